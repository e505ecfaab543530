### What the Red Code table says in the web client; the words of the game itself stand beside its rules.

## The ships
web-redcode-sea = The sea, eight columns by six rows
web-redcode-diagram = Drawing: { $text }
web-redcode-ships = Ships
web-redcode-ships-tap = touch for the control card
web-redcode-ally = ally
web-redcode-sinks = { $captain } sinks
web-redcode-sunk = sunk
web-redcode-misses-turn = sunk, misses a turn
web-redcode-comes-back = comes back next
web-redcode-intercepted = intercepted
web-redcode-no-ship = no ship yet
web-redcode-label-you = { $name } · you
web-redcode-here = { $square } · here?
web-redcode-hull = hull { $hull } of { $whole }
web-redcode-hull-cubes = { $breakdowns } breakdowns, { $repairs } repairs
web-redcode-breakdowns = Breakdowns
web-redcode-repairs = Repairs
web-redcode-reserve = Reserve
web-redcode-removed = Removed
web-redcode-cards = Cards in hand
web-redcode-control-card = Control card of { $ship }
web-redcode-own-card = Your card
web-redcode-cost = costs { $cost } crew, { $crew } on it
web-redcode-bring-back = Bring one crew back from: { $place }
web-redcode-put-back = Leave this one on: { $place }
web-redcode-square-yours = your { $type }
web-redcode-square-ship = { $type } of { $captain }
web-redcode-square-islet = islet
web-redcode-square-current = current
web-redcode-square-can = can be chosen
web-redcode-corner-blue = Blue corner
web-redcode-corner-red = Red corner
web-redcode-score-war = War score: Blue { $blue }, Red { $red }, of { $most }
web-redcode-score-arena = Ships afloat: Blue { $blue }, Red { $red }, of { $most }
web-redcode-round = round { $round }

## What a manoeuvre does, in few words
web-redcode-effect-damage = { $amount ->
    [one] −1 repair
   *[other] −{ $amount } repairs
}
web-redcode-effect-lose_breakdown = { $amount ->
    [one] −1 breakdown
   *[other] −{ $amount } breakdowns
}
web-redcode-effect-repair = { $amount ->
    [one] +1 repair
   *[other] +{ $amount } repairs
}
web-redcode-effect-gain_breakdown = { $amount ->
    [one] +1 breakdown
   *[other] +{ $amount } breakdowns
}
web-redcode-effect-lose_crew = −{ $amount } crew
web-redcode-effect-recover_crew = +{ $amount } crew back
web-redcode-effect-draw = { $amount ->
    [one] draw 1 card
   *[other] draw { $amount } cards
}
web-redcode-effect-move = { $amount ->
    [one] 1 square
   *[other] { $amount } squares
}
web-redcode-effect-intercept = no manoeuvres
web-redcode-effect-cancel = cancels the link below
web-redcode-effect-own = own { $effect }
web-redcode-short-damage = −{ $amount }
web-redcode-short-repair = +{ $amount }
web-redcode-short-lose_crew = −{ $amount } crew
web-redcode-short-range = range { $distance }
web-redcode-short-none = no target
web-redcode-covered = covered
web-redcode-only-own = only your own side in reach
web-redcode-no-use = would change nothing now
web-redcode-nothing-there = There is nothing here to aim at.
web-redcode-range = range { $distance }

## Orders
web-redcode-orders = Your orders
web-redcode-hand = { $count } of { $limit }
web-redcode-room = { $count ->
    [one] room for one more
   *[other] room for { $count } more
}
web-redcode-deck = in the deck
web-redcode-no-cards = no orders in hand
web-redcode-hidden-cards = { $count ->
    [one] 1 hidden order
   *[other] { $count } hidden orders
}

## The open question
web-redcode-prompt-choose = Which ship do you sail?
web-redcode-prompt-choose-text = A side never has the same ship twice.
web-redcode-prompt-place = Where does your { $ship } start?
web-redcode-prompt-place-text = { $count ->
    [one] One square is free.
   *[other] { $count } squares are free.
}
web-redcode-prompt-return = Where does your ship come back?
web-redcode-prompt-recover = { $count ->
    [one] Recover one crew
   *[other] Recover { $count } crew
}
web-redcode-prompt-recover-text = { $count ->
    [one] Touch one more cube to bring back.
   *[other] Touch the { $count } cubes to bring back.
}
web-redcode-prompt-recover-done = That frees what they stood on.
web-redcode-prompt-main = Your turn
web-redcode-prompt-main-text = { $crew ->
    [one] One crew in reserve. Use what is lit, or end the turn.
   *[other] { $crew } crew in reserve. Use what is lit, or end the turn.
}
web-redcode-prompt-aim = { $what }: choose a target
web-redcode-prompt-where = { $what }: where to?
web-redcode-prompt-step = { $steps ->
    [one] One more step
   *[other] { $steps } more steps
}
web-redcode-prompt-step-must = The current carries you on: choose a square.
web-redcode-prompt-step-text = Choose a square, or stop here.
web-redcode-prompt-discard = One order too many
web-redcode-prompt-discard-text = Choose the card to throw away.
web-redcode-prompt-respond = Answer { $captain }: { $what }?
web-redcode-prompt-respond-text = If you pass and nobody else answers, it takes effect.
web-redcode-ask-harm = This hurts your own side. Really?
web-redcode-ask-pointless = This would change nothing. Really?
web-redcode-ask-again = Touch again, or confirm.
web-redcode-ask-target = { $what } on { $target }?
web-redcode-ask-plain = { $what }?
web-redcode-ask-step = Sail to { $square }?
web-redcode-ask-place = Your { $ship } on { $square }?
web-redcode-ask-place-text = Dotted: what you would see from there.
web-redcode-ask-discard = Throw away { $what }?
web-redcode-do = Do it
web-redcode-again = Choose anew
web-redcode-stop = Stop here
web-redcode-end-turn = End the turn
web-redcode-response = { $what } · { $cost } crew
web-redcode-wait = { $captain } is thinking
web-redcode-wait-away = { $captain } is away
web-redcode-wait-choose = { $captain } chooses a ship
web-redcode-wait-place = { $captain } places a ship
web-redcode-wait-respond = { $captain } may answer
web-redcode-wait-text = You can look at every card meanwhile.
web-redcode-over = finished
web-redcode-harmful = hurts your side
web-redcode-pointless = changes nothing
web-redcode-action = { $verb ->
    [choose] Take the { $what }
    [place] Start on { $target }
    [return] Come back on { $target }
    [recover] Recover: { $what }
    [step] Sail to { $target }
    [stop] Stop here
    [pass] Pass
    [play] Play { $what } on { $target }
    [discard] Throw away { $what }
    [end] End the turn
   *[use] { $what } { $target }
}
web-redcode-link = link { $number }

