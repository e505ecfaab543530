# Battle Damage en español

## Lo que ocurre

damage-event-volley-started =
    Andanada contra { $ship }: { $hits ->
        [one] 1 impacto interno
       *[other] { $hits } impactos internos
    }.
damage-event-deck-shuffled = { $ship }: se baraja el mazo completo, { $count } cartas.
damage-event-card-dealt = { $ship }: carta { $card }, { $face }.
damage-event-choice-requested = { $ship }: { $card } deja elegir a su dueño: { $options }.
damage-event-choice-made = { $ship } sacrifica { $choice }.
damage-event-hit-scored = { $ship }: impacto en { $box }, quedan { $left } ({ $scored } de { $hits }).
damage-event-card-missed =
    { $ship }: { $card } falla, { $reason ->
        [none] la nave nunca tuvo eso
       *[gone] ya no queda nada
    }. Fallos seguidos: { $misses }.
damage-event-critical-rolled = { $ship }: impacto crítico { $card }, dado { $die }: { $critical } ({ $clause }).
damage-event-critical-ignored = { $ship }: { $card } se ignora, esta andanada ya tuvo su crítico.
damage-event-bay-jammed = { $ship }: se atascan las compuertas del hangar { $bay }.
damage-event-casualties-rolled = { $ship }: { $critical }, dado { $die }. Perdidos: { $lost }, quedan: { $left }.
damage-event-excess-damage =
    { $ship } sufre daño excedente, { $left ->
        [one] queda 1 casilla
       *[other] quedan { $left } casillas
    }.
damage-event-excess-empty = { $ship } no tiene casillas de excedente; el impacto cuenta sin efecto.
damage-event-batch-ended = { $ship }: se confirman las cartas, impactos: { $scored } de { $hits }.
damage-event-cards-laid-aside = { $ship }: apartadas en esta andanada: { $cards }.
damage-event-reshuffled =
    { $ship }: { $count ->
        [one] se baraja la última carta
       *[other] se barajan de nuevo las otras { $count } cartas
    }.
damage-event-ship-destroyed = { $ship } queda destruida. Impactos sobrantes: { $overkill }.
damage-event-volley-ended =
    Andanada contra { $ship } resuelta: impactos { $scored } de { $hits }, con { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }. { $boxes ->
        [0] No pierde ninguna casilla.
       *[other] Pierde: { $lost }.
    }
damage-event-critical-expired = { $ship }: termina { $critical }.
damage-event-repair-rolled =
    { $ship }: reparación de { $critical }, dado { $die }: { $repaired ->
        [true] vuelve a funcionar
       *[false] todavía no
    }.
damage-event-pf-hit = { $ship }: dado { $die } en la tabla de seudocazas.
damage-event-turn-advanced = Empieza el turno { $turn }.
damage-event-ship-added =
    { $ship } entra en combate ({ $class }, { $boxes ->
        [one] 1 casilla
       *[other] { $boxes } casillas
    }).
damage-event-ship-removed = { $ship } abandona el combate.
damage-event-order-declared = { $ship } sacrifica en este orden: { $order }.
damage-event-order-withdrawn = { $ship }: vuelve a elegir su dueño.
damage-event-taken-back =
    Se deshace: { $verb ->
        [add] { $ship } entra en combate
        [remove] { $ship } abandona el combate
        [volley] la andanada contra { $ship }
        [deal] una carta contra { $ship }
        [run] las cartas contra { $ship }
        [score] { $what } de { $ship } recibe el impacto
        [prefer] el orden de sacrificio de { $ship }
       *[turn] el final del turno { $turn }
    }.
damage-event-volley-rolled =
    { $ship } dispara: { $dice } más { $plus }{ $divisor ->
        [1] {""}
       *[other] , dividido por { $divisor }
    }, { $hits ->
        [one] 1 impacto
       *[other] { $hits } impactos
    }.
damage-event-weapons-fired =
    { $ship } dispara { $weapon } × { $count }: { $dice }, { $least ->
        [1] todos aciertan
       *[other] se acierta con { $least } o más
    }. Impactos: { $hits }.
damage-event-volley-fired =
    { $ship }: { $weapons ->
        [0] ningún arma puede disparar en este turno
       *[other] { $hits ->
            [0] fallan todas las armas
            [one] 1 impacto con todas las armas juntas
           *[other] { $hits } impactos con todas las armas juntas
        }
    }.

## Por qué no

