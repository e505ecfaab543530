"""The loop of a game between bots: every bot chooses in the cheapest way that it can.

Who picks blindly needs to know only how many actions there are; who thinks on an imagined state gets one
dealt for its seat; everybody else gets its view. All three choose the same: `views` makes views for all, and
tests compare. A chair with a clock also says how long its bot thought.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import msgspec

from redtable.bots.bot import Bot, ImaginingBot, RandomBot

if TYPE_CHECKING:
    from collections.abc import Callable

    from redtable.kernel.chance import Chance
    from redtable.kernel.game import Action, Game, State
    from redtable.kernel.view import View


class Chair:
    """Who sits at a seat: a bot, what it plays first, and the plan that limits it, if any."""

    def __init__(
        self,
        bot: Bot,
        opening: tuple[str, ...] = (),
        plan: Callable[[View, str], bool] | None = None,
        views: bool = False,
    ) -> None:
        self.bot = bot
        self.opening = list(opening)
        """Notations that it plays as soon as they are legal, before it thinks for itself."""
        self.plan = plan
        """Says which actions a stubborn plan allows."""
        self.views = views or plan is not None

    def choose(self, game: Game, state: State, seat: int) -> Action:
        """The next word of the opening, or the bot's choice among what the plan allows."""
        if not self.views:
            bot = self.bot
            if self.opening:
                for action in state.legal(seat):
                    if action.text == self.opening[0]:
                        self.opening.pop(0)
                        return action
            if isinstance(bot, RandomBot):
                choices = state.choices(seat)
                return choices[bot.pick(len(choices))]
            if isinstance(bot, ImaginingBot):
                choices = state.choices(seat)
                if len(choices) == 1 and bot.takes_the_only_choice():
                    return choices[0]
                return bot.think(state.redeal(seat, bot.chance), choices)
        return self.choose_from_view(game, state.view(seat))

    def choose_from_view(self, game: Game, view: View) -> Action:
        """The same choice from a view."""
        if self.opening and self.opening[0] in view.legal:
            return game.parse(self.opening.pop(0))
        if self.plan is not None:
            allowed = [action for action in view.legal if self.plan(view, action)]
            if allowed and len(allowed) < len(view.legal):
                view = msgspec.structs.replace(view, legal=allowed)
        return game.parse(self.bot.choose(view))


class TimedChair(Chair):
    """A chair that notes the processor time of every decision in which there is something to choose."""

    def __init__(self, chair: Chair) -> None:
        super().__init__(chair.bot, tuple(chair.opening), chair.plan, chair.views)
        self.seconds: list[float] = []

    def choose(self, game: Game, state: State, seat: int) -> Action:
        """The same choice, timed."""
        if len(state.choices(seat)) < 2:
            return super().choose(game, state, seat)
        began = time.process_time()
        action = super().choose(game, state, seat)
        self.seconds.append(time.process_time() - began)
        return action


def play_on(game: Game, state: State, chairs: list[Chair], chance: Chance) -> int:
    """Play a game to its end; gives the number of actions."""
    actions = 0
    while state.outcome() is None:
        seat = state.actors()[0]
        state.apply(seat, chairs[seat].choose(game, state, seat), chance)
        actions += 1
    return actions
