"""Pantheon's part of the drawing: slots, decks, tokens on cards, and each player's divinities, tokens and coins."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ....cli.duel.drawing.theme import DuelTheme
from ....cli.terminal.theme import BOLD
from ...knowledge.view import View
from ..activation import slot_cost
from ..constants import ALL_DECKS, FIRST_OFFERING, MYTHOLOGIES, OFFERINGS
from ..view import Card, PantheonCity, PantheonView


def draw(theme: DuelTheme, view: View, players: Sequence[str]) -> list[Text]:
    """Nothing, unless Pantheon is in play."""
    part = part_of(view)
    if part is None:
        return []
    lines = [Text(theme.language.say("table.pantheon"), BOLD)]
    lines += [slot_line(theme, slot, card) for slot, card in enumerate(part.slots)]
    lines.append(
        labelled(theme, "table.decks", [deck_text(theme, deck, cards) for deck, cards in enumerate(part.decks)])
    )
    if part.marks:
        lines.append(labelled(theme, "table.marks", [f"{slot} {mark_text(theme, mark)}" for slot, mark in part.marks]))
    if part.lent:
        lines.append(labelled(theme, "table.lent", [theme.language.short(token) for token in part.lent]))
    if part.barrier is not None:
        lines.append(labelled(theme, "table.barrier", [str(part.barrier)]))
    for seat, city in enumerate(part.cities):
        if city != PantheonCity():
            lines.append(Text(f"{theme.language.player(seat, players)}: ").append(", ".join(means(theme, city))))
    return lines


def part_of(view: View) -> PantheonView | None:
    return next((part for part in view.parts if isinstance(part, PantheonView)), None)


def more_symbols(view: View, seat: int) -> list[int]:
    """Divinities of a player, and the building whose symbol the snake copies: both may bring symbols (P-054)."""
    part = part_of(view)
    city = part.cities[seat] if part else PantheonCity()
    return [*city.divinities, *(() if city.snake is None else (city.snake,))]


def labelled(theme: DuelTheme, key: str, things: list[str]) -> Text:
    return Text(theme.language.say(key, things=", ".join(things)))


def slot_line(theme: DuelTheme, slot: int, card: Card | None) -> Text:
    """A slot with its cost for either player."""
    costs = f"{theme.coins(slot_cost(0, slot))}/{theme.coins(slot_cost(1, slot))}"
    return Text(f"  {slot} {costs:>7} ").append(card_text(theme, card) if card else theme.signs.space)


def card_text(theme: DuelTheme, card: Card) -> str:
    if card.item is not None:
        return theme.language.short(card.item)
    return "?" if card.mythology == ALL_DECKS else f"? ({mythology(theme, card.mythology)})"


def deck_text(theme: DuelTheme, deck: int, cards: tuple[Card, ...]) -> str:
    known = " ".join("?" if card.item is None else theme.language.short(card.item) for card in cards)
    return f"{mythology(theme, deck)} [{known}]"


def mythology(theme: DuelTheme, number: int) -> str:
    return theme.language.say(f"mythology.{MYTHOLOGIES[number]}")


def mark_text(theme: DuelTheme, mark: int) -> str:
    if mark < FIRST_OFFERING:
        return mythology(theme, mark)
    return theme.language.say(f"offering.{OFFERINGS[mark - FIRST_OFFERING]}")


def means(theme: DuelTheme, city: PantheonCity) -> list[str]:
    """Divinities, tokens, coins on Astarte, and the building under the snake."""
    things = [theme.language.short(item) for item in city.divinities]
    things += [mythology(theme, number) for number in city.mythologies]
    things += [mark_text(theme, FIRST_OFFERING + offering) for offering in city.offerings]
    if city.vault:
        things.append(theme.language.say("table.vault", coins=theme.language.count("coin", city.vault)))
    if city.snake is not None:
        things.append(theme.language.say("table.snake", item=theme.language.short(city.snake)))
    return things
