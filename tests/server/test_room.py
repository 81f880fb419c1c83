"""Room for everybody: many files and sockets, no process left of a kernel that did not come up, seats of the unseen."""

from __future__ import annotations

import asyncio
import resource
import subprocess
import sys
from datetime import UTC, datetime, timedelta

import psutil
import pytest
import zmq

from tutor.server.kernels import UNSEEN_SECONDS, OwnPython, PageKernels
from tutor.server.room import MOST_SOCKETS, pages_that_fit

SOCKETS_A_PAGE = 6


def kernels_of(kernels: PageKernels) -> list[psutil.Process]:
    """List the processes of kernels started here."""
    return [one for one in psutil.Process().children() if kernels.connection_dir in " ".join(one.cmdline())]


@pytest.fixture
def kernels(tmp_path):
    return PageKernels(kernel_spec_manager=OwnPython(), connection_dir=str(tmp_path), root_dir=str(tmp_path), most=2)


def test_a_kernel_that_does_not_come_up_leaves_no_process(kernels):
    kernels.context.destroy()
    kernels.context = zmq.asyncio.Context()
    kernels.context.set(zmq.MAX_SOCKETS, 1)  # as it is on a server that has no more

    async def fails() -> None:
        with kernels.context.socket(zmq.PUSH), pytest.raises(zmq.ZMQError, match="Too many open files"):
            await kernels.start_kernel(kernel_name="python3")

    asyncio.run(fails())

    assert psutil.wait_procs(kernels_of(kernels), timeout=10)[1] == []
    assert len(kernels) == 0


def test_where_every_seat_is_taken_those_go_whom_nobody_has_seen_for_long(kernels):
    async def full() -> tuple[str, str, list[list[str]]]:
        unseen, fresh = [await kernels.start_kernel(kernel_name="python3") for _ in range(2)]
        await kernels.make_room()
        left = [kernels.list_kernel_ids()]
        long_ago = datetime.now(tz=UTC) - timedelta(seconds=UNSEEN_SECONDS + 1)
        kernels.get_kernel(unseen).last_activity = long_ago
        kernels.notify_connect(unseen)
        await kernels.make_room()
        left.append(kernels.list_kernel_ids())
        kernels.notify_disconnect(unseen)
        await asyncio.gather(kernels.make_room(), kernels.make_room())
        left.append(kernels.list_kernel_ids())
        await kernels.shutdown_all(now=True)
        return unseen, fresh, left

    unseen, fresh, left = asyncio.run(full())

    assert left == [[unseen, fresh], [unseen, fresh], [fresh]]


def test_sockets_and_files_are_enough_for_all_pages_that_fit(kernels):
    assert kernels.context.get(zmq.MAX_SOCKETS) == MOST_SOCKETS >= SOCKETS_A_PAGE * pages_that_fit(256 << 30)
    asked = """
import resource
from tutor.server.room import open_many_files
open_many_files()
print(*resource.getrlimit(resource.RLIMIT_NOFILE))
"""
    few = resource.getrlimit(resource.RLIMIT_NOFILE)[1]

    def poor() -> None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, few))

    told = subprocess.run([sys.executable, "-c", asked], check=True, capture_output=True, preexec_fn=poor)
    assert [min(few, 65_536), few] == [int(word) for word in told.stdout.split()]
