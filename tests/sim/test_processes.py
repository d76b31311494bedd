"""Workers do not outlive the process that started them."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest

CONDUCTOR = """
import os, sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import sleep
from septem.core.processes import settle

if __name__ == "__main__":
    pool = ProcessPoolExecutor(2, get_context(sys.argv[1]), initializer=settle)
    list(pool.map(sleep, [0.2, 0.2]))
    print(*pool._processes, flush=True)
    sleep(600)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes")
@pytest.mark.parametrize("method", ["fork", "spawn"])
def test_workers_end_with_their_conductor(tmp_path: Path, method: str) -> None:
    """Killed, it cannot tell them; they see for themselves."""
    program = tmp_path / "conductor.py"
    program.write_text(CONDUCTOR)
    with subprocess.Popen([sys.executable, str(program), method], stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        workers = [int(word) for word in running.stdout.readline().split()]
        running.kill()
    assert len(workers) == 2
    end = time.monotonic() + 60
    while any(is_there(worker) for worker in workers):
        assert time.monotonic() < end
        time.sleep(0.02)


def is_there(process: int) -> bool:
    """A process that nobody has buried yet is not."""
    try:
        return "(zombie)" not in Path(f"/proc/{process}/status").read_text()
    except OSError:
        return False
