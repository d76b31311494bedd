"""Check two rules about where knowledge lives.

Base modules mention no expansion, and core no game: the words of each stand in its own folder. Packed numbers (moves,
agenda entries) are taken apart only by the functions made for it.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path("src/septem")
# Words of games and of expansions, and the folders that may use them.
DUEL = (
    r"pantheon|divinit|mytholog|offering|minerva|\bsnake|\benki\b|astarte|nisaba|grand_temple|\bpromo(?!t)|shrine"
    r"|\bagora|conspir|\bdecree|politician|senator|knossos|curia"
)
WONDERS = (
    r"leader|recruit|\bdebt|\bdove|diplom|\bblack\b|favour|pardon|\bhir(?:es?|ing)\b|\bcourt(?:s|ing|esan\w*)?\b|\bmasks?\b|\bpatron|stubborn"
    r"|\bspared\b|\bpetra\b|byzantium|\brome\b|(?-i:\b(?:of|with|without|in) Cities\b)"
)
WORDS = {
    "core": rf"\bduel\b|\bwonders?\b|_wonders?\b|{DUEL}|leader|\bdebt|\bdove",
    "duel": DUEL,
    "wonders": WONDERS,
}
# The outer layers know both games; some words of expansions have a general meaning there.
OUTER = ("ai", "envs", "sim", "wire", "cli", "text", "web")
WORDS |= dict.fromkeys(OUTER, f"{DUEL}|{WONDERS}")
GENERAL = re.compile(r'\bmasks?\b|black and white|favour(?:s|ites?)\b|"pantheon": \(.*', re.IGNORECASE)  # or a building
OWN = ("duel/pantheon/", "duel/promo/", "duel/agora/", "duel/bid/", "wonders/leaders/", "wonders/cities/")
GENERATED = "generated from the fields that expansions declare: a C structure cannot grow"
EXCEPTIONS = {
    "duel/expansions.py": "lists the expansions of this package",
    "duel/copying.py": GENERATED,
    "duel/copying.pxd": GENERATED,
    "duel/state_fields.py": GENERATED,
    "duel/state_fields.pxd": GENERATED,
    "duel/sizes.py": "lengths of the rows of that structure",
    "duel/sizes.pxd": "lengths of the rows of that structure",
    "duel/data/cards.py": "the building Pantheon is a card of the base game",
    "wonders/expansions.py": "lists the expansions of this package",
    "wonders/copying.py": GENERATED,
    "wonders/copying.pxd": GENERATED,
    "wonders/state_fields.py": GENERATED,
    "wonders/state_fields.pxd": GENERATED,
    "wonders/board_ids.py": "generated for type checkers, which know the boards of this package",
}
FIXED = "version 0 of the environments never changes, with its places for the expansions of its time"
TUNED = "one set of weights is tuned for the game with all expansions of this package"
HOT = "compiled code of every playout: calling the expansions for each move would slow the search"
EXCEPTIONS |= {
    **dict.fromkeys((f"envs/duel/{name}.py" for name in ("actions", "row_encoder", "sizes", "version_0")), FIXED),
    **dict.fromkeys((f"envs/duel/{name}.pxd" for name in ("row_encoder", "sizes")), FIXED),
    **dict.fromkeys((f"envs/wonders/{name}.py" for name in ("actions", "numbering", "row_encoder")), FIXED),
    **dict.fromkeys((f"envs/wonders/{name}" for name in ("row_encoder.pxd", "sizes.py", "sizes.pxd")), FIXED),
    "envs/wonders/version_0.py": FIXED,
    "web/scene/models.py": "the types of the page are generated from it, which draws the expansions of this package",
    "ai/duel/search_player.py": "names the files of the trained networks",
    "ai/wonders/weights.py": TUNED,
    **dict.fromkeys((f"ai/wonders/{name}" for name in ("gains.py", "gains.pxd", "policy.py", "policy.pxd")), HOT),
}
FIELD = re.compile(r'Field\(\s*"(\w+)"')  # in a module in which an expansion declares fields of a position
PACKED = re.compile(r">> ?(?:8|16|24)\b|(?<!\b1 )<< ?(?:8|16|24)\b|& ?(?:255|0xFF)\b|_BITS\b")
PACKERS = {
    *("duel/moves.pxd", "duel/agenda.pxd", "duel/payment/purchases.pxd"),
    *("wonders/moves.pxd", "wonders/agenda.pxd", "wonders/history.pxd"),
    "ai/wonders/tree.py",  # spreads numbers over a table
}
LAYERS = ("", "ai/", "envs/", "cli/", "text/", "wire/", "web/scene/")
PACKED_FOLDERS = tuple(f"{layer}{game}" for layer in LAYERS for game in ("duel", "wonders"))


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


def words_of(folder: str) -> re.Pattern[str]:
    """The words that the base modules of a folder must not mention, and the fields that an expansion declares."""
    fields = [name for path in SOURCE.glob(f"{folder}/*/fields.py") for name in FIELD.findall(path.read_text())]
    attributes = rf"|\.(?-i:{'|'.join(fields)})\b" if fields else ""
    return re.compile(WORDS[folder] + attributes, re.IGNORECASE)


def mentions() -> Iterator[tuple[str, list[str]]]:
    """Base modules with their lines that mention an expansion, or in core a game."""
    for folder in WORDS:
        pattern = words_of(folder)
        for name, text in files((folder,)):
            plain = GENERAL.sub("", text) if folder in OUTER else text
            lines = list(found(name, plain, pattern, "belongs in the folder of a game or an expansion"))
            if lines and not name.startswith(OWN):
                yield name, lines


def problems() -> Iterator[str]:
    mentioning = dict(mentions())
    for name, lines in mentioning.items():
        yield from () if name in EXCEPTIONS else lines
    for name in sorted(EXCEPTIONS.keys() - mentioning.keys()):
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