damage-refusal-no-marker = Solo marcan impactos quienes están en la mesa.
damage-refusal-over = El duelo ha terminado.
damage-refusal-not-in-duel = En un duelo solo se dispara y se elige; lo demás es de la mesa de daños.
damage-refusal-not-owner = Ahora elige el capitán de { $ship }.
damage-refusal-not-your-fire = Ahora dispara { $ship }.
damage-refusal-choice-open = Antes hay que asignar el impacto en { $ship }: elige un sistema con score.
damage-refusal-no-choice = Ahora no hay nada que elegir.
damage-refusal-not-at-desk = En la mesa de daños se anuncian las andanadas: volley NAVE IMPACTOS.
damage-refusal-volley-open = La andanada contra { $ship } sigue abierta: termínala antes.
damage-refusal-nothing-back = No hay ningún paso que deshacer.
damage-refusal-no-ship = Aquí no hay ninguna nave { $ship }; hay: { $known }.
damage-refusal-bad-name = { $ship } no sirve de nombre: letras, cifras y -, con _ en lugar de espacios, 24 como mucho.
damage-refusal-name-taken = Ya hay una nave { $ship }: elige otro nombre.
damage-refusal-too-many-ships = Un combate tiene como mucho { $most } naves.
damage-refusal-bad-plan = Esta nave no sirve: { $why }
damage-refusal-no-class = No hay ninguna clase de nave { $class }; hay: { $known }.
damage-refusal-bad-order = { $word } no es un sistema; un orden de sacrificio se hace con: { $known }.
damage-refusal-order-twice = { $word } aparece dos veces en este orden de sacrificio.
damage-refusal-hits = Una andanada tiene de 1 a { $most } impactos, no { $hits }.
damage-refusal-destroyed = { $ship } ya está destruida.
damage-refusal-no-volley = No hay ninguna andanada abierta: anúnciala con volley NAVE IMPACTOS.
damage-refusal-no-volley-on = No hay ninguna andanada abierta contra { $ship }.
damage-refusal-which-volley = Hay varias andanadas abiertas ({ $ships }): añade @ y el nombre de la nave.
damage-refusal-not-offered = { $choice } no puede recibir este impacto; sí pueden: { $options }.

## Cómo termina

damage-outcome-destroyed = La nave perdedora queda destruida.
damage-outcome-both-destroyed = Las dos naves quedan destruidas en el mismo turno.
damage-outcome-disarmed = A la nave perdedora no le quedan armas.
damage-outcome-both-disarmed = A ninguna nave le quedan armas.
damage-outcome-closed = La mesa de daños se ha cerrado.

## Asientos

damage-name-first = primera nave
damage-name-second = segunda nave
damage-name-desk = mesa de daños
damage-name-duel = duelo

## Sistemas

damage-name-cargo = carga
damage-name-hull = casco
damage-name-fwd_hull = casco de proa
damage-name-aft_hull = casco de popa
damage-name-ctr_hull = casco central
damage-name-l_warp = motor warp izquierdo
damage-name-r_warp = motor warp derecho
damage-name-c_warp = motor warp central
damage-name-impulse = impulso
damage-name-apr = reactor auxiliar
damage-name-battery = batería
damage-name-drone = lanzadrones
damage-name-add = antidrones
damage-name-power_absorber = absorbedor de energía
damage-name-hellbore = cañón hellbore
damage-name-esg = generador de esfera
damage-name-phaser = fáser
damage-name-photon = torpedo de fotones
damage-name-plasma = torpedo de plasma
damage-name-disruptor = disruptor
damage-name-tr_beam = rayo tractor-repulsor
damage-name-fusion = rayo de fusión
damage-name-bridge = puente
damage-name-flag_bridge = puente insignia
damage-name-security = puesto de seguridad
damage-name-web_gen = generador de red
damage-name-displacement = desplazador
damage-name-emer_bridge = puente de emergencia
damage-name-aux_con = control auxiliar
damage-name-shuttle = lanzadera
damage-name-dam_con = control de daños
damage-name-boarding_party = grupo de abordaje
damage-name-sensor = sensor
damage-name-scanner = escáner
damage-name-lab = laboratorio
damage-name-probe = sonda
damage-name-tractor = rayo tractor
damage-name-transporter = transportador
damage-name-excess = daño excedente
damage-name-crew = tripulación
damage-name-stasis = caja de estasis
damage-name-option_mount = montaje opcional
damage-name-any_hull = cualquier casco
damage-name-any_warp = cualquier warp
damage-name-any_weapon = cualquier arma
damage-name-any_hit = cualquier impacto
damage-name-drone_group = grupo de drones
damage-name-torpedo_group = grupo de torpedos
damage-name-bridge_group = grupo del puente

