### What the skirmish says. Places are x,y in inches from the bottom left corner of the table.

## Events

skirmish-event-game-started = The battlefield is { $battlefield }, played with the ruleset { $ruleset }.
skirmish-event-objective-placed = Objective { $objective } lies at { $at }.
skirmish-event-deployed = { $with-nco ->
    [true] { $unit } deploys at { $at } with the NCO.
   *[other] { $unit } deploys at { $at }.
}
skirmish-event-turn-started = Turn { $turn }.
skirmish-event-phase-started = Phase: { $phase }.
skirmish-event-chit-removed = A command die takes a { $colour } chit off { $unit }; { $chits } left.
skirmish-event-orders-rolled = { $side } rolls { $dice } for command: { $orders ->
    [one] { $orders } order
   *[other] { $orders } orders
}.
skirmish-event-roll-off = Roll-off: Blufor { $blufor }, Redfor { $redfor }.
skirmish-event-initiative = { $side } has the initiative.
skirmish-event-treated = { $die ->
    [0] First aid for { $soldier } of { $unit }: hit a second time, { $result }.
   *[other] First aid for { $soldier } of { $unit }: { $die }, { $result }.
}
skirmish-event-nco-replaced = A rifleman of { $unit } takes the NCO's place.
skirmish-event-morale = { $unit } checks morale: { $dice }; { $failed } failed.
skirmish-event-activated = { $unit } is ordered to { $does } for { $cost ->
    [one] { $cost } order
   *[other] { $cost } orders
}; { $orders } left.
skirmish-event-orders-stopped = { $side } gives no more orders; { $orders } lost.
skirmish-event-voluntary-retreat = { $unit } falls back of its own will.
skirmish-event-moved = { $unit } moves { $inches }" to { $to }.
skirmish-event-move-lost = { $unit } cannot go on: the rest of its move is lost.
skirmish-event-reaction = { $unit } reacts to { $actor } at { $at }: { $does }, for { $cost ->
    [0] free
    [one] { $cost } order
   *[other] { $cost } orders
}.
skirmish-event-reaction-die = { $unit } rolls { $die } for reaction, with { $modifier } that is { $result }.
skirmish-event-reaction-test = { $first ->
    [true] { $unit } acts before { $actor }.
   *[other] { $actor } is quicker than { $unit }.
}
skirmish-event-interrupted = { $unit } is caught at { $at }.
skirmish-event-reaction-impossible = The reaction of { $unit } is not possible any more.
skirmish-event-firefight = { $unit } opens fire on { $target }.
skirmish-event-fires-first = { $unit } fires first.
skirmish-event-fire-lost = { $unit } can no longer fire at { $target }.
skirmish-event-no-fire = { $unit } does not fire at { $target }.
skirmish-event-volley = { $unit } fires at { $target }: firepower { $firepower }{ $halved-count ->
    [0] {""}
   *[other] , halved for: { $halved }
}; dice { $dice }{ $modifier ->
    [0] {""}
   *[other] , each with { $modifier }
}: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}{ $defensive ->
    [true] {" "}(defensive fire)
   *[other] {""}
}.
skirmish-event-effect = { $unit } rolls { $dice } for effect{ $parts-count ->
    [0] {""}
   *[other] , each with { $modifier } ({ $parts })
}.
skirmish-event-rerolled = { $unit } rolls the { $die } again: { $again }, with modifiers { $result }.
skirmish-event-dice-kept = { $unit } keeps its dice.
skirmish-event-casualties = { $unit } loses { $count ->
    [one] a soldier
   *[other] { $count } soldiers
} ({ $soldiers }); { $active } still active.
skirmish-event-chit-gained = { $unit } takes a chit and has { $chits }.
skirmish-event-retreat-forced = { $unit } has all the chits it can bear and must retreat.
skirmish-event-retreat-rolled = { $unit } runs under fire: { $dice }, casualties { $casualties }.
skirmish-event-retreat-stays = { $unit } has nowhere to go and stays.
skirmish-event-retreated = { $unit } retreats to { $to }.
skirmish-event-assault = { $unit } assaults { $target }.
skirmish-event-assault-test = { $attacker-wins ->
    [true] { $unit } is upon { $target } before a shot falls.
   *[other] { $target } sees { $unit } coming.
}
skirmish-event-assault-lost = The assault of { $unit } on { $target } comes to nothing.
skirmish-event-holds = { $unit } holds its ground.
skirmish-event-withdraws = { $unit } gives way.
skirmish-event-broken-off = { $unit } breaks its assault off.
skirmish-event-contact = { $unit } is in contact with { $target } at { $at }.
skirmish-event-ground-taken = { $unit } takes the ground at { $at }.
skirmish-event-combat-round = Close combat, round { $round }: { $unit } rolls { $dice }, each with { $modifier }: { $hits } hit.
skirmish-event-combat-won = { $unit } wins the close combat.
skirmish-event-combat-lost = { $unit } loses the close combat.
skirmish-event-combat-given-up = Nobody can win: { $unit } gives up the close combat.
skirmish-event-wiped-out = { $unit } is wiped out.
skirmish-event-chits-trimmed = { $unit } keeps { $chits ->
    [one] 1 chit
   *[other] { $chits } chits
}.
skirmish-event-chit-recovered = { $unit } recovers from a chit; { $chits } left.
skirmish-event-chits-turned = The red chits turn yellow: { $units }.
skirmish-event-recon-test = { $success ->
    [true] { $unit } looks for objective { $objective }: { $die }, less chits { $result }, success.
   *[other] { $unit } looks for objective { $objective }: { $die }, less chits { $result }, nothing.
}
skirmish-event-objective-reconnoitred = { $unit } has reconnoitred objective { $objective }.
skirmish-event-passed = { $side } does nothing ({ $decision }).
skirmish-event-game-over = The game is over: { $winner } wins ({ $reason }).

