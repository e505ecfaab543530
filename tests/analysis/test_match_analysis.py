"""The analysis of a match: it adds up, it judges by the view alone, and it knows what can be known."""

from __future__ import annotations

from functools import cache
from itertools import islice, pairwise

import msgspec
import pytest

from redtable.analysis.analyst import QUICK, AnalysisError, Effort
from redtable.analysis.chances import COUNTED, Chances, countable
from redtable.analysis.coach import advise, weigh
from redtable.analysis.judgement import Trials, at_most, compared, judge, smaller
from redtable.analysis.match_analysis import ROOMS, StepFound, analyse_record, analyst_of, stage_of, steps_of
from redtable.analysis.summary import accuracy_of
from redtable.bots.bot import RandomBot
from redtable.kernel.chance import Draw, SeededChance
from redtable.kernel.game import Action, State
from redtable.kernel.match import Match
from redtable.kernel.record import Record, RecordError, read_record, record_of, write_record
from redtable.kernel.registry import find_game
from redtable.kernel.rulebook import load_rulebook
from redtable.kernel.view import encode
from redtable.lab.matches import Pairing, Player, play_recorded, prepared
from redtable.protocol.analysis import WHOLE, MatchAnalysis

TWO_ORDERS_OF_PLAY = (
    "map=M03.3,M05.0,M04.3,M15.1/M11.1,M09.0,M13.3,M07.0/M01.3,M14.1,M06.3,M02.1 phase=main turn=X decides=X "
    "round=4 start=A did=- points=0:0 given=- deck=babceeatcbadkdieeccdibibe discard=tek chain=- window=- "
    "recover=0 move=- over=- A=carrier;e3;1/3;torpedo:1,orders:1,air_support:1,radar:2,removed:1;-;- "
    "X=carrier;g5;0/3;reserve:4,radar:2;dd;-"
)
LEAST = Effort("quick", worlds=2, draws=2, plans=2, trials=1, closer=2, ends=2)


@cache
def record(game: str, seed: str, level: str = "random") -> Record:
    """A game of bots."""
    found, rules = prepared(game, "", ())
    players = tuple(Player(level) for _ in found.seats(rules))
    result, text, failure = play_recorded(Pairing(game, seed, players))
    assert result is not None, failure
    return read_record(text)


@cache
def analysis(game: str, seed: str) -> MatchAnalysis:
    return analyse_record(record(game, seed), LEAST)


def positions(game: str, seed: str) -> list[tuple[State, Action]]:
    """The positions of a random game, with what was done in each."""
    found, rules = prepared(game, "", ())
    chance, bot = SeededChance(seed), RandomBot(seed)
    state, _ = found.start(rules, chance)
    seen = []
    while state.outcome() is None:
        seat = state.actors()[0]
        legal = state.legal(seat)
        action = legal[bot.pick(len(legal))]
        seen.append((state.copy(), action))
        state.apply(seat, action, chance)
    return seen


@pytest.mark.parametrize(
    ("game", "seed"), [("redcode", "one"), ("redcode", "two"), ("damage", "one"), ("skirmish", "one")]
)
def test_luck_and_decisions_are_the_result_to_the_last_digit(game: str, seed: str) -> None:
    found, played = analysis(game, seed), record(game, seed)
    assert played.result is not None
    assert [account.result for account in found.accounts] == [
        round(WHOLE * (score or 0)) for score in played.result.scores
    ]
    assert all(account.adds_up() for account in found.accounts)
    for account in found.accounts:
        assert account.luck == sum(draw.luck[account.seat] for draw in found.draws if draw.step)
        assert account.deal == found.draws[0].luck[account.seat]
    assert [point.step for point in found.curve] == list(range(len(played.actions) + 1))
    for point in found.curve:
        assert all(0 <= chance.low <= chance.value <= chance.high <= WHOLE for chance in point.chances)


