"""Metrics for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
CONNECTIONS = Gauge("septem_connections", "Clients connected to a table")
TABLES = Gauge("septem_live_tables", "Tables in memory")
SET_ASIDE = Gauge("septem_tables_set_aside", "Tables that somebody wanted to open lately and that cannot be continued")
REFUSALS = Counter("septem_refusals", "Refused requests, messages and connections", ["reason"])
MESSAGES = Histogram("septem_message_seconds", "Time to handle a client's message", ["kind"], buckets=BUCKETS)
