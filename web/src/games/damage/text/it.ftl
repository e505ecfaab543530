### Che cosa dicono il tavolo di Battle Damage e le sue pagine nel client web; le parole del gioco stanno accanto alle regole.

## The battle
web-damage-sheet = Scheda di { $ship }
web-damage-ships = Navi
web-damage-ship = Nave
web-damage-pf = Pseudocaccia
web-damage-desk = Tavolo dei danni
web-damage-duel = Duello
web-damage-turn = turno { $turn }
web-damage-turn-short = T{ $turn }
web-damage-policy = { $policy ->
    [ten] dieci carte alla volta
    [thumb] regola pratica
    [fifteen] quindici alla volta
    [twenty] venti alla volta
   *[all] tutto il mazzo
}
web-damage-boxes-left = { $system }: ne restano { $left } su { $total }
web-damage-boxes-pick = { $system } incassa il colpo: ne restano { $left } su { $total }
web-damage-left-of = ne restano { $left } su { $total }
web-damage-share = resta il { $percent } % delle caselle
web-damage-destroyed = Distrutta
web-damage-destroyed-text = La nave è distrutta, con { $overkill ->
    [one] 1 colpo
   *[other] { $overkill } colpi
} di troppo.
web-damage-chooses = scelta
web-damage-lit = le caselle accese possono incassarlo
web-damage-empty = Non c’è ancora nessuna nave.
web-damage-add = Aggiungi nave
web-damage-remove = Togli
web-damage-remove-sure = Togliere { $ship } dalla battaglia?
web-damage-remove-text = La sua scheda se ne va con lei. Il passo si può annullare.
web-damage-print = Stampa la scheda
web-damage-class = Classe
web-damage-name = Nome
web-damage-library = Dalla biblioteca
web-damage-own-ships = Le tue navi

## A volley
web-damage-counters = A che punto è la bordata
web-damage-of-hits = { $hits ->
    [one] di 1 colpo
   *[other] di { $hits } colpi
}
web-damage-to-go = ne mancano { $hits }
web-damage-batch = serie { $batch }
web-damage-by-dice = si tira sulla tabella, senza mazzo
web-damage-misses = Mancati di fila
web-damage-misses-said = { $misses } mancati di fila su { $most }
web-damage-deck = Il mazzo
web-damage-missed = Mancati · { $count }
web-damage-hit = A segno · { $count }
web-damage-in-deck = nel mazzo
web-damage-aside = da parte
web-damage-this-batch = Questa serie di { $size }
web-damage-then-shuffle = { $cards ->
    [one] ancora 1 carta, poi si rimescola
   *[other] altre { $cards } carte, poi si rimescola
}
web-damage-rack-said = { $card }, { $fate ->
    [hit] a segno
    [miss] mancata
   *[open] attende una scelta
}
web-damage-fate-hit = A segno: si barra una casella.
web-damage-fate-miss = Non ne resta, o non c’è mai stato.
web-damage-fate-open = Sceglie chi ha la nave.
web-damage-limit-once = Vale una volta per bordata.
web-damage-limit-each = Colpisce ogni suo sistema una volta per bordata.
web-damage-limit-critical = Un dado dice che cosa si rompe.
web-damage-which = Quale sistema incassa il colpo?
web-damage-which-text = scegli qui o sulla scheda
web-damage-by-order = Secondo l’ordine di sacrificio
web-damage-last = L’ultima bordata su { $ship }
web-damage-last-text = colpi: { $scored } di { $hits }, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
web-damage-last-nothing = Nessuna casella perduta.
web-damage-rolled = Colpo critico: il dado mostra { $die }, { $critical }.
web-damage-quiet = Il mazzo è mescolato. Annuncia una bordata.
web-damage-quiet-duel = Il mazzo è mescolato.

