"""What a table has to know of its rules to be shown and to be talked at, without loading them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from redtable.kernel.game import Game
    from redtable.kernel.ruleset import Ruleset


class SeatTerms(msgspec.Struct, frozen=True, kw_only=True):
    """A seat under the rules of its table."""

    name: str
    team: str
    role: str
    may_talk: bool = True
    """Whether it may chat with everybody during a match."""
    may_talk_to_team: bool = True


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """What follows from a ruleset and options that were checked."""

    ruleset: str
    seats: tuple[SeatTerms, ...]
    timed: bool = False
    """Whether the rules limit the time of decisions."""
    drop_in: bool = False
    """Whether free seats may be taken while the match goes on."""


def terms_of(game: Game, rules: Ruleset) -> Terms:
    """What a table has to know of these rules."""
    seats = []
    for number, info in enumerate(game.seats(rules)):
        everybody, team = game.talk(rules, number)
        seats.append(
            SeatTerms(
                name=info.name, team=info.team, role=info.role, may_talk=everybody, may_talk_to_team=team
            )
        )
    return Terms(ruleset=rules.name, seats=tuple(seats), timed=game.timed(rules), drop_in=game.drop_in(rules))
