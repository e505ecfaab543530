"""The deck and the procedure, clause by clause, where a scenario does not tell it better."""

from __future__ import annotations

from collections import Counter

import pytest

from redtable.games.damage.dealing import QUIET, next_card, open_volley, run
from redtable.games.damage.ruleset import DamageRules
from redtable.kernel.chance import ChanceError, ScriptedChance, SeededChance
from redtable.kernel.match import Match, Refused
from redtable.kernel.rulebook import load_rulebook
from redtable.kernel.ruleset import RulesetError, load_ruleset, read_ruleset
from tests.games.damage.battles import GAME, a_ship, desk, desk_rules, events_of, state_of

COUNTS = {
    **dict.fromkeys(("CF", "CA", "CW", "CHW", "CX", "AS", "CE", "IM", "DR", "PH", "TO", "SH", "TR", "TP"), 2),
    **dict.fromkeys(("AH", "AP", "BA", "LA", "CR"), 3),
    **dict.fromkeys(("DRH", "PHH", "TOH", "BR", "EB", "DC", "SS", "PR"), 1),
    **dict.fromkeys(("RW", "LW"), 4),
    "FH": 5,
}


def test_bd_1_1_the_deck_allots_internal_damage() -> None:
    match = desk()
    match.apply(0, "prefer A any_hull")
    match.apply(0, "volley A 9")
    entry = match.apply(0, "run")
    ended = events_of(entry, "volley-ended")[0]
    assert ended["scored"] == 9
    assert events_of(entry, "card-dealt")


@pytest.mark.clause("BD-1.2")
def test_every_ship_of_a_battle_is_hit_by_the_same_deck() -> None:
    match = desk("A=ts-ca", "B=ts-fr", "V=ts-cv")
    ships = state_of(match).ships
    assert all(ship.fit.tables is state_of(match).tables for ship in ships)
    assert match.rules.options.batch_policy == "ten"  # type: ignore[attr-defined]


@pytest.mark.clause("BD-1.3", "BD-1.4", "BD-7.7")
def test_pseudo_fighters_are_rolled_for_beside_the_deck() -> None:
    match = desk("P=ts-pf", "A=ts-ca")
    match.apply(0, "prefer P any_warp")
    match.apply(0, "volley P 8")
    entry = match.apply(0, "run")
    assert not events_of(entry, "card-dealt")
    assert not events_of(entry, "critical-rolled")
    assert len(events_of(entry, "pf-hit")) == 8


def test_bd_1_6_no_card_is_worth_more_than_one_hit() -> None:
    rules, ship = a_ship("ts-hulk")
    for seed in range(30):
        target = ship.copy()
        volley = open_volley(target, 0, 6, QUIET)
        chance = SeededChance(seed)
        while not target.destroyed and volley.scored < 6:
            before = volley.scored
            next_card(target, volley, 1, chance, QUIET)
            assert volley.scored - before <= 1
            if volley.waiting():
                break
    assert rules.tables.misses == 5


def test_bd_2_1_composition() -> None:
    cards = desk_rules().tables.cards
    assert Counter(card.code for card in cards) == COUNTS
    assert len(cards) == 64
    assert len({card.id for card in cards}) == 64


def test_bd_2_2_limited_cards() -> None:
    by_limit: dict[int, list[str]] = {}
    for card in desk_rules().tables.cards:
        by_limit.setdefault(card.limit, []).append(card.id)
    assert by_limit[1] == ["RW4", "LW4", "DR2", "PH2", "TO2", "DC1"]
    assert by_limit[2] == ["BR1", "EB1", "SS1"]
    assert by_limit[3] == ["CR1", "CR2", "CR3"]


def test_bd_3_1_every_card_is_as_likely_to_come_first() -> None:
    rules, ship = a_ship()
    chance = SeededChance("first card")
    seen: Counter[int] = Counter()
    for _ in range(6400):
        volley = open_volley(ship, 0, 5, QUIET)
        seen[volley.deck[chance.below("card", len(volley.deck))]] += 1
    chi_square = sum((seen[card] - 100) ** 2 / 100 for card in range(len(rules.tables.cards)))
    assert chi_square < 110.0  # 63 degrees of freedom: beyond this once in ten thousand


@pytest.mark.parametrize(
    ("policy", "hits", "size"),
    [
        pytest.param("ten", 30, 10, marks=pytest.mark.clause("BD-3.5")),
        pytest.param("fifteen", 30, 15, marks=pytest.mark.clause("BD-3.10")),
        pytest.param("twenty", 30, 20, marks=pytest.mark.clause("BD-3.10")),
        pytest.param("thumb", 15, 64, marks=pytest.mark.clause("BD-3.11")),
        pytest.param("thumb", 16, 10, marks=pytest.mark.clause("BD-3.11")),
        pytest.param("all", 40, 64, marks=pytest.mark.clause("BD-3.12")),
    ],
)
@pytest.mark.clause("BD-G9")
def test_cards_between_shuffles(policy: str, hits: int, size: int) -> None:
    match = desk(batch_policy=policy)
    match.apply(0, "prefer A any_hull")
    match.apply(0, f"volley A {hits}")
    dealt = 0
    while state_of(match).volleys:
        entry = match.apply(0, "deal")
        dealt += 1
        if events_of(entry, "reshuffled"):
            assert dealt == size
            dealt = 0
    assert dealt <= size


