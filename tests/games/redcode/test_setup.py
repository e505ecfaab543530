"""Players, components, map and set-up: RC-1, RC-4, RC-5.1 to RC-5.3, RC-11."""

from __future__ import annotations

import pytest

from redtable.games.redcode.board import SQUARES, connected, lay, rotate
from redtable.games.redcode.cards import unpack_cards
from redtable.games.redcode.notation import SQUARE_NAMES
from redtable.games.redcode.setup import lay_board
from redtable.games.redcode.tables import Tables, tables_of
from redtable.games.redcode.words import SHIPS
from redtable.kernel.chance import ScriptedChance, SeededChance
from redtable.kernel.ruleset import RulesetError
from tests.games.redcode.table import FIRST_GUESS, GAME, Table, new_game, play_on, set_up

RULES = GAME.rules(FIRST_GUESS)


@pytest.mark.clause("RC-1.1")
def test_rc_1_1_every_player_captains_one_ship() -> None:
    state = new_game(ships_per_side=3)
    assert [state.tables.owner(ship.number) for ship in state.ships] == [0, 1, 2, 3, 4, 5]


@pytest.mark.clause("RC-1.2", "RC-11.2")
def test_rc_1_2_two_equal_sides() -> None:
    seats = GAME.seats(GAME.rules(FIRST_GUESS, {"ships_per_side": 3}))
    assert [seat.team for seat in seats] == ["blue", "red"] * 3


@pytest.mark.clause("RC-1.3")
@pytest.mark.parametrize("ships", [1, 2, 3])
def test_rc_1_3_formats(ships: int) -> None:
    assert len(GAME.seats(GAME.rules(FIRST_GUESS, {"ships_per_side": ships}))) == 2 * ships


@pytest.mark.clause("RC-1.3")
def test_rc_1_3_no_other_format() -> None:
    with pytest.raises(RulesetError, match="ships_per_side"):
        GAME.rules(FIRST_GUESS, {"ships_per_side": 4})


@pytest.mark.clause("RC-1.4")
def test_rc_1_4_a_box_of_the_game_is_named_and_played_by_name() -> None:
    """Age and length are for the box: all that the engine has to do with them is the game's name."""
    assert GAME.slug == "redcode"
    assert [seat.name for seat in GAME.seats(GAME.rules(FIRST_GUESS, {"ships_per_side": 2}))] == [
        "blue1",
        "red1",
        "blue2",
        "red2",
    ]


@pytest.mark.clause("RC-1.5")
def test_rc_1_5_a_side_wins_together() -> None:
    table = Table(
        "A=destroyer;d4 B=carrier;a1;3/3;removed:6 X=submarine;gone Y=carrier;d5;0/1;removed:6",
        ships_per_side=2,
    ).do("depth_charge>Y")
    assert table.winners() == [0, 2]
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.scores == (1, 0, 1, 0)


@pytest.mark.clause("RC-1.6")
@pytest.mark.parametrize("mode", ["arena", "war"])
def test_rc_1_6_two_modes(mode: str) -> None:
    assert new_game(mode=mode).tables.war == (mode == "war")


@pytest.mark.clause("RC-4.1")
def test_rc_4_1_fifteen_map_cards_and_thirty_order_cards() -> None:
    assert len(RULES.map_cards) == 15
    assert sum(order.count for order in RULES.orders.values()) == 30


@pytest.mark.clause("RC-4.2", "RC-11.4", "RC-7.1")
def test_rc_4_2_cubes_of_a_ship() -> None:
    for ship in set_up(ships_per_side=3).ships:
        assert (ship.breakdowns(), ship.repairs(), ship.reserve) == (3, 3, 6)
        assert (ship.slots, ship.removed) == (0, 0)


@pytest.mark.clause("RC-4.3", "RC-11.3")
def test_rc_4_3_no_type_twice_in_a_side() -> None:
    table = Table("phase=choose decides=B A=submarine X=submarine B=- Y=-", ships_per_side=2)
    assert table.legal() == ["choose destroyer", "choose carrier"]
    assert table.clause("choose submarine") == "RC-4.3"
    assert table.refused("choose submarine").args == {"type": "submarine"}


@pytest.mark.clause("RC-4.4")
def test_rc_4_4_boxes_are_never_overfull() -> None:
    table = Table("A=carrier;c3 X=destroyer;h6").do("repair", "medical>A")
    assert table.cubes("A") == (3, 3)
    assert table.ship("A").reserve + table.ship("A").out() == 6


