### What the Pictures table says in the web client; the words of the game itself stand beside its rules.

## Cards and colours
web-pictures-spot = riga { $row }, colonna { $column }
web-pictures-grid = La griglia, { $columns } colonne per { $rows } righe
web-pictures-card-covered = { $colour ->
    [red] coperta da un agente rosso
    [blue] coperta da un agente blu
   *[bystander] coperta da un civile
    [assassin] coperta dall’assassino
}
web-pictures-card-key = { $colour ->
    [red] rossa secondo la chiave
    [blue] blu secondo la chiave
   *[bystander] civile secondo la chiave
    [assassin] l’assassino secondo la chiave
}
web-pictures-card-picked = l’hai in mente
web-pictures-card-chosen = scelta, tocca di nuovo per confermare
web-pictures-card-can = si può toccare
web-pictures-pointing = { $count ->
    [one] { $names } la indica
   *[other] { $names } la indicano
}
web-pictures-zoom = Guarda da vicino: { $card }
web-pictures-zoom-this = Guarda da vicino
web-pictures-choose = Scegli questa
web-pictures-touch = Tocca
web-pictures-vote = Vota
web-pictures-cover = Copri
web-pictures-point = Indica
web-pictures-unpoint = Non indicare più
web-pictures-diagram = Disegno: { $text }

## Teams
web-pictures-to-find = carte da trovare
web-pictures-pile = nel suo mazzetto
web-pictures-left = da trovare
web-pictures-ghost = Nessuno gioca questa squadra. Dopo ogni vostro turno si copre una sua carta; quello che resta alla fine è il vostro punteggio.
web-pictures-bot = bot
web-pictures-both = per entrambi
web-pictures-role-spymaster = capo delle spie
web-pictures-role-operative = agente
web-pictures-bystanders = civili
web-pictures-assassins = assassino
web-pictures-bystanders-left = { $count ->
    [one] 1 civile
   *[other] { $count } civili
}
web-pictures-learner = Tu

## Clues
web-pictures-clues = Indizi dati
web-pictures-no-clues = Ancora nessuno.
web-pictures-found = { $found } trovate su { $number }
web-pictures-clue-now = L’indizio
web-pictures-clue-word = Una parola
web-pictures-dots = { $made } tentativi su { $limit } fatti
web-pictures-how-many = Quante carte
web-pictures-picked = { $count ->
    [one] ne hai segnata una: solo tu la vedi
   *[other] ne hai segnate { $count }: solo tu le vedi
}
web-pictures-unlimited = illimitato
web-pictures-check-ok = una sola parola
web-pictures-hint-acronym = Le maiuscole sembrano una sigla: nel dubbio chiedi al rivale.
web-pictures-hint-unknown = Il nostro dizionario non ha questa parola: nel dubbio chiedi al rivale.
web-pictures-denied = Il rivale non ha permesso «{ $word }». Pensa a un’altra parola.
web-pictures-ask-rival = Chiedi al rivale
web-pictures-give = Dai l’indizio: { $word } { $number }
web-pictures-give-empty = Dai l’indizio
web-pictures-nothing-more = Dopo l’invio non puoi aggiungere nulla.
web-pictures-leave = Cedi il ruolo
web-pictures-leave-sure = Sicuro? Un agente prende il tuo posto e vede la chiave.

