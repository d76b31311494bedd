"""Logs on standard error: one line for each request, connection, warning and error, without secrets.

A line is JSON for programs, or plain text for people. The address of a table lets everybody watch who knows it, so it
is a secret like keys and nonces: every long word with a digit is cut. Nobody logs query strings, cookies and bodies.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from typing import Any, Literal

from . import metrics
from .tables.stored import short_id

LogFormat = Literal["auto", "json", "plain"]
ACCESS = logging.getLogger("septem.access")
SECRET = re.compile(r"(?:(?=[A-Za-z_-]*\d)|(?<=/t/)|(?<=/r/)|(?<=/tables/))[\w-]{20,}", re.ASCII)


def without_secrets(text: str) -> str:
    return SECRET.sub(lambda found: short_id(found[0]), text)


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["traceback"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=True)


class PlainFormatter(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        said = "".join(f" {name}={value}" for name, value in getattr(record, "fields", {}).items())
        return without_secrets(super().format(record)) + said


class ErrorCounter(logging.Handler):
    """Counts errors for the metrics, by logger."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)

    def emit(self, record: logging.LogRecord) -> None:
        metrics.ERRORS.labels(record.name).inc()


def configure(chosen: LogFormat, access: bool | None) -> None:
    """Log to standard error. On a terminal people read: plain text, and requests only if they are wanted."""
    plain = chosen == "plain" or (chosen == "auto" and sys.stderr.isatty())
    handler = logging.StreamHandler()
    handler.setFormatter(PlainFormatter() if plain else JsonFormatter())
    root = logging.getLogger()
    root.handlers = [handler, ErrorCounter()]
    root.setLevel(logging.WARNING)
    ACCESS.setLevel(logging.INFO if (not plain if access is None else access) else logging.WARNING)
