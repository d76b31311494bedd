"""Worker processes: results, failures, deaths, and tasks that nobody waits for any more."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from septem.web.thinking.fair_queue import Addresses
from septem.web.thinking.worker_process import WorkerDied
from septem.web.thinking.workers import WorkerPool

ANN = "ann"


def run(work: Callable[[WorkerPool], Awaitable[None]], processes: int = 1, ahead: int = 1) -> None:
    async def with_pool() -> None:
        pool = WorkerPool("test", processes, 0, Addresses(), ahead)
        try:
            await work(pool)
        finally:
            pool.close()

    asyncio.run(with_pool())


def own_number() -> int:
    return os.getpid()


def sleep_and_tell(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def note(folder: str, name: str) -> None:
    Path(folder, name).touch()
    time.sleep(0.2)


def die_once(folder: str) -> str:
    died = Path(folder, "died")
    if not died.exists():
        died.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


class Strange(Exception):
    """Cannot be pickled."""

    def __init__(self) -> None:
        super().__init__("strange")
        self.held = lambda: None


def fail() -> None:
    raise ValueError("no such thing")


def fail_strangely() -> None:
    raise Strange


def test_a_task_runs_in_another_process_which_stays() -> None:
    async def work(pool: WorkerPool) -> None:
        first = await pool.run(ANN, own_number)
        assert first != os.getpid()
        assert await pool.run(ANN, own_number) == first

    run(work)


def test_a_large_result_arrives_whole() -> None:
    async def work(pool: WorkerPool) -> None:
        assert await pool.run(ANN, bytes, 3_000_000) == bytes(3_000_000)
        assert await pool.run(ANN, len, bytes(3_000_000)) == 3_000_000

    run(work)


def test_tasks_given_ahead_get_their_own_results() -> None:
    async def work(pool: WorkerPool) -> None:
        found = await asyncio.gather(*(pool.run(ANN, abs, -number) for number in range(50)))
        assert found == list(range(50))

    run(work, ahead=2)


def test_all_processes_work_and_no_task_waits_behind_a_long_one() -> None:
    async def work(pool: WorkerPool) -> None:
        long = asyncio.ensure_future(pool.run(ANN, sleep_and_tell, 30.0))
        short = {await pool.run(ANN, own_number) for _ in range(5)}
        assert len(short) == 1
        assert not long.done()
        long.cancel()

    run(work, processes=2)


def test_a_failure_of_a_task_reaches_the_caller_and_the_process_goes_on() -> None:
    async def work(pool: WorkerPool) -> None:
        first = await pool.run(ANN, own_number)
        with pytest.raises(ValueError, match="no such thing"):
            await pool.run(ANN, fail)
        with pytest.raises(RuntimeError, match="strange"):
            await pool.run(ANN, fail_strangely)
        assert await pool.run(ANN, own_number) == first

    run(work)


def test_a_task_is_repeated_once_if_its_process_dies(tmp_path: Path) -> None:
    async def work(pool: WorkerPool) -> None:
        assert await pool.run(ANN, die_once, str(tmp_path)) == "alive"
        with pytest.raises(WorkerDied):
            await pool.run(ANN, die)
        assert await pool.run(ANN, abs, -1) == 1

    run(work)


def test_a_task_that_nobody_waits_for_is_not_begun(tmp_path: Path) -> None:
    async def work(pool: WorkerPool) -> None:
        first = asyncio.ensure_future(pool.run(ANN, note, str(tmp_path), "first"))
        while not (tmp_path / "first").exists():
            await asyncio.sleep(0.01)
        first.cancel()  # it runs, and its place is given to the next
        dropped = asyncio.ensure_future(pool.run(ANN, note, str(tmp_path), "dropped"))
        last = asyncio.ensure_future(pool.run(ANN, note, str(tmp_path), "last"))
        await asyncio.sleep(0.05)
        dropped.cancel()
        await last
        assert {path.name for path in tmp_path.iterdir()} == {"first", "last"}

    run(work)


def test_closing_ends_the_processes() -> None:
    async def work(pool: WorkerPool) -> None:
        number = await pool.run(ANN, own_number)
        process = pool.workers[0].process
        pool.close()
        process.join(10)
        assert process.pid == number
        assert process.exitcode is not None

    run(work)


class Unreadable(Exception):
    """Can be pickled, but not read again: its arguments are not those of its constructor."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(f"{code}: {reason}")


def fail_unreadably() -> None:
    raise Unreadable("odd", "nobody can read it")


def test_a_failure_that_cannot_be_read_reaches_the_caller_and_the_process_goes_on() -> None:
    async def work(pool: WorkerPool) -> None:
        first = await pool.run(ANN, own_number)
        with pytest.raises(RuntimeError, match="nobody can read it"):
            await asyncio.wait_for(pool.run(ANN, fail_unreadably), 10)
        assert await pool.run(ANN, own_number) == first

    run(work)


def test_a_task_behind_one_that_kills_its_process_is_done() -> None:
    """It was not begun, so it is not to blame, however often the other kills."""

    async def work(pool: WorkerPool) -> None:
        for _ in range(2):
            killer = asyncio.ensure_future(pool.run(ANN, die))
            behind = asyncio.ensure_future(pool.run(ANN, abs, -1))
            with pytest.raises(WorkerDied):
                await killer
            assert await behind == 1

    run(work, ahead=2)


def test_a_closed_pool_begins_nothing() -> None:
    async def work(pool: WorkerPool) -> None:
        waiting = [asyncio.ensure_future(pool.run(ANN, sleep_and_tell, 30.0)) for _ in range(3)]
        await asyncio.sleep(0.1)
        pool.close()
        found = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), 10)
        assert all(isinstance(one, asyncio.CancelledError) for one in found)
        with pytest.raises(asyncio.CancelledError):
            await pool.run(ANN, own_number)
        assert not pool.tasks
        for _ in range(100):
            if not pool.workers:
                break
            await asyncio.sleep(0.01)
        assert not pool.workers

    run(work)


def test_a_process_that_dies_before_its_first_task_complains_to_nobody(caplog: pytest.LogCaptureFixture) -> None:
    async def work(pool: WorkerPool) -> None:
        pool.warm_up()
        os.kill(pool.workers[0].process.pid, signal.SIGKILL)
        while pool.workers:
            await asyncio.sleep(0.01)
        assert await pool.run(ANN, abs, -1) == 1

    run(work)
    gc.collect()
    assert not caplog.records


def test_a_pool_closed_at_once_leaves_no_socket(recwarn: pytest.WarningsRecorder) -> None:
    async def work(pool: WorkerPool) -> None:
        pool.warm_up()

    run(work)
    gc.collect()
    assert not [one for one in recwarn if issubclass(one.category, ResourceWarning)]
