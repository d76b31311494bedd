"""Views, quotes and events of 7 Wonders in few words, by ids: what a person needs to follow a game in a diff."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from septem.core import bits
from septem.core.events import Event
from septem.core.quote import Line, Route
from septem.core.table import Table
from septem.wonders.cities.view import CitiesView
from septem.wonders.constants import (
    FACTS,
    FOR_CHAIN,
    FOR_COLOUR,
    FOR_INTEREST,
    FOR_SALE,
    FOR_SETUP,
    FOR_TRADE,
    FOR_VICTORY,
    GOODS,
    LEFT,
    QUESTIONS,
    VERBS,
)
from septem.wonders.data.catalogue import CATALOGUE
from septem.wonders.knowledge.view import CityView, Deed, View
from septem.wonders.leaders.view import LeadersView
from septem.wonders.payment.explain import Offer

REASONS = {FOR_SETUP: "setup", FOR_SALE: "sale", FOR_CHAIN: "chain", FOR_COLOUR: "colour", FOR_INTEREST: "interest"}
REASONS |= {FOR_TRADE: "trade", FOR_VICTORY: "victory"}
SEATLESS = {"age_opened", "hands_passed", "packs_passed", "recruitment_begun"}
ITEMS = {"card_dealt", "card_seen", "draw_seen", "last_seen", "sale_seen", "left_seen", "pile_seen", "marker_laid"}
ITEMS |= {"coins_received", "coins_paid", "card_built", "card_claimed", "stage_raised", "card_revived"}
ITEMS |= {
    "leader_dealt",
    "leader_kept",
    "leader_recruited",
    "draw_of_leader",
    "leader_copied",
    "favour_used",
    "dove_taken",
}
CITIES = {"goods_bought", "trade_received", "conflict_won", "conflict_lost", "defeat_passed"}
NUMBERED = {"age_opened", "turn_begun", "game_won", "recruitment_begun"}
COUNTED = CITIES | {
    "coins_received",
    "coins_paid",
    "last_asked",
    "game_won",
    "bank_bought",
    "packs_passed",
    "leaders_drawn",
}
COUNTED |= {"leaders_left", "dove_taken", "dove_spent", "loss_due", "loss_paid", "debt_taken"}
BACKED = {"pile_seen", "card_revived"}
ROUTES = ("", "by chain", "free")


def names(items: Iterable[int]) -> str:
    return " ".join(CATALOGUE.id(item) for item in items) or "-"


def item_name(item: int) -> str:
    """A card by its id, a stage by its board and number."""
    for board, first in enumerate(CATALOGUE.stage[: len(CATALOGUE.boards)]):
        if first <= item < first + CATALOGUE.stages[board]:
            return f"{board_name(board)}{item - first + 1}"
    return CATALOGUE.id(item)


def board_name(board: int) -> str:
    return f"{CATALOGUE.boards[board].id} {'AB'[board % 2]}"


def said(event: Event) -> str:
    """One fact."""
    fact = FACTS[event.fact]
    seat = "" if fact in SEATLESS else str(event.seat + 1)
    words = [fact, seat, subject(fact, event.what), detail(fact, event.amount)]
    return " ".join(word for word in words if word)


def subject(fact: str, what: int) -> str:
    if fact in ITEMS:
        return REASONS.get(what) or item_name(what)
    if fact == "board_given":
        return board_name(what)
    if fact in ("hands_passed", "packs_passed"):
        return "left" if what == LEFT else "right"
    if fact in CITIES:
        return str(what + 1)
    return str(what) if fact in NUMBERED else ""


def detail(fact: str, amount: int) -> str:
    if fact == "card_built":
        return ROUTES[amount]
    if fact == "leader_copied":
        return f"of {amount + 1}"
    if fact in BACKED:
        return f"of age {amount}"
    return str(amount) if fact in COUNTED else ""


def quote_words(quote: Offer) -> str:
    if quote.route is not Route.PAID:
        return f"{quote.reason.name}, {quote.route.name}"
    receipt = "".join(f", {line_words(line)}" for line in quote.receipt)
    ways = "".join(
        f", or {left} and {right}" for left, right in quote.payments if (left, right) != (quote.left, quote.right)
    )
    shares = f"{quote.bank} bank, {quote.left} left, {quote.right} right"
    return f"{quote.reason.name}, {quote.coins} coins ({shares}{ways}){receipt}"


def line_words(line: Line) -> str:
    good = GOODS[line.good] if line.good >= 0 else "coin"
    price = f" at {line.price}" if line.price else ""
    giver = f" by {item_name(line.item)}" if line.item >= 0 else ""
    return f"{line.units} {good} {line.source.name.lower()}{price}{giver}"


def legal_words(table: Table, seat: int) -> str:
    return ", ".join(str(move) for move in table.moves(seat))


def view_lines(table: Table) -> Iterator[str]:
    """At the start of a round what a spectator sees, then what each seat sees beyond that."""
    view: View = table.view()
    if view.round is not None and not fresh(table, view):
        return
    yield from (city_words(number, city) for number, city in enumerate(view.cities))
    asked = view.round and f"{QUESTIONS[view.round.kind]} {[city + 1 for city in bits.members(view.round.asked)]}"
    yield from part_lines(view)
    yield f"age {view.age}, turn {view.turn}; pile {view.discarded}; asked: {asked or '-'}"
    for seat in range(table.game.seats):
        own: View = table.view(seat)
        same = (own.cities, own.discarded, own.round) == (view.cities, view.discarded, view.round)
        yield f"seat {seat + 1} sees {'the same' if same else 'ANOTHER TABLE'}, hand {names(own.hand)}"
        yield f"seat {seat + 1} knows {known(view.deeds, own.deeds)}"
        yield from own_lines(own)
        for look in own.looks[-1:]:
            yield f"seat {seat + 1} saw in the pile {names(card for back in look.cards for card in back)}"


def part_lines(view: View) -> Iterator[str]:
    """The public parts of the expansions, where there are any."""
    for part in view.parts:
        if isinstance(part, LeadersView):
            for city, leaders in enumerate(part.leaders):
                copied = part.copied[city]
                more = f", copies {CATALOGUE.id(copied)}" if copied is not None else ""
                yield f"city {city + 1} has leaders {names(leaders)}{more}"
            yield f"leaders in hand {list(part.held)}, unused {part.unused}"
        if isinstance(part, CitiesView):
            yield f"debts {list(part.debts)}, doves {list(part.doves)}, owed {list(part.owed)}"


def own_lines(own: View) -> Iterator[str]:
    """Leaders and hands that a seat sees beyond its own hand."""
    seat = 0 if own.seat is None else own.seat + 1
    for mate in own.mates:
        yield f"seat {seat} sees that {mate.seat + 1} holds {names(mate.hand)}"
    for part in own.parts:
        if isinstance(part, LeadersView):
            for mate_seat, leaders in part.hands:
                yield f"seat {seat} sees leaders of {mate_seat + 1}: {names(leaders)}"


def fresh(table: Table, view: View) -> bool:
    """Whether nobody has answered in this round."""
    return view.round is not None and not any(table.view(seat).answers for seat in range(table.game.seats))


def known(public: Iterable[Deed], own: Iterable[Deed]) -> str:
    """The faces that a seat knows and a spectator does not: age.turn.city."""
    pairs = zip(public, own, strict=True)
    faces = [deed for seen, deed in pairs if seen.card is None and deed.card is not None]
    words = [
        f"{deed.age + 1}.{deed.turn + 1}.{deed.city + 1} {VERBS[deed.verb]} {CATALOGUE.id(deed.card or 0)}"
        for deed in faces
    ]
    return ", ".join(words) or "nothing more"


def city_words(number: int, city: CityView) -> str:
    tokens = "/".join(str(wins) for wins in city.victories)
    parts = [f"{city.coins} coins", f"{city.stages} stages", f"tokens {tokens} -{city.defeats}", f"holds {city.held}"]
    claim = "; claim" if city.claim else ""
    return f"city {number + 1}: {board_name(city.board)}; {', '.join(parts)}; {names(city.buildings)}{claim}"
