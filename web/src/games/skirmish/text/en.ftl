### What the skirmish table says in the web client; the words of the game itself stand beside its rules.
## The table and its units
web-skirmish-table = The table, { $width } by { $height } inches
web-skirmish-diagram = Drawing: { $text }
web-skirmish-units = Units
web-skirmish-unit = { $unit }, { $kind } of { $side }
web-skirmish-kind-nco = section leader
web-skirmish-kind-gun = gun group
web-skirmish-kind-group = rifle group
web-skirmish-kind-team = rifle team
web-skirmish-active = { $active } of { $all } active
web-skirmish-chits = chits: { $red } red, { $yellow } yellow
web-skirmish-with-nco = with the NCO
web-skirmish-acted = has acted
web-skirmish-moved = has moved
web-skirmish-in-cover = in cover: has not moved
web-skirmish-in-contact = in close combat with { $unit }
web-skirmish-at = at { $x }, { $y }
web-skirmish-removed = out of play
web-skirmish-waiting = waiting
web-skirmish-price = { $cost ->
    [one] { $cost } order
   *[other] { $cost } orders
}
web-skirmish-open = in the open
web-skirmish-at-wall = at the { $kind } { $piece }
web-skirmish-in-piece = { $kind } { $piece }
web-skirmish-terrain-wall = wall
web-skirmish-terrain-forest = forest
web-skirmish-terrain-rocks = rocks
web-skirmish-terrain-field = field
web-skirmish-terrain-bushes = bushes
web-skirmish-terrain-undergrowth = undergrowth
web-skirmish-soldier-R = rifleman
web-skirmish-soldier-MG = machine-gunner
web-skirmish-soldier-NCO = NCO
web-skirmish-status-light = lightly wounded
web-skirmish-status-casualty = casualty
web-skirmish-status-light-casualty = wounded again
web-skirmish-status-dead = dead
web-skirmish-chit-effect-1 = does not move
web-skirmish-chit-effect-2 = does not move, starts no fire
web-skirmish-chit-effect-3 = does not move or fire
web-skirmish-keys = Arrows move the end of the way by an inch, with Shift by a tenth. Plus and minus zoom.
web-skirmish-end-at = End of the way at { $x }, { $y }, { $length } inches
web-skirmish-zoom-in = Nearer
web-skirmish-zoom-out = Farther
web-skirmish-zoom-whole = Whole table
web-skirmish-tools = Tools: ruler, the enemy’s sight, nearer and farther
web-skirmish-inches = { $inches }″
web-skirmish-inches-of = { $inches }″ of { $limit }″
web-skirmish-ring-tactical = { $inches }″ tactical
web-skirmish-ring-rapid = { $inches }″ rapid
web-skirmish-ring-close = { $inches }″ close
web-skirmish-ring-command = command { $inches }″
web-skirmish-react-cost = { $cost ->
    [0] free
    [one] { $cost } order
   *[other] { $cost } orders
}

## Turn, phases, pools
web-skirmish-turn = turn { $turn }
web-skirmish-turn-of = turn { $turn } of { $turns }
web-skirmish-tn = T { $turn }
web-skirmish-phases = Phases of the turn
web-skirmish-pools = Orders of both sides
web-skirmish-command-dice = Command dice: { $dice }
web-skirmish-command-pool = { $dice ->
    [one] 1 command die
   *[other] { $dice } command dice
}
web-skirmish-orders-left = { $orders ->
    [one] 1 order left
   *[other] { $orders } orders left
}
web-skirmish-orders = { $orders ->
    [one] { $orders } order
   *[other] { $orders } orders
}
web-skirmish-found = objectives { $done } of { $all }

