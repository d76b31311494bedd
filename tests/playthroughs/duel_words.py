"""Views, quotes and events of Duel in few words, by ids: what a person needs to follow a game in a diff."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace

from septem.core.events import Event
from septem.core.quote import Line, Quote, Route, Source
from septem.core.table import Table
from septem.duel.agora import position as agora_position
from septem.duel.agora.view import AgoraView
from septem.duel.constants import DECKS, FACTS, GOODS, LOOT, QUESTIONS, VICTORIES
from septem.duel.data.catalogue import CATALOGUE
from septem.duel.knowledge.view import CityView, Slot, View
from septem.duel.pantheon import position
from septem.duel.pantheon.constants import OFFERINGS
from septem.duel.pantheon.view import PantheonView
from septem.duel.payment.purchases import price_of, units_of
from septem.duel.rules.layout import STRUCTURES
from septem.duel.sizes import AGES
from tests.duel import telling

# Facts of the senate and of conspiracies: about a chamber, or about nothing, with a number; and about an item.
IN_SENATE = {
    *("cube_placed", "cube_moved", "cube_removed", "chamber_gained", "chamber_lost", "decree_moved"),
    *("conspired", "plot_kept", "aside_looked_at", "box_looked_at", "actions_forgone", "turn_without_card"),
}
NUMBERED = {
    *("senator_recruited", "decree_shown", "plot_seen", "plot_kept_seen", "plot_prepared", "plot_triggered"),
    *("coins_taken", "card_swapped", "locked_seen", "aside_seen", "repeat_decreed", "token_locked", "wonder_ruined"),
}
PLAIN = telling.WITHOUT_SUBJECT - {"tokens_drawn"}
COUNTED = {
    "vault_filled",
    "vault_spent",
    "divinities_drawn",
    "coins_received",
    "coins_paid",
    "coins_lost",
    "toll_received",
    "card_sold",
    "tokens_drawn",
}
PLACED = {
    "mark_laid",
    "mark_taken",
    "divinity_seen",
    "divinity_placed",
    "placement_seen",
    "divinity_shown",
    "card_struck",
    "card_laid",
    "back_laid",
    "card_taken",
    "card_revealed",
    "token_seen",
}


def names(items: Iterable[int]) -> str:
    return " ".join(CATALOGUE.id(item) for item in items) or "-"


def said(event: Event) -> str:
    """One fact."""
    fact = FACTS[event.fact]
    seat = "" if fact in telling.SEATLESS else str(event.seat + 1)
    if fact in IN_SENATE:
        return f"{fact} {seat} {event.what} {event.amount}"
    if fact in NUMBERED:
        return f"{fact} {seat} {names([event.what] if event.what < CATALOGUE.size else [])} {event.amount}"
    words = [fact, seat, subject(fact, event.what), detail(fact, event.amount)]
    return " ".join(word for word in words if word)


def subject(fact: str, what: int) -> str:
    if fact == "starter_chosen":
        return f"by {what + 1}"
    return "" if fact in PLAIN else telling.subject(fact, what)


def detail(fact: str, amount: int) -> str:
    if fact == "good_bought":
        return f"{units_of(amount)} at {price_of(amount)}"
    if fact == "wonder_raised":
        return f"with {CATALOGUE.id(amount)}"
    if fact == "card_built":
        return ("", "by chain", "for free")[amount]
    if fact in PLACED:
        return f"at {amount}"
    return str(amount) if fact in COUNTED else ""


def quote_words(quote: Quote) -> str:
    if quote.route is not Route.PAID:
        return f"{quote.reason.name}, {quote.route.name}"
    payee = f", {quote.trade} of it to seat {quote.payee + 1}" if quote.payee >= 0 else ""
    receipt = "".join(f", {line_words(line)}" for line in quote.receipt)
    return f"{quote.reason.name}, {quote.coins} coins{payee}{receipt}"


def line_words(line: Line) -> str:
    good = GOODS[line.good] if line.good >= 0 else "coin"
    price = f" at {line.price}" if line.price else ""
    named = OFFERINGS[line.item] if line.source is Source.OFFERED else CATALOGUE.id(line.item)
    giver = f" by {named}" if line.item >= 0 else ""
    return f"{line.units} {good} {line.source.name.lower()}{price}{giver}"


def legal_words(table: Table, seat: int) -> str:
    """The moves, each with its price if it has one."""
    prices = [(move, table.quote(move, seat).coins) for move in table.moves(seat)]
    return ", ".join(f"{move} ({coins})" if coins else str(move) for move, coins in prices)


def view_lines(table: Table) -> Iterator[str]:
    """The view of a spectator, then the facts that only each seat sees."""
    view: View = table.view()
    yield from (city_words(seat, city) for seat, city in enumerate(view.cities))
    loot = " ".join(LOOT[token] for token in view.loot) or "-"
    yield f"track: {view.pawn:+d}, loot {loot}; board {names(view.board)}; box {names(view.box)}, {view.drawn} drawn"
    if view.drafted < len(view.offer) or not view.age:
        yield f"draft: {view.drafted} taken of {names(view.offer)}"
    if view.age:
        yield from structure_lines(view)
    yield f"discard: {names(view.discard)}"
    asked = ", ".join(f"{QUESTIONS[question.kind]} {question.seat + 1}" for question in view.questions)
    again = " and again" if view.again else ""
    yield f"turn: {view.mover + 1}{again}; asked: {asked or '-'}; victory: {VICTORIES[view.victory]}"
    yield from (line for part in view.parts for line in part_lines(part))
    for seat in range(table.game.seats):
        own: View = table.view(seat)
        same = replace(own, seat=None, seen=view.seen, parts=view.parts, box=view.box) == view
        yield f"seat {seat + 1} sees {'the same' if same else 'ANOTHER TABLE'}, drawn tokens {names(own.seen)}"
        if own.parts != view.parts:
            yield from (f"seat {seat + 1}: {line}" for part in own.parts for line in part_lines(part, short=True))


def part_lines(part: object, short: bool = False) -> Iterator[str]:
    """An expansion's part of a view; in short, only divinities."""
    if isinstance(part, PantheonView):
        document = position.write(part, None)
        keys = ("slots", "decks") if short else tuple(document)
        yield "pantheon: " + "; ".join(f"{key} {json.dumps(document[key])}" for key in keys if document[key])
    elif isinstance(part, AgoraView):
        document = agora_position.write(part)
        keys = ("conspiracies", "deck", "locked") if short else tuple(document)
        yield "agora: " + "; ".join(f"{key} {json.dumps(document[key])}" for key in keys if key in document)
    elif isinstance(part, tuple) and part and not short:
        yield f"aside: {names(part)}"


def city_words(seat: int, city: CityView) -> str:
    built = " ".join(f"{CATALOGUE.id(wonder)}/{CATALOGUE.id(card)}" for wonder, card in city.wonders) or "-"
    parts = [f"{city.coins} coins", names(city.buildings), f"built {built}", f"unbuilt {names(city.unbuilt)}"]
    return f"city {seat + 1}: {'; '.join([*parts, f'tokens {names(city.tokens)}'])}"


def structure_lines(view: View) -> Iterator[str]:
    slots = iter(view.structure)
    of_age = STRUCTURES[view.age - 1 :: AGES]
    for places in next(rows for rows in of_age if sum(map(len, rows)) == len(view.structure)):
        yield f"age {view.age}: {' '.join(slot_words(next(slots)) for _ in places)}"


def slot_words(slot: Slot | None) -> str:
    """A dot where the card is gone, a question mark and its back where it lies face down, a star where it lies open."""
    if slot is None:
        return "."
    face = f"?{DECKS[slot.deck]}" if slot.card is None else CATALOGUE.id(slot.card)
    return f"{face}*" if slot.open else face
