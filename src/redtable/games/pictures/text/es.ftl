### Lo que dice Imágenes. Las cartas se llaman por su número, contando desde 0 fila a fila.

## Events

pictures-event-game-started = { $mode-word ->
    [coop] Un equipo contra nadie
    [three] Dos jefes, un agente
   *[teams] Dos equipos
}, cuadrícula de { $columns } por { $rows }. Empieza { $team }.
pictures-event-key-drawn = Los jefes miran la clave.
pictures-event-clue-drafted = Preguntas si vale esta pista: { $word }, { $number ->
    [unlimited] ilimitado
   *[other] { $number }
}.
pictures-event-arbitration-asked = { $seat } pregunta: ¿vale «{ $word }»?
pictures-event-arbitration-answered = { $seat } { $answer-word ->
    [deny] no permite
   *[allow] permite
} «{ $word }».
pictures-event-clue-given = { $seat } dice: { $word }, { $number ->
    [unlimited] ilimitado
   *[other] { $number }
}.
pictures-event-marked = { $seat } señala { $place }.
pictures-event-unmarked = { $seat } deja de señalar { $place }.
pictures-event-voted = { $seat } vota: { $place }.
pictures-event-touched = { $seat } toca { $place } para { $team }.
pictures-event-covered = { $place } es { $colour-word ->
    [red] un agente rojo
    [blue] un agente azul
    [assassin] el asesino
   *[bystander] un civil
}.
pictures-event-stopped = { $seat } se planta.
pictures-event-turn-ended = Acaba el turno de { $team }: { $reason-word ->
    [stop] se planta
    [limit] no quedan intentos
    [timeout] se acabó el tiempo
    [invalid] la pista no valía
   *[wrong] no era una de las suyas
}.
pictures-event-sudden-death-started = Muerte súbita: a { $team } le faltan { $left } en este turno, o pierde.
pictures-event-rival-covered = { $seat } tapa { $place } por el rival.
pictures-event-penalty-covered = Como castigo { $seat } tapa { $place }.
pictures-event-objected = { $seat } objeta «{ $word }».
pictures-event-objection-answered = { $seat } { $answer-word ->
    [insist] mantiene
   *[concede] retira
} «{ $word }».
pictures-event-waved-through = Dejas pasar «{ $word }».
pictures-event-spymaster-left = { $seat } se va. { $team } no tiene jefe.
pictures-event-spymaster-replaced = Ahora { $seat } es jefe de espías.
pictures-event-game-over = Gana { $winner }.
pictures-event-game-over-secret = Gana { $winner } con una puntuación de { $score }.
pictures-event-key-revealed = Ahora todo el mundo ve la clave.

## Refusals

pictures-refusal-over = la partida ha terminado.
pictures-refusal-clock = solo el reloj dice que se acabó el tiempo, y no dice otra cosa.
pictures-refusal-no-timer = ahora no corre ningún reloj.
pictures-refusal-gone = has dejado la partida.
pictures-refusal-spymaster-only = eso es cosa de los jefes.
pictures-refusal-operative-only = eso es cosa de los agentes; un jefe no deja ver nada.
pictures-refusal-not-now = ahora no: { $phase-word ->
    [arbitration] se pregunta al jefe rival
    [guess] los agentes están probando
    [objection] hay una objeción pendiente
    [rival_cover] es el turno del rival
    [penalty] toca un castigo
    [replace] un equipo necesita un jefe nuevo
   *[clue] se espera una pista
}.
pictures-refusal-not-your-turn = no le toca a tu equipo hacer eso.
pictures-refusal-no-objection = ya no hay nada que objetar.
pictures-refusal-no-such-card = no hay carta { $place }; la última es { $last }.
pictures-refusal-covered = la carta { $place } está tapada.
pictures-refusal-marked = ya señalas { $place }.
pictures-refusal-not-marked = no señalas { $place }.
pictures-refusal-not-that-colour = la carta { $place } no es del color que toca tapar.
pictures-refusal-captain-only = en esta mesa toca el primer agente de cada equipo.
pictures-refusal-voted = ya has votado; el voto vale para este intento.
pictures-refusal-guess-first = prueba al menos una vez antes de parar.
pictures-refusal-hyphen = «{ $word }» lleva guion; una pista es una palabra.
pictures-refusal-apostrophe = «{ $word }» lleva apóstrofo; una pista es una palabra de letras.
pictures-refusal-digit = «{ $word }» lleva una cifra; una pista es una palabra de letras.
pictures-refusal-not-a-letter = «{ $sign }» en «{ $word }» no es una letra de nuestro alfabeto.
pictures-refusal-single-letter = «{ $word }» es una letra suelta, no una pista.
pictures-refusal-too-long = una pista tiene { $longest } letras como mucho.
pictures-refusal-form = «{ $word }» no tiene forma de pista.
pictures-refusal-several-words = «{ $word }» es más de una palabra; en esta mesa solo vale una.
pictures-refusal-no-number = falta el número, por ejemplo: { $word } 2.
pictures-refusal-not-whole = «{ $number }» no es un número entero desde 1.
pictures-refusal-expert-zero = el cero es una pista de experto, y esta mesa juega sin ellas.
pictures-refusal-expert-unlimited = ilimitado es una pista de experto, y esta mesa juega sin ellas.
pictures-refusal-number-too-high = { $number } pasa del máximo de la mesa, { $most }.
pictures-refusal-denied = el rival acaba de negar «{ $word }»; piensa otra palabra.
pictures-refusal-repeated = «{ $word }» ya se dijo, y esta mesa no permite repetir.
pictures-refusal-shape = «{ $word }» es una forma, y esta mesa no las permite.
pictures-refusal-visible-word = «{ $word }» es forma o parte de «{ $visible }», que está en la mesa.

