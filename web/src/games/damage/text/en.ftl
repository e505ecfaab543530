### What the Battle Damage table and its pages say in the web client; the words of the game itself stand beside its rules.

## The battle
web-damage-sheet = Sheet of { $ship }
web-damage-ships = Ships
web-damage-ship = Ship
web-damage-pf = Pseudo-fighter
web-damage-desk = Desk
web-damage-duel = Duel
web-damage-turn = turn { $turn }
web-damage-turn-short = T{ $turn }
web-damage-policy = { $policy ->
    [ten] ten cards at a time
    [thumb] rule of thumb
    [fifteen] fifteen at a time
    [twenty] twenty at a time
   *[all] the whole deck
}
web-damage-boxes-left = { $system }: { $left } of { $total } left
web-damage-boxes-pick = { $system } takes the hit: { $left } of { $total } left
web-damage-left-of = { $left } of { $total } left
web-damage-share = { $percent } % of the boxes left
web-damage-destroyed = Destroyed
web-damage-destroyed-text = The ship is destroyed, with { $overkill ->
    [one] 1 hit
   *[other] { $overkill } hits
} left over.
web-damage-chooses = choice
web-damage-lit = lit boxes can take this hit
web-damage-empty = No ship is here yet.
web-damage-add = Add a ship
web-damage-remove = Remove
web-damage-remove-sure = Take { $ship } out of the battle?
web-damage-remove-text = Its sheet goes with it. The step can be taken back.
web-damage-print = Print the sheet
web-damage-class = Class
web-damage-name = Name
web-damage-library = From the library
web-damage-own-ships = Your own ships

## A volley
web-damage-counters = How far the volley is
web-damage-of-hits = { $hits ->
    [one] of 1 hit
   *[other] of { $hits } hits
}
web-damage-to-go = { $hits } to go
web-damage-batch = batch { $batch }
web-damage-by-dice = rolled on the chart, without the deck
web-damage-misses = Misses in a row
web-damage-misses-said = { $misses } of { $most } misses in a row
web-damage-deck = The deck
web-damage-missed = Missed · { $count }
web-damage-hit = Hit · { $count }
web-damage-in-deck = in the deck
web-damage-aside = aside
web-damage-this-batch = This batch of { $size }
web-damage-then-shuffle = { $cards ->
    [one] 1 more card, then a shuffle
   *[other] { $cards } more cards, then a shuffle
}
web-damage-rack-said = { $card }, { $fate ->
    [hit] hit
    [miss] missed
   *[open] waits for a choice
}
web-damage-fate-hit = Scored: a box is crossed out.
web-damage-fate-miss = Nothing of it is left, or it never was.
web-damage-fate-open = The owner of the ship picks one.
web-damage-limit-once = Works once a volley.
web-damage-limit-each = Hits each of its systems once a volley.
web-damage-limit-critical = A die says what breaks.
web-damage-which = Which system takes the hit?
web-damage-which-text = pick here or on the sheet
web-damage-by-order = By the order of sacrifice
web-damage-last = The last volley on { $ship }
web-damage-last-text = hits: { $scored } of { $hits }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
web-damage-last-nothing = No box was lost.
web-damage-rolled = Critical hit: the die shows { $die }, { $critical }.
web-damage-quiet = The deck is shuffled. Announce a volley.
web-damage-quiet-duel = The deck is shuffled.

## What can be done
web-damage-volley-on = Volley on { $ship }
web-damage-hits = Hits
web-damage-open-volley = Deal the volley
web-damage-pace = How cards are dealt
web-damage-fast = fast
web-damage-step = card by card
web-damage-run = Up to the next choice
web-damage-deal = One card
web-damage-next-card = { $ship }: the next card
web-damage-prefer = Choose by the order of sacrifice, ask nobody
web-damage-order = Given up in this order: { $order }
web-damage-end-turn = End turn { $turn }
web-damage-your-fire = Your ship fires
web-damage-your-fire-text = two dice and four hits on the other ship
web-damage-your-weapons-text = each of these rolls a die
web-damage-ready = What fires
web-damage-ready-none = No weapon can fire in this turn.
web-damage-weapon = { $least }+: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
web-damage-fire = Fire
web-damage-wait-fire = { $ship } fires now
web-damage-wait-choice = The captain of { $ship } chooses
web-damage-other-chooses = A choice is open
web-damage-action = { $verb ->
    [fire] Fire
    [score] { $what } takes the hit
    [volley] Volley of { $number } on { $what }
    [deal] The next card
    [run] All cards up to a choice
    [remove] Remove { $what }
    [prefer] { $what }: order of sacrifice
    [turn] End the turn
    [takeback] Take the last step back
   *[other] { $what }
}
web-damage-join = Mark hits too
web-damage-join-text = You are watching. There is room at this desk.
web-damage-share-link = Share
web-damage-share-title = Share this battle
web-damage-share-text = Whoever opens the link may watch, or mark hits with you.
web-damage-share-here = This battle is on this device: whoever holds it marks the hits. There is no link to it.
web-damage-save = Save the battle
web-damage-save-text = A small file: open it again here, or at the terminal.
web-damage-close = Close the battle
web-damage-close-sure = Close it for good?
web-damage-close-text = Everybody at the desk has to agree. Then it is a record that can be replayed.
web-damage-closed = This battle is closed
web-damage-closed-text = Nothing can be marked any more; every card can be seen again.
web-damage-tabs = Parts of the table
web-damage-tab-deck = Deck
web-damage-tab-sheet = Sheet
web-damage-tab-criticals = Criticals
web-damage-tab-log = Log

