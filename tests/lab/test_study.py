"""Balance studies: what they play, what they count, and how sure they are."""

from __future__ import annotations

import numpy as np
import pytest

from redtable.lab.balance import BETWEEN, FIRST_PLAYER, panels_of
from redtable.lab.matches import LabError, Pairing, play_pairing
from redtable.lab.observing import Observation, Trial, play_trial
from redtable.lab.study import FEWEST, Found, Panel, difference, play_panels
from redtable.lab.workers import Workers

ALONE = Workers(1)


def test_every_type_of_ship_meets_every_other_four_times_a_deal() -> None:
    (panel,) = panels_of("redcode", ["arena"], ["random"], [""], 2, "x")
    assert len(panel.trials) == 6 * 2 * 4
    (figures,) = play_panels([panel], workers=ALONE)
    assert figures.games == 48
    assert figures.deals == 2
    names = set(figures.scores)
    assert {"submarine", "destroyer", "carrier", FIRST_PLAYER, f"submarine{BETWEEN}carrier"} <= names
    assert len(names) == 7
    assert figures.scores["submarine"].count == 2
    total = sum(figures.scores[kind].mean for kind in ("submarine", "destroyer", "carrier"))
    assert total == pytest.approx(1.5)
    assert sum(figures.ends.values()) == pytest.approx(1)
    used = {(use.role, use.word): use.per_game for use in figures.usage}
    assert used["destroyer", "torpedo"] > 0
    assert used["destroyer", "assault"] >= 0
    assert ("destroyer", "immersion") not in used


def test_a_trial_is_the_same_game_as_without_looking() -> None:
    for panel in (
        *panels_of("damage", ["ten"], ["random"], [""], 2, "x"),
        *panels_of("skirmish", ["village"], ["random"], [""], 1, "x"),
    ):
        for trial in panel.trials:
            seen = play_trial(trial)
            assert seen.scores == play_pairing(trial.pairing).scores
            assert seen.low <= 0.5 <= seen.high
            assert any(seen.uses)


def test_sides_of_every_battlefield_and_policy() -> None:
    forms = {panel.form for panel in panels_of("skirmish", [], [], [""], 1, "x")}
    assert {"village", "crossroads"} <= forms
    panels = panels_of("damage", [], ["random"], ["", ""], 2, "x")
    assert len(panels) == 10
    assert panels[0].trials[0].counts == (("first", 0),)


def test_every_spymaster_meets_every_operative_with_either_colour() -> None:
    (panel,) = panels_of("pictures", [], ["random", "easy"], [""], 3, "x")
    assert len(panel.trials) == 4 * 3 * 2
    names = {name for trial in panel.trials for name, _ in trial.counts}
    assert names == {f"{one}{BETWEEN}{other}" for one in ("random", "easy") for other in ("random", "easy")}
    one = next(trial for trial in panel.trials if trial.counts[0][0] == f"easy{BETWEEN}random")
    levels = [player.level for player in one.pairing.players]
    assert sorted(levels) == ["easy", "easy", "easy", "random"]
    assert [role for role in one.roles if role] == [f"easy{BETWEEN}random"]


@pytest.mark.parametrize(
    ("game", "forms", "bots", "why"),
    [
        ("redcode", ["peace"], [], "no 'peace' to study; there is: arena, war"),
        ("skirmish", ["moon"], [], "no 'moon'"),
        ("redcode", [], ["nobody"], "no bot 'nobody'"),
        ("tests.tiny:Tiny", [], [], "no balance study"),
    ],
)
def test_what_cannot_be_studied_is_told(game: str, forms: list[str], bots: list[str], why: str) -> None:
    with pytest.raises(Exception, match=why) as told:
        panels_of(game, forms, bots, [""], 1, "x")
    assert isinstance(told.value, LabError) or "bot" in why


def test_a_comeback_is_a_win_from_behind() -> None:
    def seen(score: float, low: float, high: float) -> Observation:
        return Observation((score, 1 - score), "", 1, ({}, {}), low, high)

    assert seen(1.0, 0.2, 0.9).is_comeback(0.25)
    assert not seen(1.0, 0.3, 0.9).is_comeback(0.25)
    assert seen(0.0, 0.1, 0.8).is_comeback(0.25)
    assert not seen(0.0, 0.1, 0.7).is_comeback(0.25)
    assert not seen(0.5, 0.0, 1.0).is_comeback(0.25)


def test_the_interval_of_a_use_holds_for_games_that_depend_on_each_other() -> None:
    """Deals of four games that all end alike: the interval holds 0 in about 95 of 100 studies."""
    random = np.random.default_rng(3)
    missed = 0
    for _ in range(400):
        deals = np.repeat(np.arange(60), 4)
        often = np.repeat(random.random(60) < 0.5, 4)
        scores = np.repeat((random.random(60) < 0.5).astype(float), 4)
        found = difference(deals, scores, often, 1)
        assert found is not None
        missed += not found.low <= 0 <= found.high
    assert 4 <= missed <= 40


def test_what_is_done_in_all_games_alike_has_no_difference() -> None:
    trial = Trial(Pairing("redcode", "x", ()), 0, ("submarine", ""), ())
    found = Found(Panel("redcode", "", "arena", "random", [trial] * FEWEST))
    found.observed = [Observation((1.0, 0.0), "", 1, ({"mine": 1}, {"mine": 3}), 0.5, 0.5)] * FEWEST
    (use,) = found.figures(1, 1).usage
    assert (use.role, use.word, use.per_game, use.gain) == ("submarine", "mine", 1.0, None)


def test_two_rulesets_meet_the_same_deals() -> None:
    one, other = panels_of("redcode", ["arena"], ["random"], ["standard", "first-guess"], 1, "x")
    assert [trial.pairing.seed for trial in one.trials] == [trial.pairing.seed for trial in other.trials]
    assert {trial.pairing.ruleset for trial in other.trials} == {"first-guess"}
    same = panels_of("redcode", ["arena"], ["random"], ["standard", ""], 2, "x")
    first, second = play_panels(same, workers=ALONE)
    assert first.change == {}
    assert {change.mean for change in second.change.values()} == {0.0}
    assert second.scores == first.scores
