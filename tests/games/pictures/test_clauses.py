"""The clauses of the rules that the scenarios in tests/scenarios/pictures do not already hold to account."""

from __future__ import annotations

from collections import Counter

import pytest

from redtable.games.pictures.ruleset import PicturesRules
from redtable.games.pictures.setup import turned_key
from redtable.kernel.chance import SeededChance
from redtable.kernel.game import SPECTATOR, Outcome
from redtable.kernel.match import AGREE_DRAW, Match, Refused
from redtable.kernel.record import RecordError, read_record, record_of, write_record
from redtable.kernel.replay import verify_record
from redtable.kernel.ruleset import RulesetError
from redtable.kernel.view import OutcomeView
from tests.games.pictures.helpers import (
    BLUE,
    GAME,
    K1,
    QUIET,
    RED,
    match_with_key,
    play,
    state_with_key,
    view,
)

ALL = range(20)


def rules(**options: object) -> PicturesRules:
    return GAME.rules("", options)


# CP-1


def test_cp_1_1_two_teams() -> None:
    assert {info.team for info in GAME.seats(rules())} == {"red-team", "blue-team"}


def test_cp_1_2_four_players_in_a_normal_game() -> None:
    assert len(GAME.seats(rules())) == 4
    with pytest.raises(RulesetError, match="red_operatives"):
        rules(red_operatives=0)


def test_cp_1_3_one_spymaster_a_team() -> None:
    seats = GAME.seats(rules(red_operatives=3, blue_operatives=2))
    assert Counter((info.team, info.role) for info in seats) == {
        ("red-team", "spymaster"): 1,
        ("blue-team", "spymaster"): 1,
        ("red-team", "operative"): 3,
        ("blue-team", "operative"): 2,
    }
    match = match_with_key()
    with pytest.raises(Refused, match=r"CP-1\.3"):
        play(match, "red-1: clue night 2")


def test_cp_1_4_spymasters_share_the_key_and_operatives_never_see_it() -> None:
    match = match_with_key()
    keys = [[card.colour for card in view(match, name).cards] for name in ("red-spymaster", "blue-spymaster")]
    assert keys[0] == keys[1]
    assert keys[0][12] == "assassin"
    assert None not in keys[0]
    for name in ("red-1", "blue-1", SPECTATOR):
        assert {card.colour for card in view(match, name).cards} == {None}


def test_cp_1_5_roles_belong_to_seats_and_not_to_people() -> None:
    """Whoever sits down anywhere for the next game plays that role: nothing remembers a person."""
    first, second = GAME.seats(rules()), GAME.seats(rules(again=["p:whale-lighthouse"]))
    assert first == second


def test_cp_1_6_many_operatives() -> None:
    seats = GAME.seats(rules(red_operatives=12, blue_operatives=12))
    assert len({info.name for info in seats}) == 26


# CP-2


def test_cp_2_1_twenty_different_pictures_at_random() -> None:
    grids = []
    for seed in range(3):
        state, _ = GAME.start(rules(), SeededChance(seed))
        cards = [card.face for card in state.view(0).cards]  # type: ignore[attr-defined]
        assert len(set(cards)) == 20
        grids.append(cards)
    assert grids[0] != grids[1] != grids[2]


def test_cp_2_2_five_columns_and_four_rows() -> None:
    seen = view(match_with_key(), "red-1")
    assert (seen.columns, seen.rows, len(seen.cards)) == (5, 4, 20)


def test_cp_2_4_a_square_key_turns_by_quarters() -> None:
    grid = rules(grid="5x5").grid
    key = "".join(chr(ord("a") + place) for place in range(25))
    turned = turned_key(grid, key, 1)
    assert turned[0] == key[20]
    assert turned[4] == key[0]
    assert turned_key(grid, turned, 3) == key
    assert turned_key(grid, key, 2) == key[::-1]


