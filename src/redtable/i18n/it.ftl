### Le parole del tavolo e del terminale. Ogni gioco porta le sue nel proprio pacchetto, in text/.


## Il tavolo: rifiuti e regole che valgono in ogni gioco

table-refusal-no-seat = Può agire solo chi ha un posto.
table-refusal-stale = Il tavolo è andato avanti: hai visto la versione { $given }, ora è alla { $current }.
table-refusal-unreadable = Questa non è un'azione: { $why }
table-refusal-undo-nothing = Non c'è niente di tuo da annullare.
table-refusal-undo-rolled = Si sono tirati dadi o mescolate carte: non si può più annullare.
table-refusal-undo-revealed = Si è saputo qualcosa di nuovo: non si può più annullare.
table-refusal-undo-answered = Qualcuno ha agito dopo: è tardi per annullare.
table-refusal-over = La partita è finita.
table-refusal-resign-sides = Può arrendersi solo uno di due schieramenti.
table-refusal-decision = Come finisce una partita si decide al tavolo: proponi la resa o la patta, e chi è coinvolto accetta.

table-clause-seats = Agiscono solo i posti, e solo finché la partita dura.
table-clause-version = Nessuno agisce su una vista vecchia: chi si è perso qualcosa prima guarda e poi decide.
table-clause-notation = Un'azione è una riga nella notazione del gioco.
table-clause-undo = Puoi annullare la tua ultima azione finché da allora nulla è stato rivelato, tirato o risposto.
table-clause-end = Uno schieramento può arrendersi a un altro, e tutti insieme possono accordarsi per la patta, finché la partita dura.

table-event-undone = { $seat } annulla l'ultima azione.
table-event-resigned = { $seat } si arrende per il suo schieramento.
table-event-draw-agreed = Tutti si accordano per la patta.
table-event-closed = Tutti si accordano per chiudere il tavolo.

## Il tavolo: come finisce una partita

table-outcome-won = Vince { $winners }.
table-outcome-drawn = Pareggio.
table-outcome-lost = Non vince nessuno.
table-outcome-open = La partita non è finita.
table-outcome-resigned = Lo schieramento perdente si è arreso.
table-outcome-draw-agreed = Così hanno deciso tutti.
table-outcome-closed = Il tavolo è stato chiuso.

## Ciò che il server rifiuta, chiunque chieda: lo dicono il tavolo, la pagina e il terminale

table-problem-no-table = Non c'è nessun tavolo { $code }. È scritto male? I tavoli che nessuno usa vengono tolti dopo un po'.
table-problem-no-seat = Questo tavolo non ha quel posto.
table-problem-only-before = È possibile solo prima che la partita cominci.
table-problem-only-running = È possibile solo mentre la partita è in corso.
table-problem-only-after = È possibile solo quando la partita è finita.
table-problem-no-analysis = Questa partita non si può analizzare.
table-problem-analysis-meanings = A questo server mancano i pacchetti con cui si analizzano le partite di Pictures (redtable[meanings]).
table-problem-analysis-prepares = I significati di questa lingua sono in preparazione. Chiedi di nuovo tra qualche minuto.
table-problem-starting = La partita sta per cominciare. Aspetta un momento.
table-problem-not-started = La partita non è ancora cominciata.
table-problem-not-running = La partita non è in corso.
table-problem-not-your-turn = Non è il tuo turno.
table-problem-no-hints = I bot danno consigli solo dove tutti gli altri sono bot.
table-problem-no-coach = L'allenatore non ha niente da dire su questo.
device-problem-bots = I bot di questo gioco pensano su un server, e qui non ce n'è uno. Questi posti possono prenderli le persone.
device-problem-server = Per questo serve un server, e qui non ce n'è uno.
table-problem-bot-warms-up = Il bot si sta ancora preparando. Chiedi di nuovo tra un momento.
table-problem-record = Questo non è un registro intero: { $detail }
table-problem-record-game = Quel registro è di un gioco che qui non si gioca: { $game }
table-problem-upload-origin = Qui si può mettere solo una partita cominciata su un dispositivo, senza server.
table-problem-upload-rules = Questa partita ha le regole di un’altra versione di Redtable: non si può mettere su questo server. Resta sul tuo dispositivo.
table-problem-over = La partita è finita.
table-problem-only-host = Può farlo solo chi ha aperto il tavolo.
table-problem-not-yours = Quel posto non è tuo.
table-problem-all-taken = Tutti i posti sono occupati.
table-problem-taken = Lì c'è già qualcuno.
table-problem-still-free = C'è ancora un posto libero.
table-problem-not-ready = { $player } non ha ancora detto di essere pronto.
table-problem-sit-first = Prima prendi un posto.
table-problem-nobody-there = Lì non c'è nessuno.
table-problem-too-few-seats = Qualcuno occupa un posto che un tavolo da { $seats } non ha.
table-problem-rules-changed = Le regole della casa sono appena cambiate. Guardale, poi comincia.
table-problem-no-clock-here = Un orologio mostrerebbe a chi tocca, che qui è segreto; il tempo lo limitano le opzioni del gioco.
table-problem-no-clocks = Questo tavolo non ha orologi.
table-problem-entropy = Ciò che il tuo dispositivo ha messo nel caso non torna. Di' di nuovo che sei pronto.
table-problem-no-start = Nessuna partenza è più in corso.
table-problem-not-away = Quella persona è qui, o non manca da abbastanza tempo.
table-problem-offer-open = C'è già una proposta aperta.
table-problem-no-offer = Non c'è nessuna proposta a cui tu possa rispondere.
table-problem-rematch-at = La rivincita è al tavolo { $code }.
table-problem-bots-no-draw = I bot non accettano la patta.
table-problem-no-resigning = Per arrendersi servono due parti; puoi lasciare il tavolo.
table-problem-code-unknown = Questo codice è stato usato, è scaduto o non è mai esistito.
table-problem-code-void = Chi ha creato questo codice non ha più quel posto.
table-problem-fork-over = A quel passo la partita è già finita. Scegline uno precedente.
table-problem-no-spectators = Questo tavolo non ammette spettatori.
table-problem-plays-here = Chi gioca a un tavolo non lo guarda: uno spettatore può vedere più di un posto.
table-problem-only-watch = Chi guarda soltanto non può farlo.
table-problem-silent = Le regole del gioco ora non lasciano parlare questo posto.
table-problem-other-site = Questa pagina non può parlare qui a tuo nome.
table-problem-options-large = Queste regole della casa sono troppo grandi.
table-problem-no-files = Le opzioni nominano ciò che è nel gioco; i file del server non sono per gli ospiti.
table-problem-hidden = Qui valgono solo caratteri visibili.
table-problem-not-found = Qui non c'è niente del genere.
table-problem-forbidden = Non spetta a te farlo qui.
table-problem-not-now = Ora non è possibile.
table-problem-try-again = Il server ora non può scrivere. Non si perde nulla; riprova.
table-problem-too-fast = Troppe domande insieme. Aspetta un attimo.
table-problem-too-busy = Troppi sono in attesa. Riprova tra un attimo.
table-problem-our-fault = Il server ha sbagliato. È colpa nostra; riprova.
table-problem-unplayable = Questa partita non può continuare qui: questa versione di Redtable non riesce a leggerla.
table-problem-wrong-request = Così non va: { $detail }
table-problem-who-are-you = Il server non conosce ancora questo dispositivo. Rientra.
table-problem-too-many-tables = Hai troppi tavoli non finiti. Finiscine o lasciane qualcuno.
table-problem-too-many-connections = Troppe connessioni dalla tua rete. Chiudi le altre pagine di questo tavolo.
table-problem-too-large = È troppo grande.
table-problem-not-allowed = Qui non è possibile.


