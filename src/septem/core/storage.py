"""Read and write JSON files; a file is written completely or not at all."""

from __future__ import annotations

import json
import os
import textwrap
from pathlib import Path

from .errors import Problem

WIDTH = 100
STEP = 2
LARGEST = 64 << 20  # bytes; the longest record has some 20,000


def parse(text: str) -> object:
    """Parse a JSON text. A duplicate key is refused, because one of its values would be lost."""
    try:
        return json.loads(text, object_pairs_hook=distinct, parse_constant=refuse)
    except Problem:
        raise
    except (ValueError, RecursionError) as error:
        line, column = getattr(error, "lineno", 1), getattr(error, "colno", 1)
        raise Problem("not_json", line=line, column=column) from None


def distinct(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        keys = [key for key, _ in pairs]
        raise Problem("key_twice", key=next(key for key in keys if keys.count(key) > 1))
    return fields


def refuse(constant: str) -> object:
    """NaN and the infinities are not valid JSON."""
    raise json.JSONDecodeError(constant, constant, 0)


def read(path: str | os.PathLike[str]) -> object:
    """The data of a JSON file."""
    try:
        text = read_bytes(path).decode("utf-8-sig")
    except Problem:
        raise
    except FileNotFoundError:
        raise Problem("no_such_file", path=str(path)) from None
    except UnicodeDecodeError:
        raise Problem("not_text", path=str(path)) from None
    except (OSError, ValueError) as error:
        raise Problem("not_readable", path=str(path), error=reason(error)) from None
    if not text.strip():
        raise Problem("empty_file", path=str(path))
    return parse(text)


def read_bytes(path: str | os.PathLike[str]) -> bytes:
    """The content of a file that is not too large; some devices never end."""
    with Path(path).open("rb") as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise Problem("too_large_file", path=str(path), most=LARGEST >> 20)
    return content


def write(path: str | os.PathLike[str], document: object) -> None:
    """Write a temporary file first and rename it, so that the file is never incomplete."""
    try:
        target = Path(path).resolve()
        beside = target.with_name(f".{target.name}.{os.getpid()}")
        try:
            beside.write_text(layout(document) + "\n", encoding="utf-8")
            beside.replace(target)
        except OSError:
            beside.unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:
        raise Problem("not_writable", path=str(path), error=reason(error)) from None


def reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)


def layout(value: object, depth: int = 0) -> str:
    """Readable JSON: values that fit on one line stay on one line; long lists of ids fill several lines."""
    line = dumps(value)
    if depth + len(line) <= WIDTH or not isinstance(value, dict | list):
        return line
    inner = depth + STEP
    if isinstance(value, dict):
        lines = [f"{dumps(key)}: {layout(part, inner)}" for key, part in value.items()]
    else:
        lines = filled(value, inner) or [layout(part, inner) for part in value]
    indent = "\n" + " " * inner
    return line[0] + indent + f",{indent}".join(lines) + "\n" + " " * depth + line[-1]


def filled(values: list[object], depth: int) -> list[str]:
    """The lines of a list of single words; empty if the list contains anything else."""
    words = [dumps(value) for value in values]
    if any(" " in word or word[0] in "[{" for word in words):
        return []
    lines = textwrap.wrap(", ".join(words), WIDTH - depth, break_long_words=False, break_on_hyphens=False)
    return [line.rstrip(",") for line in lines]


def dumps(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
