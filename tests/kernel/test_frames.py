"""The stack of open decisions: whose turn it is, copies, and its text."""

from __future__ import annotations

import pytest

from redtable.kernel.frames import Frame, Frames, format_frames, split_frames
from redtable.kernel.game import NOBODY


def test_the_owner_of_the_topmost_frame_acts() -> None:
    frames = Frames([Frame("turn", 0)])
    frames.push(Frame("answer", 1))
    assert (frames.owner(), frames.top().kind, len(frames)) == (1, "answer", 2)
    assert frames.pop().kind == "answer"
    assert frames.owner() == 0
    frames.replace(Frame("turn", 1))
    assert frames.owner() == 1
    frames.push(Frame("answer", 0))
    frames.restart(Frame("turn", 2))
    assert (frames.owner(), len(frames)) == (2, 1)
    frames.clear()
    assert frames.owner() == NOBODY
    assert not frames


def test_nothing_is_on_top_of_an_empty_stack() -> None:
    frames: Frames[Frame] = Frames()
    with pytest.raises(IndexError):
        frames.top()


def test_a_copy_is_independent_and_shares_the_frames() -> None:
    frames = Frames([Frame("turn", 0)])
    twin = frames.copy()
    assert twin.top() is frames.top()
    twin.push(Frame("answer", 1))
    assert len(frames) == 1


@pytest.mark.parametrize(
    ("words", "between", "text"),
    [
        ([], ",", "-"),
        ([["turn", "0"], ["answer", "1", "2"]], ",", "turn:0,answer:1:2"),
        ([["recover"], ["react", "redfor", "RG1", "", "180+92"]], "|", "recover|react:redfor:RG1::180+92"),
    ],
)
def test_the_text_reads_back(words: list[list[str]], between: str, text: str) -> None:
    assert format_frames(words, between) == text
    assert split_frames(text, between) == words


def test_empty_words_at_the_end_are_left_out() -> None:
    assert format_frames([["recover", "", ""]]) == "recover"