## Il terminale: pagine d'aiuto

cli-help-usage = Uso:
cli-help-usage-options = [OPZIONI]
cli-help-usage-command = COMANDO
cli-help-commands = Comandi
cli-help-arguments = Argomenti
cli-help-options = Opzioni
cli-help-examples = Esempi
cli-help-help = Mostra questo aiuto.
cli-help-install-completion = Prepara il completamento per questa shell.
cli-help-show-completion = Scrive lo script di completamento di questa shell, per guardarlo o metterlo altrove.

cli-help-redtable = I giochi da tavolo della famiglia Codice Rosso: giocali qui, rivedili, controlla i verbali, leggi le regole.
cli-help-redtable-examples =
    redtable games                       quali giochi ci sono
    redtable play redcode                giocare a Codice Rosso contro un bot
    redtable rules redcode               leggerne le regole
    redtable --lang es play redcode      lo stesso in spagnolo
cli-help-version = Scrive la versione.
cli-help-lang = Parla es, en o it. Se manca, decide REDTABLE_LANG e poi le impostazioni locali.

cli-help-games = Quali giochi ci sono, con i loro posti e i loro bot.
cli-help-games-examples = redtable games

cli-help-play = Gioca nel terminale, contro i bot o in più persone a turno davanti allo stesso schermo. La partita si salva dopo ogni azione.
cli-help-play-examples =
    redtable play redcode
    redtable play redcode --seat red1 --bots easy
    redtable play redcode --option mode=war --seed venerdi
    redtable play redcode --hot-seat --record venerdi.record
    redtable play --resume venerdi.record --hot-seat
cli-help-play-game = Un gioco tra quelli di `redtable games`; con --resume non serve.
cli-help-play-seat = Il tuo posto, per nome; si può dare più volte. Se manca, il primo.
cli-help-play-bots = Quanto sono forti i bot. Se manca, un livello intermedio.
cli-help-play-option = Un'opzione del regolamento, come chiave=valore; si può dare più volte.
cli-help-play-ruleset = Il nome di un regolamento del gioco, o un file TOML.
cli-help-play-seed = Lo stesso seme dà le stesse carte e gli stessi dadi.
cli-help-play-hot-seat = Persone occupano tutti i posti e si alternano davanti a questo terminale.
cli-help-play-pace = Quanto aspettare dopo ogni azione di un bot.
cli-help-play-record = Salva la partita in questo file e non nella cartella dei dati dell'utente.
cli-help-play-resume = Riprende una partita salvata.

cli-help-replay = Rivede una partita registrata.
cli-help-replay-examples =
    redtable replay venerdi.record
    redtable replay venerdi.record --seat blue1 --step
    redtable replay venerdi.record --all --delay 1.5
cli-help-replay-seat = Vede ciò che ha visto questo posto. Se manca, ciò che ha visto il pubblico.
cli-help-replay-all = Vede tutto, anche ciò che era nascosto.
cli-help-replay-step = Mostra il tavolo dopo ogni azione e aspetta Invio.
cli-help-replay-delay = Mostra il tavolo dopo ogni azione e aspetta questi secondi.
cli-help-record-file = Un verbale: il file di testo di una partita.

cli-help-verify = Controlla un verbale: ogni azione, ogni dado, ogni carta e il risultato.
cli-help-verify-examples = redtable verify venerdi.record
cli-help-verify-commitment = L'impegno mostrato prima della partita; il verbale deve averlo.

cli-help-analyse = Che cosa fu fortuna in una partita finita, che cosa bravura e che cosa sarebbe stato meglio.
cli-help-analyse-examples =
    redtable analyse venerdi.record
    redtable analyse venerdi.record --thorough
    redtable analyse venerdi.record --json > venerdi.json
cli-help-analyse-thorough = Pensare di più: intervalli più stretti, meno dubbi.
cli-help-analyse-json = Tutto ciò che si è trovato, come dati per altri programmi.

cli-help-scenario = File di scenario: posizioni con dei passi e ciò che ne deve venire.
cli-help-scenario-run = Gioca gli scenari e scrive ciò che non è come atteso.
cli-help-scenario-examples =
    redtable scenario run catena.toml
    redtable scenario run tests/scenarios
cli-help-scenario-files = File di scenario, o cartelle che ne contengono.

cli-help-rules = Legge le regole, con parole nostre: l'indice, una sezione, una clausola, o ciò che trova una ricerca.
cli-help-rules-examples =
    redtable rules redcode
    redtable rules redcode RC-8
    redtable rules redcode 8.4
    redtable rules redcode --search siluro
cli-help-game = Un gioco tra quelli di `redtable games`.
cli-help-rules-clause = Una clausola (RC-8.4) o una sezione (RC-8).
cli-help-rules-search = Scrive le clausole in cui c'è questa parola.
cli-help-rules-all = Scrive tutte le sezioni.

cli-metavar-game = GIOCO
cli-metavar-file = FILE
cli-metavar-files = FILE...
cli-metavar-seat = NOME
cli-metavar-level = LIVELLO
cli-metavar-option = CHIAVE=VALORE
cli-metavar-ruleset = REGOLAMENTO
cli-metavar-text = TESTO
cli-metavar-seconds = SECONDI
cli-metavar-clause = CLAUSOLA
cli-metavar-word = PAROLA
cli-metavar-language = es|en|it

## Il terminale: Battle Damage

cli-help-damage =
    Il banco danni di Battle Damage, le sue navi e le sue probabilità.
    Senza comando: una nuova battaglia al banco.
cli-help-damage-examples =
    redtable damage desk battle.record --ship Resolute=fed-ca --ship Kahn=kli-d7
    redtable damage odds fed-ca 18
    redtable damage ship check my-ship.toml
cli-help-damage-desk = Apri una battaglia, o riprendi quella del file.
cli-help-damage-desk-examples =
    redtable damage desk
    redtable damage desk battle.record --ship Resolute=fed-ca --option batch_policy=thumb
cli-help-damage-desk-file = il file della battaglia; se manca, uno nuovo nella tua cartella dei dati
cli-help-damage-desk-ship = una nave della battaglia, NOME=NAVE; ripetibile
cli-help-damage-desk-battle = un file .battle da cui riprendere, salvato nel browser o con share
cli-help-damage-share = Apri una battaglia su un server, dove segna i colpi chi ha il link.
cli-help-damage-share-examples =
    redtable damage share venerdi.record --server https://example.org
    redtable damage share venerdi.record --out venerdi.battle
