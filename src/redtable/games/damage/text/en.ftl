# Battle Damage in English

## What happens

damage-event-volley-started =
    Volley on { $ship }: { $hits ->
        [one] 1 internal hit
       *[other] { $hits } internal hits
    }.
damage-event-deck-shuffled = { $ship }: the whole deck is shuffled, { $count } cards.
damage-event-card-dealt = { $ship }: card { $card }, { $face }.
damage-event-choice-requested = { $ship }: { $card } leaves its owner a choice: { $options }.
damage-event-choice-made = { $ship } gives up { $choice }.
damage-event-hit-scored = { $ship }: { $box } hit, { $left } left ({ $scored } of { $hits }).
damage-event-card-missed =
    { $ship }: { $card } misses, { $reason ->
        [none] the ship never had that
       *[gone] nothing of it is left
    }. Misses in a row: { $misses }.
damage-event-critical-rolled = { $ship }: critical hit { $card }, die { $die }: { $critical } ({ $clause }).
damage-event-critical-ignored = { $ship }: { $card } is ignored, this volley has had its critical hit.
damage-event-bay-jammed = { $ship }: the doors of bay { $bay } jam.
damage-event-casualties-rolled = { $ship }: { $critical }, die { $die }. Lost: { $lost }, left: { $left }.
damage-event-excess-damage =
    { $ship } takes an excess damage hit, { $left ->
        [one] 1 box
       *[other] { $left } boxes
    } left.
damage-event-excess-empty = { $ship } has no excess box left; the hit counts and does nothing.
damage-event-batch-ended = { $ship }: the cards are confirmed, hits: { $scored } of { $hits }.
damage-event-cards-laid-aside = { $ship }: laid aside for this volley: { $cards }.
damage-event-reshuffled =
    { $ship }: { $count ->
        [one] the last card is
       *[other] the other { $count } cards are
    } shuffled again.
damage-event-ship-destroyed = { $ship } is destroyed. Hits left over: { $overkill }.
damage-event-volley-ended =
    Volley on { $ship } done: hits { $scored } of { $hits }, with { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }. { $boxes ->
        [0] No box was lost.
       *[other] Lost: { $lost }.
    }
damage-event-critical-expired = { $ship }: { $critical } is over.
damage-event-repair-rolled =
    { $ship }: repair of { $critical }, die { $die }: { $repaired ->
        [true] it works again
       *[false] not yet
    }.
damage-event-pf-hit = { $ship }: die { $die } on the pseudo-fighter chart.
damage-event-turn-advanced = Turn { $turn } begins.
damage-event-ship-added =
    { $ship } joins the battle ({ $class }, { $boxes ->
        [one] 1 box
       *[other] { $boxes } boxes
    }).
damage-event-ship-removed = { $ship } leaves the battle.
damage-event-order-declared = { $ship } gives up in this order: { $order }.
damage-event-order-withdrawn = { $ship }: the owner chooses again.
damage-event-taken-back =
    Taken back: { $verb ->
        [add] { $ship } joins the battle
        [remove] { $ship } leaves the battle
        [volley] the volley on { $ship }
        [deal] a card on { $ship }
        [run] the cards on { $ship }
        [score] { $what } of { $ship } takes the hit
        [prefer] the order of sacrifice of { $ship }
       *[turn] the end of turn { $turn }
    }.
damage-event-volley-rolled =
    { $ship } fires: { $dice } plus { $plus }{ $divisor ->
        [1] {""}
       *[other] , divided by { $divisor }
    }, { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }.
damage-event-weapons-fired =
    { $ship } fires { $weapon } × { $count }: { $dice }, { $least ->
        [1] each a hit
       *[other] { $least } or more hits
    }. Hits: { $hits }.
damage-event-volley-fired =
    { $ship }: { $weapons ->
        [0] no weapon can fire in this turn
       *[other] { $hits ->
            [0] all weapons miss
            [one] 1 hit with all weapons together
           *[other] { $hits } hits with all weapons together
        }
    }.