## Refusals

skirmish-refusal-game-over = The game is over.
skirmish-refusal-not-your-decision = { $side } has to decide now.
skirmish-refusal-wrong-moment = Now is the time to decide something else: { $decision }.
skirmish-refusal-no-such-unit = There is no unit { $unit } on the table.
skirmish-refusal-not-your-unit = { $unit } is not yours to command.
skirmish-refusal-own-unit = { $unit } is on your own side.
skirmish-refusal-wrong-unit = Only { $unit } may retreat now.
skirmish-refusal-nobody-active = { $unit } has no active soldier.
skirmish-refusal-has-acted = { $unit } has already acted this turn.
skirmish-refusal-assaulted-no-orders = { $unit } was reached by an assault and receives no orders this turn.
skirmish-refusal-in-contact = { $unit } is in close combat.
skirmish-refusal-not-enough-orders = That costs { $cost ->
    [one] 1 order
   *[other] { $cost } orders
}; left: { $orders }.
skirmish-refusal-chits-no-move = { $unit } has { $chits ->
    [one] 1 chit
   *[other] { $chits } chits
} and does not move.
skirmish-refusal-chits-no-fire = { $unit } has { $chits ->
    [one] 1 chit
   *[other] { $chits } chits
} and starts no firefight.
skirmish-refusal-chits-no-assault = { $unit } has { $chits ->
    [one] 1 chit
   *[other] { $chits } chits
} and does not assault.
skirmish-refusal-chits-no-reaction = { $unit } has { $chits ->
    [one] 1 chit
   *[other] { $chits } chits
} and does not react.
skirmish-refusal-no-firepower = { $unit } has nobody who can fire.
skirmish-refusal-no-sight = { $unit } does not see { $target }: { $piece } is in the way, { $depth }" deep (at most { $limit }").
skirmish-refusal-unit-blocks = { $unit } does not see { $target }: another unit is in the way.
skirmish-refusal-off-table = { $point } is not on the table.
skirmish-refusal-no-way = { $unit } has to go somewhere else than where it stands.
skirmish-refusal-too-far = That is { $length }", and at most { $limit }" are possible.
skirmish-refusal-wounded-tactical = { $unit } has lightly wounded soldiers and moves at most { $limit }".
skirmish-refusal-rapid-inside = A rapid move may run { $limit }" inside { $piece }, this one runs { $depth }".
skirmish-refusal-too-near-enemy = The way comes too near to { $enemy }.
skirmish-refusal-too-near-friend = { $friend } stands there already.
skirmish-refusal-assault-unseen = { $target } is out of sight: the assault may go { $limit }" at most.
skirmish-refusal-is-assaulted = { $unit } is the one assaulted: it answers in the assault itself.
skirmish-refusal-no-path = A firefight has no path: leave the place out.
skirmish-refusal-no-such-place = Name a place on the path, such as @3; the path is { $length }" long.
skirmish-refusal-only-at-start = Reactions come at the start of a path: @0.
skirmish-refusal-no-such-die = No failing die shows { $die }.
skirmish-refusal-wrong-count = { $count ->
    [one] 1 soldier is hit
   *[other] { $count } soldiers are hit
}, you named { $given }.
skirmish-refusal-no-such-soldier = There are not so many { $soldier }.
skirmish-refusal-not-away = A retreat must lead away from { $enemy }.
skirmish-refusal-too-short = The retreat must go at least { $least }".
skirmish-refusal-no-voluntary-retreat = { $unit } cannot fall back of its own will now.
skirmish-refusal-no-recon = Objective { $objective } cannot be tested now.
skirmish-refusal-no-such-chit = { $unit } has no { $colour } chit.
skirmish-refusal-no-dice-left = No command die is left to take out.
skirmish-refusal-outside-zone = That is outside the zone of { $side }.
skirmish-refusal-too-near-edge = Objectives lie at least { $least }" from the edge of the table.
skirmish-refusal-is-deployed = { $unit } is not waiting to be deployed.
skirmish-refusal-nco-elsewhere = The NCO is already with another unit; leave "nco" out for { $unit }.
skirmish-refusal-nco-needed = { $unit } is the last of its section: the NCO must go with it.

