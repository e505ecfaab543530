### What Red Code says. Ships are letters, squares run from a1 to h6.

## Events

redcode-event-game-started = { $mode }, { $ships } against { $ships }, with the ruleset { $ruleset }.
redcode-event-map-laid = The sea is laid out: { $cards }.
redcode-event-first-player = { $ship } has the first turn.
redcode-event-ship-chosen = { $ship } takes the { $type }.
redcode-event-ship-placed = { $ship } starts on { $square }.
redcode-event-hand-dealt = { $ship } is dealt { $number ->
    [one] { $number } order card
   *[other] { $number } order cards
}.
redcode-event-hand-dealt-secret = { $ship } is dealt: { $cards }.
redcode-event-turn-started = Round { $round }: the turn of { $ship }.
redcode-event-turn-lost = Round { $round }: { $ship } is sunk and loses the turn.
redcode-event-turn-ended = { $ship } ends the turn.
redcode-event-crew-recovered = { $ship } brings crew back from: { $crew }.
redcode-event-manoeuvre-declared = { $target-word ->
    [own] { $ship } uses { $manoeuvre }.
   *[other] { $ship } uses { $manoeuvre } on { $target }.
}
redcode-event-response-declared = { $target-word ->
    [own] { $ship } responds with { $manoeuvre }.
   *[other] { $ship } responds with { $manoeuvre } on { $target }.
}
redcode-event-crew-paid = { $ship } puts { $crew } crew on { $manoeuvre }.
redcode-event-window-opened = May respond to link { $link }: { $ships }.
redcode-event-passed = { $ship } does not respond.
redcode-event-link-resolved = Link { $link } takes effect: { $manoeuvre } by { $ship }.
redcode-event-link-cancelled = Link { $link } is cancelled: { $manoeuvre } by { $ship } has no effect.
redcode-event-link-fizzled = Link { $link } comes to nothing after the sinking: { $manoeuvre } by { $ship }.
redcode-event-step-moved = { $ship } sails from { $from } to { $to }.
redcode-event-current-triggered = The current on { $square } carries { $ship } one square further.
redcode-event-current-lost = { $ship } cannot leave the current on { $square }: the step is lost.
redcode-event-stopped = { $ship } stops.
redcode-event-damage-taken = { $ship } takes { $points } damage: { $before } becomes { $after }.
redcode-event-breakdown-lost = { $ship } loses { $number ->
    [one] a breakdown
   *[other] { $number } breakdowns
}.
redcode-event-repaired = { $ship } gains { $points ->
    [0] no repair, the row is full
    [one] { $points } repair
   *[other] { $points } repairs
}: { $after }.
redcode-event-breakdown-gained = { $ship } gains { $number ->
    [0] no breakdown, it has them all
    [one] { $number } breakdown
   *[other] { $number } breakdowns
}: { $after }.
redcode-event-crew-removed = { $ship } loses { $number } crew from the reserve.
redcode-event-order-played = { $ship } plays { $card } on { $target }.
redcode-event-order-drawn = { $ship } draws an order card.
redcode-event-order-drawn-secret = { $ship } draws { $card }.
redcode-event-order-discarded = { $ship } discards { $card }.
redcode-event-hand-discarded = The cards of { $ship } are discarded: { $cards }.
redcode-event-deck-reshuffled = The { $number } discarded cards become the new deck.
redcode-event-intercepted = { $ship } is intercepted: no manoeuvre until its next turn.
redcode-event-intercept-ended = { $ship } may use manoeuvres again.
redcode-event-ship-sunk = { $by } sinks { $ship }.
redcode-event-victory-point = A point for { $side }, which now has { $points }.
redcode-event-compensation-cards = { $side } draws { $number } order cards for its loss.
redcode-event-compensation-tied = Both sides suffer the loss at once: nobody draws cards for it.
redcode-event-ship-returned = { $ship } comes back on { $square }, good as new.
redcode-event-game-over = { $side-word ->
    [nobody] The battle is over. Nobody wins.
   *[other] The battle is over. { $side } wins.
}

## Refusals

