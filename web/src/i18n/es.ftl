### What every page of the web client says. Games bring their own words in games/<slug>/text.

## Shell
web-skip = Saltar al contenido
web-loading = Un momento…
web-home = Inicio
web-nav = Páginas principales
web-nav-play = Jugar
web-nav-learn = Aprender
web-nav-replays = Partidas
web-nav-settings = Ajustes
web-close = Cerrar
web-cancel = Cancelar
web-done = Listo
web-save = Guardar
web-copy = Copiar
web-copied = Enlace copiado.
web-copy-link = Copiar enlace
web-share-moment = Compartir este momento
web-you = tú
web-you-won = Has ganado.
web-you-lost = Has perdido.
web-branch = Rama
web-branch-of = Una rama de { $code }, continuada desde uno de sus pasos
web-pass = Pasar
web-theme-to-dark = Tema oscuro
web-theme-to-light = Tema claro
web-fault-title = Ha sido culpa nuestra
web-fault-text = Algo se ha roto en esta página. De tu partida no se pierde nada: el servidor guarda cada jugada.
web-fault-again = Probar otra vez
web-missing = Aquí no hay nada
web-missing-text = Puede que la dirección esté mal escrita o que la mesa ya no exista.

## Keys
web-keys = Teclas
web-key-help = Esta lista
web-key-arrows = Moverse por el tablero o la línea de tiempo
web-key-escape = Dar un paso atrás
web-key-undo = Deshacer, si se puede
web-key-actions = Todas las acciones en una lista
web-key-tab = A la parte siguiente de la página

## Home
web-home-title = Siéntate.
web-home-lead = Contra un bot o por enlace. Sin registro.
web-home-lead-alone = Contra un bot o pasando el dispositivo. Sin registro.
web-home-code = Código de mesa
web-home-join = Entrar
web-home-play = Jugar ya
web-home-friends = Con amigos
web-home-learn = Aprende { $game }
web-home-yours = Tus mesas
web-home-all = las { $count }
web-home-fewer = menos
web-home-none-yours = Nada te espera. Juega ya o siéntate en alguna mesa.
web-home-open = Mesas abiertas
web-home-open-text = amigos y desconocidos, bienvenidos
web-home-none-open = Ahora ninguna mesa busca jugadores.
web-game-redcode = Código Rojo
web-game-redcode-text = Duelo naval de tripulaciones y nervios. Responde al torpedo antes de que llegue.
web-game-redcode-learn = Nueve lecciones cortas en el tablero y, después, las reglas completas en palabras sencillas, con dibujos y buscador.
web-game-damage = Battle Damage
web-game-damage-text = Sesenta y cuatro cartas que dicen qué rompe una andanada dentro de una nave estelar. Una mesa para marcar, y un duelo.
web-game-damage-learn = Lecciones breves con las cartas y luego el reglamento entero con palabras llanas, dibujos y buscador.
web-game-skirmish = Escaramuza Code Red
web-game-skirmish-text = Secciones en pulgadas: cobertura, vista y nervio. Dispara antes que ellos.
web-game-skirmish-learn = Lecciones cortas en la mesa y después todas las reglas en palabras claras, con dibujos y búsqueda.
web-game-pictures = Imágenes
web-game-pictures-text = Dibujos extraños, una palabra, un número. Encuentra a tus agentes antes que el rival, y no al asesino.
web-game-pictures-learn = Seis lecciones cortas en la mesa y, después, las reglas completas en palabras sencillas, con dibujos y buscador.
web-game-players = { $players } jugadores
web-game-players-span = de { $first } a { $last }
web-game-minutes = { $minutes } min
web-table-seats = { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
}
web-table-taken = { $taken } de { $seats }
web-table-running = en juego
web-table-your-turn = te toca
web-table-their-turn = juegan otros
web-table-won = victoria
web-table-lost = derrota
web-table-drawn = empate
web-name-saved = Ahora eres { $name }.
web-table-open = Abrir
web-table-alone = Esperando jugadores
web-table-bots = Contra bots
web-table-open-named = Abrir la mesa de { $name }
web-table-sit = Sentarse
web-table-watch = Ver
web-table-none = No se puede abrir esta mesa
web-bot-name = Bot ({ $level })
web-bot-random = Al azar
web-bot-greedy = Principiante
web-bot-commander = Fácil
web-bot-easy = Fácil
web-bot-medium = Medio
web-bot-hard = Fuerte
web-bot-expert = Experto
web-bot-admiral = Almirante
web-bot-colonel = Coronel
web-bot-steady = Firme

