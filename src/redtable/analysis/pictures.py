"""The analyst of Pictures: a field of operatives answers every clue, and says what it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from redtable.analysis.analyst import AnalysisError, Analyst, Lesson
from redtable.analysis.values import PicturesWorth
from redtable.bots.pictures import preparing
from redtable.games.pictures.notation import pictures_action, placed, plain, spoken
from redtable.games.pictures.state import PicturesState
from redtable.games.pictures.view import PicturesView
from redtable.games.pictures.words import CLUE, FIELD_TEAM, GUESS, TEAMS, other

if TYPE_CHECKING:
    from redtable.analysis.pictures_field import Field
    from redtable.games.pictures.notation import PicturesAction
    from redtable.games.pictures.ruleset import PicturesRules
    from redtable.kernel.chance import SeededChance
    from redtable.kernel.game import Action, Game, State
    from redtable.kernel.view import View

SPOKEN: Final = ("clue", "ask")
GUESSES: Final = ("touch", "stop")


class PicturesAnalyst(Analyst):
    """Whoever sees the key is judged by what the field would touch, all others by what clues tell of it."""

    model_error = 0.08
    lessons: ClassVar[dict[str, Lesson]] = {
        "clue": Lesson("4-spymaster", "CP-3.3"),
        "guess": Lesson("1-touch", "CP-3.6"),
    }

    def __init__(self, game: Game, rules: PicturesRules, field: Field) -> None:
        super().__init__(game, rules, PicturesWorth())
        self.field = field

    def value(self, world: State) -> float:
        """What the field makes of the clue; between two turns what both sides have still to find."""
        from redtable.analysis.pictures_field import red_chance

        assert isinstance(world, PicturesState)
        return red_chance(self.field, world, self.is_heard(world))

    def is_heard(self, state: PicturesState) -> bool:
        """Whether a clue is being answered that the field knows."""
        return state.phase == GUESS and self.field.knows(state.clues[-1].word)

    def imagine(self, view: View, chance: SeededChance) -> State:
        """With a key that the seat sees, or thinks possible after all clues."""
        world = super().imagine(view, chance)
        assert isinstance(world, PicturesState)
        if not world.sees_key(view.seat):
            world.key = self.field.key_drawn(world, chance)
        return world

    def is_open(self, view: View, action: str) -> bool:
        """A clue may be any word."""
        assert isinstance(view, PicturesView)
        return action in view.legal or (view.phase == CLUE and action.startswith("clue "))

    def judged(self, view: View, action: str) -> bool:
        """Clues and guesses of a team's own people, about words that the field knows."""
        assert isinstance(view, PicturesView)
        done = pictures_action(self.game.parse(action))
        if view.seats[view.seat].team == FIELD_TEAM:
            return False
        if done.verb in SPOKEN:
            return done.count() >= 0 and self.field.knows(done.word)
        clue = view.clue
        return done.verb in GUESSES and clue is not None and self.field.knows(clue.word)

    def theme(self, view: View, action: str) -> str:  # noqa: ARG002 - the action says it
        """What was said, or what was touched."""
        return "clue" if action.startswith(SPOKEN) else "guess"

    def plans(self, world: State, played: Action | None, most: int) -> list[list[Action]]:
        """Clues that the strongest spymaster thinks of; cards that are likely ours, and to stop."""
        assert isinstance(world, PicturesState)
        found: list[Action]
        if world.phase == GUESS:
            found = self.guesses(world, most)
        else:
            view = world.view(world.spymasters[world.team])
            assert isinstance(view, PicturesView)
            found = [self.game.parse(text) for text in self.field.clues(view, "analyst", most)]
        if played is not None and played.text not in [action.text for action in found]:
            found.append(played)
        return [[action] for action in found]

    def guesses(self, world: PicturesState, most: int) -> list[Action]:
        """To stop, and the cards that are most likely ours."""
        likely = self.field.likely(world)
        places = [place for place, covered in enumerate(world.covered) if not covered]
        places.sort(key=lambda place: -likely[place])
        found: list[Action] = [placed("touch", place) for place in places]
        return [plain("stop"), *found][:most]

    def follow(self, world: State, plan: list[Action], chance: SeededChance) -> State:
        """A word that the rival is asked about is allowed; where a team votes, all agree."""
        assert isinstance(world, PicturesState)
        for action in plan:
            done = pictures_action(action)
            if done.verb in SPOKEN:
                clue = spoken("clue", done.word, done.count())
                world.apply(world.spymasters[world.team], clue, chance)
            else:
                self.agree(world, done, chance)
        return world

    def agree(self, world: PicturesState, action: PicturesAction, chance: SeededChance) -> None:
        """The operatives of the team do the same, until it is done."""
        made, turn = world.made, world.turn
        while world.phase == GUESS and (world.made, world.turn) == (made, turn):
            seat = world.to_move()
            if world.refusal(seat, action) is not None:
                break
            world.apply(seat, action, chance)

    def play_on(self, world: State, chance: SeededChance) -> State:
        """One of the field plays the turn to its end."""
        assert isinstance(world, PicturesState)
        if not self.is_heard(world):
            return world
        places, order, wanted = self.field.course(world)
        listener = chance.below("listener", self.field.size())
        turn = world.turn
        for place in order[listener][: wanted[listener]]:
            if world.phase != GUESS or world.turn != turn:
                return world
            self.agree(world, placed("touch", places[place]), chance)
        if world.phase == GUESS and world.turn == turn:
            self.agree(world, plain("stop"), chance)
        return world

    def terms(self, world: State, side: int) -> dict[str, float]:
        """The cards that both sides have still to find."""
        assert isinstance(world, PicturesState)
        team = TEAMS.index(self.teams[0])
        own, theirs = (team, other(team)) if side == 0 else (other(team), team)
        return {"own-left": float(world.left(own)), "their-left": float(world.left(theirs))}


def analyst_for(game: Game, rules: PicturesRules) -> Analyst:
    """The analyst of a match; it needs the packages of the bots, and what they have prepared."""
    try:
        from redtable.analysis.pictures_field import field_in
    except ImportError as fault:
        raise AnalysisError(
            "no-meanings",
            f"the analyst of Pictures needs more packages ({fault.name}): pip install 'redtable[meanings]'",
        ) from fault
    language = rules.options.language
    percent = preparing(rules)
    if percent is not None:
        text = f"the meanings of {language} are being prepared ({percent} %): ask again later"
        raise AnalysisError("not-prepared", text, language)
    return PicturesAnalyst(game, rules, field_in(language))
