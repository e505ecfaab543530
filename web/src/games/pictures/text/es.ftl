### What the Pictures table says in the web client; the words of the game itself stand beside its rules.

## Cards and colours
web-pictures-spot = fila { $row }, columna { $column }
web-pictures-grid = La cuadrícula, { $columns } columnas por { $rows } filas
web-pictures-card-covered = { $colour ->
    [red] cubierta por un agente rojo
    [blue] cubierta por un agente azul
   *[bystander] cubierta por un civil
    [assassin] cubierta por el asesino
}
web-pictures-card-key = { $colour ->
    [red] roja según la clave
    [blue] azul según la clave
   *[bystander] civil según la clave
    [assassin] el asesino según la clave
}
web-pictures-card-picked = la tienes en mente
web-pictures-card-chosen = elegida, toca otra vez para confirmar
web-pictures-card-can = se puede tocar
web-pictures-pointing = { $count ->
    [one] { $names } la señala
   *[other] { $names } la señalan
}
web-pictures-zoom = Ver de cerca: { $card }
web-pictures-zoom-this = Ver de cerca
web-pictures-choose = Elegir esta
web-pictures-touch = Tocar
web-pictures-vote = Votar
web-pictures-cover = Cubrir
web-pictures-point = Señalar
web-pictures-unpoint = Dejar de señalar
web-pictures-diagram = Dibujo: { $text }

## Teams
web-pictures-to-find = cartas por encontrar
web-pictures-pile = en su montón
web-pictures-left = quedan
web-pictures-ghost = Nadie juega con este equipo. Tras cada turno tuyo se cubre una de sus cartas; lo que quede al final es tu puntuación.
web-pictures-bot = bot
web-pictures-both = para ambos
web-pictures-role-spymaster = jefe de espías
web-pictures-role-operative = agente de campo
web-pictures-bystanders = civiles
web-pictures-assassins = asesino
web-pictures-bystanders-left = { $count ->
    [one] 1 civil
   *[other] { $count } civiles
}
web-pictures-learner = Tú

## Clues
web-pictures-clues = Pistas dadas
web-pictures-no-clues = Todavía ninguna.
web-pictures-found = { $found } encontradas de { $number }
web-pictures-clue-now = La pista
web-pictures-clue-word = Una palabra
web-pictures-dots = { $made } de { $limit } intentos hechos
web-pictures-how-many = Cuántas cartas
web-pictures-picked = { $count ->
    [one] has marcado una: solo la ves tú
   *[other] has marcado { $count }: solo las ves tú
}
web-pictures-unlimited = ilimitado
web-pictures-check-ok = una sola palabra
web-pictures-hint-acronym = Las mayúsculas parecen unas siglas: si dudas, pregunta al rival.
web-pictures-hint-unknown = Nuestro diccionario no tiene esta palabra: si dudas, pregunta al rival.
web-pictures-denied = El rival no permitió «{ $word }». Piensa otra palabra.
web-pictures-ask-rival = Preguntar al rival
web-pictures-give = Dar la pista: { $word } { $number }
web-pictures-give-empty = Dar la pista
web-pictures-nothing-more = Después no puedes añadir nada.
web-pictures-leave = Dejar el cargo
web-pictures-leave-sure = ¿Seguro? Un agente te sustituye y ve la clave.

