"""What Pantheon adds to the drawing: slots, decks, tokens on cards, and what each player has of it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ....duel.constants import ALL_DECKS, FIRST_OFFERING, MYTHOLOGIES, OFFERINGS
from ....duel.knowledge.view import View
from ....duel.pantheon.activation import slot_cost
from ....duel.pantheon.view import Card, PantheonCity, PantheonView
from ...terminal.style import BOLD, Ink


def draw_pantheon(ink: Ink, view: View, players: Sequence[str]) -> list[Text]:
    """Nothing, unless Pantheon is in play."""
    part = part_of(view)
    if part is None:
        return []
    lines = [Text(ink.language.say("table.pantheon"), BOLD)]
    lines += [slot_line(ink, slot, card) for slot, card in enumerate(part.slots)]
    lines.append(labelled(ink, "table.decks", [deck_text(ink, deck, cards) for deck, cards in enumerate(part.decks)]))
    if part.marks:
        lines.append(labelled(ink, "table.marks", [f"{slot} {mark_text(ink, mark)}" for slot, mark in part.marks]))
    if part.lent:
        lines.append(labelled(ink, "table.lent", [ink.language.short(token) for token in part.lent]))
    if part.barrier is not None:
        lines.append(labelled(ink, "table.barrier", [str(part.barrier)]))
    for seat, city in enumerate(part.cities):
        if city != PantheonCity():
            lines.append(Text(f"{ink.language.player(seat, players)}: ").append(", ".join(means(ink, city))))
    return lines


def part_of(view: View) -> PantheonView | None:
    return next((part for part in view.parts if isinstance(part, PantheonView)), None)


def divine(view: View, seat: int) -> list[int]:
    """Divinities of a player, and the building whose symbol the snake copies: both may bring symbols (P-054)."""
    part = part_of(view)
    city = part.cities[seat] if part else PantheonCity()
    return [*city.divinities, *(() if city.snake is None else (city.snake,))]


def labelled(ink: Ink, key: str, things: list[str]) -> Text:
    return Text(ink.language.say(key, things=", ".join(things)))


def slot_line(ink: Ink, slot: int, card: Card | None) -> Text:
    """A slot with what it costs either player."""
    costs = f"{ink.coins(slot_cost(0, slot))}/{ink.coins(slot_cost(1, slot))}"
    return Text(f"  {slot} {costs:>7} ").append(card_text(ink, card) if card else ink.signs.space)


def card_text(ink: Ink, card: Card) -> str:
    if card.item is not None:
        return ink.language.short(card.item)
    return "?" if card.mythology == ALL_DECKS else f"? ({mythology(ink, card.mythology)})"


def deck_text(ink: Ink, deck: int, cards: tuple[Card, ...]) -> str:
    known = " ".join("?" if card.item is None else ink.language.short(card.item) for card in cards)
    return f"{mythology(ink, deck)} [{known}]"


def mythology(ink: Ink, number: int) -> str:
    return ink.language.say(f"mythology.{MYTHOLOGIES[number]}")


def mark_text(ink: Ink, mark: int) -> str:
    if mark < FIRST_OFFERING:
        return mythology(ink, mark)
    return ink.language.say(f"offering.{OFFERINGS[mark - FIRST_OFFERING]}")


def means(ink: Ink, city: PantheonCity) -> list[str]:
    """Divinities, tokens, coins on Astarte, and the building under the snake."""
    things = [ink.language.short(item) for item in city.divinities]
    things += [mythology(ink, number) for number in city.mythologies]
    things += [mark_text(ink, FIRST_OFFERING + offering) for offering in city.offerings]
    if city.vault:
        things.append(ink.language.say("table.vault", coins=ink.language.count("coin", city.vault)))
    if city.snake is not None:
        things.append(ink.language.say("table.snake", item=ink.language.short(city.snake)))
    return things
