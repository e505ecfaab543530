### What the Red Code table says in the web client; the words of the game itself stand beside its rules.

## The ships
web-redcode-sea = Il mare, otto colonne per sei righe
web-redcode-diagram = Disegno: { $text }
web-redcode-ships = Navi
web-redcode-ships-tap = tocca per la scheda
web-redcode-ally = alleato
web-redcode-sinks = { $captain } affonda
web-redcode-sunk = affondata
web-redcode-misses-turn = affondata, salta il turno
web-redcode-comes-back = torna al suo turno
web-redcode-intercepted = intercettata
web-redcode-no-ship = ancora senza nave
web-redcode-label-you = { $name } · tu
web-redcode-here = { $square } · qui?
web-redcode-hull = scafo { $hull } di { $whole }
web-redcode-hull-cubes = { $breakdowns } avarie, { $repairs } riparazioni
web-redcode-breakdowns = Avarie
web-redcode-repairs = Riparazioni
web-redcode-reserve = Riserva
web-redcode-removed = Rimossi
web-redcode-cards = Carte in mano
web-redcode-control-card = Scheda di { $ship }
web-redcode-own-card = La tua scheda
web-redcode-cost = costa { $cost } marinai, { $crew } sopra
web-redcode-bring-back = Richiama un marinaio da: { $place }
web-redcode-put-back = Lascia questo su: { $place }
web-redcode-square-yours = la tua nave: { $type }
web-redcode-square-ship = { $type } di { $captain }
web-redcode-square-islet = isolotto
web-redcode-square-current = corrente
web-redcode-square-can = si può scegliere
web-redcode-corner-blue = Angolo blu
web-redcode-corner-red = Angolo rosso
web-redcode-score-war = Punteggio: Blu { $blue }, Rosso { $red }, su { $most }
web-redcode-score-arena = Navi a galla: Blu { $blue }, Rosso { $red }, su { $most }
web-redcode-round = round { $round }

## What a manoeuvre does, in few words
web-redcode-effect-damage = { $amount ->
    [one] −1 riparazione
   *[other] −{ $amount } riparazioni
}
web-redcode-effect-lose_breakdown = { $amount ->
    [one] −1 avaria
   *[other] −{ $amount } avarie
}
web-redcode-effect-repair = { $amount ->
    [one] +1 riparazione
   *[other] +{ $amount } riparazioni
}
web-redcode-effect-gain_breakdown = { $amount ->
    [one] +1 avaria
   *[other] +{ $amount } avarie
}
web-redcode-effect-lose_crew = −{ $amount } marinaio
web-redcode-effect-recover_crew = { $amount } marinai tornano
web-redcode-effect-draw = { $amount ->
    [one] pesca 1 carta
   *[other] pesca { $amount } carte
}
web-redcode-effect-move = { $amount ->
    [one] 1 casella
   *[other] { $amount } caselle
}
web-redcode-effect-intercept = niente manovre
web-redcode-effect-cancel = annulla l’anello sotto
web-redcode-effect-own = proprio { $effect }
web-redcode-short-damage = −{ $amount }
web-redcode-short-repair = +{ $amount }
web-redcode-short-lose_crew = −{ $amount } mar.
web-redcode-short-range = port. { $distance }
web-redcode-short-none = nessun bersaglio
web-redcode-covered = coperta
web-redcode-only-own = a portata solo la tua parte
web-redcode-no-use = ora non cambierebbe nulla
web-redcode-nothing-there = Qui non c'è nulla a cui mirare.
web-redcode-range = portata { $distance }

## Orders
web-redcode-orders = I tuoi ordini
web-redcode-hand = { $count } di { $limit }
web-redcode-room = { $count ->
    [one] ce ne sta un’altra
   *[other] ce ne stanno altre { $count }
}
web-redcode-deck = nel mazzo
web-redcode-no-cards = nessun ordine
web-redcode-hidden-cards = { $count ->
    [one] 1 ordine nascosto
   *[other] { $count } ordini nascosti
}