## The open question
web-skirmish-over = finished
web-skirmish-wait = { $decision ->
    [place-objective] { $side } places an objective
    [deploy] { $side } deploys
    [react] { $side } may react
    [reroll] { $side } looks at its dice
    [choose-casualties] { $side } counts its casualties
    [hold-or-retreat] { $side } has to hold or give way
    [choose-destination] { $side } retreats
    [recon] { $side } looks for an objective
   *[other] { $side } is thinking
}
web-skirmish-wait-text = You can look at everything meanwhile.
web-skirmish-ask-objective = Where does objective { $number } lie?
web-skirmish-ask-objective-text = Touch the table, or choose from the list: out of sight of Redfor’s zone is good.
web-skirmish-ask-deploy = Where does { $unit } deploy?
web-skirmish-ask-deploy-text = Drag it into your zone, touch a place, or choose from the list.
web-skirmish-ask-dice = Take chits off, or roll?
web-skirmish-ask-dice-text = Each die that you take out removes a chit; the others are rolled for orders.
web-skirmish-ask-unit = { $unit }: what is it to do?
web-skirmish-ask-move = Drag it, or touch where it should go. A longer drag is a rapid move.
web-skirmish-ask-rapid = Drag it up to twice as far: fire is halved and reactions are worse.
web-skirmish-ask-fire = Touch an enemy in sight.
web-skirmish-ask-assault = Touch the enemy to charge.
web-skirmish-ask-order = { $orders ->
    [0] No orders left
    [one] Your last order
   *[other] You have { $orders } orders
}
web-skirmish-ask-order-text = Choose a unit: those with a bar can act.
web-skirmish-ask-react = { $unit } acts. React?
web-skirmish-ask-react-move = { $unit } moves { $inches }″. React?
web-skirmish-ask-react-against = { $unit } turns on { $other }. React?
web-skirmish-sum-against-move = This answers { $unit }, who moves { $inches }″.
web-skirmish-sum-against-unit = This answers { $unit }, who turns on { $other }.
web-skirmish-reroll-die = Roll the { $die } again
web-skirmish-show-choice = Show the choice
web-skirmish-ask-react-text = { $orders ->
    [one] Within 10″ it is free; you have 1 order for more.
   *[other] Within 10″ it is free; you have { $orders } orders for more.
}
web-skirmish-ask-reroll = { $unit } is hit. Roll a die again?
web-skirmish-ask-reroll-text = A second chance for one red die costs a chit.
web-skirmish-ask-casualties-text = You choose who falls.
web-skirmish-ask-hold-text = Hold: full fire, then close combat. Give way: half fire, a chit, and away.
web-skirmish-ask-destination = { $unit } retreats. Where to?
web-skirmish-ask-destination-text = Away from every enemy that sees it, as far as it can.
web-skirmish-ask-stand-text = Falling back is free, but under enemy eyes every chit is a die.
web-skirmish-ask-recon-text = One free test for each objective in sight.
web-skirmish-draft-objective = The objective at { $place }?
web-skirmish-draft-deploy = { $unit } at { $place }?
web-skirmish-draft-to = { $unit } retreats to { $place }
web-skirmish-draft-retreat = { $unit } falls back
web-skirmish-draft-react = { $mode ->
    [fire] { $unit } fires at { $target } first
    [assault] { $unit } charges { $target }
   *[other] { $unit } moves in reaction
}
web-skirmish-draft-assault = { $unit } assaults { $target }
web-skirmish-draft-move = { $unit } moves to { $place }
web-skirmish-draft-fire = { $unit } fires at { $target }
web-skirmish-draft-move-fire = { $unit } moves to { $place }, then fires at { $target }
web-skirmish-draft-fire-move = { $unit } fires at { $target }, then moves to { $place }
web-skirmish-sum-fire = Expected for { $target }: casualties { $casualties }, chits { $chits }; for { $unit }: casualties { $own }.
web-skirmish-sum-assault = Surprise { $surprise }. If they hold: contact { $contact }, won { $wins }.
web-skirmish-sum-tactical = Tactical, { $inches }″.
web-skirmish-sum-rapid = Rapid, { $inches }″.
web-skirmish-sum-react = May react: { $units }.
web-skirmish-sum-first = You come first in { $chance } of cases.
web-skirmish-back = Back
web-skirmish-corner = Corner here
web-skirmish-retreat = Fall back
web-skirmish-go = Do it
web-skirmish-go-move = Move
web-skirmish-go-fire = Fire
web-skirmish-go-assault = Assault
web-skirmish-go-retreat = Fall back
web-skirmish-go-react = React
web-skirmish-quiet-stop = No more orders
web-skirmish-quiet-decline = No reaction
web-skirmish-quiet-roll = Roll the rest
web-skirmish-quiet-keep = Keep the dice
web-skirmish-quiet-stay = Stay
web-skirmish-quiet-pass = Do not look