## The open question
web-pictures-over = finita
web-pictures-ask-clue = Il tuo indizio
web-pictures-ask-clue-text = Una parola e un numero. Tocca le tue carte per tenerle a mente.
web-pictures-ask-guess = { $team }, quale carta?
web-pictures-guesses = { $left ->
    [0] Resta solo il tentativo in più
    [one] Resta un tentativo e uno in più
   *[other] Restano { $left } tentativi e uno in più
}
web-pictures-guesses-first = { $left ->
    [one] Un tentativo e uno in più. Il primo è dovuto.
   *[other] { $left } tentativi e uno in più. Il primo è dovuto.
}
web-pictures-guesses-free = Tanti tentativi quanti ne osate.
web-pictures-guesses-free-first = Tanti tentativi quanti ne osate. Il primo è dovuto.
web-pictures-ask-touch = { $card }?
web-pictures-ask-final = Il tocco è definitivo.
web-pictures-ask-vote = Il tuo voto: decide più di metà della squadra.
web-pictures-ask-cover = Copri una carta dell’altra squadra
web-pictures-ask-cover-text = { $left ->
    [one] Ne resta una nel suo mazzetto.
   *[other] Ne restano { $left } nel suo mazzetto: è il tuo punteggio ora.
}
web-pictures-ask-cover-this = Coprire { $card }?
web-pictures-ask-penalty = Copri una delle tue carte
web-pictures-ask-penalty-text = L’indizio del rivale non era valido.
web-pictures-ask-allow = «{ $word }» va bene come indizio?
web-pictures-ask-allow-text = Vedi la parola, non il numero. Nessun altro la sente finché non la permetti.
web-pictures-ask-object = Qualcosa contro «{ $word }»?
web-pictures-ask-object-text = Solo se l’indizio viola le regole; risponde il suo autore.
web-pictures-ask-concede = Il rivale contesta «{ $word }»
web-pictures-ask-concede-text = Ritiralo e il turno finisce; oppure confermalo.
web-pictures-ask-lead = Alla tua squadra serve un capo
web-pictures-ask-lead-text = Chi accetta vede la chiave e non indovina più.
web-pictures-allow = Permetti
web-pictures-deny = Non permettere
web-pictures-object = Contesta
web-pictures-fine = Va bene
web-pictures-concede = Ritira
web-pictures-insist = Conferma
web-pictures-lead = Accetto
web-pictures-stop = Smetti di indovinare
web-pictures-give-up = Arrenditi
web-pictures-wait-clue = { $who } pensa a un indizio
web-pictures-wait-guess = { $team } sta indovinando
web-pictures-wait-arbitration = { $who } decide su «{ $word }»
web-pictures-wait-objection = { $who } risponde a una contestazione di «{ $word }»
web-pictures-wait-cover = { $who } copre una carta
web-pictures-wait-replace = A una squadra serve un nuovo capo
web-pictures-wait-text = Guarda con calma; tocca una carta per vederla grande.
web-pictures-wait-poker = Faccia impassibile, per favore.
web-pictures-state-clue = { $team } pensa a un indizio
web-pictures-state-guess = { $team } sta indovinando
web-pictures-state-sudden = { $team }: tutto o niente
web-pictures-turn = turno { $turn }
web-pictures-sudden = { $left ->
    [one] Morte improvvisa: trovate la carta che resta
   *[other] Morte improvvisa: trovate le { $left } carte che restano
}
web-pictures-sudden-text = Niente più indizi, nessun limite. Un civile, un agente di { $rival } o fermarsi, e { $team } perde.
web-pictures-sudden-count = { $found } trovate, { $left } da trovare
web-pictures-action = { $verb ->
    [touch] Tocca { $card }
    [mark] Indica { $card }
    [unmark] Non indicare più { $card }
    [cover] Copri { $card }
    [stop] Smetti di indovinare
    [allow] Permetti l’indizio
    [deny] Non permettere l’indizio
    [object] Contesta l’indizio
    [pass] Lascia passare l’indizio
    [concede] Ritira l’indizio
    [insist] Conferma l’indizio
   *[lead] Diventa capo delle spie
}

## The spoken timer
web-pictures-voice-clue = { $team }, il vostro indizio. { $seconds } secondi.
web-pictures-voice-guess = { $team }, indovinate. { $seconds } secondi.
web-pictures-voice-left = Restano { $seconds } secondi.
web-pictures-voice-over = Tempo scaduto.

## One device for several people
web-pictures-curtain = Passa il dispositivo a { $name }
web-pictures-curtain-role = { $role ->
    [spymaster] Capo delle spie di { $team }
   *[operative] Agente di { $team }
}
web-pictures-curtain-secret = Ora viene la chiave: nessun altro deve guardare.
web-pictures-curtain-open = Lo schermo non mostra niente di segreto.
web-pictures-curtain-go = Sono { $name }
web-pictures-curtain-other = Qualcun altro:
web-pictures-hand = Passa

