"""Positions as they are written to files: the content of a view and, if they are given, the secrets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from ...core import bits
from .. import history, sizes
from ..constants import (
    BANK_SELLS,
    BEFORE,
    FREE_SEAT,
    QUESTIONS,
    RAISE,
    REBATE_LEFT,
    REBATE_RIGHT,
    SYMBOLS,
    TRADED_LEFT,
    TRADED_RIGHT,
)
from ..data import ids
from ..data.catalogue import CATALOGUE
from ..expansions import question_of
from ..knowledge import view
from ..knowledge.view import CityView, Look, Revival, Sight, View
from ..model import Extension
from ..rules.effects import Claims
from ..state import State
from ..table_config import INTEREST_DUE
from . import history_notation, notation
from .partial_position import Deed, Moment, holder

FORMAT = 1
DERIVED = "derived"  # the key of numbers that follow from the rest of a city
Part = tuple[Extension, object, object]  # an expansion, its part of a view, and its secrets if they are given
FIRST_RANK = 256  # sets of cities that revive cards come rank by rank
LIMITS = {
    BANK_SELLS: "bank",
    REBATE_LEFT: "rebate_left",
    REBATE_RIGHT: "rebate_right",
    TRADED_LEFT: "traded_left",
    TRADED_RIGHT: "traded_right",
}


@dataclass(frozen=True)
class Secrets:
    """The hidden information of all seats together, as far as a spectator's view lacks it."""

    hands: tuple[tuple[int, ...], ...]
    answers: tuple[tuple[int, int], ...]
    looked: tuple[tuple[Look, ...], ...]
    later: dict[int, tuple[tuple[int, ...], ...]]
    draws: dict[int, tuple[int, ...]]
    deeds: dict[Moment, Deed]
    parts: tuple[object, ...] = ()


def secrets(state: State, extensions: Sequence[Extension] = ()) -> Secrets:
    """All hidden information of a position."""
    views = [view.build(state, seat) for seat in range(state.seats)]
    return Secrets(
        hands=tuple(seen.hand for seen in views),
        answers=tuple(answer for seen in views for answer in seen.answers),
        looked=tuple(seen.looks for seen in views),
        later={age: dealt(state, age) for age in range(begun(state), sizes.AGES)},
        draws={age: dealt(state, age)[FREE_SEAT] for age in range(begun(state))} if state.seats == FREE_SEAT else {},
        deeds={
            (age, when, city): deed_of(state.history[age * state.rounds + when][city])
            for age, when, city in moments(state)
        },
        parts=tuple(extension.secrets(state) for extension in extensions),
    )


def begun(state: State) -> int:
    """How many ages have been dealt."""
    return state.age if state.turn == BEFORE else state.age + 1


def deed_of(entry: int) -> Deed:
    """An entry of the history."""
    return Deed(history.verb_of(entry), history.card_of(entry))