## What can be done
web-damage-volley-on = Bordata su { $ship }
web-damage-hits = Colpi
web-damage-open-volley = Distribuisci la bordata
web-damage-pace = Come si danno le carte
web-damage-fast = veloce
web-damage-step = una per una
web-damage-run = Fino alla prossima scelta
web-damage-deal = Una carta
web-damage-next-card = { $ship }: la prossima carta
web-damage-prefer = Scegli secondo l’ordine di sacrificio, senza chiedere
web-damage-order = Si cede in quest’ordine: { $order }
web-damage-end-turn = Fine del turno { $turn }
web-damage-your-fire = La tua nave spara
web-damage-your-fire-text = due dadi più quattro colpi sull’altra nave
web-damage-your-weapons-text = ognuna di queste tira un dado
web-damage-ready = Che cosa fa fuoco
web-damage-ready-none = Nessuna arma può fare fuoco in questo turno.
web-damage-weapon = { $least }+: { $hits ->
    [one] 1 colpo
   *[other] { $hits } colpi
}
web-damage-fire = Fuoco
web-damage-wait-fire = Ora spara { $ship }
web-damage-wait-choice = Sceglie il capitano di { $ship }
web-damage-other-chooses = C’è una scelta aperta
web-damage-action = { $verb ->
    [fire] Fuoco
    [score] { $what } incassa il colpo
    [volley] Bordata di { $number } su { $what }
    [deal] La prossima carta
    [run] Tutte le carte fino a una scelta
    [remove] Togli { $what }
    [prefer] { $what }: ordine di sacrificio
    [turn] Fine del turno
    [takeback] Annulla l’ultimo passo
   *[other] { $what }
}
web-damage-join = Segna anche tu
web-damage-join-text = Stai guardando. A questo tavolo c’è posto.
web-damage-share-link = Condividi
web-damage-share-title = Condividi questa battaglia
web-damage-share-text = Chi apre il link può guardare o segnare i colpi con te.
web-damage-share-here = Questa battaglia è su questo dispositivo: segna i colpi chi lo ha in mano. Non c’è un link.
web-damage-save = Salva la battaglia
web-damage-save-text = Un piccolo file: si riapre qui o al terminale.
web-damage-close = Chiudi la battaglia
web-damage-close-sure = Chiuderla per sempre?
web-damage-close-text = Devono essere tutti d’accordo. Poi resta una partita da rivedere.
web-damage-closed = Questa battaglia è chiusa
web-damage-closed-text = Non si segna più nulla; ogni carta si può rivedere.
web-damage-tabs = Parti del tavolo
web-damage-tab-deck = Mazzo
web-damage-tab-sheet = Scheda
web-damage-tab-criticals = Critici
web-damage-tab-log = Diario

## Critical hits and what is to come
web-damage-criticals = Colpi critici
web-damage-active = { $count ->
    [one] { $count } attivo
   *[other] { $count } attivi
}
web-damage-no-criticals = Questa nave non ne ha.
web-damage-bay = hangar { $bay }
web-damage-for-good = Per sempre.
web-damage-until = Fino alla fine del turno { $turn }.
web-damage-next-turn = Nel turno { $turn }.
web-damage-forbidden = Non ora: { $what }
web-damage-outlook = { $hits ->
    [one] Il colpo che manca
   *[other] I { $hits } colpi che mancano
}
web-damage-outlook-text = Probabilità di perdere almeno un’altra casella
web-damage-outlook-sample = { $trials } seguiti possibili da qui, ±{ $points } punti.
web-damage-odds = probabilità
web-damage-log-volley = { $ship }, { $hits ->
    [one] 1 colpo
   *[other] { $hits } colpi
}, turno { $turn }
web-damage-log-by = { $text } · { $who }

