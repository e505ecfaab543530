"""Prints the JSON schemas of all messages and views: `python -m redtable.protocol.schema`."""

from __future__ import annotations

import sys
from typing import Any, get_args

import msgspec

from redtable.kernel.registry import find_game, game_slugs
from redtable.protocol import (
    analysis,
    from_client,
    from_server,
    games,
    lessons,
    people,
    problems,
    puzzles,
    replays,
    tables,
    uploads,
)

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
    replays.Hint,
    replays.Reasons,
    replays.RecordQuestion,
    replays.RecordReplay,
    uploads.Upload,
    analysis.AnalysisView,
    analysis.Advice,
    analysis.Weighed,
    lessons.LessonTitle,
    lessons.Lesson,
    puzzles.PuzzleTitle,
    puzzles.PuzzleTask,
    puzzles.PuzzleAnswer,
    people.Health,
    problems.ProblemView,
)
ROOTS = ("FromClient", "FromServer", "Views", "Previews", "Consults")
"""Messages; by the slug of each game its views, and its answers by the first word of the question."""


def all_schemas(slugs: list[str]) -> dict[str, Any]:
    """One document: `$defs` with every shape, and the roots that lead to them."""
    views = {name: find_game(name) for name in slugs}
    types = [*HTTP, *get_args(from_client.FromClient), *get_args(from_server.FromServer)]
    types += [game.view_type() for game in views.values()]
    answers = {
        "Previews": {slug: game.preview_types() for slug, game in views.items()},
        "Consults": {slug: game.consult_types() for slug, game in views.items()},
    }
    asked = [kind for each in answers.values() for game in each.values() for kind in game.values()]
    schemas, shapes = msgspec.json.schema_components([*types, *asked], ref_template="#/$defs/{name}")
    found = iter(schemas[len(types) :])

    def union(members: Any) -> dict[str, Any]:
        return {"anyOf": [{"$ref": f"#/$defs/{name_of(member, shapes)}"} for member in get_args(members)]}

    shapes["FromClient"] = union(from_client.FromClient)
    shapes["FromServer"] = union(from_server.FromServer)
    shapes["Views"] = table(
        {slug: {"$ref": f"#/$defs/{game.view_type().__name__}"} for slug, game in views.items()}
    )
    for name, each in answers.items():
        shapes[name] = table(
            {slug: table({word: next(found) for word in game}) for slug, game in each.items()}
        )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Redtable messages",
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in ROOTS},
        "$defs": shapes,
    }


def table(properties: dict[str, Any]) -> dict[str, Any]:
    """An object that has all these properties."""
    return {"type": "object", "properties": properties, "required": list(properties)}


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
