"""Ids of the box as they stand in files, and how often each card can be there."""

from __future__ import annotations

from collections import Counter

from ...core.documents import Part
from ...core.errors import Problem, nearest
from .. import sizes
from ..editions import EDITIONS
from ..table_config import BASE, TableConfig
from .catalogue import CATALOGUE
from .components import (
    BOARD_WORDS,
    EDITION_CARDS,
    FAMILIES,
    FIRST_EXTRA,
    FIRST_GUILD,
    FIRST_STAGE,
    MOST_CITIES,
    copies,
    extras_of,
    is_of,
)

UNKNOWN = "?"
ALL = {
    "card": [(CATALOGUE.word(card), card) for card in range(FIRST_STAGE)],
    **{family: [(CATALOGUE.word(item), item) for item in items] for family, items in FAMILIES.items()},
    "board": [(board, number) for number, board in enumerate(BOARD_WORDS)],
}
# By name; where two editions have one each with the same name, the first edition's.
NUMBERS = {family: {**dict(items), **dict(reversed(items))} for family, items in ALL.items()}


def number(word: str, wanted: str, where: str, table_config: TableConfig) -> int:
    """The number of an id of one family; a refusal names the nearest ones, or the family it does belong to."""
    known = {name: item for name, item in ALL[wanted] if in_play(item, wanted, table_config)}
    if word in known:
        return known[word]
    if word in NUMBERS[wanted]:
        if wanted == "card" and not is_of(NUMBERS[wanted][word], table_config.edition):
            raise Problem("not_of_edition", where, id=word, edition=EDITIONS[table_config.edition].name)
        raise Problem("not_in_play", where, id=word)
    for family, others in NUMBERS.items():
        if word in others:
            raise Problem("other_family", where, given=word, wanted=wanted, family=family)
    raise Problem("unknown_id", where, given=word, wanted=wanted, near=nearest(word, known))


def buildable(word: str, table_config: TableConfig) -> int:
    """A card, or an item of an expansion, that a table plays with."""
    family = next((family for family in FAMILIES if word in NUMBERS[family]), "card")
    return number(word, family, "", table_config)


def in_play(item: int, family: str, table_config: TableConfig) -> bool:
    """Whether a table plays with something."""
    if family == "board":
        return item in table_config.boards
    if family in FAMILIES:
        return item in table_config.other_items
    if item < FIRST_GUILD:
        return is_of(item, table_config.edition)
    return item in table_config.guilds or (item >= FIRST_EXTRA and table_config.extras > 0)


def is_other_item(word: str) -> bool:
    """Whether a word stands for an item that is neither a card nor a stage, known or not."""
    return any(word == unknown(family) or word in NUMBERS[family] for family in FAMILIES)


def unknown(family: str) -> str:
    """An item of some family, of which nobody says which one it is."""
    return UNKNOWN + family


def write(card: int | None) -> str:
    return UNKNOWN if card is None else CATALOGUE.word(card)


def ages_of(card: int, cities: int) -> list[int]:
    """The ages, from 0, in whose decks a card can be; some goods are made in two of them (R-01)."""
    if card >= FIRST_EXTRA:
        return [age for age in range(sizes.AGES) if card in extras_of(age)]
    if card >= FIRST_GUILD:
        return [sizes.AGES - 1]
    editions = [edition for edition, cards in enumerate(EDITION_CARDS) if card in cards]
    return [age for age in range(sizes.AGES) if any(card in copies(age, cities, edition) for edition in editions)]


class Places:
    """Where cards of some ages lie: none in more places than there are copies of it for so many cities (S-010)."""

    def __init__(self, cities: int, ages: range, table_config: TableConfig = BASE) -> None:
        self.cities = cities
        self.ages = ages
        self.table_config = table_config
        self.most = Counter(card for age in ages for card in copies(age, cities, table_config.edition))
        self.most.update(card for age in ages for pool, _ in table_config.pools(age, cities) for card in pool)
        self.claimed: Counter[int] = Counter()
        self.dealt: Counter[tuple[int, int]] = Counter()  # by age

    def read(self, part: Part, age: int | None = None) -> int | None:
        """A card, perhaps of a certain age; None if it is not known which one."""
        word = part.text()
        if word == UNKNOWN:
            return None
        card = number(word, "card", part.where, self.table_config)
        if age is not None and age not in ages_of(card, MOST_CITIES):
            raise Problem("wrong_deck", part.where, id=word, age=age + 1)
        return card

    def claim(self, card: int | None, where: str) -> None:
        """Remember that a card lies somewhere."""
        if card is None:
            return
        self.claimed[card] += 1
        given, most = self.claimed[card], self.most[card]
        if min(ages_of(card, MOST_CITIES)) > self.ages[-1]:
            raise Problem("too_early", where, id=CATALOGUE.word(card), age=self.ages[-1] + 1)
        if given > most:
            raise Problem("too_many_copies", where, id=CATALOGUE.word(card), given=given, most=most, cities=self.cities)

    def deal(self, card: int | None, age: int, where: str) -> None:
        """Remember that a card was dealt in an age."""
        if card is None or card >= FIRST_GUILD:
            return
        self.dealt[card, age] += 1
        given, most = self.dealt[card, age], copies(age, self.cities, self.table_config.edition).count(card)
        if given > most:
            raise Problem("too_many_copies", where, id=CATALOGUE.word(card), given=given, most=most, cities=self.cities)

    def put(self, part: Part, age: int | None = None) -> int | None:
        """Read a card and remember that it lies there."""
        card = self.read(part, age)
        self.claim(card, part.where)
        if age is not None:
            self.deal(card, age, part.where)
        return card
