"""Puzzles of Pictures: what a clue meant, whether to go on, and which of several clues to give."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from redtable.analysis.judgement import Trials
from redtable.analysis.pictures import PicturesAnalyst
from redtable.bots.bot import Bot, RandomBot, make_bot
from redtable.bots.pictures import LEVELS
from redtable.games.pictures.notation import parse_action, pictures_action
from redtable.games.pictures.state import PicturesState
from redtable.games.pictures.view import PicturesView
from redtable.games.pictures.words import CLUE, GUESS, TEAM_LETTERS
from redtable.kernel.chance import SeededChance
from redtable.lab.puzzle_source import ALL, Answer, PuzzleGame, Sieve

if TYPE_CHECKING:
    from redtable.analysis.analyst import Analyst
    from redtable.bots.pictures.spymaster import Spymaster
    from redtable.games.pictures.ruleset import PicturesRules
    from redtable.kernel.game import Game, State
    from redtable.kernel.ruleset import Ruleset
    from redtable.kernel.view import View

OFFERED: Final = 4
"""Clues to choose from."""
MEANT: Final = 4
"""Cards that a clue means at most."""
FEWEST: Final = 8
"""Open cards: with fewer there is little to look for."""
ROUNDS: Final = ((5, 0, 16), (1, 16, 176))
"""How many choices stay with the strongest, and the worlds in which they are tried."""
STOP: Final = "stop"


class PicturesPuzzles(PuzzleGame):
    """Two teams among pictures, in three languages."""

    slug = "pictures"
    forms = tuple({"language": language} for language in ("en", "es", "it"))
    players = ("hard", "hard", "medium", "hard")
    quickest = "hard"
    plays_on = ""
    sieves = (Sieve(ALL, 4, 0.0), Sieve(12, 24, 0.04), Sieve(6, 160, 0.08))
    least = 0.05
    opinions = 3
    ends = 0
    share_of_theme = 0.5

    def strongest(self, game: Game, rules: Ruleset, seat: int, seed: str) -> Bot:  # noqa: ARG002
        """A field of twice as many operatives, who hear with noise of their own."""
        return FieldBot(game, cast("PicturesRules", rules), seed)

    def choices(self, analyst: Analyst, view: View) -> list[str]:
        """Cards to touch and to stop; the strongest level's favourite clue, and what the others think of."""
        assert isinstance(view, PicturesView)
        if view.phase == GUESS:
            return [text for text in view.legal if not analyst.game.is_gesture(text)]
        found: list[str] = []
        for level in reversed(LEVELS):
            spymaster = cast("Spymaster", make_bot(level, analyst.game, analyst.rules, view.seat, "choices"))
            found += spymaster.clues(view, 1 if level == LEVELS[-1] else 2)
        words: dict[str, str] = {}
        for clue in found:
            words.setdefault(clue.split()[1], clue)
        return list(words.values())[:OFFERED]

    def answer(self, bot: Bot, game: Game, view: View, choices: list[str]) -> str:
        """A spymaster says which of the clues it likes best."""
        assert isinstance(view, PicturesView)
        if isinstance(bot, FieldBot):
            return bot.prefers(view, choices)
        if view.phase == GUESS:
            return super().answer(bot, game, view, choices)
        if isinstance(bot, RandomBot):
            return sorted(choices)[bot.pick(len(choices))]
        return cast("Spymaster", bot).prefers(view, choices)

    def accepts(self, solved: dict[str, int]) -> bool:
        """The strongest level finds it every time."""
        return solved[LEVELS[-1]] == 100

    def most_right(self, view: View) -> int:
        """All cards that a clue may mean; one clue."""
        assert isinstance(view, PicturesView)
        return MEANT if view.phase == GUESS else 1

    def plans(self, view: View, answer: Answer) -> list[list[str]]:
        """Whatever is touched first, the other cards that are meant follow."""
        assert isinstance(view, PicturesView)
        right = [plan[0] for plan in answer.plans]
        return [[first, *(text for text in right if text != first)] for first in right]

    def find(self, view: View, answer: Answer) -> int:
        """All cards that are meant."""
        assert isinstance(view, PicturesView)
        return len(answer.plans) if view.phase == GUESS else 1

    def is_redealt(self, view: View) -> bool:
        """Not where a clue tells of the key: it was given for the one that lies there."""
        assert isinstance(view, PicturesView)
        return view.phase != GUESS

    def worth_a_look(self, state: State, view: View) -> bool:  # noqa: ARG002 - the view has it all
        """A clue to give, or one to answer, with enough cards on the table."""
        assert isinstance(view, PicturesView)
        open_cards = sum(card.cover is None for card in view.cards)
        return view.phase in (CLUE, GUESS) and open_cards >= FEWEST and not view.sudden_death

    def follows(self, analyst: Analyst, state: State, choices: list[str]) -> dict[str, list[str]]:
        """What the strongest operative touches after each clue, to the end of the turn."""
        if state.actors() == [] or not choices[0].startswith("clue "):
            return {}
        return {clue: self.touched(analyst, state, clue) for clue in choices}

    def touched(self, analyst: Analyst, state: State, clue: str) -> list[str]:
        """What is touched after one clue."""
        game, rules, chance = analyst.game, analyst.rules, SeededChance("follows")
        world = state.copy()
        assert isinstance(world, PicturesState)
        world.apply(world.to_move(), game.parse(clue), chance)
        turn, found = world.turn, []
        while world.phase == GUESS and world.turn == turn:
            seat = world.to_move()
            found.append(make_bot(LEVELS[-1], game, rules, seat, "follows").choose(world.view(seat)))
            world.apply(seat, game.parse(found[-1]), chance)
        return found

    def is_fair(self, state: State, view: View, answer: Answer) -> bool:
        """What the clue speaks for is right by the key that lies there, and what comes next is not."""
        assert isinstance(state, PicturesState)
        assert isinstance(view, PicturesView)
        if view.phase != GUESS or view.clue is None:
            return True
        own = TEAM_LETTERS[state.team]
        ours = {text for text in answer.chances if text != STOP and state.key[place_of(text)] == own}
        number = view.clue.number or 1
        return answer.right - {STOP} <= ours and answer.second not in ours and len(answer.plans) <= number

    def theme(self, analyst: Analyst, view: View, answer: Answer) -> str:  # noqa: ARG002
        """Which clue, what a clue meant, or whether to go on once its number is reached."""
        assert isinstance(view, PicturesView)
        if view.phase == CLUE:
            return "clue"
        clue = view.clue
        beyond = clue is not None and clue.number is not None and view.made >= clue.number
        return "stop" if beyond or answer.best == STOP else "guess"


def place_of(touch: str) -> int:
    """The place that is touched."""
    return pictures_action(parse_action(touch)).place


class FieldBot(Bot):
    """Decides as a field of operatives who took no part in the search would."""

    def __init__(self, game: Game, rules: PicturesRules, seed: str) -> None:
        from redtable.analysis.pictures_field import EACH, Field

        self.seed = seed
        self.analyst = PicturesAnalyst(game, rules, Field(rules.options.language, 2 * EACH, seed))

    def choose(self, view: View) -> str:
        """The best of all that can be decided."""
        return self.prefers(view, [text for text in view.legal if not self.analyst.game.is_gesture(text)])

    def prefers(self, view: View, choices: list[str]) -> str:
        """The best of some choices: all are tried, and the better ones more often."""
        trials = Trials(self.analyst, view)
        trials.seed = f"{self.seed} {trials.seed}"
        ranking = list(choices)
        for stay, first, last in ROUNDS:
            worth = {
                text: sum(trials.value([self.analyst.game.parse(text)], n) for n in range(first, last))
                for text in ranking
            }
            ranking = sorted(ranking, key=lambda text: -worth[text])[:stay]
        return ranking[0]
