"""A language model as a bot, behind any command that reads a prompt and writes an answer.

    redtable bot "python model_bot.py llm -m my-model" --game pictures --seconds 120

The model sees the view as JSON. Of its answer the first legal action counts, or the line after ACTION: where
more is allowed than is listed, as for the clues of Pictures.
"""

from __future__ import annotations

import json
import subprocess
import sys

PROMPT = """You play {game}, seat {seat}. This is all that you may know, as JSON:
{view}
Answer with one line: ACTION: followed by one of your legal actions, or by another in the same notation.
Your legal actions, or examples of them:
{legal}
{complaint}"""


def ask(command: list[str], prompt: str) -> str:
    """What the model answers."""
    return subprocess.run(command, input=prompt, capture_output=True, text=True, check=True).stdout


def action_in(answer: str, legal: list[str]) -> str:
    """The action that an answer names; the first legal one if it names none."""
    for line in answer.splitlines():
        if line.strip().startswith("ACTION:"):
            return line.partition(":")[2].strip()
    named = [action for action in legal if action in answer]
    return max(named, key=len) if named else legal[0]


def main() -> None:
    """Ask the model whenever we are asked."""
    command, start, complaint = sys.argv[1:], {}, ""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":
            start = message
        elif message["type"] == "refused":
            complaint = f"Your last answer, {message['action']!r}, was refused: {message['why']}"
        elif message["type"] == "act":
            legal = message["view"].pop("legal", [])
            prompt = PROMPT.format(
                game=start["game"],
                seat=start["seats"][start["seat"]],
                view=json.dumps(message["view"]),
                legal="\n".join(legal),
                complaint=complaint,
            )
            complaint = ""
            print(json.dumps({"action": action_in(ask(command, prompt), legal)}), flush=True)


if __name__ == "__main__":
    main()