## Cartas

damage-name-CF = carga o casco de proa
damage-name-CA = carga o casco de popa
damage-name-CW = carga o cualquier motor warp
damage-name-CHW = carga, cualquier casco o arma
damage-name-CX = carga o cualquier impacto
damage-name-FH = casco de proa
damage-name-AH = casco de popa
damage-name-AS = casco de popa, lanzadera en un portanaves
damage-name-CE = motor warp central
damage-name-RW = motor warp derecho
damage-name-LW = motor warp izquierdo
damage-name-IM = motor de impulso
damage-name-DR = dron
damage-name-DRH = dron o cualquier casco
damage-name-PH = fáser
damage-name-PHH = fáser o cualquier casco
damage-name-TO = torpedo
damage-name-TOH = torpedo o cualquier casco
damage-name-AP = reactor auxiliar
damage-name-BA = batería
damage-name-BR = puente o puente insignia
damage-name-EB = puente de emergencia o control auxiliar
damage-name-SH = lanzadera
damage-name-DC = control de daños o grupo de abordaje
damage-name-SS = sensor o escáner
damage-name-LA = laboratorio
damage-name-PR = sonda
damage-name-TR = rayo tractor
damage-name-TP = transportador
damage-name-CR = impacto crítico

## Impactos críticos

damage-name-weapons-control = control de armas
damage-name-shuttle-doors = compuertas del hangar
damage-name-crew-casualties = bajas en la tripulación
damage-name-tractors = rayos tractores
damage-name-probe-launcher = lanzasondas
damage-name-bowling-alley = bolera
damage-name-maneuvering = maniobra
damage-name-drone-racks = lanzadrones
damage-name-marine-casualties = bajas entre los infantes
damage-name-transporters = transportadores
damage-name-battery-gas = fuga de gas de las baterías
damage-name-chess-board = tablero de ajedrez
damage-name-warp-engines = motores warp
damage-name-heavy-weapons = armas pesadas
damage-name-phaser-capacitors = condensadores de los fáseres
damage-name-labs = laboratorios
damage-name-excess-damage = daño excedente
damage-name-sauna = sauna

## Lo que cambian los críticos

damage-name-direct_fire_die = al dado de fuego directo
damage-name-turn_mode = modo de giro
damage-name-het_cost_percent = coste del giro de alta energía, %
damage-name-breakdown_die = al dado de avería
damage-name-warp_power = energía warp
damage-name-life_support = soporte vital
damage-name-speed_limit = velocidad máxima
damage-name-seeking_weapons = armas buscadoras
damage-name-drones = drones
damage-name-heavy_weapons = armas pesadas
damage-name-phasers_from_capacitors = energía fáser almacenada
damage-name-erratic_manoeuvring = maniobra errática
damage-name-emergency_deceleration = frenado de emergencia
damage-name-quick_reverse = inversión rápida

## Pantallas

damage-screen-turn = Turno { $turn }
damage-screen-no-ships = Aún no hay naves: add NOMBRE NAVE, por ejemplo add Resolute fed-ca.
damage-screen-destroyed =
    Destruida, { $overkill ->
        [one] sobra 1 impacto
       *[other] sobran { $overkill } impactos
    }.
damage-screen-ready = Dispara en este turno: { $weapons }
damage-screen-for-good = para siempre
damage-screen-until = hasta el final del turno { $turn }
damage-screen-forbidden = Ahora no: { $what }
damage-screen-volley =
    impactos { $scored } de { $hits }, tanda { $batch }, { $deck ->
        [one] 1 carta
       *[other] { $deck } cartas
    } en el mazo, fallos
damage-screen-piles = derecha: { $right } · izquierda: { $left } · aparte: { $aside }
damage-screen-waiting = { $card } espera una elección: { $options }
damage-screen-torn = La última línea del archivo se cortó al escribirla; todo lo anterior está entero.
damage-screen-resumed =
    El combate sigue desde { $file }, con { $count ->
        [one] 1 paso
       *[other] { $count } pasos
    } hasta ahora.
