### Las palabras de la mesa y del terminal. Cada juego trae las suyas en su paquete, en text/.


## La mesa: negativas y reglas que valen en todos los juegos

table-refusal-no-seat = Solo pueden actuar quienes tienen un puesto.
table-refusal-stale = La mesa ha avanzado: viste la versión { $given } y va por la { $current }.
table-refusal-unreadable = Eso no es una acción: { $why }
table-refusal-undo-nothing = No hay nada tuyo que deshacer.
table-refusal-undo-rolled = Se tiraron dados o se barajaron cartas: eso ya no se deshace.
table-refusal-undo-revealed = Se ha sabido algo nuevo: eso ya no se deshace.
table-refusal-undo-answered = Alguien ha actuado después: es tarde para deshacerlo.
table-refusal-over = La partida ha terminado.
table-refusal-resign-sides = Solo puede rendirse uno de dos bandos.
table-refusal-decision = Cómo termina una partida se decide en la mesa: ofrece rendirte o tablas, y los afectados aceptan.

table-clause-seats = Solo actúan los puestos, y solo mientras dura la partida.
table-clause-version = Nadie actúa sobre una vista antigua: quien se ha perdido algo, primero mira y luego decide.
table-clause-notation = Una acción es una línea en la notación del juego.
table-clause-undo = Puedes deshacer tu última acción mientras nada se haya revelado, tirado ni respondido desde entonces.
table-clause-end = Un bando puede rendirse ante otro, y todos juntos pueden acordar tablas, mientras dure la partida.

table-event-undone = { $seat } deshace la última acción.
table-event-resigned = { $seat } se rinde por su bando.
table-event-draw-agreed = Todos acuerdan tablas.
table-event-closed = Todos acuerdan cerrar la mesa.

## La mesa: cómo termina una partida

table-outcome-won = Gana { $winners }.
table-outcome-drawn = Empate.
table-outcome-lost = No gana nadie.
table-outcome-open = La partida no ha terminado.
table-outcome-resigned = El bando perdedor se rindió.
table-outcome-draw-agreed = Así lo acordaron todos.
table-outcome-closed = La mesa se ha cerrado.

## Lo que el servidor rechaza, pregunte quien pregunte: se dice en la mesa, en la página y en la terminal

table-problem-no-table = No hay ninguna mesa { $code }. ¿Está mal escrita? Las mesas que nadie usa se retiran al cabo de un tiempo.
table-problem-no-seat = No hay ese asiento en esta mesa.
table-problem-only-before = Eso solo es posible antes de que empiece la partida.
table-problem-only-running = Eso solo es posible mientras dura la partida.
table-problem-only-after = Eso solo es posible cuando la partida ha terminado.
table-problem-no-analysis = Esta partida no se puede analizar.
table-problem-analysis-meanings = A este servidor le faltan los paquetes con los que se analizan las partidas de Pictures (redtable[meanings]).
table-problem-analysis-prepares = Los significados de este idioma se están preparando. Vuelve a preguntar dentro de unos minutos.
table-problem-starting = La partida está empezando. Espera un momento.
table-problem-not-started = La partida aún no ha empezado.
table-problem-not-running = La partida no está en marcha.
table-problem-not-your-turn = No te toca.
table-problem-no-hints = Los bots solo aconsejan donde todos los demás son bots.
table-problem-no-coach = El entrenador no tiene nada que decir de esto.
device-problem-bots = Los bots de este juego piensan en un servidor, y aquí no hay ninguno. Estos puestos pueden ocuparlos personas.
device-problem-server = Esto necesita un servidor, y aquí no hay ninguno.
table-problem-bot-warms-up = El bot aún se prepara. Pregunta de nuevo en un momento.
table-problem-record = Esto no es un registro completo: { $detail }
table-problem-record-game = Ese registro es de un juego que aquí no se juega: { $game }
table-problem-upload-origin = Aquí solo se puede poner una partida que empezó en un dispositivo, sin servidor.
table-problem-upload-rules = Esta partida tiene las reglas de otra versión de Redtable: no se puede poner en este servidor. Sigue en tu dispositivo.
table-problem-over = La partida ha terminado.
table-problem-only-host = Eso solo puede hacerlo quien abrió la mesa.
table-problem-not-yours = Ese asiento no es tuyo.
table-problem-all-taken = Todos los asientos están ocupados.
table-problem-taken = Ahí ya hay alguien.
table-problem-still-free = Todavía hay un asiento libre.
table-problem-not-ready = { $player } aún no está listo.
table-problem-sit-first = Primero toma un asiento.
table-problem-nobody-there = Ahí no hay nadie.
table-problem-too-few-seats = Hay alguien en un asiento que una mesa de { $seats } no tiene.
table-problem-rules-changed = Se acaban de cambiar las reglas de la casa. Míralas y luego empieza.
table-problem-no-clock-here = Un reloj mostraría a quién le toca, que aquí es secreto; el tiempo lo limitan las opciones del juego.
table-problem-no-clocks = Esta mesa no tiene relojes.
table-problem-entropy = Lo que tu dispositivo aportó al azar no encaja. Vuelve a decir que estás listo.
table-problem-no-start = Ya no hay ningún comienzo en marcha.
table-problem-not-away = Esa persona está aquí, o no lleva fuera el tiempo suficiente.
table-problem-offer-open = Ya hay una oferta abierta.
table-problem-no-offer = No hay ninguna oferta a la que puedas responder.
table-problem-rematch-at = La revancha está en la mesa { $code }.
table-problem-bots-no-draw = Los bots no aceptan tablas.
table-problem-no-resigning = Para rendirse hacen falta dos bandos; puedes dejar la mesa.
table-problem-code-unknown = Este código ya se usó, ha caducado o nunca existió.
table-problem-code-void = Quien creó este código ya no tiene ese asiento.
table-problem-fork-over = En ese paso la partida ya ha terminado. Elige uno anterior.
table-problem-no-spectators = Esta mesa no admite espectadores.
table-problem-plays-here = Quien juega en una mesa no la mira: un espectador puede ver más que un asiento.
table-problem-only-watch = Quien solo mira no puede hacer eso.
table-problem-silent = Las reglas del juego no dejan hablar ahora a este asiento.
table-problem-other-site = Esta página no puede hablar aquí en tu nombre.
table-problem-options-large = Estas reglas de la casa son demasiado grandes.
table-problem-no-files = Las opciones nombran lo que viene con el juego; los archivos del servidor no son para invitados.
table-problem-hidden = Aquí solo valen caracteres visibles.
table-problem-not-found = Aquí no hay tal cosa.
table-problem-forbidden = Eso no te corresponde hacerlo aquí.
table-problem-not-now = Eso no es posible ahora.
table-problem-try-again = El servidor no puede escribir ahora. No se pierde nada; prueba otra vez.
table-problem-too-fast = Demasiadas preguntas a la vez. Espera un momento.
table-problem-too-busy = Hay demasiados esperando. Prueba otra vez en un momento.
table-problem-our-fault = El servidor ha fallado. Es culpa nuestra; prueba otra vez.
table-problem-unplayable = Esta partida no puede seguir aquí: esta versión de Redtable no puede leerla.
table-problem-wrong-request = Eso no encaja: { $detail }
table-problem-who-are-you = El servidor aún no conoce este dispositivo. Vuelve a entrar.
table-problem-too-many-tables = Tienes demasiadas mesas sin terminar. Termina o deja alguna.
table-problem-too-many-connections = Demasiadas conexiones desde tu red. Cierra otras páginas de esta mesa.
table-problem-too-large = Es demasiado grande.
table-problem-not-allowed = Eso no es posible aquí.


