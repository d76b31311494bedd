"""All that a seat knows, built from an allow-list.

No full copy is ever trimmed: every field below is written from public facts and from the facts that the seat has seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from ...core import bits
from ...core.shown import Drawn
from .. import agenda, history, sizes
from ..constants import DEFEAT, FREE_SEAT, LEAVE, PLAY_LAST, SELL, STAGE, STRICT_SEVENTH
from ..data.components import FIRST_STAGE
from ..model import Extension
from ..rules import seating, war
from ..state import State
from . import pile, redeal

Rows = Sequence[Sequence[int]]
SPECTATOR = sizes.CITIES  # the number a seat must not have
KEPT = 20_000  # deeds and hands: views of one table repeat all earlier ones
WORD = 16  # cards of each number in `state.built`


@dataclass(frozen=True)
class Deed:
    """An action of a city in a turn, counted from 0; the seventh card of an age belongs to turn 6. None: not known."""

    age: int
    turn: int
    city: int
    verb: int
    card: int | None
    purse: int | None = None  # of the Free City: what it could spend then


@dataclass(frozen=True)
class Sight:
    """A hand a seat has held, as it was when the turn began, a card drawn for the Free City included."""

    age: int
    turn: int
    cards: tuple[int, ...]
    drawn: int | None = None


@dataclass(frozen=True)
class Mate:
    """The cards that a seat sees through its partner (CT-002)."""

    seat: int
    hand: tuple[int, ...]
    sights: tuple[Sight, ...]


@dataclass(frozen=True)
class Look:
    """The pile as a seat saw it after a turn: its cards, by the age on their backs."""

    age: int
    turn: int
    cards: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Revival:
    """A card that a city built from the pile after a turn; all see which one, and the age on its back (S-135)."""

    age: int
    turn: int
    city: int
    card: int
    back: int


@dataclass(frozen=True)
class CityNumbers:
    """Numbers that follow from the items of a city, as the rules count them now."""

    shields: int  # with defeat tokens that count as such
    symbols: tuple[int, ...]  # how many of each scientific one, without those chosen at the end


@dataclass(frozen=True)
class CityView:
    """A city, which is public (S-135)."""

    board: int
    coins: int
    stages: int
    buildings: tuple[int, ...]
    victories: tuple[int, ...]  # tokens of each age
    defeats: int
    claim: bool  # may build one structure free of cost in this age
    held: int  # cards in hand; for the Free City, in its draw pile
    numbers: CityNumbers | None = field(default=None, compare=False, repr=False, kw_only=True)  # in built views


@dataclass(frozen=True)
class Round:
    """A question, the cities it is asked of, and the seats that still owe an answer (sets)."""

    kind: int
    asked: int
    owing: int


@dataclass(frozen=True)
class View(Drawn):
    """The table as one seat sees it, or a spectator, who has no seat."""

    seat: int | None
    players: int
    age: int  # from 1
    turn: int  # from 1
    cities: tuple[CityView, ...]
    hand: tuple[int, ...]  # one's own
    answers: tuple[tuple[int, int], ...]  # one's own in the present round: (city, move)
    last_card: int | None  # of the Free City's pile, for the seat that plays it now
    deeds: tuple[Deed, ...]  # all that was done, in order
    sights: tuple[Sight, ...]  # all hands one has held in turn
    looks: tuple[Look, ...]  # what one has seen of the pile
    revived: tuple[Revival, ...]
    forgotten: int  # rounds, from the first on, of which nobody remembers more than lies open
    discarded: int  # cards in the pile
    reviving: int  # cities that will look through the pile at the end of this turn (a set)
    round: Round | None
    kept: int | None  # coins that may be spent on the seventh card, where that was settled before the sixth
    winners: tuple[int, ...]
    rounds: int = sizes.ROUNDS  # of an age, and cards of a full hand
    mates: tuple[Mate, ...] = ()
    used: tuple[int, ...] = ()  # what has helped each city in this turn, where that matters (sets)
    interest_due: int = 0  # cities that still receive more from the bank in this turn (a set)
    parts: tuple[object, ...] = ()  # of the expansions in play


def build(state: State, seat: int | None, extensions: Sequence[Extension] = ()) -> View:
    """The view of a seat, or of a spectator."""
    number = SPECTATOR if seat is None else seat
    return View(
        seat=seat,
        players=state.seats,
        age=state.age + 1,
        turn=state.turn + 1,
        cities=tuple(build_city(state, city) for city in range(state.cities)),
        hand=() if seat is None else tuple(held_cards(state, state.hand[seat])),
        answers=tuple(build_answers(state, number)),
        last_card=state.hands[FREE_SEAT][0] if is_last_seen(state, number) else None,
        deeds=tuple(build_deeds(state, number)),
        sights=() if seat is None else tuple(build_sights(state, seat)),
        looks=() if seat is None else tuple(build_looks(state, seat)),
        revived=tuple(build_revival(state.revived[place], state.rounds) for place in range(state.revivals)),
        forgotten=state.forgotten,
        discarded=state.discarded,
        reviving=state.reviving,
        round=build_round(state),
        kept=build_kept(state),
        winners=tuple(bits.members(state.winners)),
        rounds=state.rounds,
        mates=tuple(build_mate(state, mate) for mate in bits.members(seating.eyes(state, number)) if mate != seat),
        used=tuple(state.used[: state.cities]) if extensions else (),
        interest_due=state.interest_due,
        parts=tuple(extension.see(state, number) for extension in extensions),
    )


def build_mate(state: State, seat: int) -> Mate:
    return Mate(seat, tuple(held_cards(state, state.hand[seat])), tuple(build_sights(state, seat)))


def build_city(state: State, city: int) -> CityView:
    return CityView(
        board=state.board[city],
        coins=state.coins[city],
        stages=state.counts[city][STAGE],
        buildings=tuple(build_buildings(state, city)),
        victories=tuple(state.victories[city]),
        defeats=state.counts[city][DEFEAT],
        claim=bool(state.claims >> city & 1),
        held=state.held[state.hand[city]],
        numbers=CityNumbers(war.strength(state, city), tuple(state.symbols[city])),
    )


def build_buildings(state: State, city: int) -> list[int]:
    words = state.built[city]
    cards = [WORD * place + bit for place, word in enumerate(words) if word for bit in bits.members(word)]
    return [card for card in cards if card < FIRST_STAGE]


def held_cards(state: State, row: int) -> list[int]:
    return list(state.hands[row][: state.held[row]])


def is_last_seen(state: State, seat: int) -> bool:
    return state.seats == FREE_SEAT and bool(redeal.sees_pile_end(state, seat))


def build_answers(state: State, seat: int) -> list[tuple[int, int]]:
    if not state.depth:
        return []
    entry = state.agenda[state.depth - 1]
    given = bits.members(agenda.given_of(entry))
    return [(city, state.answers[city]) for city in given if seating.decider(state, city) == seat]


def build_deeds(state: State, seat: int) -> list[Deed]:
    rows = state.history  # read once: where the rules are compiled, each reading makes lists of all rows
    return [
        build_deed(state, seat, past // state.rounds, past % state.rounds, city, rows[past][city])
        for past in range((state.age + 1) * state.rounds)
        for city in range(state.cities)
        if rows[past][city]
    ]


def build_deed(state: State, seat: int, age: int, turn: int, city: int, entry: int) -> Deed:
    unknown = redeal.hidden(state, seat, age, turn, city)
    verb = history.verb_of(entry)
    purse = state.free_city_coins[age * state.rounds + turn] - 1 if city >= state.seats else -1
    return known_deed(age, turn, city, verb, None if unknown else history.card_of(entry), purse if purse >= 0 else None)


@lru_cache(KEPT)
def known_deed(age: int, turn: int, city: int, verb: int, card: int | None, purse: int | None) -> Deed:
    return Deed(age, turn, city, verb, card, purse)


def build_looks(state: State, seat: int) -> list[Look]:
    return [
        Look(past // state.rounds, past % state.rounds, tuple(lying(state, age, past) for age in range(sizes.AGES)))
        for past in bits.members(pile.looks(state, seat))
    ]


def lying(state: State, age: int, past: int) -> tuple[int, ...]:
    """The cards of an age that lay in the pile when a round was over."""
    pile.mark_age(state, age, past)
    return tuple(card for card in range(FIRST_STAGE) for _ in range(state.pile_counts[card]))


def build_revival(entry: int, rounds: int) -> Revival:
    age, turn = divmod(history.round_of(entry), rounds)
    city, back = history.city_of(entry), history.age_of(entry)
    return Revival(age, turn, city, history.card_of(entry), back)


def pack_revival(revival: Revival, rounds: int) -> int:
    """A card built from the pile, packed as the state keeps it."""
    past = revival.age * rounds + revival.turn
    return history.pack_revival(past, revival.city, revival.back, revival.card)


def known_pile(seen: View) -> list[int]:
    """The cards of the pile that the owner of a view can name: seen there, or thrown there by the same seat since."""
    cards: Counter[int] = Counter()
    since = (-1, -1)
    if seen.looks:
        since = (seen.looks[-1].age, seen.looks[-1].turn)
        cards.update(card for back in seen.looks[-1].cards for card in back)
    for deed in seen.deeds:
        if deed.verb in (SELL, LEAVE) and deed.card is not None and (deed.age, deed.turn) > since:
            cards[deed.card] += 1
    taken = Counter(revival.card for revival in seen.revived if (revival.age, revival.turn) >= since)
    return sorted((cards - taken).elements())


def build_sights(state: State, seat: int) -> list[Sight]:
    begun = [(age, turn) for age in range(state.age) for turn in range(state.last_turn + 1)]
    begun += [(state.age, turn) for turn in range(state.turn + 1)]
    known = [(age, turn) for age, turn in begun if age * state.rounds + turn >= state.forgotten]
    dealt, rows = state.dealt, state.history  # read once, as above
    return [build_sight(state, seat, age, turn, dealt, rows) for age, turn in known]


def build_sight(state: State, seat: int, age: int, turn: int, dealt: Rows, rows: Rows) -> Sight:
    """The hand a seat held: as dealt, with cards drawn, without those played before."""
    row = seating.row_held(state, age, turn, seat)
    draws = seating.has_draws(state.seats, age, row)
    cards, pile = dealt[age * sizes.CITIES + row][: state.rounds], dealt[age * sizes.CITIES + FREE_SEAT]
    played = [
        history.card_of(rows[age * state.rounds + past][city])
        for past in range(turn)
        for city in [seating.city_holding(state, age, past, row)] + [FREE_SEAT] * draws
    ]
    if draws:
        return known_sight(age, turn, tuple(cards) + tuple(pile[: turn + 1]), tuple(played), pile[turn])
    return known_sight(age, turn, tuple(cards), tuple(played), None)


@lru_cache(KEPT)
def known_sight(age: int, turn: int, held: tuple[int, ...], played: tuple[int, ...], drawn: int | None) -> Sight:
    cards = Counter(held)
    cards.subtract(played)
    return Sight(age, turn, tuple(sorted(cards.elements())), drawn)


def build_round(state: State) -> Round | None:
    if not state.depth:
        return None
    entry = state.agenda[state.depth - 1]
    owing = {seating.decider(state, city) for city in bits.members(agenda.owing_of(entry))}
    return Round(agenda.kind_of(entry), agenda.asked_of(entry), sum(1 << seat for seat in owing))


def build_kept(state: State) -> int | None:
    """The coins kept for a seventh card; they matter only while it is asked for."""
    asked = state.depth and agenda.kind_of(state.agenda[state.depth - 1]) == PLAY_LAST
    return state.kept_purse if asked and state.rulings & STRICT_SEVENTH else None
