# Lo que dice la carrera del río.

tiny-event-rowed = { $seat } rema con un { $card }.
tiny-event-rested = { $seat } descansa y roba una carta.
tiny-event-rested-secret = { $seat } descansa y roba un { $card }.
tiny-event-blocked = { $seat } bloquea con otro { $card }.
tiny-event-passed = { $seat } deja pasar la barca.
tiny-event-moved = La barca de { $seat } está en el lugar { $place }.
tiny-event-drifted = El dado muestra { $die }: la corriente lleva la barca de { $seat } al lugar { $place }.

tiny-refusal-not-you = Esta decisión no es tuya.
tiny-refusal-not-now = Ahora no: antes va { $open }.
tiny-refusal-no-such-card = No tienes ningún { $card }.
tiny-refusal-deck-empty = El mazo está vacío.
tiny-refusal-no-equal-card = Solo bloquea un { $card }, y no tienes ninguno.

tiny-outcome-finish = Se ha llegado a la meta.
tiny-outcome-cards = Se han acabado las cartas.

tiny-name-red = Rojo
tiny-name-blue = Azul
tiny-name-green = Verde
tiny-name-white = Blanco
tiny-name-row = remar
tiny-name-rest = descansar
tiny-name-block = bloquear
tiny-name-pass = pasar
tiny-name-drift = derivar
tiny-name-turn = el turno
tiny-name-answer = la respuesta
tiny-name-current = la corriente
