### Che cosa dice il tavolo della schermaglia nel client web; le parole del gioco stanno accanto alle sue regole.
## The table and its units
web-skirmish-table = Il tavolo, { $width } per { $height } pollici
web-skirmish-diagram = Disegno: { $text }
web-skirmish-units = Unità
web-skirmish-unit = { $unit }, { $kind } di { $side }
web-skirmish-kind-nco = capo squadra
web-skirmish-kind-gun = gruppo mitragliatrice
web-skirmish-kind-group = gruppo fucilieri
web-skirmish-kind-team = squadra fucilieri
web-skirmish-active = { $active } su { $all } attivi
web-skirmish-chits = gettoni: { $red } rossi, { $yellow } gialli
web-skirmish-with-nco = con il capo
web-skirmish-acted = ha già agito
web-skirmish-moved = si è mossa
web-skirmish-in-cover = al riparo: non si è mossa
web-skirmish-in-contact = in corpo a corpo con { $unit }
web-skirmish-at = in { $x }, { $y }
web-skirmish-removed = fuori gioco
web-skirmish-waiting = in attesa
web-skirmish-price = { $cost ->
    [one] { $cost } ordine
   *[other] { $cost } ordini
}
web-skirmish-open = allo scoperto
web-skirmish-at-wall = al { $kind } { $piece }
web-skirmish-in-piece = { $kind } { $piece }
web-skirmish-terrain-wall = muro
web-skirmish-terrain-forest = bosco
web-skirmish-terrain-rocks = rocce
web-skirmish-terrain-field = campo
web-skirmish-terrain-bushes = cespugli
web-skirmish-terrain-undergrowth = sottobosco
web-skirmish-soldier-R = fuciliere
web-skirmish-soldier-MG = mitragliere
web-skirmish-soldier-NCO = capo
web-skirmish-status-light = ferito lieve
web-skirmish-status-casualty = perdita
web-skirmish-status-light-casualty = ferito di nuovo
web-skirmish-status-dead = morto
web-skirmish-chit-effect-1 = non si muove
web-skirmish-chit-effect-2 = non si muove, non apre il fuoco
web-skirmish-chit-effect-3 = non si muove e non spara
web-skirmish-keys = Le frecce spostano la fine del percorso di un pollice, con Maiusc di un decimo. Più e meno ingrandiscono e riducono.
web-skirmish-end-at = Fine del percorso in { $x }, { $y }, { $length } pollici
web-skirmish-zoom-in = Ingrandisci
web-skirmish-zoom-out = Riduci
web-skirmish-zoom-whole = Tutto il tavolo
web-skirmish-tools = Strumenti: righello, vista del nemico, più vicino e più lontano
web-skirmish-inches = { $inches }″
web-skirmish-inches-of = { $inches }″ di { $limit }″
web-skirmish-ring-tactical = { $inches }″ tattico
web-skirmish-ring-rapid = { $inches }″ rapido
web-skirmish-ring-close = { $inches }″ vicino
web-skirmish-ring-command = comando { $inches }″
web-skirmish-react-cost = { $cost ->
    [0] gratis
    [one] { $cost } ordine
   *[other] { $cost } ordini
}

## Turn, phases, pools
web-skirmish-turn = turno { $turn }
web-skirmish-turn-of = turno { $turn } di { $turns }
web-skirmish-tn = T { $turn }
web-skirmish-phases = Fasi del turno
web-skirmish-pools = Ordini delle due parti
web-skirmish-command-dice = Dadi di comando: { $dice }
web-skirmish-command-pool = { $dice ->
    [one] 1 dado di comando
   *[other] { $dice } dadi di comando
}
web-skirmish-orders-left = { $orders ->
    [one] resta 1 ordine
   *[other] restano { $orders } ordini
}
web-skirmish-orders = { $orders ->
    [one] { $orders } ordine
   *[other] { $orders } ordini
}
web-skirmish-found = obiettivi { $done } su { $all }