cli-help-damage-share-file = la battaglia di un tavolo
cli-help-damage-share-out = scrivi invece la battaglia in un nuovo file
cli-damage-share-file = La battaglia è in { $file }. Riprendila sulla pagina del tavolo, o: redtable damage desk --battle FILE
cli-damage-share-link = Chi apre questo link può segnare i colpi o guardare:
cli-help-damage-ships = Quali navi ci sono.
cli-help-damage-ship = File delle navi: controllare, mostrare, esportare, importare.
cli-help-damage-ship-name = una nave: il suo nome, o un file
cli-help-damage-ship-file = un file di nave, TOML o JSON
cli-help-damage-ship-target = dove scriverlo; sullo schermo se manca
cli-help-damage-ship-new-name = il suo nome tra le tue navi
cli-help-damage-ship-check = Controlla un file di nave e spiega che cosa ne fa il mazzo.
cli-help-damage-ship-show = Le caselle di una nave e quali carte possono colpirla.
cli-help-damage-ship-export = Una nave come TOML o JSON.
cli-help-damage-ship-import = Metti un file di nave tra le tue navi.
cli-help-damage-hits = colpi della bordata; più numeri sono una serie di bordate
cli-help-damage-odds = Che cosa una bordata, o una serie, porta via a una nave.
cli-help-damage-odds-examples =
    redtable damage odds fed-ca 18
    redtable damage odds kli-d7 12 12 --damaged disruptor:2,lab:1 --trials 1e6 --plot odds.html
    redtable damage odds ts-ca 9 --order cargo,any_hull,any_warp --json
cli-help-damage-policy = carte tra due mescolate: ten, thumb, fifteen, twenty, all
cli-help-damage-order = che cosa il proprietario sacrifica prima, es. cargo,any_hull
cli-help-damage-damaged = che cosa la nave ha già perso, es. phaser:2,lab:1
cli-help-damage-tally = un sistema o gruppo da contare; ripetibile, se manca: tutti
cli-help-damage-trials = bordate da dare quando non è esatto, es. 1e6
cli-help-damage-method = auto, exact, engine o numba
cli-help-damage-seed = un altro numero dà altre bordate
cli-help-damage-json = come JSON
cli-help-damage-plot = anche come grafico: .html, .svg o .png
cli-help-damage-compare = I modi di mescolare tra loro e contro la tabella classica.
cli-help-damage-compare-examples = redtable damage compare ts-ca 18 --trials 1e6 --plot compare.svg
cli-metavar-ship = NAVE
cli-metavar-hits = COLPI...
cli-metavar-order = ORDINE
cli-metavar-lost = PERSO
cli-metavar-policy = REGOLA
cli-metavar-system = SISTEMA
cli-metavar-method = METODO
cli-problem-no-ship = Non c'è nessuna nave { $given }; ci sono: { $known }
cli-hint-ships = redtable damage ships le elenca tutte.
cli-problem-battle-shared = { $file } è cambiato sotto questo banco: è aperto altrove.
cli-hint-battle-shared = Chiudi uno dei due e riapri il file. Non si è perso nulla.
cli-problem-not-a-battle = { $file } è la registrazione di un'altra partita, non una battaglia del banco.
cli-problem-no-such-number = Ora non c'è un numero { $number } da scegliere.
cli-problem-which-file = Di' quale file: save FILE
cli-problem-no-plots = I grafici richiedono Altair, che non è installato.
cli-hint-plots = pip install redtable[plots]
cli-problem-plot-kind = { $file } non è un tipo di grafico; il nome deve finire in: { $known }

## Il terminale: problemi, e che cosa fare

cli-problem-no-command = Non c'è nessun comando { $given }; ci sono: { $known }.
cli-problem-no-option = Non c'è nessuna opzione { $name }.
cli-problem-missing = Manca { $name }.
cli-problem-option-value = A { $name } manca un valore.
cli-problem-number = A { $name } serve un numero da { $low } a { $high }.
cli-problem-too-many = Troppi argomenti: { $extra }.
cli-problem-no-language = Non c'è nessuna lingua «{ $given }»; ci sono: { $known }.
cli-problem-which-game = Quale gioco?
cli-problem-no-game = Non c'è nessun gioco { $given }; ci sono: { $known }.
cli-problem-no-seat = Non c'è nessun posto { $given }; ci sono: { $known }.
cli-problem-no-bot = Non ci sono bot di livello { $given }; ci sono: { $known }.
cli-problem-option-form = { $given } non ha la forma chiave=valore.
cli-problem-no-file = Il file { $file } non esiste.
cli-problem-unreadable = { $file } non si può leggere: { $why }
cli-problem-analyse-unfinished = Questa partita non è finita. Se ne può analizzare solo una finita.
cli-problem-analyse-game = Non c'è ancora un analista per { $game }.
cli-problem-analyse-desk = Un banco di Battle Damage non ha vincitore: non c'è nulla da analizzare.
cli-problem-analyse-meanings = L'analista di Pictures ha bisogno di altri pacchetti: pip install 'redtable[meanings]'
cli-problem-analyse-prepares = I significati di { $language } non sono ancora pronti. Bastano pochi minuti, una volta sola: python -m redtable.bots.pictures.prepared { $language }
cli-problem-not-saved = { $file } non si può scrivere: { $why }
cli-problem-commitment = Il verbale ha l'impegno { $found }, non { $given }: non è il verbale di quella partita.
cli-problem-file-exists = { $file } esiste già.
cli-problem-resume-options = Una partita ripresa conserva le sue opzioni, il suo regolamento e il suo seme.
cli-problem-sealed = { $file } è stata giocata con il caso sigillato: può riprenderla solo il tavolo che l'ha sigillato.
cli-problem-other-game = { $file } è una partita di { $found }, non di { $given }.
cli-problem-over = { $file } è una partita finita.
cli-problem-no-scenarios = Lì non ci sono file di scenario (*.toml).
cli-problem-which-clause = Quale clausola?
cli-problem-no-clause = Non c'è nessuna clausola { $given }; simili: { $near }.
cli-problem-not-found = Nessuna clausola contiene «{ $word }».

cli-hint-help = { $command } --help lo spiega.
cli-hint-language = redtable --lang es, oppure REDTABLE_LANG=es nell'ambiente.
cli-hint-games = redtable games li elenca.
cli-hint-bots = redtable games elenca i livelli.
cli-hint-ruleset = redtable play --help spiega --ruleset e --option.
cli-hint-record = Il verbale è tagliato o cambiato, o è di un'altra versione del gioco.
cli-hint-seal = Il server o il verbale non rispetta ciò che questo computer ha visto prima della partita. Non fidarti.
cli-hint-scenario = redtable scenario run --help lo spiega.
cli-hint-file-exists = Scegli un altro nome, o riprendi quella partita: redtable play --resume { $file }
cli-hint-resume-options = Togli --option, --ruleset e --seed.
cli-hint-over = Rivedila: redtable replay { $file }
cli-hint-clause = Scrivila come RC-8.4; redtable rules GIOCO mostra l'indice.
cli-hint-search = Prova con una parola più corta.

## Il terminale: giochi e regole

