### Quello che dice Codice Rosso. Le navi sono lettere; le caselle vanno da a1 a h6.

## Eventi

redcode-event-game-started = { $mode }, { $ships } contro { $ships }, con il regolamento { $ruleset }.
redcode-event-map-laid = Il mare è disposto: { $cards }.
redcode-event-first-player = { $ship } ha il primo turno.
redcode-event-ship-chosen = { $ship } prende il comando: { $type }.
redcode-event-ship-placed = { $ship } parte da { $square }.
redcode-event-hand-dealt = { $ship } riceve { $number ->
    [one] { $number } carta ordine
   *[other] { $number } carte ordine
}.
redcode-event-hand-dealt-secret = { $ship } riceve: { $cards }.
redcode-event-turn-started = Round { $round }: turno di { $ship }.
redcode-event-turn-lost = Round { $round }: { $ship } è affondata e perde il turno.
redcode-event-turn-ended = { $ship } termina il turno.
redcode-event-crew-recovered = { $ship } recupera marinai da: { $crew }.
redcode-event-manoeuvre-declared = { $target-word ->
    [own] { $ship } usa { $manoeuvre }.
   *[other] { $ship } usa { $manoeuvre } su { $target }.
}
redcode-event-response-declared = { $target-word ->
    [own] { $ship } risponde con { $manoeuvre }.
   *[other] { $ship } risponde con { $manoeuvre } su { $target }.
}
redcode-event-crew-paid = { $ship } mette { $crew ->
    [one] { $crew } marinaio
   *[other] { $crew } marinai
} su { $manoeuvre }.
redcode-event-window-opened = Possono rispondere all'anello { $link }: { $ships }.
redcode-event-passed = { $ship } non risponde.
redcode-event-link-resolved = L'anello { $link } ha effetto: { $manoeuvre } di { $ship }.
redcode-event-link-cancelled = L'anello { $link } è annullato: { $manoeuvre } di { $ship } non fa nulla.
redcode-event-link-fizzled = Dopo l'affondamento l'anello { $link } svanisce: { $manoeuvre } di { $ship }.
redcode-event-step-moved = { $ship } naviga da { $from } a { $to }.
redcode-event-current-triggered = La corrente in { $square } trascina { $ship } di un'altra casella.
redcode-event-current-lost = { $ship } non può lasciare la corrente in { $square }: il passo è perso.
redcode-event-stopped = { $ship } si ferma.
redcode-event-damage-taken = { $ship } subisce { $points ->
    [one] { $points } danno
   *[other] { $points } danni
}: da { $before } a { $after }.
redcode-event-breakdown-lost = { $ship } perde { $number ->
    [one] un'avaria
   *[other] { $number } avarie
}.
redcode-event-repaired = { $ship } guadagna { $points ->
    [0] zero riparazioni, la fila è completa
    [one] { $points } riparazione
   *[other] { $points } riparazioni
}: { $after }.
redcode-event-breakdown-gained = { $ship } guadagna { $number ->
    [0] zero avarie, le ha già tutte
    [one] { $number } avaria
   *[other] { $number } avarie
}: { $after }.
redcode-event-crew-removed = { $ship } perde { $number ->
    [one] { $number } marinaio
   *[other] { $number } marinai
} dalla riserva.
redcode-event-order-played = { $ship } gioca { $card } su { $target }.
redcode-event-order-drawn = { $ship } pesca una carta ordine.
redcode-event-order-drawn-secret = { $ship } pesca { $card }.
redcode-event-order-discarded = { $ship } scarta { $card }.
redcode-event-hand-discarded = Le carte di { $ship } vanno negli scarti: { $cards }.
redcode-event-deck-reshuffled = Le { $number } carte scartate formano il nuovo mazzo.
redcode-event-intercepted = { $ship } è intercettata: nessuna manovra fino al suo prossimo turno.
redcode-event-intercept-ended = { $ship } può di nuovo manovrare.
redcode-event-ship-sunk = { $by } affonda { $ship }.
redcode-event-victory-point = Un punto allo schieramento { $side }, che ora ne ha { $points }.
redcode-event-compensation-cards = Lo schieramento { $side } pesca { $number } carte ordine per la perdita subita.
redcode-event-compensation-tied = I due schieramenti subiscono la perdita insieme: nessuno pesca carte.
redcode-event-ship-returned = { $ship } ritorna in { $square }, come nuova.
redcode-event-game-over = { $side-word ->
    [nobody] La battaglia è finita. Non vince nessuno.
   *[other] La battaglia è finita. Vince lo schieramento { $side }.
}

## Rifiuti