## Lobby
web-lobby-title = ¿Quién juega?
web-lobby-shuffle = Sortear los asientos
web-lobby-how = Cómo se juega
web-lobby-free = Asiento libre
web-lobby-free-text = Envía el enlace o sienta a un bot.
web-lobby-free-device = Para alguien de este dispositivo, o un bot.
web-lobby-free-people = Para alguien de este dispositivo.
web-lobby-also = Sentarse aquí también
web-lobby-level = Nivel del bot
web-lobby-program = Programa
web-lobby-bot = Sentar un bot
web-lobby-unbot = Quitar el bot
web-lobby-fill = Completar con bots
web-lobby-move-here = Cambiarme aquí
web-lobby-place = Asiento de { $player }
web-lobby-kick = Liberar el asiento de { $player }
web-lobby-ready = listo
web-lobby-not-ready = no está listo
web-lobby-i-am-ready = Estoy listo
web-lobby-wait = Listo. Espera, aún no
web-lobby-start = Empezar la partida
web-lobby-still-free = { $free ->
    [one] Queda un asiento libre.
   *[other] Quedan { $free } asientos libres.
}
web-lobby-waiting-for = Falta { $names }.
web-lobby-all-set = Todo el mundo está listo.
web-lobby-starting = La partida empieza. Falta { $names }.
web-lobby-called-off = El comienzo se anuló: sin respuesta de { $names }. Todos reciben un sello nuevo; quien faltó tiene que volver a estar listo.
web-lobby-seal = El sello de esta mesa
web-lobby-seal-text = El servidor ya ha elegido su parte del azar y muestra aquí su huella. Apúntala si luego quieres comparar el registro con ella.
web-lobby-rules = Reglas de la casa
web-lobby-rules-host = las ve todo el mundo, las cambias tú
web-lobby-rules-guest = las ve todo el mundo, las cambia quien invita
web-lobby-rules-usual = Lo habitual
web-lobby-rules-differ = Distinto de lo habitual: { $list }
web-lobby-rules-more = Más reglas de la casa
web-lobby-on = sí
web-lobby-off = no
web-lobby-clock = Tiempo por decisión
web-lobby-clock-text = Si se acaba, un bot decide por ti.
web-lobby-clock-value = { $seconds ->
    [0] sin límite
    [20] 20 s
    [60] 1 min
   *[other] 1 día
}
web-lobby-listed = Abierta a todo el mundo
web-lobby-listed-text = No: solo la encuentra quien tiene el enlace.
web-lobby-share = Trae a tus amigos
web-lobby-share-text = Quien abra el enlace puede ocupar un asiento libre.
web-lobby-here = Todos juegan aquí
web-lobby-here-text = Quien comparte este dispositivo se sienta con «Sentarse aquí también»; se pasa cuando le toca a otra persona. Para los amigos que están lejos hace falta un servidor.
web-lobby-invite = Invitar
web-lobby-loopback = Esta dirección solo funciona en este dispositivo.
web-lobby-loopback-how = Para que entren otros de tu red, inicia la mesa con { $command }.
web-lobby-qr = El enlace a esta mesa en código QR
web-talk = Charla
web-talk-empty = Nadie ha dicho nada todavía.
web-talk-unread = { $count ->
    [one] Un mensaje nuevo
   *[other] { $count } mensajes nuevos
}
web-talk-say = Di algo
web-talk-send = Enviar
web-talk-team = tu bando
web-talk-team-only = solo tu bando