## How games end

pictures-outcome-all-found = Los ganadores han encontrado todas sus imágenes.
pictures-outcome-assassin = Los perdedores tocaron al asesino.
pictures-outcome-assassin-found = Los ganadores lo encontraron todo y después al asesino.
pictures-outcome-sudden-death-won = Los ganadores encontraron el resto en muerte súbita.
pictures-outcome-sudden-death-lost = Los perdedores fallaron en muerte súbita.
pictures-outcome-rival-done = La última imagen del rival está tapada.
pictures-outcome-out-of-time = A los perdedores se les acabó el tiempo.
pictures-outcome-forfeit = Los perdedores se quedaron sin jefe.

## Names

pictures-name-red-team = Rojo
pictures-name-blue-team = Azul
pictures-name-field-team = Ambos bandos
pictures-name-red-spymaster = Jefe rojo
pictures-name-blue-spymaster = Jefe azul
pictures-name-field-agent = Agente
pictures-name-red-1 = Rojo 1
pictures-name-red-2 = Rojo 2
pictures-name-red-3 = Rojo 3
pictures-name-red-4 = Rojo 4
pictures-name-red-5 = Rojo 5
pictures-name-red-6 = Rojo 6
pictures-name-red-7 = Rojo 7
pictures-name-red-8 = Rojo 8
pictures-name-red-9 = Rojo 9
pictures-name-red-10 = Rojo 10
pictures-name-red-11 = Rojo 11
pictures-name-red-12 = Rojo 12
pictures-name-blue-1 = Azul 1
pictures-name-blue-2 = Azul 2
pictures-name-blue-3 = Azul 3
pictures-name-blue-4 = Azul 4
pictures-name-blue-5 = Azul 5
pictures-name-blue-6 = Azul 6
pictures-name-blue-7 = Azul 7
pictures-name-blue-8 = Azul 8
pictures-name-blue-9 = Azul 9
pictures-name-blue-10 = Azul 10
pictures-name-blue-11 = Azul 11
pictures-name-blue-12 = Azul 12
pictures-name-title-back-door = Por la puerta de atrás
pictures-name-title-scraped-through = Misión por los pelos
pictures-name-title-holding-team = Un equipo que aguanta
pictures-name-title-first-class = Red de primera
pictures-name-title-headquarters = Llaman del cuartel general
pictures-name-title-flawless = Red impecable
pictures-name-title-legend = Leyenda del servicio

## The screen in the terminal

pictures-screen-turn = Turno { $turn }: { $team }
pictures-screen-left = { $team }: faltan { $left }
pictures-screen-red = rojo
pictures-screen-blue = azul
pictures-screen-bystander = civil
pictures-screen-assassin = asesino
pictures-screen-unlimited = ilimitado
pictures-screen-sudden-death = Muerte súbita: { $team } encuentra { $left } más ahora, o pierde. Parar es perder.
pictures-screen-draft = ¿Vale la pista «{ $word }»?
pictures-screen-title = Puntuación { $score }: { $title }.