## The open question
web-pictures-over = terminada
web-pictures-ask-clue = Tu pista
web-pictures-ask-clue-text = Una palabra y un número. Toca tus cartas para tenerlas en mente.
web-pictures-ask-guess = { $team }, ¿qué carta?
web-pictures-guesses = { $left ->
    [0] Solo queda el intento extra
    [one] Queda un intento y uno extra
   *[other] Quedan { $left } intentos y uno extra
}
web-pictures-guesses-first = { $left ->
    [one] Un intento y uno extra. El primero es obligatorio.
   *[other] { $left } intentos y uno extra. El primero es obligatorio.
}
web-pictures-guesses-free = Tantos intentos como os atreváis.
web-pictures-guesses-free-first = Tantos intentos como os atreváis. El primero es obligatorio.
web-pictures-ask-touch = ¿{ $card }?
web-pictures-ask-final = Tocar es definitivo.
web-pictures-ask-vote = Tu voto: decide más de la mitad del equipo.
web-pictures-ask-cover = Cubre una carta del otro equipo
web-pictures-ask-cover-text = { $left ->
    [one] Queda una en su montón.
   *[other] Quedan { $left } en su montón: esa es tu puntuación ahora.
}
web-pictures-ask-cover-this = ¿Cubrir { $card }?
web-pictures-ask-penalty = Cubre una de tus cartas
web-pictures-ask-penalty-text = La pista del rival no era válida.
web-pictures-ask-allow = ¿Vale «{ $word }» como pista?
web-pictures-ask-allow-text = Ves la palabra, no el número. Nadie más la oye hasta que la permitas.
web-pictures-ask-object = ¿Algo contra «{ $word }»?
web-pictures-ask-object-text = Solo si la pista infringe las reglas; responde su autor.
web-pictures-ask-concede = El rival objeta «{ $word }»
web-pictures-ask-concede-text = Retírala y el turno acaba; o mantenla.
web-pictures-ask-lead = Tu equipo necesita jefe de espías
web-pictures-ask-lead-text = Quien lo acepta ve la clave y ya no adivina.
web-pictures-allow = Permitir
web-pictures-deny = No permitir
web-pictures-object = Objetar
web-pictures-fine = Está bien
web-pictures-concede = Retirarla
web-pictures-insist = Mantenerla
web-pictures-lead = Acepto
web-pictures-stop = Dejar de adivinar
web-pictures-give-up = Rendirse
web-pictures-wait-clue = { $who } piensa una pista
web-pictures-wait-guess = { $team } está adivinando
web-pictures-wait-arbitration = { $who } decide sobre «{ $word }»
web-pictures-wait-objection = { $who } responde a una objeción a «{ $word }»
web-pictures-wait-cover = { $who } cubre una carta
web-pictures-wait-replace = Un equipo necesita otro jefe de espías
web-pictures-wait-text = Mira con calma; toca una carta para verla grande.
web-pictures-wait-poker = Cara de póquer, por favor.
web-pictures-state-clue = { $team } piensa una pista
web-pictures-state-guess = { $team } está adivinando
web-pictures-state-sudden = { $team }: todo o nada
web-pictures-turn = turno { $turn }
web-pictures-sudden = { $left ->
    [one] Muerte súbita: encontrad la carta que queda
   *[other] Muerte súbita: encontrad las { $left } cartas que quedan
}
web-pictures-sudden-text = Sin más pistas ni límite. Un civil, un agente de { $rival } o parar, y { $team } pierde.
web-pictures-sudden-count = { $found } encontradas, { $left } por encontrar
web-pictures-action = { $verb ->
    [touch] Tocar { $card }
    [mark] Señalar { $card }
    [unmark] Dejar de señalar { $card }
    [cover] Cubrir { $card }
    [stop] Dejar de adivinar
    [allow] Permitir la pista
    [deny] No permitir la pista
    [object] Objetar la pista
    [pass] Dejar pasar la pista
    [concede] Retirar la pista
    [insist] Mantener la pista
   *[lead] Ser jefe de espías
}

## The spoken timer
web-pictures-voice-clue = { $team }, vuestra pista. { $seconds } segundos.
web-pictures-voice-guess = { $team }, adivinad. { $seconds } segundos.
web-pictures-voice-left = Quedan { $seconds } segundos.
web-pictures-voice-over = Se acabó el tiempo.

## One device for several people
web-pictures-curtain = Pasa el dispositivo a { $name }
web-pictures-curtain-role = { $role ->
    [spymaster] Jefe de espías de { $team }
   *[operative] Agente de { $team }
}
web-pictures-curtain-secret = Ahora viene la clave: que nadie más mire.
web-pictures-curtain-open = La pantalla no muestra nada secreto.
web-pictures-curtain-go = Soy { $name }
web-pictures-curtain-other = Otra persona:
web-pictures-hand = Pasar

