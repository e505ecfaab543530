"""A bot for Red Code that shoots whenever it can: redtable bot "python first_bot.py" --game redcode."""

from __future__ import annotations

import json
import random
import sys


def choose(view: dict[str, object], legal: list[str]) -> str:
    """A shot at the enemy if there is one, else anything that is not pointless or to our own harm."""
    unwise = [*view["pointless"], *view["harmful"]]  # type: ignore[misc]  # both are lists of actions
    wise = [action for action in legal if action not in unwise] or legal
    shots = [action for action in wise if ">" in action and not action.startswith(("move", "immersion"))]
    return random.choice(shots or wise)


def main() -> None:
    """Answer every question on a line of its own."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "act":
            view = message["view"]
            print(json.dumps({"action": choose(view, view["legal"])}), flush=True)
        elif message["type"] == "refused":
            print(message["why"], file=sys.stderr)


if __name__ == "__main__":
    main()
