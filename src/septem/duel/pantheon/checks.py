"""Checks of Pantheon's part of a position, and whether its questions have an answer."""

from __future__ import annotations

from ...core.errors import Problem
from ..constants import EVERY_SEAT, GRAY, GREEN, MOST_WONDERS
from ..data.catalogue import CATALOGUE
from ..knowledge.view import Question, View
from .constants import (
    ALL_DECKS,
    CALL_DIVINITY,
    CHOOSE_DECK,
    DROP_LOOT,
    KEEP_LENT,
    MYTHOLOGIES,
    PLACE_BARRIER,
    PLACE_DIVINITY,
    PLACE_SNAKE,
    PLACES,
    RAISE_FREE,
    SACK_LOOT,
    SEIZE_CARD,
    STEAL_WONDER,
    STRIKE_CARD,
    UNBUILD_WONDER,
)
from .marks import after_last_of
from .numbers import FIRST_DIVINITY, THE_GATE
from .reading import check_copies
from .view import Card, PantheonCity, PantheonSecrets, PantheonView, told

ENKI = FIRST_DIVINITY
NISABA, ASTARTE, MINERVA = (CATALOGUE.numbers[name] for name in ("nisaba", "astarte", "minerva"))


def check(view: View, part: PantheonView, truth: PantheonSecrets, on_pawn: bool) -> None:
    """Refuse what no game with Pantheon can come to; `on_pawn`: whether Minerva may stand where the pawn does."""
    check_divinities(part)
    check_slots(view, part)
    check_tokens(part)
    check_marks(view, part)
    for seat, city in enumerate(part.cities):
        check_city(view, seat, city)
    check_barrier(view, part, on_pawn)
    check_loan(view, part, truth)