cli-games-name = nome
cli-games-title = gioco
cli-games-seats = posti
cli-games-bots = bot
cli-games-none = Nessun gioco è installato.
cli-games-next = Giocane uno: redtable play { $game }
cli-rules-next = Continua a leggere: redtable rules { $game } { $clause }
cli-rules-found =
    { $count ->
        [one] Una clausola.
       *[other] { $count } clausole.
    }

## Il terminale: giocare

cli-play-thinking = { $seat } sta pensando …
cli-play-turn = Tocca a { $seat }.
cli-play-privacy =
    Lascia il posto a { $seat }.
    Adesso deve guardare solo { $seat }. Premi Invio quando nessun altro guarda.
cli-play-prompt =
    { $count ->
        [one] { $seat } può fare una cosa. Un numero o l'azione stessa; ? per l'aiuto.
       *[other] { $seat } può fare { $count } cose. Un numero o l'azione stessa; ? per l'aiuto.
    }
cli-play-only = Invio fa { $action-word }.
cli-play-more = … altre { $count }
cli-play-all = Scrivi l'inizio di un'azione per vederle tutte.
cli-play-no-action = «{ $given }» non è un'azione.
cli-play-examples = Ora si può, per esempio: { $examples }
cli-play-possible = Adesso puoi fare { $action-word }.
cli-play-hint = Un bot di livello { $level } farebbe { $action-word }.
cli-play-help =
    3              fare il numero 3 dell'elenco
    torpedo>K      fare quell'azione; il tabulatore la completa
    torp           elencare le azioni che cominciano così
    Invio          mostrare di nuovo il tavolo e l'elenco
    why AZIONE     perché un'azione è impossibile, con la regola; le sue probabilità se è possibile
    rules CLAUSOLA leggere una regola
    undo           annullare la tua ultima azione, se da allora non si è saputo nulla
    resign         arrenderti con il tuo schieramento
    log            che cosa è successo finora
    hint           che cosa farebbe il bot più forte
    quit           uscire; la partita resta salvata
cli-play-saved = La partita è salvata. Riprendila con:
cli-play-record = Il verbale di questa partita: { $file }

## Il terminale: verbali e scenari

cli-replay-next = Invio per l'azione seguente ...
cli-verify-actions =
    { $actions ->
        [one] { $game }: un'azione, permessa quando è stata fatta; il risultato ne segue.
       *[other] { $game }: { $actions } azioni, ognuna permessa quando è stata fatta; il risultato ne segue.
    }
cli-verify-draws =
    { $draws ->
        [one] Un dado o un mazzo, quello che dà il seme.
       *[other] { $draws } dadi e mazzi, ognuno quello che dà il seme.
    }
cli-verify-seed = Il seme rivelato combacia con l'impegno { $commitment }.
cli-verify-seats = Hanno messo nel caso ciò a cui si erano impegnati prima dell'inizio: { $seats }.
cli-verify-nothing = Non hanno messo nulla nel caso: { $seats }.
cli-verify-alone = Nessun posto ha messo nulla nel caso: chi teneva il server poteva scegliere i dadi.
cli-verify-open = Giocata quando i posti non si impegnavano ancora: chi teneva il server poteva scegliere i dadi.
cli-verify-called-off = Inizi annullati prima, perché qualcuno non ha rivelato la sua parte: { $count }.
cli-verify-seeded = Il seme sta nel file dall'inizio: chi l'ha scritto poteva sceglierlo.
cli-verify-witness = Gli impegni sono quelli che questo computer ha visto prima della partita.
cli-verify-match = È la partita che questo computer ha visto giocare.
cli-verify-commitment = L'impegno è quello che hai dato.
cli-verify-unseen = Non controllato: che questo impegno sia stato mostrato prima della partita (confrontalo con quello che hai visto: --commitment).
cli-verify-other-match = Non controllato: che queste azioni siano state giocate. Noto il seme, chiunque può scrivere un'altra partita con esso.
cli-verify-position = La partita comincia da una posizione; come ci si è arrivati non è dimostrato.
cli-verify-people = Un verbale non dimostra chi sedeva lì.
cli-scenario-summary =
    { $count ->
        [one] { $passed ->
            [0] Lo scenario non è come atteso.
           *[other] Lo scenario è come atteso.
        }
       *[other] Come atteso: { $passed } di { $count } scenari.
    }
cli-scenario-start = all'inizio
cli-scenario-step = passo { $step }
cli-scenario-expected = atteso
cli-scenario-found = trovato

## The terminal: the analysis of a game

cli-analyse-thinking = Analisi
cli-analyse-curve = Probabilità di vincere, da ciò che ogni posto sapeva
cli-analyse-accounts = Di che cosa è fatto il risultato, in punti su cento
cli-analyse-expected = atteso
cli-analyse-deal = la distribuzione
cli-analyse-luck = fortuna
cli-analyse-own = gioco proprio
cli-analyse-team = squadra
cli-analyse-others = gli altri
cli-analyse-result = risultato
cli-analyse-moments = I momenti che l'hanno decisa
cli-analyse-luck-line = { $step }  { $seat }, { $action }: il caso ha dato { $change }
cli-analyse-inaccuracy = { $step }  { $seat }, { $action }: un po' meglio era { $better } (perso { $lost }, da { $low } a { $high })
cli-analyse-mistake = { $step }  { $seat }, { $action }: meglio era { $better } (perso { $lost }, da { $low } a { $high })
cli-analyse-blunder = { $step }  { $seat }, { $action }: è costato molto; meglio era { $better } (perso { $lost }, da { $low } a { $high })
cli-analyse-accuracy =
    { $decisions ->
        [0] { $seat }: nessuna decisione da giudicare
        [one] { $seat }: precisione { $accuracy } in una decisione
       *[other] { $seat }: precisione { $accuracy } in { $decisions } decisioni
    }
cli-analyse-opening = apertura
cli-analyse-middle = metà
cli-analyse-end = finale
cli-analyse-best-move = Mossa migliore: { $step }, { $action }
cli-analyse-luckiest = Fortuna migliore: { $step }, { $action } ({ $change })
cli-analyse-unluckiest = Fortuna peggiore: { $step }, { $action } ({ $change })
cli-analyse-practise = Da esercitare: { $theme }, costato { $lost }. Vedi redtable rules { $game } { $clause }
cli-analyse-losses = Tutto ciò che ha perso qualcosa senza alcun dubbio
cli-analyse-theme-fleet = scegliere la nave
cli-analyse-theme-place = dove cominciare
cli-analyse-theme-crew = recuperare l'equipaggio
cli-analyse-theme-move = muoversi
cli-analyse-theme-answer = rispondere
cli-analyse-theme-attack = manovre
cli-analyse-theme-orders = carte ordine
cli-analyse-theme-fire = sparare
cli-analyse-theme-assault = assalti
cli-analyse-theme-react = reagire
cli-analyse-theme-retreat = ripiegare
cli-analyse-theme-choice = quale casella sacrificare
cli-analyse-theme-clue = dare indizi
cli-analyse-theme-guess = toccare carte

## Il terminale: lo schermo di Codice Rosso