## Critical hits and what is to come
web-damage-criticals = Critical hits
web-damage-active = { $count } active
web-damage-no-criticals = This ship has none.
web-damage-bay = bay { $bay }
web-damage-for-good = For good.
web-damage-until = Until the end of turn { $turn }.
web-damage-next-turn = In turn { $turn }.
web-damage-forbidden = Not now: { $what }
web-damage-outlook = { $hits ->
    [one] The hit to come
   *[other] The { $hits } hits to come
}
web-damage-outlook-text = Chance to lose at least one more box
web-damage-outlook-sample = { $trials } ways to go on from here, ±{ $points } points.
web-damage-odds = odds
web-damage-log-volley = { $ship }, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, turn { $turn }
web-damage-log-by = { $text } · { $who }

## After a duel
web-damage-wins = { $ship } wins
web-damage-story-destroyed = { $ship } is destroyed, { $overkill ->
    [one] 1 hit
   *[other] { $overkill } hits
} to spare.
web-damage-story-excess = { $ship } takes excess damage, { $left ->
    [one] 1 box left
   *[other] { $left } boxes left
}.
web-damage-story-critical = Critical hit on { $ship }: { $critical }.
web-damage-story-volley = { $ship } fires a volley of { $hits }.
web-damage-numbers-volleys = Volleys taken
web-damage-numbers-hits = Hits scored on it
web-damage-numbers-cards = Cards
web-damage-numbers-misses = Cards that missed
web-damage-numbers-excess = Excess damage
web-damage-mark-destroyed = { $ship } is destroyed
web-damage-mark-critical = Critical hit on { $ship }
web-damage-diagram = Drawing: { $text }

## Lobby
web-damage-side-first = fires first
web-damage-side-second = fires second
web-damage-side-desk = everybody marks hits
web-damage-option-ships = Ships
web-damage-option-ships-text = The two that fight each other: a class of the game, or a ship of your own.
web-damage-option-duel_fire = Fire
web-damage-option-duel_fire-text = By the weapons that work, or always two dice and four.
web-damage-option-duel_fire-weapons = weapons
web-damage-option-duel_fire-strength = full strength
web-damage-option-batch_policy = Cards before a shuffle
web-damage-option-batch_policy-text = How many are dealt before the rest is shuffled again.
web-damage-option-batch_policy-ten = 10
web-damage-option-batch_policy-thumb = 15/10
web-damage-option-batch_policy-fifteen = 15
web-damage-option-batch_policy-twenty = 20
web-damage-option-batch_policy-all = all
web-damage-option-criticals = Critical cards
web-damage-option-criticals-text = Three of the 64; one counts in a volley.
web-damage-option-repair_rolls = Repair rolls
web-damage-option-repair_rolls-text = At the end of a turn a die may end a critical hit early.
web-damage-option-critical_stacking = The same critical again
web-damage-option-critical_stacking-text = Begins anew, or adds up.
web-damage-option-critical_stacking-refresh = anew
web-damage-option-critical_stacking-stack = adds up
web-damage-option-box_choice = Which box of a system
web-damage-option-box_choice-text = Where boxes differ, by arc for example.
web-damage-option-box_choice-owner = owner picks
web-damage-option-box_choice-auto = the least valuable
web-damage-option-miss_count_scope = Misses in a row
web-damage-option-miss_count_scope-text = Counted through the volley, or anew after each shuffle.
web-damage-option-miss_count_scope-volley = volley
web-damage-option-miss_count_scope-batch = batch
web-damage-option-center_hull = Center hull
web-damage-option-center_hull-text = Whether it also takes hits on forward and aft hull.
web-damage-option-center_hull-own = only its own
web-damage-option-center_hull-fore_and_aft = fore and aft

