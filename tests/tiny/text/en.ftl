# What the river race says.

tiny-event-rowed = { $seat } rows with a { $card }.
tiny-event-rested = { $seat } rests and draws a card.
tiny-event-rested-secret = { $seat } rests and draws a { $card }.
tiny-event-blocked = { $seat } blocks with another { $card }.
tiny-event-passed = { $seat } lets the boat pass.
tiny-event-moved = The boat of { $seat } is at place { $place }.
tiny-event-drifted = The die shows { $die }: the current takes the boat of { $seat } to place { $place }.

tiny-refusal-not-you = This decision is not yours.
tiny-refusal-not-now = Not now: { $open } comes first.
tiny-refusal-no-such-card = You do not hold a { $card }.
tiny-refusal-deck-empty = The deck is empty.
tiny-refusal-no-equal-card = Only a { $card } blocks, and you hold none.

tiny-outcome-finish = The finish is reached.
tiny-outcome-cards = All cards are used up.

tiny-name-red = Red
tiny-name-blue = Blue
tiny-name-green = Green
tiny-name-white = White
tiny-name-row = row
tiny-name-rest = rest
tiny-name-block = block
tiny-name-pass = pass
tiny-name-drift = drift
tiny-name-turn = the turn
tiny-name-answer = the answer
tiny-name-current = the current
