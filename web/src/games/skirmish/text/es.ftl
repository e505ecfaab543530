### Lo que dice la mesa de la escaramuza en el cliente web; las palabras del juego están junto a sus reglas.
## The table and its units
web-skirmish-table = La mesa, { $width } por { $height } pulgadas
web-skirmish-diagram = Dibujo: { $text }
web-skirmish-units = Unidades
web-skirmish-unit = { $unit }, { $kind } de { $side }
web-skirmish-kind-nco = jefe de sección
web-skirmish-kind-gun = grupo de ametralladora
web-skirmish-kind-group = grupo de fusileros
web-skirmish-kind-team = equipo de fusileros
web-skirmish-active = { $active } de { $all } activos
web-skirmish-chits = fichas: { $red } rojas, { $yellow } amarillas
web-skirmish-with-nco = con el jefe
web-skirmish-acted = ya ha actuado
web-skirmish-moved = se ha movido
web-skirmish-in-cover = a cubierto: no se ha movido
web-skirmish-in-contact = cuerpo a cuerpo con { $unit }
web-skirmish-at = en { $x }, { $y }
web-skirmish-removed = fuera de juego
web-skirmish-waiting = espera
web-skirmish-price = { $cost ->
    [one] { $cost } orden
   *[other] { $cost } órdenes
}
web-skirmish-open = al descubierto
web-skirmish-at-wall = junto al { $kind } { $piece }
web-skirmish-in-piece = { $kind } { $piece }
web-skirmish-terrain-wall = muro
web-skirmish-terrain-forest = bosque
web-skirmish-terrain-rocks = rocas
web-skirmish-terrain-field = campo
web-skirmish-terrain-bushes = arbustos
web-skirmish-terrain-undergrowth = maleza
web-skirmish-soldier-R = fusilero
web-skirmish-soldier-MG = ametrallador
web-skirmish-soldier-NCO = jefe
web-skirmish-status-light = herido leve
web-skirmish-status-casualty = baja
web-skirmish-status-light-casualty = herido otra vez
web-skirmish-status-dead = muerto
web-skirmish-chit-effect-1 = no se mueve
web-skirmish-chit-effect-2 = no se mueve ni abre fuego
web-skirmish-chit-effect-3 = no se mueve ni dispara
web-skirmish-keys = Las flechas mueven el final del camino una pulgada, con Mayús una décima. Más y menos acercan y alejan.
web-skirmish-end-at = Final del camino en { $x }, { $y }, { $length } pulgadas
web-skirmish-zoom-in = Acercar
web-skirmish-zoom-out = Alejar
web-skirmish-zoom-whole = Toda la mesa
web-skirmish-tools = Herramientas: regla, vista del enemigo, acercar y alejar
web-skirmish-inches = { $inches }″
web-skirmish-inches-of = { $inches }″ de { $limit }″
web-skirmish-ring-tactical = { $inches }″ táctico
web-skirmish-ring-rapid = { $inches }″ rápido
web-skirmish-ring-close = { $inches }″ cerca
web-skirmish-ring-command = mando { $inches }″
web-skirmish-react-cost = { $cost ->
    [0] gratis
    [one] { $cost } orden
   *[other] { $cost } órdenes
}

## Turn, phases, pools
web-skirmish-turn = turno { $turn }
web-skirmish-turn-of = turno { $turn } de { $turns }
web-skirmish-tn = T { $turn }
web-skirmish-phases = Fases del turno
web-skirmish-pools = Órdenes de los dos bandos
web-skirmish-command-dice = Dados de mando: { $dice }
web-skirmish-command-pool = { $dice ->
    [one] 1 dado de mando
   *[other] { $dice } dados de mando
}
web-skirmish-orders-left = { $orders ->
    [one] queda 1 orden
   *[other] quedan { $orders } órdenes
}
web-skirmish-orders = { $orders ->
    [one] { $orders } orden
   *[other] { $orders } órdenes
}
web-skirmish-found = objetivos { $done } de { $all }