## The table
web-net-live = En directo
web-net-connecting = Conectando
web-net-lost = Sin conexión desde las { $time }
web-preparing-title = Los bots aprenden el idioma
web-preparing-text = Aprenden cada idioma una sola vez en un servidor. Los demás pueden jugar mientras tanto; solo esperan sus propias decisiones.
web-preparing-soon = unos minutos
web-preparing-minutes = quedan unos { $minutes } min
web-preparing-seconds = quedan menos de { $seconds } s
web-lost-retry = { $seconds ->
    [one] Conexión perdida, nuevo intento en 1 segundo
   *[other] Conexión perdida, nuevo intento en { $seconds } segundos
}
web-lost-trying = Conexión perdida, probando otra vez…
web-lost-text = No se pierde nada: toda jugada confirmada está a salvo.
web-lost-sent = Tu última acción espera aquí y se envía una sola vez, en cuanto vuelva la mesa.
web-lost-will-send = Elegido: se envía una vez, en cuanto vuelva la mesa.
web-lost-now = Probar ya
web-lost-ago = { $seconds ->
    [one] como hace 1 segundo
   *[other] como hace { $seconds } segundos
}
web-bye-left = Has dejado esta mesa.
web-bye-kicked = Quien invita ha liberado tu asiento.
web-bye-moved = Tu asiento ha pasado a otro dispositivo.
web-bye-expired = Esta mesa quedó abandonada y está cerrada.
web-bye-restart = El servidor se reinicia. Prueba en un momento.
web-bye-too-slow = La conexión era demasiado lenta.
web-bye-unplayable = Esta partida no puede seguir aquí: esta versión de Redtable no puede leer sus reglas o sus jugadas. No se ha perdido nada, y la versión con la que empezó puede jugarla. Una vez terminada, se puede descargar su registro.
web-unplayable-end = Terminarla para todos
web-bye-too-fast = Se ha enviado demasiado por esta conexión.
web-undo = Deshacer
web-undo-not = No se puede deshacer: { $why }
web-your-turn = tu turno
web-your-answer = tu respuesta
web-thinking = pensando
web-away = ausente
web-away-who = { $count ->
    [one] { $names } no está.
   *[other] { $names } no están.
}
web-away-text = La partida espera, y el asiento sigue siendo suyo.
web-cover-one = Que juegue un bot
web-watching = Estás mirando.
web-clock-left = { $seconds ->
    [one] queda 1 segundo
   *[other] quedan { $seconds } segundos
}
web-clock-stopped = El reloj está parado
web-clock-ten = Quedan diez segundos
web-why-rule = Regla { $clause }
web-log = Diario
web-log-all = todo
web-log-mine = lo mío
web-log-chain = cadena
web-log-earlier = Turnos anteriores
web-log-empty = Aún no ha pasado nada.
web-log-taken-back = Deshecho:
web-chain = Cadena
web-chain-order = la última, la primera
web-chain-answers = responde
web-chain-response = respuesta
web-chain-no-reply = nadie puede responder
web-chain-none = No hay ninguna cadena abierta.
web-actions = Acciones
web-menu = Menú
web-offer-a-draw = Ofrecer tablas
web-offer-to-close = Cerrar esta mesa
web-offer-sent = Oferta hecha.
web-offer-draw = { $player } ofrece tablas.
web-offer-close = { $player } quiere cerrar la mesa.
web-offer-resign = { $player } quiere rendirse.
web-offer-yes = De acuerdo
web-offer-no = No
web-resign = Rendirse
web-resign-sure = ¿Rendirse de verdad? Toca otra vez.
web-pause = Parar los relojes
web-unpause = Poner en marcha los relojes
web-move = Seguir en otro dispositivo
web-move-qr = El enlace que mueve tu asiento
web-move-text = Ábrelo en el otro dispositivo. Vale una vez.
web-move-here = Seguir aquí
web-move-here-text = Tu asiento pasa a este dispositivo. El otro lo suelta.
web-move-take = Ocupar el asiento
web-cover = Que un bot juegue por { $player }
web-leave = Salir
web-leave-page = A la página de inicio

## After the game
web-after-again = ¿Otra?
web-after-asked = Los demás quieren otra
web-after-waiting = Esperando a los demás
web-after-again-text = La misma mesa, bandos cambiados.
web-after-story = La historia en cinco líneas
web-after-quiet = Una partida tranquila.
web-after-of = de { $expected }
web-after-numbers = En números
web-analysis = Suerte y destreza
web-analysis-text = ¿Qué decidieron los dados y las cartas, y qué los jugadores? Tarda un momento y se afina mientras lees.
web-analysis-begin = Analizar esta partida
web-analysis-working = El analista piensa
web-analysis-finer = aproximado, sigue uno más fino
web-analysis-done = a fondo
web-analysis-quick = aproximado; uno más fino solo lo hace un servidor
web-analysis-seat = De quién
web-analysis-curve = Probabilidad de ganar de { $seat }
web-analysis-as-table = Como tabla
web-analysis-step = Paso
web-analysis-knew = Según lo que sabía
web-analysis-together = Según las cartas de todos
web-analysis-together-switch = Lo que decían las cartas de todos juntas
web-analysis-account = De { $expected } a { $result }, en puntos de cien
web-analysis-luck = Suerte
web-analysis-own = Juego propio
web-analysis-others = Los demás
web-analysis-deal = El reparto
web-analysis-moments = Los momentos que la decidieron
web-analysis-even = Nada destacó.
web-analysis-inaccuracy = { $seat }, { $action }: algo mejor era { $better } (perdió { $lost })
web-analysis-mistake = { $seat }, { $action }: mejor era { $better } (perdió { $lost })
web-analysis-blunder = { $seat }, { $action }: costó mucho; mejor era { $better } (perdió { $lost })
web-analysis-chance = { $seat }, { $action }: el azar dio { $change }
web-analysis-try = Pruébalo tú
web-analysis-accuracy =
    { $decisions ->
        [0] Ninguna decisión que juzgar
        [one] Precisión de { $accuracy } en una decisión
       *[other] Precisión de { $accuracy } en { $decisions } decisiones
    }