@pytest.mark.clause("BD-3.12")
def test_a_whole_deck_levels_the_damage() -> None:
    """BD-C7: 64 cards less two ignored criticals are 62 hits on a ship that has everything."""
    names = "cargo fwd_hull aft_hull l_warp r_warp c_warp impulse apr battery drone phaser photon bridge "
    names += "emer_bridge shuttle dam_con sensor lab probe tractor transporter excess"
    plan = ";".join(f"{name}:90" for name in names.split())
    match = desk(f"A={plan}", batch_policy="all")
    match.apply(0, "prefer A cargo")
    match.apply(0, "volley A 62")
    dealt = sum(1 for event in match.apply(0, "run").events if event.kind == "card-dealt")
    assert dealt in (62, 63, 64)
    assert state_of(match).ships[0].left[0] == 80


def test_bd_3_9_a_batch_never_shows_a_card_twice() -> None:
    rules, ship = a_ship()
    ship.declare(["any_hull"])
    chance = SeededChance("batches")
    for _ in range(20):
        target = ship.copy()
        volley = open_volley(target, 0, 40, QUIET)
        while volley.scored < 40 and not target.destroyed:
            next_card(target, volley, 1, chance, QUIET)
            cards = volley.deck + volley.right + volley.left + volley.aside
            assert sorted(cards) == rules.tables.deck


def test_bd_3_7_all_cards_return() -> None:
    rules, ship = a_ship()
    ship.declare(["any_hull"])
    volley = open_volley(ship, 0, 25, QUIET)
    run(ship, volley, 1, SeededChance(3), QUIET)
    assert volley.deck == rules.tables.deck
    assert volley.aside == []


@pytest.mark.clause("BD-2.3", "BD-3.5")
def test_a_card_laid_aside_cannot_be_dealt() -> None:
    """GS-BD-2 and GS-BD-3: a script that tries to deal it fails."""
    rules, ship = a_ship()
    ship.declare(["any_hull"])
    volley = open_volley(ship, 0, 30, QUIET)
    number = rules.tables.card_number
    volley.deck.remove(number["RW4"])
    volley.right = [number["RW4"]]
    volley.dealt = 9
    face = volley.deck.index(number["FH1"]) + 1
    next_card(ship, volley, 1, ScriptedChance({"card": [face]}), QUIET)
    assert number["RW4"] in volley.aside
    assert number["RW4"] not in volley.deck
    with pytest.raises(ChanceError, match="from 1 to 63"):
        next_card(ship, volley, 1, ScriptedChance({"card": [64]}), QUIET)


def test_bd_5_1_without_criticals_there_are_61_cards() -> None:
    tables = desk_rules(criticals=False).tables
    assert len(tables.cards) == 61
    match = desk(criticals=False, chance=ScriptedChance({"card": [62]}))
    match.apply(0, "volley A 1")
    with pytest.raises(ChanceError):
        match.apply(0, "deal")


@pytest.mark.clause("BD-4.7")
@pytest.mark.parametrize(
    ("system", "card"),
    [
        ("power_absorber", "DR1"),
        ("hellbore", "DR1"),
        ("esg", "DRH1"),
        ("plasma", "TO1"),
        ("disruptor", "TO1"),
        ("tr_beam", "TO1"),
        ("fusion", "TOH1"),
        ("security", "BR1"),
        ("web_gen", "BR1"),
        ("displacement", "BR1"),
    ],
)
def test_systems_in_brackets_are_hit(system: str, card: str) -> None:
    rules, ship = a_ship(f"{system}:2;excess:1")
    number = rules.tables.card_number[card]
    volley = open_volley(ship, 0, 1, QUIET)
    next_card(ship, volley, 1, ScriptedChance({"card": [number + 1]}), QUIET)
    assert ship.fit.plan.rows[0].total - ship.boxes[0] == 1


@pytest.mark.clause("BD-G16")
def test_short_faces_may_be_read_without_brackets() -> None:
    rules, ship = a_ship("hellbore:2;excess:1", short_face_groups=False)
    assert ship.fit.hits[rules.tables.card_number["DRH1"]] == []
    assert ship.fit.hits[rules.tables.card_number["DR1"]] != []


@pytest.mark.clause("BD-G12")
def test_a_carrier_may_fall_back_on_its_aft_hull() -> None:
    for fallback, missed in ((False, 1), (True, 0)):
        rules, ship = a_ship("ts-cv", "shuttle:6", carrier_fallback_aft=fallback)
        volley = open_volley(ship, 0, 2, QUIET)
        number = rules.tables.card_number["AS1"]
        next_card(ship, volley, 1, ScriptedChance({"card": [number + 1]}), QUIET)
        assert volley.misses == missed
        assert not volley.waiting()


