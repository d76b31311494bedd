"""Checks of a position against the rules. Parts of a position may be missing; the stated parts must fit together."""

from __future__ import annotations

from collections import Counter

from ...core import bits
from ...core.documents import Part
from ...core.errors import Problem
from .. import sizes
from ..constants import LEAVE, PLAY_LAST, RAISE, REVIVE_CARD
from ..data.ids import Places
from ..model import Effect
from ..rules.effects import Claims, PlaysLast, Revives
from . import history_notation
from .check_counts import check_counts, count_powers
from .partial_position import Deed, Moment, PartialPosition, Question

FIRST_RANK = 255
FOR_A_ROUND = ("owing", "answers", "reviving", "kept_coins")
POWERS: dict[int, type[Effect]] = {PLAY_LAST: PlaysLast, REVIVE_CARD: Revives}


def check(stated: PartialPosition, places: Places, fields: dict[str, Part], root: str) -> None:
    """Refuse a position that no game can come to, as far as it is stated."""
    try:
        check_pools(places)
        check_hands(stated)
        check_claims(stated)
        if stated.past is None:
            check_room(stated)
        else:
            check_past(stated, stated.past, "discard" in fields)
        check_result(stated)
        check_question(stated, fields)
        check_counts(stated, fields)
    except Problem as problem:
        raise problem.within(root) from None


def check_pools(places: Places, where: str = "") -> None:
    """Only some of the guilds, and of the further cards of an age, are in the game (S-011, C-003)."""
    for age in places.ages:
        for pool, most in places.table_config.pools(age, places.cities):
            given = sum(places.claimed[card] for card in pool)
            if given > most:
                deck = "guilds" if pool == places.table_config.guilds else "extra"
                raise Problem("too_many_of_deck", where, deck=deck, given=given, most=most)


def check_hands(stated: PartialPosition) -> None:
    """Hands shrink by one a turn (S-036, S2-012)."""
    for seat, hand in enumerate(stated.hands):
        wanted = stated.hand_size(seat)
        if len(hand) != wanted:
            where = f"hands[{seat}]"
            raise Problem("wrong_hand", where, seat=seat + 1, given=len(hand), wanted=wanted, number=stated.turn + 1)


def check_claims(stated: PartialPosition) -> None:
    for number, city in enumerate(stated.cities):
        if city.claim and not count_powers(stated, number, Claims):
            raise Problem("no_such_power", f"cities[{number}].free_build", city=number + 1)


def check_room(stated: PartialPosition) -> None:
    """The pile holds no more cards than were played or left over by now, and cards built from it had been there."""
    if stated.revived:
        raise Problem("missing_key", key="past")
    most = len(stated.moments())
    if len(stated.discard) > most:
        raise Problem("too_many", "discard", given=len(stated.discard), most=most)


def check_past(stated: PartialPosition, deeds: dict[Moment, Deed], discard: bool) -> None:
    """The stated past must agree with the buildings, with the cards under the stages, and with the discard pile."""
    for (age, when, city), deed in deeds.items():
        missing = deed.verb in history_notation.BUILT and deed.card not in stated.cities[city].buildings
        if missing or (deed.verb == LEAVE and when != stated.table_config.afterwards):
            raise Problem("past_differs", f"past.{age + 1}[{when}][{city}]", city=city + 1)
    for number, city_stated in enumerate(stated.cities):
        under = [deed.card for (_, _, city), deed in deeds.items() if city == number and deed.verb == RAISE]
        if len(under) > len(city_stated.stages) or not alike(city_stated.stages[-len(under) :] if under else (), under):
            raise Problem("past_differs", f"cities[{number}].stages", city=number + 1)
    for place, revival in enumerate(stated.revived):
        if revival.card not in stated.cities[revival.city].buildings:
            raise Problem("past_differs", f"revived[{place}]", city=revival.city + 1)
    pile = history_notation.piled(deeds.values(), stated.revived)
    if discard and not same_pile(stated.discard, pile):
        raise Problem("discard_differs", "discard", given=len(stated.discard), counted=len(pile))


def alike(stated: tuple[int | None, ...], counted: list[int | None]) -> bool:
    """Whether two rows of cards are the same as far as both are known."""
    return len(stated) == len(counted) and all(
        one == other or None in (one, other) for one, other in zip(stated, counted, strict=True)
    )


def same_pile(stated: tuple[int | None, ...], counted: list[int | None]) -> bool:
    """The same for a pile, in which the order does not matter."""
    known = Counter(card for card in counted if card is not None)
    named = Counter(card for card in stated if card is not None)
    return len(stated) == len(counted) and (named - known).total() <= len(counted) - known.total()


def check_result(stated: PartialPosition) -> None:
    """A game is over after the last turn of the last age (S-100)."""
    if not stated.winners:
        return
    if stated.question is not None:
        raise Problem("game_goes_on", "decision")
    if stated.age + 1 != sizes.AGES:
        raise Problem("wrong_number", "age", given=stated.age + 1, least=sizes.AGES, most=sizes.AGES)
    if stated.turn != stated.table_config.last_turn:
        raise Problem("wrong_turn", "turn", given=stated.turn + 1, wanted=stated.table_config.last_turn + 1)


def check_question(stated: PartialPosition, fields: dict[str, Part]) -> None:
    question = stated.question
    if question is None:
        for key in FOR_A_ROUND:
            if key in fields:
                raise Problem("nobody_asked", key)
        return
    if not has_power(stated, question):
        raise Problem("no_such_power", "decision", city=(question.city or 0) + 1)
    if question.kind == PLAY_LAST and stated.turn != stated.table_config.last_turn:
        raise Problem("wrong_turn", "turn", given=stated.turn + 1, wanted=stated.table_config.last_turn + 1)
    for place in bits.members(stated.reviving & FIRST_RANK):
        if not count_powers(stated, place, Revives):
            raise Problem("no_such_power", "reviving", city=place + 1)
    if question.kind == REVIVE_CARD and not has_pile(stated):
        raise Problem("discard_empty", "decision")


def has_power(stated: PartialPosition, question: Question) -> bool:
    """Whether a city may be asked this question at all; other items may give the power, too."""
    if question.city is None or stated.table_config.expansions:
        return True
    return count_powers(stated, question.city, POWERS[question.kind]) > 0


def has_pile(stated: PartialPosition) -> bool:
    return bool(
        history_notation.piled(stated.past.values(), stated.revived) if stated.past is not None else stated.discard
    )
