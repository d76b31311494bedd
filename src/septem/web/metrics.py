"""Figures for whoever runs the server."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import Gauge, Histogram

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
CONNECTIONS = Gauge("septem_connections", "Pages that are connected to a table")
TABLES = Gauge("septem_live_tables", "Tables in memory")
MESSAGES = Histogram(
    "septem_message_seconds", "From a page's message to the end of its effect", ["kind"], buckets=BUCKETS
)


@contextmanager
def timed(kind: str) -> Iterator[None]:
    start = time.perf_counter()
    try:
        yield
    finally:
        MESSAGES.labels(kind).observe(time.perf_counter() - start)
