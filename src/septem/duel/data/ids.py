"""Ids of the box as they stand in files and moves, by family."""

from __future__ import annotations

from ...core.documents import Part
from ...core.errors import Problem, nearest
from ..constants import LOOT
from ..expansions import EXPANSIONS
from ..table_config import BASE, TableConfig
from .catalogue import CATALOGUE
from .components import FIRST_TOKEN, FIRST_WONDER, LAST_TOKEN, MORE_ITEMS

CARDS, WONDERS, TOKENS = range(FIRST_WONDER), range(FIRST_WONDER, FIRST_TOKEN), range(FIRST_TOKEN, LAST_TOKEN)
FAMILIES = {"card": CARDS, "wonder": WONDERS, "token": TOKENS, **MORE_ITEMS}
WORDS = {"loot": LOOT, **{family: words for expansion in EXPANSIONS for family, words in expansion.words.items()}}
UNKNOWN = "?"
NUMBERS = {family: {CATALOGUE.id(item): item for item in items} for family, items in FAMILIES.items()}
for family, words in WORDS.items():
    NUMBERS[family] = {word: number for number, word in enumerate(words)}


def number(word: str, wanted: str, where: str = "") -> int:
    """The number of an id of one family; a refusal names the nearest ones, or the family it does belong to."""
    known = NUMBERS[wanted]
    if word in known:
        return known[word]
    for family, others in NUMBERS.items():
        if word in others:
            raise Problem("other_family", where, given=word, wanted=wanted, family=family)
    raise Problem("unknown_id", where, given=word, wanted=wanted, near=nearest(word, known))


def buildable(word: str, table_config: TableConfig) -> int:
    """A card or a wonder that a table plays with."""
    item = number(word, "wonder" if word in NUMBERS["wonder"] else "card")
    if item not in table_config.cards and item not in table_config.wonders:
        raise Problem("not_in_game", id=word)
    return item


class Places:
    """The places of all items of a position: each item may lie in one place only."""

    def __init__(self, table_config: TableConfig = BASE) -> None:
        self.table_config = table_config
        self.known: dict[str, str] = {}
        self.dealt: set[int] = set()  # cards of later ages: where a deck lies in several, none of them twice

    def put(self, part: Part, family: str) -> int:
        """Read an id and remember where it stands."""
        item = number(part.text(), family, part.where)
        self.check(item, family, part)
        self.claim(part.text(), part.where)
        return item

    def check(self, item: int, family: str, part: Part) -> None:
        """Refuse what is not in this game, such as a wonder of an expansion that is not in play."""
        config = self.table_config
        pools = {"card": config.cards, "wonder": config.wonders, "token": config.tokens}
        if family in pools and item not in pools[family]:
            raise Problem("not_in_game", part.where, id=part.text())

    def put_all(self, parts: list[Part], family: str) -> tuple[int, ...]:
        return tuple(self.put(part, family) for part in parts)

    def put_known(self, parts: list[Part], family: str) -> tuple[int | None, ...]:
        """The same where some may be hidden; None: not known."""
        return tuple(None if part.value == UNKNOWN else self.put(part, family) for part in parts)

    def claim(self, word: str, where: str) -> None:
        if word in self.known:
            raise Problem("in_two_places", where, id=word, first=self.known[word])
        self.known[word] = where

    def cards(self) -> set[int]:
        """Every card that lies somewhere."""
        return {NUMBERS["card"][word] for word in self.known if word in NUMBERS["card"]}