## Why not

damage-refusal-no-marker = Only the people at the desk mark hits.
damage-refusal-over = The duel is over.
damage-refusal-not-in-duel = In a duel you only fire and choose; the rest belongs to the desk.
damage-refusal-not-owner = The captain of { $ship } chooses now.
damage-refusal-not-your-fire = { $ship } fires now.
damage-refusal-choice-open = First the hit on { $ship } needs a system: score one.
damage-refusal-no-choice = There is nothing to choose now.
damage-refusal-not-at-desk = At the desk volleys are announced: volley SHIP HITS.
damage-refusal-volley-open = A volley on { $ship } is still open: deal it to its end first.
damage-refusal-nothing-back = There is no step to take back.
damage-refusal-no-ship = There is no ship { $ship } here; there is: { $known }.
damage-refusal-bad-name = { $ship } is no name for a ship: letters, digits and -, and _ for a space, at most 24.
damage-refusal-name-taken = There is a ship { $ship } already: choose another name.
damage-refusal-too-many-ships = A battle has at most { $most } ships.
damage-refusal-bad-plan = This ship cannot be used: { $why }
damage-refusal-no-class = There is no ship class { $class }; there is: { $known }.
damage-refusal-bad-order = { $word } is no system; an order of sacrifice is made of: { $known }.
damage-refusal-order-twice = { $word } stands twice in this order of sacrifice.
damage-refusal-hits = A volley has 1 to { $most } hits, not { $hits }.
damage-refusal-destroyed = { $ship } is destroyed already.
damage-refusal-no-volley = No volley is open: announce one with volley SHIP HITS.
damage-refusal-no-volley-on = No volley on { $ship } is open.
damage-refusal-which-volley = Several volleys are open ({ $ships }): add @ and the ship's name.
damage-refusal-not-offered = { $choice } cannot take this hit; these can: { $options }.

## What has to be mended in a ship file

damage-fault-system = There is no such system. There is: { $known }.
damage-fault-name = The ship needs a name.
damage-fault-label = { $label } is no label: letters, digits, - and _.
damage-fault-excess = The first excess hit would destroy the ship. Give it at least 1 box.
damage-fault-empty = The ship needs at least one box besides excess damage.
damage-fault-sacrifice = { $word } is neither a system nor one of { $known }.
damage-fault-race = A pseudo-fighter needs one of these races: { $known }.
damage-fault-hull = Only pseudo-fighters have plain hull; a ship has forward, aft or center hull.
damage-fault-unreadable = This cannot be read as a ship: { $why }

## How it ends

damage-outcome-destroyed = The losing ship is destroyed.
damage-outcome-both-destroyed = Both ships are destroyed in the same turn.
damage-outcome-disarmed = The losing ship has no weapon left.
damage-outcome-both-disarmed = Neither ship has a weapon left.
damage-outcome-closed = The desk was closed.

## Seats

damage-name-first = first ship
damage-name-second = second ship
damage-name-desk = desk
damage-name-duel = duel

## Systems

