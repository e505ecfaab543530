### What every page of the web client says. Games bring their own words in games/<slug>/text.

## Shell
web-skip = Vai al contenuto
web-loading = Un attimo…
web-home = Inizio
web-nav = Pagine principali
web-nav-play = Gioca
web-nav-learn = Impara
web-nav-replays = Partite
web-nav-settings = Impostazioni
web-close = Chiudi
web-cancel = Annulla
web-done = Fatto
web-save = Salva
web-copy = Copia
web-copied = Link copiato.
web-copy-link = Copia link
web-share-moment = Condividi questo momento
web-you = tu
web-you-won = Hai vinto.
web-you-lost = Hai perso.
web-branch = Diramazione
web-branch-of = Una diramazione di { $code }, ripresa da uno dei suoi passi
web-pass = Passa
web-theme-to-dark = Tema scuro
web-theme-to-light = Tema chiaro
web-fault-title = È colpa nostra
web-fault-text = Qualcosa si è rotto in questa pagina. Della tua partita non si perde nulla: il server conserva ogni mossa.
web-fault-again = Riprova
web-missing = Qui non c’è niente
web-missing-text = Forse l’indirizzo è sbagliato, o il tavolo non c’è più.

## Keys
web-keys = Tasti
web-key-help = Questo elenco
web-key-arrows = Muoversi sul tabellone o sulla linea del tempo
web-key-escape = Tornare indietro
web-key-undo = Annullare, se si può
web-key-actions = Tutte le azioni in un elenco
web-key-tab = Alla parte seguente della pagina

## Home
web-home-title = Siediti.
web-home-lead = Contro un bot o con un link. Senza registrarsi.
web-home-lead-alone = Contro un bot o passando il dispositivo. Senza registrarsi.
web-home-code = Codice del tavolo
web-home-join = Entra
web-home-play = Gioca ora
web-home-friends = Con amici
web-home-learn = Impara { $game }
web-home-yours = I tuoi tavoli
web-home-all = tutti e { $count }
web-home-fewer = meno
web-home-none-yours = Niente ti aspetta. Gioca ora o siediti da qualche parte.
web-home-open = Tavoli aperti
web-home-open-text = amici e sconosciuti, benvenuti
web-home-none-open = Adesso nessun tavolo cerca giocatori.
web-game-redcode = Codice Rosso
web-game-redcode-text = Duello navale di equipaggi e nervi. Rispondi al siluro prima che arrivi.
web-game-redcode-learn = Nove brevi lezioni sul tabellone, poi le regole complete in parole semplici, con disegni e ricerca.
web-game-damage = Battle Damage
web-game-damage-text = Sessantaquattro carte che dicono che cosa rompe una bordata dentro un’astronave. Un tavolo per segnare, e un duello.
web-game-damage-learn = Brevi lezioni con le carte, poi tutte le regole in parole semplici, con disegni e ricerca.
web-game-skirmish = Schermaglia Code Red
web-game-skirmish-text = Squadre in pollici: riparo, vista e nervi saldi. Spara prima di loro.
web-game-skirmish-learn = Lezioni brevi sul tavolo, poi tutte le regole in parole chiare, con disegni e ricerca.
web-game-pictures = Immagini
web-game-pictures-text = Disegni strani, una parola, un numero. Trova i tuoi agenti prima degli altri, e non l’assassino.
web-game-pictures-learn = Sei brevi lezioni al tavolo, poi le regole complete in parole semplici, con disegni e ricerca.
web-game-players = { $players } giocatori
web-game-players-span = da { $first } a { $last }
web-game-minutes = { $minutes } min
web-table-seats = { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
}
web-table-taken = { $taken } di { $seats }
web-table-running = in gioco
web-table-your-turn = tocca a te
web-table-their-turn = giocano altri
web-table-won = vittoria
web-table-lost = sconfitta
web-table-drawn = pareggio
web-name-saved = Ora sei { $name }.
web-table-open = Apri
web-table-alone = In attesa di giocatori
web-table-bots = Contro i bot
web-table-open-named = Apri il tavolo di { $name }
web-table-sit = Siediti
web-table-watch = Guarda
web-table-none = Questo tavolo non si può aprire
web-bot-name = Bot ({ $level })
web-bot-random = A caso
web-bot-greedy = Principiante
web-bot-commander = Facile
web-bot-easy = Facile
web-bot-medium = Medio
web-bot-hard = Forte
web-bot-expert = Esperto
web-bot-admiral = Ammiraglio
web-bot-colonel = Colonnello
web-bot-steady = Saldo

