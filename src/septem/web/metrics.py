"""Metrics for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
LONG_BUCKETS = (0.01, 0.1, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
CONNECTIONS = Gauge("septem_connections", "Clients connected to a table")
TABLES = Gauge("septem_live_tables", "Tables in memory")
SET_ASIDE = Gauge("septem_tables_set_aside", "Tables that somebody wanted to open lately and that cannot be continued")
REFUSALS = Counter("septem_refusals", "Refused requests, messages and connections", ["reason"])
QUEUES = Gauge("septem_queue_length", "Tasks that wait for a worker process", ["kind"])
WAITING = Histogram(
    "septem_waiting_seconds", "Time until a worker process takes a task", ["kind"], buckets=LONG_BUCKETS
)
MESSAGES = Histogram("septem_message_seconds", "Time to handle a client's message", ["kind"], buckets=BUCKETS)
REQUESTS = Histogram("septem_request_seconds", "Time to handle an HTTP request", ["status"], buckets=BUCKETS)
DATABASE = Histogram(
    "septem_database_seconds", "Time of a transaction, with its wait for a thread", ["transaction"], buckets=BUCKETS
)
DATABASE_OPEN = Gauge("septem_database_transactions", "Transactions that wait or run")
ERRORS = Counter("septem_errors", "Errors in the log", ["logger"])
REDIS = Gauge("septem_redis_available", "1 if Redis answered the last time; also 1 without Redis")
REDIS.set(1)