def test_a_match_that_was_given_up_adds_up() -> None:
    game, rules = prepared("redcode", "", ())
    match = Match(game, rules, SeededChance("given up"))
    for _ in range(6):
        seat = match.state.actors()[0]
        match.apply(seat, match.legal(seat)[0].text)
    match.decide(1, "resign")
    played = read_record(write_record(record_of(match, rules.name, {})))
    found = analyse_record(played, LEAST)
    assert [account.result for account in found.accounts] == [WHOLE, 0]
    assert all(account.adds_up() for account in found.accounts)
    last = found.curve[-1].chances[1].value - found.curve[-2].chances[1].value
    assert last < 0
    steps = list(steps_of(played, LEAST, analyst_of(game, rules)))
    decided = [
        step.expected[1] - before.chances[1].value for before, step in pairwise(steps) if step.seat == 1
    ]
    assert decided[-1] == last
    assert found.accounts[1].own == sum(decided)


def test_the_same_view_is_judged_alike_whatever_is_hidden() -> None:
    game, rules = prepared("redcode", "", ())
    analyst = analyst_of(game, rules)
    compared_views = 0
    for state, action in positions("redcode", "hidden")[4:40:4]:
        seat = state.actors()[0]
        other = state.redeal(seat, SeededChance("another deal"))
        if other.position() == state.position() or len(state.legal(seat)) < 2:
            continue
        assert encode(other.view(seat)) == encode(state.view(seat))
        both = [judge(analyst, one.view(seat), action.text, LEAST) for one in (state, other)]
        assert msgspec.json.encode(both[0]) == msgspec.json.encode(both[1])
        chances = [Chances(analyst, LEAST, "any").point(seat, one).value for one in (state, other)]
        assert chances[0] == chances[1]
        compared_views += 1
    assert compared_views >= 3


def winning_actions(state: State) -> list[str]:
    """The actions that win at once, found by trying all."""
    seat = state.actors()[0]
    found = []
    for action in state.legal(seat):
        after = state.copy()
        after.apply(seat, action, SeededChance("any"))
        outcome = after.outcome()
        if outcome is not None and outcome.scores[seat] == 1:
            found.append(action.text)
    return found


def test_what_wins_at_once_is_found() -> None:
    """Ends of Red Code games, solved by trying everything: the analyst's best move is a best move."""
    game, rules = prepared("redcode", "", ())
    analyst = analyst_of(game, rules)
    solved, thrown_away, number = 0, 0, 0
    while solved < 30:
        for state, _ in positions("redcode", f"end {number}")[-12:]:
            seat = state.actors()[0]
            winning = winning_actions(state)
            losing = [action.text for action in state.legal(seat) if action.text not in winning]
            if not winning or not losing:
                continue
            won = judge(analyst, state.view(seat), winning[0], LEAST)
            assert (won.preferred, won.lost, won.grade) == (winning[0], 0, "best")
            assert won.plans[0].chance == WHOLE
            other = judge(analyst, state.view(seat), losing[-1], LEAST)
            chances = {plan.action: plan.chance for plan in other.plans}
            assert chances[other.preferred] == WHOLE
            assert abs(other.lost - (WHOLE - chances[losing[-1]])) <= 1
            thrown_away += other.lost > 0
            solved += 1
        number += 1
    assert thrown_away


def test_luck_of_a_few_dice_is_counted() -> None:
    """What is exact is the mean over all that could have come, each as likely as it is."""
    found, rules = prepared("skirmish", "", ())
    analyst = analyst_of(found, rules)
    exact = [draw for draw in analysis("skirmish", "one").draws if draw.exact]
    assert exact
    step = exact[0].step
    state, action = positions_of(record("skirmish", "one"))[step - 1]
    chances = Chances(analyst, LEAST, "any")
    seat = exact[0].seat
    counted = chances.over_all_draws(seat, seat, action, state)
    many = Chances(analyst, LEAST._replace(draws=200), "any").over_draws(seat, seat, action, state)
    assert counted == pytest.approx(many, abs=0.05)


def positions_of(played: Record) -> list[tuple[State, Action]]:
    """The positions of a record before each action."""
    from redtable.kernel.replay import replay_steps

    game = find_game(played.game)
    states = [match.state for match, _ in replay_steps(played, None, game)]
    return [(state, game.parse(line.text)) for state, line in zip(states, played.actions, strict=False)]


