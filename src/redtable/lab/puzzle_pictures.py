"""Puzzles of Pictures: what a clue meant, whether to go on, and which of several clues to give."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from redtable.analysis.judgement import Trials
from redtable.analysis.pictures import PicturesAnalyst
from redtable.bots.bot import Bot, RandomBot, make_bot
from redtable.bots.pictures import LEVELS
from redtable.games.pictures.notation import parse_action, pictures_action
from redtable.games.pictures.preview import names_in_languages
from redtable.games.pictures.state import PicturesState
from redtable.games.pictures.view import PicturesView
from redtable.games.pictures.word_forms import same_word
from redtable.games.pictures.words import CLUE, GUESS, PICTURE_MARK, TEAM_LETTERS
from redtable.kernel.chance import SeededChance
from redtable.lab.puzzle_source import ALL, Answer, PuzzleGame, Sieve

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from redtable.analysis.analyst import Analyst
    from redtable.bots.pictures.spymaster import Spymaster
    from redtable.games.pictures.ruleset import PicturesRules
    from redtable.kernel.game import Game, State
    from redtable.kernel.ruleset import Ruleset
    from redtable.kernel.scenario import Puzzle
    from redtable.kernel.view import View

OFFERED: Final = 4
"""Clues to choose from."""
THOUGHT_OF: Final = 6
"""Clues of each level that may be among them."""
AS_GOOD: Final = 0.1
"""A clue that is not so much worse than the strongest level's favourite is not offered beside it."""
MEANT: Final = 4
"""Cards that a clue means at most."""
FEWEST: Final = 8
"""Open cards: with fewer there is little to look for."""
ROUNDS: Final = ((5, 0, 16), (1, 16, 176))
"""How many choices stay with the strongest, and the worlds in which they are tried."""
STOP: Final = "stop"
BEYOND: Final = "stop"
"""The theme of going on once the number of a clue is reached, or of stopping."""
SPYMASTERS: Final = 2