## Talk and log
web-pictures-talk = Charla del equipo
web-pictures-talk-text = Los jefes no pueden responder. El otro equipo no lo ve.
web-pictures-talk-silent = Un jefe de espías solo da pistas.
web-pictures-log-start = El comienzo
web-pictures-log-clue = { $word } · { $number }
web-pictures-log-covered = { $who } en { $card }: { $colour ->
    [red] un agente rojo
    [blue] un agente azul
   *[bystander] un civil
    [assassin] el asesino
}.
web-pictures-tabs = Partes de la mesa
web-pictures-tab-clues = Pistas
web-pictures-tab-talk = Charla
web-pictures-tab-log = Registro

## The end
web-pictures-wins = Gana { $team }
web-pictures-lost = La misión ha fracasado
web-pictures-score = { $score ->
    [one] Queda una tarjeta en el montón.
   *[other] Quedan { $score } tarjetas en el montón.
}
web-pictures-again-text = Se da la vuelta a las cartas y cada equipo cambia de jefe.
web-pictures-story-assassin = «{ $word } · { $number }» lleva a { $team } hasta el asesino: { $card }.
web-pictures-story-helped = «{ $word } · { $number }» encuentra { $found } y luego { $team } ayuda al rival con { $card }.
web-pictures-story-bystander = «{ $word } · { $number }» encuentra { $found }; un civil en { $card } acaba el turno de { $team }.
web-pictures-story-whole = { $found ->
    [one] { $team } encuentra la carta de «{ $word }».
    [2] { $team } encuentra las dos cartas de «{ $word }».
   *[other] { $team } encuentra las { $found } cartas de «{ $word }».
}
web-pictures-story-part = { $team } encuentra { $found } de «{ $word } · { $number }» y para.
web-pictures-numbers-clues = Pistas
web-pictures-numbers-found = Toques acertados
web-pictures-numbers-wrong = Toques fallados
web-pictures-numbers-average = Encontradas por pista
web-pictures-numbers-best = La mejor pista
web-pictures-thoughts = Qué querían decir los bots
web-pictures-thoughts-how = cercanía entre palabra y carta; a trazos: la errónea más próxima
web-pictures-thoughts-ask = Que lo cuenten
web-pictures-thoughts-failed = Ahora no responden. Prueba otra vez.
web-pictures-thoughts-wrong = la errónea más próxima: { $card }