## El terminal: páginas de ayuda

cli-help-usage = Uso:
cli-help-usage-options = [OPCIONES]
cli-help-usage-command = ORDEN
cli-help-commands = Órdenes
cli-help-arguments = Argumentos
cli-help-options = Opciones
cli-help-examples = Ejemplos
cli-help-help = Muestra esta ayuda.
cli-help-install-completion = Prepara el autocompletado de este intérprete de órdenes.
cli-help-show-completion = Escribe el guion de autocompletado de este intérprete, para mirarlo o ponerlo en otro sitio.

cli-help-redtable = Los juegos de mesa de la familia Código Rojo: juégalos aquí, vuelve a verlos, comprueba registros, lee las reglas.
cli-help-redtable-examples =
    redtable games                       qué juegos hay
    redtable play redcode                jugar a Código Rojo contra un bot
    redtable rules redcode               leer sus reglas
    redtable --lang it play redcode      lo mismo en italiano
cli-help-version = Escribe la versión.
cli-help-lang = Habla es, en o it. Si no se dice, decide REDTABLE_LANG y después la configuración regional.

cli-help-games = Qué juegos hay, con sus puestos y sus bots.
cli-help-games-examples = redtable games

cli-help-play = Juega en el terminal, contra bots o varias personas por turnos ante la misma pantalla. La partida se guarda tras cada acción.
cli-help-play-examples =
    redtable play redcode
    redtable play redcode --seat red1 --bots easy
    redtable play redcode --option mode=war --seed viernes
    redtable play redcode --hot-seat --record viernes.record
    redtable play --resume viernes.record --hot-seat
cli-help-play-game = Un juego de los que muestra `redtable games`; con --resume no hace falta.
cli-help-play-seat = Tu puesto, por su nombre; puede darse varias veces. Si no se dice, el primero.
cli-help-play-bots = La fuerza de los bots. Si no se dice, un nivel intermedio.
cli-help-play-option = Una opción del reglamento, como clave=valor; puede darse varias veces.
cli-help-play-ruleset = El nombre de un reglamento del juego, o un archivo TOML.
cli-help-play-seed = La misma semilla da las mismas cartas y los mismos dados.
cli-help-play-hot-seat = Personas ocupan todos los puestos y se turnan ante este terminal.
cli-help-play-pace = Cuánto esperar tras cada acción de un bot.
cli-help-play-record = Guarda la partida en este archivo y no en la carpeta de datos del usuario.
cli-help-play-resume = Continúa una partida guardada.

cli-help-replay = Vuelve a ver una partida registrada.
cli-help-replay-examples =
    redtable replay viernes.record
    redtable replay viernes.record --seat blue1 --step
    redtable replay viernes.record --all --delay 1.5
cli-help-replay-seat = Ve lo que vio este puesto. Si no se dice, lo que vio el público.
cli-help-replay-all = Ve todo, también lo oculto.
cli-help-replay-step = Muestra el tablero tras cada acción y espera a Intro.
cli-help-replay-delay = Muestra el tablero tras cada acción y espera estos segundos.
cli-help-record-file = Un registro: el archivo de texto de una partida.

cli-help-verify = Comprueba un registro: cada acción, cada dado, cada carta y el resultado.
cli-help-verify-examples = redtable verify viernes.record
cli-help-verify-commitment = El compromiso que se mostró antes de la partida; el registro debe tenerlo.

cli-help-analyse = Qué fue suerte en una partida terminada, qué fue destreza y qué habría sido mejor.
cli-help-analyse-examples =
    redtable analyse viernes.record
    redtable analyse viernes.record --thorough
    redtable analyse viernes.record --json > viernes.json
cli-help-analyse-thorough = Pensar más: intervalos más estrechos, menos dudas.
cli-help-analyse-json = Todo lo hallado, como datos para otros programas.

cli-help-scenario = Archivos de escenario: posiciones con pasos y lo que debe salir de ellos.
cli-help-scenario-run = Juega escenarios y escribe lo que no es como se esperaba.
cli-help-scenario-examples =
    redtable scenario run cadena.toml
    redtable scenario run tests/scenarios
cli-help-scenario-files = Archivos de escenario, o carpetas con ellos.

cli-help-rules = Lee las reglas, con nuestras palabras: el índice, una sección, una cláusula, o lo que encuentre una búsqueda.
cli-help-rules-examples =
    redtable rules redcode
    redtable rules redcode RC-8
    redtable rules redcode 8.4
    redtable rules redcode --search torpedo
cli-help-game = Un juego de los que muestra `redtable games`.
cli-help-rules-clause = Una cláusula (RC-8.4) o una sección (RC-8).
cli-help-rules-search = Escribe las cláusulas en que aparece esta palabra.
cli-help-rules-all = Escribe todas las secciones.

cli-metavar-game = JUEGO
cli-metavar-file = ARCHIVO
cli-metavar-files = ARCHIVO...
cli-metavar-seat = NOMBRE
cli-metavar-level = NIVEL
cli-metavar-option = CLAVE=VALOR
cli-metavar-ruleset = REGLAMENTO
cli-metavar-text = TEXTO
cli-metavar-seconds = SEGUNDOS
cli-metavar-clause = CLÁUSULA
cli-metavar-word = PALABRA
cli-metavar-language = es|en|it

## El terminal: Battle Damage

cli-help-damage =
    La mesa de daños de Battle Damage, sus naves y sus probabilidades.
    Sin orden: un combate nuevo en la mesa.
cli-help-damage-examples =
    redtable damage desk battle.record --ship Resolute=fed-ca --ship Kahn=kli-d7
    redtable damage odds fed-ca 18
    redtable damage ship check my-ship.toml
cli-help-damage-desk = Abrir un combate, o seguir con el del archivo.
cli-help-damage-desk-examples =
    redtable damage desk
    redtable damage desk battle.record --ship Resolute=fed-ca --option batch_policy=thumb
cli-help-damage-desk-file = el archivo del combate; si falta, uno nuevo en tu carpeta de datos
cli-help-damage-desk-ship = una nave del combate, NOMBRE=NAVE; se puede repetir
cli-help-damage-desk-battle = un archivo .battle con el que seguir, guardado en el navegador o con share
cli-help-damage-share = Abre una batalla en un servidor, donde marca impactos quien tenga el enlace.
cli-help-damage-share-examples =
    redtable damage share viernes.record --server https://example.org
    redtable damage share viernes.record --out viernes.battle