## Lobby
web-lobby-title = Chi gioca?
web-lobby-shuffle = Sorteggia i posti
web-lobby-how = Come si gioca
web-lobby-free = Posto libero
web-lobby-free-text = Manda il link o fai sedere un bot.
web-lobby-free-device = Per chi è a questo dispositivo, o un bot.
web-lobby-free-people = Per chi è a questo dispositivo.
web-lobby-also = Siediti anche qui
web-lobby-level = Livello del bot
web-lobby-program = Programma
web-lobby-bot = Fai sedere un bot
web-lobby-unbot = Togli il bot
web-lobby-fill = Completa con bot
web-lobby-move-here = Spostati qui
web-lobby-place = Posto di { $player }
web-lobby-kick = Libera il posto di { $player }
web-lobby-ready = pronto
web-lobby-not-ready = non pronto
web-lobby-i-am-ready = Sono pronto
web-lobby-wait = Pronto. Aspetta, non ancora
web-lobby-start = Inizia la partita
web-lobby-still-free = { $free ->
    [one] Un posto è ancora libero.
   *[other] { $free } posti sono ancora liberi.
}
web-lobby-waiting-for = Manca { $names }.
web-lobby-all-set = Tutti sono pronti.
web-lobby-starting = La partita sta iniziando. Manca { $names }.
web-lobby-called-off = L'inizio è stato annullato: nessuna risposta da { $names }. Tutti ricevono un sigillo nuovo; chi mancava deve essere di nuovo pronto.
web-lobby-seal = Il sigillo di questo tavolo
web-lobby-seal-text = Il server ha già scelto la sua parte del caso e ne mostra qui l'impronta. Annotala se poi vuoi confrontarla con il registro.
web-lobby-rules = Regole della casa
web-lobby-rules-host = le vedono tutti, le cambi tu
web-lobby-rules-guest = le vedono tutti, le cambia chi ospita
web-lobby-rules-usual = Come al solito
web-lobby-rules-differ = Diverso dal solito: { $list }
web-lobby-rules-more = Altre regole della casa
web-lobby-on = sì
web-lobby-off = no
web-lobby-clock = Tempo per decidere
web-lobby-clock-text = Quando finisce, un bot decide per te.
web-lobby-clock-value = { $seconds ->
    [0] nessuno
    [20] 20 s
    [60] 1 min
   *[other] 1 giorno
}
web-lobby-listed = Aperto a tutti
web-lobby-listed-text = No: lo trova solo chi ha il link.
web-lobby-share = Porta gli amici
web-lobby-share-text = Chi apre il link può prendere un posto libero.
web-lobby-here = Si gioca tutti qui
web-lobby-here-text = Chi condivide questo dispositivo prende posto con «Siediti anche qui»; lo si passa quando tocca a un’altra persona. Per gli amici lontani serve un server.
web-lobby-invite = Invita
web-lobby-loopback = Questo indirizzo funziona solo su questo dispositivo.
web-lobby-loopback-how = Per far entrare altri della tua rete, avvia il tavolo con { $command }.
web-lobby-qr = Il link a questo tavolo come codice QR
web-talk = Chiacchiere
web-talk-empty = Nessuno ha ancora detto nulla.
web-talk-unread = { $count ->
    [one] Un messaggio nuovo
   *[other] { $count } messaggi nuovi
}
web-talk-say = Di’ qualcosa
web-talk-send = Invia
web-talk-team = la tua parte
web-talk-team-only = solo la tua parte