## The open question
web-skirmish-over = finita
web-skirmish-wait = { $decision ->
    [place-objective] { $side } piazza un obiettivo
    [deploy] { $side } schiera
    [react] { $side } può reagire
    [reroll] { $side } guarda i suoi dadi
    [choose-casualties] { $side } conta le perdite
    [hold-or-retreat] { $side } resiste o cede
    [choose-destination] { $side } si ritira
    [recon] { $side } cerca un obiettivo
   *[other] { $side } sta pensando
}
web-skirmish-wait-text = Intanto puoi guardare tutto.
web-skirmish-ask-objective = Dove va l’obiettivo { $number }?
web-skirmish-ask-objective-text = Tocca il tavolo o scegli dalla lista: meglio fuori vista dalla zona di Redfor.
web-skirmish-ask-deploy = Dove si schiera { $unit }?
web-skirmish-ask-deploy-text = Trascinala nella tua zona, tocca un punto o scegli dalla lista.
web-skirmish-ask-dice = Togliere gettoni o tirare?
web-skirmish-ask-dice-text = Ogni dado che togli leva un gettone; gli altri si tirano per gli ordini.
web-skirmish-ask-unit = { $unit }: che cosa fa?
web-skirmish-ask-move = Trascinala o tocca dove deve andare. Più lontano è un movimento rapido.
web-skirmish-ask-rapid = Trascinala fino al doppio: il fuoco si dimezza e reagisce peggio.
web-skirmish-ask-fire = Tocca un nemico in vista.
web-skirmish-ask-assault = Tocca il nemico da assaltare.
web-skirmish-ask-order = { $orders ->
    [0] Nessun ordine rimasto
    [one] Il tuo ultimo ordine
   *[other] Hai { $orders } ordini
}
web-skirmish-ask-order-text = Scegli un’unità: quelle con la barra possono agire.
web-skirmish-ask-react = { $unit } agisce. Reagisci?
web-skirmish-ask-react-move = { $unit } si muove di { $inches }″. Reagisci?
web-skirmish-ask-react-against = { $unit } va contro { $other }. Reagisci?
web-skirmish-sum-against-move = Risponde a { $unit }, che si muove di { $inches }″.
web-skirmish-sum-against-unit = Risponde a { $unit }, che va contro { $other }.
web-skirmish-reroll-die = Ritira il { $die }
web-skirmish-show-choice = Mostra la scelta
web-skirmish-ask-react-text = { $orders ->
    [one] Entro 10″ è gratis; hai 1 ordine per altro.
   *[other] Entro 10″ è gratis; hai { $orders } ordini per altro.
}
web-skirmish-ask-reroll = { $unit } è colpita. Ritirare un dado?
web-skirmish-ask-reroll-text = Ritirare un dado rosso costa un gettone.
web-skirmish-ask-casualties-text = Scegli tu chi cade.
web-skirmish-ask-hold-text = Resistere: fuoco pieno, poi corpo a corpo. Cedere: mezzo fuoco, un gettone e via.
web-skirmish-ask-destination = { $unit } si ritira. Dove?
web-skirmish-ask-destination-text = Lontano da ogni nemico che la vede, il più possibile.
web-skirmish-ask-stand-text = Ripiegare è gratis, ma sotto gli occhi del nemico ogni gettone è un dado.
web-skirmish-ask-recon-text = Una prova gratuita per ogni obiettivo in vista.
web-skirmish-draft-objective = L’obiettivo in { $place }?
web-skirmish-draft-deploy = { $unit } in { $place }?
web-skirmish-draft-to = { $unit } si ritira in { $place }
web-skirmish-draft-retreat = { $unit } ripiega
web-skirmish-draft-react = { $mode ->
    [fire] { $unit } spara a { $target }
    [assault] { $unit } assalta { $target }
   *[other] { $unit } si muove in reazione
}
web-skirmish-draft-assault = { $unit } assalta { $target }
web-skirmish-draft-move = { $unit } si muove in { $place }
web-skirmish-draft-fire = { $unit } spara a { $target }
web-skirmish-draft-move-fire = { $unit } si muove in { $place }, poi spara a { $target }
web-skirmish-draft-fire-move = { $unit } spara a { $target }, poi si muove in { $place }
web-skirmish-sum-fire = Attesi per { $target }: perdite { $casualties }, gettoni { $chits }; per { $unit }: perdite { $own }.
web-skirmish-sum-assault = Sorpresa { $surprise }. Se resistono: contatto { $contact }, vittoria { $wins }.
web-skirmish-sum-tactical = Tattico, { $inches }″.
web-skirmish-sum-rapid = Rapido, { $inches }″.
web-skirmish-sum-react = Possono reagire: { $units }.
web-skirmish-sum-first = Agisci prima nel { $chance } dei casi.
web-skirmish-back = Indietro
web-skirmish-corner = Angolo qui
web-skirmish-retreat = Ripiega
web-skirmish-go = Esegui
web-skirmish-go-move = Muovi
web-skirmish-go-fire = Spara
web-skirmish-go-assault = Assalta
web-skirmish-go-retreat = Ripiega
web-skirmish-go-react = Reagisci
web-skirmish-quiet-stop = Nessun altro ordine
web-skirmish-quiet-decline = Nessuna reazione
web-skirmish-quiet-roll = Tira il resto
web-skirmish-quiet-keep = Tieni i dadi
web-skirmish-quiet-stay = Resta
web-skirmish-quiet-pass = Non guardare

