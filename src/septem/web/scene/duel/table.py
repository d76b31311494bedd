"""The board and the choices of Duel as one viewer sees them, from a view or a position imagined from it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from .... import expansions
from ....core.quote import Quote
from ....duel import constants as w
from ....duel.data.catalogue import CATALOGUE
from ....duel.files.notation import SHAPES, pack, parts
from ....duel.knowledge.view import View
from ....duel.payment import explain
from ....duel.rules.layout import STRUCTURES
from ....duel.state import State
from ....wire.duel import hypothetical_moves
from ....wire.duel.winning_moves import winning_items
from ..common import Viewer, added, priced
from ..models import Choice, Decision, DuelBoard, DuelCity, Price, Raised, Result, Slot

KEPT = 4096  # moves whose subjects are remembered


def board(viewer: Viewer) -> DuelBoard:
    view: View = viewer.view
    return DuelBoard(
        age=view.age,
        slots=structure(view, viewer.world.layouts),
        cities=viewer.cached(cities),
        pawn=view.pawn,
        loot=[w.LOOT[token] for token in view.loot],
        board=named(view.board),
        drawn=view.drawn,
        seen=named(view.seen),
        discard=named(view.discard),
        offer=named(view.offer),
        turn=view.mover + 1,
        most_wonders=w.MOST_WONDERS,
        enough_symbols=w.ENOUGH_SYMBOLS,
        **added("duel", "board_fields", view),
    )


def named(items: Any) -> list[str]:
    return [CATALOGUE.id(item) for item in items]


def structure(view: View, layouts: int) -> list[Slot]:
    if not view.age:
        return []
    places = [(row, place) for row, inside in enumerate(STRUCTURES[layouts + view.age - 1]) for place in inside]
    found = expansions.functions("duel", "pictures", "slot_marks")
    marks = {slot: mark for marks_of in found for slot, mark in marks_of(view).items()}
    return [
        Slot(
            slot=number,
            row=places[number][0],
            place=places[number][1],
            card=None if slot.card is None else CATALOGUE.id(slot.card),
            deck=w.DECKS[slot.deck],
            open=slot.open,
            mark=marks.get(number),
        )
        for number, slot in enumerate(view.structure)
        if slot
    ]


def cities(viewer: Viewer) -> list[DuelCity]:
    return [city(viewer, seat) for seat in range(2)]


def city(viewer: Viewer, seat: int) -> DuelCity:
    world: State = viewer.world
    seen = viewer.view.cities[seat]
    return DuelCity(
        coins=seen.coins,
        buildings=named(seen.buildings),
        built=[Raised(wonder=CATALOGUE.id(wonder), card=card_under(card)) for wonder, card in seen.wonders],
        unbuilt=named(seen.unbuilt),
        tokens=named(seen.tokens),
        goods=dict(zip(w.GOODS, world.goods[seat][: len(w.GOODS)], strict=True)),
        prices=dict(zip(w.GOODS, explain.market(world, seat), strict=True)),
        symbols=symbols(world.symbols[seat]),
        pairs=symbols(world.pairs[seat]),
        threats=named(winning_items(viewer.game, world, seat)),
        points=sum(viewer.game.score(world, seat).values()),
        **added("duel", "city_fields", viewer.view, seat),
    )


def symbols(found: int) -> list[str]:
    return [symbol for number, symbol in enumerate(w.SYMBOLS) if found >> number & 1]


def card_under(card: int) -> str | None:
    return None if card == w.NOTHING else CATALOGUE.id(card)


def decision(viewer: Viewer) -> Decision | None:
    question = viewer.view.question
    if question is None:
        return None
    about = question.about
    if question.kind == w.TAKE_TURN:  # from the second age on there may be something else to do (P-030)
        about = int(hypothetical_moves.has_turn_options(viewer.view))
    asked = viewer.language.question(question.kind, about, viewer.player(1 - question.seat))
    return Decision(seats=[question.seat + 1], ask=w.QUESTIONS[question.kind], text=asked)


def result(viewer: Viewer) -> Result | None:
    view: View = viewer.view
    if view.winner == w.NOBODY:
        return None
    winners = [0, 1] if view.winner == w.DRAW else [view.winner]
    player = viewer.player(view.winner) if len(winners) == 1 else ""
    victory = w.VICTORIES[view.victory]
    text = viewer.language.say(f"victory.{victory}", player=player)
    return Result(winners=[seat + 1 for seat in winners], victory=victory, text=text)


@cache
def verbs_with_price() -> set[int]:
    return {w.BUILD, w.RAISE} | expansions.collected("duel", "scene", "PRICED")


def choices(viewer: Viewer) -> list[Choice]:
    """Legal moves first, then illegal ones that a player may consider, each with its price or the reason against it."""
    prices: dict[object, Price | None] = {}
    found = []
    for move in viewer.cache.candidates:
        _, verb, _, item = parts(move)
        same = item if verb == w.RAISE else move  # the price does not depend on the card spent
        key = verb, same, move in viewer.cache.legal
        quote = viewer.cache.quote(move, key)
        if key not in prices:
            prices[key] = priced(viewer, quote) if verb in verbs_with_price() else None
        found.append(choice(viewer, move, quote, prices[key]))
    return found


@cache
def preview_verbs() -> dict[int, int]:
    """The verb that takes the cards of a deck into a city, where it is not to build them."""
    return expansions.table("duel", "scene", "PREVIEW_VERBS")


def previews(viewer: Viewer) -> list[Choice]:
    """Prices of the open cards and of the viewer's wonders, while the opponent is asked."""
    view, world, seat = viewer.view, viewer.world, viewer.view.seat
    shown = [slot.card for slot in view.structure if slot and slot.open and slot.card is not None]
    verbs = preview_verbs()
    found = [(pack(verbs.get(CATALOGUE.deck[card], w.BUILD), card), explain.price(world, seat, card)) for card in shown]
    found += [(pack(w.RAISE, wonder), explain.price(world, seat, wonder)) for wonder in view.cities[seat].unbuilt]
    return [preview(viewer, move, quote) for move, quote in found]


