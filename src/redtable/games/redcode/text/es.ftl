### Lo que dice Código Rojo. Los barcos son letras; las casillas van de a1 a h6.

## Sucesos

redcode-event-game-started = { $mode }, { $ships } contra { $ships }, con el reglamento { $ruleset }.
redcode-event-map-laid = El mar queda dispuesto: { $cards }.
redcode-event-first-player = { $ship } tiene el primer turno.
redcode-event-ship-chosen = { $ship } es un { $type }.
redcode-event-ship-placed = { $ship } empieza en { $square }.
redcode-event-hand-dealt = { $ship } recibe { $number ->
    [one] { $number } carta de orden
   *[other] { $number } cartas de orden
}.
redcode-event-hand-dealt-secret = { $ship } recibe: { $cards }.
redcode-event-turn-started = Ronda { $round }: turno de { $ship }.
redcode-event-turn-lost = Ronda { $round }: { $ship } está bajo el agua y pierde el turno.
redcode-event-turn-ended = { $ship } termina su turno.
redcode-event-crew-recovered = { $ship } recupera tripulantes de: { $crew }.
redcode-event-manoeuvre-declared = { $target-word ->
    [own] { $ship } usa { $manoeuvre }.
   *[other] { $ship } usa { $manoeuvre } sobre { $target }.
}
redcode-event-response-declared = { $target-word ->
    [own] { $ship } responde con { $manoeuvre }.
   *[other] { $ship } responde con { $manoeuvre } sobre { $target }.
}
redcode-event-crew-paid = { $ship } pone { $crew ->
    [one] { $crew } tripulante
   *[other] { $crew } tripulantes
} en { $manoeuvre }.
redcode-event-window-opened = Pueden responder al eslabón { $link }: { $ships }.
redcode-event-passed = { $ship } no responde.
redcode-event-link-resolved = Se cumple el eslabón { $link }: { $manoeuvre } de { $ship }.
redcode-event-link-cancelled = El eslabón { $link } queda anulado: { $manoeuvre } de { $ship } no hace nada.
redcode-event-link-fizzled = Tras el hundimiento, el eslabón { $link } se queda en nada: { $manoeuvre } de { $ship }.
redcode-event-step-moved = { $ship } navega de { $from } a { $to }.
redcode-event-current-triggered = La corriente de { $square } arrastra a { $ship } una casilla más.
redcode-event-current-lost = { $ship } no puede salir de la corriente de { $square }: el paso se pierde.
redcode-event-stopped = { $ship } se detiene.
redcode-event-damage-taken = { $ship } sufre { $points } de daño: de { $before } a { $after }.
redcode-event-breakdown-lost = { $ship } pierde { $number ->
    [one] una avería
   *[other] { $number } averías
}.
redcode-event-repaired = { $ship } gana { $points ->
    [0] cero reparaciones, la fila está completa
    [one] { $points } reparación
   *[other] { $points } reparaciones
}: { $after }.
redcode-event-breakdown-gained = { $ship } gana { $number ->
    [0] cero averías, ya las tiene todas
    [one] { $number } avería
   *[other] { $number } averías
}: { $after }.
redcode-event-crew-removed = { $ship } pierde { $number ->
    [one] { $number } tripulante
   *[other] { $number } tripulantes
} de la reserva.
redcode-event-order-played = { $ship } juega { $card } sobre { $target }.
redcode-event-order-drawn = { $ship } roba una carta de orden.
redcode-event-order-drawn-secret = { $ship } roba { $card }.
redcode-event-order-discarded = { $ship } descarta { $card }.
redcode-event-hand-discarded = Se descartan las cartas de { $ship }: { $cards }.
redcode-event-deck-reshuffled = Las { $number } cartas descartadas forman el nuevo mazo.
redcode-event-intercepted = { $ship } queda interceptado: sin maniobras hasta su próximo turno.
redcode-event-intercept-ended = { $ship } vuelve a poder maniobrar.
redcode-event-ship-sunk = { $by } hunde a { $ship }.
redcode-event-victory-point = Un punto para el bando { $side }, que ya tiene { $points }.
redcode-event-compensation-cards = El bando { $side } roba { $number } cartas de orden por su pérdida.
redcode-event-compensation-tied = Los dos bandos sufren la pérdida a la vez: nadie roba cartas por ella.
redcode-event-ship-returned = { $ship } regresa en { $square }, como nuevo.
redcode-event-game-over = { $side-word ->
    [nobody] La batalla ha terminado. No gana nadie.
   *[other] La batalla ha terminado. Gana el bando { $side }.
}

## Negativas