damage-name-cargo = cargo
damage-name-hull = hull
damage-name-fwd_hull = forward hull
damage-name-aft_hull = aft hull
damage-name-ctr_hull = center hull
damage-name-l_warp = left warp
damage-name-r_warp = right warp
damage-name-c_warp = center warp
damage-name-impulse = impulse
damage-name-apr = auxiliary reactor
damage-name-battery = battery
damage-name-drone = drone rack
damage-name-add = anti-drone rack
damage-name-power_absorber = power absorber
damage-name-hellbore = hellbore
damage-name-esg = expanding sphere generator
damage-name-phaser = phaser
damage-name-photon = photon torpedo
damage-name-plasma = plasma torpedo
damage-name-disruptor = disruptor
damage-name-tr_beam = tractor-repulsor beam
damage-name-fusion = fusion beam
damage-name-bridge = bridge
damage-name-flag_bridge = flag bridge
damage-name-security = security station
damage-name-web_gen = web generator
damage-name-displacement = displacement device
damage-name-emer_bridge = emergency bridge
damage-name-aux_con = auxiliary control
damage-name-shuttle = shuttle
damage-name-dam_con = damage control
damage-name-boarding_party = boarding party
damage-name-sensor = sensor
damage-name-scanner = scanner
damage-name-lab = lab
damage-name-probe = probe
damage-name-tractor = tractor beam
damage-name-transporter = transporter
damage-name-excess = excess damage
damage-name-crew = crew
damage-name-stasis = stasis box
damage-name-option_mount = option mount
damage-name-any_hull = any hull
damage-name-any_warp = any warp
damage-name-any_weapon = any weapon
damage-name-any_hit = any hit
damage-name-drone_group = drone group
damage-name-torpedo_group = torpedo group
damage-name-bridge_group = bridge group

## Cards

damage-name-CF = cargo or forward hull
damage-name-CA = cargo or aft hull
damage-name-CW = cargo or any warp engine
damage-name-CHW = cargo, any hull or any weapon
damage-name-CX = cargo or any hit
damage-name-FH = forward hull
damage-name-AH = aft hull
damage-name-AS = aft hull, shuttle on a carrier
damage-name-CE = center warp engine
damage-name-RW = right warp engine
damage-name-LW = left warp engine
damage-name-IM = impulse engine
damage-name-DR = drone
damage-name-DRH = drone or any hull
damage-name-PH = phaser
damage-name-PHH = phaser or any hull
damage-name-TO = torpedo
damage-name-TOH = torpedo or any hull
damage-name-AP = auxiliary reactor
damage-name-BA = battery
damage-name-BR = bridge or flag bridge
damage-name-EB = emergency bridge or auxiliary control
damage-name-SH = shuttle
damage-name-DC = damage control or boarding party
damage-name-SS = sensor or scanner
damage-name-LA = lab
damage-name-PR = probe
damage-name-TR = tractor beam
damage-name-TP = transporter
damage-name-CR = critical hit

## Critical hits

damage-name-weapons-control = weapons control
damage-name-shuttle-doors = shuttle bay doors
damage-name-crew-casualties = crew casualties
damage-name-tractors = tractor beams
damage-name-probe-launcher = probe launcher
damage-name-bowling-alley = bowling alley
damage-name-maneuvering = maneuvering
damage-name-drone-racks = drone racks
damage-name-marine-casualties = marine casualties
damage-name-transporters = transporters
damage-name-battery-gas = leaking battery gas
damage-name-chess-board = chess board
damage-name-warp-engines = warp engines
damage-name-heavy-weapons = heavy weapons
damage-name-phaser-capacitors = phaser capacitors
damage-name-labs = labs
damage-name-excess-damage = excess damage
damage-name-sauna = sauna

## What critical hits change

damage-name-direct_fire_die = on direct-fire dice
damage-name-turn_mode = turn mode
damage-name-het_cost_percent = cost of a high-energy turn, %
damage-name-breakdown_die = on breakdown dice
damage-name-warp_power = warp power
damage-name-life_support = life support
damage-name-speed_limit = speed limit
damage-name-seeking_weapons = seeking weapons
damage-name-drones = drones
damage-name-heavy_weapons = heavy weapons
damage-name-phasers_from_capacitors = phaser energy in store
damage-name-erratic_manoeuvring = erratic manoeuvring
damage-name-emergency_deceleration = emergency deceleration
damage-name-quick_reverse = quick reverse

## Screens

damage-screen-turn = Turn { $turn }
damage-screen-no-ships = No ship yet: add NAME SHIP, for example add Resolute fed-ca.
damage-screen-destroyed =
    Destroyed, { $overkill ->
        [one] 1 hit
       *[other] { $overkill } hits
    } left over.
