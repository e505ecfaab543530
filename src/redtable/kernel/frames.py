"""Open decisions as a stack of frames: whoever owns the topmost one acts.

A rule that needs an answer, or that must wait for something else, pushes a frame and is taken up again when
the frames above it are gone. So an answer can interrupt a move, a discard an answer, and everything goes on
where it was interrupted. Games subclass `Frame` to carry what a decision is about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import mypyc_attr

from redtable.kernel.game import NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

NONE = "-"


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """An open decision of a seat, or, with NOBODY as its owner, work of the rules that still has to be done.

    Frames never change, so that copies of a state may share them: what changes is replaced on the stack.
    """

    def __init__(self, kind: str = "", seat: int = NOBODY) -> None:
        self.kind = kind
        """What has to be decided or done."""
        self.seat = seat
        """Who decides."""


F = TypeVar("F", bound=Frame)


class Frames(Generic[F]):
    """A stack of frames."""

    def __init__(self, stack: list[F] | None = None) -> None:
        self.stack: list[F] = stack if stack is not None else []
        """The topmost frame stands last."""

    def __len__(self) -> int:
        return len(self.stack)

    def push(self, frame: F) -> None:
        """Put a frame on top: it is decided or done next."""
        self.stack.append(frame)

    def pop(self) -> F:
        """Take the topmost frame away: what lies below goes on."""
        return self.stack.pop()

    def replace(self, frame: F) -> None:
        """Put a frame in the place of the topmost one."""
        self.stack[-1] = frame

    def restart(self, frame: F) -> None:
        """Take all frames away and begin anew with this one."""
        if len(self.stack) == 1:
            self.stack[0] = frame
        else:
            self.stack = [frame]

    def clear(self) -> None:
        """Take all frames away: nothing is open any more."""
        self.stack.clear()

    def top(self) -> F:
        """What is decided or done next; an IndexError if nothing is open."""
        return self.stack[-1]

    def owner(self) -> int:
        """The seat that acts; NOBODY when nothing is open."""
        return self.stack[-1].seat if self.stack else NOBODY

    def copy(self) -> Frames[F]:
        """An independent stack; the frames themselves are shared."""
        return Frames(self.stack.copy())


def format_frames(frames: Iterable[Sequence[str]], between: str = ",") -> str:
    """The frames of a position from the lowest to the topmost, each given as its words; `-` for none.

    `[["turn", "0"], ["answer", "1", "2"]]` becomes `turn:0,answer:1:2`. Empty words at the end are left out.
    """
    return between.join(":".join(words).rstrip(":") for words in frames) or NONE


def split_frames(text: str, between: str = ",") -> list[list[str]]:
    """The words of each frame in the text of a position: the inverse of `format_frames`."""
    return [] if text == NONE else [part.split(":") for part in text.split(between)]