@pytest.mark.clause("BD-G1")
def test_center_hull_may_take_hits_fore_and_aft() -> None:
    for option, scored in (("own", 0), ("fore_and_aft", 1)):
        rules, ship = a_ship("ctr_hull:2;excess:1", center_hull=option)
        volley = open_volley(ship, 0, 2, QUIET)
        next_card(ship, volley, 1, ScriptedChance({"card": [rules.tables.card_number["FH1"] + 1]}), QUIET)
        assert volley.scored == scored


@pytest.mark.clause("BD-G7")
def test_ignored_criticals_may_count_as_misses() -> None:
    for counts, misses in ((False, 0), (True, 1)):
        rules, ship = a_ship(ignored_critical_counts=counts)
        volley = open_volley(ship, 0, 5, QUIET)
        volley.rolled = 0
        next_card(ship, volley, 1, ScriptedChance({"card": [rules.tables.card_number["CR2"] + 1]}), QUIET)
        assert volley.misses == misses


@pytest.mark.clause("BD-G8")
def test_a_ship_may_survive_without_excess_boxes() -> None:
    _, ship = a_ship("ts-hulk", "phaser:1,excess:3", no_excess_destroys=False)
    volley = open_volley(ship, 0, 2, QUIET)
    run(ship, volley, 1, SeededChance(1), QUIET)
    assert not ship.destroyed
    assert volley.empty + volley.criticals == 2


@pytest.mark.clause("BD-G31")
def test_systems_the_ship_never_had_may_not_count() -> None:
    _, ship = a_ship("ts-hulk", never_had_counts=False)
    volley = open_volley(ship, 0, 5, QUIET)
    face = a_ship("ts-hulk")[0].tables.card_number["FH1"] + 1
    next_card(ship, volley, 1, ScriptedChance({"card": [face]}), QUIET)
    assert volley.misses == 0


def test_the_limits_of_two_cards_can_be_swapped_in_the_data() -> None:
    """BD-C3: which of DC and SS has which limit is a flag in the ruleset."""
    from importlib import resources

    text = (resources.files("redtable.games.damage") / "ruleset" / "standard.toml").read_text()
    dc = 'DC = { count = 1, hits = ["dam_con", "boarding_party"], once = [1] }'
    ss = 'SS = { count = 1, hits = ["sensor", "scanner"], each = [1] }'
    assert dc in text
    assert ss in text
    swapped = text.replace(dc, dc.replace("once", "each")).replace(ss, ss.replace("each", "once"))
    cards = {card.id: card.limit for card in read_ruleset(DamageRules, swapped, "swapped").tables.cards}
    assert (cards["DC1"], cards["SS1"]) == (2, 1)
    shared = text.replace(ss, ss.replace('"scanner"', '"bridge"'))
    with pytest.raises(RulesetError, match="a one-of-each card of BR hits bridge as well"):
        read_ruleset(DamageRules, shared, "shared")


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"batch_policy": "seven"}, "batch_policy"),
        ({"any_hull": ["fwd_hul"]}, "'fwd_hul' is not a system"),
        ({"repairable": ["chair"]}, "'chair' is not a critical"),
        ({"miss_count_scope": "batch", "never_had_counts": False}, "might never end"),
        ({"ships": ["A=ts-ca"]}, "a duel has 2 ships"),
        ({"ships": ["A=ts-ca", "A=ts-ca"]}, "two ships are called 'A'"),
        ({"ships": ["A=ts-xx", "B=ts-ca"]}, "there is no ship 'ts-xx'"),
        ({"ships": ["A=phaser:1", "B=ts-ca"]}, "excess"),
        ({"no_excess_destroys": False}, "a duel needs"),
    ],
)
def test_options_that_make_no_sense(options: dict[str, object], complaint: str) -> None:
    with pytest.raises(RulesetError, match=complaint):
        GAME.rules("", options)


def test_hidden_order_is_nowhere_in_the_state() -> None:
    match = desk()
    match.apply(0, "volley A 5")
    view = match.state.view(0)
    assert view == match.state.redeal(0, SeededChance(1)).view(0)


def test_every_refusal_cites_a_clause_of_the_rulebook() -> None:
    clauses = {id for section in load_rulebook(GAME.package, "en").sections for id in section.clauses}
    match = desk("A=ts-ca")
    for text in (
        "fire",
        "turn x",
        "deal",
        "score lab",
        "volley B 1",
        "volley A 0",
        "add A ts-ca",
        "takeback",
    ):
        with pytest.raises(Refused) as caught:
            match.apply(0, text)
        assert caught.value.refusal.clause in clauses | {"RT-3"}, text


def test_a_stale_ruleset_name_is_told() -> None:
    with pytest.raises(RulesetError, match="there is no ruleset 'nope'"):
        load_ruleset(DamageRules, GAME.package, "nope")


@pytest.mark.clause("BD-G27")
def test_two_volleys_on_one_ship_are_resolved_one_after_the_other() -> None:
    match: Match = desk()
    match.apply(0, "prefer A any_hull")
    match.apply(0, "volley A 3")
    with pytest.raises(Refused):
        match.apply(1, "volley A 3")
    match.apply(1, "run")
    match.apply(1, "volley A 3")
    assert state_of(match).volleys[0].deck == state_of(match).tables.deck
