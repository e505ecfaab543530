### What Pictures says. Cards are called by their number, counted from 0 row by row.

## Events

pictures-event-game-started = { $mode-word ->
    [coop] One team against nobody
    [three] Two spymasters, one operative
   *[teams] Two teams
}, a grid of { $columns } by { $rows }. { $team } begins.
pictures-event-key-drawn = The spymasters look at the key.
pictures-event-clue-drafted = You ask whether this clue is allowed: { $word }, { $number ->
    [unlimited] unlimited
   *[other] { $number }
}.
pictures-event-arbitration-asked = { $seat } asks: is “{ $word }” allowed?
pictures-event-arbitration-answered = { $seat } { $answer-word ->
    [deny] does not allow
   *[allow] allows
} “{ $word }”.
pictures-event-clue-given = { $seat } says: { $word }, { $number ->
    [unlimited] unlimited
   *[other] { $number }
}.
pictures-event-marked = { $seat } points at { $place }.
pictures-event-unmarked = { $seat } no longer points at { $place }.
pictures-event-voted = { $seat } votes: { $place }.
pictures-event-touched = { $seat } touches { $place } for { $team }.
pictures-event-covered = { $place } is { $colour-word ->
    [red] a red agent
    [blue] a blue agent
    [assassin] the assassin
   *[bystander] a bystander
}.
pictures-event-stopped = { $seat } stops.
pictures-event-turn-ended = The turn of { $team } ends: { $reason-word ->
    [stop] they stop
    [limit] no guess is left
    [timeout] time is up
    [invalid] the clue was not valid
   *[wrong] that was not one of theirs
}.
pictures-event-sudden-death-started = Sudden death: { $team } must find { $left } more in this turn, or loses.
pictures-event-rival-covered = { $seat } covers { $place } for the rival.
pictures-event-penalty-covered = As a penalty { $seat } covers { $place }.
pictures-event-objected = { $seat } objects to “{ $word }”.
pictures-event-objection-answered = { $seat } { $answer-word ->
    [insist] stands by
   *[concede] takes back
} “{ $word }”.
pictures-event-waved-through = You let “{ $word }” pass.
pictures-event-spymaster-left = { $seat } leaves. { $team } has no spymaster.
pictures-event-spymaster-replaced = { $seat } is spymaster now.
pictures-event-game-over = { $winner } wins.
pictures-event-game-over-secret = { $winner } wins with a score of { $score }.
pictures-event-key-revealed = Everybody sees the key now.

## Refusals

pictures-refusal-over = the game is over.
pictures-refusal-clock = only the clock says that time is up, and it says nothing else.
pictures-refusal-no-timer = no clock runs now.
pictures-refusal-gone = you have left the game.
pictures-refusal-spymaster-only = that is for spymasters.
pictures-refusal-operative-only = that is for operatives; a spymaster shows nothing.
pictures-refusal-not-now = not now: { $phase-word ->
    [arbitration] the rival spymaster is asked
    [guess] the operatives are guessing
    [objection] an objection is open
    [rival_cover] it is the rival's turn
    [penalty] a penalty is due
    [replace] a team needs a new spymaster
   *[clue] a clue is awaited
}.
pictures-refusal-not-your-turn = it is not your team's turn to do that.
pictures-refusal-no-objection = there is nothing to object to any more.
pictures-refusal-no-such-card = there is no card { $place }; the last one is { $last }.
pictures-refusal-covered = card { $place } is covered.
pictures-refusal-marked = you are pointing at { $place } already.
pictures-refusal-not-marked = you are not pointing at { $place }.
pictures-refusal-not-that-colour = card { $place } does not have the colour that is covered now.
pictures-refusal-captain-only = at this table the first operative of a team touches.
pictures-refusal-voted = you have voted; the vote stands for this guess.
pictures-refusal-guess-first = guess at least once before you stop.
pictures-refusal-hyphen = “{ $word }” has a hyphen; a clue is one word.
pictures-refusal-apostrophe = “{ $word }” has an apostrophe; a clue is one word of letters.
pictures-refusal-digit = “{ $word }” has a digit; a clue is one word of letters.
pictures-refusal-not-a-letter = “{ $sign }” in “{ $word }” is not a letter of our alphabet.
pictures-refusal-single-letter = “{ $word }” is a single letter, and no clue.
pictures-refusal-too-long = a clue has at most { $longest } letters.
pictures-refusal-form = “{ $word }” does not have the form of a clue.
pictures-refusal-several-words = “{ $word }” is more than one word; this table allows only one.
pictures-refusal-no-number = a clue needs a number, as in: { $word } 2.
pictures-refusal-not-whole = “{ $number }” is not a whole number from 1 up.
pictures-refusal-expert-zero = zero is an expert clue, and this table plays without.
pictures-refusal-expert-unlimited = unlimited is an expert clue, and this table plays without.
pictures-refusal-number-too-high = { $number } is more than this table's maximum, { $most }.
pictures-refusal-denied = the rival has just denied “{ $word }”; think of another word.
pictures-refusal-repeated = “{ $word }” was given before, and this table allows no repeats.
pictures-refusal-shape = “{ $word }” is a shape, and this table allows none.
pictures-refusal-visible-word = “{ $word }” is a form or part of “{ $visible }”, which lies on the table.