## The table
web-net-live = In diretta
web-net-connecting = Connessione
web-net-lost = Senza rete dalle { $time }
web-preparing-title = I bot imparano la lingua
web-preparing-text = Imparano ogni lingua una volta sola su un server. Gli altri intanto possono giocare; aspettano solo le loro decisioni.
web-preparing-soon = qualche minuto
web-preparing-minutes = mancano circa { $minutes } min
web-preparing-seconds = mancano meno di { $seconds } s
web-lost-retry = { $seconds ->
    [one] Connessione persa, nuovo tentativo fra 1 secondo
   *[other] Connessione persa, nuovo tentativo fra { $seconds } secondi
}
web-lost-trying = Connessione persa, nuovo tentativo…
web-lost-text = Non si perde nulla: ogni mossa confermata è al sicuro.
web-lost-sent = La tua ultima azione aspetta qui e parte una volta sola, appena il tavolo torna.
web-lost-will-send = Scelto: parte una volta, appena il tavolo torna.
web-lost-now = Prova ora
web-lost-ago = { $seconds ->
    [one] com’era 1 secondo fa
   *[other] com’era { $seconds } secondi fa
}
web-bye-left = Hai lasciato questo tavolo.
web-bye-kicked = Chi ospita ha liberato il tuo posto.
web-bye-moved = Il tuo posto è passato a un altro dispositivo.
web-bye-expired = Questo tavolo è stato abbandonato ed è chiuso.
web-bye-restart = Il server si riavvia. Riprova fra un attimo.
web-bye-too-slow = La connessione era troppo lenta.
web-bye-unplayable = Questa partita non può proseguire qui: questa versione di Redtable non sa leggere le sue regole o le sue mosse. Nulla è andato perso, e la versione con cui è iniziata può giocarla. Una volta terminata, se ne può scaricare il registro.
web-unplayable-end = Terminarla per tutti
web-bye-too-fast = È stato inviato troppo su questa connessione.
web-undo = Annulla mossa
web-undo-not = Non si può annullare: { $why }
web-your-turn = il tuo turno
web-your-answer = la tua risposta
web-thinking = pensa
web-away = assente
web-away-who = { $count ->
    [one] { $names } non c'è.
   *[other] { $names } non ci sono.
}
web-away-text = La partita aspetta, e il posto resta suo.
web-cover-one = Fai giocare un bot
web-watching = Stai guardando.
web-clock-left = { $seconds ->
    [one] resta 1 secondo
   *[other] restano { $seconds } secondi
}
web-clock-stopped = L’orologio è fermo
web-clock-ten = Restano dieci secondi
web-why-rule = Regola { $clause }
web-log = Diario
web-log-all = tutto
web-log-mine = mio
web-log-chain = catena
web-log-earlier = Turni precedenti
web-log-empty = Non è ancora successo nulla.
web-log-taken-back = Annullato:
web-chain = Catena
web-chain-order = l’ultima per prima
web-chain-answers = risponde
web-chain-response = risposta
web-chain-no-reply = nessuno può rispondere
web-chain-none = Nessuna catena è aperta.
web-actions = Azioni
web-menu = Menu
web-offer-a-draw = Proponi la patta
web-offer-to-close = Chiudere questo tavolo
web-offer-sent = Proposta fatta.
web-offer-draw = { $player } propone la patta.
web-offer-close = { $player } vuole chiudere il tavolo.
web-offer-resign = { $player } vuole arrendersi.
web-offer-yes = D’accordo
web-offer-no = No
web-resign = Arrendersi
web-resign-sure = Arrendersi davvero? Tocca ancora.
web-pause = Ferma gli orologi
web-unpause = Fai ripartire gli orologi
web-move = Continua su un altro dispositivo
web-move-qr = Il link che sposta il tuo posto
web-move-text = Aprilo sull’altro dispositivo. Vale una volta.
web-move-here = Continua qui
web-move-here-text = Il tuo posto passa a questo dispositivo. L’altro lo lascia.
web-move-take = Prendi il posto
web-cover = Fai giocare un bot per { $player }
web-leave = Esci
web-leave-page = Alla pagina iniziale

## After the game
web-after-again = Ancora una?
web-after-asked = Gli altri ne vogliono un’altra
web-after-waiting = In attesa degli altri
web-after-again-text = Stesso tavolo, parti scambiate.
web-after-story = La storia in cinque righe
web-after-quiet = Una partita tranquilla.
web-after-of = su { $expected }
web-after-numbers = In numeri
web-analysis = Fortuna e bravura
web-analysis-text = Che cosa hanno deciso i dadi e le carte, e che cosa i giocatori? Ci vuole un momento, e si affina mentre leggi.
web-analysis-begin = Analizza questa partita
web-analysis-working = L'analista pensa
web-analysis-finer = approssimata, ne segue una più fine
web-analysis-done = approfondita
web-analysis-quick = approssimata; una più fine la fa solo un server
web-analysis-seat = Di chi
web-analysis-curve = Probabilità di vincere di { $seat }
web-analysis-as-table = Come tabella
web-analysis-step = Passo
web-analysis-knew = Da ciò che sapeva
web-analysis-together = Con le carte di tutti
web-analysis-together-switch = Che cosa dicevano le carte di tutti insieme
web-analysis-account = Da { $expected } a { $result }, in punti su cento
web-analysis-luck = Fortuna
web-analysis-own = Gioco proprio
web-analysis-others = Gli altri
web-analysis-deal = La distribuzione
web-analysis-moments = I momenti che l'hanno decisa
web-analysis-even = Nulla di notevole.
web-analysis-inaccuracy = { $seat }, { $action }: un po' meglio era { $better } (perso { $lost })
web-analysis-mistake = { $seat }, { $action }: meglio era { $better } (perso { $lost })
web-analysis-blunder = { $seat }, { $action }: è costato molto; meglio era { $better } (perso { $lost })
web-analysis-chance = { $seat }, { $action }: il caso ha dato { $change }
web-analysis-try = Prova tu
web-analysis-accuracy =
    { $decisions ->
        [0] Nessuna decisione da giudicare
        [one] Precisione { $accuracy } in una decisione
       *[other] Precisione { $accuracy } in { $decisions } decisioni
    }