## Commands, reactions, lists
web-skirmish-card = Card of { $unit }
web-skirmish-what = What it does
web-skirmish-mode-move = Tactical
web-skirmish-mode-rapid = Rapid
web-skirmish-mode-fire = Fire
web-skirmish-mode-assault = Assault
web-skirmish-targets = Targets
web-skirmish-when = When on their way
web-skirmish-moment = at { $at }″, { $distance }″ away
web-skirmish-then-fire = then fire at
web-skirmish-fire-first = first fire at
web-skirmish-hidden-by = hidden by { $piece }
web-skirmish-places = Good places ({ $count })
web-skirmish-places-cover = only with cover
web-skirmish-sees = sees { $units }
web-skirmish-sees-objective = sees objective { $numbers }
web-skirmish-filter = Filter: a unit, a word, a place
web-skirmish-filtered = { $shown } of { $count }
web-skirmish-action = { $verb ->
    [objective] Objective at { $place }
    [deploy] Deploy { $unit } at { $place } { $words }
    [remove] Take a { $words } chit off { $unit }
    [roll] Roll the command dice
    [move] { $unit } moves to { $place }
    [fire] { $unit } fires at { $target }
    [move-fire] { $unit } moves to { $place }, then fires at { $target }
    [fire-move] { $unit } fires at { $target }, then moves to { $place }
    [assault] { $unit } assaults { $target } { $place }
    [retreat] { $unit } falls back
    [stop] No more orders
    [react-fire] { $unit } reacts: fires at { $target }, at { $at }″
    [react-move] { $unit } reacts: moves to { $place }, at { $at }″
    [react-assault] { $unit } reacts: assaults { $target }, at { $at }″
    [decline] No reaction
    [reroll] Roll the { $words } again
    [keep] Keep the dice
    [lose] Casualties: { $words }
    [hold] Hold
    [withdraw] Give way
    [to] Retreat to { $place }
    [stay] Stay
    [recon] Reconnoitre objective { $words }
   *[pass] Do not look
}
web-skirmish-saved-title = Saved deployments
web-skirmish-saved-keep = Keep this deployment
web-skirmish-saved-name = Its name
web-skirmish-saved-kept = “{ $name }” is kept in this browser, for this battlefield.
web-skirmish-saved-forget = Delete “{ $name }”
web-skirmish-saved-refused = Not as saved: { $what }. { $why }
web-skirmish-deploy = Deployment
web-skirmish-waiting-count = { $count } waiting
web-skirmish-section = section { $section }
web-skirmish-nco = The NCO goes with { $unit }
web-skirmish-nco-must = The NCO must go with { $unit }
web-skirmish-objectives = Objective markers
web-skirmish-objectives-text = In your own zone, at least { $inches }″ from the edge of the table.
web-skirmish-objective = Objective { $number }