damage-screen-kept = Cada carta se guarda en { $file }. Escribe help para ver las órdenes.
damage-screen-left = Para seguir otro día: redtable damage desk { $file }
damage-screen-next-card = Intro reparte la carta siguiente, run reparte hasta la próxima elección.
damage-screen-mode-fast = Rápido: se reparten cartas hasta la próxima elección.
damage-screen-mode-step = Paso a paso: Intro reparte una carta.
damage-screen-no-criticals = Ninguna nave tiene impactos críticos.
damage-screen-saved = Hay una copia en { $file }.
damage-screen-choose = { $ship }, carta { $card }: ¿qué sistema recibe el impacto? Escribe su número.
damage-screen-help =
    add NOMBRE NAVE      entra una nave: de la biblioteca, de tu carpeta o un archivo
    volley NOMBRE N      impactos internos en una nave
    Intro, deal, run     la carta siguiente; todas hasta una elección
    un número, score X   qué sistema recibe el impacto
    prefer NOMBRE ORDEN  elegir según un orden; default; - vuelve a preguntar
    undo                 deshacer el último paso
    turn                 acaba el turno, vencen los críticos
    ships, criticals     el combate, los críticos
    odds NOMBRE N        lo que se llevaría una andanada
    log N, save ARCHIVO  las últimas líneas; una copia
    step, fast           carta a carta, o hasta la próxima elección
    remove NOMBRE, quit
damage-screen-ship = nave
damage-screen-class = clase
damage-screen-boxes = casillas
damage-screen-excess = excedente
damage-screen-own-folder = Tus propias naves (marcadas *) son archivos TOML en { $folder }.
damage-screen-check-fighter = Un pseudocaza: su daño se tira en una tabla propia, sin el mazo.
damage-screen-check-cards = { $can } de { $all } cartas pueden acertarle.
damage-screen-check-never = Estas fallarán siempre, y no importa: { $cards }.
damage-screen-check-carrier = Un portanaves: las cartas AS dan en sus lanzaderas.
damage-screen-check-order = Se sacrifica primero: { $order }.
damage-screen-check-default-order = el orden del reglamento
damage-screen-check-fine = { $file } está bien.
damage-screen-imported = { $ship } ya está entre tus naves: { $file }
damage-screen-odds-title = { $ship }: lo que se llevan { $volleys } impactos, en %, política { $policy }
damage-screen-compare-title = { $ship }: pérdidas esperadas con { $volleys } impactos, mazo contra tabla clásica
damage-screen-system = sistema
damage-screen-expected = pérdida esperada
damage-screen-lost = casillas perdidas
damage-screen-chart = tabla
damage-screen-distance = distancia a la tabla
damage-screen-distance-note = Distancia: variación total, media de todos los sistemas; 0 % es lo mismo, 100 % no tiene nada en común.
damage-screen-exact = Exacto: se contaron todos los mazos.
damage-screen-sampled = { $trials } andanadas repartidas ({ $method }); los intervalos aciertan 99 de cada 100 veces.
damage-screen-no-numba = numba no está instalado y repartió el propio motor, despacio: pip install redtable[fast]
damage-screen-fear-bridge-box = Una casilla de puente
damage-screen-fear-half-phasers = La mitad de los fáseres
damage-screen-fear-all-phasers = Todos los fáseres
damage-screen-fear-half-torpedoes = La mitad de los torpedos
damage-screen-fear-half-warp = La mitad de los motores warp
damage-screen-fear-half-hull = La mitad del casco
damage-screen-fear-excess-hit = Un impacto excedente
damage-screen-fear-destroyed = La nave queda destruida
damage-name-ten = diez
damage-name-thumb = regla práctica
damage-name-fifteen = quince
damage-name-twenty = veinte
damage-name-all = todo

## Lo que hay que corregir en la ficha de una nave

damage-fault-system = No existe ese sistema. Hay: { $known }.
damage-fault-name = La nave necesita un nombre.
damage-fault-label = { $label } no es una etiqueta: letras, cifras, - y _.
damage-fault-excess = El primer impacto de exceso destruiría la nave. Dale al menos 1 casilla.
damage-fault-empty = La nave necesita al menos una casilla además del exceso de daños.
damage-fault-sacrifice = { $word } no es un sistema ni uno de { $known }.
damage-fault-race = Un pseudocaza necesita una de estas razas: { $known }.
damage-fault-hull = Solo los pseudocazas tienen casco sin más; una nave tiene casco de proa, de popa o central.
damage-fault-unreadable = Esto no se puede leer como una nave: { $why }