web-analysis-stage-opening = apertura
web-analysis-stage-middle = medio
web-analysis-stage-end = final
web-analysis-practise = Para practicar: { $theme }.
web-analysis-practise-nothing = Nada que practicar: ninguna pérdida fue segura.
web-analysis-best-move = Mejor jugada: { $action }
web-analysis-luckiest = Mejor suerte: { $action } ({ $change })
web-analysis-unluckiest = Peor suerte: { $action } ({ $change })
web-analysis-decisions = Todas las decisiones ({ $count })
web-analysis-draws = Los azares que más contaron
web-analysis-said-best = { $action }: lo mejor
web-analysis-said-fine = { $action }: bien
web-analysis-said-inaccuracy = { $action }: algo mejor era { $better } (perdió { $lost }, entre { $low } y { $high })
web-analysis-said-mistake = { $action }: mejor era { $better } (perdió { $lost }, entre { $low } y { $high })
web-analysis-said-blunder = { $action }: costó mucho; mejor era { $better } (perdió { $lost }, entre { $low } y { $high })
web-analysis-card = la carta { $place }
web-analysis-stop = parar
web-analysis-clue = «{ $word }» { $number }
web-analysis-lesson = Lecciones
web-analysis-theme-fleet = elegir el barco
web-analysis-theme-place = dónde empezar
web-analysis-theme-crew = recuperar tripulación
web-analysis-theme-move = moverse
web-analysis-theme-answer = responder
web-analysis-theme-attack = maniobras
web-analysis-theme-orders = órdenes
web-analysis-theme-fire = disparar
web-analysis-theme-assault = asaltos
web-analysis-theme-react = reaccionar
web-analysis-theme-retreat = replegarse
web-analysis-theme-choice = qué casilla sacrificar
web-analysis-theme-clue = dar pistas
web-analysis-theme-guess = tocar cartas
web-fair = El azar estaba sellado
web-fair-text = Comprueba que cada dado y cada carta se sigue de lo que se selló antes de la partida.
web-fair-is-proved = Nadie eligió este azar
web-fair-is-proved-text = Tu dispositivo puso su parte, vio antes a qué estaban atados todos, y encontró cada dado y cada carta como debe ser.
web-fair-is-follows = Los dados se siguen de la semilla
web-fair-is-follows-text = Cada dado y cada carta es la que da la semilla. Tu dispositivo no puso nada aquí, así que no puede decir que nadie eligiera la semilla.
web-fair-is-broken = Algo no es como se selló
web-fair-is-broken-text = No te fíes de esta partida hasta saber por qué.
web-fair-verify = Comprobar
web-fair-not-kept = El servidor cambió lo que estaba fijado antes de empezar. No te fíes de sus dados.
web-fair-lines-wrong = El registro está cortado o cambiado (línea { $line }).
web-fair-seed = La semilla encaja con el sello publicado antes de la partida.
web-fair-seed-wrong = La semilla no encaja con el sello publicado antes de la partida.
web-fair-seed-is = La semilla:
web-fair-seats = Atados antes de empezar, y cumplieron: { $seats }.
web-fair-seats-wrong = No pusieron aquello a lo que estaban atados: { $seats }.
web-fair-nothing = No pusieron nada en el azar: { $seats }.
web-fair-alone = Nadie salvo el servidor puso algo en el azar: quien lo lleva pudo elegir.
web-fair-openly = Se jugó cuando los asientos aún no estaban atados a su parte: quien lleva el servidor pudo elegir.
web-fair-called-off = { $count ->
    [one] Un comienzo se anuló antes, porque alguien no respondió.
   *[other] { $count } comienzos se anularon antes, porque alguien no respondió.
}
web-fair-draws = { $count ->
    [one] Un dado o una baraja, calculado de nuevo: tal como lo da la semilla.
   *[other] { $count } dados y barajas, calculados de nuevo: todos tal como los da la semilla.
}
web-fair-draws-wrong = La semilla da otro dado u otra baraja que el registro (línea { $line }).
web-fair-result = El resultado es el de esta mesa.
web-fair-result-wrong = El registro tiene otro resultado que esta mesa.
web-fair-witness = Todos los sellos son los que este dispositivo vio antes de la partida, y tu parte está dentro.
web-fair-witness-wrong = El registro no responde a lo que este dispositivo vio antes de la partida.
web-fair-no-witness = Sin comprobar: lo que se selló antes de la partida. Este dispositivo no puso nada aquí.
web-fair-position = La partida empezó en una posición; cómo se llegó a ella no se demuestra.
web-fair-rules = Sin comprobar aquí: que cada acción siguiera las reglas. Eso lo hacen el registro y «redtable verify».
web-record = Registro
web-rematch = Revancha