## The open question
web-skirmish-over = terminada
web-skirmish-wait = { $decision ->
    [place-objective] { $side } coloca un objetivo
    [deploy] { $side } despliega
    [react] { $side } puede reaccionar
    [reroll] { $side } mira sus dados
    [choose-casualties] { $side } cuenta sus bajas
    [hold-or-retreat] { $side } aguanta o cede
    [choose-destination] { $side } se retira
    [recon] { $side } explora un objetivo
   *[other] { $side } piensa
}
web-skirmish-wait-text = Mientras, puedes mirarlo todo.
web-skirmish-ask-objective = ¿Dónde va el objetivo { $number }?
web-skirmish-ask-objective-text = Toca la mesa o elige de la lista: conviene que no se vea desde la zona de Redfor.
web-skirmish-ask-deploy = ¿Dónde se despliega { $unit }?
web-skirmish-ask-deploy-text = Arrástrala a tu zona, toca un sitio o elige de la lista.
web-skirmish-ask-dice = ¿Quitar fichas o tirar?
web-skirmish-ask-dice-text = Cada dado que apartas quita una ficha; los demás se tiran para órdenes.
web-skirmish-ask-unit = { $unit }: ¿qué hace?
web-skirmish-ask-move = Arrástrala o toca adónde va. Si arrastras más lejos, es un movimiento rápido.
web-skirmish-ask-rapid = Arrástrala hasta el doble: el fuego se reduce a la mitad y reacciona peor.
web-skirmish-ask-fire = Toca un enemigo a la vista.
web-skirmish-ask-assault = Toca al enemigo que quieres asaltar.
web-skirmish-ask-order = { $orders ->
    [0] No quedan órdenes
    [one] Tu última orden
   *[other] Tienes { $orders } órdenes
}
web-skirmish-ask-order-text = Elige una unidad: las de la barra pueden actuar.
web-skirmish-ask-react = { $unit } actúa. ¿Reaccionas?
web-skirmish-ask-react-move = { $unit } se mueve { $inches }″. ¿Reaccionas?
web-skirmish-ask-react-against = { $unit } va contra { $other }. ¿Reaccionas?
web-skirmish-sum-against-move = Responde a { $unit }, que se mueve { $inches }″.
web-skirmish-sum-against-unit = Responde a { $unit }, que va contra { $other }.
web-skirmish-reroll-die = Repetir el { $die }
web-skirmish-show-choice = Ver las opciones
web-skirmish-ask-react-text = { $orders ->
    [one] Hasta 10″ es gratis; te queda 1 orden para más.
   *[other] Hasta 10″ es gratis; te quedan { $orders } órdenes para más.
}
web-skirmish-ask-reroll = { $unit } recibe impactos. ¿Repetir un dado?
web-skirmish-ask-reroll-text = Repetir un dado rojo cuesta una ficha.
web-skirmish-ask-casualties-text = Tú eliges quién cae.
web-skirmish-ask-hold-text = Aguantar: fuego completo y cuerpo a cuerpo. Ceder: medio fuego, una ficha y fuera.
web-skirmish-ask-destination = { $unit } se retira. ¿Adónde?
web-skirmish-ask-destination-text = Lejos de todo enemigo que la vea, tanto como pueda.
web-skirmish-ask-stand-text = Retirarse es gratis, pero a la vista del enemigo cada ficha es un dado.
web-skirmish-ask-recon-text = Una prueba gratis por cada objetivo a la vista.
web-skirmish-draft-objective = ¿El objetivo en { $place }?
web-skirmish-draft-deploy = ¿{ $unit } en { $place }?
web-skirmish-draft-to = { $unit } se retira a { $place }
web-skirmish-draft-retreat = { $unit } se retira
web-skirmish-draft-react = { $mode ->
    [fire] { $unit } dispara a { $target }
    [assault] { $unit } asalta a { $target }
   *[other] { $unit } se mueve como reacción
}
web-skirmish-draft-assault = { $unit } asalta a { $target }
web-skirmish-draft-move = { $unit } se mueve a { $place }
web-skirmish-draft-fire = { $unit } dispara a { $target }
web-skirmish-draft-move-fire = { $unit } se mueve a { $place } y dispara a { $target }
web-skirmish-draft-fire-move = { $unit } dispara a { $target } y se mueve a { $place }
web-skirmish-sum-fire = Se espera para { $target }: bajas { $casualties }, fichas { $chits }; para { $unit }: bajas { $own }.
web-skirmish-sum-assault = Sorpresa { $surprise }. Si aguantan: contacto { $contact }, victoria { $wins }.
web-skirmish-sum-tactical = Táctico, { $inches }″.
web-skirmish-sum-rapid = Rápido, { $inches }″.
web-skirmish-sum-react = Pueden reaccionar: { $units }.
web-skirmish-sum-first = Te adelantas en el { $chance } de los casos.
web-skirmish-back = Atrás
web-skirmish-corner = Esquina aquí
web-skirmish-retreat = Retirarse
web-skirmish-go = Hacerlo
web-skirmish-go-move = Mover
web-skirmish-go-fire = Disparar
web-skirmish-go-assault = Asaltar
web-skirmish-go-retreat = Retirarse
web-skirmish-go-react = Reaccionar
web-skirmish-quiet-stop = Sin más órdenes
web-skirmish-quiet-decline = No reaccionar
web-skirmish-quiet-roll = Tirar el resto
web-skirmish-quiet-keep = Dejar los dados
web-skirmish-quiet-stay = Quedarse
web-skirmish-quiet-pass = No explorar