web-analysis-stage-opening = apertura
web-analysis-stage-middle = metà
web-analysis-stage-end = finale
web-analysis-practise = Da esercitare: { $theme }.
web-analysis-practise-nothing = Niente da esercitare: nessuna perdita è certa.
web-analysis-best-move = Mossa migliore: { $action }
web-analysis-luckiest = Fortuna migliore: { $action } ({ $change })
web-analysis-unluckiest = Fortuna peggiore: { $action } ({ $change })
web-analysis-decisions = Tutte le decisioni ({ $count })
web-analysis-draws = I colpi di fortuna che hanno contato di più
web-analysis-said-best = { $action }: il meglio
web-analysis-said-fine = { $action }: bene
web-analysis-said-inaccuracy = { $action }: un po’ meglio era { $better } (perso { $lost }, fra { $low } e { $high })
web-analysis-said-mistake = { $action }: meglio era { $better } (perso { $lost }, fra { $low } e { $high })
web-analysis-said-blunder = { $action }: è costato molto; meglio era { $better } (perso { $lost }, fra { $low } e { $high })
web-analysis-card = la carta { $place }
web-analysis-stop = fermarsi
web-analysis-clue = «{ $word }» { $number }
web-analysis-lesson = Lezioni
web-analysis-theme-fleet = scegliere la nave
web-analysis-theme-place = dove cominciare
web-analysis-theme-crew = recuperare l'equipaggio
web-analysis-theme-move = muoversi
web-analysis-theme-answer = rispondere
web-analysis-theme-attack = manovre
web-analysis-theme-orders = ordini
web-analysis-theme-fire = sparare
web-analysis-theme-assault = assalti
web-analysis-theme-react = reagire
web-analysis-theme-retreat = ripiegare
web-analysis-theme-choice = quale casella sacrificare
web-analysis-theme-clue = dare indizi
web-analysis-theme-guess = toccare carte
web-fair = Il caso era sigillato
web-fair-text = Controlla che ogni dado e ogni carta segua da ciò che fu sigillato prima della partita.
web-fair-is-proved = Nessuno ha scelto questo caso
web-fair-is-proved-text = Il tuo dispositivo ha messo la sua parte, ha visto prima a che cosa tutti erano legati, e ha trovato ogni dado e ogni carta come deve essere.
web-fair-is-follows = I dadi seguono dal seme
web-fair-is-follows-text = Ogni dado e ogni carta è quella che dà il seme. Il tuo dispositivo qui non ha messo nulla, quindi non può dire che nessuno abbia scelto il seme.
web-fair-is-broken = Qualcosa non è come fu sigillato
web-fair-is-broken-text = Non fidarti di questa partita finché non sai perché.
web-fair-verify = Verifica
web-fair-not-kept = Il server ha cambiato ciò che era fissato prima dell'inizio. Non fidarti dei suoi dadi.
web-fair-lines-wrong = Il registro è tagliato o è stato cambiato (riga { $line }).
web-fair-seed = Il seme combacia con il sigillo pubblicato prima della partita.
web-fair-seed-wrong = Il seme non combacia con il sigillo pubblicato prima della partita.
web-fair-seed-is = Il seme:
web-fair-seats = Legati prima dell'inizio, e l'hanno mantenuto: { $seats }.
web-fair-seats-wrong = Non hanno messo ciò a cui erano legati: { $seats }.
web-fair-nothing = Non hanno messo nulla nel caso: { $seats }.
web-fair-alone = Nessuno tranne il server ha messo qualcosa nel caso: chi lo tiene poteva scegliere.
web-fair-openly = Giocata quando i posti non erano ancora legati alla loro parte: chi tiene il server poteva scegliere.
web-fair-called-off = { $count ->
    [one] Un inizio è stato annullato prima, perché qualcuno non ha risposto.
   *[other] { $count } inizi sono stati annullati prima, perché qualcuno non ha risposto.
}
web-fair-draws = { $count ->
    [one] Un dado o un mazzo, ricalcolato: come lo dà il seme.
   *[other] { $count } dadi e mazzi, ricalcolati: tutti come li dà il seme.
}
web-fair-draws-wrong = Il seme dà un altro dado o un altro mazzo rispetto al registro (riga { $line }).
web-fair-result = Il risultato è quello di questo tavolo.
web-fair-result-wrong = Il registro ha un altro risultato rispetto a questo tavolo.
web-fair-witness = Tutti i sigilli sono quelli che questo dispositivo ha visto prima della partita, e la tua parte c'è.
web-fair-witness-wrong = Il registro non risponde a ciò che questo dispositivo ha visto prima della partita.
web-fair-no-witness = Non controllato: ciò che fu sigillato prima della partita. Questo dispositivo qui non ha messo nulla.
web-fair-position = La partita è cominciata da una posizione; come ci si è arrivati non è dimostrato.
web-fair-rules = Non controllato qui: che ogni azione seguisse le regole. Lo fanno il registro e «redtable verify».
web-record = Registro
web-rematch = Rivincita