## Commands, reactions, lists
web-skirmish-card = Scheda di { $unit }
web-skirmish-what = Che cosa fa
web-skirmish-mode-move = Tattico
web-skirmish-mode-rapid = Rapido
web-skirmish-mode-fire = Fuoco
web-skirmish-mode-assault = Assalto
web-skirmish-targets = Bersagli
web-skirmish-when = In che punto del loro percorso
web-skirmish-moment = a { $at }″, distanza { $distance }″
web-skirmish-then-fire = poi sparare a
web-skirmish-fire-first = prima sparare a
web-skirmish-hidden-by = dietro { $piece }
web-skirmish-places = Buoni posti ({ $count })
web-skirmish-places-cover = solo al riparo
web-skirmish-sees = vede { $units }
web-skirmish-sees-objective = vede l’obiettivo { $numbers }
web-skirmish-filter = Filtra: unità, parola o posto
web-skirmish-filtered = { $shown } di { $count }
web-skirmish-action = { $verb ->
    [objective] Obiettivo in { $place }
    [deploy] Schierare { $unit } in { $place } { $words }
    [remove] Togliere un gettone ({ $words }) da { $unit }
    [roll] Tirare i dadi di comando
    [move] { $unit } si muove in { $place }
    [fire] { $unit } spara a { $target }
    [move-fire] { $unit } si muove in { $place }, poi spara a { $target }
    [fire-move] { $unit } spara a { $target }, poi si muove in { $place }
    [assault] { $unit } assalta { $target } { $place }
    [retreat] { $unit } ripiega
    [stop] Nessun altro ordine
    [react-fire] { $unit } reagisce: spara a { $target }, a { $at }″
    [react-move] { $unit } reagisce: si muove in { $place }, a { $at }″
    [react-assault] { $unit } reagisce: assalta { $target }, a { $at }″
    [decline] Nessuna reazione
    [reroll] Ritirare il { $words }
    [keep] Tenere i dadi
    [lose] Perdite: { $words }
    [hold] Resistere
    [withdraw] Cedere
    [to] Ritirarsi in { $place }
    [stay] Restare
    [recon] Individuare l’obiettivo { $words }
   *[pass] Non guardare
}
web-skirmish-saved-title = Schieramenti salvati
web-skirmish-saved-keep = Salva questo schieramento
web-skirmish-saved-name = Il suo nome
web-skirmish-saved-kept = «{ $name }» è salvato in questo browser, per questo campo di battaglia.
web-skirmish-saved-forget = Elimina «{ $name }»
web-skirmish-saved-refused = Non come salvato: { $what }. { $why }
web-skirmish-deploy = Schieramento
web-skirmish-waiting-count = { $count } in attesa
web-skirmish-section = sezione { $section }
web-skirmish-nco = Il capo va con { $unit }
web-skirmish-nco-must = Il capo deve andare con { $unit }
web-skirmish-objectives = Obiettivi
web-skirmish-objectives-text = Nella tua zona, ad almeno { $inches }″ dal bordo del tavolo.
web-skirmish-objective = Obiettivo { $number }

