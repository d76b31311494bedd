"""Simulations on a Ray cluster. Every chunk is a task; Ray schedules it and retries it if a machine is lost."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from itertools import islice
from typing import Any

from ..core import storage
from ..core.errors import Problem
from ..core.extras import library
from .folder import Folder
from .parquet import Parts
from .plan import Chunk, Plan
from .runner import Runner
from .simulate import Kept, Pool, play

AHEAD = 2  # tasks waiting for each core of the cluster
PLACE = re.compile(r"(ray://)?\[?(?P<host>[^/\]]+)\]?:(?P<port>\d+)")
AUTO = "auto"
PATIENCE = 5.0  # seconds
FOREVER = -1  # a task whose machine is lost is run again, however often that happens


def ray(address: str) -> Pool:
    """Run on the cluster at an address; `auto` finds the cluster of this machine."""
    return lambda plan, folder, chunks: by_cluster(plan, folder, chunks, address)


def by_cluster(plan: Plan, folder: Folder, chunks: Iterator[Chunk], address: str) -> Kept:
    """Store chunks on this machine as they finish. Their rows do not depend on which worker played them."""
    cluster = library("ray", "ray")
    joined = not cluster.is_initialized()
    if joined:
        join(cluster, address)
    task = cluster.remote(max_retries=FOREVER)(played_there)
    waiting: dict[Any, Chunk] = {}
    try:
        limit = max(int(cluster.cluster_resources().get("CPU", 1)), 1) * AHEAD
        waiting.update((task.remote(plan, chunk), chunk) for chunk in islice(chunks, limit))
        while waiting:
            done, _ = cluster.wait(list(waiting), num_returns=1)
            waiting.update((task.remote(plan, chunk), chunk) for chunk in islice(chunks, len(done)))
            for reference in done:
                chunk = waiting.pop(reference)
                folder.keep(chunk, cluster.get(reference))
                yield chunk
    finally:
        for reference in waiting:
            cluster.cancel(reference, force=True)
        if joined:
            cluster.shutdown()


def join(cluster: Any, address: str) -> None:
    """Check first that something listens there: Ray itself would retry for minutes."""
    try:
        where = PLACE.fullmatch(address)
        if not where and address != AUTO:
            raise ValueError("no address")
        if where:
            socket.create_connection((where["host"], int(where["port"])), timeout=PATIENCE).close()
        cluster.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (OSError, OverflowError, RuntimeError, ValueError) as error:
        reason = re.split(r"\.\s|\n", storage.reason(error))[0]  # Ray's advice after that is about its own commands
        raise Problem("no_cluster", "--ray", address=address, error=reason) from None


def played_there(plan: Plan, chunk: Chunk) -> Parts:
    return play(runner_of(plan), chunk)[1]


_runners: dict[str, Runner] = {}  # of a worker process: the tables it has played at


def runner_of(plan: Plan) -> Runner:
    name = repr(plan)
    if name not in _runners:
        _runners[name] = Runner(plan)
    return _runners[name]