redcode-refusal-game-over = The game is over.
redcode-refusal-not-your-decision = It is not for you to decide now, but for the captain of { $ship }.
redcode-refusal-other-decision = { $decision-word ->
    [choose] First a type of ship has to be chosen.
    [place] First the ship has to be placed.
    [return] First the ship has to come back to the sea.
    [recover] First crew have to be recovered.
    [main] That has no place here: use a manoeuvre, play an order card or end the turn.
    [move] First the movement has to be finished.
    [respond] First the chain has to be answered: respond or pass.
    [boatswain] First the boatswain brings crew back.
   *[discard] First a card above the hand limit has to be discarded.
}
redcode-refusal-type-taken = Your side already has its { $type }.
redcode-refusal-islet = There is an islet on { $square }.
redcode-refusal-occupied = { $ship } is on { $square }: a square holds one ship.
redcode-refusal-not-your-corner = { $square } is not one of the squares where { $side } starts.
redcode-refusal-not-nearest = { $square } is not one of the nearest free squares, and every square where { $side } starts is taken.
redcode-refusal-recover-number = { $number } crew have to be recovered, not { $given }.
redcode-refusal-no-crew-there = There are { $crew } crew to take from { $place }, not { $given }.
redcode-refusal-not-adjoining = { $square } does not adjoin { $from }, where the ship is.
redcode-refusal-must-leave-current = The current on { $square } carries the ship on: it has to take a step.
redcode-refusal-against-current = The current on { $from } flows another way than to { $square }.
redcode-refusal-no-way-back = The current does not lead back to { $square }.
redcode-refusal-no-such-card = There is no { $card } in your hand.
redcode-refusal-one-order-a-turn = You have already played an order card in this turn: one a turn is all.
redcode-refusal-orders-first = An order card is played before the first manoeuvre of the turn.
redcode-refusal-no-orders-in-chain = Order cards are played in your own turn, never as a response.
redcode-refusal-needs-block = { $card } wants a block of four squares: name its top left one.
redcode-refusal-needs-ship = { $card } wants a ship, not a square.
redcode-refusal-no-block = There is no such block with { $square } at its top left.
redcode-refusal-not-on-board = { $ship } is not on the board.
redcode-refusal-friendly-fire = { $target }: this table plays without friendly fire.
redcode-refusal-null-effect = { $name } would change nothing there, and this table does not allow that.
redcode-refusal-not-your-manoeuvre = { $manoeuvre } is not among the manoeuvres of the { $type }.
redcode-refusal-intercepted = { $ship } is intercepted and may not use manoeuvres until its next turn.
redcode-refusal-not-a-response = { $manoeuvre } is not a response.
redcode-refusal-nothing-to-cancel = { $manoeuvre } answers a manoeuvre in progress, and there is none.
redcode-refusal-covered = { $manoeuvre } is covered by { $crew } crew.
redcode-refusal-no-crew = { $manoeuvre } costs { $cost } crew; in the reserve: { $crew }.
redcode-refusal-first-turn-crew = { $manoeuvre } costs { $cost } crew, and in the first turn only { $crew } more may be spent.
redcode-refusal-needs-square = { $manoeuvre } wants the square of its first step.
redcode-refusal-no-square = { $manoeuvre } wants a ship, not a square.
redcode-refusal-own-ship-only = { $manoeuvre } has no distance: it works on your own ship only.
redcode-refusal-needs-target = { $manoeuvre } wants a target.
redcode-refusal-cancel-takes-link = { $manoeuvre } cancels a link of the chain, it has no other target.
redcode-refusal-only-last-link = Link { $link } cannot be cancelled now: only the last one can.
redcode-refusal-not-aligned = { $ship } on { $square } is not in line: { $rows } down or up, { $columns } across.
redcode-refusal-too-far = { $ship } on { $square } is { $distance } squares away, and { $manoeuvre } reaches { $reach }.
redcode-refusal-blocked-by-islet = The islet on { $at } hides { $ship } on { $square }.
redcode-refusal-blocked-by-ship = { $by } on { $at } hides { $ship } on { $square }.

## How a game ends

redcode-outcome-fleet-sunk = No ship of the losing side is afloat.
redcode-outcome-points = The victory points are reached.
redcode-outcome-both-sunk = The last ships of both sides went down together.
redcode-outcome-both-points = Both sides reached the victory points with the same stroke.
redcode-outcome-round-cap = The last round is over: what is left afloat decides.

## Names

redcode-name-blue = Blue
redcode-name-red = Red
redcode-name-nobody = nobody
redcode-name-arena = Arena
redcode-name-war = War
redcode-name-captain = Captain
redcode-name-admiral = Admiral
redcode-name-submarine = submarine
redcode-name-destroyer = destroyer
redcode-name-carrier = aircraft carrier
redcode-name-move = Movement
redcode-name-repair = Repair
redcode-name-torpedo = Torpedo
redcode-name-orders = Orders
redcode-name-immersion = Immersion
redcode-name-countermeasure = Countermeasure
redcode-name-heavy_torpedo = Heavy torpedo
redcode-name-mine = Floating mine
redcode-name-missile = Missile
redcode-name-depth_charge = Depth charge
redcode-name-shield = Shield
redcode-name-assault = Assault
redcode-name-air_support = Air support
redcode-name-radio_support = Radio support
redcode-name-medical = Medical team
redcode-name-radar = Radar
redcode-name-removed = removed crew
redcode-name-reserve = reserve
redcode-name-ambush = Ambush
redcode-name-deserter = Deserter
redcode-name-boatswain = Boatswain
redcode-name-atomic = Atomic bomb
redcode-name-evasion = Evasion
redcode-name-intercept = Intercept
redcode-name-kamikaze = Kamikaze
redcode-name-choose = choose
redcode-name-place = place on
redcode-name-return = come back on
redcode-name-recover = recover
redcode-name-step = sail on to
redcode-name-stop = stop
redcode-name-pass = pass
redcode-name-play = play
redcode-name-discard = discard
redcode-name-end = end the turn
