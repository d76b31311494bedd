"""The question that a player of 7 Wonders is asked, and the choices."""

from __future__ import annotations

from typing import Any

from ....core import bits
from ....wonders import constants as w
from ....wonders import moves
from ....wonders.cities import constants as city_constants
from ....wonders.cities.wire import cities_part
from ....wonders.data.catalogue import CATALOGUE
from ....wonders.files.notation import WORDS_OF, parts
from ....wonders.leaders import constants as leader_constants
from ....wonders.leaders.wire import leaders_part
from ....wonders.payment.explain import Offer
from ..common import Choice, Decision, Price, Result, Viewer, priced

PRICED = (w.BUILD, w.RAISE, leader_constants.RECRUIT)


def decision(viewer: Viewer) -> Decision | None:
    asked = viewer.view.round
    if asked is None:
        return None
    owing = bits.members(asked.owing)
    text = viewer.language.question(asked.kind, is_for_free_city(viewer, owing))
    return Decision(seats=[seat + 1 for seat in owing], ask=w.QUESTIONS[asked.kind], text=text)


def is_for_free_city(viewer: Viewer, owing: list[int]) -> bool:
    """Whether the viewer answers for the Free City now."""
    if viewer.view.seat not in owing or viewer.game.seats != w.FREE_SEAT:
        return False
    return any(move & w.FOR_FREE_CITY for move in viewer.cache.legal)


def result(viewer: Viewer) -> Result | None:
    winners: tuple[int, ...] = viewer.view.winners
    if not winners:
        return None
    players = viewer.language.join(viewer.player(seat) for seat in winners)
    key = "victory.team" if are_a_team(viewer, winners) else "victory.shared_by" if len(winners) > 1 else "victory.won"
    text = viewer.language.say(key, players=players, player=players)
    return Result(winners=[seat + 1 for seat in winners], victory="points", text=text)


def are_a_team(viewer: Viewer, winners: tuple[int, ...]) -> bool:
    return bool(viewer.world.team) and len({seat // w.TEAM for seat in winners}) == 1


def choices(viewer: Viewer) -> list[Choice]:
    """Legal moves first, then illegal ones that a player may consider, each with its price or the reason against it."""
    prices: dict[object, Price | None] = {}
    found = []
    for move in viewer.cache.candidates:
        stage = parts(move)[0] == w.RAISE and not move & w.FOR_FREE_CITY  # the price does not depend on the card spent
        key = move - moves.pack(0, moves.card_of(move), 0) if stage else move, move in viewer.cache.legal
        quote = viewer.cache.quote(move, key)
        if key not in prices:
            prices[key] = paid(viewer, quote, move) if parts(move)[0] in PRICED else None
        found.append(choice(viewer, move, quote, prices[key]))
    return found


def previews(viewer: Viewer) -> list[Choice]:
    """All players choose at the same time, so nobody sees prices while waiting."""
    return []


def choice(viewer: Viewer, move: int, quote: Any, price: Price | None) -> Choice:
    verb = parts(move)[0]
    return Choice(
        move=viewer.game.write_move(move),
        verb=WORDS_OF[verb],
        label=viewer.language.move(move, viewer.names),
        legal=quote.legal,
        reason=None if quote.legal else viewer.language.reason(quote),
        price=price,
        gain=w.SALE if verb == w.SELL and quote.legal else None,
        free_city=bool(move & w.FOR_FREE_CITY),
        **subjects(viewer, move),
    )


def paid(viewer: Viewer, quote: Any, move: int) -> Price:
    """The price of a move, with the parts paid to each neighbour and to the bank."""
    _, _, left, right = parts(move)
    price = priced(viewer, quote if isinstance(quote, Offer) else Offer(quote.reason))
    free = [side for side, flag in (("left", w.GIFT_LEFT), ("right", w.GIFT_RIGHT)) if move & flag]
    return price.model_copy(update={"left": left, "right": right, "bank": int(bool(move & w.FROM_BANK)), "free": free})


def subjects(viewer: Viewer, move: int) -> dict[str, Any]:
    """The subjects of a move, under the field names of `Choice`."""
    verb, card, _, _ = parts(move)
    if verb == w.DECLINE:
        return {}
    if verb == city_constants.PAY:
        return {
            "amount": card,
            "debts": owed(viewer, w.FREE_SEAT if move & w.FOR_FREE_CITY else viewer.view.seat) - card,
        }
    return {"item": CATALOGUE.id(card), "seat": owner(viewer, card) if verb == leader_constants.COPY else None}


def owed(viewer: Viewer, city: int) -> int:
    cities = cities_part(viewer.view)
    return cities.owed[city] if cities else 0


def owner(viewer: Viewer, leader: int) -> int | None:
    """The city, counted from 1, that has a leader."""
    part = leaders_part(viewer.view)
    return next((city for city, found in enumerate(part.leaders, 1) if leader in found), None) if part else None