## Replay
web-replay = Repetición
web-replay-none = No se puede mostrar esta partida
web-replay-eyes = Con qué ojos
web-replay-everyone = Todo
web-replay-step = Paso
web-replay-marks = Lo que contó
web-replay-at = Paso { $step } de { $steps }
web-replay-first = Al principio
web-replay-prev = Un paso atrás
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-next = Un paso adelante
web-replay-last = Al final
web-replay-speed = Velocidad
web-replay-fork = Seguir desde aquí
web-replay-this-step = En este paso
web-replay-quiet = No hay nada que contar de este paso.
web-replay-more-lines = y { $count } más
web-replays-lead = Toda partida terminada se puede volver a ver, con los ojos de cualquiera.
web-record-open = Abrir un registro desde un archivo.
web-record-drop = Elígelo o suéltalo aquí. Nada queda en el servidor.
web-record-bad = { $file }: { $why }
web-record-long = es demasiado largo para ser un registro.
web-replays-yours = Tus partidas terminadas
web-replays-none = Aún no has terminado ninguna partida.

## Learn and rules
web-learn-lead = Empieza por las lecciones o lee las reglas.
web-tutorial = Lecciones
web-lesson-done = aprendida
web-lesson-step = paso { $step } de { $steps }
web-lesson-of = Lección { $number } de { $count }
web-lesson-play = A jugar
web-lesson-well = Muy bien.
web-lesson-well-text = Eso es todo en esta lección. Mira cuanto quieras y sigue.
web-lesson-other = { $action }: las reglas lo permiten, pero esta lección quiere otra cosa.
web-lesson-hint = Pista
web-lesson-hint-text = En notación:
web-lesson-skip = Saltar paso
web-lesson-back = Atrás
web-lesson-watch = Ver
web-lesson-rules = En las reglas
web-rules = Reglas
web-rules-search = Buscar en las reglas
web-rules-hits = { $count ->
    [one] 1 resultado
   *[other] { $count } resultados
}
web-rules-found = «{ $query }» en las reglas
web-rules-nothing = Ni una palabra sobre eso.
web-rules-chapters = Capítulos
web-rules-games = Juegos
web-rules-clause = Regla { $clause }
web-rules-print = Imprimir
web-rules-source = De dónde sale una regla
web-rules-source-text = La mayoría sigue el folleto original. Donde calla, esta mesa usa una regla de la casa, y la sala la muestra.
web-rules-options = Lista de reglas de la casa

## Settings
web-settings = Ajustes
web-settings-sections = Secciones
web-settings-private = Los ajustes se quedan en este dispositivo. Nadie en la mesa los ve.
web-settings-look = Aspecto y lectura
web-settings-language = Idioma
web-settings-language-text = También para las reglas, el diario y las lecciones.
web-settings-theme = Tema
web-settings-theme-text = El mar es oscuro en ambos.
web-theme-light = Claro
web-theme-dark = Oscuro
web-theme-system = Sistema
web-settings-text = Tamaño del texto
web-settings-text-text = El tablero conserva su ancho, las filas crecen.
web-settings-patterns = Dibujos más marcados
web-settings-patterns-text = Ondas y diagonales más gruesas, para quien ve los colores de otra manera.
web-settings-contrast = Más contraste
web-settings-contrast-text = Líneas más fuertes en el mar y los paneles.
web-settings-motion-sound = Movimiento y sonido
web-settings-motion = Movimiento
web-settings-motion-text = Menos: las cosas cambian de sitio al instante y el diario lo cuenta.
web-motion-system = Como el sistema
web-motion-full = Todo
web-motion-less = Menos
web-settings-sound = Sonidos
web-settings-sound-text = Pequeños y propios: un golpe, una campana, agua.
web-settings-voice = Reloj hablado
web-settings-voice-text = Una voz dice de quién es el tiempo y cuándo se acaba, donde el juego tiene reloj.
web-settings-table = En la mesa
web-settings-confirm = Confirmar toques
web-settings-confirm-text = El primer toque muestra, el segundo actúa. No: un toque actúa.
web-settings-pass = Pasar por mí
web-settings-pass-text = Cuando no tengo con qué responder.
web-settings-name-title = Nombre
web-settings-name = Tu nombre
web-settings-name-text = Cómo te llaman en las mesas.
web-settings-preview = Cómo se ve ahora
web-settings-preview-text = cambia al instante
web-settings-preview-board = Un rincón del mar con dos barcos
web-settings-preview-sides = Bando = color, forma y dibujo. Nunca solo el color.
web-settings-preview-cubes = casco 9 de 12
web-settings-keys-text = Las flechas mueven, Intro actúa, Esc vuelve atrás.
web-settings-keys-show = Ver todas
web-settings-reset = Volver a los valores iniciales