redcode-refusal-game-over = La partida ha terminado.
redcode-refusal-not-your-decision = Ahora no decides tú, sino el capitán de { $ship }.
redcode-refusal-other-decision = { $decision-word ->
    [choose] Antes hay que elegir un tipo de barco.
    [place] Antes hay que colocar el barco.
    [return] Antes el barco tiene que volver al mar.
    [recover] Antes hay que recuperar tripulantes.
    [main] Eso no viene al caso: usa una maniobra, juega una carta de orden o termina el turno.
    [move] Antes hay que acabar el movimiento.
    [respond] Antes hay que contestar a la cadena: responde o pasa.
    [boatswain] Antes el contramaestre trae de vuelta a sus tripulantes.
   *[discard] Antes hay que descartar las cartas que sobran en la mano.
}
redcode-refusal-type-taken = Tu bando ya tiene un { $type }.
redcode-refusal-islet = En { $square } hay un islote.
redcode-refusal-occupied = { $ship } está en { $square }: en una casilla cabe un solo barco.
redcode-refusal-not-your-corner = { $square } no es una casilla de salida del bando { $side }.
redcode-refusal-not-nearest = { $square } no es una de las casillas libres más cercanas, y todas las de salida del bando { $side } están ocupadas.
redcode-refusal-recover-number = Hay que recuperar { $number }, no { $given }.
redcode-refusal-no-crew-there = En { $place } hay { $crew } tripulantes que recuperar, no { $given }.
redcode-refusal-not-adjoining = { $square } no toca { $from }, donde está el barco.
redcode-refusal-must-leave-current = La corriente de { $square } arrastra al barco: tiene que dar un paso.
redcode-refusal-against-current = La corriente de { $from } no lleva a { $square }.
redcode-refusal-no-way-back = La corriente no deja volver a { $square }.
redcode-refusal-no-such-card = No tienes { $card } en la mano.
redcode-refusal-one-order-a-turn = Ya has jugado una carta de orden en este turno: solo se permite una.
redcode-refusal-orders-first = La carta de orden se juega antes de la primera maniobra del turno.
redcode-refusal-no-orders-in-chain = Las cartas de orden se juegan en el propio turno, nunca como respuesta.
redcode-refusal-needs-block = { $card } pide un bloque de cuatro casillas: di la de arriba a la izquierda.
redcode-refusal-needs-ship = { $card } pide un barco, no una casilla.
redcode-refusal-no-block = No hay un bloque así que empiece en { $square }.
redcode-refusal-not-on-board = { $ship } no está en el mar.
redcode-refusal-friendly-fire = { $target }: en esta mesa no se dispara a los propios.
redcode-refusal-null-effect = { $name } no cambiaría nada ahí, y esta mesa no lo permite.
redcode-refusal-not-your-manoeuvre = Un { $type } no tiene la maniobra { $manoeuvre }.
redcode-refusal-intercepted = { $ship } está interceptado y no puede maniobrar hasta su próximo turno.
redcode-refusal-not-a-response = { $manoeuvre } no es una respuesta.
redcode-refusal-nothing-to-cancel = { $manoeuvre } contesta a una maniobra en curso, y no hay ninguna.
redcode-refusal-covered = La maniobra { $manoeuvre } está cubierta: tripulantes encima, { $crew }.
redcode-refusal-no-crew = { $manoeuvre } cuesta { $cost }; en la reserva: { $crew }.
redcode-refusal-first-turn-crew = { $manoeuvre } cuesta { $cost } y en el primer turno solo se pueden gastar { $crew } más.
redcode-refusal-needs-square = { $manoeuvre } pide la casilla de su primer paso.
redcode-refusal-no-square = { $manoeuvre } pide un barco, no una casilla.
redcode-refusal-own-ship-only = { $manoeuvre } no tiene distancia: solo sirve para tu propio barco.
redcode-refusal-needs-target = { $manoeuvre } pide un objetivo.
redcode-refusal-cancel-takes-link = { $manoeuvre } anula un eslabón de la cadena; no tiene otro objetivo.
redcode-refusal-only-last-link = El eslabón { $link } no se puede anular ahora: solo el último.
redcode-refusal-not-aligned = { $ship }, en { $square }, no está en línea: { $rows } en vertical y { $columns } en horizontal.
redcode-refusal-too-far = { $ship }, en { $square }, está a { $distance } casillas, y { $manoeuvre } alcanza { $reach }.
redcode-refusal-blocked-by-islet = El islote de { $at } tapa a { $ship }, en { $square }.
redcode-refusal-blocked-by-ship = { $by }, en { $at }, tapa a { $ship }, en { $square }.

## Cómo termina una partida

redcode-outcome-fleet-sunk = Al bando perdedor no le queda ningún barco a flote.
redcode-outcome-points = Se ha llegado a los puntos de victoria.
redcode-outcome-both-sunk = Los últimos barcos de los dos bandos se hundieron a la vez.
redcode-outcome-both-points = Los dos bandos llegaron a los puntos de victoria con el mismo golpe.
redcode-outcome-round-cap = Ha pasado la última ronda: decide lo que queda a flote.

## Nombres

redcode-name-blue = Azul
redcode-name-red = Rojo
redcode-name-nobody = nadie
redcode-name-arena = Arena
redcode-name-war = Guerra
redcode-name-captain = Capitán
redcode-name-admiral = Almirante
redcode-name-submarine = submarino
redcode-name-destroyer = destructor
redcode-name-carrier = portaaviones
redcode-name-move = Movimiento
redcode-name-repair = Reparar
redcode-name-torpedo = Torpedo
redcode-name-orders = Órdenes
redcode-name-immersion = Inmersión
redcode-name-countermeasure = Contramedida
redcode-name-heavy_torpedo = Torpedo pesado
redcode-name-mine = Mina flotante
redcode-name-missile = Misil
redcode-name-depth_charge = Carga de profundidad
redcode-name-shield = Blindaje
redcode-name-assault = Asalto
redcode-name-air_support = Apoyo aéreo
redcode-name-radio_support = Apoyo por radio
redcode-name-medical = Equipo médico
redcode-name-radar = Radar
redcode-name-removed = retirados
redcode-name-reserve = reserva
redcode-name-ambush = Emboscada
redcode-name-deserter = Desertor
redcode-name-boatswain = Contramaestre
redcode-name-atomic = Bomba atómica
redcode-name-evasion = Evasión
redcode-name-intercept = Interceptar
redcode-name-kamikaze = Kamikaze
redcode-name-choose = elegir
redcode-name-place = colocar en
redcode-name-return = regresar en
redcode-name-recover = recuperar
redcode-name-step = seguir a
redcode-name-stop = detenerse
redcode-name-pass = pasar
redcode-name-play = jugar
redcode-name-discard = descartar
redcode-name-end = terminar el turno
