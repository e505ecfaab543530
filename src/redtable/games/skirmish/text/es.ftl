### Lo que dice la escaramuza. Los lugares son x,y en pulgadas desde la esquina inferior izquierda de la mesa.

## Sucesos

skirmish-event-game-started = El campo de batalla es { $battlefield }, con el reglamento { $ruleset }.
skirmish-event-objective-placed = El objetivo { $objective } está en { $at }.
skirmish-event-deployed = { $with-nco ->
    [true] { $unit } se despliega en { $at } con el suboficial.
   *[other] { $unit } se despliega en { $at }.
}
skirmish-event-turn-started = Turno { $turn }.
skirmish-event-phase-started = Fase: { $phase }.
skirmish-event-chit-removed = Un dado de mando quita una ficha de color { $colour } a { $unit }; le quedan { $chits }.
skirmish-event-orders-rolled = { $side } tira { $dice } de mando: { $orders ->
    [one] { $orders } orden
   *[other] { $orders } órdenes
}.
skirmish-event-roll-off = Desempate: Blufor { $blufor }, Redfor { $redfor }.
skirmish-event-initiative = { $side } tiene la iniciativa.
skirmish-event-treated = { $die ->
    [0] Primeros auxilios a { $soldier } de { $unit }: segunda herida, { $result }.
   *[other] Primeros auxilios a { $soldier } de { $unit }: { $die }, { $result }.
}
skirmish-event-nco-replaced = Un fusilero de { $unit } ocupa el lugar del suboficial.
skirmish-event-morale = { $unit } comprueba su moral: { $dice }; fallos: { $failed }.
skirmish-event-activated = { $unit } recibe la orden: { $does }, por { $cost ->
    [one] { $cost } orden
   *[other] { $cost } órdenes
}; quedan { $orders }.
skirmish-event-orders-stopped = { $side } no da más órdenes; se pierden { $orders }.
skirmish-event-voluntary-retreat = { $unit } se repliega por voluntad propia.
skirmish-event-moved = { $unit } se mueve { $inches }" hasta { $to }.
skirmish-event-move-lost = { $unit } no puede seguir: pierde el resto del movimiento.
skirmish-event-reaction = { $unit } reacciona a { $actor } en { $at }: { $does }, coste { $cost ->
    [0] cero
    [one] { $cost } orden
   *[other] { $cost } órdenes
}.
skirmish-event-reaction-die = { $unit } tira { $die } de reacción; con { $modifier } son { $result }.
skirmish-event-reaction-test = { $first ->
    [true] { $unit } actúa antes que { $actor }.
   *[other] { $actor } es más rápido que { $unit }.
}
skirmish-event-interrupted = { $unit } es sorprendida en { $at }.
skirmish-event-reaction-impossible = La reacción de { $unit } ya no es posible.
skirmish-event-firefight = { $unit } abre fuego contra { $target }.
skirmish-event-fires-first = { $unit } dispara primero.
skirmish-event-fire-lost = { $unit } ya no puede disparar a { $target }.
skirmish-event-no-fire = { $unit } no dispara a { $target }.
skirmish-event-volley = { $unit } dispara a { $target }: potencia { $firepower }{ $halved-count ->
    [0] {""}
   *[other] , mitades por: { $halved }
}; dados { $dice }{ $modifier ->
    [0] {""}
   *[other] , cada uno con { $modifier }
}: { $hits ->
    [one] { $hits } impacto
   *[other] { $hits } impactos
}{ $defensive ->
    [true] {" "}(fuego defensivo)
   *[other] {""}
}.
skirmish-event-effect = { $unit } tira { $dice } de efecto{ $parts-count ->
    [0] {""}
   *[other] , cada uno con { $modifier } ({ $parts })
}.
skirmish-event-rerolled = { $unit } repite el { $die }: { $again }, modificado { $result }.
skirmish-event-dice-kept = { $unit } se queda con sus dados.
skirmish-event-casualties = { $unit } pierde { $count ->
    [one] un soldado
   *[other] { $count } soldados
} ({ $soldiers }); activos: { $active }.
skirmish-event-chit-gained = { $unit } toma una ficha y tiene { $chits }.
skirmish-event-retreat-forced = { $unit } no aguanta más fichas y debe retirarse.
skirmish-event-retreat-rolled = { $unit } huye bajo el fuego: { $dice }, bajas { $casualties }.
skirmish-event-retreat-stays = { $unit } no tiene adónde ir y se queda.
skirmish-event-retreated = { $unit } se retira a { $to }.
skirmish-event-assault = { $unit } asalta a { $target }.
skirmish-event-assault-test = { $attacker-wins ->
    [true] { $unit } cae sobre { $target } antes de que suene un tiro.
   *[other] { $target } ve venir a { $unit }.
}
skirmish-event-assault-lost = El asalto de { $unit } a { $target } queda en nada.
skirmish-event-holds = { $unit } aguanta.
skirmish-event-withdraws = { $unit } cede.
skirmish-event-broken-off = { $unit } desiste del asalto.
skirmish-event-contact = { $unit } está en contacto con { $target } en { $at }.
skirmish-event-ground-taken = { $unit } ocupa el terreno en { $at }.
skirmish-event-combat-round = Cuerpo a cuerpo, ronda { $round }: { $unit } tira { $dice }, cada uno con { $modifier }: aciertos { $hits }.
skirmish-event-combat-won = { $unit } gana el cuerpo a cuerpo.
skirmish-event-combat-lost = { $unit } pierde el cuerpo a cuerpo.
skirmish-event-combat-given-up = Nadie puede ganar: { $unit } abandona el cuerpo a cuerpo.
skirmish-event-wiped-out = { $unit } queda aniquilada.
skirmish-event-chits-trimmed = { $unit } conserva { $chits ->
    [one] 1 ficha
   *[other] { $chits } fichas
}.
skirmish-event-chit-recovered = { $unit } se recupera de una ficha; le quedan { $chits }.
skirmish-event-chits-turned = Las fichas rojas pasan a amarillas: { $units }.
skirmish-event-recon-test = { $success ->
    [true] { $unit } busca el objetivo { $objective }: { $die }, menos fichas { $result }, éxito.
   *[other] { $unit } busca el objetivo { $objective }: { $die }, menos fichas { $result }, nada.
}
skirmish-event-objective-reconnoitred = { $unit } ha reconocido el objetivo { $objective }.
skirmish-event-passed = { $side } no hace nada ({ $decision }).
skirmish-event-game-over = Fin de la partida: gana { $winner } ({ $reason }).