## Opening a battle
web-damage-room-desk = Desk
web-damage-room-odds = Odds
web-damage-room-ships = Ships
web-damage-desk-title = Open a battle
web-damage-desk-lead = Tell the desk which ship took how many hits. Everybody at the table may mark them.
web-damage-new-battle = A new battle
web-damage-ship-number = Ship { $number }
web-damage-open-desk = Open the desk
web-damage-go-on = Go on with a saved battle
web-damage-go-on-text = A .battle file, saved here or written at the terminal.
web-damage-choose-file = Choose a file
web-damage-duel-text = a small game of our own: the last ship that lives and can fire wins
web-damage-your-ship = Your ship
web-damage-their-ship = The bot’s ship
web-damage-open-duel = Fight a duel

## Odds
web-damage-odds-title = Odds of a volley
web-damage-question = The question
web-damage-reset = Reset
web-damage-volleys = Volleys
web-damage-when-choose = When the owner may choose
web-damage-assumed = Assumed: given up first { $order }
web-damage-dealing = Dealing …
web-damage-sure = { $trials } dealt volleys. Every percentage is within ±{ $points } points, 99 times of 100.
web-damage-takes = { $volleys ->
    [one] { $hits ->
        [one] What 1 hit takes
       *[other] What { $hits } hits take
    }
   *[other] What { $volleys } volleys of { $hits } take
}
web-damage-takes-text = chance in % to lose that many boxes
web-damage-heat-caption = For each system the chance in percent to lose so many boxes, and the expected loss by deck and by chart
web-damage-deck-word = deck
web-damage-chart-word = classic chart
web-damage-insight = Of all systems the deck spares { $kind } most: { $deck } lost instead of { $chart }. It takes more of { $hard }: { $harddeck } instead of { $hardchart }.
web-damage-to-table = Take it to the table
web-damage-to-table-text = Open a battle with this ship, or change it.
web-damage-edit-ship = Edit ship
web-damage-distribution = { $system }, { $boxes ->
    [one] 1 box
   *[other] { $boxes } boxes
}
web-damage-distribution-said = Chance of each loss by the deck: { $said }
web-damage-distribution-text = boxes lost, chance in %; hatched: the classic chart
web-damage-fear = What you fear
web-damage-far = How far from the chart
web-damage-far-text = 0 % = the same
web-damage-far-how = Total variation, mean of all systems, { $trials } volleys each. The batch size hardly matters: the cards do.
web-damage-order-add = Add a system …
web-damage-order-none = the ruleset’s order
web-damage-lift = Give up { $what } earlier
web-damage-drop = Take { $what } off the list
web-damage-less = One less: { $what }
web-damage-more = One more: { $what }

## The ship editor
web-damage-yard = Ship editor
web-damage-kind = Kind
web-damage-race = Race
web-damage-starts-from = Starts from
web-damage-new-ship = a new ship
web-damage-group-hull = Hull
web-damage-group-power = Power
web-damage-group-weapons = Weapons
web-damage-group-control = Control
web-damage-group-rest = Everything else
web-damage-group-people = People
web-damage-labels = arcs: FA*4, RX*2
web-damage-labels-of = Arcs of { $system }
web-damage-at-least-one = at least 1
web-damage-bays = Shuttle bays
web-damage-carrier = Carrier
web-damage-carrier-text = aft hull cards marked AS hit shuttles
web-damage-gives-first = What you give first:
web-damage-rare = Show rare systems too
web-damage-checked = Checked as you type
web-damage-to-mend = { $count } to mend
web-damage-sound = sound
web-damage-never = { $count ->
    [one] 1 card will always miss
   *[other] { $count } cards will always miss
}
web-damage-never-text = That is fine.
web-damage-can-hit = { $can } of { $all } cards can hit
web-damage-boxes-in = { $boxes ->
    [one] 1 box
   *[other] { $boxes } boxes
} in { $systems ->
    [one] 1 system
   *[other] { $systems } systems
}.
web-damage-against = Against a volley of { $hits }
web-damage-all-odds = all odds
web-damage-as-text = Edit as text
web-damage-take-text = Take this text
web-damage-unsaved = not saved yet
web-damage-saved = The ship is kept in this browser.
web-damage-delete = Delete