## Replay
web-replay = Replay
web-replay-none = Questa partita non si può mostrare
web-replay-eyes = Con quali occhi
web-replay-everyone = Tutti
web-replay-step = Passo
web-replay-marks = Ciò che ha contato
web-replay-at = Passo { $step } di { $steps }
web-replay-first = All’inizio
web-replay-prev = Un passo indietro
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-next = Un passo avanti
web-replay-last = Alla fine
web-replay-speed = Velocità
web-replay-fork = Gioca da qui
web-replay-this-step = In questo passo
web-replay-quiet = Niente da raccontare di questo passo.
web-replay-more-lines = e altre { $count }
web-replays-lead = Ogni partita finita si può rivedere, con gli occhi di chiunque.
web-record-open = Apri un registro da un file.
web-record-drop = Sceglilo o trascinalo qui. Nulla resta sul server.
web-record-bad = { $file }: { $why }
web-record-long = è troppo lungo per essere un registro.
web-replays-yours = Le tue partite finite
web-replays-none = Non hai ancora finito una partita.

## Learn and rules
web-learn-lead = Inizia dalle lezioni o leggi le regole.
web-tutorial = Lezioni
web-lesson-done = imparata
web-lesson-step = passo { $step } di { $steps }
web-lesson-of = Lezione { $number } di { $count }
web-lesson-play = Gioca
web-lesson-well = Ben fatto.
web-lesson-well-text = Per questa lezione è tutto. Guarda quanto vuoi, poi continua.
web-lesson-other = { $action }: le regole lo permettono, ma questa lezione vuole altro.
web-lesson-hint = Aiuto
web-lesson-hint-text = In notazione:
web-lesson-skip = Salta passo
web-lesson-back = Indietro
web-lesson-watch = Guarda
web-lesson-rules = Nelle regole
web-rules = Regole
web-rules-search = Cerca nelle regole
web-rules-hits = { $count ->
    [one] 1 risultato
   *[other] { $count } risultati
}
web-rules-found = «{ $query }» nelle regole
web-rules-nothing = Neanche una parola su questo.
web-rules-chapters = Capitoli
web-rules-games = Giochi
web-rules-clause = Regola { $clause }
web-rules-print = Stampa
web-rules-source = Da dove viene una regola
web-rules-source-text = Quasi tutte seguono il foglietto originale. Dove tace, questo tavolo usa una regola della casa, e la sala la mostra.
web-rules-options = Elenco delle regole della casa

