"""Puzzles of Battle Damage: which weapon to give up, on ships and on pseudo-fighters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from redtable.analysis.damage import DamageAnalyst
from redtable.analysis.judgement import Trials
from redtable.bots.bot import RANDOM, Bot
from redtable.bots.damage import weapon_worths
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


CRUISERS: Final = ("fr-small", "ori-cr", "rom-we", "fr-large", "fed-ca", "kli-d7", "rom-kr", "gor-ca")
BOAT: Final = "name:Gunboat;l_warp:2;r_warp:2;impulse:1;battery:1;bridge:1;shuttle:1;lab:1;excess:2;crew:4"
BOATS: Final = tuple(
    f"{BOAT};{weapons}"
    for weapons in (
        "phaser:I*1,III*1",
        "phaser:III*1;photon:1;disruptor:1",
        "phaser:III*1;plasma:1;fusion:1",
        "phaser:III*1;hellbore:1;drone:1",
        "phaser:I*1,III*1;photon:1;drone:1",
    )
)
"""Small ships without a hull and with few weapons: which one is given up counts."""
FIGHTERS: Final = (
    "ts-pf",
    "name:Kzinti_pseudo-fighter;hull:2;l_warp:2;r_warp:2;c_warp:2;impulse:1;battery:1;apr:1;bridge:1;drone:3"
    ";disruptor:1;phaser:I*2;excess:2;race:kzinti;pf",
)
"""Pseudo-fighters, which are hit by a chart of their own (BD-7)."""
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
        {"ships": [f"Resolute={plan}", f"Vigilant={plan}"]} for plan in (*CRUISERS, *BOATS, *FIGHTERS)
    )
    players = ("steady", "steady")
    quickest = "steady"
    plays_on = "steady"
    sieves = (Sieve(ALL, 40, 0.08), Sieve(8, 120, 0.08), Sieve(6, 300, 0.07), Sieve(6, 1000, 0.05))
    least = 0.03
    opinions = 3
    ends = 0
    share_of_theme = 0.7
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
        """Weapons that are not worth the same, and nothing else to give up; of a fighter also other boxes."""
        assert isinstance(state, DamageState)
        ship = state.ships[view.seat]
        weapons = weapons_among(ship, view.legal)
        if len(view.legal) < 2 or not weapons:
            return False
        return ship.fit.plan.fighter or (len(weapons) == len(view.legal) and len(set(weapons.values())) > 1)

    def theme(self, analyst: Analyst, view: View, answer: Answer) -> str:
        """Whether it is about a fighter, and else whether weapons are kept or one of them is given up."""
        state = analyst.imagine(view, SeededChance("look"))
        assert isinstance(state, DamageState)
        ship = state.ships[view.seat]
        if ship.fit.plan.fighter:
            return "fighter"
        return "sacrifice" if weapons_among(ship, view.legal).keys() & answer.right else "guns"


def weapons_among(ship: Ship, choices: Sequence[str]) -> dict[str, float]:
    """The choices that give up a box which fires in a duel, and the hits that it scores a turn."""
    worths = weapon_worths(ship)
    found = {f"score {row.name()}": worth for row, worth in zip(ship.fit.plan.rows, worths, strict=True)}
    return {text: found[text] for text in choices if found.get(text)}