def test_cp_g31_four_ways_for_a_square_key_card() -> None:
    options = rules(grid="5x5", key_source="deck", starting_team="red")
    seen = {
        GAME.start(options, SeededChance(seed))[0].position().split("key=")[1][:25] for seed in range(200)
    }
    assert len(seen) > len(options.grid.keys) // 2 * 2


@pytest.mark.clause("CP-2.5", "CP-2.8", "CP-G1")
@pytest.mark.parametrize("seed", range(5))
def test_a_key_has_its_colours(seed: int) -> None:
    state, _ = GAME.start(rules(), SeededChance(seed))
    view = state.view(0)
    colours = Counter(card.colour for card in view.cards)  # type: ignore[attr-defined]
    first, second = ("red", "blue") if view.starting == "red-team" else ("blue", "red")  # type: ignore[attr-defined]
    assert colours == {first: 8, second: 7, "bystander": 4, "assassin": 1}


def test_cp_g1_counts_can_be_changed_but_not_upset() -> None:
    assert rules(key_counts=[9, 8, 2, 1]).grid.start == 9
    for wrong in ([8, 8, 3, 1], [8, 7, 3, 2], [8, 7, 5, 1]):
        with pytest.raises(RulesetError):
            rules(key_counts=wrong)


def test_cp_2_6_the_starting_team_is_known_to_all_and_by_lot() -> None:
    starts = set()
    for seed in range(20):
        state, events = GAME.start(rules(), SeededChance(seed))
        assert events[0].data["team"] == state.view(SPECTATOR).starting  # type: ignore[attr-defined]
        starts.add(events[0].data["team"])
    assert starts == {"red-team", "blue-team"}


@pytest.mark.clause("CP-2.9", "CP-2.10", "CP-2.11", "CP-G21")
def test_the_piles_are_what_is_left_and_everybody_sees_them() -> None:
    match = match_with_key(**QUIET)
    play(match, "red-spymaster: clue night 3", "red-1: touch 0", "red-1: touch 1")
    for name in ("red-1", "blue-1", "red-spymaster", SPECTATOR):
        seen = view(match, name)
        assert seen.left == {"red-team": 7, "blue-team": 7}
        assert seen.bystanders_left == 3
        assert seen.cards[0].cover == "red"
        assert [(s.team, s.role) for s in seen.seats[:2]] == [
            ("red-team", "spymaster"),
            ("blue-team", "spymaster"),
        ]


def test_cp_2_12_the_next_game_turns_the_pictures_over() -> None:
    first = view(match_with_key(), "red-1")
    faces = {card.face for card in first.cards}
    state, _ = GAME.start(rules(again=[f"p:{face}" for face in faces]), SeededChance("again"))
    turned = {card.face for card in state.view(0).cards}  # type: ignore[attr-defined]
    backs = {}
    for front, back in rules().pictures["default"]:
        backs[front], backs[back] = back, front
    assert turned == {backs[face] for face in faces}


def test_cp_2_12_words_of_the_last_game_are_left_out() -> None:
    words = rules().words["en"]
    state, _ = GAME.start(rules(cards="words", again=[f"w:{word}" for word in words[:600]]), SeededChance(1))
    assert {card.face for card in state.view(0).cards} <= set(words[600:])  # type: ignore[attr-defined]


def test_cp_g3_a_set_with_too_few_pictures_is_refused() -> None:
    assert len(rules().pictures["default"]) >= 280
    with pytest.raises(RulesetError, match="picture_set"):
        rules(picture_set="nothing")


# CP-3 and CP-4


def test_cp_3_4_a_clue_for_a_single_picture() -> None:
    match = match_with_key()
    play(match, "red-spymaster: clue night 1")
    assert view(match, "red-1").limit == 2


