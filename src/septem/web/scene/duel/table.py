"""The board and the choices of Duel as one viewer sees them, from a view or a position imagined from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from ....core.quote import Quote
from ....duel import constants as w
from ....duel.data.catalogue import CATALOGUE
from ....duel.files.notation import SHAPES, pack, parts
from ....duel.knowledge.view import View
from ....duel.pantheon import constants as pantheon_words
from ....duel.pantheon.view import Card as DivinityCard
from ....duel.pantheon.view import PantheonView
from ....duel.payment import explain
from ....duel.rules.layout import STRUCTURES
from ....duel.state import State
from ....wire.duel import hypothetical_moves
from ....wire.duel.winning_moves import winning_items
from ..common import Choice, Decision, Price, Result, Viewer, WireModel, priced

PRICED = (w.BUILD, w.RAISE, pantheon_words.ACTIVATE)


class Slot(WireModel):
    """A slot of the structure whose card has not been taken."""

    slot: int
    row: int
    place: int  # in half cards from the middle
    card: str | None  # None: face down
    deck: str
    open: bool
    mark: str | None = None
    hidden: bool = False  # face down, but revealed because the game is over


class Raised(WireModel):
    wonder: str
    card: str | None


class Shrine(WireModel):
    """A slot of the pantheon."""

    slot: int
    card: str | None
    mythology: str | None


class DuelCity(WireModel):
    coins: int
    buildings: list[str]
    built: list[Raised]
    unbuilt: list[str]
    tokens: list[str]
    goods: dict[str, int]
    prices: dict[str, int]  # of one unit for this city
    symbols: list[str]
    pairs: list[str]  # symbols that the city has twice
    threats: list[str]  # items with which the city would win at once, if it were its turn
    points: int  # if the game ended now
    divinities: list[str]
    mythologies: list[str]
    offerings: list[str]
    vault: int
    snake: str | None


class Pantheon(WireModel):
    slots: list[Shrine | None]
    decks: dict[str, list[str | None]]
    minerva: int | None
    enki: list[str]


class Unseen(WireModel):
    """What nobody could see, revealed when the game is over."""

    box: list[str]  # progress tokens
    removed: list[str]  # cards returned to the box before the game
    later: dict[int, list[str]]  # structures of later ages
    wonders: list[str]  # the second group, before it is shown


class DuelBoard(WireModel):
    game: Literal["duel"] = "duel"
    age: int
    slots: list[Slot]
    cities: list[DuelCity]
    pawn: int
    loot: list[str]
    board: list[str]
    drawn: int
    seen: list[str]
    discard: list[str]
    offer: list[str]
    turn: int
    most_wonders: int  # built in one game, both cities together
    enough_symbols: int  # different ones, which win the game
    pantheon: Pantheon | None
    aside: list[str]
    hidden: Unseen | None = None


def board(viewer: Viewer) -> DuelBoard:
    view: View = viewer.view
    divine = next((part for part in view.parts if isinstance(part, PantheonView)), None)
    aside = next((part for part in view.parts if isinstance(part, tuple)), ())
    return DuelBoard(
        age=view.age,
        slots=structure(view, viewer.world.layouts, divine),
        cities=[city(viewer, seat, divine) for seat in range(2)],
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
        pantheon=pantheon(divine) if divine else None,
        aside=named(aside),
    )


def named(items: Any) -> list[str]:
    return [CATALOGUE.id(item) for item in items]


def structure(view: View, layouts: int, divine: PantheonView | None) -> list[Slot]:
    if not view.age:
        return []
    places = [(row, place) for row, inside in enumerate(STRUCTURES[layouts + view.age - 1]) for place in inside]
    marks = (
        {slot: (*pantheon_words.MYTHOLOGIES, *pantheon_words.OFFERINGS)[mark] for slot, mark in divine.marks}
        if divine
        else {}
    )
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


def city(viewer: Viewer, seat: int, divine: PantheonView | None) -> DuelCity:
    world: State = viewer.world
    seen = viewer.view.cities[seat]
    mine = divine.cities[seat] if divine else None
    return DuelCity(
        coins=seen.coins,
        buildings=named(seen.buildings),
        built=[Raised(wonder=CATALOGUE.id(wonder), card=card_under(card)) for wonder, card in seen.wonders],
        unbuilt=named(seen.unbuilt),
        tokens=named(seen.tokens),
        goods=dict(zip(w.GOODS, world.goods[seat], strict=True)),
        prices=dict(zip(w.GOODS, explain.market(world, seat), strict=True)),
        symbols=symbols(world.symbols[seat]),
        pairs=symbols(world.pairs[seat]),
        threats=named(winning_items(viewer.game, world, seat)),
        points=sum(viewer.game.score(world, seat).values()),
        divinities=named(mine.divinities) if mine else [],
        mythologies=[pantheon_words.MYTHOLOGIES[number] for number in mine.mythologies] if mine else [],
        offerings=[pantheon_words.OFFERINGS[number] for number in mine.offerings] if mine else [],
        vault=mine.vault if mine else 0,
        snake=CATALOGUE.id(mine.snake) if mine and mine.snake is not None else None,
    )


def symbols(found: int) -> list[str]:
    return [symbol for number, symbol in enumerate(w.SYMBOLS) if found >> number & 1]


def card_under(card: int) -> str | None:
    return None if card == w.NOTHING else CATALOGUE.id(card)


def pantheon(view: PantheonView) -> Pantheon:
    return Pantheon(
        slots=[shrine(slot, card) for slot, card in enumerate(view.slots)],
        decks={
            pantheon_words.MYTHOLOGIES[number]: [
                None if card.item is None else CATALOGUE.id(card.item) for card in deck
            ]
            for number, deck in enumerate(view.decks)
        },
        minerva=view.barrier,
        enki=named(view.lent),
    )


def shrine(slot: int, card: DivinityCard | None) -> Shrine | None:
    if card is None:
        return None
    mythology = pantheon_words.MYTHOLOGIES[card.mythology] if card.mythology < len(pantheon_words.MYTHOLOGIES) else None
    return Shrine(slot=slot, card=None if card.item is None else CATALOGUE.id(card.item), mythology=mythology)


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
            prices[key] = priced(viewer, quote) if verb in PRICED else None
        found.append(choice(viewer, move, quote, prices[key]))
    return found


def previews(viewer: Viewer) -> list[Choice]:
    """Prices of the open cards and of the viewer's wonders, while the opponent is asked."""
    view, world, seat = viewer.view, viewer.world, viewer.view.seat
    shown = [slot.card for slot in view.structure if slot and slot.open and slot.card is not None]
    found = [(pack(w.BUILD, card), explain.price(world, seat, card)) for card in shown]
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


SUBJECTS: dict[str, Callable[[int], dict[str, Any]]] = {
    "SEAT": lambda seat: {"seat": seat + 1},
    "SLOT": lambda slot: {"slot": slot},
    "SPACE": lambda space: {"space": space - w.CAPITAL},
    "LOOT": lambda token: {"word": w.LOOT[token]},
    "MYTHOLOGY": lambda number: {"word": pantheon_words.MYTHOLOGIES[number]},
}


def subjects(move: int) -> dict[str, Any]:
    """The subjects of a move, under the field names of `Choice`."""
    _, verb, second, first = parts(move)
    shape = SHAPES[verb]
    about = SUBJECTS.get(shape.first.name, item_subject)(first)
    if verb == pantheon_words.PLACE:
        return {**about, "slot": second}
    if shape.second is not None and not (shape.optional and not second):
        return {**about, "other": CATALOGUE.id(second)}
    return about
