### Quello che dice Immagini. Le carte si chiamano col loro numero, contando da 0 riga per riga.

## Events

pictures-event-game-started = { $mode-word ->
    [coop] Una squadra contro nessuno
    [three] Due capi, un agente
   *[teams] Due squadre
}, griglia di { $columns } per { $rows }. Comincia { $team }.
pictures-event-key-drawn = I capi guardano la chiave.
pictures-event-clue-drafted = Chiedi se vale questo indizio: { $word }, { $number ->
    [unlimited] illimitato
   *[other] { $number }
}.
pictures-event-arbitration-asked = { $seat } chiede: vale «{ $word }»?
pictures-event-arbitration-answered = { $seat } { $answer-word ->
    [deny] non permette
   *[allow] permette
} «{ $word }».
pictures-event-clue-given = { $seat } dice: { $word }, { $number ->
    [unlimited] illimitato
   *[other] { $number }
}.
pictures-event-marked = { $seat } indica { $place }.
pictures-event-unmarked = { $seat } non indica più { $place }.
pictures-event-voted = { $seat } vota: { $place }.
pictures-event-touched = { $seat } tocca { $place } per { $team }.
pictures-event-covered = { $place } è { $colour-word ->
    [red] un agente rosso
    [blue] un agente blu
    [assassin] l'assassino
   *[bystander] un passante
}.
pictures-event-stopped = { $seat } si ferma.
pictures-event-turn-ended = Finisce il turno di { $team }: { $reason-word ->
    [stop] si ferma
    [limit] i tentativi sono finiti
    [timeout] il tempo è scaduto
    [invalid] l'indizio non valeva
   *[wrong] non era una delle sue
}.
pictures-event-sudden-death-started = Morte improvvisa: a { $team } ne mancano { $left } in questo turno, o perde.
pictures-event-rival-covered = { $seat } copre { $place } per il rivale.
pictures-event-penalty-covered = Per penalità { $seat } copre { $place }.
pictures-event-objected = { $seat } contesta «{ $word }».
pictures-event-objection-answered = { $seat } { $answer-word ->
    [insist] mantiene
   *[concede] ritira
} «{ $word }».
pictures-event-waved-through = Lasci passare «{ $word }».
pictures-event-spymaster-left = { $seat } se ne va. { $team } non ha un capo.
pictures-event-spymaster-replaced = Ora { $seat } è capo delle spie.
pictures-event-game-over = Vince { $winner }.
pictures-event-game-over-secret = Vince { $winner } con un punteggio di { $score }.
pictures-event-key-revealed = Ora tutti vedono la chiave.

## Refusals

pictures-refusal-over = la partita è finita.
pictures-refusal-clock = solo l'orologio dice che il tempo è scaduto, e non dice altro.
pictures-refusal-no-timer = ora non corre nessun orologio.
pictures-refusal-gone = hai lasciato la partita.
pictures-refusal-spymaster-only = questo spetta ai capi.
pictures-refusal-operative-only = questo spetta agli agenti; un capo non lascia capire nulla.
pictures-refusal-not-now = non ora: { $phase-word ->
    [arbitration] si chiede al capo rivale
    [guess] gli agenti stanno provando
    [objection] c'è una contestazione aperta
    [rival_cover] è il turno del rivale
    [penalty] è dovuta una penalità
    [replace] una squadra ha bisogno di un nuovo capo
   *[clue] si aspetta un indizio
}.
pictures-refusal-not-your-turn = non tocca alla tua squadra.
pictures-refusal-no-objection = non c'è più nulla da contestare.
pictures-refusal-no-such-card = non c'è una carta { $place }; l'ultima è { $last }.
pictures-refusal-covered = la carta { $place } è coperta.
pictures-refusal-marked = indichi già { $place }.
pictures-refusal-not-marked = non indichi { $place }.
pictures-refusal-not-that-colour = la carta { $place } non è del colore da coprire.
pictures-refusal-captain-only = a questo tavolo tocca il primo agente di ogni squadra.
pictures-refusal-voted = hai già votato; il voto vale per questo tentativo.
pictures-refusal-guess-first = prova almeno una volta prima di fermarti.
pictures-refusal-hyphen = «{ $word }» ha un trattino; un indizio è una parola.
pictures-refusal-apostrophe = «{ $word }» ha un apostrofo; un indizio è una parola di lettere.
pictures-refusal-digit = «{ $word }» ha una cifra; un indizio è una parola di lettere.
pictures-refusal-not-a-letter = «{ $sign }» in «{ $word }» non è una lettera del nostro alfabeto.
pictures-refusal-single-letter = «{ $word }» è una lettera sola, non un indizio.
pictures-refusal-too-long = un indizio ha al massimo { $longest } lettere.
pictures-refusal-form = «{ $word }» non ha la forma di un indizio.
pictures-refusal-several-words = «{ $word }» è più di una parola; a questo tavolo ne vale una sola.
pictures-refusal-no-number = manca il numero, per esempio: { $word } 2.
pictures-refusal-not-whole = «{ $number }» non è un numero intero da 1 in su.
pictures-refusal-expert-zero = lo zero è un indizio da esperti, e questo tavolo gioca senza.
pictures-refusal-expert-unlimited = illimitato è un indizio da esperti, e questo tavolo gioca senza.
pictures-refusal-number-too-high = { $number } supera il massimo del tavolo, { $most }.
pictures-refusal-denied = il rivale ha appena negato «{ $word }»; pensa a un'altra parola.
pictures-refusal-repeated = «{ $word }» è già stato detto, e questo tavolo non permette ripetizioni.
pictures-refusal-shape = «{ $word }» è una forma, e questo tavolo non ne permette.
pictures-refusal-visible-word = «{ $word }» è forma o parte di «{ $visible }», che è sul tavolo.

