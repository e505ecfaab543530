### What the Red Code table says in the web client; the words of the game itself stand beside its rules.

## The ships
web-redcode-sea = El mar, ocho columnas por seis filas
web-redcode-diagram = Dibujo: { $text }
web-redcode-ships = Barcos
web-redcode-ships-tap = toca para ver su ficha
web-redcode-ally = aliado
web-redcode-sinks = { $captain } se hunde
web-redcode-sunk = hundido
web-redcode-misses-turn = hundido, pierde turno
web-redcode-comes-back = vuelve en su turno
web-redcode-intercepted = interceptado
web-redcode-no-ship = aún sin barco
web-redcode-label-you = { $name } · tú
web-redcode-here = ¿aquí, { $square }?
web-redcode-hull = casco { $hull } de { $whole }
web-redcode-hull-cubes = { $breakdowns } averías, { $repairs } reparaciones
web-redcode-breakdowns = Averías
web-redcode-repairs = Reparaciones
web-redcode-reserve = Reserva
web-redcode-removed = Retirados
web-redcode-cards = Cartas en mano
web-redcode-control-card = Ficha de control de { $ship }
web-redcode-own-card = Tu ficha
web-redcode-cost = cuesta { $cost } tripulantes, { $crew } encima
web-redcode-bring-back = Recuperar un tripulante de: { $place }
web-redcode-put-back = Dejar este en: { $place }
web-redcode-square-yours = tu { $type }
web-redcode-square-ship = { $type } de { $captain }
web-redcode-square-islet = islote
web-redcode-square-current = corriente
web-redcode-square-can = se puede elegir
web-redcode-corner-blue = Esquina azul
web-redcode-corner-red = Esquina roja
web-redcode-score-war = Marcador: Azul { $blue }, Rojo { $red }, de { $most }
web-redcode-score-arena = Barcos a flote: Azul { $blue }, Rojo { $red }, de { $most }
web-redcode-round = ronda { $round }

## What a manoeuvre does, in few words
web-redcode-effect-damage = { $amount ->
    [one] −1 reparación
   *[other] −{ $amount } reparaciones
}
web-redcode-effect-lose_breakdown = { $amount ->
    [one] −1 avería
   *[other] −{ $amount } averías
}
web-redcode-effect-repair = { $amount ->
    [one] +1 reparación
   *[other] +{ $amount } reparaciones
}
web-redcode-effect-gain_breakdown = { $amount ->
    [one] +1 avería
   *[other] +{ $amount } averías
}
web-redcode-effect-lose_crew = −{ $amount } tripulante
web-redcode-effect-recover_crew = recupera { $amount }
web-redcode-effect-draw = { $amount ->
    [one] roba 1 carta
   *[other] roba { $amount } cartas
}
web-redcode-effect-move = { $amount ->
    [one] 1 casilla
   *[other] { $amount } casillas
}
web-redcode-effect-intercept = sin maniobras
web-redcode-effect-cancel = anula el eslabón anterior
web-redcode-effect-own = propio { $effect }
web-redcode-short-damage = −{ $amount }
web-redcode-short-repair = +{ $amount }
web-redcode-short-lose_crew = −{ $amount } trip.
web-redcode-short-range = alc. { $distance }
web-redcode-short-none = sin blanco
web-redcode-covered = cubierta
web-redcode-only-own = solo tu bando a tiro
web-redcode-no-use = ahora no cambiaría nada
web-redcode-nothing-there = Aquí no hay nada a lo que apuntar.
web-redcode-range = alcance { $distance }

## Orders
web-redcode-orders = Tus órdenes
web-redcode-hand = { $count } de { $limit }
web-redcode-room = { $count ->
    [one] cabe una más
   *[other] caben { $count } más
}
web-redcode-deck = en el mazo
web-redcode-no-cards = sin órdenes
web-redcode-hidden-cards = { $count ->
    [one] 1 orden oculta
   *[other] { $count } órdenes ocultas
}

