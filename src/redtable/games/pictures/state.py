"""A position of Pictures: its data, its copies, and the contract's questions, answered by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redtable.games.pictures.notation import pictures_action
from redtable.games.pictures.redeal import redeal
from redtable.games.pictures.refusals import timer_runs, why_not
from redtable.games.pictures.rules import actors_of, carry_out, legal_actions
from redtable.games.pictures.words import (
    ARBITRATION,
    CLOSED,
    COLOURS,
    GUESS,
    NO_LIMIT,
    NO_SCORE,
    NO_TEAM,
    NO_VOTE,
    OVER,
    RED,
    REPLACE,
    TEAM_LETTERS,
    UNLIMITED,
    WORD_MARK,
    other,
)
from redtable.kernel.frames import Frames
from redtable.kernel.game import JUDGE, NOBODY, SPECTATOR, Event, Outcome, State

if TYPE_CHECKING:
    from redtable.games.pictures.clues import Clue
    from redtable.games.pictures.frames import Decision
    from redtable.games.pictures.ruleset import PicturesRules
    from redtable.games.pictures.seating import Seating
    from redtable.kernel.chance import Chance
    from redtable.kernel.game import Action, Refusal
    from redtable.kernel.view import View


class PicturesState(State):
    """One position. Places are counted from 0, row by row; the key has one letter a place."""

    def __init__(self, rules: PicturesRules, seating: Seating, cards: list[str], key: str) -> None:
        super().__init__()
        self.rules = rules
        self.seating = seating
        self.cards = cards
        self.key = key
        self.covered: list[bool] = [False] * len(cards)
        self.starting = RED
        self.team = RED
        """The team in turn."""
        self.turn = 1
        self.frames: Frames[Decision] = Frames()
        """What is to be decided; nothing once the game is over."""
        self.clues: list[Clue] = []
        self.made = 0
        """Guesses of this turn."""
        self.sudden = False
        self.spymasters: list[int] = seating.spymasters.copy()
        self.gone: list[int] = []
        """Spymasters who left: they have seen the key."""
        self.marks: list[list[int]] = [[] for _ in seating.names]
        self.votes: list[int] = [NO_VOTE] * len(seating.names)
        self.denied = ""
        """The word that was denied last in this turn."""
        self.objection = CLOSED
        self.winner = NO_TEAM
        self.reason = ""
        self.score = NO_SCORE

    def copy(self) -> PicturesState:
        """An independent state. Rules, seating, cards and key never change and are shared."""
        new = PicturesState(self.rules, self.seating, self.cards, self.key)
        new.quiet = self.quiet
        new.covered = self.covered.copy()
        new.starting = self.starting
        new.team = self.team
        new.turn = self.turn
        new.frames = self.frames.copy()
        new.clues = [clue.copy() for clue in self.clues]
        new.made = self.made
        new.sudden = self.sudden
        new.spymasters = self.spymasters.copy()
        new.gone = self.gone.copy()
        new.marks = [marks.copy() for marks in self.marks]
        new.votes = self.votes.copy()
        new.denied = self.denied
        new.objection = self.objection
        new.winner = self.winner
        new.reason = self.reason
        new.score = self.score
        return new

    # The contract

    @property
    def phase(self) -> str:
        """What the topmost decision is about."""
        return self.frames.top().kind if self.frames else OVER

    def to_move(self) -> int:
        """The first of those who may act."""
        actors = actors_of(self)
        return actors[0] if actors else NOBODY

    def actors(self) -> list[int]:
        """Everybody who may act: a team's operatives decide together (CP-3.5)."""
        return actors_of(self)

    def legal(self, seat: int) -> list[Action]:
        """Every action open to the seat; for clues, which may be any word, a few examples."""
        return legal_actions(self, seat)

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        """Why the seat may not do this now, with the clause."""
        return why_not(self, seat, pictures_action(action))

    def apply(self, seat: int, action: Action, chance: Chance) -> list[Event]:  # noqa: ARG002 - nothing is drawn
        """Carry out an action that nothing forbids."""
        carry_out(self, seat, pictures_action(action))
        return self.take_events()

    def timer(self) -> tuple[str, int] | None:
        """One limit for the clue, with asking the rival, and one for all guesses of a turn (CP-G19)."""
        if not timer_runs(self):
            return None
        options = self.rules.options
        if self.phase == GUESS:
            return f"guess {self.turn}", options.timer_guess
        return f"clue {self.turn}", options.timer_clue

    def view(self, seat: int) -> View:
        """All that the seat may know."""
        from redtable.games.pictures.view_builder import view_of

        return view_of(self, seat)

    def outcome(self) -> Outcome | None:
        """A team wins or loses as a whole (CP-4); the operative of both sides has no result (CP-G35)."""
        if self.phase != OVER:
            return None
        scores: list[float | None] = []
        for team in self.seating.teams:
            scores.append(None if team == NO_TEAM else float(team == self.winner))
        return Outcome(tuple(scores), self.reason)

    def redeal(self, seat: int, chance: Chance) -> PicturesState:
        """A copy in which everything that the seat cannot know is dealt anew."""
        new = self.copy()
        redeal(new, seat, chance)
        return new

    def position(self) -> str:
        """The position as one line; how it is written stands in `position.py`."""
        from redtable.games.pictures.position import format_position

        return format_position(self)

    # Questions that the rules ask

    def is_open(self, kind: str) -> bool:
        """Whether a decision of this kind is to be taken, now or when those above it are settled."""
        return any(frame.kind == kind for frame in self.frames.stack)

    def question(self) -> Decision | None:
        """The open question to the rival spymaster."""
        for frame in self.frames.stack:
            if frame.kind == ARBITRATION:
                return frame
        return None

    def replacing(self) -> int:
        """The team that looks for a new spymaster; or NO_TEAM."""
        return self.frames.top().team if self.phase == REPLACE else NO_TEAM

    def resume(self) -> str:
        """The phase that goes on when that team has a spymaster again."""
        return self.frames.stack[-2].kind

    def settle(self, frame: Decision) -> None:
        """The next decision of the turn, in place of all that were open."""
        self.frames.clear()
        self.frames.push(frame)

    def left(self, team: int) -> int:
        """How many of a team's pictures are uncovered: its pile of cover cards (CP-2.10, CP-G21)."""
        return self.left_of(TEAM_LETTERS[team])

    def left_of(self, letter: str) -> int:
        """How many uncovered places have this colour."""
        count = 0
        for place, covered in enumerate(self.covered):
            if not covered and self.key[place] == letter:
                count += 1
        return count

    def limit(self) -> int:
        """How many guesses this turn has: number + 1 (CP-3.13), or no limit (CP-6.3, CP-7.1, CP-7.3)."""
        number = self.clues[-1].number
        if self.sudden or number in (0, UNLIMITED):
            return NO_LIMIT
        return number + 1

    def assassin_waits(self) -> bool:
        """Whether the variant of CP-6 is played; alone against nobody only by option (CP-G14)."""
        options = self.rules.options
        if options.mode == "coop" and options.coop_assassin == "loss":
            return False
        return options.assassin_awaits

    def operatives(self, team: int) -> list[int]:
        """The operatives of a team, without those who became spymaster, be it for a while (CP-G25)."""
        knowing = [*self.spymasters, *self.gone]
        return [seat for seat in self.seating.operatives[team] if seat not in knowing]

    def rival(self) -> int:
        """The spymaster of the team that is not in turn; nobody in a cooperative game."""
        return self.spymasters[other(self.team)]

    def visible_words(self) -> list[str]:
        """The words that lie uncovered on the table (CP-10.6)."""
        return [
            card.removeprefix(WORD_MARK)
            for place, card in enumerate(self.cards)
            if card.startswith(WORD_MARK) and not self.covered[place]
        ]

    def arbiter_sits(self) -> bool:
        """Whether there is a rival spymaster to be asked (CP-G8)."""
        return self.rules.options.arbiter == "rival" and self.rules.options.mode != "coop"

    def is_answered(self) -> bool:
        """Whether the last clue is still being answered, or will be when the team has a spymaster again."""
        return self.is_open(GUESS)

    def may_object(self) -> bool:
        """Whether the rival spymaster may object to a clue that was not allowed (CP-G33)."""
        return self.rules.options.objection_judge == "author" and self.rules.options.mode != "coop"

    # Who may know what

    def key_holders(self) -> tuple[int, ...]:
        """The seats that have seen the key."""
        return tuple([seat for seat in self.spymasters if seat >= 0] + self.gone)

    def sees_key(self, seat: int) -> bool:
        """Whether a seat may see the whole key: spymasters, and everybody after the end (CP-G28)."""
        return seat == JUDGE or self.phase == OVER or seat in self.key_holders()

    def sees_drafts(self, seat: int) -> bool:
        """Whether a seat may know that a rival was asked: only the two spymasters (CP-I10)."""
        return seat == JUDGE or seat in self.spymasters

    def sees_permissions(self, seat: int) -> bool:
        """Whether a seat may know that a clue was allowed: not if that tells of an arbitration (CP-G34)."""
        return self.sees_drafts(seat) or not self.arbiter_sits()

    def sees_marks(self, seat: int, owner: int) -> bool:
        """Whether a seat sees where an operative points: not the rival's operatives, unless by option."""
        if seat in (JUDGE, SPECTATOR) or self.rules.options.rival_marks or seat in self.key_holders():
            return True
        return self.seating.teams[seat] == self.seating.teams[owner]

    def key_colours(self) -> list[str]:
        """The key as words."""
        return [COLOURS[letter] for letter in self.key]

    def pointing_audience(self, owner: int) -> tuple[int, ...]:
        """Everybody who sees where an operative points."""
        seats = [*range(len(self.seating.names)), SPECTATOR]
        return tuple([seat for seat in seats if self.sees_marks(seat, owner)])
