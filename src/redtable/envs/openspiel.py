"""Red Code and Battle Damage's duel for OpenSpiel, with every draw as a chance node.

Importing this module registers `redtable_redcode`, `redtable_reduced` and `redtable_damage` with
`pyspiel.load_game`.
"""

from __future__ import annotations

import json
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel
from msgspec import to_builtins

from redtable.envs.encoding import FixedList
from redtable.envs.reduced_encoding import ReducedEncoding, reduced_rules
from redtable.envs.registry import make_encoding
from redtable.envs.unfolding import Unfolding, replayed
from redtable.kernel.chance import Chance, SeededChance
from redtable.kernel.registry import find_game

if TYPE_CHECKING:
    from redtable.envs.encoding import Encoding

PLAYERS: Final = {int(pyspiel.PlayerId.CHANCE): "chance", int(pyspiel.PlayerId.TERMINAL): "terminal"}
"""How structs name who is no seat."""
LONGEST: Final = 5000
MOST_OUTCOMES: Final = 100
REDUCED: Final = {"rounds": 2, "repairs": 2, "crew": 1}
"""The parameters of the reduced game."""


def game_type(name: str, title: str, secrets: bool, parameters: dict[str, Any]) -> Any:
    """What OpenSpiel wants to know of a game before there is one."""
    kinds = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.IMPERFECT_INFORMATION if secrets else kinds.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of two seats under a ruleset."""

    kind: Any = None
    """The game's type."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        settings = params or {}
        self.settings = tuple(sorted(settings.items()))
        encoding = self.encoding
        info = pyspiel.GameInfo(
            num_distinct_actions=encoding.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=encoding.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, settings)

    @property
    def encoding(self) -> FixedList:
        """The game in numbers. It is no attribute: OpenSpiel copies and pickles those."""
        return encoding_of(self.kind.short_name, self.settings)

    @classmethod
    def make_encoding(cls, settings: dict[str, Any]) -> Encoding:
        """The encoding under these settings."""
        raise NotImplementedError

    def new_initial_state(self, state: Any = None) -> SpielState:
        """The start, before anything was drawn, or the state of a struct, its dictionary or its JSON."""
        new = SpielState(self)
        if state is not None:
            new.unfolding = unfolding_of(new.unfolding, state)
        return new

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a seat sees, or with perfect recall what it has seen."""
        if params:
            raise ValueError(f"observers have no parameters, so not {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.encoding, recall)


@cache
def encoding_of(name: str, settings: tuple[tuple[str, Any], ...]) -> FixedList:
    """The encoding of a game under these settings, made once."""
    encoding = KINDS[name].make_encoding(dict(settings))
    assert isinstance(encoding, FixedList)
    return encoding


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position, or a draw that is open."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.unfolding = Unfolding(partial(encoding_of, game.kind.short_name, game.settings))

    def current_player(self) -> int:
        """The seat that decides, chance, or nobody."""
        if self.unfolding.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.unfolding.over() else self.unfolding.to_move()

    def _legal_actions(self, player: int) -> list[int]:
        state = self.unfolding.state
        assert state is not None
        return sorted(self.unfolding.encoding.legal(state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What the open draw may bring."""
        return self.unfolding.outcomes

    def _apply_action(self, action: int) -> None:
        if self.unfolding.outcomes:
            self.unfolding.draw(action)
        else:
            self.unfolding.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{self.unfolding.purpose} {action}"
        encoding = self.unfolding.encoding
        assert isinstance(encoding, FixedList)
        return encoding.listed[action].text

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.unfolding.over()

    def returns(self) -> list[float]:
        """1 for the winner, -1 for the loser; 0 in a draw and before the end."""
        return self.unfolding.payoffs()

    def redealt(self, player: int, seed: int) -> SpielState:
        """Another state that the player cannot tell from this one: a resampler for ISMCTS."""
        other = self.clone()
        chance: Chance = SeededChance(seed)
        other.unfolding = self.unfolding.redealt(player, chance)
        return other  # type: ignore[no-any-return]  # OpenSpiel has no types

    def _to_struct(self) -> dict[str, Any]:
        """The decisions and draws that lead here, and the position for people to read."""
        unfolding = self.unfolding
        if unfolding.steps is None:
            raise ValueError("a state that was dealt anew has no struct: no steps lead to it")
        player = self.current_player()
        return {
            "current_player": PLAYERS.get(player, player),
            "steps": unfolding.steps,
            "position": str(self),
        }

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        """A decision in the game's notation, or what a draw brings."""
        if player == pyspiel.PlayerId.CHANCE:
            return {"draw": self.unfolding.purpose, "outcome": action}
        return {"action": self._action_to_string(player, action)}

    def _struct_to_actions(self, struct: dict[str, Any]) -> list[int]:
        """The number of a decision or draw."""
        if "outcome" in struct:
            return [struct["outcome"]]
        encoding = self.unfolding.encoding
        assert isinstance(encoding, FixedList)
        if struct.get("action") not in encoding.numbers:
            raise ValueError(f"{struct} is no action of this game: its notation is expected as `action`")
        return [encoding.numbers[struct["action"]]]

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        """The seat's view, as at a table."""
        state = self.unfolding.state
        return {"player": player, "view": None if state is None else to_builtins(state.view(player))}

    def __str__(self) -> str:
        return text_of(self.unfolding)


