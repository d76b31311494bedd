"""The question that a player of 7 Wonders is asked, and the choices."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from .... import expansions
from ....core import bits
from ....wonders import constants as w
from ....wonders import moves
from ....wonders.data.catalogue import CATALOGUE
from ....wonders.files.notation import WORDS_OF, parts
from ....wonders.payment.explain import Offer
from ..common import Viewer, priced
from ..models import Choice, Decision, Price, Result


@cache
def verbs_with_price() -> set[int]:
    return {w.BUILD, w.RAISE} | expansions.collected("wonders", "scene", "PRICED")


@cache
def other_subjects() -> dict[int, Callable[[Viewer, int], dict[str, Any]]]:
    """How to find the subjects of moves that are not about a card of the hand, by verb."""
    return {w.DECLINE: no_subjects} | expansions.table("wonders", "scene", "SUBJECTS")


def no_subjects(viewer: Viewer, move: int) -> dict[str, Any]:
    return {}


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
            prices[key] = paid(viewer, quote, move) if parts(move)[0] in verbs_with_price() else None
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
    return other_subjects()[verb](viewer, move) if verb in other_subjects() else {"item": CATALOGUE.id(card)}