## Negativas

skirmish-refusal-game-over = La partida ha terminado.
skirmish-refusal-not-your-decision = Ahora decide { $side }.
skirmish-refusal-wrong-moment = Ahora toca decidir otra cosa: { $decision }.
skirmish-refusal-no-such-unit = No hay ninguna unidad { $unit } en la mesa.
skirmish-refusal-not-your-unit = { $unit } no está a tus órdenes.
skirmish-refusal-own-unit = { $unit } es de tu bando.
skirmish-refusal-wrong-unit = Ahora solo { $unit } puede retirarse.
skirmish-refusal-nobody-active = { $unit } no tiene soldados activos.
skirmish-refusal-has-acted = { $unit } ya ha actuado este turno.
skirmish-refusal-assaulted-no-orders = Un asalto alcanzó a { $unit }: no recibe órdenes este turno.
skirmish-refusal-in-contact = { $unit } está en cuerpo a cuerpo.
skirmish-refusal-not-enough-orders = Eso cuesta { $cost ->
    [one] 1 orden
   *[other] { $cost } órdenes
}; quedan: { $orders }.
skirmish-refusal-chits-no-move = { $unit } tiene { $chits ->
    [one] 1 ficha
   *[other] { $chits } fichas
} y no se mueve.
skirmish-refusal-chits-no-fire = { $unit } tiene { $chits ->
    [one] 1 ficha
   *[other] { $chits } fichas
} y no empieza tiroteos.
skirmish-refusal-chits-no-assault = { $unit } tiene { $chits ->
    [one] 1 ficha
   *[other] { $chits } fichas
} y no asalta.
skirmish-refusal-chits-no-reaction = { $unit } tiene { $chits ->
    [one] 1 ficha
   *[other] { $chits } fichas
} y no reacciona.
skirmish-refusal-no-firepower = { $unit } no tiene quien dispare.
skirmish-refusal-no-sight = { $unit } no ve a { $target }: { $piece } lo impide, { $depth }" de fondo (como mucho { $limit }").
skirmish-refusal-unit-blocks = { $unit } no ve a { $target }: otra unidad lo impide.
skirmish-refusal-off-table = { $point } no está en la mesa.
skirmish-refusal-no-way = { $unit } debe ir a un lugar distinto de donde está.
skirmish-refusal-too-far = Son { $length }" y como mucho se puede { $limit }".
skirmish-refusal-wounded-tactical = { $unit } lleva heridos leves y se mueve como mucho { $limit }".
skirmish-refusal-rapid-inside = Un movimiento rápido recorre como mucho { $limit }" dentro de { $piece }; este recorre { $depth }".
skirmish-refusal-too-near-enemy = El camino pasa demasiado cerca de { $enemy }.
skirmish-refusal-too-near-friend = Ahí ya está { $friend }.
skirmish-refusal-assault-unseen = { $target } no está a la vista: el asalto llega a { $limit }" como mucho.
skirmish-refusal-is-assaulted = { $unit } es la asaltada: responde en el propio asalto.
skirmish-refusal-no-path = Un tiroteo no tiene camino: no indiques lugar.
skirmish-refusal-no-such-place = Indica un lugar del camino, como @3; mide { $length }".
skirmish-refusal-only-at-start = Se reacciona al inicio del camino: @0.
skirmish-refusal-no-such-die = Ningún dado fallido marca { $die }.
skirmish-refusal-wrong-count = { $count ->
    [one] Cae 1 soldado
   *[other] Caen { $count } soldados
} y has nombrado { $given }.
skirmish-refusal-no-such-soldier = No hay tantos { $soldier }.
skirmish-refusal-not-away = Una retirada debe alejarse de { $enemy }.
skirmish-refusal-too-short = La retirada debe ser de { $least }" al menos.
skirmish-refusal-no-voluntary-retreat = { $unit } no puede replegarse ahora por voluntad propia.
skirmish-refusal-no-recon = El objetivo { $objective } no puede probarse ahora.
skirmish-refusal-no-such-chit = { $unit } no tiene fichas de color { $colour }.
skirmish-refusal-no-dice-left = No queda ningún dado de mando que apartar.
skirmish-refusal-outside-zone = Eso está fuera de la zona de { $side }.
skirmish-refusal-too-near-edge = Los objetivos van a { $least }" o más del borde de la mesa.
skirmish-refusal-is-deployed = { $unit } no espera despliegue.
skirmish-refusal-nco-elsewhere = El suboficial ya va con otra unidad; quita "nco" para { $unit }.
skirmish-refusal-nco-needed = { $unit } es la última de su sección: el suboficial debe ir con ella.

