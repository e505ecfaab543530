### Lo que dicen la mesa de Battle Damage y sus páginas en el cliente web; las palabras del juego están junto a sus reglas.

## The battle
web-damage-sheet = Ficha de { $ship }
web-damage-ships = Naves
web-damage-ship = Nave
web-damage-pf = Pseudocaza
web-damage-desk = Mesa de daños
web-damage-duel = Duelo
web-damage-turn = turno { $turn }
web-damage-turn-short = T{ $turn }
web-damage-policy = { $policy ->
    [ten] de diez en diez cartas
    [thumb] regla práctica
    [fifteen] de quince en quince
    [twenty] de veinte en veinte
   *[all] el mazo entero
}
web-damage-boxes-left = { $system }: quedan { $left } de { $total }
web-damage-boxes-pick = { $system } recibe el impacto: quedan { $left } de { $total }
web-damage-left-of = quedan { $left } de { $total }
web-damage-share = queda el { $percent } % de las casillas
web-damage-destroyed = Destruida
web-damage-destroyed-text = La nave está destruida, con { $overkill ->
    [one] 1 impacto
   *[other] { $overkill } impactos
} de sobra.
web-damage-chooses = elección
web-damage-lit = las casillas iluminadas pueden recibirlo
web-damage-empty = Todavía no hay ninguna nave.
web-damage-add = Añadir nave
web-damage-remove = Quitar
web-damage-remove-sure = ¿Sacar { $ship } del combate?
web-damage-remove-text = Su ficha se va con ella. El paso se puede deshacer.
web-damage-print = Imprimir la ficha
web-damage-class = Clase
web-damage-name = Nombre
web-damage-library = De la biblioteca
web-damage-own-ships = Tus naves

## A volley
web-damage-counters = Cómo va la andanada
web-damage-of-hits = { $hits ->
    [one] de 1 impacto
   *[other] de { $hits } impactos
}
web-damage-to-go = faltan { $hits }
web-damage-batch = tanda { $batch }
web-damage-by-dice = se tira en la tabla, sin mazo
web-damage-misses = Fallos seguidos
web-damage-misses-said = { $misses } de { $most } fallos seguidos
web-damage-deck = El mazo
web-damage-missed = Fallos · { $count }
web-damage-hit = Aciertos · { $count }
web-damage-in-deck = en el mazo
web-damage-aside = aparte
web-damage-this-batch = Esta tanda de { $size }
web-damage-then-shuffle = { $cards ->
    [one] 1 carta más y se baraja
   *[other] { $cards } cartas más y se baraja
}
web-damage-rack-said = { $card }, { $fate ->
    [hit] acierto
    [miss] fallo
   *[open] espera una elección
}
web-damage-fate-hit = Acierta: se tacha una casilla.
web-damage-fate-miss = No queda nada de eso, o nunca lo hubo.
web-damage-fate-open = Elige quien tiene la nave.
web-damage-limit-once = Vale una vez por andanada.
web-damage-limit-each = Da a cada uno de sus sistemas una vez por andanada.
web-damage-limit-critical = Un dado dice qué se rompe.
web-damage-which = ¿Qué sistema recibe el impacto?
web-damage-which-text = elige aquí o en la ficha
web-damage-by-order = Según el orden de sacrificio
web-damage-last = La última andanada sobre { $ship }
web-damage-last-text = impactos: { $scored } de { $hits }, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
web-damage-last-nothing = No se perdió ninguna casilla.
web-damage-rolled = Impacto crítico: el dado muestra { $die }, { $critical }.
web-damage-quiet = El mazo está barajado. Anuncia una andanada.
web-damage-quiet-duel = El mazo está barajado.

## What can be done
web-damage-volley-on = Andanada sobre { $ship }
web-damage-hits = Impactos
web-damage-open-volley = Repartir la andanada
web-damage-pace = Cómo se reparte
web-damage-fast = rápido
web-damage-step = carta a carta
web-damage-run = Hasta la próxima elección
web-damage-deal = Una carta
web-damage-next-card = { $ship }: la carta siguiente
web-damage-prefer = Elegir según el orden de sacrificio, sin preguntar
web-damage-order = Se cede en este orden: { $order }
web-damage-end-turn = Acabar el turno { $turn }
web-damage-your-fire = Tu nave dispara
web-damage-your-fire-text = dos dados más cuatro impactos sobre la otra nave
web-damage-your-weapons-text = cada una de estas tira un dado
web-damage-ready = Lo que dispara
web-damage-ready-none = Ningún arma puede disparar en este turno.
web-damage-weapon = { $least }+: { $hits ->
    [one] 1 impacto
   *[other] { $hits } impactos
}
web-damage-fire = Disparar
web-damage-wait-fire = Ahora dispara { $ship }
web-damage-wait-choice = Elige el capitán de { $ship }
web-damage-other-chooses = Hay una elección pendiente
web-damage-action = { $verb ->
    [fire] Disparar
    [score] { $what } recibe el impacto
    [volley] Andanada de { $number } sobre { $what }
    [deal] La carta siguiente
    [run] Todas las cartas hasta una elección
    [remove] Quitar { $what }
    [prefer] { $what }: orden de sacrificio
    [turn] Acabar el turno
    [takeback] Deshacer el último paso
   *[other] { $what }
}
web-damage-join = Marcar impactos
web-damage-join-text = Estás mirando. Hay sitio en esta mesa.
web-damage-share-link = Compartir
web-damage-share-title = Comparte esta batalla
web-damage-share-text = Quien abra el enlace puede mirar o marcar impactos contigo.
web-damage-share-here = Esta batalla está en este dispositivo: marca los impactos quien lo tiene. No hay enlace.
web-damage-save = Guardar la batalla
web-damage-save-text = Un archivo pequeño: ábrelo otra vez aquí o en el terminal.
web-damage-close = Cerrar la batalla
web-damage-close-sure = ¿Cerrarla para siempre?
web-damage-close-text = Toda la mesa tiene que estar de acuerdo. Después queda como partida que se puede repasar.
web-damage-closed = Esta batalla está cerrada
web-damage-closed-text = Ya no se puede marcar nada; todas las cartas se pueden repasar.
web-damage-tabs = Partes de la mesa
web-damage-tab-deck = Mazo
web-damage-tab-sheet = Ficha
web-damage-tab-criticals = Críticos
web-damage-tab-log = Diario

