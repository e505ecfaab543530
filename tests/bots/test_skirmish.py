"""The commanders of the skirmish: they obey the rules, repeat themselves, and say why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import pytest

from redtable.bots.bot import Bot, RandomBot, bot_levels, make_bot
from redtable.bots.skirmish import COLONEL, EFFORTS, LEVELS, THRIFTY_COLONEL, make
from redtable.bots.skirmish.commander import Commander
from redtable.bots.skirmish.evaluation import FEATURES, features, redfor_wins
from redtable.bots.skirmish.ground import ground_of
from redtable.bots.skirmish.search import Searcher, halve, varied
from redtable.bots.skirmish.tally import Tally
from redtable.bots.skirmish.tastes import TASTES, Tastes
from redtable.games.skirmish.game import Skirmish
from redtable.games.skirmish.notation import parse_action
from redtable.games.skirmish.state import SkirmishState
from redtable.kernel.chance import SeededChance
from tests.bots.skirmish_games import BotGame, bot_games
from tests.bots.skirmish_games import play as play_bot_game

GAME = Skirmish()


def play(bots: list[Bot], options: Mapping[str, object], seed: str) -> tuple[list[str], int]:
    """A whole game; its actions and the winner."""
    rules = GAME.rules("", options)
    chance = SeededChance(seed)
    state, _ = GAME.start(rules, chance)
    state.quiet = True
    told = []
    while (outcome := state.outcome()) is None:
        seat = state.to_move()
        text = bots[seat].choose(state.view(seat))
        action = GAME.parse(text)
        assert state.refusal(seat, action) is None
        told.append(text)
        state.apply(seat, action, chance)
    return told, outcome.winners()[0]


@pytest.mark.parametrize("level", LEVELS[:2])
def test_levels_play_the_same_game_again(level: str) -> None:
    options = {"max_turns": 1}
    rules = GAME.rules("", options)
    games = [
        play([make(level, GAME, rules, seat, "seed") for seat in (0, 1)], options, "same") for _ in range(2)
    ]
    assert games[0] == games[1]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_commander_beats_chance(seat: int) -> None:
    rules = GAME.rules()
    won = 0
    for seed in range(3):
        bots: list[Bot] = [RandomBot(seed), RandomBot(seed + 1)]
        bots[seat] = Commander(GAME, rules, seat, seed)
        won += play(bots, {}, str(seed))[1] == seat
    assert won >= 2


def test_a_commander_names_his_reasons() -> None:
    rules = GAME.rules()
    state = GAME.read_position(rules, "orders=1:0 MG1=40,3;MG,R,R,NCO T1=40,14;R,R,R,R")
    commander = Commander(GAME, rules, 0)
    choice = commander.choose(state.view(0))
    names = {name for name, _ in commander.why()}
    assert "fire T1" in choice
    assert {"kills", "losses", "exposure", "order"} <= names


QUIET = "turn=2 orders=3:3 {} MG1=16,5;MG,R,R,NCO RG1=34,8;R,R,R T1={};R,R,R,R,NCO T2=40,33;R,R,R,R"
HIDDEN = "objectives=18,8.5;32,8.5"


def odds_of(text: str) -> float:
    """How likely Redfor is to win from a position of the default battlefield."""
    state = cast("SkirmishState", GAME.read_position(GAME.rules(), text))
    ground = ground_of(state.field)
    assert len(features(state, ground)) == len(FEATURES)
    return redfor_wins(state, ground)


def test_redfor_is_better_off_with_a_look_without_losses_and_nearer() -> None:
    before = odds_of(QUIET.format(HIDDEN, "24,33"))
    assert 0 < before < 1
    assert odds_of(QUIET.format(HIDDEN + "!", "24,33")) > before
    assert odds_of(QUIET.format(HIDDEN + " losses=0:3", "24,33")) < before
    assert odds_of(QUIET.format(HIDDEN, "24,14")) > before


@pytest.mark.parametrize(("winner", "odds"), [("redfor.reconnoitred", 1.0), ("blufor.losses", 0.0)])
def test_what_is_over_is_certain(winner: str, odds: float) -> None:
    assert odds_of(QUIET.format(f"phase=over over={winner} agenda=- {HIDDEN}", "24,33")) == odds


def test_plans_are_of_different_kinds() -> None:
    texts = ["RG1 move 20,9", "RG1 move 21,9", "RG1 fire T1", "stop"]
    ranked = [(4.0 - at, parse_action(text)) for at, text in enumerate(texts)]
    assert [plan.text for _, plan in varied(ranked, 3)] == ["RG1 move 20,9", "RG1 fire T1", "stop"]


def test_the_better_half_of_the_plans_is_tried_again_with_the_same_dice() -> None:
    worths = [0.3, 0.5, 0.9, 0.1]
    tried: list[tuple[int, int]] = []

    def course(plan: int, trial: int) -> float:
        tried.append((plan, trial))
        return worths[plan] if trial < 4 else 0.9 - worths[plan] / 2

    best, worth = halve([0.0] * 4, 4, course)
    assert best == 2
    assert worth > 0.6
    assert sorted(tried) == [
        (plan, trial) for plan in range(4) for trial in range(8 if plan in (1, 2) else 4)
    ]


@pytest.mark.parametrize(("doubt", "best"), [(0.0, 0), (100.0, 1)])
def test_the_first_sight_counts_as_much_as_the_doubt_says(doubt: float, best: int) -> None:
    found, _ = halve([1.0, 2.0], 4, lambda plan, _: 0.6 - 0.1 * plan, 0.2, doubt)
    assert found == best


def test_a_taste_multiplies_terms_and_adds_likings_which_are_nothing_without_it() -> None:
    for taste, total in ((None, 3.0), ({"kills": 2.0, "rapid": 0.25}, 5.25)):
        tally = Tally([], taste)
        tally.add("kills", 2.0)
        tally.add("losses", 1.0)
        tally.lean("rapid")
        tally.lean("move")
        assert tally.total == total
        assert sum(value for _, value in tally.terms()) == total


@pytest.mark.parametrize("seat", [0, 1])
def test_tastes_are_those_of_the_side_and_of_the_decision(seat: int) -> None:
    rules = GAME.rules()
    ours = "MG1=24,10;MG,R,R,NCO T1=24,20;R,R,R,R,NCO"
    position = f"turn=2 orders=3:3 initiative={('blufor', 'redfor')[seat]} {HIDDEN} {ours}"
    state = cast("SkirmishState", GAME.read_position(rules, position))
    order = parse_action(("MG1 fire T1", "T1 fire MG1")[seat])
    plain = dict(Commander(GAME, rules, seat).judge.terms(state, order))
    mine, theirs = ({"kills": 3.0, "fire": 0.5}, {"kills": 7.0, "fire": 9.0})
    nobody = ({"kills": 11.0}, {"kills": 11.0})
    tastes = Tastes((mine, theirs) if seat == 0 else (theirs, mine), nobody)
    found = dict(Commander(GAME, rules, seat, tastes=tastes).judge.terms(state, order))
    assert found == {**plain, "kills": 3 * plain["kills"], "fire": 0.5}


def test_the_colonel_has_tastes_and_thinks_less_on_a_slow_machine_unlike_the_others() -> None:
    rules = GAME.rules()
    assert bot_levels("skirmish")[-1] == "colonel"
    for thrifty, effort in ((False, COLONEL), (True, THRIFTY_COLONEL)):
        colonel = make_bot("colonel", GAME, rules, 0, 1, thrifty)
        assert isinstance(colonel, Searcher)
        assert colonel.effort is effort
        assert colonel.judge.tastes is TASTES
        for level in EFFORTS:
            other = make_bot(level, GAME, rules, 0, 1, thrifty)
            assert isinstance(other, Searcher)
            assert other.effort is EFFORTS[level]
            assert other.judge.tastes is None


def test_between_plans_that_end_alike_the_first_sight_decides() -> None:
    assert halve([1.0, 3.0, 2.0], 2, lambda _, trial: 0.5 + trial / 100)[0] == 1


@pytest.mark.parametrize("game", bot_games(), ids=lambda game: f"{'-'.join(game.levels)}-{game.seed}")
def test_bots_choose_what_they_chose_before(game: BotGame) -> None:
    assert play_bot_game(game) == (game.actions, game.digest)
