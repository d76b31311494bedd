"""Describes a card, wonder or token: its kind, cost and effects, read from its declaration."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from ... import expansions
from ...duel.constants import COLOURS, DECKS, GOODS, GUILD_DECK, NO_DECK
from ...duel.data.catalogue import CATALOGUE
from ...duel.data.components import FIRST_TOKEN
from ...duel.data.declarations import Card
from ...duel.model import Facts
from ..shared.typeset import capital

if TYPE_CHECKING:
    from ..shared.language import Language


def describe(language: Language, card_id: str) -> list[str]:
    item = CATALOGUE.numbers[card_id]
    card = CATALOGUE.cards[item]
    lines = [head(language, item, card)]
    if item < FIRST_TOKEN:
        lines.append(language.say("card.cost", cost=cost(language, item)))
    lines += [capital(effect(language, printed.facts())) for printed in card.effects]
    if card.chain:
        lines.append(language.say("card.chain_from", item=language.the(card.chain)))
    lines += [language.say("card.chain_to", item=language.the(other)) for other in chained_by(card_id)]
    return lines


def head(language: Language, item: int, card: Card) -> str:
    deck = CATALOGUE.deck[item]
    kind = language.say(kinds_of_decks().get(deck, f"kind.{COLOURS[card.colour]}"))
    if deck in (NO_DECK, GUILD_DECK, *kinds_of_decks()):
        return language.say("card.head_plain", name=language.name(item), id=card.id, kind=kind)
    named = language.say(f"deck.{DECKS[deck]}")
    return language.say("card.head", name=language.name(item), id=card.id, kind=kind, deck=named)


@cache
def kinds_of_decks() -> dict[int, str]:
    """Decks whose cards are called by their deck instead of their colour."""
    return expansions.table("duel", "texts.cards", "KINDS")


def chained_by(card_id: str) -> list[str]:
    """The buildings that a building makes free."""
    return [card.id for card in CATALOGUE.cards if card.chain == card_id]


def cost(language: Language, item: int) -> str:
    """Coins and goods, as printed; or what a card of its deck costs."""
    if CATALOGUE.deck[item] in costs_of_decks():
        return language.say(costs_of_decks()[CATALOGUE.deck[item]])
    parts = [language.count("coin", CATALOGUE.price[item])] if CATALOGUE.price[item] else []
    parts += [
        language.count(good, CATALOGUE.cost[item][number])
        for number, good in enumerate(GOODS)
        if CATALOGUE.cost[item][number]
    ]
    return language.join(parts) if parts else language.say("card.no_cost")


@cache
def costs_of_decks() -> dict[int, str]:
    """Decks whose cards have no printed cost, but a price."""
    return expansions.table("duel", "texts.cards", "COSTS")


def effect(language: Language, facts: Facts) -> str:
    """One effect in words."""
    places: dict[str, object] = dict(facts)
    for name, given in facts.items():
        if name in PLACES:
            places |= PLACES[name](language, facts, given)
    del places["kind"]
    return language.say(f"effect.{facts['kind']}", **places)


def amounts(language: Language, facts: Facts, given: object) -> dict[str, str]:
    """An amount in every unit a sentence may use: coins, points, shields, goods."""
    number = int(str(given))
    counted = {f"{noun}s": language.count(noun, number) for noun in ("coin", "point", "shield")}
    return {**counted, "units": language.count(str(facts.get("resource", "clay")), number)}


def things(language: Language, what: object) -> str:
    """The things that an effect counts: buildings of some colours, or something else."""
    named = [str(name).removesuffix("_own") for name in (what if isinstance(what, list) else [what])]
    if named[0] in COLOURS:
        colours = language.join((language.say(f"colour.{colour}") for colour in named), "or")
        return language.say("things.buildings", colours=colours)
    return language.say(f"things.{named[0]}")


def named_goods(language: Language, goods: object) -> str:
    listed = goods if isinstance(goods, list) else []
    return language.join((language.say(f"good.{good}") for good in listed), "or")


def coins(language: Language, facts: Facts, given: object) -> dict[str, str]:
    return {"coins": language.count("coin", int(str(given)))}


PLACES: dict[str, Callable[[Language, Facts, object], dict[str, str]]] = {
    "amount": amounts,
    "coins": coins,
    "resources": lambda language, facts, given: {"goods": named_goods(language, given)},
    "what": lambda language, facts, given: {"things": things(language, given)},
    "type": lambda language, facts, given: {"colour": language.say(f"colour.{given}")},
    "symbol": lambda language, facts, given: {"symbol": language.say(f"symbol.{given}")},
    "target": lambda language, facts, given: {"target": language.say(f"target.{given}")},
}
