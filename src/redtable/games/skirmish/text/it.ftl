### Quello che dice la scaramuccia. I luoghi sono x,y in pollici dall'angolo in basso a sinistra del tavolo.

## Eventi

skirmish-event-game-started = Il campo di battaglia è { $battlefield }, con il regolamento { $ruleset }.
skirmish-event-objective-placed = L'obiettivo { $objective } è a { $at }.
skirmish-event-deployed = { $with-nco ->
    [true] { $unit } si schiera a { $at } con il sottufficiale.
   *[other] { $unit } si schiera a { $at }.
}
skirmish-event-turn-started = Turno { $turn }.
skirmish-event-phase-started = Fase: { $phase }.
skirmish-event-chit-removed = Un dado comando toglie un gettone di colore { $colour } a { $unit }; ne restano { $chits }.
skirmish-event-orders-rolled = { $side } tira { $dice } per il comando: { $orders ->
    [one] { $orders } ordine
   *[other] { $orders } ordini
}.
skirmish-event-roll-off = Spareggio: Blufor { $blufor }, Redfor { $redfor }.
skirmish-event-initiative = { $side } ha l'iniziativa.
skirmish-event-treated = { $die ->
    [0] Primo soccorso a { $soldier } di { $unit }: seconda ferita, { $result }.
   *[other] Primo soccorso a { $soldier } di { $unit }: { $die }, { $result }.
}
skirmish-event-nco-replaced = Un fuciliere di { $unit } prende il posto del sottufficiale.
skirmish-event-morale = { $unit } verifica il morale: { $dice }; falliti { $failed }.
skirmish-event-activated = { $unit } riceve l'ordine: { $does }, per { $cost ->
    [one] { $cost } ordine
   *[other] { $cost } ordini
}; ne restano { $orders }.
skirmish-event-orders-stopped = { $side } non dà altri ordini; persi { $orders }.
skirmish-event-voluntary-retreat = { $unit } ripiega di sua volontà.
skirmish-event-moved = { $unit } si muove di { $inches }" fino a { $to }.
skirmish-event-move-lost = { $unit } non può proseguire: il resto del movimento è perso.
skirmish-event-reaction = { $unit } reagisce a { $actor } a { $at }: { $does }, costo { $cost ->
    [0] zero
    [one] { $cost } ordine
   *[other] { $cost } ordini
}.
skirmish-event-reaction-die = { $unit } tira { $die } di reazione; con { $modifier } fa { $result }.
skirmish-event-reaction-test = { $first ->
    [true] { $unit } agisce prima di { $actor }.
   *[other] { $actor } è più rapido di { $unit }.
}
skirmish-event-interrupted = { $unit } è sorpresa a { $at }.
skirmish-event-reaction-impossible = La reazione di { $unit } non è più possibile.
skirmish-event-firefight = { $unit } apre il fuoco su { $target }.
skirmish-event-fires-first = { $unit } spara per prima.
skirmish-event-fire-lost = { $unit } non può più sparare a { $target }.
skirmish-event-no-fire = { $unit } non spara a { $target }.
skirmish-event-volley = { $unit } spara a { $target }: potenza { $firepower }{ $halved-count ->
    [0] {""}
   *[other] , dimezzata per: { $halved }
}; dadi { $dice }{ $modifier ->
    [0] {""}
   *[other] , ciascuno con { $modifier }
}: { $hits ->
    [one] { $hits } colpo
   *[other] { $hits } colpi
}{ $defensive ->
    [true] {" "}(fuoco difensivo)
   *[other] {""}
}.
skirmish-event-effect = { $unit } tira { $dice } di effetto{ $parts-count ->
    [0] {""}
   *[other] , ciascuno con { $modifier } ({ $parts })
}.
skirmish-event-rerolled = { $unit } ritira il { $die }: { $again }, modificato { $result }.
skirmish-event-dice-kept = { $unit } tiene i suoi dadi.
skirmish-event-casualties = { $unit } perde { $count ->
    [one] un soldato
   *[other] { $count } soldati
} ({ $soldiers }); attivi: { $active }.
skirmish-event-chit-gained = { $unit } prende un gettone e ne ha { $chits }.
skirmish-event-retreat-forced = { $unit } non regge altri gettoni e deve ritirarsi.
skirmish-event-retreat-rolled = { $unit } fugge sotto il fuoco: { $dice }, perdite { $casualties }.
skirmish-event-retreat-stays = { $unit } non ha dove andare e resta.
skirmish-event-retreated = { $unit } si ritira a { $to }.
skirmish-event-assault = { $unit } assalta { $target }.
skirmish-event-assault-test = { $attacker-wins ->
    [true] { $unit } è addosso a { $target } prima di uno sparo.
   *[other] { $target } vede arrivare { $unit }.
}
skirmish-event-assault-lost = L'assalto di { $unit } a { $target } finisce nel nulla.
skirmish-event-holds = { $unit } tiene la posizione.
skirmish-event-withdraws = { $unit } cede.
skirmish-event-broken-off = { $unit } desiste dall'assalto.
skirmish-event-contact = { $unit } è a contatto con { $target } a { $at }.
skirmish-event-ground-taken = { $unit } prende il terreno a { $at }.
skirmish-event-combat-round = Corpo a corpo, round { $round }: { $unit } tira { $dice }, ciascuno con { $modifier }: a segno { $hits }.
skirmish-event-combat-won = { $unit } vince il corpo a corpo.
skirmish-event-combat-lost = { $unit } perde il corpo a corpo.
skirmish-event-combat-given-up = Nessuno può vincere: { $unit } abbandona il corpo a corpo.
skirmish-event-wiped-out = { $unit } è annientata.
skirmish-event-chits-trimmed = { $unit } tiene { $chits ->
    [one] 1 gettone
   *[other] { $chits } gettoni
}.
skirmish-event-chit-recovered = { $unit } si riprende da un gettone; ne restano { $chits }.
skirmish-event-chits-turned = I gettoni rossi diventano gialli: { $units }.
skirmish-event-recon-test = { $success ->
    [true] { $unit } cerca l'obiettivo { $objective }: { $die }, meno i gettoni { $result }, successo.
   *[other] { $unit } cerca l'obiettivo { $objective }: { $die }, meno i gettoni { $result }, niente.
}
skirmish-event-objective-reconnoitred = { $unit } ha ricognito l'obiettivo { $objective }.
skirmish-event-passed = { $side } non fa nulla ({ $decision }).
skirmish-event-game-over = La partita è finita: vince { $winner } ({ $reason }).