## Decisions of one touch
web-skirmish-take-out = Dadi di comando
web-skirmish-remove = un gettone in meno: { $colour }
web-skirmish-no-chits = nessun gettone da togliere
web-skirmish-effect-on = Colpi su { $unit }
web-skirmish-each = ciascuno { $modifier }
web-skirmish-die-bad = { $die }, con modificatori { $result }: una perdita. Ritiralo.
web-skirmish-die-good = { $die }, con modificatori { $result }: salvo
web-skirmish-reroll-text = Tocca un dado rosso: si salva nel { $chance } dei casi, e l’unità prende un gettone.
web-skirmish-casualties = { $count ->
    [one] Cade un soldato: chi?
   *[other] Cadono { $count } soldati: chi?
}
web-skirmish-figure = { $light ->
    [true] { $unit } { $soldier }, ferito
   *[other] { $unit } { $soldier }
}
web-skirmish-assaulted = { $other } carica { $unit }
web-skirmish-hold = Resistere
web-skirmish-withdraw = Cedere
web-skirmish-defence-dice = spara con { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}
web-skirmish-defence-casualties = perdite: circa { $casualties }
web-skirmish-defence-stops = ferma la carica: { $chance }
web-skirmish-defence-falls = è travolta: { $chance }
web-skirmish-stand-fast = { $unit } ripiega?
web-skirmish-retreat-dice = Vista da { $seen }: { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}, perdita sotto il 5.
web-skirmish-retreat-free = Nessuno la vede o non ha gettoni: niente dadi.
web-skirmish-recon = { $unit } cerca un obiettivo
web-skirmish-recon-chance = riesce: { $chance }

## Odds and modifiers
web-skirmish-odds = Che cosa aspettarsi
web-skirmish-reaction = Reazione
web-skirmish-against = { $mine } contro { $theirs }
web-skirmish-first = { $unit } spara per prima
web-skirmish-surprise = { $unit } arriva senza fuoco
web-skirmish-comes-first = arriva prima dell’azione
web-skirmish-firepower = Potenza di fuoco, colpisce con 5 o più
web-skirmish-fires-back = { $unit } risponde al fuoco
web-skirmish-riflemen = { $count ->
    [one] 1 fuciliere
   *[other] { $count } fucilieri
}
web-skirmish-gunners = { $count ->
    [one] 1 mitragliatrice
   *[other] { $count } mitragliatrici
}
web-skirmish-nobody-fires = nessuno che spari
web-skirmish-dice-count = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}
web-skirmish-half = metà: { $dice }
web-skirmish-silent = { $unit } non spara
web-skirmish-adds = { $unit } aggiunge a ogni dado
web-skirmish-part-chits = gettoni
web-skirmish-part-rapid = movimento rapido
web-skirmish-part-distance = distanza
web-skirmish-part-none = { $unit }: nessun modificatore
web-skirmish-part-hard-cover = riparo solido: { $terrain } { $piece }
web-skirmish-part-in-cover = al riparo: non si è mossa
web-skirmish-part-close-range = breve distanza
web-skirmish-part-halved-rapid = dopo un movimento rapido
web-skirmish-part-unspotted = non avvistata: se la propria reazione è sotto 5
web-skirmish-expect = perdite { $casualties }, gettoni { $chits }
web-skirmish-expect-retreat = si ritira { $chance }
web-skirmish-by-casualties = Probabilità di perdite: { $list }
web-skirmish-may-react = Può reagire
web-skirmish-nobody-reacts = Nessuno può reagire.
web-skirmish-tactical-move = Movimento tattico
web-skirmish-rapid-move = Movimento rapido
web-skirmish-if-holds = resistono
web-skirmish-if-withdraws = cedono
web-skirmish-contact = arriva
web-skirmish-broken-off = si ferma
web-skirmish-wins-combat = vince il corpo a corpo
web-skirmish-own-casualties = perdite proprie