## Talk and log
web-pictures-talk = Chiacchiere di squadra
web-pictures-talk-text = I capi non possono rispondere. L’altra squadra non lo vede.
web-pictures-talk-silent = Un capo dà solo indizi.
web-pictures-log-start = L’inizio
web-pictures-log-clue = { $word } · { $number }
web-pictures-log-covered = { $who } su { $card }: { $colour ->
    [red] un agente rosso
    [blue] un agente blu
   *[bystander] un civile
    [assassin] l’assassino
}.
web-pictures-tabs = Parti del tavolo
web-pictures-tab-clues = Indizi
web-pictures-tab-talk = Parole
web-pictures-tab-log = Diario

## The end
web-pictures-wins = Vince { $team }
web-pictures-lost = La missione è fallita
web-pictures-score = { $score ->
    [one] Resta una carta nel mazzetto.
   *[other] Restano { $score } carte nel mazzetto.
}
web-pictures-again-text = Le carte si girano e ogni squadra cambia capo.
web-pictures-story-assassin = «{ $word } · { $number }» porta { $team } dall’assassino: { $card }.
web-pictures-story-helped = «{ $word } · { $number }» ne trova { $found }, poi { $team } aiuta gli altri con { $card }.
web-pictures-story-bystander = «{ $word } · { $number }» ne trova { $found }; un civile su { $card } chiude il turno di { $team }.
web-pictures-story-whole = { $found ->
    [one] { $team } trova la carta di «{ $word }».
    [2] { $team } trova entrambe le carte di «{ $word }».
   *[other] { $team } trova tutte e { $found } le carte di «{ $word }».
}
web-pictures-story-part = { $team } ne trova { $found } di «{ $word } · { $number }» e si ferma.
web-pictures-numbers-clues = Indizi
web-pictures-numbers-found = Tocchi giusti
web-pictures-numbers-wrong = Tocchi sbagliati
web-pictures-numbers-average = Trovate per indizio
web-pictures-numbers-best = L’indizio migliore
web-pictures-thoughts = Che cosa intendevano i bot
web-pictures-thoughts-how = vicinanza tra parola e carta; tratteggiata: la sbagliata più vicina
web-pictures-thoughts-ask = Fatevelo raccontare
web-pictures-thoughts-failed = Ora non rispondono. Riprova.
web-pictures-thoughts-wrong = la sbagliata più vicina: { $card }