## Finales

skirmish-outcome-reconnoitred = Todos los objetivos están reconocidos.
skirmish-outcome-losses = Redfor ha perdido demasiados soldados.
skirmish-outcome-turn-limit = Se acabó el último turno y faltan objetivos por reconocer.

## Nombres

skirmish-name-blufor = Blufor
skirmish-name-redfor = Redfor
skirmish-name-defender = defensor
skirmish-name-attacker = atacante
skirmish-name-objectives = objetivos
skirmish-name-deployment = despliegue
skirmish-name-initiative = iniciativa
skirmish-name-first-aid = primeros auxilios
skirmish-name-orders = órdenes
skirmish-name-close-combat = cuerpo a cuerpo
skirmish-name-recovery = recuperación
skirmish-name-red = rojo
skirmish-name-yellow = amarillo
skirmish-name-dead = muerto
skirmish-name-light = herido leve
skirmish-name-unhurt = ileso
skirmish-name-reconnoitred = objetivos reconocidos
skirmish-name-losses = bajas
skirmish-name-turn-limit = límite de turnos
skirmish-name-move = moverse
skirmish-name-fire = disparar
skirmish-name-assault = asaltar
skirmish-name-move-fire = moverse y disparar
skirmish-name-fire-move = disparar y moverse
skirmish-name-react-fire = disparar
skirmish-name-react-move = moverse
skirmish-name-react-assault = asaltar
skirmish-name-not-spotted = blanco no localizado
skirmish-name-rapid = movimiento rápido
skirmish-name-parting = ceder
skirmish-name-hard-cover = cobertura dura
skirmish-name-in-cover = a cubierto
skirmish-name-close-range = corta distancia
skirmish-name-place-objective = objetivo
skirmish-name-deploy = despliegue
skirmish-name-take-out-dice = dados de mando
skirmish-name-give-order = órdenes
skirmish-name-react = reacción
skirmish-name-reroll = repetir un dado
skirmish-name-choose-casualties = bajas
skirmish-name-hold-or-retreat = aguantar o ceder
skirmish-name-choose-destination = fin de la retirada
skirmish-name-stand-fast = retirada voluntaria
skirmish-name-recon = reconocimiento