## Commands, reactions, lists
web-skirmish-card = Ficha de { $unit }
web-skirmish-what = Qué hace
web-skirmish-mode-move = Táctico
web-skirmish-mode-rapid = Rápido
web-skirmish-mode-fire = Fuego
web-skirmish-mode-assault = Asalto
web-skirmish-targets = Blancos
web-skirmish-when = En qué punto de su camino
web-skirmish-moment = a { $at }″, distancia { $distance }″
web-skirmish-then-fire = y después disparar a
web-skirmish-fire-first = antes disparar a
web-skirmish-hidden-by = tras { $piece }
web-skirmish-places = Buenos sitios ({ $count })
web-skirmish-places-cover = solo con cobertura
web-skirmish-sees = ve { $units }
web-skirmish-sees-objective = ve el objetivo { $numbers }
web-skirmish-filter = Filtrar: unidad, palabra o sitio
web-skirmish-filtered = { $shown } de { $count }
web-skirmish-action = { $verb ->
    [objective] Objetivo en { $place }
    [deploy] Desplegar { $unit } en { $place } { $words }
    [remove] Quitar una ficha ({ $words }) de { $unit }
    [roll] Tirar los dados de mando
    [move] { $unit } se mueve a { $place }
    [fire] { $unit } dispara a { $target }
    [move-fire] { $unit } se mueve a { $place } y dispara a { $target }
    [fire-move] { $unit } dispara a { $target } y se mueve a { $place }
    [assault] { $unit } asalta a { $target } { $place }
    [retreat] { $unit } se retira
    [stop] Sin más órdenes
    [react-fire] { $unit } reacciona: dispara a { $target }, a { $at }″
    [react-move] { $unit } reacciona: se mueve a { $place }, a { $at }″
    [react-assault] { $unit } reacciona: asalta a { $target }, a { $at }″
    [decline] No reaccionar
    [reroll] Repetir el { $words }
    [keep] Dejar los dados
    [lose] Bajas: { $words }
    [hold] Aguantar
    [withdraw] Ceder
    [to] Retirarse a { $place }
    [stay] Quedarse
    [recon] Explorar el objetivo { $words }
   *[pass] No explorar
}
web-skirmish-saved-title = Despliegues guardados
web-skirmish-saved-keep = Guardar este despliegue
web-skirmish-saved-name = Su nombre
web-skirmish-saved-kept = «{ $name }» queda guardado en este navegador, para este campo de batalla.
web-skirmish-saved-forget = Borrar «{ $name }»
web-skirmish-saved-refused = No como estaba guardado: { $what }. { $why }
web-skirmish-deploy = Despliegue
web-skirmish-waiting-count = { $count } en espera
web-skirmish-section = sección { $section }
web-skirmish-nco = El jefe va con { $unit }
web-skirmish-nco-must = El jefe tiene que ir con { $unit }
web-skirmish-objectives = Objetivos
web-skirmish-objectives-text = En tu zona, al menos a { $inches }″ del borde de la mesa.
web-skirmish-objective = Objetivo { $number }