cli-help-damage-share-file = la batalla de una mesa
cli-help-damage-share-out = escribir la batalla en un archivo nuevo
cli-damage-share-file = La batalla está en { $file }. Sigue con ella en la página de la mesa, o: redtable damage desk --battle ARCHIVO
cli-damage-share-link = Quien abra este enlace puede marcar impactos o mirar:
cli-help-damage-ships = Qué naves hay.
cli-help-damage-ship = Archivos de naves: comprobar, mostrar, exportar, importar.
cli-help-damage-ship-name = una nave: su nombre, o un archivo
cli-help-damage-ship-file = un archivo de nave, TOML o JSON
cli-help-damage-ship-target = dónde escribirlo; en pantalla si falta
cli-help-damage-ship-new-name = su nombre entre tus naves
cli-help-damage-ship-check = Comprobar un archivo de nave y explicar qué hace el mazo con ella.
cli-help-damage-ship-show = Las casillas de una nave y qué cartas pueden acertarle.
cli-help-damage-ship-export = Una nave como TOML o JSON.
cli-help-damage-ship-import = Poner un archivo de nave entre tus naves.
cli-help-damage-hits = impactos de la andanada; varios números son una serie de andanadas
cli-help-damage-odds = Lo que se lleva de una nave una andanada o una serie.
cli-help-damage-odds-examples =
    redtable damage odds fed-ca 18
    redtable damage odds kli-d7 12 12 --damaged disruptor:2,lab:1 --trials 1e6 --plot odds.html
    redtable damage odds ts-ca 9 --order cargo,any_hull,any_warp --json
cli-help-damage-policy = cartas entre barajadas: ten, thumb, fifteen, twenty, all
cli-help-damage-order = lo que el dueño sacrifica primero, p. ej. cargo,any_hull
cli-help-damage-damaged = lo que la nave ya ha perdido, p. ej. phaser:2,lab:1
cli-help-damage-tally = un sistema o grupo que contar; se puede repetir, por defecto: todos
cli-help-damage-trials = andanadas que repartir cuando no es exacto, p. ej. 1e6
cli-help-damage-method = auto, exact, engine o numba
cli-help-damage-seed = otro número reparte otras andanadas
cli-help-damage-json = como JSON
cli-help-damage-plot = también como gráfico: .html, .svg o .png
cli-help-damage-compare = Las formas de barajar entre sí y contra la tabla clásica.
cli-help-damage-compare-examples = redtable damage compare ts-ca 18 --trials 1e6 --plot compare.svg
cli-metavar-ship = NAVE
cli-metavar-hits = IMPACTOS...
cli-metavar-order = ORDEN
cli-metavar-lost = PERDIDO
cli-metavar-policy = POLÍTICA
cli-metavar-system = SISTEMA
cli-metavar-method = MÉTODO
cli-problem-no-ship = No hay ninguna nave { $given }; hay: { $known }
cli-hint-ships = redtable damage ships las lista todas.
cli-problem-battle-shared = { $file } cambió mientras esta mesa lo usaba: está abierto en otra parte.
cli-hint-battle-shared = Cierra una de las dos y vuelve a abrir el archivo. No se ha perdido nada.
cli-problem-not-a-battle = { $file } es un registro de otra partida, no un combate de la mesa.
cli-problem-no-such-number = Ahora no se puede elegir el número { $number }.
cli-problem-which-file = Di qué archivo: save ARCHIVO
cli-problem-no-plots = Los gráficos necesitan Altair, que no está instalado.
cli-hint-plots = pip install redtable[plots]
cli-problem-plot-kind = { $file } no es un tipo de gráfico; su nombre debe acabar en: { $known }

## El terminal: problemas, y qué hacer

cli-problem-no-command = No hay ninguna orden { $given }; hay: { $known }.
cli-problem-no-option = No hay ninguna opción { $name }.
cli-problem-missing = Falta { $name }.
cli-problem-option-value = A { $name } le falta un valor.
cli-problem-number = { $name } necesita un número de { $low } a { $high }.
cli-problem-too-many = Sobran argumentos: { $extra }.
cli-problem-no-language = No hay ningún idioma «{ $given }»; hay: { $known }.
cli-problem-which-game = ¿Qué juego?
cli-problem-no-game = No hay ningún juego { $given }; hay: { $known }.
cli-problem-no-seat = No hay ningún puesto { $given }; hay: { $known }.
cli-problem-no-bot = No hay bots de nivel { $given }; hay: { $known }.
cli-problem-option-form = { $given } no tiene la forma clave=valor.
cli-problem-no-file = No existe el archivo { $file }.
cli-problem-unreadable = No se puede leer { $file }: { $why }
cli-problem-analyse-unfinished = Esta partida no ha terminado. Solo se puede analizar una terminada.
cli-problem-analyse-game = Todavía no hay analista para { $game }.
cli-problem-analyse-desk = Una mesa de daños de Battle Damage no tiene ganador: no hay nada que analizar.
cli-problem-analyse-meanings = El analista de Pictures necesita más paquetes: pip install 'redtable[meanings]'
cli-problem-analyse-prepares = Los significados de { $language } aún no están preparados. Son unos minutos, una sola vez: python -m redtable.bots.pictures.prepared { $language }
cli-problem-not-saved = No se puede escribir { $file }: { $why }
cli-problem-commitment = El registro tiene el compromiso { $found }, no { $given }: no es el registro de esa partida.
cli-problem-file-exists = { $file } ya existe.
cli-problem-resume-options = Una partida que se continúa conserva sus opciones, su reglamento y su semilla.
cli-problem-sealed = { $file } se jugó con azar sellado: solo puede continuarla la mesa que lo selló.
cli-problem-other-game = { $file } es una partida de { $found }, no de { $given }.
cli-problem-over = { $file } es una partida terminada.
cli-problem-no-scenarios = Ahí no hay archivos de escenario (*.toml).
cli-problem-which-clause = ¿Qué cláusula?
cli-problem-no-clause = No hay ninguna cláusula { $given }; parecidas: { $near }.
cli-problem-not-found = Ninguna cláusula contiene «{ $word }».

cli-hint-help = { $command } --help lo explica.
cli-hint-language = redtable --lang es, o REDTABLE_LANG=es en el entorno.
cli-hint-games = redtable games los muestra.
cli-hint-bots = redtable games muestra los niveles.
cli-hint-ruleset = redtable play --help explica --ruleset y --option.
cli-hint-record = El registro está cortado o cambiado, o es de otra versión del juego.
cli-hint-seal = El servidor o el registro no respeta lo que este ordenador vio antes de la partida. No te fíes.
cli-hint-scenario = redtable scenario run --help lo explica.
cli-hint-file-exists = Elige otro nombre, o continúa esa partida: redtable play --resume { $file }
cli-hint-resume-options = Quita --option, --ruleset y --seed.
cli-hint-over = Vuelve a verla: redtable replay { $file }
cli-hint-clause = Escríbela como RC-8.4; redtable rules JUEGO muestra el índice.
cli-hint-search = Prueba con una palabra más corta.

## El terminal: juegos y reglas