## Lobby
web-pictures-side-red-team = octógonos
web-pictures-side-blue-team = círculos
web-pictures-side-field-team = adivina para ambos
web-pictures-option-mode = Quién juega
web-pictures-option-mode-text = Dos equipos; un equipo contra nadie; o dos jefes y un agente.
web-pictures-option-mode-teams = Dos equipos
web-pictures-option-mode-coop = Juntos
web-pictures-option-mode-three = Tres
web-pictures-option-red_operatives = Agentes de Rojo
web-pictures-option-red_operatives-text = Además de su jefe.
web-pictures-option-red_operatives-1 = 1
web-pictures-option-red_operatives-2 = 2
web-pictures-option-red_operatives-3 = 3
web-pictures-option-red_operatives-4 = 4
web-pictures-option-blue_operatives = Agentes de Azul
web-pictures-option-blue_operatives-text = Además de su jefe.
web-pictures-option-blue_operatives-1 = 1
web-pictures-option-blue_operatives-2 = 2
web-pictures-option-blue_operatives-3 = 3
web-pictures-option-blue_operatives-4 = 4
web-pictures-option-language = Idioma de las pistas
web-pictures-option-language-text = De las palabras en la mesa, del control de pistas y de los bots.
web-pictures-option-language-es = Español
web-pictures-option-language-en = English
web-pictures-option-language-it = Italiano
web-pictures-option-cards = Qué hay en la mesa
web-pictures-option-cards-text = Dibujos, palabras, o ambos en una cuadrícula.
web-pictures-option-cards-pictures = imágenes
web-pictures-option-cards-words = palabras
web-pictures-option-cards-mixed = ambos
web-pictures-option-grid = La cuadrícula
web-pictures-option-grid-text = Veinte cartas, o veinticinco con una más por equipo.
web-pictures-option-grid-5x4 = 5 × 4
web-pictures-option-grid-5x5 = 5 × 5
web-pictures-option-assassin_awaits = El asesino te espera
web-pictures-option-assassin_awaits-text = Tocado demasiado pronto, empieza una muerte súbita en vez de acabar la partida.
web-pictures-option-advanced = Pistas para expertos
web-pictures-option-advanced-text = Se permiten cero e ilimitado como número.
web-pictures-option-timer_clue = Tiempo para la pista
web-pictures-option-timer_clue-text = Cuando se acaba, termina el turno. Una voz cuenta.
web-pictures-option-timer_clue-0 = sin límite
web-pictures-option-timer_clue-60 = 1 min
web-pictures-option-timer_clue-120 = 2 min
web-pictures-option-timer_clue-180 = 3 min
web-pictures-option-timer_guess = Tiempo para adivinar
web-pictures-option-timer_guess-text = Un límite para todos los intentos del turno.
web-pictures-option-timer_guess-0 = sin límite
web-pictures-option-timer_guess-60 = 1 min
web-pictures-option-timer_guess-120 = 2 min
web-pictures-option-timer_guess-180 = 3 min
web-pictures-option-arbiter = Quién juzga una pista dudosa
web-pictures-option-arbiter-text = La página comprueba la forma; el sentido es cosa del otro jefe.
web-pictures-option-arbiter-rival = el rival
web-pictures-option-arbiter-none = nadie
web-pictures-option-invalid_clue = Una pista denegada
web-pictures-option-invalid_clue-text = El jefe da otra, pierde el turno, o además regala una carta al rival.
web-pictures-option-invalid_clue-retry = otra
web-pictures-option-invalid_clue-end_turn = turno perdido
web-pictures-option-invalid_clue-penalty = y una carta
web-pictures-option-objection_judge = Objeciones a una pista
web-pictures-option-objection_judge-text = Mientras un equipo adivina, el rival puede objetar una vez; responde quien dio la pista.
web-pictures-option-objection_judge-author = permitidas
web-pictures-option-objection_judge-none = ninguna
web-pictures-option-invalid_clue_late = Tras una objeción aceptada
web-pictures-option-invalid_clue_late-text = El turno acaba; el rival puede además cubrir una carta suya.
web-pictures-option-invalid_clue_late-end_turn = turno perdido
web-pictures-option-invalid_clue_late-penalty = y una carta
web-pictures-option-replacement = Cuando un jefe se va
web-pictures-option-replacement-text = Un agente lo releva y ve la clave, o el equipo ha perdido.
web-pictures-option-replacement-operative = relevo
web-pictures-option-replacement-forfeit = partida perdida
web-pictures-option-touch_mode = Quién toca
web-pictures-option-touch_mode-text = El primero que lo haga, el primer asiento del equipo, o más de la mitad.
web-pictures-option-touch_mode-first = cualquiera
web-pictures-option-touch_mode-captain = primer asiento
web-pictures-option-touch_mode-vote = por votación
web-pictures-option-confirm_touch = Tocar y confirmar
web-pictures-option-confirm_touch-text = Desactivado: cuenta el primer toque.
web-pictures-option-rival_marks = Los equipos ven qué señala el rival
web-pictures-option-rival_marks-text = Desactivado: solo tu equipo ve lo que señalas.
web-pictures-option-show_history = Las pistas dadas quedan a la vista
web-pictures-option-show_history-text = Con lo que encontraron.
web-pictures-option-picture_names = Las imágenes tienen nombre
web-pictures-option-picture_names-text = Todos pueden leer qué muestra un dibujo: hace falta a quien no lo ve.

web-pictures-preview = Las cartas
web-pictures-preview-text = Algunas del mazo: cuáles estarán en la mesa se sortea al empezar la partida.