## Choosing a ship
web-redcode-choose = Choose your ship
web-redcode-choose-price = white cubes: the price in crew
web-redcode-about-submarine = Two squares at a stroke. Turns an attack into its own repair.
web-redcode-about-destroyer = The wall of the side. Cancels a manoeuvre three squares away.
web-redcode-about-carrier = Sees far and keeps its friends afloat.
web-redcode-take = Choose
web-redcode-your-choice = your choice
web-redcode-has-it = { $captain } has it
web-redcode-every-ship = Every ship

## Log and story
web-redcode-log-setup = set-up
web-redcode-log-round = Round { $round } · { $captain }
web-redcode-rd = Rd { $round }
web-redcode-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
web-redcode-story-sunk = { $by } sinks { $ship }.
web-redcode-story-chain = A chain of { $links }, the last word by { $ship }.
web-redcode-story-cancelled = { $what } by { $ship } is shielded away.
web-redcode-story-order = { $ship } plays { $what }.
web-redcode-story-returned = { $ship } is back, good as new.
web-redcode-story-blow = { $ship } takes { $points } damage in one blow.
web-redcode-mark-sunk = { $captain } sinks
web-redcode-mark-chain = A long chain
web-redcode-numbers-rounds = Rounds
web-redcode-numbers-manoeuvres = Manoeuvres
web-redcode-numbers-answered = Answered
web-redcode-numbers-longest = Longest chain
web-redcode-numbers-hull = Hull lost, Blue · Red
web-redcode-luck = Luck of the draw
web-redcode-luck-how = worth of cards, line = expected
web-redcode-luck-bar = drawn { $actual }, expected { $expected }
web-redcode-score-now = score now
web-redcode-wins-blue = Blue wins
web-redcode-wins-red = Red wins

## Phone
web-redcode-tabs = Parts of the table
web-redcode-tab-ship = Ship
web-redcode-tab-orders = Orders
web-redcode-tab-chain = Chain
web-redcode-tab-log = Log

## Lobby
web-redcode-side-blue = starts top left
web-redcode-side-red = starts bottom right
web-redcode-option-mode = How it is won
web-redcode-option-mode-text = Arena: sink the other side once. War: ships come back, five points win.
web-redcode-option-mode-arena = Arena
web-redcode-option-mode-war = War to 5
web-redcode-option-ships_per_side = Ships on each side
web-redcode-option-ships_per_side-text = Every captain has a seat.
web-redcode-option-ships_per_side-1 = 1 v 1
web-redcode-option-ships_per_side-2 = 2 v 2
web-redcode-option-ships_per_side-3 = 3 v 3
web-redcode-option-fleet_mode = One admiral a side
web-redcode-option-fleet_mode-text = One person steers all ships of a side.
web-redcode-option-move_adjacency = Ships may sail diagonally
web-redcode-option-move_adjacency-text = Eight neighbours instead of four.
web-redcode-option-move_adjacency-8 = yes
web-redcode-option-move_adjacency-4 = no
web-redcode-option-response_scope = Who may answer
web-redcode-option-response_scope-text = Everybody, the side that is hit, or the ship that is hit.
web-redcode-option-response_scope-any = everybody
web-redcode-option-response_scope-target_side = the side
web-redcode-option-response_scope-target_only = the ship
web-redcode-option-team_hands_visible = Allies see each other’s orders
web-redcode-option-team_hands_visible-text = Off: you may tell, but not show.
web-redcode-option-allow_friendly_fire = Shots at your own side
web-redcode-option-allow_friendly_fire-text = Legal by the rules; the page asks twice.
web-redcode-option-sink_cancels = A sinking ends
web-redcode-option-sink_cancels-text = What is left of a chain when a ship goes down in it.
web-redcode-option-sink_cancels-rest_of_chain = the whole chain
web-redcode-option-sink_cancels-sunk_ship_links = its own links

web-redcode-preview = The sea
web-redcode-preview-text = An example: islets and currents are dealt when the match starts.
web-redcode-wish = The ship that you would like
web-redcode-wish-text = Which ship would you like? You choose in turn when the match starts.
web-redcode-wish-kept = You choose in turn when the match starts: { $ship } will be marked, if it is still free.
web-redcode-wished = you wanted this one