## Critical hits and what is to come
web-damage-criticals = Impactos críticos
web-damage-active = { $count ->
    [one] { $count } activo
   *[other] { $count } activos
}
web-damage-no-criticals = Esta nave no tiene ninguno.
web-damage-bay = hangar { $bay }
web-damage-for-good = Para siempre.
web-damage-until = Hasta el final del turno { $turn }.
web-damage-next-turn = En el turno { $turn }.
web-damage-forbidden = Ahora no: { $what }
web-damage-outlook = { $hits ->
    [one] El impacto que falta
   *[other] Los { $hits } impactos que faltan
}
web-damage-outlook-text = Probabilidad de perder al menos una casilla más
web-damage-outlook-sample = { $trials } continuaciones desde aquí, ±{ $points } puntos.
web-damage-odds = probabilidades
web-damage-log-volley = { $ship }, { $hits ->
    [one] 1 impacto
   *[other] { $hits } impactos
}, turno { $turn }
web-damage-log-by = { $text } · { $who }

## After a duel
web-damage-wins = Gana { $ship }
web-damage-story-destroyed = { $ship } queda destruida; { $overkill ->
    [one] sobra 1 impacto
   *[other] sobran { $overkill } impactos
}.
web-damage-story-excess = { $ship } sufre exceso de daños, { $left ->
    [one] queda 1 casilla
   *[other] quedan { $left } casillas
}.
web-damage-story-critical = Impacto crítico en { $ship }: { $critical }.
web-damage-story-volley = { $ship } dispara una andanada de { $hits }.
web-damage-numbers-volleys = Andanadas recibidas
web-damage-numbers-hits = Impactos recibidos
web-damage-numbers-cards = Cartas
web-damage-numbers-misses = Cartas falladas
web-damage-numbers-excess = Exceso de daños
web-damage-mark-destroyed = { $ship } es destruida
web-damage-mark-critical = Impacto crítico en { $ship }
web-damage-diagram = Dibujo: { $text }

## Lobby
web-damage-side-first = dispara primero
web-damage-side-second = dispara después
web-damage-side-desk = todos marcan impactos
web-damage-option-ships = Naves
web-damage-option-ships-text = Las dos que se enfrentan: una clase del juego o una nave propia.
web-damage-option-duel_fire = Fuego
web-damage-option-duel_fire-text = Con las armas que funcionan, o siempre dos dados más cuatro.
web-damage-option-duel_fire-weapons = armas
web-damage-option-duel_fire-strength = toda la fuerza
web-damage-option-batch_policy = Cartas antes de barajar
web-damage-option-batch_policy-text = Cuántas se reparten antes de volver a barajar.
web-damage-option-batch_policy-ten = 10
web-damage-option-batch_policy-thumb = 15/10
web-damage-option-batch_policy-fifteen = 15
web-damage-option-batch_policy-twenty = 20
web-damage-option-batch_policy-all = todas
web-damage-option-criticals = Cartas críticas
web-damage-option-criticals-text = Tres de las 64; una vale por andanada.
web-damage-option-repair_rolls = Tiradas de reparación
web-damage-option-repair_rolls-text = Al final del turno un dado puede acabar antes un crítico.
web-damage-option-critical_stacking = El mismo crítico otra vez
web-damage-option-critical_stacking-text = Empieza de nuevo o se suma.
web-damage-option-critical_stacking-refresh = de nuevo
web-damage-option-critical_stacking-stack = se suma
web-damage-option-box_choice = Qué casilla del sistema
web-damage-option-box_choice-text = Donde las casillas difieren, por ejemplo por arco.
web-damage-option-box_choice-owner = elige quien la tiene
web-damage-option-box_choice-auto = la menos valiosa
web-damage-option-miss_count_scope = Fallos seguidos
web-damage-option-miss_count_scope-text = Se cuentan en toda la andanada o de nuevo tras barajar.
web-damage-option-miss_count_scope-volley = andanada
web-damage-option-miss_count_scope-batch = tanda
web-damage-option-center_hull = Casco central
web-damage-option-center_hull-text = Si también recibe impactos de proa y de popa.
web-damage-option-center_hull-own = solo los suyos
web-damage-option-center_hull-fore_and_aft = proa y popa