def unfolding_of(start: Unfolding, struct: Any) -> Unfolding:
    """The game of a state's struct: its steps are taken, and must lead to its position."""
    found = json.loads(struct) if isinstance(struct, str) else struct
    found = found if isinstance(found, dict) else found.to_dict()
    if not isinstance(found.get("steps"), list):
        raise ValueError("the struct of a state has the list `steps`")
    unfolding = replayed(start.make, found["steps"])
    if found.get("position", text_of(unfolding)) != text_of(unfolding):
        raise ValueError(f"the steps lead to {text_of(unfolding)!r}, not to {found['position']!r}")
    return unfolding


def text_of(unfolding: Unfolding) -> str:
    """The position, and what is under way."""
    under_way = [str(unfolding.action or ""), *map(str, unfolding.draws), *map(str, unfolding.cards)]
    return " ".join([unfolding.state.position() if unfolding.state else "start", *under_way]).strip()


class SpielObserver:
    """The numbers of the encoding, and texts."""

    def __init__(self, encoding: FixedList, recall: bool) -> None:
        self.encoding = encoding
        self.recall = recall
        self.tensor = np.zeros(encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        position = state.unfolding.state
        if position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(self.encoding.observe(position, player), self.encoding.dtype)

    def string_from(self, state: SpielState, player: int) -> str:
        """All that the player saw, or the numbers of what it sees now."""
        unfolding = state.unfolding
        if self.recall:
            return "\n".join([f"player {player}", *unfolding.seen[player]])
        if unfolding.state is None:
            return f"player {player}"
        return f"player {player} {self.encoding.observe(unfolding.state, player).hex()}"


class RedcodeSpiel(SpielGame):
    """Red Code, one ship against one."""

    kind = game_type("redtable_redcode", "Redtable Red Code", True, {"ruleset": ""})

    @classmethod
    def make_encoding(cls, settings: dict[str, Any]) -> Encoding:
        """Red Code under a ruleset."""
        return make_encoding("redcode", settings.get("ruleset", ""))


class ReducedSpiel(SpielGame):
    """The reduced Red Code."""

    kind = game_type("redtable_reduced", "Redtable reduced Red Code", True, dict(REDUCED))

    @classmethod
    def make_encoding(cls, settings: dict[str, Any]) -> Encoding:
        """The reduced game of so many rounds, repairs and crew."""
        game = find_game("redcode")
        return ReducedEncoding(game, reduced_rules(game, **{**REDUCED, **settings}))


class DamageSpiel(SpielGame):
    """Battle Damage's duel."""

    kind = game_type("redtable_damage", "Redtable Battle Damage", False, {"ruleset": ""})

    @classmethod
    def make_encoding(cls, settings: dict[str, Any]) -> Encoding:
        """The duel under a ruleset."""
        return make_encoding("damage", settings.get("ruleset", ""))


KINDS: Final[dict[str, type[SpielGame]]] = {
    one.kind.short_name: one for one in (RedcodeSpiel, ReducedSpiel, DamageSpiel)
}
for one in KINDS.values():
    pyspiel.register_game(one.kind, one)