def test_cp_3_5_marks_are_not_touches() -> None:
    match = match_with_key()
    play(match, "red-spymaster: clue night 1", "red-1: mark 12", "red-1: mark 3")
    assert view(match, "red-1").seats[2].marks == [3, 12]
    assert view(match, "red-1").made == 0
    play(match, "red-1: unmark 12")
    assert view(match, "red-1").seats[2].marks == [3]
    with pytest.raises(Refused, match=r"CP-3\.5"):
        play(match, "red-1: mark 3")


def test_cp_3_6_a_touch_cannot_be_taken_back() -> None:
    match = match_with_key()
    play(match, "red-spymaster: clue night 1", "red-1: mark 5", "red-1: undo", "red-1: touch 0")
    assert view(match, "red-1").cards[0].cover == "red"
    with pytest.raises(Refused, match="undo-revealed"):
        play(match, "red-1: undo")


def test_cp_3_8_covered_pictures_cannot_be_guessed() -> None:
    match = match_with_key()
    play(match, "red-spymaster: clue night 2", "red-1: touch 0")
    with pytest.raises(Refused, match=r"CP-3\.8"):
        play(match, "red-1: touch 0")
    assert "touch 0" not in view(match, "red-1").legal


def test_cp_3_12_and_cp_6_differ() -> None:
    plain, variant = match_with_key(**QUIET), match_with_key(assassin_awaits=True, **QUIET)
    for match in (plain, variant):
        play(match, "red-spymaster: clue night 1", "red-1: touch 12")
    assert plain.outcome() is not None
    assert variant.outcome() is None


def test_cp_4_3_there_is_always_one_winner() -> None:
    for seed in range(30):
        state, _ = GAME.start(rules(), SeededChance(seed))
        choices = SeededChance(f"choices {seed}")
        while state.outcome() is None:
            seat = state.to_move()
            legal = state.legal(seat)
            state.apply(seat, legal[choices.below("choice", len(legal))], choices)
        outcome = state.outcome()
        assert outcome is not None
        assert Counter(outcome.scores) == {0.0: 2, 1.0: 2}


# CP-5


def test_cp_5_3_wordplay_is_nobody_elses_business() -> None:
    match = match_with_key()
    play(match, "red-spymaster: clue bank 2")
    assert view(match, "red-1").clue is not None


@pytest.mark.clause("CP-5.4", "CP-G30")
def test_the_spelling_stays_as_it_was_given() -> None:
    match = match_with_key(language="es")
    play(match, "red-spymaster: clue Evolución 2")
    clue = view(match, "blue-1").clue
    assert clue is not None
    assert clue.word == "Evolución"


@pytest.mark.clause("CP-5.6", "CP-5.11", "CP-G27")
def test_there_is_no_other_channel_for_a_spymaster() -> None:
    """Voices, looks and chat have no notation: a spymaster has clues, questions and answers only."""
    match = match_with_key()
    verbs = {text.split(" ")[0] for text in view(match, "red-spymaster").legal}
    assert verbs == {"clue", "ask"}
    assert view(match, "blue-spymaster").legal == []
    play(match, "red-spymaster: clue night 1")
    assert view(match, "red-spymaster").legal == []
    assert view(match, "blue-spymaster").legal == ["object", "pass"]


def test_cp_5_10_a_spymaster_touches_and_marks_nothing() -> None:
    match = match_with_key()
    play(match, "red-spymaster: clue night 1")
    for action in ("touch 0", "mark 0", "stop"):
        with pytest.raises(Refused, match=r"CP-5\.10"):
            play(match, f"red-spymaster: {action}")


# CP-6 to CP-9


@pytest.mark.clause("CP-6.8", "CP-10.1", "CP-10.2")
@pytest.mark.parametrize("grid", ["5x4", "5x5"])
@pytest.mark.parametrize("cards", ["words", "pictures", "mixed"])
def test_the_assassin_awaits_with_all_cards_on_all_grids(grid: str, cards: str) -> None:
    state, _ = GAME.start(rules(grid=grid, cards=cards, assassin_awaits=True, **QUIET), SeededChance(1))
    position = state.position()
    place = position.split("key=")[1].split(" ")[0].index("A")
    seat = state.to_move()
    state.apply(seat, state.legal(seat)[0], SeededChance(0))
    state.apply(state.to_move(), GAME.parse(f"touch {place}"), SeededChance(0))
    assert state.view(0).sudden_death  # type: ignore[attr-defined]