## How games end

pictures-outcome-all-found = I vincitori hanno trovato tutte le loro immagini.
pictures-outcome-assassin = I perdenti hanno toccato l'assassino.
pictures-outcome-assassin-found = I vincitori hanno trovato tutto e poi l'assassino.
pictures-outcome-sudden-death-won = I vincitori hanno trovato il resto in morte improvvisa.
pictures-outcome-sudden-death-lost = I perdenti hanno fallito in morte improvvisa.
pictures-outcome-rival-done = L'ultima immagine del rivale è coperta.
pictures-outcome-out-of-time = I perdenti hanno finito il tempo.
pictures-outcome-forfeit = I perdenti non hanno più un capo.

## Names

pictures-name-red-team = Rosso
pictures-name-blue-team = Blu
pictures-name-field-team = Entrambe le parti
pictures-name-red-spymaster = Capo rosso
pictures-name-blue-spymaster = Capo blu
pictures-name-field-agent = Agente
pictures-name-red-1 = Rosso 1
pictures-name-red-2 = Rosso 2
pictures-name-red-3 = Rosso 3
pictures-name-red-4 = Rosso 4
pictures-name-red-5 = Rosso 5
pictures-name-red-6 = Rosso 6
pictures-name-red-7 = Rosso 7
pictures-name-red-8 = Rosso 8
pictures-name-red-9 = Rosso 9
pictures-name-red-10 = Rosso 10
pictures-name-red-11 = Rosso 11
pictures-name-red-12 = Rosso 12
pictures-name-blue-1 = Blu 1
pictures-name-blue-2 = Blu 2
pictures-name-blue-3 = Blu 3
pictures-name-blue-4 = Blu 4
pictures-name-blue-5 = Blu 5
pictures-name-blue-6 = Blu 6
pictures-name-blue-7 = Blu 7
pictures-name-blue-8 = Blu 8
pictures-name-blue-9 = Blu 9
pictures-name-blue-10 = Blu 10
pictures-name-blue-11 = Blu 11
pictures-name-blue-12 = Blu 12
pictures-name-title-back-door = Dalla porta sul retro
pictures-name-title-scraped-through = Missione per un soffio
pictures-name-title-holding-team = Una squadra che tiene
pictures-name-title-first-class = Rete di prima classe
pictures-name-title-headquarters = Chiama il quartier generale
pictures-name-title-flawless = Rete impeccabile
pictures-name-title-legend = Leggenda del servizio

## The screen in the terminal

pictures-screen-turn = Turno { $turn }: { $team }
pictures-screen-left = { $team }: ne mancano { $left }
pictures-screen-red = rosso
pictures-screen-blue = blu
pictures-screen-bystander = passante
pictures-screen-assassin = assassino
pictures-screen-unlimited = illimitato
pictures-screen-sudden-death = Morte improvvisa: { $team } ne trova altre { $left } ora, o perde. Fermarsi è perdere.
pictures-screen-draft = Vale l'indizio «{ $word }»?
pictures-screen-title = Punteggio { $score }: { $title }.