def moments(state: State) -> list[Moment]:
    """The moments at which the history has an entry."""
    return [
        (place // state.rounds, place % state.rounds, city)
        for place in range((state.age + 1) * state.rounds)
        for city in range(state.cities)
        if state.history[place][city]
    ]


def dealt(state: State, age: int) -> tuple[tuple[int, ...], ...]:
    """The hands of an age as they were or will be dealt; the Free City's is its pile, in order."""
    return tuple(tuple(state.dealt[age * sizes.CITIES + row][: state.rounds]) for row in range(state.cities))


def write(
    seen: View, options: Mapping[str, object], extensions: Sequence[Extension] = (), hidden: Secrets | None = None
) -> dict[str, object]:
    """A view as a document; with the secrets, the whole position."""
    secret = hidden.parts if hidden else (None,) * len(extensions)
    parts = list(zip(extensions, seen.parts, secret, strict=True))
    deeds = hidden.deeds if hidden else deeds_of(seen)
    stated = {name: value for name, value in options.items() if name != "players"}
    document: dict[str, object] = {"septem": "position", "format": FORMAT, "game": "wonders", "options": stated}
    document["players"] = seen.players
    if seen.seat is not None:
        document["seat"] = seen.seat + 1
    document |= {"age": seen.age, "turn": seen.turn}
    cities = write_cities(seen, deeds, parts)
    derived = [{} if hidden else write_numbers(city) for city in seen.cities]
    document["cities"] = [city | numbers for city, numbers in zip(cities, derived, strict=True)]
    document["hands"] = write_hands(seen, hidden)
    document["discard"] = names(history_notation.piled(deeds.values(), seen.revived) if hidden else pile_of(seen))
    document["past"] = history_notation.write(deeds, len(seen.cities))
    document |= write_past(seen)
    document |= write_round(seen, hidden)
    document |= write_memory(seen, hidden)
    for extension, part, unseen in parts:
        document |= extension.file(part, unseen)
    return document | ({"hidden": write_hidden(hidden, parts)} if hidden else {})


def write_cities(seen: View, deeds: dict[Moment, Deed], parts: list[Part]) -> list[dict[str, object]]:
    others = [marker for extension, part, unseen in parts for marker in extension.markers(part, unseen)]
    cities = [write_city(city, markers(deeds, others, number)) for number, city in enumerate(seen.cities)]
    for extension, part, _ in parts:
        for number, city in enumerate(cities):
            city |= extension.file_city(part, number)
    return cities


def write_numbers(city: CityView) -> dict[str, object]:
    """In a view, what programs would have to derive from the rules."""
    if city.numbers is None:
        return {}
    symbols = dict(zip(SYMBOLS, city.numbers.symbols, strict=True))
    return {DERIVED: {"shields": city.numbers.shields, "symbols": symbols}}


def write_past(seen: View) -> dict[str, object]:
    """Other facts about earlier rounds: cards built from the pile, forgotten rounds, the coins of the Free City."""
    document: dict[str, object] = {}
    if seen.revived:
        document["revived"] = [write_revival(revival) for revival in seen.revived]
    if seen.forgotten:
        document["forgotten"] = seen.forgotten
    if any(deed.purse is not None for deed in seen.deeds):
        document["free_city_coins"] = write_funds(seen)
    return document


def names(cards: Iterable[int | None]) -> list[str]:
    return [ids.write(card) for card in cards]


def deeds_of(seen: View) -> dict[Moment, Deed]:
    return {(deed.age, deed.turn, deed.city): Deed(deed.verb, deed.card) for deed in seen.deeds}


def write_funds(seen: View) -> dict[str, list[int | None]]:
    """The coins that the Free City could spend in the rounds of each age."""
    document: dict[str, list[int | None]] = {}
    for deed in seen.deeds:
        if deed.city >= seen.players:
            funds = document.setdefault(str(deed.age + 1), [])
            funds += [None] * (deed.turn - len(funds)) + [deed.purse]
    return document


def pile_of(seen: View) -> list[int | None]:
    """The cards of the pile that a seat can name, and then the others."""
    known = view.known_pile(seen)
    return [*known, *[None] * (seen.discarded - len(known))]


def write_revival(revival: Revival) -> dict[str, object]:
    """A card built from the pile; if it is made in two ages, the one on its back says which it was."""
    document: dict[str, object] = {"age": revival.age + 1, "round": revival.turn + 1, "city": revival.city + 1}
    return document | {"card": ids.write(revival.card), "back": revival.back + 1}


def markers(deeds: dict[Moment, Deed], others: list[tuple[int, int, str]], number: int) -> list[str]:
    """The cards under a city's stages, in order."""
    mine = [(moment, deed) for moment, deed in deeds.items() if moment[2] == number and deed.verb == RAISE]
    laid = [(age, when, ids.write(deed.card)) for (age, when, _), deed in mine]
    laid += [(age, BEFORE, name) for age, city, name in others if city == number]
    return [name for _, _, name in sorted(laid, key=lambda entry: entry[:2])]


def write_city(city: CityView, under: list[str]) -> dict[str, object]:
    board = CATALOGUE.boards[city.board]
    document: dict[str, object] = {"board": board.written, "side": board.side, "coins": city.coins}
    document["stages"] = [ids.UNKNOWN] * (city.stages - len(under)) + under
    document["buildings"] = names(city.buildings)
    document["victories"] = list(city.victories)
    document["defeats"] = city.defeats
    if has_claim(city.board, city.stages):
        document["free_build"] = city.claim
    return document


def has_claim(board: int, stages: int) -> bool:
    """Whether a board lets its city build free of cost once in an age (S-116)."""
    raised = CATALOGUE.boards[board].stages[:stages]
    return any(isinstance(effect, Claims) for stage in raised for effect in stage.effects)


def write_hands(seen: View, hidden: Secrets | None) -> list[object]:
    """The cards of hands that are known, the sizes of the others."""
    if hidden:
        return [names(hand) for hand in hidden.hands]
    known = {seen.seat: seen.hand} | {mate.seat: mate.hand for mate in seen.mates}
    return [names(known[seat]) if seat in known else city.held for seat, city in enumerate(seen.cities[: seen.players])]


def write_round(seen: View, hidden: Secrets | None) -> dict[str, object]:
    """The question, the seats that owe an answer, and the answers given; keys that do not apply are left out."""
    document: dict[str, object] = write_limits(seen) if seen.parts else {}
    if seen.winners:
        document["result"] = {"winners": [seat + 1 for seat in seen.winners]}
    if seen.round is None:
        held = any(city.held for city in seen.cities)
        return document | ({"decision": None} if held and not seen.winners else {})
    document["decision"] = {"ask": QUESTIONS[seen.round.kind]}
    if question_of(seen.round.kind).one_city:
        document["decision"] = {"ask": QUESTIONS[seen.round.kind], "city": bits.lowest(seen.round.asked) + 1}
    document["owing"] = [seat + 1 for seat in bits.members(seen.round.owing)]
    answers = hidden.answers if hidden else seen.answers
    document["answers"] = [write_answer(seen, city, move) for city, move in answers]
    if seen.reviving:
        document["reviving"] = write_revivals(seen.reviving)
    if seen.kept is not None:
        document["kept_coins"] = seen.kept
    return document


def write_revivals(reviving: int) -> object:
    """A city, or several with the ranks in which they look through the pile."""
    if reviving < FIRST_RANK:
        return bits.lowest(reviving) + 1
    return [{"city": (place & 7) + 1, "rank": (place >> 3) + 1} for place in bits.members(reviving)]


def write_limits(seen: View) -> dict[str, object]:
    """The payment aids that a city can use once a turn and has used, and the interest that is still due."""
    used = [[name for flag, name in LIMITS.items() if helped & flag] for helped in seen.used]
    document: dict[str, object] = {"used": used} if any(used) else {}
    return document | {INTEREST_DUE: [city + 1 for city in bits.members(seen.interest_due)]}


def write_answer(seen: View, city: int, move: int) -> str:
    """An answer with the seat that gave it; two seats take turns in answering for the Free City."""
    seat = city if city < seen.players else holder(seen.age - 1, seen.turn - 1)
    return f"{seat + 1}: {notation.write(move)}"


def write_memory(seen: View, hidden: Secrets | None) -> dict[str, object]:
    """Cards that seats have seen and that are now hidden: piles they looked through, and hands they held."""
    document: dict[str, object] = {}
    looked = hidden.looked if hidden else tuple(seen.looks if seat == seen.seat else () for seat in range(seen.players))
    if any(looked):
        document["looked"] = [[look.age * seen.rounds + look.turn + 1 for look in looks] for looks in looked]
    if seen.seat is not None:
        document["seen"] = write_sights(seen.sights)
        for mate in seen.mates:
            document["mate_seen"] = write_sights(mate.sights)
        document |= {"pile_seen": [write_look(look) for look in seen.looks]} if seen.looks else {}
    if seen.last_card is not None:
        document["last_card"] = ids.write(seen.last_card)
    return document


def write_sights(sights: Iterable[Sight]) -> dict[str, list[object]]:
    """The hands a seat has held, by age, turn by turn; one with a card drawn says which one that is."""
    document: dict[str, list[object]] = {}
    for sight in sights:
        cards = names(sight.cards)
        entry = cards if sight.drawn is None else {"cards": cards, "drawn": ids.write(sight.drawn)}
        document.setdefault(str(sight.age + 1), []).append(entry)
    return document


def write_look(look: Look) -> dict[str, list[str]]:
    """The cards of the pile, by the age on their backs."""
    return {str(age + 1): names(cards) for age, cards in enumerate(look.cards) if cards}


def write_hidden(hidden: Secrets, parts: list[Part]) -> dict[str, object]:
    document: dict[str, object] = {
        "later": {str(age + 1): [names(hand) for hand in hands] for age, hands in hidden.later.items()}
    }
    if hidden.draws:
        document["draws"] = {str(age + 1): names(cards) for age, cards in hidden.draws.items()}
    for extension, _, unseen in parts:
        document |= extension.file_hidden(unseen)
    return document