## Settings
web-settings = Impostazioni
web-settings-sections = Sezioni
web-settings-private = Le impostazioni restano su questo dispositivo. Nessuno al tavolo le vede.
web-settings-look = Aspetto e lettura
web-settings-language = Lingua
web-settings-language-text = Anche per le regole, il diario e le lezioni.
web-settings-theme = Tema
web-settings-theme-text = Il mare resta scuro in entrambi.
web-theme-light = Chiaro
web-theme-dark = Scuro
web-theme-system = Sistema
web-settings-text = Dimensione del testo
web-settings-text-text = Il tabellone resta largo uguale, le righe crescono.
web-settings-patterns = Motivi più marcati
web-settings-patterns-text = Onde e diagonali più spesse, per chi vede i colori in altro modo.
web-settings-contrast = Più contrasto
web-settings-contrast-text = Linee più forti sul mare e attorno ai pannelli.
web-settings-motion-sound = Movimento e suono
web-settings-motion = Movimento
web-settings-motion-text = Meno: le cose cambiano posto subito e il diario racconta.
web-motion-system = Come il sistema
web-motion-full = Pieno
web-motion-less = Meno
web-settings-sound = Suoni
web-settings-sound-text = Piccoli e nostri: un colpo, una campana, acqua.
web-settings-voice = Timer parlato
web-settings-voice-text = Una voce dice di chi è il tempo e quando finisce, dove il gioco ha un timer.
web-settings-table = Al tavolo
web-settings-confirm = Conferma i tocchi
web-settings-confirm-text = Il primo tocco mostra, il secondo agisce. No: basta un tocco.
web-settings-pass = Passa per me
web-settings-pass-text = Quando non ho con che rispondere.
web-settings-name-title = Nome
web-settings-name = Il tuo nome
web-settings-name-text = Come ti chiamano ai tavoli.
web-settings-preview = Come appare ora
web-settings-preview-text = cambia subito
web-settings-preview-board = Un angolo di mare con due navi
web-settings-preview-sides = Parte = colore, forma e motivo. Mai solo il colore.
web-settings-preview-cubes = scafo 9 di 12
web-settings-keys-text = Le frecce muovono, Invio agisce, Esc torna indietro.
web-settings-keys-show = Mostra tutti
web-settings-reset = Torna ai valori iniziali

## About
web-about = Informazioni, licenze
web-about-what = Redtable è dove si gioca la famiglia di giochi da tavolo Code Red: apri una pagina, manda un link, gioca. Libero e open source.
web-about-games = I giochi
web-about-games-text = I giochi sono opera dei loro autori. Le regole sono raccontate con parole nostre; disegni e suoni sono nostri.
web-about-fair = Caso onesto
web-about-fair-text = Prima della partita il server pubblica il sigillo del suo segreto, e il dispositivo di ogni giocatore quello di un numero suo; solo quando tutti sono fissati i numeri si mostrano, e alla fine il segreto. Così nessuno, nemmeno chi tiene il server, può scegliere una carta finché un dispositivo è onesto. Il tuo dispositivo lo controlla nella pagina dopo la partita; «redtable verify» controlla il registro con le regole e dice ciò che non può sapere.
web-about-credits = Fatto con
web-about-svelte = le pagine
web-about-fluent = le tre lingue
web-about-uqr = i codici QR
web-about-pyodide = Python nel browser, per giocare senza server
web-about-inter = il testo
web-about-barlow = i titoli
web-about-openmoji = immagini di cui sono composte le carte, cambiate da noi
web-about-emojibase = nomi di ciò che c’è sulle carte
web-about-multiwordnet = il dizionario dei bot di Immagini
web-about-encoders = come i bot di Immagini sanno che cosa significano le parole
web-about-vectors = vettori di parole dei bot di Immagini
web-about-own = Navi, isolotti, icone e suoni sono fatti da chi contribuisce a Redtable (MIT).
web-about-api = L’interfaccia per i programmi

## Problems
web-problem-offline = Il server non risponde. Sei in rete?
web-problem-device-old = Questo browser è troppo vecchio per giocare senza server: non ha WebAssembly.
web-problem-device-elsewhere = Un'altra scheda di questo browser gioca su questo dispositivo. Chiudila e riprova.
web-problem-device-files = Qui non c’è quel che serve per giocare senza server. Salvalo una volta mentre sei in rete.
web-problem-device-spare = In questo browser le regole partono solo con la rete: non può usare quel che è stato salvato.
web-problem-device-rules = Non è stato possibile avviare le regole su questo dispositivo.
web-problem-device-full = Su questo dispositivo non c'è più spazio: l'ultimo passo non è stato salvato. Libera spazio e ripetilo.
web-problem-device-game = Quel che serve in più a questo gioco non è su questo dispositivo, e non c’è rete. Salva tutto una volta mentre sei in rete.
web-problem-device-unwritten = L’ultimo passo non si è potuto salvare su questo dispositivo. La partita è com’era prima; rifallo.
web-problem-device-failed = Le regole si sono guastate su questo dispositivo. La partita è com’era prima dell’ultimo passo.
web-problem-other = Il server ha rifiutato.
web-problem-page = Qualcosa si è rotto in questa pagina. Ricaricala; della partita non si perde nulla.

## La sala: chi ospita, chi guarda, ritmo; chi vuole un'altra partita

web-talk-watches = guarda
web-watchers =
    { $count ->
        [one] { $count } guarda
       *[other] { $count } guardano
    }
