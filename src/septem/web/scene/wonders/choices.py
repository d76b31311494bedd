"""What somebody at a table of 7 Wonders is asked, and every answer they may think of."""

from __future__ import annotations

from typing import Any

from ....core import bits
from ....wire.wonders.city_summary import cities_part, leaders_part
from ....wonders import constants as w
from ....wonders import moves
from ....wonders.data.catalogue import CATALOGUE
from ....wonders.files.notation import WORDS_OF, parts
from ....wonders.payment.explain import Offer
from ..common import Choice, Decision, Eyes, Price, Result, priced

SALE = 3
PRICED = (w.BUILD, w.RAISE, w.RECRUIT)


def decision(eyes: Eyes) -> Decision | None:
    asked = eyes.view.round
    if asked is None:
        return None
    owing = bits.members(asked.owing)
    text = eyes.language.question(asked.kind, is_for_free_city(eyes, owing))
    return Decision(seats=[seat + 1 for seat in owing], ask=w.QUESTIONS[asked.kind], text=text)


def is_for_free_city(eyes: Eyes, owing: list[int]) -> bool:
    """Whether the reader answers for the Free City now."""
    if eyes.view.seat not in owing or eyes.game.seats != w.FREE_SEAT:
        return False
    return any(move & w.FOR_FREE_CITY for move in eyes.sight.legal)


def result(eyes: Eyes) -> Result | None:
    winners: tuple[int, ...] = eyes.view.winners
    if not winners:
        return None
    players = eyes.language.join(eyes.player(seat) for seat in winners)
    key = "victory.shared_by" if len(winners) > 1 else "victory.won"
    text = eyes.language.say(key, players=players, player=players)
    return Result(winners=[seat + 1 for seat in winners], text=text)


def choices(eyes: Eyes) -> list[Choice]:
    """Legal moves first, then others somebody may think of, each with its price or the reason against it."""
    prices: dict[object, Price | None] = {}
    found = []
    for move in eyes.sight.candidates:
        stage = parts(move)[0] == w.RAISE and not move & w.FOR_FREE_CITY  # it costs the same, whatever is laid under it
        key = move - moves.pack(0, moves.card_of(move), 0) if stage else move, move in eyes.sight.legal
        quote = eyes.sight.quote(move, key)
        if key not in prices:
            prices[key] = paid(eyes, quote, move) if parts(move)[0] in PRICED else None
        found.append(choice(eyes, move, quote, prices[key]))
    return found


def previews(eyes: Eyes) -> list[Choice]:
    """Prices are those of one's own turn, and everybody's turn is at once."""
    return []


def choice(eyes: Eyes, move: int, quote: Any, price: Price | None) -> Choice:
    verb = parts(move)[0]
    return Choice(
        move=eyes.game.write_move(move),
        verb=WORDS_OF[verb],
        label=eyes.language.move(move, eyes.names),
        legal=quote.legal,
        reason=None if quote.legal else eyes.language.reason(quote),
        price=price,
        gain=SALE if verb == w.SELL and quote.legal else None,
        free_city=bool(move & w.FOR_FREE_CITY),
        **subjects(eyes, move),
    )


def paid(eyes: Eyes, quote: Any, move: int) -> Price:
    """The price of a move, with who gets what of it."""
    _, _, left, right = parts(move)
    price = priced(eyes, quote if isinstance(quote, Offer) else Offer(quote.reason))
    free = [side for side, flag in (("left", w.GIFT_LEFT), ("right", w.GIFT_RIGHT)) if move & flag]
    return price.model_copy(update={"left": left, "right": right, "bank": int(bool(move & w.FROM_BANK)), "free": free})


def subjects(eyes: Eyes, move: int) -> dict[str, Any]:
    """What a move is about, under the names the page looks for."""
    verb, card, _, _ = parts(move)
    if verb == w.DECLINE:
        return {}
    if verb == w.PAY:
        return {"amount": card, "debts": owed(eyes, w.FREE_SEAT if move & w.FOR_FREE_CITY else eyes.view.seat) - card}
    return {"item": CATALOGUE.id(card), "seat": owner(eyes, card) if verb == w.COPY else None}


def owed(eyes: Eyes, city: int) -> int:
    cities = cities_part(eyes.view)
    return cities.owed[city] if cities else 0


def owner(eyes: Eyes, leader: int) -> int | None:
    """The city, from 1, that a leader stands in."""
    part = leaders_part(eyes.view)
    return next((city for city, found in enumerate(part.leaders, 1) if leader in found), None) if part else None