## Decisions of one touch
web-skirmish-take-out = Dados de mando
web-skirmish-remove = una ficha menos: { $colour }
web-skirmish-no-chits = no hay fichas que quitar
web-skirmish-effect-on = Impactos en { $unit }
web-skirmish-each = cada uno { $modifier }
web-skirmish-die-bad = { $die }, con modificadores { $result }: una baja. Repetirlo.
web-skirmish-die-good = { $die }, con modificadores { $result }: a salvo
web-skirmish-reroll-text = Toca un dado rojo: se salva en el { $chance } de los casos, y la unidad toma una ficha.
web-skirmish-casualties = { $count ->
    [one] Cae un soldado: ¿quién?
   *[other] Caen { $count } soldados: ¿quiénes?
}
web-skirmish-figure = { $light ->
    [true] { $unit } { $soldier }, herido
   *[other] { $unit } { $soldier }
}
web-skirmish-assaulted = { $other } asalta a { $unit }
web-skirmish-hold = Aguantar
web-skirmish-withdraw = Ceder
web-skirmish-defence-dice = dispara con { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}
web-skirmish-defence-casualties = bajas: unas { $casualties }
web-skirmish-defence-stops = frena el asalto: { $chance }
web-skirmish-defence-falls = la arrollan: { $chance }
web-skirmish-stand-fast = ¿Se retira { $unit }?
web-skirmish-retreat-dice = A la vista de { $seen }: { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}, baja con menos de 5.
web-skirmish-retreat-free = Nadie la ve o no tiene fichas: sin dados.
web-skirmish-recon = { $unit } explora un objetivo
web-skirmish-recon-chance = éxito: { $chance }

## Odds and modifiers
web-skirmish-odds = Qué esperar
web-skirmish-reaction = Reacción
web-skirmish-against = { $mine } contra { $theirs }
web-skirmish-first = { $unit } dispara antes
web-skirmish-surprise = { $unit } llega sin fuego
web-skirmish-comes-first = llega antes que la acción
web-skirmish-firepower = Potencia de fuego, acierta con 5 o más
web-skirmish-fires-back = { $unit } devuelve el fuego
web-skirmish-riflemen = { $count ->
    [one] 1 fusilero
   *[other] { $count } fusileros
}
web-skirmish-gunners = { $count ->
    [one] 1 ametralladora
   *[other] { $count } ametralladoras
}
web-skirmish-nobody-fires = nadie que dispare
web-skirmish-dice-count = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}
web-skirmish-half = mitad: { $dice }
web-skirmish-silent = { $unit } no dispara
web-skirmish-adds = { $unit } suma a cada dado
web-skirmish-part-chits = fichas
web-skirmish-part-rapid = movimiento rápido
web-skirmish-part-distance = distancia
web-skirmish-part-none = { $unit }: sin modificador
web-skirmish-part-hard-cover = cobertura dura: { $terrain } { $piece }
web-skirmish-part-in-cover = a cubierto: no se ha movido
web-skirmish-part-close-range = corta distancia
web-skirmish-part-halved-rapid = tras un movimiento rápido
web-skirmish-part-unspotted = sin ver: si la propia reacción es menor que 5
web-skirmish-expect = bajas { $casualties }, fichas { $chits }
web-skirmish-expect-retreat = se retira { $chance }
web-skirmish-by-casualties = Probabilidad de bajas: { $list }
web-skirmish-may-react = Puede reaccionar
web-skirmish-nobody-reacts = Nadie puede reaccionar.
web-skirmish-tactical-move = Movimiento táctico
web-skirmish-rapid-move = Movimiento rápido
web-skirmish-if-holds = aguantan
web-skirmish-if-withdraws = ceden
web-skirmish-contact = llega
web-skirmish-broken-off = se frena
web-skirmish-wins-combat = gana el cuerpo a cuerpo
web-skirmish-own-casualties = bajas propias