redcode-refusal-game-over = La partita è finita.
redcode-refusal-not-your-decision = Ora non decidi tu, ma il capitano di { $ship }.
redcode-refusal-other-decision = { $decision-word ->
    [choose] Prima va scelto un tipo di nave.
    [place] Prima va piazzata la nave.
    [return] Prima la nave deve tornare in mare.
    [recover] Prima vanno recuperati i marinai.
    [main] Qui non c'entra: usa una manovra, gioca una carta ordine o termina il turno.
    [move] Prima va concluso il movimento.
    [respond] Prima bisogna reagire alla catena: rispondi o passa.
    [boatswain] Prima il nostromo riporta i suoi marinai.
   *[discard] Prima vanno scartate le carte di troppo.
}
redcode-refusal-type-taken = Il tuo schieramento ha già: { $type }.
redcode-refusal-islet = In { $square } c'è un isolotto.
redcode-refusal-occupied = { $ship } è in { $square }: una casella tiene una sola nave.
redcode-refusal-not-your-corner = { $square } non è una casella di partenza dello schieramento { $side }.
redcode-refusal-not-nearest = { $square } non è una delle caselle libere più vicine, e tutte quelle di partenza dello schieramento { $side } sono occupate.
redcode-refusal-recover-number = I marinai da recuperare sono { $number }, non { $given }.
redcode-refusal-no-crew-there = I marinai da prendere ({ $place }) sono { $crew }, non { $given }.
redcode-refusal-not-adjoining = { $square } non tocca { $from }, dove si trova la nave.
redcode-refusal-must-leave-current = La corrente in { $square } trascina la nave: deve fare un passo.
redcode-refusal-against-current = La corrente in { $from } non porta a { $square }.
redcode-refusal-no-way-back = La corrente non lascia tornare in { $square }.
redcode-refusal-no-such-card = Non hai in mano { $card }.
redcode-refusal-one-order-a-turn = Hai già giocato una carta ordine in questo turno: una sola è permessa.
redcode-refusal-orders-first = La carta ordine si gioca prima della prima manovra del turno.
redcode-refusal-no-orders-in-chain = Le carte ordine si giocano nel proprio turno, mai come risposta.
redcode-refusal-needs-block = { $card } vuole un blocco di quattro caselle: indica quella in alto a sinistra.
redcode-refusal-needs-ship = { $card } vuole una nave, non una casella.
redcode-refusal-no-block = Non c'è un blocco simile che cominci in { $square }.
redcode-refusal-not-on-board = { $ship } non è in mare.
redcode-refusal-friendly-fire = { $target }: a questo tavolo non si colpiscono i propri.
redcode-refusal-null-effect = { $name } lì non cambierebbe nulla, e questo tavolo non lo permette.
redcode-refusal-not-your-manoeuvre = La tua nave ({ $type }) non ha la manovra { $manoeuvre }.
redcode-refusal-intercepted = { $ship } è intercettata e non può manovrare fino al suo prossimo turno.
redcode-refusal-not-a-response = { $manoeuvre } non è una risposta.
redcode-refusal-nothing-to-cancel = { $manoeuvre } reagisce a una manovra in corso, e non ce n'è nessuna.
redcode-refusal-covered = La manovra { $manoeuvre } è coperta: marinai sopra, { $crew }.
redcode-refusal-no-crew = { $manoeuvre } costa { $cost }; in riserva: { $crew }.
redcode-refusal-first-turn-crew = { $manoeuvre } costa { $cost } e nel primo turno se ne possono spendere solo altri { $crew }.
redcode-refusal-needs-square = { $manoeuvre } vuole la casella del primo passo.
redcode-refusal-no-square = { $manoeuvre } vuole una nave, non una casella.
redcode-refusal-own-ship-only = { $manoeuvre } non ha distanza: vale solo per la tua nave.
redcode-refusal-needs-target = { $manoeuvre } vuole un bersaglio.
redcode-refusal-cancel-takes-link = { $manoeuvre } annulla un anello della catena; non ha altri bersagli.
redcode-refusal-only-last-link = L'anello { $link } ora non si può annullare: solo l'ultimo.
redcode-refusal-not-aligned = { $ship } in { $square } non è in linea: { $rows } in verticale e { $columns } in orizzontale.
redcode-refusal-too-far = { $ship } in { $square } è a { $distance } caselle, e { $manoeuvre } arriva a { $reach }.
redcode-refusal-blocked-by-islet = L'isolotto in { $at } nasconde { $ship } in { $square }.
redcode-refusal-blocked-by-ship = { $by } in { $at } nasconde { $ship } in { $square }.

## Come finisce una partita

redcode-outcome-fleet-sunk = Allo schieramento perdente non resta nessuna nave a galla.
redcode-outcome-points = I punti vittoria sono raggiunti.
redcode-outcome-both-sunk = Le ultime navi dei due schieramenti sono affondate insieme.
redcode-outcome-both-points = I due schieramenti hanno raggiunto i punti vittoria con lo stesso colpo.
redcode-outcome-round-cap = È passato l'ultimo round: decide ciò che resta a galla.

## Nomi

redcode-name-blue = Blu
redcode-name-red = Rosso
redcode-name-nobody = nessuno
redcode-name-arena = Arena
redcode-name-war = Guerra
redcode-name-captain = Capitano
redcode-name-admiral = Ammiraglio
redcode-name-submarine = sottomarino
redcode-name-destroyer = cacciatorpediniere
redcode-name-carrier = portaerei
redcode-name-move = Movimento
redcode-name-repair = Riparazione
redcode-name-torpedo = Siluro
redcode-name-orders = Ordini
redcode-name-immersion = Immersione
redcode-name-countermeasure = Contromisura
redcode-name-heavy_torpedo = Siluro pesante
redcode-name-mine = Mina galleggiante
redcode-name-missile = Missile
redcode-name-depth_charge = Carica di profondità
redcode-name-shield = Corazza
redcode-name-assault = Assalto
redcode-name-air_support = Appoggio aereo
redcode-name-radio_support = Appoggio radio
redcode-name-medical = Squadra medica
redcode-name-radar = Radar
redcode-name-removed = rimossi
redcode-name-reserve = riserva
redcode-name-ambush = Imboscata
redcode-name-deserter = Disertore
redcode-name-boatswain = Nostromo
redcode-name-atomic = Bomba atomica
redcode-name-evasion = Evasione
redcode-name-intercept = Intercettazione
redcode-name-kamikaze = Kamikaze
redcode-name-choose = scegliere
redcode-name-place = piazzare in
redcode-name-return = tornare in
redcode-name-recover = recuperare
redcode-name-step = proseguire in
redcode-name-stop = fermarsi
redcode-name-pass = passare
redcode-name-play = giocare
redcode-name-discard = scartare
redcode-name-end = terminare il turno