## After a duel
web-damage-wins = Vince { $ship }
web-damage-story-destroyed = { $ship } è distrutta; { $overkill ->
    [one] avanza 1 colpo
   *[other] avanzano { $overkill } colpi
}.
web-damage-story-excess = { $ship } subisce danno in eccesso, { $left ->
    [one] resta 1 casella
   *[other] restano { $left } caselle
}.
web-damage-story-critical = Colpo critico su { $ship }: { $critical }.
web-damage-story-volley = { $ship } spara una bordata di { $hits }.
web-damage-numbers-volleys = Bordate subite
web-damage-numbers-hits = Colpi incassati
web-damage-numbers-cards = Carte
web-damage-numbers-misses = Carte mancate
web-damage-numbers-excess = Danno in eccesso
web-damage-mark-destroyed = { $ship } è distrutta
web-damage-mark-critical = Colpo critico su { $ship }
web-damage-diagram = Disegno: { $text }

## Lobby
web-damage-side-first = spara per prima
web-damage-side-second = spara dopo
web-damage-side-desk = tutti segnano i colpi
web-damage-option-ships = Navi
web-damage-option-ships-text = Le due che si affrontano: una classe del gioco o una nave propria.
web-damage-option-duel_fire = Fuoco
web-damage-option-duel_fire-text = Con le armi che funzionano, o sempre due dadi più quattro.
web-damage-option-duel_fire-weapons = armi
web-damage-option-duel_fire-strength = tutta la forza
web-damage-option-batch_policy = Carte prima di rimescolare
web-damage-option-batch_policy-text = Quante se ne danno prima di rimescolare.
web-damage-option-batch_policy-ten = 10
web-damage-option-batch_policy-thumb = 15/10
web-damage-option-batch_policy-fifteen = 15
web-damage-option-batch_policy-twenty = 20
web-damage-option-batch_policy-all = tutte
web-damage-option-criticals = Carte critiche
web-damage-option-criticals-text = Tre delle 64; una vale per bordata.
web-damage-option-repair_rolls = Tiri di riparazione
web-damage-option-repair_rolls-text = A fine turno un dado può chiudere prima un critico.
web-damage-option-critical_stacking = Di nuovo lo stesso critico
web-damage-option-critical_stacking-text = Ricomincia, o si somma.
web-damage-option-critical_stacking-refresh = da capo
web-damage-option-critical_stacking-stack = si somma
web-damage-option-box_choice = Quale casella del sistema
web-damage-option-box_choice-text = Dove le caselle differiscono, per arco ad esempio.
web-damage-option-box_choice-owner = sceglie chi l’ha
web-damage-option-box_choice-auto = la meno preziosa
web-damage-option-miss_count_scope = Mancati di fila
web-damage-option-miss_count_scope-text = Contati per tutta la bordata, o da capo dopo ogni mescolata.
web-damage-option-miss_count_scope-volley = bordata
web-damage-option-miss_count_scope-batch = serie
web-damage-option-center_hull = Scafo centrale
web-damage-option-center_hull-text = Se incassa anche i colpi a prua e a poppa.
web-damage-option-center_hull-own = solo i suoi
web-damage-option-center_hull-fore_and_aft = prua e poppa

## Opening a battle
web-damage-room-desk = Tavolo
web-damage-room-odds = Probabilità
web-damage-room-ships = Navi
web-damage-desk-title = Apri una battaglia
web-damage-desk-lead = Di’ quale nave ha preso quanti colpi. Tutto il tavolo può segnarli.
web-damage-new-battle = Una battaglia nuova
web-damage-ship-number = Nave { $number }
web-damage-open-desk = Apri il tavolo
web-damage-go-on = Riprendi una battaglia salvata
web-damage-go-on-text = Un file .battle, salvato qui o scritto al terminale.
web-damage-choose-file = Scegli un file
web-damage-duel-text = un piccolo gioco nostro: vince l’ultima nave che vive e può fare fuoco
web-damage-your-ship = La tua nave
web-damage-their-ship = La nave del bot
web-damage-open-duel = Combatti un duello