def test_draws_that_are_few_enough_to_count() -> None:
    assert countable([Draw("fire", 6, (1,)), Draw("fire", 6, (2,))])
    assert not countable([])
    assert not countable([Draw("deck", 30, tuple(range(30)), True)])
    assert countable([Draw("die", COUNTED, (0,))])
    assert not countable([Draw("die", COUNTED + 1, (0,))])


def test_an_analysis_goes_on_where_it_stopped() -> None:
    played = record("damage", "one")
    whole = list(steps_of(played, LEAST, analyst_of(*prepared("damage", "", ()))))
    told: list[tuple[int, int]] = []
    kept = msgspec.json.decode(msgspec.json.encode(whole[:20]), type=list[StepFound])
    again = analyse_record(played, LEAST, lambda done, of: told.append((done, of)), kept)
    assert msgspec.json.encode(again) == msgspec.json.encode(analysis("damage", "one"))
    assert told[0] == (21, len(played.actions) + 1)
    assert told[-1] == (len(played.actions) + 1, len(played.actions) + 1)


def test_only_what_is_beyond_doubt_is_called_bad() -> None:
    sure = compared({"good": [0.6, 0.61, 0.6, 0.59], "bad": [0.2, 0.21, 0.2, 0.19]}, "bad")
    assert (sure.grade, sure.preferred) == ("blunder", "good")
    assert sure.low <= sure.lost <= sure.high
    unsure = compared({"good": [1.0, 0.0, 1.0, 0.2], "bad": [0.0, 1.0, 0.1, 0.2]}, "bad")
    assert unsure.grade == "fine"
    small = compared({"good": [0.51, 0.51], "bad": [0.5, 0.5]}, "bad")
    assert small.grade == "fine"
    assert compared({"good": [0.5, 0.5], "bad": [0.5, 0.5]}, "bad").grade == "best"


def test_an_action_is_judged_by_the_best_way_to_go_on_after_it() -> None:
    """A torpedo and then an order leads where the order and then the torpedo does: neither loses anything."""
    game, rules = prepared("redcode", "", ())
    analyst = analyst_of(game, rules)
    view = game.read_position(rules, TWO_ORDERS_OF_PLAY).view(1)
    assert {"torpedo>A", "orders"} <= set(view.legal)
    assert [judge(analyst, view, action, QUICK).lost for action in ("torpedo>A", "orders")] == [0, 0]


def test_of_two_losses_the_smaller_is_said_and_both_must_be_beyond_doubt() -> None:
    sure = compared({"good": [0.6, 0.61, 0.6, 0.59], "bad": [0.2, 0.21, 0.2, 0.19]}, "bad")
    less = compared({"good": [0.5, 0.51, 0.5, 0.49], "bad": [0.4, 0.41, 0.4, 0.39]}, "bad")
    unsure = compared({"good": [1.0, 0.0, 1.0, 0.2], "bad": [0.0, 1.0, 0.1, 0.2]}, "bad", "good")
    for found in (smaller(sure, less, "bad"), smaller(less, sure, "bad")):
        assert (found.lost, found.low, found.grade) == (less.lost, less.low, "mistake")
        assert found.plans[0].chance - found.plans[1].chance == less.lost
    assert smaller(sure, unsure, "bad").grade == "fine"
    limited = at_most(sure, "bad", 30_000)
    assert (limited.lost, limited.grade) == (30_000, "inaccuracy")
    assert [plan.chance for plan in limited.plans] == [600_000, 570_000]
    assert at_most(sure, "bad", -1).lost == 0
    assert at_most(sure, "bad", WHOLE) is sure


def test_no_loss_is_larger_than_what_the_curve_shows() -> None:
    """Red Code: who reads that a decision lost points sees the curve fall by as many, luck apart."""
    effort = LEAST._replace(worlds=4, draws=4, closer=6, ends=20)
    analyst = analyst_of(*prepared("redcode", "", ()))
    called, limited = 0, 0
    steps = list(islice(steps_of(record("redcode", "one"), effort, analyst), 50))
    for before, step in pairwise(steps):
        if step.decision is None or not step.decision.judgement.lost:
            continue
        judgement = step.decision.judgement
        fall = before.chances[step.seat].value - step.expected[step.seat]
        assert judgement.lost <= fall
        called += judgement.grade not in ("best", "fine")
        limited += judgement.lost == fall
    assert called
    assert limited


