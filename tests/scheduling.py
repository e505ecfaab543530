"""Which worker runs which test, so that no core stands idle.

Tests in a browser keep a core busy, and most others wait for something, so both kinds run at the same time.
Every second worker begins with a browser, which is opened once for all of its tests, the rest with the other
tests; whoever finds none of its kind left helps with those of the other kind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from xdist.scheduler import LoadScopeScheduling

if TYPE_CHECKING:
    from xdist.workermanage import WorkerController

IN_BROWSER = "tests/e2e/"
"""Where the tests in a browser are."""
TOGETHER = ("tests/build/test_web.py", "tests/build/test_wheel.py", "tests/e2e/test_site.py")
"""Files that one worker runs: their tests write to the same place, or share what takes long to make."""


class TwoKinds(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """Hands out tests one by one, to every worker those of its kind first."""

    def _split_scope(self, nodeid: str) -> str:
        """Name what a worker gets at once: a test, or a whole file."""
        file = nodeid.partition("::")[0]
        return file if file in TOGETHER else nodeid

    def _assign_work_unit(self, node: WorkerController) -> None:
        """Give a worker the first tests of its kind, or the first of all."""
        wanted = int(node.gateway.id.removeprefix("gw")) % 2 == 0
        own = (scope for scope in self.workqueue if scope.startswith(IN_BROWSER) == wanted)
        self.workqueue.move_to_end(next(own, next(iter(self.workqueue))), last=False)
        super()._assign_work_unit(node)

    def _reschedule(self, node: WorkerController) -> None:
        """Give a worker more when only the test that it begins is left: none waits behind a long one."""
        if not self.workqueue or self._pending_of(self.assigned_work[node]) < 2:
            super()._reschedule(node)