cli-redcode-round = { $mode }, giro { $round }
cli-redcode-points = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
cli-redcode-afloat = a galla { $count }
cli-redcode-deck = mazzo { $deck }, scarti { $discard }
cli-redcode-chain = Catena
cli-redcode-answers = risponde a { $link }
cli-redcode-cancels = contro { $link }
cli-redcode-asked = Possono rispondere: { $ships }
cli-redcode-hand = Le tue carte ordine
cli-redcode-no-cards = nessuna
cli-redcode-order-used = In questo turno ne è già stata giocata una.
cli-redcode-holds = ha { $cards }
cli-redcode-decides = decide
cli-redcode-you = (tu)
cli-redcode-unchosen = non ancora scelta
cli-redcode-hull = scafo { $hull }
cli-redcode-cards = { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
cli-redcode-crew = riserva { $reserve }, al lavoro { $busy }{ $removed ->
        [0] { "" }
       *[other] , rimossi { $removed }
    }
cli-redcode-intercepted = intercettata
cli-redcode-sunk = affondata, perde il prossimo turno
cli-redcode-returns = affondata, torna al prossimo turno
cli-redcode-gone = affondata
cli-redcode-ask-choose = scegli la tua nave
cli-redcode-ask-place = scegli dove cominciare
cli-redcode-ask-return = scegli dove tornare
cli-redcode-ask-recover = recupera { $crew } marinai
cli-redcode-ask-main = usa manovre e al massimo una carta ordine, poi termina
cli-redcode-ask-move = { $must ->
        [true] lascia la corrente
       *[false] continua o fermati
    }: { $steps ->
        [one] resta 1 passo
       *[other] restano { $steps } passi
    }
cli-redcode-ask-respond = rispondi, o passa
cli-redcode-ask-boatswain = riporta { $crew } marinai
cli-redcode-ask-discard = scarta una carta ordine
cli-redcode-sign-breakdown = avaria
cli-redcode-sign-repair = riparazione
cli-redcode-sign-crew = marinaio
cli-redcode-sign-range = portata
cli-redcode-sign-answers = può rispondere
cli-redcode-sign-no-reply = senza risposta
cli-redcode-sign-current = corrente

## Il terminale: azioni che sembrano un errore

cli-play-harmful = { $action-word } danneggia il tuo schieramento o aiuta l'altro. Invio la fa lo stesso.
cli-play-pointless = { $action-word } non cambierebbe nulla. Invio la fa lo stesso.

## Il terminale: il server

cli-help-serve = Avvia il server: tavoli per persone e bot, nel browser e nei terminali.
cli-help-serve-examples =
    redtable serve
    redtable serve --lan
    redtable serve --port 9000 --database partite.db
    redtable serve --nodes 3 --database postgresql://utente@host/redtable
cli-help-serve-host = L'indirizzo su cui ascolta.
cli-help-serve-port = La porta su cui ascolta; 0 ne prende una libera.
cli-help-serve-database = Un file SQLite o l'indirizzo di un database PostgreSQL.
cli-help-serve-nodes = Quanti nodi girano su questa macchina; più di uno richiede PostgreSQL.
cli-help-serve-config = Un file TOML con le impostazioni.
cli-help-serve-open = Apre l'indirizzo nel browser.
cli-help-serve-lan = Fai entrare altri della tua rete, e metti quell'indirizzo negli inviti.
cli-metavar-host = INDIRIZZO
cli-metavar-port = PORTA
cli-metavar-database = DATABASE
cli-metavar-nodes = NUMERO
cli-metavar-code = CODICE
cli-metavar-name = NOME
cli-serve-listening = Redtable è su { $url } (Ctrl-C lo ferma)
cli-serve-lan = Altri della tua rete arrivano da { $url }
cli-hint-settings = `redtable serve --help` elenca le impostazioni; docs/server.md le spiega.
cli-hint-store = Il database deve esistere, essere scrivibile e, se non è PostgreSQL, servire un solo server.
cli-hint-damaged = Ripristina una copia: sposta il database, poi redtable restore --database FILE COPIA.

cli-help-backup = Scrive una copia del database mentre il server è in funzione.
cli-help-backup-examples =
    redtable backup venerdi.db
    redtable backup --database postgresql://utente@host/redtable venerdi.jsonl
cli-help-backup-file = Il file da scrivere.
cli-backup-done = Tutto è in { $file }.
cli-help-restore = Riempie un database nuovo e vuoto da una copia. Intanto nessun server può usarlo.
cli-help-restore-examples =
    redtable restore --database partite.db venerdi.db
    redtable restore --database postgresql://utente@host/redtable venerdi.jsonl
cli-help-restore-file = La copia.
cli-restore-done = Tutto il contenuto di { $file } è nel database.

cli-help-bot = Fai giocare un tuo programma a un posto: legge e scrive righe di JSON.
cli-help-bot-examples =
    redtable bot "python my_bot.py" --game redcode --bots greedy
    redtable bot "python my_bot.py" --join KF7M2QX --name Nautilus
cli-metavar-command = COMANDO
cli-help-bot-command = Il comando che avvia il programma.
cli-help-bot-game = Giocare a questo gioco qui, contro i nostri bot.
cli-help-bot-join = Oppure giocare a questo tavolo di un server: il suo codice o indirizzo.
cli-help-bot-seat = Il posto del programma, per nome; altrimenti il primo libero.
cli-help-bot-name = Il nome del programma al tavolo; tutti vedono che è un bot.
cli-help-bot-bots = Il livello dei nostri bot agli altri posti.
cli-help-bot-seconds = Quanto tempo ha il programma per rispondere.
cli-help-bot-no-legal = Non mostrare al programma le sue azioni legali.
cli-bot-plays = Il programma gioca { $seat } contro { $level }.
cli-bot-refused = { $action }: { $why }
cli-bot-silent =
    { $seconds ->
        [one] Il programma ha taciuto per un secondo.
       *[other] Il programma ha taciuto per { $seconds } secondi.
    }
cli-bot-ended = Il programma è terminato.
cli-bot-endless = Il programma ha scritto una riga di più di { $bytes } byte.
cli-bot-hopeless = Il programma ha dato { $tries } risposte che non sono azioni.
cli-bot-absent-here = Un bot che gioca a caso continua per lui.
cli-bot-absent-table = Lascia il tavolo: il suo posto è ora quello di un giocatore assente.
cli-problem-bot-command = Il programma non si può avviare con { $given }: { $why }
cli-problem-bot-server-gone =
    { $seconds ->
        [one] Il server non si è potuto raggiungere per un secondo: il programma rinuncia. Il suo posto è quello di una persona assente.
       *[other] Il server non si è potuto raggiungere per { $seconds } secondi: il programma rinuncia. Il suo posto è quello di una persona assente.
    }
cli-hint-bot-server-gone = Quando il server torna, lo stesso comando riprende il posto.
cli-problem-bot-where = Dove deve giocare il programma?
cli-hint-bot-where = Indica un gioco (--game redcode) o un tavolo (--join KF7M2QX).
cli-help-join = Gioca a un tavolo di un server, nel terminale. Eseguilo di nuovo per riprendere da dove eri.
cli-help-join-examples =
    redtable join KF7M2QX
    redtable join KF7M2QX --server http://192.168.1.20:8000 --name Ana
cli-help-join-code = Il codice del tavolo o il suo indirizzo.
cli-help-join-server = L'indirizzo del server.
cli-help-join-seat = Il posto da prendere, per nome; altrimenti il primo libero.
cli-help-join-name = Il tuo nome al tavolo.
cli-help-join-watch = Guardare senza posto.
cli-join-seated = Sei { $seat } al tavolo { $code }.
cli-join-watching = Guardi il tavolo { $code }.
cli-join-commitment = L'impegno del server: { $commitment }
cli-join-waiting = In attesa degli altri …
cli-join-reconnected = Di nuovo connesso.
cli-join-said = { $author }: { $text }
cli-join-offer-draw = { $seat } offre la patta. Scrivi agree o decline.
cli-join-offer-resign = { $seat } vuole arrendersi con te. Scrivi agree o decline.
cli-join-offer-rematch = { $seat } vuole la rivincita. Scrivi agree o decline.
cli-join-bots-prepare = I bot imparano la lingua; succede una volta sola per ogni lingua su un server e richiede qualche minuto. Gli altri intanto possono giocare.
cli-join-bots-ready = I bot sono pronti.
cli-join-next = La rivincita: redtable join { $code }
cli-join-bye = Il server ha chiuso questo posto.
cli-join-bye-left = Hai lasciato questo posto da un'altra parte.
cli-join-bye-kicked = Chi ha aperto il tavolo ti ha tolto dal tavolo.
cli-join-bye-moved = Ora questo posto è usato da un'altra parte.
cli-join-called-off = L'inizio è stato annullato a causa di { $seats }. Tutti si impegnano di nuovo.
cli-join-summary = Un bot di livello { $level } ha giocato per te. Nel frattempo:
cli-join-help =
    Un'azione, il suo numero o il suo inizio la gioca.
    undo       annulla la tua ultima azione
    say TESTO  parla a tutti
    resign, draw, rematch, agree, decline
    quit       esci; lo stesso comando ti riporta qui
cli-join-left = Puoi tornare con:
cli-problem-server-away = Il server su { $server } non risponde.
cli-hint-server-away = È in funzione? Indicane un altro con --server.
cli-problem-server = Il server dice: { $why }
cli-problem-no-such-seat = Non c'è il posto { $given }; ci sono: { $known }
cli-problem-table-running = La partita al tavolo { $code } è cominciata senza di te.
cli-hint-watch = Guardala con --watch.
cli-problem-unplayable = La partita al tavolo { $code } non può proseguire qui: questa versione del server non sa leggere le sue regole o le sue mosse. Nulla è andato perso.
cli-hint-unplayable = Chi vi è seduto può terminarla in un browser, a { $url }, e poi scaricarne il registro.

## Il terminale: il laboratorio

cli-metavar-number = N
cli-help-lab = Bot contro bot: quanto sono forti e quanto è equo un regolamento.
cli-help-lab-duel = Fa giocare due bot sulle stesse distribuzioni, a schieramenti scambiati.
cli-help-lab-duel-examples =
    redtable lab duel redcode expert greedy --pairs 200
    redtable lab duel redcode greedy random --target 0.9 --option mode=war
cli-help-lab-first = Il bot di cui si misura il punteggio.
cli-help-lab-second = Il suo avversario.
cli-help-lab-pairs = Quante distribuzioni al massimo; ognuna si gioca due volte.
cli-help-lab-target = Fermarsi appena è chiaro se il punteggio è sopra o sotto questo valore (da 0 a 1).
cli-help-lab-times = Dire anche quanto pensa ciascun bot, in tempo di processore.
cli-help-lab-balance = Studia quanto è equo un regolamento: navi, campi di battaglia, modi di mescolare, o chi capisce chi; e che cosa accompagna la vittoria.
cli-help-lab-balance-examples =
    redtable lab balance redcode
    redtable lab balance redcode --bots greedy --bots expert --mode arena --deals 200 --plans
    redtable lab balance skirmish --mode village --deals 500 --report village.html
    redtable lab balance pictures --deals 20
cli-help-lab-bots = Quali bot giocano; se sono più d'uno si studiano uno dopo l'altro.
cli-help-lab-mode = Quali delle sue forme: modalità di Codice Rosso, campi di battaglia della scaramuccia, modi di mescolare di Battle Damage, la lingua di Pictures; tutte se non si dice nulla, per Pictures quella del regolamento.
cli-help-lab-deals = Distribuzioni per ogni accoppiamento: quattro partite ciascuna in Codice Rosso, due in Pictures, una negli altri.
cli-help-lab-plans = Prova anche i piani ostinati: chiudersi, accamparsi, solo carte e così via.
cli-help-lab-seed = Lo stesso testo dà le stesse partite.
cli-help-lab-workers = Quanti processi; 0 vuol dire uno per core.
cli-help-lab-json = Stampa le cifre come JSON.
cli-lab-duel = { $first } ottiene { $score } % contro { $second } ({ $pairs } coppie di partite, intervallo del 99 %).
cli-lab-elo = Elo { $elo }, Elo normalizzato { $normalised }; coppie con 0, ½, 1, 1½ e 2 punti: { $counts }.
cli-lab-times = { $bot } pensa { $mean } ms per decisione in media, metà delle volte al massimo { $median }, in 95 su 100 al massimo { $most } ({ $decisions } decisioni con una scelta, tempo di processore).
cli-lab-verdict-yes = La prova sequenziale dice: almeno { $high } %.
cli-lab-verdict-no = La prova sequenziale dice: al massimo { $low } %.
cli-lab-verdict-open = La prova sequenziale non è decisa tra { $low } e { $high } %: servono altre coppie.
cli-help-lab-play = Gioca partite in serie in un file; lo stesso comando continua da dove si è interrotto.
cli-help-lab-play-examples =
    redtable lab play redcode partite.jsonl --a hard --b greedy -n 10000
    redtable lab play skirmish partite.jsonl --a commander --b random -n 200 --records partite
cli-help-lab-file = Il file delle partite (JSON Lines) da scrivere o da continuare.
cli-help-lab-games = Quante partite in tutto; ogni distribuzione si gioca due volte, a schieramenti scambiati.
cli-help-lab-records = Scrive la registrazione intera di ogni partita in questa cartella.
cli-metavar-folder = CARTELLA
cli-problem-no-lab = Al laboratorio mancano dei pacchetti: { $missing }.
cli-hint-no-lab = Installali: pip install 'redtable[lab]'
cli-problem-lab-folder = Non c'è una cartella { $folder } in cui scrivere.
cli-lab-broken-off = Interrotto. Lo stesso comando continua con { $file }.
cli-lab-written = { $games } partite sono in { $file }.
cli-lab-failure = La partita { $number } è fallita: { $failure }. La sua registrazione: { $file }
cli-metavar-address = [INDIRIZZO]
cli-help-lab-ray = Gioca su un cluster Ray a questo indirizzo; senza indirizzo ne avvia uno su questa macchina.
cli-help-lab-ladder = Valuta tutti i bot di un gioco: le coppie si giocano dove insegnano di più.
cli-help-lab-ladder-examples =
    redtable lab ladder redcode --pairs 2000 --file ladder.jsonl
    redtable lab ladder skirmish --bots random --bots commander --json
cli-help-lab-ladder-bots = Quali bot; anche modulo:Classe. Tutti i livelli del gioco se non si dice nulla.
cli-help-lab-ladder-pairs = Quante coppie di partite in tutto.
cli-help-lab-anchor = Il bot da cui si conta; il primo se non si dice nulla.
cli-help-lab-since = Confronta con una classifica precedente (un file scritto con --json).
cli-help-lab-ladder-file = Conserva le coppie in questo file (JSON Lines); lo stesso comando riprende da dove è stato interrotto.
cli-lab-ladder = { $game }: Elo a partire da { $anchor } ({ $pairs } coppie, intervalli al 95 %)
cli-lab-bot = Bot
cli-lab-rating = Punteggio
cli-lab-hash = Impronta
cli-lab-gain = Da allora
cli-lab-first-side = Il primo schieramento vale { $worth } di Elo.
cli-problem-lab-ladder = { $file } non è una classifica: { $why }
cli-help-lab-train = Allena una valutazione delle posizioni con le partite dei bot di un gioco contro sé stessi, in un file di modello.
cli-help-lab-train-examples =
    redtable lab train redcode --minutes 60 --out admiral.npz
    redtable lab train redcode --games 20000 --seed 7 --out admiral.npz
    redtable lab train skirmish --minutes 45 --out colonel.npz
    redtable lab duel redcode admiral.npz expert --target 0.55
cli-help-lab-out = Il file di modello (.npz) da scrivere.
cli-help-lab-minutes = Allena per questi minuti di processore di ogni processo; 60 se non si indicano né minuti né partite.
cli-help-lab-train-games = Allena invece con questo numero di partite: le stesse partite e lo stesso seme danno lo stesso file.
cli-problem-lab-train-game = Non c'è nulla da allenare per { $game }; c'è: { $known }
cli-problem-lab-train-length = Indica minuti o partite, non entrambi.
cli-problem-lab-out = Un file di modello finisce in .npz, { $file } no.
cli-problem-lab-there = { $file } esiste già.
cli-hint-lab-there = Indica un altro file con --out.
cli-problem-lab-unwritten = Non si può scrivere { $file }: { $why }
cli-lab-train-now = { $games } partite, perdita logaritmica { $loss }
cli-lab-train-stage = Dopo { $games } partite e { $minutes } minuti: perdita logaritmica { $loss }, { $score } % contro bot che non hanno imparato nulla.
cli-lab-train-stopped = Fermato prima; resta quanto imparato finora.
cli-lab-trained = { $file } contiene ciò che hanno insegnato { $games } partite.
cli-help-lab-exploit = Scopri che cosa guadagna chi conosce un bot: si allena un avversario contro di lui e lo si giudica con altre distribuzioni.
cli-help-lab-exploit-examples =
    redtable lab exploit damage steady --minutes 5 --pairs 1000
    redtable lab exploit redcode easy medium hard expert --minutes 10
    redtable lab exploit redcode expert --exact 1
    redtable lab exploit damage steady --network 9000 --pairs 2000
cli-help-lab-level = Il livello da sfruttare; più d'uno se un allenamento vale per tutti, come easy, medium, hard ed expert di Codice Rosso.
cli-help-lab-exploit-minutes = Allena per questi minuti di processore.
cli-help-lab-exploit-pairs = Con quante distribuzioni si giudica l'avversario; ognuna si gioca due volte.
cli-help-lab-exact = Invece, migliori risposte esatte nel Codice Rosso ridotto di tanti round (serve OpenSpiel).
cli-help-lab-asked = A quanti bot si chiede in ogni stato di informazione, per --exact.
cli-help-lab-network = Invece l'avversario impara quanto valgono le caselle con questo numero di partite (solo Battle Damage).
cli-lab-exploit-trains = allena
cli-lab-exploit-judges = giudica contro { $level }
cli-lab-exploit-stopped = L'allenamento si ferma prima; l'avversario si giudica com'è. Un altro Ctrl-C ferma anche questo.
cli-lab-exploit = Un avversario ottiene { $score } % contro { $level } ({ $pairs } coppie di partite su cui non si è allenato, intervallo del 95 %).
cli-lab-exploit-trained = Si è allenato per { $minutes } minuti di processore, in { $games } partite contro { $against }.
cli-lab-exploit-numbers = I suoi numeri, rispetto ai nostri: { $numbers }.
cli-lab-exact = Contro { $level } una migliore risposta ottiene { $first } % al primo posto e { $second } % al secondo: { $gain } punti più della metà ({ $states } stati di informazione).
cli-problem-lab-exact-game = Solo Codice Rosso ha un gioco ridotto che si può risolvere, non { $game }.
cli-lab-network = La sua rete ha previsto partite nuove con una perdita logaritmica di { $loss } (0,693 è non sapere nulla).
cli-problem-lab-network-game = Una rete risponde solo ai capitani di { $known }, non ai bot di { $game }.
cli-problem-lab-network-games = Servono almeno { $least } partite per imparare qualcosa.
cli-problem-no-openspiel = Serve OpenSpiel, che non è installato.
cli-hint-no-openspiel = Installalo: pip install 'redtable[openspiel]'
cli-help-lab-results = Misura tutta la tabella pubblicata: ogni livello di ogni gioco, gli schieramenti e quanto costa la fortuna.
cli-help-lab-results-examples =
    redtable lab results --hours 2
cli-help-lab-hours = Ore di lavoro di ogni processo, comprese quelle precedenti dello stesso file; più ore, intervalli più stretti.
cli-help-lab-results-file = Il file JSON da scrivere o da continuare; la pagina e le sue partite si scrivono accanto.
cli-lab-results = I risultati sono in { $file }.
cli-help-lab-puzzles = Cerca problemi in partite di bot, o di persone che hanno dato i loro registri: posizioni in cui un'azione è chiaramente la migliore.
cli-help-lab-puzzles-examples =
    redtable lab puzzles redcode -n 60 --into problemi
    redtable lab puzzles --check
cli-help-lab-puzzles-n = Quanti problemi ci devono essere, compresi quelli già trovati.
cli-help-lab-puzzles-into = La cartella dei problemi; lo stesso comando continua con ciò che contiene.
cli-help-lab-puzzles-check = Controlla invece i problemi inclusi: il livello più forte deve risolverli tutti con il doppio dello sforzo.
cli-help-lab-puzzles-records = Cerca nei registri di questa cartella invece che in partite di bot: quelli che le persone hanno dato per questo. I problemi non conservano nomi.
cli-problem-lab-no-records = Non ci sono registri (*.record) in { $folder }.
cli-lab-left-out = { $records ->
    [one] Un registro è escluso: è di un altro gioco, o di una forma in cui non si cerca.
   *[other] { $records } registri sono esclusi: sono di altri giochi, o di forme in cui non si cerca.
 }
cli-problem-lab-puzzles = Non si fanno problemi di «{ $game }»; di { $games } sì.
cli-lab-searched = { $games } partite esaminate
cli-lab-puzzles = { $found } problemi sono in { $folder }.
cli-lab-unsolved = il livello più forte non trova la risposta
cli-lab-puzzles-checked = { $puzzles } problemi controllati, { $wrong } sbagliati.
cli-metavar-two-rulesets = A B
cli-help-lab-compare = Studia due regolamenti sulle stesse distribuzioni.
cli-help-lab-report = Scrive una pagina con grafici (HTML).
cli-lab-report-title = Quanto è equilibrato: { $game }
cli-lab-report-intervals = { $games } partite tra bot; le linee sono intervalli al 95 % che valgono tutti insieme (Bonferroni). Il 50 % è la parità.
cli-lab-report-caution = Dove una parte lo fa più del solito, ottiene altrettanti punti in più. Ciò che accompagna la vittoria non ne è per forza la causa.
cli-problem-lab-compare = --compare nomina entrambi i regolamenti: togli --ruleset.
cli-lab-balance = { $study } ({ $games } partite, intervalli al 95 % che valgono insieme)
cli-lab-what = Che cosa
cli-lab-score = Punteggio in %
cli-lab-first-player = Chi comincia
cli-problem-lab-plans = I piani ostinati sono di redcode, non di { $game }.
cli-lab-report-people = I bot dicono poco sulle persone.
cli-lab-report-scores = Punteggi
cli-lab-report-course = Come vanno e come finiscono le partite
cli-lab-report-usage = Che cosa accompagna la vittoria
cli-lab-report-times = Quante volte si fa
cli-lab-balance-note = Durata in round o turni: mediana (quartili). Rimonte: vittorie di una parte che una volta aveva il { $behind } % di probabilità o meno, in % di tutte le partite.
cli-lab-length = Durata
cli-lab-change = Cambiamento: { $what }
cli-lab-ruleset = Regolamento
cli-lab-deals = Distribuzioni
cli-lab-points = Punti
cli-lab-report-change = Che cosa cambia il secondo regolamento, con le stesse distribuzioni
cli-lab-drawn = Pareggi, in %
cli-lab-comebacks = Rimonte, in %
cli-lab-ended = In %: { $reason }
cli-lab-usage = { $study }: che cosa accompagna la vittoria (e non ne è per forza la causa)
cli-lab-role = Chi
cli-lab-action = Fa che cosa
cli-lab-per-game = Volte a partita
cli-lab-usage-gain = Punti in più dove si fa più del solito
cli-lab-spymaster = Capospia
cli-lab-operative = Agente
cli-lab-use-clue = Indizio per { $number }
cli-lab-use-retreat = ritirata

## Il terminale: campi di battaglia della scaramuccia

cli-metavar-point = X,Y
cli-help-skirmish = Strumenti per la scaramuccia.
cli-help-skirmish-map = Campi di battaglia: controllarli, disegnarli e crearli.
cli-help-map-check = Dire se su un campo di battaglia si può giocare e, se no, dov'è l'errore.
cli-help-map-draw = Disegnare un campo di battaglia in un file SVG.
cli-help-map-make = Creare un campo di battaglia da un seme.
cli-help-map-examples =
    redtable skirmish map check mio.toml
    redtable skirmish map draw crossroads crossroads.svg --from 18,9.2
    redtable skirmish map make mio.toml --seed 7 --symmetric
cli-help-map-file = Un file di campo di battaglia (.toml) o il nome di uno che viene con il gioco.
cli-help-map-drawing = Il file SVG da scrivere.
cli-help-map-made = Il file del campo di battaglia da scrivere.
cli-help-map-from = Ombreggiare ciò che non si vede da questo punto, in pollici.
cli-help-map-seed = Un testo qualsiasi; lo stesso testo dà lo stesso campo di battaglia.
cli-help-map-symmetric = Riflettere la metà sinistra a destra.
cli-map-good = { $name }: { $count } elementi, tutto a posto.
cli-map-faulty = Su { $file } non si può giocare:
    { $faults }
cli-map-fault-twice = { $shape } c’è due volte.
cli-map-fault-off-grid = { $shape }: { $places } non è sulla griglia dei decimi di pollice.
cli-map-fault-crossing = { $shape } si incrocia in { $places }.
cli-map-fault-flat = { $shape } non ha area.
cli-map-fault-outside = { $shape } esce dal tavolo in { $places }.
cli-map-fault-zones = Le zone si sovrappongono in { $places }.
cli-map-written = { $file } è scritto.

## Pictures

cli-help-pictures = Carte e chiavi su carta, parole proprie e indizi da leggere.
cli-help-pictures-examples = redtable pictures sheet --seed 7 carte.pdf
cli-help-pictures-sheet = scrive un foglio da stampare con venti carte e quattro chiavi
cli-help-pictures-sheet-file = il file da scrivere: .svg, .png o .pdf
cli-help-pictures-words = fa un regolamento che gioca con la tua lista di parole
cli-help-pictures-words-list = la lista: una parola per riga, UTF-8
cli-help-pictures-words-file = il regolamento da scrivere, per es. mio.toml
cli-pictures-written = Scritto: { $file }
cli-pictures-words = { $count } parole. Per giocarci: redtable play pictures --ruleset { $file }
cli-help-pictures-clues = mostra tabelloni con l'indizio che dà un bot per ognuno, e le parole che ci portano
cli-help-pictures-clues-language = la lingua degli indizi
cli-help-pictures-clues-cards = che cosa c'è sul tavolo: pictures, words o mixed
cli-help-pictures-clues-boards = quanti tabelloni
cli-help-pictures-clues-first = il numero del primo tabellone
cli-pictures-board = Tabellone { $board }
cli-pictures-board-red = Nostre: { $cards }
cli-pictures-board-blue = Del rivale: { $cards }
cli-pictures-board-bystander = Passanti: { $cards }
cli-pictures-board-assassin = Assassino: { $cards }
cli-pictures-clue = Indizio: { $word } { $number }
cli-problem-sheet-format = { $file } non è un tipo di file per un foglio.
cli-hint-sheet-format = Il nome deve finire in .svg, .png o .pdf.

cli-help-site = Il client web per un semplice spazio web, senza server.
cli-help-site-build = Scrive tutto quel che serve a un semplice spazio web: ognuno gioca sul suo dispositivo.
cli-help-site-examples =
    redtable site build public
    redtable site build public --base /redtable/
cli-help-site-folder = La cartella del sito; dev'essere nuova o vuota.
cli-help-site-base = Il percorso in cui lo spazio mostra il sito, con una barra alle due estremità.
cli-metavar-path = PERCORSO
cli-site-written = Scritto in { $folder }. Qualsiasi spazio web può mostrarlo, per esempio: python -m http.server -d { $folder }
cli-site-written-under = Scritto in { $folder }. Qualsiasi spazio web può mostrarlo, in { $base }.
cli-site-base = { $base } non è un percorso con una barra alle due estremità, come /redtable/
cli-site-no-client = Questa installazione non ha un client web che giochi senza server.
cli-site-not-empty = { $folder } c'è già e non è una cartella vuota.
