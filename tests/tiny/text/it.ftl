# Ciò che dice la corsa sul fiume.

tiny-event-rowed = { $seat } rema con un { $card }.
tiny-event-rested = { $seat } riposa e pesca una carta.
tiny-event-rested-secret = { $seat } riposa e pesca un { $card }.
tiny-event-blocked = { $seat } blocca con un altro { $card }.
tiny-event-passed = { $seat } lascia passare la barca.
tiny-event-moved = La barca di { $seat } è al posto { $place }.
tiny-event-drifted = Il dado mostra { $die }: la corrente porta la barca di { $seat } al posto { $place }.

tiny-refusal-not-you = Questa decisione non è tua.
tiny-refusal-not-now = Non adesso: prima c'è { $open }.
tiny-refusal-no-such-card = Non hai nessun { $card }.
tiny-refusal-deck-empty = Il mazzo è vuoto.
tiny-refusal-no-equal-card = Solo un { $card } blocca, e non ne hai.

tiny-outcome-finish = Il traguardo è raggiunto.
tiny-outcome-cards = Le carte sono finite.

tiny-name-red = Rosso
tiny-name-blue = Blu
tiny-name-green = Verde
tiny-name-white = Bianco
tiny-name-row = remare
tiny-name-rest = riposare
tiny-name-block = bloccare
tiny-name-pass = passare
tiny-name-drift = deriva
tiny-name-turn = il turno
tiny-name-answer = la risposta
tiny-name-current = la corrente