## Decisions of one touch
web-skirmish-take-out = Command dice
web-skirmish-remove = one { $colour } chit less
web-skirmish-no-chits = no chits to take off
web-skirmish-effect-on = Hits on { $unit }
web-skirmish-each = each { $modifier }
web-skirmish-die-bad = { $die }, with modifiers { $result }: a casualty. Roll it again.
web-skirmish-die-good = { $die }, with modifiers { $result }: safe
web-skirmish-reroll-text = Touch a red die: it is saved in { $chance } of cases, and the unit takes a chit.
web-skirmish-casualties = { $count ->
    [one] One soldier falls: who?
   *[other] { $count } soldiers fall: who?
}
web-skirmish-figure = { $light ->
    [true] { $unit } { $soldier }, wounded
   *[other] { $unit } { $soldier }
}
web-skirmish-assaulted = { $other } charges { $unit }
web-skirmish-hold = Hold
web-skirmish-withdraw = Give way
web-skirmish-defence-dice = fires { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
web-skirmish-defence-casualties = casualties: about { $casualties }
web-skirmish-defence-stops = breaks the charge: { $chance }
web-skirmish-defence-falls = is overrun: { $chance }
web-skirmish-stand-fast = Does { $unit } fall back?
web-skirmish-retreat-dice = Seen by { $seen }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, a casualty below 5.
web-skirmish-retreat-free = Nobody sees it, or it has no chits: no dice.
web-skirmish-recon = { $unit } looks for an objective
web-skirmish-recon-chance = succeeds: { $chance }

## Odds and modifiers
web-skirmish-odds = What to expect
web-skirmish-reaction = Reaction
web-skirmish-against = { $mine } against { $theirs }
web-skirmish-first = { $unit } fires first
web-skirmish-surprise = { $unit } is not fired at
web-skirmish-comes-first = comes before the action
web-skirmish-firepower = Firepower, hits on 5 or more
web-skirmish-fires-back = { $unit } fires back
web-skirmish-riflemen = { $count ->
    [one] 1 rifleman
   *[other] { $count } riflemen
}
web-skirmish-gunners = { $count ->
    [one] 1 machine gun
   *[other] { $count } machine guns
}
web-skirmish-nobody-fires = nobody who fires
web-skirmish-dice-count = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
web-skirmish-half = half: { $dice }
web-skirmish-silent = { $unit } does not fire
web-skirmish-adds = { $unit } adds to each die
web-skirmish-part-chits = chits
web-skirmish-part-rapid = rapid move
web-skirmish-part-distance = distance
web-skirmish-part-none = { $unit }: no modifier
web-skirmish-part-hard-cover = hard cover: { $terrain } { $piece }
web-skirmish-part-in-cover = in cover: has not moved
web-skirmish-part-close-range = close range
web-skirmish-part-halved-rapid = after a rapid move
web-skirmish-part-unspotted = not spotted: if the own reaction is below 5
web-skirmish-expect = casualties { $casualties }, chits { $chits }
web-skirmish-expect-retreat = retreats { $chance }
web-skirmish-by-casualties = Chance of casualties: { $list }
web-skirmish-may-react = May react
web-skirmish-nobody-reacts = Nobody can react.
web-skirmish-tactical-move = Tactical move
web-skirmish-rapid-move = Rapid move
web-skirmish-if-holds = they hold
web-skirmish-if-withdraws = they give way
web-skirmish-contact = reaches them
web-skirmish-broken-off = breaks off
web-skirmish-wins-combat = wins close combat
web-skirmish-own-casualties = own casualties

## Dice
web-skirmish-dice = Last dice
web-skirmish-no-dice = no dice yet
web-skirmish-dice-reaction = { $unit } reaction
web-skirmish-dice-makes = { $modifier } makes { $result }
web-skirmish-dice-fire = { $unit } fires
web-skirmish-dice-halved = halved: { $why }
web-skirmish-dice-effect = { $unit } effect { $modifier }
web-skirmish-dice-reroll = re-roll of { $die }
web-skirmish-dice-combat = { $unit } close combat { $modifier }
web-skirmish-dice-morale = { $unit } morale
web-skirmish-dice-retreat = { $unit } retreats
web-skirmish-dice-aid = { $unit } first aid
web-skirmish-dice-recon = { $unit } looks
web-skirmish-dice-rolloff = Roll-off
web-skirmish-hits = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
web-skirmish-failing = { $count ->
    [0] all safe
    [one] 1 casualty
   *[other] { $count } casualties
}
web-skirmish-failed = failed: { $count }
web-skirmish-saved = saved, one chit
web-skirmish-not-saved = a casualty all the same
web-skirmish-recon-yes = found
web-skirmish-recon-no = nothing

## Log and story
web-skirmish-log-setup = set-up
web-skirmish-story-objective = { $unit } reconnoitres objective { $number }.
web-skirmish-story-wiped-out = { $unit } is wiped out.
web-skirmish-story-combat = { $unit } wins the close combat.
web-skirmish-story-broken-off = The assault of { $unit } is stopped by fire.
web-skirmish-story-casualties = { $unit } loses { $count } soldiers at once.
web-skirmish-story-retreat = { $unit } breaks and runs.
web-skirmish-story-reaction = { $unit } catches { $actor } on the way.
web-skirmish-mark-contact = { $unit } reaches { $target }
web-skirmish-numbers-turns = Turns
web-skirmish-numbers-firefights = Firefights
web-skirmish-numbers-reactions = Reactions
web-skirmish-numbers-assaults = Assaults
web-skirmish-numbers-dice = Dice rolled
web-skirmish-luck = Luck of the dice
web-skirmish-luck-how = hits of all volleys, line = expected
web-skirmish-luck-bar = hits: { $actual }, expected: { $expected }
web-skirmish-wins = { $side } wins

## Phone
web-skirmish-tabs = Parts of the table
web-skirmish-tab-orders = Command
web-skirmish-tab-units = Units
web-skirmish-tab-dice = Dice
web-skirmish-tab-log = Log

## Lobby
web-skirmish-preview = The battlefield
web-skirmish-preview-text = Blufor deploys at the lower edge, Redfor at the upper one.
web-skirmish-side-blufor = defends two objectives
web-skirmish-side-redfor = has to find them
web-skirmish-option-battlefield = Battlefield
web-skirmish-option-battlefield-text = Others can be made in the workshop.
web-skirmish-option-battlefield-crossroads = Crossroads
web-skirmish-option-battlefield-village = Village
web-skirmish-option-battlefield-river-wood = River wood
web-skirmish-option-battlefield-open-hills = Open hills
web-skirmish-option-max_turns = Turns
web-skirmish-option-max_turns-text = After the last one Blufor has won.
web-skirmish-option-max_turns-8 = 8
web-skirmish-option-max_turns-12 = 12
web-skirmish-option-max_turns-16 = 16
web-skirmish-option-nco_scope = Who gives orders to whom
web-skirmish-option-nco_scope-text = The NCO of the section, or any of the side.
web-skirmish-option-nco_scope-own = own section
web-skirmish-option-nco_scope-any = any
web-skirmish-option-interrupt_point = Where a reaction comes
web-skirmish-option-interrupt_point-text = At any point of the way, or only at its start.
web-skirmish-option-interrupt_point-any = any point
web-skirmish-option-interrupt_point-start = the start
web-skirmish-option-reactions_per_action = Reactions to one action
web-skirmish-option-reactions_per_action-text = How many units may answer it.
web-skirmish-option-reactions_per_action-0 = none
web-skirmish-option-reactions_per_action-1 = 1
web-skirmish-option-reactions_per_action-2 = 2
web-skirmish-option-voluntary_retreat = Units may fall back at will
web-skirmish-option-voluntary_retreat-text = Once a turn, without an order.
web-skirmish-option-los = What blocks sight
web-skirmish-option-los-text = Terrain alone, or other units too.
web-skirmish-option-los-terrain = terrain
web-skirmish-option-los-units = units too
web-skirmish-option-round = Half dice are rounded
web-skirmish-option-round-text = When firepower is halved.
web-skirmish-option-round-up = up
web-skirmish-option-round-down = down

## The workshop for battlefields
web-skirmish-edit = Make a battlefield
web-skirmish-edit-from = start from
web-skirmish-edit-add = Add a piece
web-skirmish-edit-name = Name
web-skirmish-edit-width = Width, inches ({ $least } to { $most })
web-skirmish-edit-height = Depth, inches ({ $least } to { $most })
web-skirmish-edit-mirror = Mirror all pieces
web-skirmish-edit-pieces = Pieces and zones
web-skirmish-edit-corners = Corners of { $shape }
web-skirmish-edit-remove = Remove
web-skirmish-edit-kind = Kind
web-skirmish-edit-corner = Corner { $number }, { $axis }
web-skirmish-edit-corner-remove = Remove corner { $number }
web-skirmish-edit-corner-add = One corner more
web-skirmish-edit-keys = Drag pieces and their corners. By keyboard: choose a piece in the list, arrows move it by half an inch, with Shift by a tenth.
web-skirmish-edit-good = This battlefield can be played on
web-skirmish-edit-bad = Not playable yet
web-skirmish-edit-unreadable = It cannot be read: { $why }
web-skirmish-edit-too-long = This battlefield is too large: its file has { $length } characters, at most { $most } are taken. Remove pieces or corners.
web-skirmish-edit-too-many = A battlefield has at most { $most } pieces.
web-skirmish-edit-save = Save as a file
web-skirmish-edit-open = Open a file
web-skirmish-edit-play = Open a table with it
web-skirmish-zone = zone of { $side }
web-skirmish-fault-twice = { $shape } is there twice.
web-skirmish-fault-off-grid = { $shape }: { $places } is not on the grid of tenths of an inch.
web-skirmish-fault-crossing = { $shape } crosses itself at { $places }.
web-skirmish-fault-flat = { $shape } has no area.
web-skirmish-fault-outside = { $shape } reaches over the edge of the table at { $places }.
web-skirmish-fault-zones = The zones overlap at { $places }.
web-skirmish-room-battlefields = Battlefields
web-skirmish-ruler = Ruler and line of sight
web-skirmish-ruler-from = Ruler: touch where the line begins, or drag.
web-skirmish-ruler-to = And where does it end?
web-skirmish-ruler-close = close range
web-skirmish-ruler-clear = clear sight
web-skirmish-ruler-cover-start = start: { $cover }
web-skirmish-ruler-cover-end = end: { $cover }
web-skirmish-watch = What the enemy sees
web-skirmish-ping = Show the others a place
web-skirmish-ping-where = Touch the place to show.
web-skirmish-pinged = { $player } points at { $x }, { $y }.
web-skirmish-places-ranked = The best hidden first: how many of the places that the enemy reaches with one move see it.
web-skirmish-exposed = { $share } see it, the first after { $inches }″
web-skirmish-hidden-at-first = hidden at first; a look after { $inches }″
web-skirmish-never-seen = seen from nowhere
web-skirmish-sum-exposed = The enemy after one move: { $exposure }.
web-skirmish-goal-redfor = { $done } of { $all } objectives seen
web-skirmish-goal-blufor = { $dead } of { $limit } dead, or turn { $turns } over
web-skirmish-option-recon_timing = When an objective may be looked at
web-skirmish-option-recon_timing-activation = at once
web-skirmish-option-recon_timing-turn = at the end of the turn (longer)
web-skirmish-lost = lost { $lost } of { $limit }
web-skirmish-option-recon_timing-text = At the end of the activation that sees it, or only once the turn is over.