## Dice
web-skirmish-dice = Últimos dados
web-skirmish-no-dice = aún no hay dados
web-skirmish-dice-reaction = { $unit } reacción
web-skirmish-dice-makes = { $modifier } hacen { $result }
web-skirmish-dice-fire = { $unit } dispara
web-skirmish-dice-halved = mitad: { $why }
web-skirmish-dice-effect = { $unit } efecto { $modifier }
web-skirmish-dice-reroll = repite el { $die }
web-skirmish-dice-combat = { $unit } cuerpo a cuerpo { $modifier }
web-skirmish-dice-morale = { $unit } moral
web-skirmish-dice-retreat = { $unit } se retira
web-skirmish-dice-aid = { $unit } primeros auxilios
web-skirmish-dice-recon = { $unit } explora
web-skirmish-dice-rolloff = Desempate
web-skirmish-hits = { $hits ->
    [one] 1 acierto
   *[other] { $hits } aciertos
}
web-skirmish-failing = { $count ->
    [0] a salvo
    [one] 1 baja
   *[other] { $count } bajas
}
web-skirmish-failed = fallan: { $count }
web-skirmish-saved = a salvo, una ficha
web-skirmish-not-saved = baja de todos modos
web-skirmish-recon-yes = encontrado
web-skirmish-recon-no = nada

## Log and story
web-skirmish-log-setup = preparación
web-skirmish-story-objective = { $unit } explora el objetivo { $number }.
web-skirmish-story-wiped-out = { $unit } es aniquilada.
web-skirmish-story-combat = { $unit } gana el cuerpo a cuerpo.
web-skirmish-story-broken-off = El fuego frena el asalto de { $unit }.
web-skirmish-story-casualties = { $unit } pierde { $count } soldados de golpe.
web-skirmish-story-retreat = { $unit } se quiebra y huye.
web-skirmish-story-reaction = { $unit } sorprende a { $actor } en camino.
web-skirmish-mark-contact = { $unit } llega a { $target }
web-skirmish-numbers-turns = Turnos
web-skirmish-numbers-firefights = Tiroteos
web-skirmish-numbers-reactions = Reacciones
web-skirmish-numbers-assaults = Asaltos
web-skirmish-numbers-dice = Dados tirados
web-skirmish-luck = La suerte de los dados
web-skirmish-luck-how = aciertos, línea = lo esperado
web-skirmish-luck-bar = aciertos: { $actual }, esperados: { $expected }
web-skirmish-wins = Gana { $side }

## Phone
web-skirmish-tabs = Partes de la mesa
web-skirmish-tab-orders = Mando
web-skirmish-tab-units = Unidades
web-skirmish-tab-dice = Dados
web-skirmish-tab-log = Diario

## Lobby
web-skirmish-preview = El campo de batalla
web-skirmish-preview-text = Blufor despliega en el borde inferior, Redfor en el superior.
web-skirmish-side-blufor = defiende dos objetivos
web-skirmish-side-redfor = tiene que encontrarlos
web-skirmish-option-battlefield = Campo de batalla
web-skirmish-option-battlefield-text = En el taller se pueden hacer otros.
web-skirmish-option-battlefield-crossroads = Cruce
web-skirmish-option-battlefield-village = Aldea
web-skirmish-option-battlefield-river-wood = Bosque del río
web-skirmish-option-battlefield-open-hills = Colinas abiertas
web-skirmish-option-max_turns = Turnos
web-skirmish-option-max_turns-text = Tras el último gana Blufor.
web-skirmish-option-max_turns-8 = 8
web-skirmish-option-max_turns-12 = 12
web-skirmish-option-max_turns-16 = 16
web-skirmish-option-nco_scope = Quién manda a quién
web-skirmish-option-nco_scope-text = El jefe de la sección, o cualquiera del bando.
web-skirmish-option-nco_scope-own = su sección
web-skirmish-option-nco_scope-any = cualquiera
web-skirmish-option-interrupt_point = Dónde llega una reacción
web-skirmish-option-interrupt_point-text = En cualquier punto del camino, o solo al principio.
web-skirmish-option-interrupt_point-any = cualquier punto
web-skirmish-option-interrupt_point-start = el principio
web-skirmish-option-reactions_per_action = Reacciones a una acción
web-skirmish-option-reactions_per_action-text = Cuántas unidades pueden responder.
web-skirmish-option-reactions_per_action-0 = ninguna
web-skirmish-option-reactions_per_action-1 = 1
web-skirmish-option-reactions_per_action-2 = 2
web-skirmish-option-voluntary_retreat = Las unidades pueden retirarse
web-skirmish-option-voluntary_retreat-text = Una vez por turno, sin orden.
web-skirmish-option-los = Qué tapa la vista
web-skirmish-option-los-text = Solo el terreno, o también otras unidades.
web-skirmish-option-los-terrain = terreno
web-skirmish-option-los-units = y unidades
web-skirmish-option-round = Los medios dados se redondean
web-skirmish-option-round-text = Cuando el fuego se reduce a la mitad.
web-skirmish-option-round-up = hacia arriba
web-skirmish-option-round-down = hacia abajo