@pytest.mark.clause("RC-5.1", "RC-11.1")
def test_rc_5_1_a_card_is_two_by_two() -> None:
    faces = tables_of(RULES).faces
    cards = new_game().board.cards
    assert all(len(face) == 4 for rotations in faces.values() for face in rotations)
    terrain = lay(faces, cards).terrain
    first = faces[cards[0].name][cards[0].turns]
    assert terrain[0] + terrain[1] + terrain[8] + terrain[9] == first


@pytest.mark.clause("RC-5.2", "RC-11.1")
def test_rc_5_2_twelve_cards_make_the_board() -> None:
    for seed in range(20):
        board = new_game(seed).board
        assert len({card.name for card in board.cards}) == 12
        assert len(board.terrain) == SQUARES == 48


@pytest.mark.clause("RC-5.3")
def test_rc_5_3_one_ship_a_square() -> None:
    table = Table("A=submarine;c3 X=destroyer;c4")
    assert not table.offers("move>c4")
    assert table.refused("move>c4").args == {"square": "c4", "ship": "X"}
    assert table.clause("move>c4") == "RC-5.3"


@pytest.mark.clause("RC-11.5", "RC-11.6", "RC-11.10")
def test_rc_11_5_sides_start_in_opposite_corners() -> None:
    state = new_game(3, map_rotation="none", ships_per_side=2)
    chance = SeededChance(1)
    play_on(state, chance, 4)
    for corner, number in (({"a1", "b1", "a2", "b2"}, 0), ({"g5", "h5", "g6", "h6"}, 1)):
        assert state.decider == number
        offered = {action.text.removeprefix("place ") for action in state.legal(number)}
        islets = {SQUARE_NAMES[n] for n in range(SQUARES) if state.board.islets >> n & 1}
        assert offered == corner - islets
        state.apply(number, state.legal(number)[0], chance)
    taken = SQUARE_NAMES[state.ships[0].square]
    assert f"place {taken}" not in [action.text for action in state.legal(2)]


@pytest.mark.clause("RC-11.6")
def test_rc_11_6_other_squares_are_refused() -> None:
    table = Table("map=I7/8/8/8/8/8 phase=place A=submarine X=destroyer")
    assert table.legal() == ["place b1", "place a2", "place b2"]
    assert table.clause("place a1") == "RC-5.4"
    assert table.clause("place h6") == "RC-11.6"
    table.do("place b2")
    assert table.clause("place b2") == "RC-5.3"


@pytest.mark.clause("RC-11.7")
def test_rc_11_7_one_card_each_and_the_rest_is_the_deck() -> None:
    state = set_up(ships_per_side=3)
    assert [ship.cards for ship in state.ships] == [1] * 6
    assert len(state.deck) - state.drawn == 24


@pytest.mark.clause("RC-11.8")
def test_rc_11_8_sides_alternate_and_rounds_begin_with_the_start_player() -> None:
    state = set_up(2, ships_per_side=2)
    chance = SeededChance(1)
    start = state.start
    turns = []
    for _ in range(9):
        turns.append((state.round, state.active))
        state.apply(state.to_move(), GAME.parse("end"), chance)
    assert [ship for _, ship in turns[:4]] == [(start + n) % 4 for n in range(4)]
    assert [round for round, _ in turns] == [1] * 4 + [2] * 4 + [3]


@pytest.mark.clause("RC-11.8")
def test_rc_11_8_eliminated_seats_are_skipped_and_still_count() -> None:
    table = Table(
        "turn=X start=A round=2 A=carrier;gone X=destroyer;c3 B=submarine;e3 Y=carrier;h6", ships_per_side=2
    ).do("end", "end", "end")
    assert (table.decides(), table.state.round) == ("X", 3)


@pytest.mark.clause("RC-11.9", "RC-G10")
def test_rc_11_9_choice_and_placement_in_seat_order() -> None:
    state = new_game(first_player="red", ships_per_side=2)
    order = []
    while state.phase < 2:
        order.append(SHIPS[state.decider])
        state.apply(state.to_move(), state.legal(state.to_move())[0], SeededChance(1))
    assert order == ["A", "X", "B", "Y"] * 2


@pytest.mark.clause("RC-G10")
@pytest.mark.parametrize(("order", "ships"), [("turn", "XBYA"), ("reverse_turn", "AYBX")])
def test_rc_g10_setup_in_turn_order(order: str, ships: str) -> None:
    state = new_game(first_player="red", ships_per_side=2, setup_order=order)
    asked = ""
    while state.phase == 0:
        asked += SHIPS[state.decider]
        state.apply(state.to_move(), state.legal(state.to_move())[0], SeededChance(1))
    assert asked == ships


@pytest.mark.clause("RC-G9")
@pytest.mark.parametrize(("first", "ship"), [("blue", 0), ("red", 1)])
def test_rc_g9_first_player_by_option(first: str, ship: int) -> None:
    assert {new_game(seed, first_player=first).start for seed in range(8)} == {ship}