## Dice
web-skirmish-dice = Ultimi dadi
web-skirmish-no-dice = ancora nessun dado
web-skirmish-dice-reaction = { $unit } reazione
web-skirmish-dice-makes = { $modifier } fa { $result }
web-skirmish-dice-fire = { $unit } spara
web-skirmish-dice-halved = metà: { $why }
web-skirmish-dice-effect = { $unit } effetto { $modifier }
web-skirmish-dice-reroll = ritira il { $die }
web-skirmish-dice-combat = { $unit } corpo a corpo { $modifier }
web-skirmish-dice-morale = { $unit } morale
web-skirmish-dice-retreat = { $unit } si ritira
web-skirmish-dice-aid = { $unit } pronto soccorso
web-skirmish-dice-recon = { $unit } guarda
web-skirmish-dice-rolloff = Spareggio
web-skirmish-hits = { $hits ->
    [one] 1 colpo
   *[other] { $hits } colpi
}
web-skirmish-failing = { $count ->
    [0] tutti salvi
    [one] 1 perdita
   *[other] { $count } perdite
}
web-skirmish-failed = falliti: { $count }
web-skirmish-saved = salvo, un gettone
web-skirmish-not-saved = perdita comunque
web-skirmish-recon-yes = trovato
web-skirmish-recon-no = niente

## Log and story
web-skirmish-log-setup = preparazione
web-skirmish-story-objective = { $unit } individua l’obiettivo { $number }.
web-skirmish-story-wiped-out = { $unit } è annientata.
web-skirmish-story-combat = { $unit } vince il corpo a corpo.
web-skirmish-story-broken-off = Il fuoco ferma l’assalto di { $unit }.
web-skirmish-story-casualties = { $unit } perde { $count } soldati in un colpo.
web-skirmish-story-retreat = { $unit } cede e fugge.
web-skirmish-story-reaction = { $unit } sorprende { $actor } per strada.
web-skirmish-mark-contact = { $unit } raggiunge { $target }
web-skirmish-numbers-turns = Turni
web-skirmish-numbers-firefights = Scontri a fuoco
web-skirmish-numbers-reactions = Reazioni
web-skirmish-numbers-assaults = Assalti
web-skirmish-numbers-dice = Dadi tirati
web-skirmish-luck = La fortuna dei dadi
web-skirmish-luck-how = colpi di tutte le scariche, linea = attesi
web-skirmish-luck-bar = colpi: { $actual }, attesi: { $expected }
web-skirmish-wins = Vince { $side }

## Phone
web-skirmish-tabs = Parti del tavolo
web-skirmish-tab-orders = Comando
web-skirmish-tab-units = Unità
web-skirmish-tab-dice = Dadi
web-skirmish-tab-log = Diario

## Lobby
web-skirmish-preview = Il campo di battaglia
web-skirmish-preview-text = Blufor si schiera sul bordo inferiore, Redfor su quello superiore.
web-skirmish-side-blufor = difende due obiettivi
web-skirmish-side-redfor = deve trovarli
web-skirmish-option-battlefield = Campo di battaglia
web-skirmish-option-battlefield-text = Altri si fanno nel laboratorio.
web-skirmish-option-battlefield-crossroads = Incrocio
web-skirmish-option-battlefield-village = Villaggio
web-skirmish-option-battlefield-river-wood = Bosco sul fiume
web-skirmish-option-battlefield-open-hills = Colline aperte
web-skirmish-option-max_turns = Turni
web-skirmish-option-max_turns-text = Dopo l’ultimo vince Blufor.
web-skirmish-option-max_turns-8 = 8
web-skirmish-option-max_turns-12 = 12
web-skirmish-option-max_turns-16 = 16
web-skirmish-option-nco_scope = Chi comanda chi
web-skirmish-option-nco_scope-text = Il capo della sezione, o uno qualsiasi della parte.
web-skirmish-option-nco_scope-own = propria sezione
web-skirmish-option-nco_scope-any = chiunque
web-skirmish-option-interrupt_point = Dove arriva una reazione
web-skirmish-option-interrupt_point-text = In ogni punto del percorso, o solo all’inizio.
web-skirmish-option-interrupt_point-any = ogni punto
web-skirmish-option-interrupt_point-start = l’inizio
web-skirmish-option-reactions_per_action = Reazioni a un’azione
web-skirmish-option-reactions_per_action-text = Quante unità possono rispondere.
web-skirmish-option-reactions_per_action-0 = nessuna
web-skirmish-option-reactions_per_action-1 = 1
web-skirmish-option-reactions_per_action-2 = 2
web-skirmish-option-voluntary_retreat = Le unità possono ripiegare
web-skirmish-option-voluntary_retreat-text = Una volta per turno, senza ordine.
web-skirmish-option-los = Che cosa copre la vista
web-skirmish-option-los-text = Solo il terreno, o anche altre unità.
web-skirmish-option-los-terrain = terreno
web-skirmish-option-los-units = anche unità
web-skirmish-option-round = I mezzi dadi si arrotondano
web-skirmish-option-round-text = Quando il fuoco è dimezzato.
web-skirmish-option-round-up = per eccesso
web-skirmish-option-round-down = per difetto

