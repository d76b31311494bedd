"""What the rules make impossible in a position. Parts of a position may be missing; those stated must fit together."""

from __future__ import annotations

from collections import Counter

from ...core import bits
from ...core.documents import Part
from ...core.errors import Problem
from .. import sizes
from ..constants import LEAVE, PLAY_LAST, RAISE, REVIVE_CARD
from ..data.catalogue import CATALOGUE
from ..data.ids import Places
from ..model import Effect
from ..rules.effects import Claims, PlaysLast, Revives
from . import history_notation
from .partial_position import Deed, Moment, Question, Sketch

FIRST_RANK = 255
FOR_A_ROUND = ("owing", "answers", "reviving", "kept_coins")
POWERS: dict[int, type[Effect]] = {PLAY_LAST: PlaysLast, REVIVE_CARD: Revives}


def check(sketch: Sketch, places: Places, fields: dict[str, Part], root: str) -> None:
    """Refuse a position that no game can come to, as far as it is stated."""
    try:
        check_pools(places)
        check_hands(sketch)
        check_claims(sketch)
        if sketch.past is None:
            check_room(sketch)
        else:
            check_past(sketch, sketch.past, "discard" in fields)
        check_result(sketch)
        check_question(sketch, fields)
    except Problem as problem:
        raise problem.within(root) from None


def check_pools(places: Places, where: str = "") -> None:
    """Only some of the guilds, and of the further cards of an age, are in the game (S-011, C-003)."""
    for age in places.ages:
        for pool, most in places.setting.pools(age, places.cities):
            given = sum(places.claimed[card] for card in pool)
            if given > most:
                deck = "guilds" if pool == places.setting.guilds else "black"
                raise Problem("too_many_of_deck", where, deck=deck, given=given, most=most)


def check_hands(sketch: Sketch) -> None:
    """Hands shrink by one a turn (S-036, S2-012)."""
    for seat, hand in enumerate(sketch.hands):
        wanted = sketch.hand_size(seat)
        if len(hand) != wanted:
            where = f"hands[{seat}]"
            raise Problem("wrong_hand", where, seat=seat + 1, given=len(hand), wanted=wanted, number=sketch.turn + 1)


def raised(sketch: Sketch, city: int, power: type[Effect]) -> bool:
    """Whether a stage with some power stands in a city."""
    stages = CATALOGUE.boards[sketch.cities[city].board].stages[: sketch.cities[city].raised]
    return any(isinstance(effect, power) for stage in stages for effect in stage.effects)


def check_claims(sketch: Sketch) -> None:
    for number, city in enumerate(sketch.cities):
        if city.claim and not raised(sketch, number, Claims):
            raise Problem("no_such_power", f"cities[{number}].free_build", city=number + 1)


def check_room(sketch: Sketch) -> None:
    """The pile holds no more cards than have been played or left by now; what was built from it had come there."""
    if sketch.revived:
        raise Problem("missing_key", key="past")
    most = len(sketch.moments())
    if len(sketch.discard) > most:
        raise Problem("too_many", "discard", given=len(sketch.discard), most=most)


def check_past(sketch: Sketch, deeds: dict[Moment, Deed], discard: bool) -> None:
    """What was built stands, every stage has its card, and the pile is what was thrown on it."""
    for (age, when, city), deed in deeds.items():
        missing = deed.verb in history_notation.BUILT and deed.card not in sketch.cities[city].buildings
        if missing or (deed.verb == LEAVE and when != sketch.setting.afterwards):
            raise Problem("past_differs", f"past.{age + 1}[{when}][{city}]", city=city + 1)
    for number, city_stated in enumerate(sketch.cities):
        under = [deed.card for (_, _, city), deed in deeds.items() if city == number and deed.verb == RAISE]
        if len(under) > len(city_stated.stages) or not alike(city_stated.stages[-len(under) :] if under else (), under):
            raise Problem("past_differs", f"cities[{number}].stages", city=number + 1)
    for place, revival in enumerate(sketch.revived):
        if revival.card not in sketch.cities[revival.city].buildings:
            raise Problem("past_differs", f"revived[{place}]", city=revival.city + 1)
    pile = history_notation.piled(deeds.values(), sketch.revived)
    if discard and not same_pile(sketch.discard, pile):
        raise Problem("discard_differs", "discard", given=len(sketch.discard), counted=len(pile))


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


def check_result(sketch: Sketch) -> None:
    """A game is over after the last turn of the last age (S-100)."""
    if not sketch.winners:
        return
    if sketch.question is not None:
        raise Problem("game_goes_on", "decision")
    if sketch.age + 1 != sizes.AGES:
        raise Problem("wrong_number", "age", given=sketch.age + 1, least=sizes.AGES, most=sizes.AGES)
    if sketch.turn != sketch.setting.last_turn:
        raise Problem("wrong_turn", "turn", given=sketch.turn + 1, wanted=sketch.setting.last_turn + 1)


def check_question(sketch: Sketch, fields: dict[str, Part]) -> None:
    question = sketch.question
    if question is None:
        for key in FOR_A_ROUND:
            if key in fields:
                raise Problem("nobody_asked", key)
        return
    if not has_power(sketch, question):
        raise Problem("no_such_power", "decision", city=(question.city or 0) + 1)
    if question.kind == PLAY_LAST and sketch.turn != sketch.setting.last_turn:
        raise Problem("wrong_turn", "turn", given=sketch.turn + 1, wanted=sketch.setting.last_turn + 1)
    for place in bits.members(sketch.reviving & FIRST_RANK):
        if not raised(sketch, place, Revives):
            raise Problem("no_such_power", "reviving", city=place + 1)
    if question.kind == REVIVE_CARD and not has_pile(sketch):
        raise Problem("discard_empty", "decision")


def has_power(sketch: Sketch, question: Question) -> bool:
    """Whether a city may be asked this at all; of what expansions bring, leaders may have the power."""
    if question.city is None or sketch.setting.expansions:
        return True
    return raised(sketch, question.city, POWERS[question.kind])


def has_pile(sketch: Sketch) -> bool:
    return bool(
        history_notation.piled(sketch.past.values(), sketch.revived) if sketch.past is not None else sketch.discard
    )