@pytest.mark.clause("RC-G9")
def test_rc_g9_any_seat_may_start() -> None:
    assert {new_game(seed, ships_per_side=2).start for seed in range(60)} == {0, 1, 2, 3}


@pytest.mark.clause("RC-G9")
def test_rc_g9_turns_by_sides() -> None:
    state = set_up(ships_per_side=2, turn_order="sides", first_player="blue")
    turns = ""
    for _ in range(4):
        turns += SHIPS[state.active]
        state.apply(state.to_move(), GAME.parse("end"), SeededChance(1))
    assert turns == "ABXY"


@pytest.mark.clause("RC-G11")
def test_rc_g11_cards_are_rotated_or_not() -> None:
    assert {card.turns for seed in range(5) for card in new_game(seed).board.cards} == {0, 1, 2, 3}
    assert {card.turns for card in new_game(map_rotation="none").board.cards} == {0}


@pytest.mark.clause("RC-G11")
def test_rc_g11_a_quarter_turn_is_clockwise() -> None:
    assert rotate("IWWC", 1) == "WICW"
    assert rotate("nWWI", 1) == "WeIW"
    assert rotate("eWWI", 4) == "eWWI"


@pytest.mark.clause("RC-G4")
def test_rc_g4_at_most_one_islet_a_card() -> None:
    assert all(face.count("I") <= 1 for face in RULES.map_cards.values())


def test_with_four_directions_a_split_sea_is_laid_anew() -> None:
    """RC-I12: with 4-adjacency the set-up is checked, and cards are shuffled again if the water is split."""
    tables = Tables(GAME.rules(FIRST_GUESS, {"move_adjacency": 4}))
    for seed in range(200):
        assert connected(lay_board(tables, SeededChance(seed)), 4)
    walled_in = [6, 3, 0, 1, 7, 2, 4, 5, 8, 9, 10, 11, 12, 13, 14]
    open_sea = list(range(15))
    script = ScriptedChance({"maps": [walled_in, open_sea], "rotation": [1] * 24})
    assert [card.name for card in lay_board(tables, script).cards][:2] == ["M01", "M02"]
    script.finish()


def test_map_cards_that_never_connect_are_an_error() -> None:
    tables = Tables(GAME.rules(FIRST_GUESS, {"move_adjacency": 4, "map_rotation": "none"}))
    tables.faces = {name: ["WIIW"] * 4 for name in tables.faces}
    with pytest.raises(RulesetError, match="no connected sea"):
        lay_board(tables, SeededChance(1))


@pytest.mark.clause("RC-G27")
def test_rc_g27_a_fleet_has_one_seat_a_side_and_every_ship_its_own_turn() -> None:
    rules = GAME.rules(FIRST_GUESS, {"ships_per_side": 3, "fleet_mode": True})
    assert [(seat.name, seat.role) for seat in GAME.seats(rules)] == [("blue", "admiral"), ("red", "admiral")]
    state = set_up(ships_per_side=3, fleet_mode=True, first_player="blue")
    seen = []
    for _ in range(6):
        seen.append((SHIPS[state.active], state.to_move()))
        state.apply(state.to_move(), GAME.parse("end"), SeededChance(1))
    assert seen == [("A", 0), ("X", 1), ("B", 0), ("Y", 1), ("C", 0), ("Z", 1)]


@pytest.mark.clause("RC-G27")
def test_rc_g27_one_ship_is_no_fleet() -> None:
    with pytest.raises(RulesetError, match="one ship is no fleet"):
        GAME.rules(FIRST_GUESS, {"fleet_mode": True})


def test_the_second_side_may_get_more_cards() -> None:
    state = set_up(first_player="red", second_player_cards=2, ships_per_side=2)
    assert [ship.cards for ship in state.ships] == [1, 1, 3, 1]
    state = set_up(first_player="red", second_player_cards=2, ships_per_side=2, turn_order="sides")
    assert [ship.cards for ship in state.ships] == [3, 1, 1, 1]
    assert sum(len(unpack_cards(ship.hand)) for ship in state.ships) == 6


def test_the_first_turn_may_be_short_of_crew() -> None:
    table = Table("start=A A=carrier;c3 X=destroyer;h6", first_turn_crew=2)
    assert table.offers("torpedo>A")
    assert not table.offers("medical>A")
    refusal = table.refused("medical>A")
    assert refusal.key == "redcode-refusal-first-turn-crew"
    assert refusal.args == {"manoeuvre": "medical", "cost": 3, "crew": 2}
    table.do("air_support>A", "move>c4")
    assert table.legal() == ["end"]
    table.do("end")
    assert table.offers("assault>X")
