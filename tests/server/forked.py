"""Nodes that start in a moment: forked from a process that has imported the server already.

A node takes most of a second to import what it runs. One process for each worker of pytest does that once;
every node is a fork of it that then goes the way of `python -m redtable.server`, with the environment and the
streams that it is given.
"""

from __future__ import annotations

import asyncio
import atexit
import gc
import importlib
import os
import random
import selectors
import shutil
import socket
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parent.parent.parent
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


IMPORTED = (
    "uvloop",
    "redtable.server.__main__",
    "redtable.server.store.sqlite",
    "litestar._kwargs",
    "litestar.exceptions.responses",
    "anyio._backends._asyncio",
    "uvicorn.lifespan.on",
    "tests.tiny",
)
"""What a node imports, at once or when it starts, and the game of most of them."""


class ForkedNode:
    """A node, with what tests use of `asyncio.subprocess.Process`."""

    def __init__(self, pid: int, streams: list[Stream]) -> None:
        """`streams`: standard output and error, and what the template says of its end."""
        self.pid = pid
        self.returncode: int | None = None
        self.stdout, self.stderr = streams[0][0], streams[1][0]
        self._writers = [writer for _, writer in streams]
        self._ended = asyncio.create_task(self._end(streams[2][0]))

    def send_signal(self, number: int) -> None:
        """Send a signal to a node that has not ended."""
        if self.returncode is None:
            os.kill(self.pid, number)

    async def wait(self) -> int:
        """How it ended, when it has."""
        return await asyncio.shield(self._ended)

    async def _end(self, ending: asyncio.StreamReader) -> int:
        self.returncode = int(await ending.readline())
        for writer in self._writers:
            writer.close()
        return self.returncode


async def fork_node(environment: dict[str, str]) -> ForkedNode:
    """Start a node with this environment."""
    request = socket.socket(socket.AF_UNIX)
    request.connect(template())
    pairs = [socket.socketpair(), socket.socketpair()]
    wanted = msgspec.json.encode(environment) + b"\n"
    with pairs[0][1] as stdout, pairs[1][1] as stderr:
        socket.send_fds(request, [wanted[:1]], [stdout.fileno(), stderr.fileno()])
        request.sendall(wanted[1:])
    ending, writer = await asyncio.open_connection(sock=request)
    streams = [await asyncio.open_connection(sock=pair[0], limit=10_000_000) for pair in pairs]
    return ForkedNode(int(await ending.readline()), [*streams, (ending, writer)])


@cache
def template() -> str:
    """Where the process listens from which nodes are forked; it ends with this one."""
    address = str(Path(tempfile.mkdtemp(prefix="redtable-nodes-")) / "socket")
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.server.forked", address],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == b"ready\n"
    atexit.register(process.communicate)  # the process ends when its standard input does
    return address


class Template:
    """The process from which nodes are forked. It has neither threads nor a loop: no fork has them."""

    def __init__(self, address: str) -> None:
        self.folder = Path(address).parent
        self.listener = socket.socket(socket.AF_UNIX)
        self.listener.bind(address)
        self.listener.listen()
        self.selector = selectors.DefaultSelector()
        self.selector.register(self.listener, selectors.EVENT_READ)
        self.selector.register(sys.stdin, selectors.EVENT_READ)

    def run(self) -> int:
        """Fork what is asked for, and say how each ended; in a forked process, how the node ended."""
        while True:
            for key, _ in self.selector.select():
                if key.fileobj is sys.stdin:
                    shutil.rmtree(self.folder)
                    return 0
                if key.fileobj is self.listener:
                    request, _ = self.listener.accept()
                    if not self.fork(request):
                        return self.become_node(request)
                else:
                    self.report(key)

    def fork(self, request: socket.socket) -> bool:
        """Fork; False in the new process."""
        pid = os.fork()
        if pid:
            request.sendall(b"%d\n" % pid)
            self.selector.register(os.pidfd_open(pid), selectors.EVENT_READ, (pid, request))
        return pid != 0

    def report(self, key: selectors.SelectorKey) -> None:
        """A node ended: tell whoever asked for it how."""
        pid, request = key.data
        self.selector.unregister(key.fileobj)
        os.close(key.fd)
        _, status = os.waitpid(pid, 0)
        with request:
            request.sendall(b"%d\n" % os.waitstatus_to_exitcode(status))

    def become_node(self, request: socket.socket) -> int:
        """Forget the template, take the streams and the environment that were sent, and serve."""
        head, (stdout, stderr), _, _ = socket.recv_fds(request, 1, 2)
        for key in list(self.selector.get_map().values()):
            if key.data:
                os.close(key.fd)
                key.data[1].close()
        self.selector.close()
        self.listener.close()
        with request, request.makefile("rb") as text:
            environment = msgspec.json.decode(head + text.readline(), type=dict[str, str])
        for given, own in ((stdout, 1), (stderr, 2)):
            os.dup2(given, own)
            os.close(given)
        os.environ.clear()
        os.environ.update(environment)
        random.seed()
        from redtable.server.__main__ import main

        return main()


def main() -> int:
    """Import what nodes import, say so, and fork them until standard input ends."""
    for module in IMPORTED:
        importlib.import_module(module)
    gc.freeze()  # what nodes share, none of them need look through
    template = Template(sys.argv[1])
    print("ready", flush=True)
    return template.run()


if __name__ == "__main__":
    sys.exit(main())