## La pantalla

skirmish-screen-head = Turno { $turn } de { $turns }, { $phase }. Iniciativa: { $initiative }. Órdenes: Blufor { $blufor }, Redfor { $redfor }. Muertos de Redfor: { $losses } de { $limit }.
skirmish-screen-unit = Unidad
skirmish-screen-place = Lugar
skirmish-screen-soldiers = Soldados
skirmish-screen-chits = Fichas
skirmish-screen-orders = Coste de orden
skirmish-screen-notes = Notas
skirmish-screen-objective = Objetivo { $number } en { $at }: { $done ->
    [true] reconocido
   *[other] pendiente
}.
skirmish-screen-legend = ♣ bosque  ▲ rocas  ═ muro  ≈ campo  ø arbustos  " maleza  ⚑ objetivo. Una columna es una pulgada; una fila, dos.
skirmish-screen-decision = Decide: { $side }, { $decision } { $unit } { $other }
skirmish-screen-moved = se movió
skirmish-screen-acted = actuó
skirmish-screen-in-combat = en cuerpo a cuerpo

## What an action would bring

skirmish-outlook-cost = Cuesta { $cost ->
    [0] nada
    [one] { $cost } orden
   *[other] { $cost } órdenes
}.
skirmish-outlook-path = { $rapid ->
    [true] Movimiento rápido de { $inches }".
   *[other] Movimiento táctico de { $inches }".
}
skirmish-outlook-reactor = { $unit } puede reaccionar por { $cost ->
    [0] nada
    [one] { $cost } orden
   *[other] { $cost } órdenes
}.
skirmish-outlook-first = { $unit } dispara primero: { $chance } %.
skirmish-outlook-fate = { $unit }: bajas, unas { $casualties }; fichas, unas { $chits }, se retira en el { $retreat } %.
skirmish-outlook-assault = Sorpresa { $surprise } %. Si aguantan: contacto { $contact } %, frenado { $broken } %, cuerpo a cuerpo ganado { $wins } %.
skirmish-outlook-defence = Dispara { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}: bajas, unas { $casualties }, el asalto se frena en el { $broken } %, la unidad es arrollada en el { $wins } %.
skirmish-outlook-retreat = Dados a la vista del enemigo: { $dice }, bajas, unas { $casualties }.
skirmish-outlook-chance = Éxito en el { $chance } %.