## The open question
web-redcode-prompt-choose = ¿Qué barco eliges?
web-redcode-prompt-choose-text = Un bando nunca repite barco.
web-redcode-prompt-place = ¿Dónde empieza tu { $ship }?
web-redcode-prompt-place-text = { $count ->
    [one] Hay una casilla libre.
   *[other] Hay { $count } casillas libres.
}
web-redcode-prompt-return = ¿Dónde vuelve tu barco?
web-redcode-prompt-recover = { $count ->
    [one] Recupera un tripulante
   *[other] Recupera { $count } tripulantes
}
web-redcode-prompt-recover-text = { $count ->
    [one] Toca un cubo más para recuperarlo.
   *[other] Toca los { $count } cubos que quieras recuperar.
}
web-redcode-prompt-recover-done = Eso libera donde estaban.
web-redcode-prompt-main = Tu turno
web-redcode-prompt-main-text = { $crew ->
    [one] Un tripulante en reserva. Usa lo iluminado o termina el turno.
   *[other] { $crew } tripulantes en reserva. Usa lo iluminado o termina el turno.
}
web-redcode-prompt-aim = { $what }: elige blanco
web-redcode-prompt-where = { $what }: ¿adónde?
web-redcode-prompt-step = { $steps ->
    [one] Un paso más
   *[other] { $steps } pasos más
}
web-redcode-prompt-step-must = La corriente te lleva: elige casilla.
web-redcode-prompt-step-text = Elige casilla o quédate aquí.
web-redcode-prompt-discard = Te sobra una orden
web-redcode-prompt-discard-text = Elige la carta que descartas.
web-redcode-prompt-respond = ¿Respondes a { $captain }: { $what }?
web-redcode-prompt-respond-text = Si pasas y nadie más responde, surte efecto.
web-redcode-ask-harm = Esto daña a tu propio bando. ¿Seguro?
web-redcode-ask-pointless = Esto no cambiaría nada. ¿Seguro?
web-redcode-ask-again = Toca otra vez o confirma.
web-redcode-ask-target = ¿{ $what } contra { $target }?
web-redcode-ask-plain = ¿{ $what }?
web-redcode-ask-step = ¿Navegar a { $square }?
web-redcode-ask-place = ¿Tu { $ship } en { $square }?
web-redcode-ask-place-text = Con puntos: lo que verías desde allí.
web-redcode-ask-discard = ¿Descartar { $what }?
web-redcode-do = Hacerlo
web-redcode-again = Elegir otra vez
web-redcode-stop = Parar aquí
web-redcode-end-turn = Terminar el turno
web-redcode-response = { $what } · { $cost } tripulantes
web-redcode-wait = { $captain } piensa
web-redcode-wait-away = { $captain } no está
web-redcode-wait-choose = { $captain } elige barco
web-redcode-wait-place = { $captain } coloca su barco
web-redcode-wait-respond = { $captain } puede responder
web-redcode-wait-text = Mientras, puedes mirar cualquier ficha.
web-redcode-over = terminada
web-redcode-harmful = daña a tu bando
web-redcode-pointless = no cambia nada
web-redcode-action = { $verb ->
    [choose] Elegir { $what }
    [place] Empezar en { $target }
    [return] Volver en { $target }
    [recover] Recuperar: { $what }
    [step] Navegar a { $target }
    [stop] Parar aquí
    [pass] Pasar
    [play] Jugar { $what } contra { $target }
    [discard] Descartar { $what }
    [end] Terminar el turno
   *[use] { $what } { $target }
}
web-redcode-link = eslabón { $number }

## Choosing a ship
web-redcode-choose = Elige tu barco
web-redcode-choose-price = cubos blancos: el precio en tripulantes
web-redcode-about-submarine = Dos casillas de una vez. Convierte un ataque en su propia reparación.
web-redcode-about-destroyer = El muro del bando. Anula una maniobra a tres casillas.
web-redcode-about-carrier = Ve lejos y mantiene a flote a los suyos.
web-redcode-take = Elegir
web-redcode-your-choice = tu elección
web-redcode-has-it = lo tiene { $captain }
web-redcode-every-ship = Todos los barcos