## How games end

pictures-outcome-all-found = The winners have found all their pictures.
pictures-outcome-assassin = The losers touched the assassin.
pictures-outcome-assassin-found = The winners found everything, and then the assassin.
pictures-outcome-sudden-death-won = The winners found the rest in sudden death.
pictures-outcome-sudden-death-lost = The losers failed in sudden death.
pictures-outcome-rival-done = The rival's last picture is covered.
pictures-outcome-out-of-time = The losers ran out of time.
pictures-outcome-forfeit = The losers have no spymaster left.

## Names

pictures-name-red-team = Red
pictures-name-blue-team = Blue
pictures-name-field-team = Both sides
pictures-name-red-spymaster = Red's spymaster
pictures-name-blue-spymaster = Blue's spymaster
pictures-name-field-agent = the operative
pictures-name-red-1 = Red 1
pictures-name-red-2 = Red 2
pictures-name-red-3 = Red 3
pictures-name-red-4 = Red 4
pictures-name-red-5 = Red 5
pictures-name-red-6 = Red 6
pictures-name-red-7 = Red 7
pictures-name-red-8 = Red 8
pictures-name-red-9 = Red 9
pictures-name-red-10 = Red 10
pictures-name-red-11 = Red 11
pictures-name-red-12 = Red 12
pictures-name-blue-1 = Blue 1
pictures-name-blue-2 = Blue 2
pictures-name-blue-3 = Blue 3
pictures-name-blue-4 = Blue 4
pictures-name-blue-5 = Blue 5
pictures-name-blue-6 = Blue 6
pictures-name-blue-7 = Blue 7
pictures-name-blue-8 = Blue 8
pictures-name-blue-9 = Blue 9
pictures-name-blue-10 = Blue 10
pictures-name-blue-11 = Blue 11
pictures-name-blue-12 = Blue 12
pictures-name-title-back-door = Out by the back door
pictures-name-title-scraped-through = Mission scraped through
pictures-name-title-holding-team = A team that holds
pictures-name-title-first-class = First-class ring
pictures-name-title-headquarters = Headquarters is calling
pictures-name-title-flawless = Flawless network
pictures-name-title-legend = Legend of the service

## The screen in the terminal

pictures-screen-turn = Turn { $turn }: { $team }
pictures-screen-left = { $team } { $left } left
pictures-screen-red = red
pictures-screen-blue = blue
pictures-screen-bystander = bystander
pictures-screen-assassin = assassin
pictures-screen-unlimited = unlimited
pictures-screen-sudden-death = Sudden death: { $team } finds { $left } more now, or loses. Stopping loses.
pictures-screen-draft = Is “{ $word }” a valid clue?
pictures-screen-title = Score { $score }: { $title }.
