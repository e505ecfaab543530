"""Puzzles of Battle Damage: which box to give up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.analysis.damage import DamageAnalyst
from redtable.analysis.judgement import Trials
from redtable.bots.bot import RANDOM, Bot
from redtable.games.damage.duel import weapon_rows
from redtable.games.damage.ruleset import DamageRules
from redtable.games.damage.state import DamageState
from redtable.kernel.chance import SeededChance
from redtable.lab.puzzle_source import ALL, Answer, PuzzleGame, Sieve

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from redtable.analysis.analyst import Analyst
    from redtable.games.damage.volley import Ship
    from redtable.kernel.game import Game, State
    from redtable.kernel.ruleset import Ruleset
    from redtable.kernel.view import View


ROUNDS: Final = ((4, range(40)), (2, range(40, 160)), (1, range(160, 460)))
"""How many choices stay with the patient captain, and the duels that are played for it."""


class ToTheEnd(DamageAnalyst):
    """Plays duels to their end: they are short, and the value function of the analysis is rough."""

    def play_on(self, world: State, chance: SeededChance) -> State:
        """All turns that are left."""
        while world.outcome() is None:
            seat = world.to_move()
            world.apply(seat, self.captains[seat].think(world, world.legal(seat)), chance)
        return world


class PatientCaptain(Bot):
    """Plays the duel to its end after each choice, after the better ones more often."""

    def __init__(self, game: Game, rules: DamageRules, seed: str) -> None:
        self.game = game
        self.analyst = ToTheEnd(game, rules)
        self.seed = seed

    def choose(self, view: View) -> str:
        """The choice that wins most often, with dice and cards of its own."""
        trials = Trials(self.analyst, view)
        trials.seed = f"{self.seed} {trials.seed}"
        ranking = list(view.legal)
        for stay, duels in ROUNDS:
            wins = {
                text: sum(trials.value([self.game.parse(text)], number) for number in duels)
                for text in ranking
            }
            ranking = sorted(ranking, key=lambda text: -wins[text])[:stay]
        return ranking[0]


class DamagePuzzles(PuzzleGame):
    """Duels of sister ships, so that neither side has lost before it begins."""

    slug = "damage"
    forms = tuple(
        {"ships": [f"Resolute={plan}", f"Vigilant={plan}"]}
        for plan in ("fr-small", "ori-cr", "rom-we", "fr-large", "fed-ca", "kli-d7", "rom-kr", "gor-ca")
    )
    players = ("steady", "steady")
    quickest = "steady"
    plays_on = "steady"
    sieves = (Sieve(ALL, 40, 0.07), Sieve(10, 120, 0.06), Sieve(8, 300, 0.055), Sieve(6, 1000, 0.05))
    least = 0.03
    opinions = 3
    ends = 0
    share_of_theme = 0.75
    share_of_easy = 0.9

    @property
    def levels(self) -> tuple[str, ...]:
        """Those that differ."""
        return (RANDOM, self.quickest)

    def is_obvious(self, solved: Mapping[str, int]) -> bool:
        """What a random captain finds, too: there is only one level above that."""
        return solved[RANDOM] == 100

    def analyst(self, game: Game, rules: Ruleset) -> Analyst:
        """One who plays duels to their end."""
        assert isinstance(rules, DamageRules)
        return ToTheEnd(game, rules)

    def strongest(self, game: Game, rules: Ruleset, seat: int, seed: str) -> Bot:  # noqa: ARG002
        """The steady captain looks at no more than the ship; one who plays on is asked instead."""
        assert isinstance(rules, DamageRules)
        return PatientCaptain(game, rules, seed)

    def most_right(self, view: View) -> int:  # noqa: ARG002
        """Boxes that are as good."""
        return 3

    def worth_a_look(self, state: State, view: View) -> bool:
        """Two boxes or more to choose from, all of them weapons or none: other choices are easy to see."""
        assert isinstance(state, DamageState)
        weapons = weapons_among(state.ships[view.seat], view.legal)
        return len(view.legal) > 1 and len(weapons) in (0, len(view.legal))

    def theme(self, analyst: Analyst, view: View, answer: Answer) -> str:
        """Whether a weapon is kept, given up, or none is asked for."""
        state = analyst.imagine(view, SeededChance("look"))
        assert isinstance(state, DamageState)
        ship = state.ships[view.seat]
        weapons = weapons_among(ship, view.legal)
        if weapons & answer.right:
            return "sacrifice"
        return "guns" if weapons else "boxes"


def weapons_among(ship: Ship, choices: Sequence[str]) -> set[str]:
    """The choices that give up a box which fires in a duel."""
    names = {ship.fit.plan.rows[row].name() for weapon in weapon_rows(ship) for row in weapon}
    return {text for text in choices if text.removeprefix("score ") in names}