## The workshop for battlefields
web-skirmish-edit = Crea un campo di battaglia
web-skirmish-edit-from = parti da
web-skirmish-edit-add = Aggiungi un pezzo
web-skirmish-edit-name = Nome
web-skirmish-edit-width = Larghezza, pollici (da { $least } a { $most })
web-skirmish-edit-height = Profondità, pollici (da { $least } a { $most })
web-skirmish-edit-mirror = Rispecchia i pezzi
web-skirmish-edit-pieces = Pezzi e zone
web-skirmish-edit-corners = Angoli di { $shape }
web-skirmish-edit-remove = Togli
web-skirmish-edit-kind = Tipo
web-skirmish-edit-corner = Angolo { $number }, { $axis }
web-skirmish-edit-corner-remove = Togli l’angolo { $number }
web-skirmish-edit-corner-add = Un angolo in più
web-skirmish-edit-keys = Trascina pezzi e angoli. Da tastiera: scegli un pezzo nella lista; le frecce lo spostano di mezzo pollice, con Maiusc di un decimo.
web-skirmish-edit-good = Su questo campo si può giocare
web-skirmish-edit-bad = Non ancora giocabile
web-skirmish-edit-unreadable = Non si può leggere: { $why }
web-skirmish-edit-too-long = Questo campo è troppo grande: il suo file ha { $length } caratteri, al massimo { $most }. Togli pezzi o angoli.
web-skirmish-edit-too-many = Un campo ha al massimo { $most } pezzi.
web-skirmish-edit-save = Salva su file
web-skirmish-edit-open = Apri un file
web-skirmish-edit-play = Apri un tavolo con questo
web-skirmish-zone = zona di { $side }
web-skirmish-fault-twice = { $shape } c’è due volte.
web-skirmish-fault-off-grid = { $shape }: { $places } non è sulla griglia dei decimi di pollice.
web-skirmish-fault-crossing = { $shape } si incrocia in { $places }.
web-skirmish-fault-flat = { $shape } non ha area.
web-skirmish-fault-outside = { $shape } esce dal tavolo in { $places }.
web-skirmish-fault-zones = Le zone si sovrappongono in { $places }.
web-skirmish-room-battlefields = Campi di battaglia
web-skirmish-ruler = Righello e linea di vista
web-skirmish-ruler-from = Righello: tocca dove comincia la linea, o trascina.
web-skirmish-ruler-to = E dove finisce?
web-skirmish-ruler-close = breve distanza
web-skirmish-ruler-clear = vista libera
web-skirmish-ruler-cover-start = inizio: { $cover }
web-skirmish-ruler-cover-end = fine: { $cover }
web-skirmish-watch = Ciò che vede il nemico
web-skirmish-ping = Mostra un punto agli altri
web-skirmish-ping-where = Tocca il punto da mostrare.
web-skirmish-pinged = { $player } indica { $x }, { $y }.
web-skirmish-places-ranked = Prima i meglio nascosti: quanti dei posti che il nemico raggiunge con una mossa lo vedono.
web-skirmish-exposed = lo vede il { $share }, il primo dopo { $inches }″
web-skirmish-hidden-at-first = nascosto all’inizio; visto dopo { $inches }″
web-skirmish-never-seen = non si vede da nessun posto
web-skirmish-sum-exposed = Il nemico dopo una mossa: { $exposure }.
web-skirmish-goal-redfor = { $done } di { $all } obiettivi esplorati
web-skirmish-goal-blufor = { $dead } di { $limit } morti, o finisce il turno { $turns }
web-skirmish-option-recon_timing = Quando si esplora un obiettivo
web-skirmish-option-recon_timing-activation = subito
web-skirmish-option-recon_timing-turn = a fine turno (più lungo)
web-skirmish-lost = persi { $lost } su { $limit }
web-skirmish-option-recon_timing-text = Alla fine dell’attivazione che lo vede, o solo a fine turno.
