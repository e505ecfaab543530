"""What the routes of the HTTP interface share: parts of paths, and the problems they may answer with."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from redtable.protocol.problems import ProblemView

AnyRequest = Request[Any, Any, State]
Code = Annotated[str, Parameter(pattern=r"^[A-Z0-9]{4,12}(?!\n)$", description="the code of a table")]
SeatPath = Annotated[int, Parameter(ge=0, le=63, description="the number of a seat")]
PROBLEMS = {
    status: ResponseSpec(
        ProblemView, generate_examples=False, description=title, media_type="application/problem+json"
    )
    for status, title in (
        (400, "The request makes no sense"),
        (401, "An identity is needed"),
        (403, "Not for you"),
        (404, "There is no such thing"),
        (409, "Not now"),
        (413, "Too large"),
        (429, "Too often, or too many"),
        (503, "Try again"),
    )
}