## The open question
web-redcode-prompt-choose = Quale nave scegli?
web-redcode-prompt-choose-text = Una parte non ha mai due navi uguali.
web-redcode-prompt-place = Dove parte la tua nave ({ $ship })?
web-redcode-prompt-place-text = { $count ->
    [one] Una casella è libera.
   *[other] { $count } caselle sono libere.
}
web-redcode-prompt-return = Dove torna la tua nave?
web-redcode-prompt-recover = { $count ->
    [one] Recupera un marinaio
   *[other] Recupera { $count } marinai
}
web-redcode-prompt-recover-text = { $count ->
    [one] Tocca un altro cubo da richiamare.
   *[other] Tocca i { $count } cubi da richiamare.
}
web-redcode-prompt-recover-done = Questo libera dov’erano.
web-redcode-prompt-main = Il tuo turno
web-redcode-prompt-main-text = { $crew ->
    [one] Un marinaio in riserva. Usa ciò che è acceso o finisci il turno.
   *[other] { $crew } marinai in riserva. Usa ciò che è acceso o finisci il turno.
}
web-redcode-prompt-aim = { $what }: scegli il bersaglio
web-redcode-prompt-where = { $what }: dove?
web-redcode-prompt-step = { $steps ->
    [one] Ancora un passo
   *[other] Ancora { $steps } passi
}
web-redcode-prompt-step-must = La corrente ti porta: scegli una casella.
web-redcode-prompt-step-text = Scegli una casella o fermati qui.
web-redcode-prompt-discard = Un ordine di troppo
web-redcode-prompt-discard-text = Scegli la carta da scartare.
web-redcode-prompt-respond = Rispondi a { $captain }: { $what }?
web-redcode-prompt-respond-text = Se passi e nessun altro risponde, ha effetto.
web-redcode-ask-harm = Questo danneggia la tua parte. Sicuro?
web-redcode-ask-pointless = Questo non cambierebbe nulla. Sicuro?
web-redcode-ask-again = Tocca ancora o conferma.
web-redcode-ask-target = { $what } su { $target }?
web-redcode-ask-plain = { $what }?
web-redcode-ask-step = Navigare in { $square }?
web-redcode-ask-place = La tua nave ({ $ship }) in { $square }?
web-redcode-ask-place-text = A puntini: ciò che vedresti da lì.
web-redcode-ask-discard = Scartare { $what }?
web-redcode-do = Fallo
web-redcode-again = Scegli di nuovo
web-redcode-stop = Fermati qui
web-redcode-end-turn = Fine turno
web-redcode-response = { $what } · { $cost } marinai
web-redcode-wait = { $captain } pensa
web-redcode-wait-away = { $captain } non c'è
web-redcode-wait-choose = { $captain } sceglie una nave
web-redcode-wait-place = { $captain } piazza la nave
web-redcode-wait-respond = { $captain } può rispondere
web-redcode-wait-text = Intanto puoi guardare ogni scheda.
web-redcode-over = finita
web-redcode-harmful = danneggia la tua parte
web-redcode-pointless = non cambia nulla
web-redcode-action = { $verb ->
    [choose] Prendere { $what }
    [place] Partire da { $target }
    [return] Tornare in { $target }
    [recover] Recuperare: { $what }
    [step] Navigare in { $target }
    [stop] Fermarsi qui
    [pass] Passare
    [play] Giocare { $what } su { $target }
    [discard] Scartare { $what }
    [end] Finire il turno
   *[use] { $what } { $target }
}
web-redcode-link = anello { $number }

## Choosing a ship
web-redcode-choose = Scegli la tua nave
web-redcode-choose-price = cubi bianchi: il prezzo in marinai
web-redcode-about-submarine = Due caselle in un colpo. Trasforma un attacco nella propria riparazione.
web-redcode-about-destroyer = Il muro della parte. Annulla una manovra a tre caselle.
web-redcode-about-carrier = Vede lontano e tiene a galla gli amici.
web-redcode-take = Scegli
web-redcode-your-choice = la tua scelta
web-redcode-has-it = ce l’ha { $captain }
web-redcode-every-ship = Ogni nave