## Odds
web-damage-odds-title = Probabilità di una bordata
web-damage-question = La domanda
web-damage-reset = Da capo
web-damage-volleys = Bordate
web-damage-when-choose = Quando chi ha la nave può scegliere
web-damage-assumed = Si suppone che si sacrifichi prima: { $order }
web-damage-dealing = Si danno le carte …
web-damage-sure = { $trials } bordate distribuite. Ogni percentuale è entro ±{ $points } punti, 99 volte su 100.
web-damage-takes = { $volleys ->
    [one] { $hits ->
        [one] Che cosa porta via 1 colpo
       *[other] Che cosa portano via { $hits } colpi
    }
   *[other] Che cosa portano via { $volleys } bordate da { $hits }
}
web-damage-takes-text = probabilità in % di perdere tante caselle
web-damage-heat-caption = Per ogni sistema la probabilità in % di perdere tante caselle, e la perdita attesa con mazzo e tabella
web-damage-deck-word = mazzo
web-damage-chart-word = tabella classica
web-damage-insight = Il mazzo risparmia soprattutto { $kind }: { $deck } persi invece di { $chart }. Toglie di più a { $hard }: { $harddeck } invece di { $hardchart }.
web-damage-to-table = Portalo al tavolo
web-damage-to-table-text = Apri una battaglia con questa nave, o cambiala.
web-damage-edit-ship = Modifica nave
web-damage-distribution = { $system }, { $boxes ->
    [one] 1 casella
   *[other] { $boxes } caselle
}
web-damage-distribution-said = Probabilità di ogni perdita con il mazzo: { $said }
web-damage-distribution-text = caselle perse, probabilità in %; tratteggiata: la tabella classica
web-damage-fear = Che cosa temi
web-damage-far = Quanto lontano dalla tabella
web-damage-far-text = 0 % = uguale
web-damage-far-how = Variazione totale, media di tutti i sistemi, { $trials } bordate ciascuna. La serie conta poco: contano le carte.
web-damage-order-add = Aggiungi un sistema …
web-damage-order-none = l’ordine del regolamento
web-damage-lift = Cedi prima: { $what }
web-damage-drop = Togli dalla lista: { $what }
web-damage-less = Uno in meno: { $what }
web-damage-more = Uno in più: { $what }

## The ship editor
web-damage-yard = Editor di navi
web-damage-kind = Tipo
web-damage-race = Razza
web-damage-starts-from = Parte da
web-damage-new-ship = una nave nuova
web-damage-group-hull = Scafo
web-damage-group-power = Energia
web-damage-group-weapons = Armi
web-damage-group-control = Comando
web-damage-group-rest = Tutto il resto
web-damage-group-people = Persone
web-damage-labels = archi: FA*4, RX*2
web-damage-labels-of = Archi di { $system }
web-damage-at-least-one = almeno 1
web-damage-bays = Hangar
web-damage-carrier = Portanavette
web-damage-carrier-text = le carte AS colpiscono le navette
web-damage-gives-first = Che cosa cedi prima:
web-damage-rare = Mostra anche i sistemi rari
web-damage-checked = Controllato mentre scrivi
web-damage-to-mend = { $count } da correggere
web-damage-sound = in ordine
web-damage-never = { $count ->
    [one] 1 carta mancherà sempre
   *[other] { $count } carte mancheranno sempre
}
web-damage-never-text = Va bene così.
web-damage-can-hit = { $can } carte su { $all } possono colpire
web-damage-boxes-in = { $boxes ->
    [one] 1 casella
   *[other] { $boxes } caselle
} in { $systems ->
    [one] 1 sistema
   *[other] { $systems } sistemi
}.
web-damage-against = Contro una bordata di { $hits }
web-damage-all-odds = tutte
web-damage-as-text = Modifica come testo
web-damage-take-text = Usa questo testo
web-damage-unsaved = non ancora salvata
web-damage-saved = La nave resta in questo browser.
web-damage-delete = Elimina
