"""Read and write files, mostly JSON; a file is written completely or not at all."""

from __future__ import annotations

import json
import os
import sys
import textwrap
from math import isfinite
from pathlib import Path
from typing import NoReturn

from .errors import Problem

WIDTH = 100
STEP = 2
LONGEST_PATH = 4096  # characters; Linux opens no longer one
LARGEST = 64 << 20  # bytes; the longest record has some 20,000


def parse(text: str) -> object:
    """Parse a JSON text. A duplicate key is refused, because one of its values would be lost."""
    try:
        return json.loads(text, object_pairs_hook=distinct, parse_constant=refuse, parse_float=finite)
    except Problem:
        raise
    except json.JSONDecodeError as error:
        raise Problem("not_json", line=error.lineno, column=error.colno) from None
    except RecursionError:
        raise Problem("too_deep") from None
    except ValueError:  # Python refuses to convert very long numbers
        raise Problem("number_too_long", most=sys.get_int_max_str_digits()) from None


def distinct(pairs: list[tuple[str, object]]) -> dict[str, object]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        keys = [key for key, _ in pairs]
        raise Problem("key_twice", key=next(key for key in keys if keys.count(key) > 1))
    return fields


def refuse(constant: str) -> NoReturn:
    """NaN and the infinities are not valid JSON."""
    raise Problem("no_json_number", given=constant)


def finite(text: str) -> float:
    """A number that Python would round to infinity is refused, too."""
    number = float(text)
    return number if isfinite(number) else refuse(text)


def read(path: str | os.PathLike[str]) -> object:
    """The data of a JSON file."""
    try:
        text = read_bytes(path).decode("utf-8-sig")
    except Problem:
        raise
    except FileNotFoundError:
        raise Problem("no_such_file", path=shown(path)) from None
    except UnicodeDecodeError:
        raise Problem("not_text", path=shown(path)) from None
    except (OSError, ValueError) as error:
        raise Problem("not_readable", path=shown(path), error=reason(error)) from None
    if not text.strip():
        raise Problem("empty_file", path=shown(path))
    return parse(text)


def read_bytes(path: str | os.PathLike[str]) -> bytes:
    """The content of a file that is not too large; some devices never end."""
    with Path(path).open("rb") as file:
        content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise Problem("too_large_file", path=shown(path), most=LARGEST >> 20)
    return content


def write(path: str | os.PathLike[str], document: object) -> None:
    """Write a JSON file."""
    write_text(path, layout(document) + "\n")


def write_text(path: str | os.PathLike[str], text: str) -> None:
    """Write a file completely or not at all. A pipe or a device cannot be replaced: it receives the text."""
    try:
        if is_special(path):
            Path(path).write_text(text, encoding="utf-8")
        else:
            replace(Path(path).resolve(), text)
    except (OSError, ValueError) as error:
        raise Problem("not_writable", path=shown(path), error=reason(error)) from None


def is_special(path: str | os.PathLike[str]) -> bool:
    """Whether something exists there that is not a regular file. Symbolic links are followed."""
    return Path(path).exists() and not Path(path).is_file()


def replace(target: Path, text: str) -> None:
    """Write a temporary file first and rename it, so that the file is never incomplete."""
    beside = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(target)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def shown(path: str | os.PathLike[str]) -> str:
    """A path in a message. One that is too long to exist is shortened: it may be a text that was given by mistake."""
    text = os.fspath(path)
    return text if len(text) <= LONGEST_PATH else text[:WIDTH] + "…"


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