## Log and story
web-redcode-log-setup = preparazione
web-redcode-log-round = Round { $round } · { $captain }
web-redcode-rd = R. { $round }
web-redcode-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } round
}
web-redcode-story-sunk = { $by } affonda { $ship }.
web-redcode-story-chain = Una catena di { $links }; l’ultima parola è di { $ship }.
web-redcode-story-cancelled = { $what } di { $ship } è parata da uno scudo.
web-redcode-story-order = { $ship } gioca { $what }.
web-redcode-story-returned = { $ship } torna come nuova.
web-redcode-story-blow = { $ship } subisce { $points } danni in un colpo solo.
web-redcode-mark-sunk = { $captain } affonda
web-redcode-mark-chain = Una catena lunga
web-redcode-numbers-rounds = Round
web-redcode-numbers-manoeuvres = Manovre
web-redcode-numbers-answered = Risposte
web-redcode-numbers-longest = Catena più lunga
web-redcode-numbers-hull = Scafo perso, blu · rosso
web-redcode-luck = La fortuna delle carte
web-redcode-luck-how = valore carte, linea = atteso
web-redcode-luck-bar = pescato { $actual }, atteso { $expected }
web-redcode-score-now = punteggio ora
web-redcode-wins-blue = Vince Blu
web-redcode-wins-red = Vince Rosso

## Phone
web-redcode-tabs = Parti del tavolo
web-redcode-tab-ship = Nave
web-redcode-tab-orders = Ordini
web-redcode-tab-chain = Catena
web-redcode-tab-log = Diario

## Lobby
web-redcode-side-blue = parte in alto a sinistra
web-redcode-side-red = parte in basso a destra
web-redcode-option-mode = Come si vince
web-redcode-option-mode-text = Arena: affonda l’altra parte una volta. Guerra: le navi tornano, vincono cinque punti.
web-redcode-option-mode-arena = Arena
web-redcode-option-mode-war = Guerra a 5
web-redcode-option-ships_per_side = Navi per parte
web-redcode-option-ships_per_side-text = Ogni capitano ha un posto.
web-redcode-option-ships_per_side-1 = 1 c 1
web-redcode-option-ships_per_side-2 = 2 c 2
web-redcode-option-ships_per_side-3 = 3 c 3
web-redcode-option-fleet_mode = Un ammiraglio per parte
web-redcode-option-fleet_mode-text = Una persona guida tutte le navi di una parte.
web-redcode-option-move_adjacency = Si naviga in diagonale
web-redcode-option-move_adjacency-text = Otto caselle vicine invece di quattro.
web-redcode-option-move_adjacency-8 = sì
web-redcode-option-move_adjacency-4 = no
web-redcode-option-response_scope = Chi può rispondere
web-redcode-option-response_scope-text = Tutti, la parte colpita o la nave colpita.
web-redcode-option-response_scope-any = tutti
web-redcode-option-response_scope-target_side = la parte
web-redcode-option-response_scope-target_only = la nave
web-redcode-option-team_hands_visible = Gli alleati si vedono gli ordini
web-redcode-option-team_hands_visible-text = No: si possono dire, ma non mostrare.
web-redcode-option-allow_friendly_fire = Colpi alla propria parte
web-redcode-option-allow_friendly_fire-text = Leciti secondo le regole; la pagina chiede due volte.
web-redcode-option-sink_cancels = Un affondamento ferma
web-redcode-option-sink_cancels-text = Ciò che resta di una catena quando una nave vi affonda.
web-redcode-option-sink_cancels-rest_of_chain = tutta la catena
web-redcode-option-sink_cancels-sunk_ship_links = i suoi anelli

web-redcode-preview = Il mare
web-redcode-preview-text = Un esempio: isolotti e correnti si distribuiscono quando la partita comincia.
web-redcode-wish = La nave che vorresti
web-redcode-wish-text = Quale nave vorresti? Si sceglie a turno quando la partita comincia.
web-redcode-wish-kept = Si sceglie a turno quando la partita comincia: { $ship } avrà un segno, se è ancora libera.
web-redcode-wished = volevi questa