## About
web-about = Acerca de, licencias
web-about-what = Redtable es donde se juega la familia de juegos de mesa Code Red: abre una página, envía un enlace, juega. Libre y de código abierto.
web-about-games = Los juegos
web-about-games-text = Los juegos son obra de sus autores. Las reglas están contadas con nuestras palabras; los dibujos y sonidos son nuestros.
web-about-fair = Azar limpio
web-about-fair-text = Antes de la partida el servidor publica el sello de su secreto, y el dispositivo de cada jugador el de un número propio; solo cuando todos están fijados se muestran los números, y al final el secreto. Así nadie, ni quien lleva el servidor, puede elegir una carta mientras un dispositivo sea honrado. Tu dispositivo lo comprueba en la página tras la partida; «redtable verify» comprueba el registro con las reglas y dice lo que no puede saber.
web-about-credits = Hecho con
web-about-svelte = las páginas
web-about-fluent = los tres idiomas
web-about-uqr = los códigos QR
web-about-pyodide = Python en el navegador, para jugar sin servidor
web-about-inter = el texto
web-about-barlow = los títulos
web-about-openmoji = imágenes de las que se componen tarjetas, cambiadas por nosotros
web-about-emojibase = nombres de lo que hay en las tarjetas
web-about-multiwordnet = el diccionario de los bots de Imágenes
web-about-encoders = cómo los bots de Imágenes saben qué significan las palabras
web-about-vectors = vectores de palabras de los bots de Imágenes
web-about-own = Barcos, islotes, iconos y sonidos son obra de quienes contribuyen a Redtable (MIT).
web-about-api = La interfaz para programas

## Problems
web-problem-offline = El servidor no responde. ¿Tienes conexión?
web-problem-device-old = Este navegador es demasiado antiguo para jugar sin servidor: no tiene WebAssembly.
web-problem-device-elsewhere = Otra pestaña de este navegador juega en este dispositivo. Ciérrala y vuelve a intentarlo.
web-problem-device-files = Aquí no está lo que hace falta para jugar sin servidor. Guárdalo una vez mientras tengas conexión.
web-problem-device-spare = En este navegador las reglas solo arrancan con conexión: no puede usar lo que se guardó.
web-problem-device-rules = No se han podido iniciar las reglas en este dispositivo.
web-problem-device-full = No queda espacio en este dispositivo: el último paso no se ha guardado. Libera espacio y repítelo.
web-problem-device-game = Lo que este juego necesita además no está en este dispositivo, y no hay conexión. Guárdalo todo una vez mientras tengas conexión.
web-problem-device-unwritten = El último paso no se pudo guardar en este dispositivo. La partida está como antes; hazlo otra vez.
web-problem-device-failed = Las reglas fallaron en este dispositivo. La partida está como antes del último paso.
web-problem-other = El servidor lo ha rechazado.
web-problem-page = Algo ha fallado en esta página. Recárgala; no se pierde nada de tu partida.

## La sala: anfitrión, espectadores, ritmo; quién quiere otra partida

web-talk-watches = mirando
web-watchers =
    { $count ->
        [one] { $count } mira
       *[other] { $count } miran
    }
