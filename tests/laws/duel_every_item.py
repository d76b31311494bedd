"""Positions of Duel in which every item stands in a city or can be gained by one answer, so that laws meet them all.

Agora has laws of its own for games that like its items (`tests/duel/agora/test_laws.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from septem.duel import sizes
from septem.duel.agora.expansion import EXPANSION as AGORA
from septem.duel.constants import GREEN, GUILD_DECK
from septem.duel.data.catalogue import CATALOGUE
from septem.duel.game import Duel
from septem.duel.pantheon.constants import MYTHOLOGIES, OFFERINGS, TEMPLE_DECK
from septem.duel.pantheon.numbers import FIRST_DIVINITY, THE_GATE
from septem.duel.promo.options import PROMO_WONDERS
from septem.duel.rules.layout import slots_of
from septem.duel.state import State

Document = dict[str, Any]
TABLES: dict[str, Document] = {
    "promo": {"promo_wonders": list(PROMO_WONDERS)},
    "pantheon": {"pantheon": True, "promo_wonders": list(PROMO_WONDERS)},
}
PARTS = 3  # positions a table in which items stand: each has a third of everything
DRAFTED = 4  # wonders of a player
OPEN_SLOTS = range(5, 9)  # of the third age: a row that nothing covers if all below it are taken
RICH = 60


def ids(start: int, stop: int) -> list[str]:
    return [CATALOGUE.id(item) for item in range(start, stop)]


def cards_of(deck: int) -> list[str]:
    return ids(CATALOGUE.deck_start[deck], CATALOGUE.deck_start[deck + 1])


def late_cards(table: str) -> list[str]:
    return cards_of(TEMPLE_DECK if table == "pantheon" else GUILD_DECK)


def wonders_of(table: str) -> list[str]:
    return [CATALOGUE.id(wonder) for wonder in Duel(**TABLES[table]).table_config.wonders]


def tokens_of(table: str) -> list[str]:
    return [CATALOGUE.id(token) for token in Duel(**TABLES[table]).table_config.tokens]


DIVINITIES = ids(FIRST_DIVINITY, THE_GATE)
AGE_CARDS = [card for age in range(sizes.AGES) for card in cards_of(age)]


def rotated(items: list[str], start: int) -> list[str]:
    """The same items, beginning with another one."""
    return items[start:] + items[:start]


def structure(cards: dict[int, str]) -> list[str | None]:
    return [cards.get(slot) for slot in range(slots_of(0))]


def document(table: str, **parts: Any) -> Document:
    asked = {"decision": {"seat": 1, "ask": "turn"}}
    return {"septem": "position", "game": "duel", "options": TABLES[table], **asked, **parts}


def standing(table: str, number: int) -> Document:
    """A third of all items, divided between two cities; no city has enough green cards to have won."""
    cards, late = sorted(AGE_CARDS, key=is_green)[number::PARTS], late_cards(table)[number::PARTS]
    free = [card for card in cards_of(sizes.AGES - 1) if card not in cards]
    wonders, tokens = wonders_of(table)[number::PARTS], tokens_of(table)[number::PARTS]
    cities = [
        {
            "coins": 9,
            "buildings": [*cards[seat::2], *late[seat::2]],
            "built": dict.fromkeys(wonders[seat::2]),
            "tokens": tokens[seat::2],
        }
        for seat in range(sizes.SEATS)
    ]
    more = {"pantheon": standing_divinities(number, cities)} if table == "pantheon" else {}
    return document(table, age=3, structure=structure({0: free[0], 1: free[1]}), cities=cities, **more)


def standing_divinities(number: int, cities: list[Document]) -> Document:
    """Divinities with all that they bring: the vault of Astarte, Nisaba's snake and Minerva's pawn."""
    shares = [[*DIVINITIES, "gate"][number::PARTS][seat::2] for seat in range(sizes.SEATS)]
    part: Document = {"cities": [{"divinities": share} for share in shares]}
    for seat, city in enumerate(part["cities"]):
        city["mythologies"] = [*MYTHOLOGIES][number::PARTS][seat::2]
        city["offerings"] = [*OFFERINGS][number::PARTS][seat::2]
        if "astarte" in city["divinities"]:
            city["astarte"] = 5
        if "nisaba" in city["divinities"]:
            city["snake"] = next(card for card in cities[1 - seat]["buildings"] if is_green(card))
        if "minerva" in city["divinities"]:
            part["minerva"] = 3
    return part


def is_green(card: str) -> bool:
    return CATALOGUE.cards[CATALOGUE.numbers[card]].colour == GREEN


def on_offer(table: str, number: int) -> Document:
    """The turn of a rich city: it may build guilds or temples, raise four wonders and activate five divinities."""
    late = late_cards(table)[number::PARTS]
    wonders = rotated(wonders_of(table), DRAFTED * number)
    age_three = cards_of(sizes.AGES - 1)
    cities = [
        {"coins": RICH, "unbuilt": wonders[:DRAFTED], "buildings": ["baths"]},
        {
            "coins": RICH,
            "unbuilt": wonders[DRAFTED : 2 * DRAFTED - 1],
            "built": {wonders[2 * DRAFTED - 1]: "theater"},
            "buildings": ["press", "quarry", "workshop"],
        },
    ]
    divine = {"pantheon": divinities_on_offer(number)} if table == "pantheon" else {}
    return document(
        table,
        age=3,
        structure=structure(dict(zip(OPEN_SLOTS, [*late, *age_three], strict=False))),
        cities=cities,
        discard=["altar", "tavern"],
        loot=["loot_p1_2", "loot_p1_5", "loot_p2_2", "loot_p2_5"],
        board=tokens_of(table)[:5],
        **divine,
    )


def divinities_on_offer(number: int) -> Document:
    """Five divinities and the Gate; tokens lie on Enki as long as it is seen (P-050)."""
    divinities = rotated(DIVINITIES, 5 * number)[:5]
    lent = {"enki": tokens_of("pantheon")[5:7]} if "enki" in divinities else {}
    return {"slots": [*divinities, "gate"], **lent}


def tokens_on_offer(number: int) -> Document:
    """Two equal symbols: a progress token is to be chosen."""
    tokens = rotated(tokens_of("pantheon"), 5 * number)[:5]
    cities: list[Document] = [{"buildings": ["workshop", "laboratory"]}, {}]
    asked = {"decision": {"seat": 1, "ask": "token"}}
    return document("pantheon", age=2, structure=structure({0: "walls"}), cities=cities, board=tokens, **asked)


def mythologies_on_offer(number: int) -> Document:
    """Open cards of the first age, each alone on a card with a mythology token."""
    covers = ({9: 14, 11: 16, 13: 18}, {2: 5, 4: 7})[number]
    faces = {**dict.fromkeys(covers, "?"), **dict(zip(covers.values(), ("baths", "altar", "tavern"), strict=False))}
    names = (MYTHOLOGIES[:3], MYTHOLOGIES[3:])[number]
    marks = {str(slot): name for slot, name in zip(covers, names, strict=True)}
    cities = [{"coins": RICH}, {"coins": RICH}]
    return document("pantheon", age=1, structure=structure(faces), cities=cities, pantheon={"marks": marks})


def all_on_offer() -> Iterator[tuple[str, Document]]:
    for table in TABLES:
        for number in range(-(-len(wonders_of(table)) // DRAFTED)):
            yield f"{table}-on-offer-{number}", on_offer(table, number)
    for number in range(-(-len(tokens_of("pantheon")) // 5)):
        yield f"tokens-on-offer-{number}", tokens_on_offer(number)
    for number in range(2):
        yield f"mythologies-on-offer-{number}", mythologies_on_offer(number)


def all_standing() -> Iterator[tuple[str, Document]]:
    for table in TABLES:
        for number in range(PARTS):
            yield f"{table}-standing-{number}", standing(table, number)


def items_in(state: State) -> set[int]:
    """The items that stand in some city."""
    return {item for item in range(CATALOGUE.size) for seat in range(sizes.SEATS) if state.built[seat][item]}


OF_AGORA = {
    CATALOGUE.numbers[item.id]
    for family in (*AGORA.cards.values(), AGORA.wonders, AGORA.tokens, *AGORA.items.values())
    for item in family
}
EVERY_ITEM = set(range(CATALOGUE.size)) - OF_AGORA
NOT_OF_AN_AGE = EVERY_ITEM - set(range(CATALOGUE.deck_start[GUILD_DECK]))  # from guilds and temples on