## Rifiuti

skirmish-refusal-game-over = La partita è finita.
skirmish-refusal-not-your-decision = Ora decide { $side }.
skirmish-refusal-wrong-moment = Ora si decide altro: { $decision }.
skirmish-refusal-no-such-unit = Sul tavolo non c'è nessuna unità { $unit }.
skirmish-refusal-not-your-unit = { $unit } non è ai tuoi ordini.
skirmish-refusal-own-unit = { $unit } è della tua parte.
skirmish-refusal-wrong-unit = Ora può ritirarsi solo { $unit }.
skirmish-refusal-nobody-active = { $unit } non ha soldati attivi.
skirmish-refusal-has-acted = { $unit } ha già agito in questo turno.
skirmish-refusal-assaulted-no-orders = { $unit } è stata raggiunta da un assalto: niente ordini in questo turno.
skirmish-refusal-in-contact = { $unit } è nel corpo a corpo.
skirmish-refusal-not-enough-orders = Costa { $cost ->
    [one] 1 ordine
   *[other] { $cost } ordini
}; ne restano { $orders }.
skirmish-refusal-chits-no-move = { $unit } ha { $chits ->
    [one] 1 gettone
   *[other] { $chits } gettoni
} e non si muove.
skirmish-refusal-chits-no-fire = { $unit } ha { $chits ->
    [one] 1 gettone
   *[other] { $chits } gettoni
} e non inizia scontri a fuoco.
skirmish-refusal-chits-no-assault = { $unit } ha { $chits ->
    [one] 1 gettone
   *[other] { $chits } gettoni
} e non assalta.
skirmish-refusal-chits-no-reaction = { $unit } ha { $chits ->
    [one] 1 gettone
   *[other] { $chits } gettoni
} e non reagisce.
skirmish-refusal-no-firepower = { $unit } non ha chi possa sparare.
skirmish-refusal-no-sight = { $unit } non vede { $target }: c'è di mezzo { $piece }, per { $depth }" (al massimo { $limit }").
skirmish-refusal-unit-blocks = { $unit } non vede { $target }: c'è di mezzo un'altra unità.
skirmish-refusal-off-table = { $point } non è sul tavolo.
skirmish-refusal-no-way = { $unit } deve andare altrove da dove sta.
skirmish-refusal-too-far = Sono { $length }" e al massimo se ne possono fare { $limit }".
skirmish-refusal-wounded-tactical = { $unit } ha feriti leggeri e si muove al massimo di { $limit }".
skirmish-refusal-rapid-inside = Un movimento rapido percorre al massimo { $limit }" dentro { $piece }; questo ne percorre { $depth }".
skirmish-refusal-too-near-enemy = Il percorso passa troppo vicino a { $enemy }.
skirmish-refusal-too-near-friend = Lì c'è già { $friend }.
skirmish-refusal-assault-unseen = { $target } non è in vista: l'assalto arriva a { $limit }" al massimo.
skirmish-refusal-is-assaulted = { $unit } è l'assaltata: risponde nell'assalto stesso.
skirmish-refusal-no-path = Uno scontro a fuoco non ha percorso: togli il luogo.
skirmish-refusal-no-such-place = Indica un luogo del percorso, come @3; è lungo { $length }".
skirmish-refusal-only-at-start = Si reagisce all'inizio del percorso: @0.
skirmish-refusal-no-such-die = Nessun dado fallito segna { $die }.
skirmish-refusal-wrong-count = { $count ->
    [one] Cade 1 soldato
   *[other] Cadono { $count } soldati
}, ne hai nominati { $given }.
skirmish-refusal-no-such-soldier = Non ci sono così tanti { $soldier }.
skirmish-refusal-not-away = Una ritirata deve allontanarsi da { $enemy }.
skirmish-refusal-too-short = La ritirata deve essere di almeno { $least }".
skirmish-refusal-no-voluntary-retreat = { $unit } ora non può ripiegare di sua volontà.
skirmish-refusal-no-recon = L'obiettivo { $objective } ora non si può provare.
skirmish-refusal-no-such-chit = { $unit } non ha gettoni di colore { $colour }.
skirmish-refusal-no-dice-left = Non restano dadi comando da mettere da parte.
skirmish-refusal-outside-zone = È fuori dalla zona di { $side }.
skirmish-refusal-too-near-edge = Gli obiettivi stanno ad almeno { $least }" dal bordo del tavolo.
skirmish-refusal-is-deployed = { $unit } non attende di essere schierata.
skirmish-refusal-nco-elsewhere = Il sottufficiale è già con un'altra unità; togli "nco" per { $unit }.
skirmish-refusal-nco-needed = { $unit } è l'ultima della sua sezione: il sottufficiale deve andare con lei.