## Log and story
web-redcode-log-setup = preparación
web-redcode-log-round = Ronda { $round } · { $captain }
web-redcode-rd = R. { $round }
web-redcode-rounds = { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}
web-redcode-story-sunk = { $by } hunde a { $ship }.
web-redcode-story-chain = Una cadena de { $links }; la última palabra, de { $ship }.
web-redcode-story-cancelled = { $what } de { $ship } queda en nada por un blindaje.
web-redcode-story-order = { $ship } juega { $what }.
web-redcode-story-returned = { $ship } vuelve como nuevo.
web-redcode-story-blow = { $ship } recibe { $points } de daño de un solo golpe.
web-redcode-mark-sunk = Se hunde { $captain }
web-redcode-mark-chain = Una cadena larga
web-redcode-numbers-rounds = Rondas
web-redcode-numbers-manoeuvres = Maniobras
web-redcode-numbers-answered = Respondidas
web-redcode-numbers-longest = Cadena más larga
web-redcode-numbers-hull = Casco perdido, azul · rojo
web-redcode-luck = La suerte de las cartas
web-redcode-luck-how = valor de cartas, línea = esperado
web-redcode-luck-bar = robado { $actual }, esperado { $expected }
web-redcode-score-now = marcador ahora
web-redcode-wins-blue = Gana Azul
web-redcode-wins-red = Gana Rojo

## Phone
web-redcode-tabs = Partes de la mesa
web-redcode-tab-ship = Barco
web-redcode-tab-orders = Órdenes
web-redcode-tab-chain = Cadena
web-redcode-tab-log = Diario

## Lobby
web-redcode-side-blue = empieza arriba a la izquierda
web-redcode-side-red = empieza abajo a la derecha
web-redcode-option-mode = Cómo se gana
web-redcode-option-mode-text = Arena: hunde al otro bando una vez. Guerra: los barcos vuelven, ganan cinco puntos.
web-redcode-option-mode-arena = Arena
web-redcode-option-mode-war = Guerra a 5
web-redcode-option-ships_per_side = Barcos por bando
web-redcode-option-ships_per_side-text = Cada capitán tiene un asiento.
web-redcode-option-ships_per_side-1 = 1 c 1
web-redcode-option-ships_per_side-2 = 2 c 2
web-redcode-option-ships_per_side-3 = 3 c 3
web-redcode-option-fleet_mode = Un almirante por bando
web-redcode-option-fleet_mode-text = Una persona lleva todos los barcos de un bando.
web-redcode-option-move_adjacency = Se navega en diagonal
web-redcode-option-move_adjacency-text = Ocho vecinas en lugar de cuatro.
web-redcode-option-move_adjacency-8 = sí
web-redcode-option-move_adjacency-4 = no
web-redcode-option-response_scope = Quién puede responder
web-redcode-option-response_scope-text = Todos, el bando atacado o el barco atacado.
web-redcode-option-response_scope-any = todos
web-redcode-option-response_scope-target_side = el bando
web-redcode-option-response_scope-target_only = el barco
web-redcode-option-team_hands_visible = Los aliados se ven las órdenes
web-redcode-option-team_hands_visible-text = No: se pueden decir, pero no enseñar.
web-redcode-option-allow_friendly_fire = Disparos al propio bando
web-redcode-option-allow_friendly_fire-text = Legales según las reglas; la página pregunta dos veces.
web-redcode-option-sink_cancels = Un hundimiento corta
web-redcode-option-sink_cancels-text = Lo que queda de una cadena cuando un barco se hunde en ella.
web-redcode-option-sink_cancels-rest_of_chain = toda la cadena
web-redcode-option-sink_cancels-sunk_ship_links = sus eslabones

web-redcode-preview = El mar
web-redcode-preview-text = Un ejemplo: islotes y corrientes se reparten al empezar la partida.
web-redcode-wish = El barco que te gustaría
web-redcode-wish-text = ¿Qué barco te gustaría? Se elige por turno al empezar la partida.
web-redcode-wish-kept = Se elige por turno al empezar la partida: { $ship } estará señalado, si sigue libre.
web-redcode-wished = querías este