## The workshop for battlefields
web-skirmish-edit = Hacer un campo de batalla
web-skirmish-edit-from = partir de
web-skirmish-edit-add = Añadir una pieza
web-skirmish-edit-name = Nombre
web-skirmish-edit-width = Ancho, pulgadas ({ $least } a { $most })
web-skirmish-edit-height = Fondo, pulgadas ({ $least } a { $most })
web-skirmish-edit-mirror = Reflejar las piezas
web-skirmish-edit-pieces = Piezas y zonas
web-skirmish-edit-corners = Esquinas de { $shape }
web-skirmish-edit-remove = Quitar
web-skirmish-edit-kind = Tipo
web-skirmish-edit-corner = Esquina { $number }, { $axis }
web-skirmish-edit-corner-remove = Quitar la esquina { $number }
web-skirmish-edit-corner-add = Una esquina más
web-skirmish-edit-keys = Arrastra piezas y esquinas. Con teclado: elige una pieza de la lista; las flechas la mueven media pulgada, con Mayús una décima.
web-skirmish-edit-good = Se puede jugar en este campo
web-skirmish-edit-bad = Aún no se puede jugar
web-skirmish-edit-unreadable = No se puede leer: { $why }
web-skirmish-edit-too-long = Este campo es demasiado grande: su archivo tiene { $length } caracteres y caben { $most }. Quita piezas o esquinas.
web-skirmish-edit-too-many = Un campo tiene como mucho { $most } piezas.
web-skirmish-edit-save = Guardar en un archivo
web-skirmish-edit-open = Abrir un archivo
web-skirmish-edit-play = Abrir una mesa con él
web-skirmish-zone = zona de { $side }
web-skirmish-fault-twice = { $shape } está dos veces.
web-skirmish-fault-off-grid = { $shape }: { $places } no está en la cuadrícula de décimas de pulgada.
web-skirmish-fault-crossing = { $shape } se cruza a sí misma en { $places }.
web-skirmish-fault-flat = { $shape } no tiene superficie.
web-skirmish-fault-outside = { $shape } se sale de la mesa en { $places }.
web-skirmish-fault-zones = Las zonas se solapan en { $places }.
web-skirmish-room-battlefields = Campos de batalla
web-skirmish-ruler = Regla y línea de visión
web-skirmish-ruler-from = Regla: toca donde empieza la línea, o arrastra.
web-skirmish-ruler-to = ¿Y dónde termina?
web-skirmish-ruler-close = corta distancia
web-skirmish-ruler-clear = visión libre
web-skirmish-ruler-cover-start = inicio: { $cover }
web-skirmish-ruler-cover-end = final: { $cover }
web-skirmish-watch = Lo que ve el enemigo
web-skirmish-ping = Señalar un lugar a los demás
web-skirmish-ping-where = Toca el lugar que quieres señalar.
web-skirmish-pinged = { $player } señala { $x }, { $y }.
web-skirmish-places-ranked = Primero los mejor ocultos: cuántos de los lugares a los que el enemigo llega con un movimiento lo ven.
web-skirmish-exposed = lo ve el { $share }, el primero tras { $inches }″
web-skirmish-hidden-at-first = oculto al principio; visible tras { $inches }″
web-skirmish-never-seen = no se ve desde ningún sitio
web-skirmish-sum-exposed = El enemigo tras un movimiento: { $exposure }.
web-skirmish-goal-redfor = { $done } de { $all } objetivos explorados
web-skirmish-goal-blufor = { $dead } de { $limit } muertos, o pasa el turno { $turns }
web-skirmish-option-recon_timing = Cuándo se explora un objetivo
web-skirmish-option-recon_timing-activation = al momento
web-skirmish-option-recon_timing-turn = al final del turno (más largo)
web-skirmish-lost = perdidos { $lost } de { $limit }
web-skirmish-option-recon_timing-text = Al acabar la activación que lo ve, o solo al acabar el turno.