## Come finisce

skirmish-outcome-reconnoitred = Tutti gli obiettivi sono ricogniti.
skirmish-outcome-losses = Redfor ha perso troppi soldati.
skirmish-outcome-turn-limit = L'ultimo turno è finito e mancano obiettivi da ricognire.

## Nomi

skirmish-name-blufor = Blufor
skirmish-name-redfor = Redfor
skirmish-name-defender = difensore
skirmish-name-attacker = attaccante
skirmish-name-objectives = obiettivi
skirmish-name-deployment = schieramento
skirmish-name-initiative = iniziativa
skirmish-name-first-aid = primo soccorso
skirmish-name-orders = ordini
skirmish-name-close-combat = corpo a corpo
skirmish-name-recovery = recupero
skirmish-name-red = rosso
skirmish-name-yellow = giallo
skirmish-name-dead = morto
skirmish-name-light = ferito leggero
skirmish-name-unhurt = illeso
skirmish-name-reconnoitred = obiettivi ricogniti
skirmish-name-losses = perdite
skirmish-name-turn-limit = limite di turni
skirmish-name-move = muoversi
skirmish-name-fire = sparare
skirmish-name-assault = assaltare
skirmish-name-move-fire = muoversi e sparare
skirmish-name-fire-move = sparare e muoversi
skirmish-name-react-fire = sparare
skirmish-name-react-move = muoversi
skirmish-name-react-assault = assaltare
skirmish-name-not-spotted = bersaglio non individuato
skirmish-name-rapid = movimento rapido
skirmish-name-parting = cedere
skirmish-name-hard-cover = copertura pesante
skirmish-name-in-cover = al riparo
skirmish-name-close-range = corta distanza
skirmish-name-place-objective = obiettivo
skirmish-name-deploy = schieramento
skirmish-name-take-out-dice = dadi comando
skirmish-name-give-order = ordini
skirmish-name-react = reazione
skirmish-name-reroll = ritirare un dado
skirmish-name-choose-casualties = perdite
skirmish-name-hold-or-retreat = tenere o cedere
skirmish-name-choose-destination = fine della ritirata
skirmish-name-stand-fast = ritirata volontaria
skirmish-name-recon = ricognizione