web-lobby-name = Dai un nome al tavolo
web-lobby-stand = Alzati
web-lobby-hand-over = Affida il tavolo a { $player }
web-hint = Che cosa farebbe il bot?
web-hint-thinking = Il bot pensa …
web-hint-by = Il bot ({ $level }) farebbe questo:
web-hint-do = Fai così
web-coach = Allenatore
web-coach-text = Un allenatore ti avverte prima di una mossa che perde molto e ha dei piani se chiedi. Solo contro i bot, e solo da ciò che vedi tu.
web-coach-level-off = No
web-coach-level-blunder = Grandi perdite
web-coach-level-mistake = Errori
web-coach-level-inaccuracy = Tutto
web-coach-ask = Che cosa converrebbe qui?
web-coach-thinking = L'allenatore pensa …
web-coach-between = da { $low } a { $high } di vincere
web-coach-then = poi { $actions }
web-coach-leads = Porta in media a:
web-coach-own-hull = il tuo scafo
web-coach-their-hull = il loro scafo
web-coach-own-crew = la tua riserva
web-coach-their-crew = la loro riserva
web-coach-own-cards = le tue carte
web-coach-their-cards = le loro carte
web-coach-own-soldiers = i tuoi soldati
web-coach-their-soldiers = i loro soldati
web-coach-own-boxes = le tue caselle
web-coach-their-boxes = le loro caselle
web-coach-own-power = i tuoi colpi a turno
web-coach-their-power = i loro colpi a turno
web-coach-own-left = le tue carte da trovare
web-coach-their-left = le loro carte da trovare
web-coach-warning = Ci ripensi?
web-coach-loses = { $action } perde circa { $lost } della tua probabilità di vincere. Meglio è { $better }.
web-coach-back = Ripensarci
web-coach-anyway = Farlo lo stesso
web-coach-better = Fare la mossa migliore
web-pace = Ritmo dei bot
web-pace-text = Quanto impiegano per ogni azione; si cambia anche nel menu del tavolo.
web-pace-slow = Lento
web-pace-usual = Normale
web-pace-fast = Veloce
web-lobby-spectators-talk = Chi guarda può parlare
web-lobby-spectators-talk-text = Prima, durante e dopo la partita. Altrimenti guarda soltanto.
web-after-wants =
    { $count ->
        [one] { $names } vuole
       *[other] { $names } vogliono
    } un'altra partita.
web-after-waits-for = Manca la risposta di { $names }.
web-quick = { $game }: livello e parte
web-quick-side = La tua parte
web-quick-kept = Resta su questo dispositivo per la prossima volta.
web-lobby-minutes = circa { $minutes } minuti
web-table-bot-turn = gioca il bot
web-table-turn-of = tocca a { $player }
web-after-another = Chi ne vuole un’altra?
web-after-another-count = { $yes } di { $all } dicono di sì
web-after-says-yes = sì
web-after-says-bot = sempre
web-after-says-open = non ha ancora risposto
web-after-says-you = decidi tu

# Playing without a server
web-settings-offline = Senza rete
web-keep-title = Salva per giocare senza rete
web-keep-text = Gioca su questo dispositivo dove non c’è rete: { $size } MB da scaricare, una volta sola. Spacchettati, in questo browser occupano cinque volte tanto.
web-keep-newer = C’è una versione nuova: { $size } MB da scaricare. Le partite di questo dispositivo vanno avanti con le regole con cui sono cominciate.
web-keep-done = È tutto qui. Senza rete, apri questa pagina come sempre.
web-keep-none = Questo server non ha niente da salvare.
web-keep-unreachable = Il server non risponde, quindi non si sa quanto c’è da salvare. Torna quando sei in rete.
web-keep-impossible = Questo browser non salva pagine; forse la finestra è privata.
web-keep-interrupted = Si è interrotto. Quel che c’è resta; continua quando sei in rete.
web-keep-full = Non c’è spazio per { $size } MB in questo browser. Libera spazio e continua; ciò che è qui resta.
web-keep-do = Salva
web-keep-update = Salva la versione nuova
web-keep-forget = Togli
web-alone-offline = Non c’è rete: giochi su questo dispositivo, da solo, contro i bot o passandolo. I tavoli del server, gli amici lontani e i bot di Immagini aspettano che torni.
web-alone-site = Questa pagina non ha un server: giochi su questo dispositivo, da solo, contro i bot o passandolo. Per giocare con amici lontani e per i bot di Immagini ne serve uno.
web-game-no-bots = I suoi bot hanno bisogno del server; le persone si passano il dispositivo.
web-alone-unkept = Questo browser qui non conserva nulla, forse perché la finestra è privata: ciò che giochi sparisce quando la chiudi.
web-device-tables = Su questo dispositivo
web-device-tables-text = giocate senza il server
web-upload = Portala sul server
web-upload-share = Condividi il replay
web-upload-there = A { $code }
web-upload-text = La partita continua sul server, da dove si trova. Di’ chi continua a ogni posto; un amico riceve un link.
web-upload-share-text = La partita viene portata sul server, e chi ha il link può vederla.
web-upload-chance = Lì si dice a tutti che il suo caso veniva da un dispositivo, il cui proprietario poteva sceglierlo.
web-upload-me = io
web-upload-friend = un amico
web-upload-bot = bot
web-upload-done = La partita continua lì:
web-upload-shared = Chi ha questo link vede il replay:
web-upload-invite = Per { $seat }: chi lo apre prende il posto. Vale una volta.
web-from-device = Questa partita è cominciata su un dispositivo senza server. Dadi e carte seguono dal seme, ma chi aveva il dispositivo poteva sceglierlo, e lo conosce.
web-code = Il nucleo da Python
web-code-edit = Codice, che puoi cambiare
web-code-run = Esegui
web-code-stop = Ferma
web-code-runs = Python parte o lavora …
web-code-prints = Stampa
web-code-printed = Ha stampato
web-pass-to = Passa il dispositivo a { $name }
web-pass-text = Del tavolo non si vede niente finché non lo prende il prossimo.
web-pass-go = Sono { $name }

