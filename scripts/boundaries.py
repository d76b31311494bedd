"""Check two rules about where knowledge lives.

Base modules mention no expansion: its words stand in its own folder. Packed numbers (moves, agenda entries) are taken
apart only by the functions made for it.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path("src/septem")
# Words of an expansion of Duel, and the folders that may use them.
WORDS = re.compile(
    r"pantheon|divinit|mytholog|offering|minerva|\bsnake|\benki\b|astarte|nisaba|grand_temple|\bpromo|shrine",
    re.IGNORECASE,
)
BASE = ("core", "duel")
OWN = ("duel/pantheon/", "duel/promo/")
EXCEPTIONS = {
    "duel/expansions.py": "lists the expansions of this package",
    "duel/state_fields.py": "generated from the fields that expansions declare: a C structure cannot grow",
    "duel/state_fields.pxd": "generated from the fields that expansions declare: a C structure cannot grow",
    "duel/sizes.py": "lengths of the rows of that structure",
    "duel/sizes.pxd": "lengths of the rows of that structure",
    "duel/data/cards.py": "the building Pantheon is a card of the base game",
    "core/quote.py": "reasons and sources are members of one enumeration, which is public",
}
PACKED = re.compile(r">> ?(?:8|16|24)\b|<< ?(?:8|16|24)\b|& ?(?:255|0xFF)\b|_BITS\b")
PACKERS = {"duel/moves.pxd", "duel/agenda.pxd", "duel/payment/purchases.pxd"}
PACKED_FOLDERS = ("duel", "ai/duel", "envs/duel", "cli/duel", "text/duel", "wire/duel", "web/scene/duel")


def files(folders: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """Path and text of every source file of some folders."""
    for folder in folders:
        for path in sorted(SOURCE.joinpath(folder).rglob("*.p[yx]*")):
            if path.suffix in {".py", ".pxd"}:
                yield path.relative_to(SOURCE).as_posix(), path.read_text()


def found(name: str, text: str, pattern: re.Pattern[str], complaint: str) -> Iterator[str]:
    for number, line in enumerate(text.split("\n"), 1):
        if match := pattern.search(line):
            yield f"{SOURCE / name}:{number}: {match[0]!r}: {complaint}"


def problems() -> Iterator[str]:
    mentioning = set()
    for name, text in files(BASE):
        if not name.startswith(OWN) and (
            lines := list(found(name, text, WORDS, "belongs in the folder of an expansion"))
        ):
            mentioning.add(name)
            yield from () if name in EXCEPTIONS else lines
    for name in sorted(EXCEPTIONS.keys() - mentioning):
        yield f"{SOURCE / name}: needs no exception any more"
    for name, text in files(PACKED_FOLDERS):
        if name not in PACKERS:
            yield from found(name, text, PACKED, "moves and agenda entries have functions for this")


def main() -> int:
    listed = list(problems())
    print(*listed, f"boundaries: {len(listed)} problems, {len(EXCEPTIONS)} exceptions", sep="\n")
    return int(bool(listed))


if __name__ == "__main__":
    sys.exit(main())