web-lobby-name = Dar nombre a la mesa
web-lobby-stand = Levantarse
web-lobby-hand-over = Ceder la mesa a { $player }
web-hint = ¿Qué haría el bot?
web-hint-thinking = El bot piensa …
web-hint-by = El bot ({ $level }) haría esto:
web-hint-do = Hacer eso
web-coach = Entrenador
web-coach-text = Un entrenador te avisa antes de una jugada que pierde mucho y tiene planes si preguntas. Solo contra bots, y solo con lo que tú ves.
web-coach-level-off = No
web-coach-level-blunder = Grandes pérdidas
web-coach-level-mistake = Errores
web-coach-level-inaccuracy = Todo
web-coach-ask = ¿Qué convendría aquí?
web-coach-thinking = El entrenador piensa …
web-coach-between = de { $low } a { $high } de ganar
web-coach-then = después { $actions }
web-coach-leads = Lleva de media a:
web-coach-own-hull = tu casco
web-coach-their-hull = su casco
web-coach-own-crew = tu reserva
web-coach-their-crew = su reserva
web-coach-own-cards = tus cartas
web-coach-their-cards = sus cartas
web-coach-own-soldiers = tus soldados
web-coach-their-soldiers = sus soldados
web-coach-own-boxes = tus casillas
web-coach-their-boxes = sus casillas
web-coach-own-power = tus impactos por turno
web-coach-their-power = sus impactos por turno
web-coach-own-left = tus cartas por encontrar
web-coach-their-left = sus cartas por encontrar
web-coach-warning = ¿Lo piensas otra vez?
web-coach-loses = { $action } pierde cerca de { $lost } de tu probabilidad de ganar. Mejor es { $better }.
web-coach-back = Pensarlo otra vez
web-coach-anyway = Hacerlo igualmente
web-coach-better = Hacer lo mejor
web-pace = Ritmo de los bots
web-pace-text = Cuánto tardan en cada acción; también se cambia en el menú de la mesa.
web-pace-slow = Lento
web-pace-usual = Normal
web-pace-fast = Rápido
web-lobby-spectators-talk = Quien mira puede hablar
web-lobby-spectators-talk-text = Antes, durante y después de la partida. Si no, solo mira.
web-after-wants =
    { $count ->
        [one] { $names } quiere
       *[other] { $names } quieren
    } otra partida.
web-after-waits-for = Falta la respuesta de { $names }.
web-quick = { $game }: nivel y bando
web-quick-side = Tu bando
web-quick-kept = Queda guardado en este dispositivo para la próxima vez.
web-lobby-minutes = unos { $minutes } minutos
web-table-bot-turn = juega el bot
web-table-turn-of = juega { $player }
web-after-another = ¿Quién quiere otra?
web-after-another-count = { $yes } de { $all } dicen que sí
web-after-says-yes = sí
web-after-says-bot = siempre
web-after-says-open = aún no responde
web-after-says-you = decides tú

# Playing without a server
web-settings-offline = Sin conexión
web-keep-title = Guardar para jugar sin conexión
web-keep-text = Juega en este dispositivo donde no haya red: { $size } MB por descargar, una vez. Desempaquetados ocupan cinco veces tanto en este navegador.
web-keep-newer = Hay una versión nueva: faltan { $size } MB por descargar. Las partidas de este dispositivo siguen con las reglas con que empezaron.
web-keep-done = Todo está aquí. Sin conexión, abre esta página como siempre.
web-keep-none = Este servidor no tiene nada que guardar.
web-keep-unreachable = El servidor no responde, así que no se sabe cuánto hay que guardar. Vuelve cuando tengas conexión.
web-keep-impossible = Este navegador no guarda páginas; quizá la ventana es privada.
web-keep-interrupted = Se ha interrumpido. Lo que hay se queda; sigue cuando tengas conexión.
web-keep-full = No hay sitio para { $size } MB en este navegador. Libera espacio y sigue; lo que ya está aquí se queda.
web-keep-do = Guardar
web-keep-update = Guardar la versión nueva
web-keep-forget = Quitar
web-alone-offline = No hay conexión: juegas en este dispositivo, a solas, contra bots o pasándolo. Las mesas del servidor, los amigos que están lejos y los bots de Imágenes esperan a que la haya.
web-alone-site = Esta página no tiene servidor: juegas en este dispositivo, a solas, contra bots o pasándolo. Para jugar con amigos que están lejos y para los bots de Imágenes hace falta uno.
web-game-no-bots = Sus bots necesitan el servidor; las personas se pasan el dispositivo.
web-alone-unkept = Este navegador no guarda nada aquí, quizá porque la ventana es privada: lo que juegues se pierde al cerrarla.
web-device-tables = En este dispositivo
web-device-tables-text = jugadas sin el servidor
web-upload = Llevarla al servidor
web-upload-share = Compartir la repetición
web-upload-there = En { $code }
web-upload-text = La partida sigue en el servidor, desde donde está. Di quién sigue en cada asiento; un amigo recibe un enlace.
web-upload-share-text = La partida se lleva al servidor, y quien tenga el enlace puede verla.
web-upload-chance = Allí se dice a todos que su azar vino de un dispositivo, cuyo dueño pudo elegirlo.
web-upload-me = yo
web-upload-friend = un amigo
web-upload-bot = bot
web-upload-done = La partida sigue allí:
web-upload-shared = Quien tenga este enlace ve la repetición:
web-upload-invite = Para { $seat }: quien abra esto toma el asiento. Sirve una vez.
web-from-device = Esta partida empezó en un dispositivo sin servidor. Sus dados y cartas se siguen de la semilla, pero quien tenía el dispositivo pudo elegirla, y la conoce.
web-code = El núcleo desde Python
web-code-edit = Código, que puedes cambiar
web-code-run = Ejecutar
web-code-stop = Parar
web-code-runs = Python arranca o trabaja …
web-code-prints = Imprime
web-code-printed = Imprimió
web-pass-to = Pasa el dispositivo a { $name }
web-pass-text = No se ve nada de la mesa hasta que lo tome el siguiente.
web-pass-go = Soy { $name }