## Lo schermo

skirmish-screen-head = Turno { $turn } di { $turns }, { $phase }. Iniziativa: { $initiative }. Ordini: Blufor { $blufor }, Redfor { $redfor }. Morti di Redfor: { $losses } di { $limit }.
skirmish-screen-unit = Unità
skirmish-screen-place = Posto
skirmish-screen-soldiers = Soldati
skirmish-screen-chits = Gettoni
skirmish-screen-orders = Costo ordine
skirmish-screen-notes = Note
skirmish-screen-objective = Obiettivo { $number } a { $at }: { $done ->
    [true] ricognito
   *[other] aperto
}.
skirmish-screen-legend = ♣ bosco  ▲ rocce  ═ muro  ≈ campo  ø cespugli  " sottobosco  ⚑ obiettivo. Una colonna è un pollice, una riga due.
skirmish-screen-decision = Decide: { $side }, { $decision } { $unit } { $other }
skirmish-screen-moved = mossa
skirmish-screen-acted = ha agito
skirmish-screen-in-combat = nel corpo a corpo

## What an action would bring

skirmish-outlook-cost = Costa { $cost ->
    [0] niente
    [one] { $cost } ordine
   *[other] { $cost } ordini
}.
skirmish-outlook-path = { $rapid ->
    [true] Movimento rapido di { $inches }".
   *[other] Movimento tattico di { $inches }".
}
skirmish-outlook-reactor = { $unit } può reagire per { $cost ->
    [0] niente
    [one] { $cost } ordine
   *[other] { $cost } ordini
}.
skirmish-outlook-first = { $unit } spara per prima: { $chance } %.
skirmish-outlook-fate = { $unit }: perdite circa { $casualties }, gettoni circa { $chits }, si ritira nel { $retreat } %.
skirmish-outlook-assault = Sorpresa { $surprise } %. Se resistono: contatto { $contact } %, fermato { $broken } %, corpo a corpo vinto { $wins } %.
skirmish-outlook-defence = Spara { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}: perdite circa { $casualties }, l’assalto si ferma nel { $broken } %, l’unità è travolta nel { $wins } %.
skirmish-outlook-retreat = Dadi sotto gli occhi del nemico: { $dice }, perdite circa { $casualties }.
skirmish-outlook-chance = Riesce nel { $chance } %.