def check_divinities(part: PantheonView) -> None:
    """Three of each mythology (P-005)."""
    lying = [card.mythology for card in part.slots if card]
    lying += [card.mythology for deck in part.decks for card in deck]
    lying += [(item - FIRST_DIVINITY) // PLACES for city in part.cities for item in city.divinities if item != THE_GATE]
    for number, name in enumerate(MYTHOLOGIES):
        if lying.count(number) > PLACES:
            raise Problem("too_many_of_deck", "pantheon", deck=name, given=lying.count(number), most=PLACES)


def check_slots(view: View, part: PantheonView) -> None:
    """One divinity for each token of the first age, then the Gate, all of them face up (P-007, P-016)."""
    for slot, card in enumerate(part.slots):
        where = f"pantheon.slots[{slot}]"
        if card and card.mythology == ALL_DECKS and view.age < 2:
            raise Problem("not_yet", where, id="gate", age=view.age)
        if card and card.known_to != EVERY_SEAT and view.age > 1:
            raise Problem("divinity_face_down", where)
    due = len(part.marks) if view.age == 1 else 0
    due += sum(question.kind == PLACE_DIVINITY for question in view.questions)
    divinities = sum(card is not None and card.mythology != ALL_DECKS for card in part.slots) + due
    if divinities > after_last_of(0):
        raise Problem("too_many", "pantheon.slots", given=divinities, most=after_last_of(0))


def check_tokens(part: PantheonView) -> None:
    """Five mythology tokens come into the game, at most two of a kind (P-004)."""
    lying = [mark for _, mark in part.marks if mark < len(MYTHOLOGIES)]
    lying += [mythology for city in part.cities for mythology in city.mythologies]
    check_copies(lying, "pantheon.cities")
    if len(lying) > after_last_of(0):
        raise Problem("too_many", "pantheon.cities", given=len(lying), most=after_last_of(0))


def check_marks(view: View, part: PantheonView) -> None:
    """A token is taken before its card is turned over (P-015)."""
    for slot, _ in part.marks:
        place = view.structure[slot]
        if place is None or place.card is not None:
            raise Problem("mark_elsewhere", f"pantheon.marks.{slot}", slot=slot)


def check_city(view: View, seat: int, city: PantheonCity) -> None:
    """Coins on Astarte and the snake need their divinity in the same city."""
    where = f"pantheon.cities[{seat}]"
    if city.vault and ASTARTE not in city.divinities:
        raise Problem("needs_divinity", f"{where}.astarte", id="astarte")
    if city.snake is None:
        return
    if NISABA not in city.divinities:
        raise Problem("needs_divinity", f"{where}.snake", id="nisaba")
    if city.snake not in view.cities[1 - seat].buildings or CATALOGUE.colour[city.snake] != GREEN:
        raise Problem("snake_elsewhere", f"{where}.snake", id=CATALOGUE.id(city.snake), seat=2 - seat)


def check_barrier(view: View, part: PantheonView, on_pawn: bool) -> None:
    if part.barrier is None:
        return
    if not any(MINERVA in city.divinities for city in part.cities):
        raise Problem("needs_divinity", "pantheon.minerva", id="minerva")
    if part.barrier == view.pawn and not on_pawn:
        raise Problem("minerva_on_pawn", "pantheon.minerva", pawn=view.pawn)


def check_loan(view: View, part: PantheonView, truth: PantheonSecrets) -> None:
    """Tokens lie on Enki while it is seen: in the pantheon, in an open deck, or just activated (P-050, P-051)."""
    seen = any(card and card.item == ENKI for card in part.slots)
    seen = seen or any(question.kind == KEEP_LENT for question in view.questions)
    looked_at = ENKI in [card.item for card in opened(view, told(part, truth))]
    if part.lent and not seen and not looked_at:
        raise Problem("lent_to_nobody", "pantheon.enki")
    if truth.lent and not looked_at:
        raise Problem("lent_to_nobody", "hidden.pantheon.enki")


def opened(view: View, part: PantheonView) -> list[Card]:
    """The cards of the first mythology that somebody looks at to call one."""
    if view.question is None or view.question.kind != CALL_DIVINITY:
        return []
    return list({0: part.decks[0], ALL_DECKS: part.decks[0][:1]}.get(view.question.about, ()))


def answerable(view: View, part: PantheonView, question: Question) -> bool:
    """Whether there is anything to choose from."""
    own, theirs = view.cities[question.seat], view.cities[1 - question.seat]
    divinities = part.cities[question.seat].divinities
    loot = sum(other.kind in (DROP_LOOT, SACK_LOOT) for other in view.questions)
    return {
        PLACE_DIVINITY: view.age == 1 and bool(cards_in(part, question.about)) and None in part.slots,
        CALL_DIVINITY: cards_in(part, question.about) > 0,
        CHOOSE_DECK: cards_in(part, ALL_DECKS) > 0,
        KEEP_LENT: ENKI in divinities and bool(part.lent),
        PLACE_SNAKE: NISABA in divinities and any(CATALOGUE.colour[card] == GREEN for card in theirs.buildings),
        SEIZE_CARD: any(CATALOGUE.colour[card] <= GRAY for card in theirs.buildings),
        STRIKE_CARD: any(view.structure),
        UNBUILD_WONDER: bool(own.wonders + theirs.wonders),
        RAISE_FREE: bool(view.discard and own.unbuilt) and len(own.wonders + theirs.wonders) < MOST_WONDERS,
        STEAL_WONDER: bool(theirs.unbuilt),
        PLACE_BARRIER: MINERVA in divinities,
        DROP_LOOT: len(view.loot) >= loot,
        SACK_LOOT: len(view.loot) >= loot,
    }.get(question.kind, True)


def cards_in(part: PantheonView, deck: int) -> int:
    """How many divinities lie in a deck, or in all of them; none in a deck that is the subject of another question."""
    if deck == ALL_DECKS:
        return sum(len(cards) for cards in part.decks)
    return len(part.decks[deck]) if deck < len(part.decks) else 0