def test_cp_g17_nobody_but_the_team_acts_in_sudden_death() -> None:
    match = match_with_key(assassin_awaits=True, **QUIET)
    play(match, "red-spymaster: clue night 1", "red-1: touch 12")
    assert match.state.actors() == [match.seat_named("red-1")]


@pytest.mark.clause("CP-8.1", "CP-9.1")
@pytest.mark.parametrize("operatives", [1, 2, 5])
def test_one_team_of_any_size(operatives: int) -> None:
    seats = GAME.seats(rules(mode="coop", red_operatives=operatives))
    assert [info.role for info in seats] == ["spymaster"] + ["operative"] * operatives
    assert {info.team for info in seats} == {"red-team"}


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("source", ["random", "deck"])
def test_cp_8_2_a_single_team_begins(seed: int, source: str) -> None:
    state, _ = GAME.start(rules(mode="coop", key_source=source, starting_team="blue"), SeededChance(seed))
    view = state.view(SPECTATOR)
    assert view.left == {"red-team": 8, "blue-team": 7}  # type: ignore[attr-defined]


def test_cp_8_7_every_score_has_a_title() -> None:
    assert len(set(rules().titles)) == 7


def test_cp_8_9_an_eight_has_the_title_of_a_seven() -> None:
    key = "R" * 9 + "B" * 8 + "N" * 7 + "A"
    state = state_with_key(key, mode="coop", grid="5x5", max_number=99)
    seat = state.to_move()
    state.apply(seat, GAME.parse("clue everything 8"), SeededChance(0))
    for place in range(9):
        state.apply(1, GAME.parse(f"touch {place}"), SeededChance(0))
    result = state.view(0).result  # type: ignore[attr-defined]
    assert (result.score, result.title) == (8, "title-legend")


# CP-10 and the options


def test_cp_10_5_the_same_clue_is_checked_alike_for_words_and_pictures() -> None:
    for cards in ("words", "pictures"):
        match = match_with_key(cards=cards)
        with pytest.raises(Refused, match=r"CP-5\.1"):
            play(match, "red-spymaster: clue a-b 2")
        play(match, "red-spymaster: clue zeitgeist 2")


def test_cp_10_7_keys_without_end() -> None:
    keys = {
        GAME.start(rules(), SeededChance(seed))[0].position().split("key=")[1][:20] for seed in range(300)
    }
    assert len(keys) == 300


def test_cp_g4_a_number_above_what_is_left_is_a_bluff() -> None:
    match = match_with_key()
    play(match, "red-spymaster: clue night 9")
    assert view(match, "red-1").limit == 10


def test_cp_g8_the_rival_is_told_the_word_only() -> None:
    match = match_with_key()
    play(match, "red-spymaster: ask FBI 2")
    rival, author = view(match, "blue-spymaster").draft, view(match, "red-spymaster").draft
    assert rival is not None
    assert author is not None
    assert (rival.word, rival.number) == ("FBI", None)
    assert (author.word, author.number) == ("FBI", 2)


def test_cp_g8_without_a_rival_the_answer_is_yes() -> None:
    match = match_with_key(mode="coop")
    play(match, "red-spymaster: ask FBI 2")
    clue = view(match, "red-1").clue
    assert clue is not None
    assert clue.allowed


def test_cp_g20_history_is_open_unless_hidden() -> None:
    for shown in (True, False):
        match = match_with_key(show_history=shown, **QUIET)
        play(match, "red-spymaster: clue night 1", "red-1: touch 1", "blue-spymaster: clue fruit 1")
        words = [clue.word for clue in view(match, "red-1").history]
        assert words == (["night", "fruit"] if shown else ["fruit"])