cli-games-name = nombre
cli-games-title = juego
cli-games-seats = puestos
cli-games-bots = bots
cli-games-none = No hay ningún juego instalado.
cli-games-next = Juega a uno: redtable play { $game }
cli-rules-next = Sigue leyendo: redtable rules { $game } { $clause }
cli-rules-found =
    { $count ->
        [one] Una cláusula.
       *[other] { $count } cláusulas.
    }

## El terminal: jugar

cli-play-thinking = { $seat } está pensando …
cli-play-turn = Le toca a { $seat }.
cli-play-privacy =
    Deja el sitio a { $seat }.
    Ahora solo debe mirar { $seat }. Pulsa Intro cuando nadie más mire.
cli-play-prompt =
    { $count ->
        [one] { $seat } puede hacer una cosa. Un número o la propia acción; ? para ver la ayuda.
       *[other] { $seat } puede hacer { $count } cosas. Un número o la propia acción; ? para ver la ayuda.
    }
cli-play-only = Intro hace { $action-word }.
cli-play-more = … { $count } más
cli-play-all = Escribe el comienzo de una acción para verlas todas.
cli-play-no-action = «{ $given }» no es una acción.
cli-play-examples = Ahora se puede, por ejemplo: { $examples }
cli-play-possible = Ahora puedes hacer { $action-word }.
cli-play-hint = Un bot de nivel { $level } haría { $action-word }.
cli-play-help =
    3              hacer el número 3 de la lista
    torpedo>K      hacer esa acción; el tabulador la completa
    torp           mostrar las acciones que empiezan así
    Intro          mostrar otra vez el tablero y la lista
    why ACCIÓN     por qué una acción es imposible, con la regla; sus probabilidades si es posible
    rules CLÁUSULA leer una regla
    undo           deshacer tu última acción, si nada se ha sabido desde entonces
    resign         rendirte con tu bando
    log            lo que ha pasado hasta ahora
    hint           lo que haría el bot más fuerte
    quit           salir; la partida queda guardada
cli-play-saved = La partida está guardada. Continúa con:
cli-play-record = El registro de esta partida: { $file }

## El terminal: registros y escenarios

cli-replay-next = Intro para la acción siguiente ...
cli-verify-actions =
    { $actions ->
        [one] { $game }: una acción, permitida cuando se hizo; el resultado se sigue de ella.
       *[other] { $game }: { $actions } acciones, cada una permitida cuando se hizo; el resultado se sigue de ellas.
    }
cli-verify-draws =
    { $draws ->
        [one] Un dado o una baraja, tal como lo da la semilla.
       *[other] { $draws } dados y barajas, cada uno tal como lo da la semilla.
    }
cli-verify-seed = La semilla revelada encaja con el compromiso { $commitment }.
cli-verify-seats = Pusieron en el azar aquello a lo que se habían comprometido antes de empezar: { $seats }.
cli-verify-nothing = No pusieron nada en el azar: { $seats }.
cli-verify-alone = Ningún asiento puso nada en el azar: quien llevaba el servidor pudo elegir los dados.
cli-verify-open = Se jugó cuando los asientos aún no se comprometían a su parte: quien llevaba el servidor pudo elegir los dados.
cli-verify-called-off = Comienzos anulados antes, porque alguien no reveló su parte: { $count }.
cli-verify-seeded = La semilla está en el archivo desde el principio: quien lo escribió pudo elegirla.
cli-verify-witness = Los compromisos son los que este ordenador vio antes de la partida.
cli-verify-match = Es la partida que este ordenador vio jugar.
cli-verify-commitment = El compromiso es el que has dado.
cli-verify-unseen = Sin comprobar: que este compromiso se mostrara antes de la partida (compáralo con el que viste: --commitment).
cli-verify-other-match = Sin comprobar: que estas acciones se jugaran. Conocida la semilla, cualquiera puede escribir otra partida con ella.
cli-verify-position = La partida empieza en una posición; cómo se llegó a ella no se demuestra.
cli-verify-people = Un registro no demuestra quién se sentaba ahí.
cli-scenario-summary =
    { $count ->
        [one] { $passed ->
            [0] El escenario no es como se esperaba.
           *[other] El escenario es como se esperaba.
        }
       *[other] Como se esperaba: { $passed } de { $count } escenarios.
    }
cli-scenario-start = al principio
cli-scenario-step = paso { $step }
cli-scenario-expected = esperado
cli-scenario-found = encontrado

## The terminal: the analysis of a game

cli-analyse-thinking = Analizando
cli-analyse-curve = Probabilidad de ganar, según lo que sabía cada asiento
cli-analyse-accounts = De qué está hecho el resultado, en puntos de cien
cli-analyse-expected = esperado
cli-analyse-deal = el reparto
cli-analyse-luck = suerte
cli-analyse-own = juego propio
cli-analyse-team = equipo
cli-analyse-others = los demás
cli-analyse-result = resultado
cli-analyse-moments = Los momentos que la decidieron
cli-analyse-luck-line = { $step }  { $seat }, { $action }: el azar dio { $change }
cli-analyse-inaccuracy = { $step }  { $seat }, { $action }: algo mejor era { $better } (perdió { $lost }, de { $low } a { $high })
cli-analyse-mistake = { $step }  { $seat }, { $action }: mejor era { $better } (perdió { $lost }, de { $low } a { $high })
cli-analyse-blunder = { $step }  { $seat }, { $action }: costó mucho; mejor era { $better } (perdió { $lost }, de { $low } a { $high })
cli-analyse-accuracy =
    { $decisions ->
        [0] { $seat }: ninguna decisión que juzgar
        [one] { $seat }: precisión de { $accuracy } en una decisión
       *[other] { $seat }: precisión de { $accuracy } en { $decisions } decisiones
    }
cli-analyse-opening = apertura
cli-analyse-middle = medio
cli-analyse-end = final
cli-analyse-best-move = Mejor jugada: { $step }, { $action }
cli-analyse-luckiest = Mejor suerte: { $step }, { $action } ({ $change })
cli-analyse-unluckiest = Peor suerte: { $step }, { $action } ({ $change })
cli-analyse-practise = Para practicar: { $theme }, que costó { $lost }. Véase redtable rules { $game } { $clause }
cli-analyse-losses = Todo lo que perdió algo sin duda alguna
cli-analyse-theme-fleet = elegir el barco
cli-analyse-theme-place = dónde empezar
cli-analyse-theme-crew = recuperar tripulación
cli-analyse-theme-move = moverse
cli-analyse-theme-answer = responder
cli-analyse-theme-attack = maniobras
cli-analyse-theme-orders = cartas de orden
cli-analyse-theme-fire = disparar
cli-analyse-theme-assault = asaltos
cli-analyse-theme-react = reaccionar
cli-analyse-theme-retreat = replegarse
cli-analyse-theme-choice = qué casilla sacrificar
cli-analyse-theme-clue = dar pistas
cli-analyse-theme-guess = tocar cartas

## El terminal: la pantalla de Código Rojo