## How a game ends

skirmish-outcome-reconnoitred = All objectives are reconnoitred.
skirmish-outcome-losses = Redfor has lost too many soldiers.
skirmish-outcome-turn-limit = The last turn is over and the objectives are not all reconnoitred.

## Names

skirmish-name-blufor = Blufor
skirmish-name-redfor = Redfor
skirmish-name-defender = defender
skirmish-name-attacker = attacker
skirmish-name-objectives = objectives
skirmish-name-deployment = deployment
skirmish-name-initiative = initiative
skirmish-name-first-aid = first aid
skirmish-name-orders = orders
skirmish-name-close-combat = close combat
skirmish-name-recovery = recovery
skirmish-name-red = red
skirmish-name-yellow = yellow
skirmish-name-dead = dead
skirmish-name-light = lightly wounded
skirmish-name-unhurt = unhurt
skirmish-name-reconnoitred = objectives reconnoitred
skirmish-name-losses = losses
skirmish-name-turn-limit = turn limit
skirmish-name-move = move
skirmish-name-fire = fire
skirmish-name-assault = assault
skirmish-name-move-fire = move and fire
skirmish-name-fire-move = fire and move
skirmish-name-react-fire = fire
skirmish-name-react-move = move
skirmish-name-react-assault = assault
skirmish-name-not-spotted = target not spotted
skirmish-name-rapid = rapid move
skirmish-name-parting = giving way
skirmish-name-hard-cover = hard cover
skirmish-name-in-cover = in cover
skirmish-name-close-range = close range
skirmish-name-place-objective = objective marker
skirmish-name-deploy = deployment
skirmish-name-take-out-dice = command dice
skirmish-name-give-order = orders
skirmish-name-react = reaction
skirmish-name-reroll = re-roll
skirmish-name-choose-casualties = casualties
skirmish-name-hold-or-retreat = hold or give way
skirmish-name-choose-destination = end of the retreat
skirmish-name-stand-fast = voluntary retreat
skirmish-name-recon = reconnaissance

## The screen

skirmish-screen-head = Turn { $turn } of { $turns }, { $phase }. Initiative: { $initiative }. Orders: Blufor { $blufor }, Redfor { $redfor }. Redfor dead: { $losses } of { $limit }.
skirmish-screen-unit = Unit
skirmish-screen-place = Place
skirmish-screen-soldiers = Soldiers
skirmish-screen-chits = Chits
skirmish-screen-orders = Order costs
skirmish-screen-notes = Notes
skirmish-screen-objective = Objective { $number } at { $at }: { $done ->
    [true] reconnoitred
   *[other] open
}.
skirmish-screen-legend = ♣ forest  ▲ rocks  ═ wall  ≈ field  ø bushes  " undergrowth  ⚑ objective. One column is an inch, one row two.
skirmish-screen-decision = To decide: { $side }, { $decision } { $unit } { $other }
skirmish-screen-moved = moved
skirmish-screen-acted = acted
skirmish-screen-in-combat = in close combat

## What an action would bring

skirmish-outlook-cost = Costs { $cost ->
    [0] nothing
    [one] { $cost } order
   *[other] { $cost } orders
}.
skirmish-outlook-path = { $rapid ->
    [true] A rapid move of { $inches }".
   *[other] A tactical move of { $inches }".
}
skirmish-outlook-reactor = { $unit } may react, for { $cost ->
    [0] free
    [one] { $cost } order
   *[other] { $cost } orders
}.
skirmish-outlook-first = { $unit } fires first: { $chance } %.
skirmish-outlook-fate = { $unit }: casualties about { $casualties }, chits about { $chits }, retreats in { $retreat } %.
skirmish-outlook-assault = Surprise { $surprise } %. If they hold: contact { $contact } %, broken off { $broken } %, close combat won { $wins } %.
skirmish-outlook-defence = Fires { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: casualties about { $casualties }, the assault breaks off in { $broken } %, the unit is overrun in { $wins } %.
skirmish-outlook-retreat = Dice under enemy eyes: { $dice }, casualties about { $casualties }.
skirmish-outlook-chance = Succeeds in { $chance } %.