@pytest.mark.clause("CP-G26", "CP-G29")
def test_programs_and_screens_get_the_view_and_its_legal_actions() -> None:
    match = match_with_key()
    play(match, "red-spymaster: clue night 1")
    seen = view(match, "red-1")
    assert [text for text in seen.legal if text.startswith("touch")] == [f"touch {place}" for place in ALL]
    assert match.state.rules.options.confirm_touch  # type: ignore[attr-defined]


def test_cp_g28_everybody_sees_the_key_after_the_end() -> None:
    match = match_with_key(**QUIET)
    play(match, "red-spymaster: clue night 1", "red-1: touch 12")
    assert [card.colour == "red" for card in view(match, "blue-1").cards] == [place in RED for place in ALL]
    assert [card.colour == "blue" for card in view(match, SPECTATOR).cards] == [
        place in BLUE for place in ALL
    ]


@pytest.mark.parametrize(("ratio", "pictures"), [(50, 10), (0, 0), (100, 20), (25, 5)])
def test_cp_g32_the_share_of_pictures(ratio: int, pictures: int) -> None:
    state, _ = GAME.start(rules(cards="mixed", mix_ratio=ratio), SeededChance(0))
    kinds = [card.kind for card in state.view(0).cards]  # type: ignore[attr-defined]
    assert kinds.count("picture") == pictures


def test_swapping_the_colours_swaps_the_result() -> None:
    """Swapping the colours in key and moves swaps the result."""
    swapped = K1.translate(str.maketrans("RB", "BR"))
    lines = ["clue night 2", "touch 0", "touch 3", "touch 6"]
    red, blue = match_with_key(**QUIET), match_with_key(swapped, **{**QUIET, "starting_team": "blue"})
    for match, colour in ((red, "red"), (blue, "blue")):
        play(match, f"{colour}-spymaster: {lines[0]}", *(f"{colour}-1: {line}" for line in lines[1:]))
    assert view(red, SPECTATOR).left["red-team"] == view(blue, SPECTATOR).left["blue-team"] == 5


def test_cp_g35_the_lone_operative_has_no_result() -> None:
    """Neither won, lost nor drawn: in the outcome, in the view, in the record and in what is said of it."""
    match = match_with_key(mode="three")
    play(match, "red-spymaster: clue night 2", "field-agent: touch 12")
    outcome = match.outcome()
    assert outcome == Outcome((0.0, 1.0, None), "assassin")
    assert outcome.winners() == [1]
    assert view(match, "field-agent").outcome == OutcomeView([0.0, 1.0, None], "assassin")
    written = write_record(record_of(match, "standard", {"mode": "three", "starting_team": "red"}))
    assert "\nresult\t0 1 -\tassassin\t" in written
    assert read_record(written).result == outcome


def test_cp_g35_nor_when_a_draw_is_agreed() -> None:
    match = match_with_key(mode="three")
    match.decide(0, AGREE_DRAW)
    assert match.outcome() == Outcome((0.5, 0.5, None), "draw-agreed")


def test_cp_g35_records_that_called_it_a_draw_still_verify() -> None:
    options = {"mode": "three", "starting_team": "red"}
    match = Match(GAME, GAME.rules("", options), SeededChance("old"))
    play(match, "red-spymaster: clue night 1")
    assassin = next(card.id for card in view(match, "red-spymaster").cards if card.colour == "assassin")
    play(match, f"field-agent: touch {assassin}")
    record = record_of(match, "standard", options)
    record.result = Outcome((0.0, 1.0, 0.5), "assassin")
    kept = read_record(write_record(record))
    assert verify_record(kept).outcome() == Outcome((0.0, 1.0, None), "assassin")
    kept.result = Outcome((0.0, 1.0, 1.0), "assassin")
    with pytest.raises(RecordError, match="the result is"):
        verify_record(kept)