## Problemi

web-puzzles = Problemi
web-puzzles-lead = Posizioni da partite fra bot. Un’azione è chiaramente la migliore: trovala.
web-puzzles-none = Di questo gioco non ci sono ancora problemi.
web-puzzle-daily = Problema del giorno
web-puzzle-number = Problema { $number }
web-puzzle-solved = risolto
web-puzzle-difficulty = { $level ->
    [1] facile
    [2] medio
   *[3] difficile
}
web-puzzle-task = Tocca a te decidere. Fa’ la cosa migliore.
web-puzzle-seat = Giochi con: { $seat }.
web-puzzle-offered = Quale di questi?
web-puzzle-find = L’indizio indica { $wanted } carte. Trovale tutte.
web-puzzle-found = { $found } di { $wanted } trovate. Quali altre?
web-puzzle-right = Giusto!
web-puzzle-right-text = Da qui vince { $chance } partite su 100; una risposta sbagliata almeno { $least } in meno.
web-puzzle-wrong = C’è di meglio.
web-puzzle-wrong-text = { $action }: così si vincono { $chance } partite su 100 da qui, con l’azione migliore { $best }.
web-puzzle-shown = La risposta
web-puzzle-deals = Misurato { $deals } volte con altre carte e altri dadi. Ecco un modo in cui può continuare.
web-puzzle-bots = La trovano: { $bots }.
web-puzzle-bot = { $level } { $share } %
web-puzzle-step = { $step } di { $steps }
web-puzzle-on = Avanti
web-puzzle-again = Riprova
web-puzzle-show = Mostra la risposta
web-puzzle-next = Un altro problema
web-puzzle-share = Condividi il risultato
web-puzzle-streak = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
web-puzzle-result = Redtable, { $game }, problema del { $date }
web-puzzle-theme-sink = Affondala in questo turno
web-puzzle-theme-survive = Sopravvivi
web-puzzle-theme-chain = La catena
web-puzzle-theme-attack = Attacco
web-puzzle-theme-orders = Carte ordine
web-puzzle-theme-crew = Equipaggio
web-puzzle-theme-move = Movimento
web-puzzle-theme-fire = Fuoco
web-puzzle-theme-unit = Quale unità spara?
web-puzzle-theme-assault = Assalto
web-puzzle-theme-cover = Dove andare?
web-puzzle-theme-rally = Riorganizzare
web-puzzle-theme-react = Reagire o aspettare?
web-puzzle-theme-hold = Resistere o cedere?
web-puzzle-theme-retreat = Restare o ripiegare?
web-puzzle-theme-reroll = Un altro tiro?
web-puzzle-theme-wait = Dare l’ordine o tenerlo?
web-puzzle-theme-guns = Conserva ciò che conta
web-puzzle-theme-sacrifice = Sacrifica un’arma
web-puzzle-theme-fighter = Pseudocaccia
web-puzzle-theme-clue = Quale indizio?
web-puzzle-theme-guess = Che cosa voleva dire l’indizio?
web-puzzle-theme-stop = Continuare o fermarsi?