## Opening a battle
web-damage-room-desk = Mesa
web-damage-room-odds = Probabilidades
web-damage-room-ships = Naves
web-damage-desk-title = Abre una batalla
web-damage-desk-lead = Di qué nave recibió cuántos impactos. Toda la mesa puede marcarlos.
web-damage-new-battle = Una batalla nueva
web-damage-ship-number = Nave { $number }
web-damage-open-desk = Abrir la mesa
web-damage-go-on = Seguir con una batalla guardada
web-damage-go-on-text = Un archivo .battle, guardado aquí o escrito en el terminal.
web-damage-choose-file = Elegir archivo
web-damage-duel-text = un pequeño juego nuestro: gana la última nave que vive y puede disparar
web-damage-your-ship = Tu nave
web-damage-their-ship = La nave del bot
web-damage-open-duel = Batirse en duelo

## Odds
web-damage-odds-title = Probabilidades de una andanada
web-damage-question = La pregunta
web-damage-reset = Restablecer
web-damage-volleys = Andanadas
web-damage-when-choose = Cuando puede elegir quien tiene la nave
web-damage-assumed = Se supone que se sacrifica primero: { $order }
web-damage-dealing = Repartiendo …
web-damage-sure = { $trials } andanadas repartidas. Cada porcentaje está a ±{ $points } puntos, 99 veces de 100.
web-damage-takes = { $volleys ->
    [one] { $hits ->
        [one] Lo que se lleva 1 impacto
       *[other] Lo que se llevan { $hits } impactos
    }
   *[other] Lo que se llevan { $volleys } andanadas de { $hits }
}
web-damage-takes-text = probabilidad en % de perder tantas casillas
web-damage-heat-caption = Para cada sistema, la probabilidad en % de perder tantas casillas y la pérdida esperada según mazo y tabla
web-damage-deck-word = mazo
web-damage-chart-word = tabla clásica
web-damage-insight = Lo que el mazo más respeta es { $kind }: se pierden { $deck } en lugar de { $chart }. Castiga más { $hard }: { $harddeck } en lugar de { $hardchart }.
web-damage-to-table = Llévalo a la mesa
web-damage-to-table-text = Abre una batalla con esta nave o cámbiala.
web-damage-edit-ship = Editar nave
web-damage-distribution = { $system }, { $boxes ->
    [one] 1 casilla
   *[other] { $boxes } casillas
}
web-damage-distribution-said = Probabilidad de cada pérdida con el mazo: { $said }
web-damage-distribution-text = casillas perdidas, probabilidad en %; rayado: la tabla clásica
web-damage-fear = Lo que temes
web-damage-far = A qué distancia de la tabla
web-damage-far-text = 0 % = lo mismo
web-damage-far-how = Variación total, media de todos los sistemas, { $trials } andanadas cada una. El tamaño de la tanda apenas importa: importan las cartas.
web-damage-order-add = Añadir un sistema …
web-damage-order-none = el orden del reglamento
web-damage-lift = Ceder antes: { $what }
web-damage-drop = Quitar de la lista: { $what }
web-damage-less = Uno menos: { $what }
web-damage-more = Uno más: { $what }

## The ship editor
web-damage-yard = Editor de naves
web-damage-kind = Tipo
web-damage-race = Raza
web-damage-starts-from = Parte de
web-damage-new-ship = una nave nueva
web-damage-group-hull = Casco
web-damage-group-power = Energía
web-damage-group-weapons = Armas
web-damage-group-control = Mando
web-damage-group-rest = Todo lo demás
web-damage-group-people = Gente
web-damage-labels = arcos: FA*4, RX*2
web-damage-labels-of = Arcos de { $system }
web-damage-at-least-one = al menos 1
web-damage-bays = Hangares
web-damage-carrier = Portanaves
web-damage-carrier-text = las cartas AS dan a las lanzaderas
web-damage-gives-first = Lo que cedes primero:
web-damage-rare = Mostrar también sistemas raros
web-damage-checked = Se comprueba al escribir
web-damage-to-mend = { $count } por corregir
web-damage-sound = en orden
web-damage-never = { $count ->
    [one] 1 carta fallará siempre
   *[other] { $count } cartas fallarán siempre
}
web-damage-never-text = No pasa nada.
web-damage-can-hit = { $can } de { $all } cartas pueden acertar
web-damage-boxes-in = { $boxes ->
    [one] 1 casilla
   *[other] { $boxes } casillas
} en { $systems ->
    [one] 1 sistema
   *[other] { $systems } sistemas
}.
web-damage-against = Contra una andanada de { $hits }
web-damage-all-odds = todas
web-damage-as-text = Editar como texto
web-damage-take-text = Usar este texto
web-damage-unsaved = sin guardar
web-damage-saved = La nave se guarda en este navegador.
web-damage-delete = Borrar