def preview(viewer: Viewer, move: int, quote: Quote) -> Choice:
    _, verb, _, item = parts(move)
    return Choice(
        move="",
        verb=w.VERBS[verb],
        label=viewer.language.name(item),
        item=CATALOGUE.id(item),
        legal=quote.legal,
        reason=None if quote.legal else viewer.language.reason(quote),
        price=priced(viewer, quote),
    )


def choice(viewer: Viewer, move: int, quote: Quote, price: Price | None) -> Choice:
    verb = parts(move)[1]
    sold = verb == w.SELL and quote.legal
    return Choice(
        move=viewer.game.write_move(move),
        verb=w.VERBS[verb],
        label=viewer.language.move(move, viewer.names),
        legal=quote.legal,
        reason=None if quote.legal else viewer.language.reason(quote),
        price=price,
        gain=viewer.cached(proceeds) if sold else None,
        **subjects(move),
    )


def proceeds(viewer: Viewer) -> int:
    """The coins for selling a card now; they are the same for every card."""
    sale = next(move for move in viewer.cache.candidates if parts(move)[1] == w.SELL and move in viewer.cache.legal)
    return hypothetical_moves.proceeds(viewer.game, viewer.world, sale)


def item_subject(item: int) -> dict[str, Any]:
    return {"item": CATALOGUE.id(item)}


def other_item(item: int) -> dict[str, Any]:
    return {"other": CATALOGUE.id(item)}


SUBJECTS: dict[str, Callable[[int], dict[str, Any]]] = {
    "SEAT": lambda seat: {"seat": seat + 1},
    "SLOT": lambda slot: {"slot": slot},
    "SPACE": lambda space: {"space": space - w.CAPITAL},
    "LOOT": lambda token: {"word": w.LOOT[token]},
}


@cache
def kinds_of_subjects() -> dict[str, Callable[[int], dict[str, Any]]]:
    """The fields for parts of moves that are no items, by the names of their kinds."""
    return SUBJECTS | expansions.table("duel", "scene", "SUBJECTS")


@cache
def kinds_of_second_subjects() -> dict[str, Callable[[int], dict[str, Any]]]:
    """The same for the second part of a move, where its field is another one."""
    return kinds_of_subjects() | expansions.table("duel", "scene", "SECOND_SUBJECTS")


@lru_cache(KEPT)
def subjects(move: int) -> dict[str, Any]:
    """The subjects of a move, under the field names of `Choice`."""
    _, verb, second, first = parts(move)
    shape = SHAPES[verb]
    if shape.first is None:
        return {}
    about = kinds_of_subjects().get(shape.first.name, item_subject)(first)
    if shape.second is None or (shape.optional and not second):
        return about
    return about | kinds_of_second_subjects().get(shape.second.name, other_item)(second)