cli-redcode-round = { $mode }, ronda { $round }
cli-redcode-points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
cli-redcode-afloat = a flote { $count }
cli-redcode-deck = mazo { $deck }, descartes { $discard }
cli-redcode-chain = Cadena
cli-redcode-answers = responde a { $link }
cli-redcode-cancels = contra { $link }
cli-redcode-asked = Pueden responder: { $ships }
cli-redcode-hand = Tus cartas de orden
cli-redcode-no-cards = ninguna
cli-redcode-order-used = Ya se ha jugado una este turno.
cli-redcode-holds = tiene { $cards }
cli-redcode-decides = decide
cli-redcode-you = (tú)
cli-redcode-unchosen = sin elegir
cli-redcode-hull = casco { $hull }
cli-redcode-cards = { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
cli-redcode-crew = reserva { $reserve }, ocupados { $busy }{ $removed ->
        [0] { "" }
       *[other] , retirados { $removed }
    }
cli-redcode-intercepted = interceptado
cli-redcode-sunk = hundido, pierde su próximo turno
cli-redcode-returns = hundido, vuelve en su próximo turno
cli-redcode-gone = hundido
cli-redcode-ask-choose = elige tu barco
cli-redcode-ask-place = elige dónde empezar
cli-redcode-ask-return = elige dónde volver
cli-redcode-ask-recover = recupera { $crew } tripulantes
cli-redcode-ask-main = usa maniobras y como mucho una carta de orden, y termina
cli-redcode-ask-move = { $must ->
        [true] sal de la corriente
       *[false] sigue o detente
    }: { $steps ->
        [one] queda 1 paso
       *[other] quedan { $steps } pasos
    }
cli-redcode-ask-respond = responde, o pasa
cli-redcode-ask-boatswain = trae de vuelta { $crew } tripulantes
cli-redcode-ask-discard = descarta una carta de orden
cli-redcode-sign-breakdown = avería
cli-redcode-sign-repair = reparación
cli-redcode-sign-crew = tripulante
cli-redcode-sign-range = alcance
cli-redcode-sign-answers = puede responder
cli-redcode-sign-no-reply = sin respuesta
cli-redcode-sign-current = corriente

## El terminal: acciones que parecen un error

cli-play-harmful = { $action-word } daña a tu propio bando o ayuda al otro. Intro lo hace de todos modos.
cli-play-pointless = { $action-word } no cambiaría nada. Intro lo hace de todos modos.

## La terminal: el servidor

cli-help-serve = Pone en marcha el servidor: mesas para personas y bots, en el navegador y en terminales.
cli-help-serve-examples =
    redtable serve
    redtable serve --lan
    redtable serve --port 9000 --database partidas.db
    redtable serve --nodes 3 --database postgresql://usuario@host/redtable
cli-help-serve-host = La dirección en la que escucha.
cli-help-serve-port = El puerto en el que escucha; 0 toma uno libre.
cli-help-serve-database = Un archivo SQLite o la dirección de una base de datos PostgreSQL.
cli-help-serve-nodes = Cuántos nodos corren en esta máquina; más de uno necesita PostgreSQL.
cli-help-serve-config = Un archivo TOML con ajustes.
cli-help-serve-open = Abre la dirección en el navegador.
cli-help-serve-lan = Deja entrar a otros de tu red, y pon esa dirección en las invitaciones.
cli-metavar-host = DIRECCIÓN
cli-metavar-port = PUERTO
cli-metavar-database = BASE
cli-metavar-nodes = NÚMERO
cli-metavar-code = CÓDIGO
cli-metavar-name = NOMBRE
cli-serve-listening = Redtable está en { $url } (Ctrl-C lo detiene)
cli-serve-lan = Otros de tu red llegan por { $url }
cli-hint-settings = `redtable serve --help` nombra los ajustes; docs/server.md los explica.
cli-hint-store = La base de datos debe existir, admitir escritura y, si no es PostgreSQL, servir a un solo servidor.
cli-hint-damaged = Restaura una copia: aparta la base de datos y luego redtable restore --database ARCHIVO COPIA.

cli-help-backup = Escribe una copia de la base de datos mientras el servidor funciona.
cli-help-backup-examples =
    redtable backup viernes.db
    redtable backup --database postgresql://usuario@host/redtable viernes.jsonl
cli-help-backup-file = El archivo que se escribe.
cli-backup-done = Todo está en { $file }.
cli-help-restore = Llena una base de datos nueva y vacía desde una copia. Ningún servidor puede usarla mientras tanto.
cli-help-restore-examples =
    redtable restore --database partidas.db viernes.db
    redtable restore --database postgresql://usuario@host/redtable viernes.jsonl
cli-help-restore-file = La copia.
cli-restore-done = Todo lo de { $file } está en la base de datos.

cli-help-bot = Deja que un programa tuyo juegue en un asiento: lee y escribe líneas de JSON.
cli-help-bot-examples =
    redtable bot "python my_bot.py" --game redcode --bots greedy
    redtable bot "python my_bot.py" --join KF7M2QX --name Nautilus
cli-metavar-command = ORDEN
cli-help-bot-command = La orden que inicia el programa.
cli-help-bot-game = Jugar a este juego aquí, contra nuestros bots.
cli-help-bot-join = O jugar en esta mesa de un servidor: su código o su dirección.
cli-help-bot-seat = El asiento del programa, por su nombre; si no, el primero libre.
cli-help-bot-name = El nombre del programa en la mesa; todos ven que es un bot.
cli-help-bot-bots = El nivel de nuestros bots en los otros asientos.
cli-help-bot-seconds = Cuánto puede tardar el programa en responder.
cli-help-bot-no-legal = No mostrar al programa sus acciones legales.
cli-bot-plays = El programa juega { $seat } contra { $level }.
cli-bot-refused = { $action }: { $why }
cli-bot-silent =
    { $seconds ->
        [one] El programa ha callado durante un segundo.
       *[other] El programa ha callado durante { $seconds } segundos.
    }
cli-bot-ended = El programa ha terminado.
cli-bot-endless = El programa ha escrito una línea de más de { $bytes } bytes.
cli-bot-hopeless = El programa ha dado { $tries } respuestas que no son acciones.
cli-bot-absent-here = Un bot que juega al azar sigue por él.
cli-bot-absent-table = Deja la mesa: su asiento es ahora el de un jugador ausente.
cli-problem-bot-command = El programa no se puede iniciar con { $given }: { $why }
cli-problem-bot-server-gone =
    { $seconds ->
        [one] No se pudo conectar con el servidor durante un segundo: el programa se rinde. Su asiento es el de una persona ausente.
       *[other] No se pudo conectar con el servidor durante { $seconds } segundos: el programa se rinde. Su asiento es el de una persona ausente.
    }
cli-hint-bot-server-gone = Cuando el servidor vuelva, la misma orden retoma el asiento.
cli-problem-bot-where = ¿Dónde debe jugar el programa?
cli-hint-bot-where = Indica un juego (--game redcode) o una mesa (--join KF7M2QX).
cli-help-join = Juega en una mesa de un servidor, en la terminal. Ejecútalo otra vez para seguir donde lo dejaste.
cli-help-join-examples =
    redtable join KF7M2QX
    redtable join KF7M2QX --server http://192.168.1.20:8000 --name Ana
cli-help-join-code = El código de la mesa o su dirección.
cli-help-join-server = La dirección del servidor.
cli-help-join-seat = El asiento que tomas, por su nombre; si no, el primero libre.
cli-help-join-name = Tu nombre en la mesa.
cli-help-join-watch = Mirar sin asiento.
cli-join-seated = Eres { $seat } en la mesa { $code }.
cli-join-watching = Miras la mesa { $code }.
cli-join-commitment = El compromiso del servidor: { $commitment }
cli-join-waiting = Esperando a los demás …
cli-join-reconnected = Conectado de nuevo.
cli-join-said = { $author }: { $text }
cli-join-offer-draw = { $seat } ofrece tablas. Escribe agree o decline.
cli-join-offer-resign = { $seat } quiere rendirse contigo. Escribe agree o decline.
cli-join-offer-rematch = { $seat } quiere la revancha. Escribe agree o decline.
cli-join-bots-prepare = Los bots aprenden el idioma; pasa una sola vez por idioma en un servidor y tarda unos minutos. Los demás pueden jugar mientras tanto.
cli-join-bots-ready = Los bots están listos.
cli-join-next = La revancha: redtable join { $code }
cli-join-bye = El servidor ha cerrado este puesto.
cli-join-bye-left = Has dejado este asiento desde otro sitio.
cli-join-bye-kicked = Quien abrió la mesa te ha retirado de ella.
cli-join-bye-moved = Ahora este asiento se usa desde otro sitio.
cli-join-called-off = El comienzo se anuló por culpa de { $seats }. Todos se comprometen de nuevo.
cli-join-summary = Un bot de nivel { $level } jugó por ti. Mientras tanto:
cli-join-help =
    Una acción, su número o su comienzo la juega.
    undo       deshacer tu última acción
    say TEXTO  hablar a todos
    resign, draw, rematch, agree, decline
    quit       salir; la misma orden te trae de vuelta
cli-join-left = Puedes volver con:
cli-problem-server-away = El servidor en { $server } no responde.
cli-hint-server-away = ¿Está en marcha? Nombra otro con --server.
cli-problem-server = El servidor dice: { $why }
cli-problem-no-such-seat = No hay asiento { $given }; hay: { $known }
cli-problem-table-running = La partida de la mesa { $code } empezó sin ti.
cli-hint-watch = Mírala con --watch.
cli-problem-unplayable = La partida de la mesa { $code } no puede seguir aquí: esta versión del servidor no puede leer sus reglas o sus jugadas. No se ha perdido nada.
cli-hint-unplayable = Quien está sentado allí puede terminarla en un navegador, en { $url }, y descargar después su registro.

## La terminal: el laboratorio

cli-metavar-number = N
cli-help-lab = Bots contra bots: lo fuertes que son y lo justo que es un reglamento.
cli-help-lab-duel = Enfrenta a dos bots con los mismos repartos y los bandos cambiados.
cli-help-lab-duel-examples =
    redtable lab duel redcode expert greedy --pairs 200
    redtable lab duel redcode greedy random --target 0.9 --option mode=war
cli-help-lab-first = El bot cuya puntuación se mide.
cli-help-lab-second = Su rival.
cli-help-lab-pairs = Cuántos repartos como máximo; cada uno se juega dos veces.
cli-help-lab-target = Parar en cuanto quede claro si la puntuación está por encima o por debajo (de 0 a 1).
cli-help-lab-times = Decir también cuánto piensa cada bot, en tiempo de procesador.
cli-help-lab-balance = Estudia lo justo que es un reglamento: barcos, campos de batalla, modos de barajar, o quién entiende a quién; y qué acompaña a la victoria.
cli-help-lab-balance-examples =
    redtable lab balance redcode
    redtable lab balance redcode --bots greedy --bots expert --mode arena --deals 200 --plans
    redtable lab balance skirmish --mode village --deals 500 --report village.html
    redtable lab balance pictures --deals 20
cli-help-lab-bots = Qué bots juegan; si son varios, se estudian uno tras otro.
cli-help-lab-mode = Cuáles de sus formas: modos de Código Rojo, campos de batalla de la escaramuza, formas de barajar de Battle Damage, el idioma de Pictures; todas si no se dice nada, en Pictures la del reglamento.
cli-help-lab-deals = Repartos por emparejamiento: cuatro partidas cada uno en Código Rojo, dos en Pictures, una en los demás.
cli-help-lab-plans = Probar también los planes tercos: encerrarse, acampar, solo cartas, etcétera.
cli-help-lab-seed = El mismo texto da las mismas partidas.
cli-help-lab-workers = Cuántos procesos; 0 es uno por núcleo.
cli-help-lab-json = Imprimir las cifras como JSON.
cli-lab-duel = { $first } puntúa { $score } % contra { $second } ({ $pairs } pares de partidas, intervalo del 99 %).
cli-lab-elo = Elo { $elo }, Elo normalizado { $normalised }; pares con 0, ½, 1, 1½ y 2 puntos: { $counts }.
cli-lab-times = { $bot } piensa { $mean } ms por decisión en promedio, la mitad de las veces como mucho { $median }, en 95 de 100 como mucho { $most } ({ $decisions } decisiones con elección, tiempo de procesador).
cli-lab-verdict-yes = La prueba secuencial dice: al menos { $high } %.
cli-lab-verdict-no = La prueba secuencial dice: como mucho { $low } %.
cli-lab-verdict-open = La prueba secuencial no se decide entre { $low } y { $high } %: hacen falta más pares.
cli-help-lab-play = Juega partidas en serie y las guarda en un archivo; la misma orden sigue donde se interrumpió.
cli-help-lab-play-examples =
    redtable lab play redcode partidas.jsonl --a hard --b greedy -n 10000
    redtable lab play skirmish partidas.jsonl --a commander --b random -n 200 --records partidas
cli-help-lab-file = El archivo de partidas (JSON Lines) que se escribe o se continúa.
cli-help-lab-games = Cuántas partidas en total; cada reparto se juega dos veces, con los bandos cambiados.
cli-help-lab-records = Escribir el registro entero de cada partida en esta carpeta.
cli-metavar-folder = CARPETA
cli-problem-no-lab = Al laboratorio le faltan paquetes: { $missing }.
cli-hint-no-lab = Instálalos: pip install 'redtable[lab]'
cli-problem-lab-folder = No hay una carpeta { $folder } donde escribir.
cli-lab-broken-off = Interrumpido. La misma orden sigue con { $file }.
cli-lab-written = { $games } partidas están en { $file }.
cli-lab-failure = La partida { $number } falló: { $failure }. Su registro: { $file }
cli-metavar-address = [DIRECCIÓN]
cli-help-lab-ray = Jugar en un clúster de Ray en esta dirección; sin dirección se arranca uno en esta máquina.
cli-help-lab-ladder = Puntúa todos los bots de un juego: los pares se juegan donde más enseñan.
cli-help-lab-ladder-examples =
    redtable lab ladder redcode --pairs 2000 --file ladder.jsonl
    redtable lab ladder skirmish --bots random --bots commander --json
cli-help-lab-ladder-bots = Qué bots; también módulo:Clase. Todos los niveles del juego si no se dice nada.
cli-help-lab-ladder-pairs = Cuántos pares de partidas en total.
cli-help-lab-anchor = El bot desde el que se cuenta; el primero si no se dice nada.
cli-help-lab-since = Comparar con una clasificación anterior (un archivo escrito con --json).
cli-help-lab-ladder-file = Guarda las parejas en este archivo (JSON Lines); la misma orden sigue donde se interrumpió.
cli-lab-ladder = { $game }: Elo desde { $anchor } ({ $pairs } pares, intervalos del 95 %)
cli-lab-bot = Bot
cli-lab-rating = Puntuación
cli-lab-hash = Huella
cli-lab-gain = Desde entonces
cli-lab-first-side = El primer bando vale { $worth } de Elo.
cli-problem-lab-ladder = { $file } no es una clasificación: { $why }
cli-help-lab-train = Entrena una valoración de posiciones con las partidas de los bots de un juego contra sí mismos, en un archivo de modelo.
cli-help-lab-train-examples =
    redtable lab train redcode --minutes 60 --out admiral.npz
    redtable lab train redcode --games 20000 --seed 7 --out admiral.npz
    redtable lab train skirmish --minutes 45 --out colonel.npz
    redtable lab duel redcode admiral.npz expert --target 0.55
cli-help-lab-out = El archivo de modelo (.npz) que se escribe.
cli-help-lab-minutes = Entrena durante estos minutos de procesador de cada proceso; 60 si no se dan ni minutos ni partidas.
cli-help-lab-train-games = Entrena con este número de partidas: las mismas partidas y la misma semilla dan el mismo archivo.
cli-problem-lab-train-game = No hay nada que entrenar para { $game }; hay: { $known }
cli-problem-lab-train-length = Indica minutos o partidas, no ambas cosas.
cli-problem-lab-out = Un archivo de modelo acaba en .npz, y { $file } no.
cli-problem-lab-there = { $file } ya existe.
cli-hint-lab-there = Indica otro archivo con --out.
cli-problem-lab-unwritten = No se puede escribir { $file }: { $why }
cli-lab-train-now = { $games } partidas, pérdida logarítmica { $loss }
cli-lab-train-stage = Tras { $games } partidas y { $minutes } minutos: pérdida logarítmica { $loss }, { $score } % contra bots que no han aprendido nada.
cli-lab-train-stopped = Detenido antes de tiempo; se guarda lo aprendido hasta ahora.
cli-lab-trained = { $file } contiene lo que enseñaron { $games } partidas.
cli-help-lab-exploit = Averigua qué gana quien conoce a un bot: se entrena a un rival contra él y se juzga con otros repartos.
cli-help-lab-exploit-examples =
    redtable lab exploit damage steady --minutes 5 --pairs 1000
    redtable lab exploit redcode easy medium hard expert --minutes 10
    redtable lab exploit redcode expert --exact 1
    redtable lab exploit damage steady --network 9000 --pairs 2000
cli-help-lab-level = El nivel del que se quiere sacar provecho; varios si un entrenamiento vale para todos, como easy, medium, hard y expert de Código Rojo.
cli-help-lab-exploit-minutes = Entrena durante estos minutos de procesador.
cli-help-lab-exploit-pairs = Con cuántos repartos se juzga al rival; cada uno se juega dos veces.
cli-help-lab-exact = En su lugar, mejores respuestas exactas en el Código Rojo reducido de tantas rondas (necesita OpenSpiel).
cli-help-lab-asked = A cuántos bots se pregunta en cada estado de información, para --exact.
cli-help-lab-network = En su lugar, el rival aprende lo que valen las casillas con este número de partidas (solo Battle Damage).
cli-lab-exploit-trains = entrena
cli-lab-exploit-judges = juzga contra { $level }
cli-lab-exploit-stopped = El entrenamiento se detiene antes de tiempo; se juzga al rival tal como está. Otro Ctrl-C acaba también eso.
cli-lab-exploit = Un rival puntúa { $score } % contra { $level } ({ $pairs } pares de partidas con las que no se entrenó, intervalo del 95 %).
cli-lab-exploit-trained = Se entrenó durante { $minutes } minutos de procesador, en { $games } partidas contra { $against }.
cli-lab-exploit-numbers = Sus números, comparados con los nuestros: { $numbers }.
cli-lab-exact = Contra { $level } una mejor respuesta puntúa { $first } % en el primer asiento y { $second } % en el segundo: { $gain } puntos más que la mitad ({ $states } estados de información).
cli-problem-lab-exact-game = Solo Código Rojo tiene un juego reducido que se puede resolver, { $game } no.
cli-lab-network = Su red predijo partidas nuevas con una pérdida logarítmica de { $loss } (0,693 es no saber nada).
cli-problem-lab-network-game = Una red solo responde a los capitanes de { $known }, no a los bots de { $game }.
cli-problem-lab-network-games = Hacen falta al menos { $least } partidas para aprender algo.
cli-problem-no-openspiel = Esto necesita OpenSpiel, que no está instalado.
cli-hint-no-openspiel = Instálalo: pip install 'redtable[openspiel]'
cli-help-lab-results = Mide toda la tabla publicada: cada nivel de cada juego, los bandos y lo que cuesta la suerte.
cli-help-lab-results-examples =
    redtable lab results --hours 2
cli-help-lab-hours = Horas de trabajo de cada proceso, incluidas las anteriores del mismo archivo; más horas, intervalos más estrechos.
cli-help-lab-results-file = El archivo JSON que se escribe o se continúa; la página y sus partidas se escriben al lado.
cli-lab-results = Los resultados están en { $file }.
cli-help-lab-puzzles = Busca problemas en partidas de bots, o de personas que cedieron sus registros: posiciones en las que una acción es claramente la mejor.
cli-help-lab-puzzles-examples =
    redtable lab puzzles redcode -n 60 --into problemas
    redtable lab puzzles --check
cli-help-lab-puzzles-n = Cuántos problemas debe haber, contando los ya encontrados.
cli-help-lab-puzzles-into = La carpeta de los problemas; la misma orden sigue con lo que haya en ella.
cli-help-lab-puzzles-check = Comprobar los problemas incluidos: el nivel más fuerte debe resolver cada uno con el doble de esfuerzo.
cli-help-lab-puzzles-records = Busca en los registros de esta carpeta en lugar de partidas de bots: los que la gente cedió para ello. Los problemas no guardan nombres.
cli-problem-lab-no-records = No hay registros (*.record) en { $folder }.
cli-lab-left-out = { $records ->
    [one] Un registro queda fuera: es de otro juego, o de una forma en la que no se busca.
   *[other] { $records } registros quedan fuera: son de otros juegos, o de formas en las que no se busca.
 }
cli-problem-lab-puzzles = No se hacen problemas de «{ $game }»; sí de { $games }.
cli-lab-searched = { $games } partidas examinadas
cli-lab-puzzles = { $found } problemas están en { $folder }.
cli-lab-unsolved = el nivel más fuerte no encuentra la respuesta
cli-lab-puzzles-checked = { $puzzles } problemas comprobados, { $wrong } erróneos.
cli-metavar-two-rulesets = A B
cli-help-lab-compare = Estudiar dos reglamentos con los mismos repartos.
cli-help-lab-report = Escribir una página con gráficos (HTML).
cli-lab-report-title = Lo igualado que está: { $game }
cli-lab-report-intervals = { $games } partidas entre bots; las líneas son intervalos del 95 % que valen todos a la vez (Bonferroni). El 50 % es la igualdad.
cli-lab-report-caution = Donde un bando lo hace más de lo habitual, puntúa tanto más. Lo que acompaña a la victoria no tiene por qué ser su causa.
cli-problem-lab-compare = --compare nombra los dos reglamentos: quita --ruleset.
cli-lab-balance = { $study } ({ $games } partidas, intervalos del 95 % que valen a la vez)
cli-lab-what = Qué
cli-lab-score = Puntuación en %
cli-lab-first-player = Quien empieza
cli-problem-lab-plans = Los planes tercos son de redcode, no de { $game }.
cli-lab-report-people = Los bots dicen poco de las personas.
cli-lab-report-scores = Puntuaciones
cli-lab-report-course = Cómo van y cómo acaban las partidas
cli-lab-report-usage = Qué acompaña a la victoria
cli-lab-report-times = Cuántas veces se hace
cli-lab-balance-note = Duración en rondas o turnos: mediana (cuartiles). Remontadas: victorias de un bando que alguna vez tuvo un { $behind } % de posibilidades o menos, en % de todas las partidas.
cli-lab-length = Duración
cli-lab-change = Cambio: { $what }
cli-lab-ruleset = Reglamento
cli-lab-deals = Repartos
cli-lab-points = Puntos
cli-lab-report-change = Qué cambia el segundo reglamento, con los mismos repartos
cli-lab-drawn = Empates, en %
cli-lab-comebacks = Remontadas, en %
cli-lab-ended = En %: { $reason }
cli-lab-usage = { $study }: qué acompaña a la victoria (y no tiene por qué ser su causa)
cli-lab-role = Quién
cli-lab-action = Hace qué
cli-lab-per-game = Veces por partida
cli-lab-usage-gain = Puntos de más donde se hace más de lo habitual
cli-lab-spymaster = Jefe de espías
cli-lab-operative = Agente
cli-lab-use-clue = Pista para { $number }
cli-lab-use-retreat = retirada

## El terminal: campos de batalla de la escaramuza

cli-metavar-point = X,Y
cli-help-skirmish = Herramientas de la escaramuza.
cli-help-skirmish-map = Campos de batalla: comprobarlos, dibujarlos y crearlos.
cli-help-map-check = Decir si se puede jugar en un campo de batalla y, si no, dónde está el fallo.
cli-help-map-draw = Dibujar un campo de batalla en un archivo SVG.
cli-help-map-make = Crear un campo de batalla a partir de una semilla.
cli-help-map-examples =
    redtable skirmish map check mio.toml
    redtable skirmish map draw crossroads crossroads.svg --from 18,9.2
    redtable skirmish map make mio.toml --seed 7 --symmetric
cli-help-map-file = Un archivo de campo de batalla (.toml) o el nombre de uno que viene con el juego.
cli-help-map-drawing = El archivo SVG que se escribe.
cli-help-map-made = El archivo de campo de batalla que se escribe.
cli-help-map-from = Sombrear lo que no se ve desde este punto, en pulgadas.
cli-help-map-seed = Cualquier texto; el mismo texto da el mismo campo de batalla.
cli-help-map-symmetric = Reflejar la mitad izquierda en la derecha.
cli-map-good = { $name }: { $count } elementos, todo en orden.
cli-map-faulty = En { $file } no se puede jugar:
    { $faults }
cli-map-fault-twice = { $shape } está dos veces.
cli-map-fault-off-grid = { $shape }: { $places } no está en la cuadrícula de décimas de pulgada.
cli-map-fault-crossing = { $shape } se cruza a sí misma en { $places }.
cli-map-fault-flat = { $shape } no tiene superficie.
cli-map-fault-outside = { $shape } se sale de la mesa en { $places }.
cli-map-fault-zones = Las zonas se solapan en { $places }.
cli-map-written = { $file } está escrito.

## Pictures

cli-help-pictures = Cartas y claves en papel, palabras propias y pistas para leer.
cli-help-pictures-examples = redtable pictures sheet --seed 7 cartas.pdf
cli-help-pictures-sheet = escribe una hoja imprimible con veinte cartas y cuatro claves
cli-help-pictures-sheet-file = el archivo que se escribe: .svg, .png o .pdf
cli-help-pictures-words = hace un reglamento que juega con tu propia lista de palabras
cli-help-pictures-words-list = la lista: una palabra por línea, UTF-8
cli-help-pictures-words-file = el reglamento que se escribe, p. ej. mio.toml
cli-pictures-written = Escrito: { $file }
cli-pictures-words = { $count } palabras. Para jugar con ellas: redtable play pictures --ruleset { $file }
cli-help-pictures-clues = muestra tableros con la pista que da un bot en cada uno, y las palabras que llevan a ella
cli-help-pictures-clues-language = el idioma de las pistas
cli-help-pictures-clues-cards = lo que hay en la mesa: pictures, words o mixed
cli-help-pictures-clues-boards = cuántos tableros
cli-help-pictures-clues-first = el número del primer tablero
cli-pictures-board = Tablero { $board }
cli-pictures-board-red = Nuestras: { $cards }
cli-pictures-board-blue = Del rival: { $cards }
cli-pictures-board-bystander = Transeúntes: { $cards }
cli-pictures-board-assassin = Asesino: { $cards }
cli-pictures-clue = Pista: { $word } { $number }
cli-problem-sheet-format = { $file } no es un tipo de archivo para una hoja.
cli-hint-sheet-format = El nombre debe acabar en .svg, .png o .pdf.

cli-help-site = El cliente web para un alojamiento sencillo, sin servidor.
cli-help-site-build = Escribe todo lo que necesita un alojamiento web sencillo: cada cual juega en su dispositivo.
cli-help-site-examples =
    redtable site build public
    redtable site build public --base /redtable/
cli-help-site-folder = La carpeta del sitio; tiene que ser nueva o estar vacía.
cli-help-site-base = La ruta en la que el alojamiento muestra el sitio, con una barra en cada extremo.
cli-metavar-path = RUTA
cli-site-written = Escrito en { $folder }. Cualquier alojamiento web puede mostrarlo, por ejemplo: python -m http.server -d { $folder }
cli-site-written-under = Escrito en { $folder }. Cualquier alojamiento web puede mostrarlo, en { $base }.
cli-site-base = { $base } no es una ruta con una barra en cada extremo, como /redtable/
cli-site-no-client = Esta instalación no tiene un cliente web que juegue sin servidor.
cli-site-not-empty = { $folder } ya existe y no es una carpeta vacía.