damage-screen-ready = Fires in this turn: { $weapons }
damage-screen-for-good = for good
damage-screen-until = until the end of turn { $turn }
damage-screen-forbidden = Not now: { $what }
damage-screen-volley =
    hits { $scored } of { $hits }, batch { $batch }, { $deck ->
        [one] 1 card
       *[other] { $deck } cards
    } in the deck, misses
damage-screen-piles = right: { $right } · left: { $left } · aside: { $aside }
damage-screen-waiting = { $card } waits for a choice: { $options }
damage-screen-torn = The last line of the file was torn off while it was written; everything before it is whole.
damage-screen-resumed =
    The battle goes on from { $file }, { $count ->
        [one] 1 step
       *[other] { $count } steps
    } so far.
damage-screen-kept = Every card is kept in { $file }. Type help for the commands.
damage-screen-left = Go on another time with: redtable damage desk { $file }
damage-screen-next-card = Enter deals the next card, run deals up to the next choice.
damage-screen-mode-fast = Fast: cards are dealt up to the next choice.
damage-screen-mode-step = Step by step: Enter deals one card.
damage-screen-no-criticals = No ship has a critical hit.
damage-screen-saved = A copy is in { $file }.
damage-screen-choose = { $ship }, card { $card }: which system takes the hit? Type its number.
damage-screen-help =
    add NAME SHIP        a ship joins: a name from the library, your folder, or a file
    volley NAME HITS     internal hits on a ship
    Enter, deal, run     the next card; all cards up to a choice
    a number, score X    which system takes the hit
    prefer NAME ORDER    choose by an order from now on; default; - asks again
    undo                 take the last step back
    turn                 the turn ends, critical hits run out
    ships, criticals     the battle, the critical hits
    odds NAME HITS       what a volley would take
    log N, save FILE     the last lines; a copy
    step, fast           one card at a time, or up to the next choice
    remove NAME, quit
damage-screen-ship = ship
damage-screen-class = class
damage-screen-boxes = boxes
damage-screen-excess = excess
damage-screen-own-folder = Your own ships (marked *) are TOML files in { $folder }.
damage-screen-check-fighter = A pseudo-fighter: its damage is rolled on a chart of its own, without the deck.
damage-screen-check-cards = { $can } of { $all } cards can hit it.
damage-screen-check-never = These will always miss, which is fine: { $cards }.
damage-screen-check-carrier = A carrier: the cards AS hit its shuttles.
damage-screen-check-order = Given up first: { $order }.
damage-screen-check-default-order = the ruleset's order
damage-screen-check-fine = { $file } is fine.
damage-screen-imported = { $ship } is now among your own ships: { $file }
damage-screen-odds-title = { $ship }: what { $volleys } hits take, in %, policy { $policy }
damage-screen-compare-title = { $ship }: expected losses by { $volleys } hits, deck against classic chart
damage-screen-system = system
damage-screen-expected = expected loss
damage-screen-lost = boxes lost
damage-screen-chart = chart
damage-screen-distance = distance from the chart
damage-screen-distance-note = Distance: total variation, mean of all systems; 0 % is the same, 100 % has nothing in common.
damage-screen-exact = Exact: all decks were counted.
damage-screen-sampled = { $trials } dealt volleys ({ $method }); intervals hold 99 times of 100.
damage-screen-no-numba = numba is not installed, so the engine itself dealt the cards, slowly: pip install redtable[fast]
damage-screen-fear-bridge-box = A bridge box
damage-screen-fear-half-phasers = Half of the phasers
damage-screen-fear-all-phasers = All phasers
damage-screen-fear-half-torpedoes = Half of the torpedoes
damage-screen-fear-half-warp = Half of the warp engines
damage-screen-fear-half-hull = Half of the hull
damage-screen-fear-excess-hit = An excess hit
damage-screen-fear-destroyed = The ship is destroyed
damage-name-ten = ten
damage-name-thumb = rule of thumb
damage-name-fifteen = fifteen
damage-name-twenty = twenty
damage-name-all = all
