"""Prints the JSON schemas of all messages and views: `python -m redtable.protocol.schema`."""

from __future__ import annotations

import sys
from typing import Any, get_args

import msgspec

from redtable.kernel.registry import find_game, game_slugs
from redtable.protocol import from_client, from_server, games, lessons, people, problems, replays, tables

HTTP = (
    people.Person,
    people.PersonChange,
    games.GameDescription,
    games.SeatDescription,
    games.SeatsQuestion,
    tables.NewTable,
    tables.HouseRules,
    tables.TableView,
    tables.TableList,
    tables.JoinTable,
    tables.Ready,
    tables.Reveal,
    tables.SeatBot,
    tables.Pause,
    tables.TransferCode,
    tables.Redeem,
    tables.Moved,
    replays.Fork,
    replays.Replay,
    replays.Reasons,
    lessons.LessonTitle,
    lessons.Lesson,
    people.Health,
    problems.ProblemView,
)


def all_schemas(slugs: list[str]) -> dict[str, Any]:
    """One document: `$defs` with every shape, and the unions of the socket's messages and of the views."""
    views = {name: find_game(name) for name in slugs}
    types = [*HTTP, *get_args(from_client.FromClient), *get_args(from_server.FromServer)]
    types += [game.view_type() for game in views.values()]
    _, shapes = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")

    def union(members: Any) -> dict[str, Any]:
        return {"anyOf": [{"$ref": f"#/$defs/{name_of(member, shapes)}"} for member in get_args(members)]}

    shapes["FromClient"] = union(from_client.FromClient)
    shapes["FromServer"] = union(from_server.FromServer)
    shapes["Views"] = {
        "type": "object",
        "properties": {
            game.slug: {"$ref": f"#/$defs/{game.view_type().__name__}"} for game in views.values()
        },
        "required": [game.slug for game in views.values()],
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Redtable messages",
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in ("FromClient", "FromServer", "Views")},
        "$defs": shapes,
    }


def name_of(member: type, shapes: dict[str, Any]) -> str:
    """The name of a shape among the definitions."""
    name = member.__name__
    if name in shapes:
        return name
    full = f"{member.__module__}.{member.__qualname__}".replace(".", "_")
    return full if full in shapes else name


def main() -> None:
    """Print the schemas of the installed games, or of those named."""
    document = all_schemas(sys.argv[1:] or game_slugs())
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(document)).decode() + "\n")


if __name__ == "__main__":
    main()