def test_worlds_of_the_curve_are_the_same_all_along_a_match_and_others_in_another() -> None:
    """If all matches had the same worlds, the mean luck of many matches would not be zero."""
    analyst = analyst_of(*prepared("redcode", "", ()))
    seeds = [
        {
            analyst.seed_of_worlds(state.view(seat))
            for state, _ in positions("redcode", match)
            for seat in (0, 1)
        }
        for match in ("dice", "coach")
    ]
    assert [len(found) for found in seeds] == [1, 1]
    assert seeds[0] != seeds[1]


def test_a_side_that_loses_nothing_is_accurate() -> None:
    assert accuracy_of([]) == WHOLE
    found = analysis("redcode", "one")
    assert all(0 <= summary.accuracy <= WHOLE for summary in found.summaries)
    assert {stage_of(step, 9) for step in range(1, 10)} == {"opening", "middle", "end"}


def test_dice_and_worlds_are_the_same_for_every_plan() -> None:
    game, rules = prepared("redcode", "", ())
    analyst = analyst_of(game, rules)
    state, action = positions("redcode", "dice")[8]
    trials = Trials(analyst, state.view(state.actors()[0]))
    assert trials.value([action], 3) == trials.value([action], 3)
    assert trials.world(2).position() == trials.world(2).position()


@pytest.mark.parametrize("game", ROOMS)
def test_every_lesson_and_clause_is_there(game: str) -> None:
    from importlib import resources

    found, rules = prepared(game, "", ())
    rulebook = load_rulebook(found.package, "en")
    folder = resources.files(found.package) / "tutorial"
    lessons = {file.name.removesuffix(".toml") for file in folder.iterdir()}
    for lesson in analyst_of(found, rules).lessons.values():
        assert lesson.lesson in lessons
        assert rulebook.clause(lesson.clause)


def test_what_cannot_be_analysed_says_why() -> None:
    game, rules = prepared("redcode", "", ())
    match = Match(game, rules, SeededChance("open"))
    with pytest.raises(AnalysisError, match="not over"):
        analyse_record(read_record(write_record(record_of(match, rules.name, {}))), LEAST)
    tiny, tiny_rules = prepared("tests.tiny:Tiny", "", ())
    with pytest.raises(AnalysisError, match="no analyst"):
        analyst_of(tiny, tiny_rules)
    damage = find_game("damage")
    with pytest.raises(AnalysisError, match="desk"):
        analyst_of(damage, damage.rules("", {"mode": "desk"}))
    text = write_record(record("damage", "one")).replace("\tfire", "\tfires", 1)
    with pytest.raises(RecordError):
        analyse_record(read_record(text), LEAST)


@pytest.mark.parametrize(("game", "at"), [("redcode", 8), ("damage", 6), ("skirmish", 20)])
def test_the_coach_says_the_same_whatever_the_others_hold(game: str, at: int) -> None:
    """Of the first real decision from there on: plans and warnings come from the view, byte for byte."""
    rules = prepared(game, "", ())
    state, action = next(
        one for one in positions(game, "coach")[at:] if len(one[0].legal(one[0].actors()[0])) > 1
    )
    seat = state.actors()[0]
    other = state.redeal(seat, SeededChance("another deal"))
    assert encode(other.view(seat)) == encode(state.view(seat))
    said = []
    for world in (state, other):
        analyst = analyst_of(*rules)
        view = world.view(seat)
        said.append(
            msgspec.json.encode([advise(analyst, view, LEAST), weigh(analyst, view, action.text, LEAST)])
        )
    assert said[0] == said[1]
    plans = advise(analyst_of(*rules), state.view(seat), LEAST)
    assert 1 <= len(plans) <= 3
    assert all(plan.action in state.view(seat).legal for plan in plans)


def test_the_coach_weighs_nothing_that_is_not_possible() -> None:
    rules = prepared("redcode", "", ())
    seen = positions("redcode", "coach")
    state, too_late = seen[8][0], seen[0][1]
    with pytest.raises(AnalysisError, match="not possible"):
        weigh(analyst_of(*rules), state.view(state.actors()[0]), too_late.text, LEAST)