## Problemas

web-puzzles = Problemas
web-puzzles-lead = Posiciones de partidas entre bots. Una acción es claramente la mejor: encuéntrala.
web-puzzles-none = Aún no hay problemas de este juego.
web-puzzle-daily = Problema del día
web-puzzle-number = Problema { $number }
web-puzzle-solved = resuelto
web-puzzle-difficulty = { $level ->
    [1] fácil
    [2] medio
   *[3] difícil
}
web-puzzle-task = Te toca decidir. Haz lo mejor.
web-puzzle-seat = Juegas con: { $seat }.
web-puzzle-offered = ¿Cuál de estas?
web-puzzle-find = La pista señala { $wanted } cartas. Encuéntralas todas.
web-puzzle-found = { $found } de { $wanted } encontradas. ¿Cuáles más?
web-puzzle-right = ¡Correcto!
web-puzzle-right-text = Desde aquí gana { $chance } de 100 partidas; una respuesta equivocada, al menos { $least } menos.
web-puzzle-wrong = Hay algo mejor.
web-puzzle-wrong-text = { $action }: así se ganan { $chance } de cada 100 partidas desde aquí; con la mejor acción, { $best }.
web-puzzle-shown = La respuesta
web-puzzle-deals = Medido { $deals } veces con otras cartas y otros dados. Así puede seguir, por ejemplo.
web-puzzle-bots = La encuentran: { $bots }.
web-puzzle-bot = { $level } { $share } %
web-puzzle-step = { $step } de { $steps }
web-puzzle-on = Seguir
web-puzzle-again = Otra vez
web-puzzle-show = Ver la respuesta
web-puzzle-next = Otro problema
web-puzzle-share = Compartir el resultado
web-puzzle-streak = { $days ->
    [one] { $days } día seguido
   *[other] { $days } días seguidos
}
web-puzzle-result = Redtable, { $game }, problema del { $date }
web-puzzle-theme-sink = Húndelo en este turno
web-puzzle-theme-survive = Sobrevive
web-puzzle-theme-chain = La cadena
web-puzzle-theme-attack = Ataque
web-puzzle-theme-orders = Cartas de orden
web-puzzle-theme-crew = Tripulación
web-puzzle-theme-move = Movimiento
web-puzzle-theme-fire = Fuego
web-puzzle-theme-unit = ¿Qué unidad dispara?
web-puzzle-theme-assault = Asalto
web-puzzle-theme-cover = ¿Adónde ir?
web-puzzle-theme-rally = Reagrupar
web-puzzle-theme-react = ¿Reaccionar o esperar?
web-puzzle-theme-hold = ¿Resistir o ceder?
web-puzzle-theme-retreat = ¿Quedarse o replegarse?
web-puzzle-theme-reroll = ¿Otra tirada?
web-puzzle-theme-wait = ¿Dar la orden o guardarla?
web-puzzle-theme-guns = Conserva lo que cuenta
web-puzzle-theme-sacrifice = Sacrifica un arma
web-puzzle-theme-fighter = Pseudocazas
web-puzzle-theme-clue = ¿Qué pista?
web-puzzle-theme-guess = ¿Qué quería decir la pista?
web-puzzle-theme-stop = ¿Seguir o parar?