## Lobby
web-pictures-side-red-team = ottagoni
web-pictures-side-blue-team = cerchi
web-pictures-side-field-team = indovina per entrambe
web-pictures-option-mode = Chi gioca
web-pictures-option-mode-text = Due squadre; una squadra contro nessuno; o due capi e un agente.
web-pictures-option-mode-teams = Due squadre
web-pictures-option-mode-coop = Insieme
web-pictures-option-mode-three = In tre
web-pictures-option-red_operatives = Agenti di Rosso
web-pictures-option-red_operatives-text = Oltre al suo capo.
web-pictures-option-red_operatives-1 = 1
web-pictures-option-red_operatives-2 = 2
web-pictures-option-red_operatives-3 = 3
web-pictures-option-red_operatives-4 = 4
web-pictures-option-blue_operatives = Agenti di Blu
web-pictures-option-blue_operatives-text = Oltre al suo capo.
web-pictures-option-blue_operatives-1 = 1
web-pictures-option-blue_operatives-2 = 2
web-pictures-option-blue_operatives-3 = 3
web-pictures-option-blue_operatives-4 = 4
web-pictures-option-language = Lingua degli indizi
web-pictures-option-language-text = Delle parole sul tavolo, del controllo degli indizi e dei bot.
web-pictures-option-language-es = Español
web-pictures-option-language-en = English
web-pictures-option-language-it = Italiano
web-pictures-option-cards = Che cosa c’è sul tavolo
web-pictures-option-cards-text = Disegni, parole, o entrambi in una griglia.
web-pictures-option-cards-pictures = immagini
web-pictures-option-cards-words = parole
web-pictures-option-cards-mixed = entrambi
web-pictures-option-grid = La griglia
web-pictures-option-grid-text = Venti carte, o venticinque con una in più per squadra.
web-pictures-option-grid-5x4 = 5 × 4
web-pictures-option-grid-5x5 = 5 × 5
web-pictures-option-assassin_awaits = L’assassino ti aspetta
web-pictures-option-assassin_awaits-text = Toccato troppo presto, fa partire una morte improvvisa invece di chiudere la partita.
web-pictures-option-advanced = Indizi per esperti
web-pictures-option-advanced-text = Zero e illimitato valgono come numero.
web-pictures-option-timer_clue = Tempo per l’indizio
web-pictures-option-timer_clue-text = Quando finisce, finisce il turno. Una voce conta.
web-pictures-option-timer_clue-0 = nessuno
web-pictures-option-timer_clue-60 = 1 min
web-pictures-option-timer_clue-120 = 2 min
web-pictures-option-timer_clue-180 = 3 min
web-pictures-option-timer_guess = Tempo per indovinare
web-pictures-option-timer_guess-text = Un limite per tutti i tentativi del turno.
web-pictures-option-timer_guess-0 = nessuno
web-pictures-option-timer_guess-60 = 1 min
web-pictures-option-timer_guess-120 = 2 min
web-pictures-option-timer_guess-180 = 3 min
web-pictures-option-arbiter = Chi giudica un indizio dubbio
web-pictures-option-arbiter-text = La pagina controlla la forma; il senso spetta all’altro capo.
web-pictures-option-arbiter-rival = il rivale
web-pictures-option-arbiter-none = nessuno
web-pictures-option-invalid_clue = Un indizio negato
web-pictures-option-invalid_clue-text = Il capo ne dà un altro, perde il turno, o regala anche una carta al rivale.
web-pictures-option-invalid_clue-retry = un altro
web-pictures-option-invalid_clue-end_turn = turno perso
web-pictures-option-invalid_clue-penalty = e una carta
web-pictures-option-objection_judge = Obiezioni a un indizio
web-pictures-option-objection_judge-text = Mentre una squadra indovina il rivale può obiettare una volta; risponde chi ha dato l’indizio.
web-pictures-option-objection_judge-author = ammesse
web-pictures-option-objection_judge-none = nessuna
web-pictures-option-invalid_clue_late = Dopo un’obiezione accolta
web-pictures-option-invalid_clue_late-text = Il turno finisce; il rivale può anche coprire una sua carta.
web-pictures-option-invalid_clue_late-end_turn = turno perso
web-pictures-option-invalid_clue_late-penalty = e una carta
web-pictures-option-replacement = Quando un capo se ne va
web-pictures-option-replacement-text = Un agente subentra e vede la chiave, o la squadra ha perso.
web-pictures-option-replacement-operative = subentro
web-pictures-option-replacement-forfeit = partita persa
web-pictures-option-touch_mode = Chi tocca
web-pictures-option-touch_mode-text = Il primo che lo fa, il primo posto della squadra, o più di metà.
web-pictures-option-touch_mode-first = chiunque
web-pictures-option-touch_mode-captain = primo posto
web-pictures-option-touch_mode-vote = a voti
web-pictures-option-confirm_touch = Tocca e conferma
web-pictures-option-confirm_touch-text = Spento: vale il primo tocco.
web-pictures-option-rival_marks = Le squadre vedono cosa indica l’altra
web-pictures-option-rival_marks-text = Spento: solo la tua squadra vede cosa indichi.
web-pictures-option-show_history = Gli indizi dati restano visibili
web-pictures-option-show_history-text = Con ciò che hanno trovato.
web-pictures-option-picture_names = Le immagini hanno un nome
web-pictures-option-picture_names-text = Tutti possono leggere che cosa mostra un disegno: serve a chi non lo vede.

web-pictures-preview = Le carte
web-pictures-preview-text = Alcune del mazzo: quali saranno sul tavolo si sorteggia quando la partita comincia.