class PicturesPuzzles(PuzzleGame):
    """Two teams among pictures, in three languages."""

    slug = "pictures"
    forms = tuple({"language": language} for language in ("en", "es", "it"))
    players = ("hard", "medium", "easy")
    quickest = "hard"
    plays_on = ""
    sieves = (Sieve(ALL, 4, 0.0), Sieve(12, 24, 0.04), Sieve(6, 160, 0.08))
    least = 0.05
    opinions = 3
    ends = 0
    share_of_theme = 0.5

    def seated(self, turn: int, seats: int) -> list[str]:
        """Two strong spymasters; operatives of all levels, since whoever errs leaves clues unfinished."""
        operatives = [self.players[(seat + turn) % len(self.players)] for seat in range(seats - SPYMASTERS)]
        return [LEVELS[-1]] * SPYMASTERS + operatives

    def strongest(self, game: Game, rules: Ruleset, seat: int, seed: str) -> Bot:  # noqa: ARG002
        """A field of twice as many operatives, who hear with noise of their own."""
        return FieldBot(game, cast("PicturesRules", rules), seed)

    def choices(self, analyst: Analyst, view: View) -> list[str]:
        """Cards to touch and to stop; or clues."""
        assert isinstance(view, PicturesView)
        if view.phase == GUESS:
            return [text for text in view.legal if not analyst.game.is_gesture(text)]
        return self.clues(analyst, view)

    def clues(self, analyst: Analyst, view: PicturesView) -> list[str]:
        """A clue that the strongest level likes, and words of the others; nothing if there are too few.

        No other has a smaller number, which would give the answer away. Each is clearly worse, and the
        strongest operative finds fewer cards by it.
        """
        strongest, *weaker = (
            cast("Spymaster", make_bot(level, analyst.game, analyst.rules, view.seat, "choices"))
            for level in reversed(LEVELS)
        )
        world = analyst.imagine(view, SeededChance("choices"))
        best = next(
            (clue for clue in strongest.clues(view, THOUGHT_OF) if self.suits(analyst, world, clue)), ""
        )
        if not best:
            return []
        _, word, least = best.split()
        numbers: dict[str, int] = {}
        for clue in (clue for spymaster in weaker for clue in spymaster.clues(view, THOUGHT_OF)):
            _, other, number = clue.split()
            if other != word:
                numbers.setdefault(other, max(int(number), int(least)))
        worth = {
            clue: self.heard(analyst, view, clue)
            for clue in (f"clue {other} {number}" for other, number in numbers.items())
        }
        limit = self.heard(analyst, view, best) - AS_GOOD
        wanted = len(self.found(analyst, world, best))
        worse = [
            clue
            for clue in sorted(worth, key=lambda clue: -worth[clue])
            if worth[clue] < limit and len(self.found(analyst, world, clue)) < wanted
        ]
        return [best, *worse[: OFFERED - 1]] if len(worse) >= OFFERED - 1 else []

    def suits(self, analyst: Analyst, world: State, clue: str) -> bool:
        """Whether the strongest operative finds all cards of a clue, and it names not just what is drawn."""
        assert isinstance(world, PicturesState)
        _, word, number = clue.split()
        places = self.found(analyst, world, clue)
        faces = [world.cards[place].removeprefix(PICTURE_MARK) for place in places]
        return len(places) >= int(number) and not is_plain(word, faces, language_of(analyst))

    def heard(self, analyst: Analyst, view: View, clue: str) -> float:
        """The chance of the spymaster's team after a clue, over the whole field."""
        chance = SeededChance("choices")
        world = analyst.follow(analyst.imagine(view, chance), [analyst.game.parse(clue)], chance)
        return analyst.chance_of(view.seat, world, chance)

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

    def accepts(self, facts: Puzzle) -> bool:
        """The strongest level finds it every time, but once a clue's number is reached.

        Then operatives go by a rule, and draw no conclusions from what was touched.
        """
        return facts.theme == BEYOND or facts.solved[LEVELS[-1]] == 100

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

    def is_full(self, view: View, full: Sequence[str]) -> bool:
        """Before its number is reached, a clue leads to stopping so rarely that nobody looks for it alone."""
        assert isinstance(view, PicturesView)
        if view.phase == CLUE:
            return "clue" in full
        return (BEYOND if is_beyond(view) else "guess") in full

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

    def found(self, analyst: Analyst, state: State, clue: str) -> set[int]:
        """The cards of its team that the strongest operative touches after a clue."""
        assert isinstance(state, PicturesState)
        own = TEAM_LETTERS[state.team]
        places = {place_of(text) for text in self.touched(analyst, state, clue) if text != STOP}
        return {place for place in places if state.key[place] == own}

    def is_fair(self, analyst: Analyst, state: State, view: View, answer: Answer) -> bool:
        """What the clue speaks for is right by the key that lies there, and what comes next is not.

        A clue that only names what is drawn asks for nothing but eyes.
        """
        assert isinstance(state, PicturesState)
        assert isinstance(view, PicturesView)
        if view.phase != GUESS or view.clue is None:
            return True
        own = TEAM_LETTERS[state.team]
        ours = {text for text in answer.chances if text != STOP and state.key[place_of(text)] == own}
        left = max(1, (view.clue.number or 1) - view.made)
        if STOP in answer.right:
            return len(answer.right) == 1 and answer.second not in ours
        faces = [view.cards[place_of(text)].face for text in answer.right]
        if is_plain(view.clue.word, faces, language_of(analyst)):
            return False
        return answer.right <= ours and answer.second not in ours and len(answer.plans) <= left

    def theme(self, analyst: Analyst, view: View, answer: Answer) -> str:  # noqa: ARG002
        """Which clue, what a clue meant, or whether to go on once its number is reached."""
        assert isinstance(view, PicturesView)
        if view.phase == CLUE:
            return "clue"
        return BEYOND if is_beyond(view) or answer.best == STOP else "guess"


def is_beyond(view: PicturesView) -> bool:
    """Whether as many cards were touched as the clue says."""
    clue = view.clue
    return clue is not None and clue.number is not None and view.made >= clue.number


def place_of(touch: str) -> int:
    """The place that is touched."""
    return pictures_action(parse_action(touch)).place


def language_of(analyst: Analyst) -> str:
    """The language of the words."""
    return cast("PicturesRules", analyst.rules).options.language


def is_plain(word: str, faces: Iterable[str], language: str) -> bool:
    """Whether a clue only names what is drawn on each of some pictures."""
    return all(
        any(
            same_word(word, part, language)
            for name in names_in_languages(face)[language]
            for part in name.split()
        )
        for face in faces
    )


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
