"""Positions made whole: unknown cards are dealt, a past that is not stated is made up, and all is laid on a table."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING

from ...core.chance import Stream
from ...core.errors import Problem
from .. import history, setters, sizes
from ..constants import BUILD, FREE_SEAT, GONE, LEAVE, NO_VERB, RAISE, SELL
from ..data import ids
from ..data.components import copies
from ..rules import seating
from ..state import State
from ..table_config import TableConfig
from . import history_notation, restore
from .partial_position import Cards, Deed, Moment, PartialPosition, holder

if TYPE_CHECKING:
    from ..game import Wonders

Deeds = dict[Moment, Deed]
Copies = Counter[tuple[int, int | None]]
DECKS = ("age1", "age2", "age3")
LOST = Deed(NO_VERB, None)
Cell = tuple[str, int, int]  # where a card is: (deed, round, city), (hand, seat, place), (pile, turn, 0), ...


def complete(game: Wonders, stated: PartialPosition, root: str, stream: Stream) -> State:
    """The position that a partial position describes."""
    state = game.new()
    setters.put_table(state, stated.size, stated.players, game.options.rulings)
    for city in range(stated.size):
        put_city(state, stated, city, stated.cities[city].raised, stated.cities[city].buildings)
    setters.put_turn(state, stated.age, stated.turn)
    deeds = face_pile(stated, stated.past, root) if stated.past is not None else invent(stated, root)
    loose = unexplained(stated, deeds)
    for age in range(stated.begun):
        out = [card for card in loose if age in ids.ages_of(card, stated.size)]
        Age(state, stated, deeds, age).restore(out, root, stream)
    unknown = ((None,) * stated.table_config.rounds,) * stated.size
    for age in range(stated.begun, sizes.AGES):
        put_deal(state, age, stated.players, stated.later.get(age, unknown), stated.table_config, stream)
    restore.put_rest(state, stated)
    return state


def put_city(state: State, stated: PartialPosition, number: int, stages: int, buildings: tuple[int, ...]) -> None:
    city = stated.cities[number]
    setters.put_board(state, number, city.board)
    setters.put_coins(state, number, city.coins)
    setters.put_stages(state, number, stages)
    for card in buildings:
        setters.put_card(state, number, card)
    setters.put_tokens(state, number, list(city.victories), city.defeats)


def unexplained(stated: PartialPosition, deeds: Deeds) -> list[int]:
    """Buildings that stand without having been built in any round."""
    built = Counter(deed.card for deed in deeds.values() if deed.verb in history_notation.BUILT)
    built.update(revival.card for revival in stated.revived)
    standing = Counter(card for city in stated.cities for card in city.buildings)
    return [card for card in sorted(standing) for _ in range(standing[card] - built[card])]


def face_pile(stated: PartialPosition, deeds: Deeds, root: str) -> Deeds:
    """Assign every card built from the pile to a discard: of the same card, or of a card whose face was unknown."""
    faced = dict(deeds)
    spent: set[Moment] = set()
    for place, revival in enumerate(stated.revived):
        when = (revival.age, revival.turn)
        thrown_there = [
            moment
            for moment, deed in faced.items()
            if deed.verb in history_notation.DISCARDED
            and moment[0] == revival.back
            and moment[:2] <= when
            and moment not in spent
        ]
        fitting = [moment for card in (revival.card, None) for moment in thrown_there if faced[moment].card == card]
        if not fitting:
            raise Problem("past_differs", f"revived[{place}]", city=revival.city + 1).within(root)
        faced[fitting[0]] = Deed(faced[fitting[0]].verb, revival.card)
        spent.add(fitting[0])
    return faced


def invent(stated: PartialPosition, root: str) -> Deeds:
    """A past that leads here, as far as there is room for it."""
    free = stated.moments()
    left = copies_left(stated)
    deeds = invent_pile(stated, free, left, root)
    for number, city in enumerate(stated.cities):
        laid = [(RAISE, card) for card in city.stages] + [(BUILD, card) for card in city.buildings]
        for verb, card in laid:
            mine = [moment for moment in free if moment[2] == number and moment[1] != stated.table_config.afterwards]
            fitting = [moment for moment in mine if fits(moment, card, left)]
            if fitting:
                deeds[fitting[0]] = Deed(verb, card)
                free.remove(fitting[0])
                left[fitting[0][0], card] -= 1
    gone = dict.fromkeys(free, LOST)
    return {moment: (deeds | gone)[moment] for moment in stated.moments()}


def copies_left(stated: PartialPosition) -> Copies:
    """By age and card, the copies that are not in hands."""
    left: Copies = Counter(
        (age, card) for age in range(sizes.AGES) for card in copies(age, stated.size, stated.table_config.edition)
    )
    for age in range(sizes.AGES):
        left.update((age, card) for pool, _ in stated.table_config.pools(age, stated.size) for card in pool)
    left.subtract((stated.age, card) for hand in stated.hands for card in hand)
    return left


def fits(moment: Moment, card: int | None, left: Copies) -> bool:
    return card is None or left[moment[0], card] > 0


def invent_pile(stated: PartialPosition, free: list[Moment], left: Copies, root: str) -> Deeds:
    """Invent how cards came to the pile: left over at the end of an age, or else sold by a city with spare cards."""
    spare = [
        sum(moment[2] == city and moment[1] != stated.table_config.afterwards for moment in free)
        - len(stated.cities[city].stages + stated.cities[city].buildings)
        for city in range(stated.size)
    ]
    deeds: Deeds = {}
    for place, card in sorted(enumerate(stated.discard), key=lambda entry: entry[1] is None):
        moment = max(free, key=partial(suits, card=card, left=left, spare=spare, end=stated.table_config.afterwards))
        if not fits(moment, card, left):
            raise Problem("not_played_yet", f"discard[{place}]", id=ids.write(card)).within(root)
        over = moment[1] == stated.table_config.afterwards
        spare[moment[2]] -= not over
        left[moment[0], card] -= 1
        deeds[moment] = Deed(LEAVE if over else SELL, card)
        free.remove(moment)
    return deeds


def suits(moment: Moment, card: int | None, left: Copies, spare: list[int], end: int) -> tuple[bool, bool, int, Moment]:
    """How plausible it is that a card came to the pile at some moment: the greater, the better."""
    return fits(moment, card, left), moment[1] == end, spare[moment[2]], moment


def put_deal(
    state: State, age: int, players: int, hands: tuple[Cards, ...], table_config: TableConfig, stream: Stream
) -> None:
    """All hands of an age; they are sorted, but the Free City's pile lies in the order of drawing."""
    cells = {("row", row, place): card for row, hand in enumerate(hands) for place, card in enumerate(hand)}
    cards = fill(cells, left_of(age, len(hands), Counter(cells.values()), table_config, stream))
    for row in range(len(hands)):
        dealt = [cards["row", row, place] for place in range(table_config.rounds)]
        setters.put_dealt(state, age, row, sorted(dealt) if row < players else dealt)


def fill(cells: dict[Cell, int | None], bag: list[int]) -> dict[Cell, int]:
    """Give unknown cards a face, from the end of the bag, as long as it has any."""
    filled = {cell: card for cell, card in cells.items() if card is not None}
    unknown = [cell for cell, card in cells.items() if card is None]
    while unknown and bag:
        filled[unknown.pop(0)] = bag.pop()
    return filled


def left_of(age: int, cities: int, known: Counter[int | None], table_config: TableConfig, stream: Stream) -> list[int]:
    """The cards of an age that are not known, shuffled; any guild or further card may be among them (S-011, C-003)."""
    deck = Counter(copies(age, cities, table_config.edition))
    left = [card for card in sorted(deck) for _ in range(deck[card] - known[card])]
    for pool, dealt in table_config.pools(age, cities):
        unknown = [card for card in pool if not known[card]]
        stream.shuffle(unknown)
        left += unknown[: max(dealt - len(pool) + len(unknown), 0)]
    stream.shuffle(left)
    return left


class Age:
    """An age that has begun: the cards played, the cards in hands, and the hands as they must have been dealt."""

    def __init__(self, state: State, stated: PartialPosition, deeds: Deeds, age: int) -> None:
        self.state = state
        self.stated = stated
        self.age = age
        self.now = age == stated.age
        self.full = stated.table_config.rounds
        self.end = stated.table_config.afterwards
        self.exact = stated.two and stated.question is not None  # or it would not be clear what was drawn
        self.deeds = {(when, city): deed for (of, when, city), deed in deeds.items() if of == age}
        self.hands = stated.hands if self.now else ()
        self.draws = stated.draws.get(age, (None,) * self.full)
        self.drawn = self.full - (stated.pile_size if self.now else 0)  # cards of the Free City's pile that have moved
        self.cards: dict[Cell, int] = {}

    def restore(self, out: list[int], root: str, stream: Stream) -> None:
        self.fill(out, root, stream)
        pile = self.pile() if self.stated.two else []
        for row in range(self.stated.players):
            setters.put_dealt(self.state, self.age, row, self.row(row, pile, root, stream))
        if pile:
            setters.put_dealt(self.state, self.age, FREE_SEAT, pile)
        for (when, city), deed in self.deeds.items():
            entry = history.pack(deed.verb, self.cards["deed", when, city]) | GONE * (deed.verb == NO_VERB)
            setters.put_past(self.state, self.age, when, city, entry)
        if self.now:
            self.put_hands(pile)

    def fill(self, out: list[int], root: str, stream: Stream) -> None:
        """Deal the rest of the deck; where it does not suffice, the faces of cards that are gone stay unknown."""
        cells = self.cells()
        known = [card for card in cells.values() if card is not None]
        bag = left_of(self.age, self.stated.size, Counter([*known, *out]), self.stated.table_config, stream)
        gone = set() if self.exact else {("deed", *place) for place, deed in self.deeds.items() if deed == LOST}
        given = sum(card is None for cell, card in cells.items() if cell not in gone)
        if given > len(bag):
            deck = DECKS[self.age]
            raise Problem("too_many_unknown", "", deck=deck, given=given, left=len(bag)).within(root)
        self.cards = fill(dict(sorted(cells.items(), key=lambda cell: cell[0] in gone)), bag)
        self.deeds = {place: deed for place, deed in self.deeds.items() if ("deed", *place) in self.cards}

    def cells(self) -> dict[Cell, int | None]:
        cells: dict[Cell, int | None] = {("deed", when, city): deed.card for (when, city), deed in self.deeds.items()}
        for seat, hand in enumerate(self.hands):
            cells |= {("hand", seat, place): card for place, card in enumerate(hand)}
        if self.stated.two:
            cells |= {("pile", turn, 0): self.draws[turn] for turn in range(self.drawn, self.full)}
        return cells

    def pile(self) -> list[int]:
        """The Free City's pile as it was dealt; unless stated, the card it used in a turn was drawn in that turn."""
        return [self.draw(turn) for turn in range(self.full)]

    def draw(self, turn: int) -> int:
        if turn >= self.drawn:
            return self.cards["pile", turn, 0]
        stated = self.draws[turn]
        if stated is not None and turn != self.end:
            return stated
        seat = holder(self.age, turn)
        used = [("deed", turn, FREE_SEAT), ("hand", seat, 0)]
        return next((self.cards[cell] for cell in used if cell in self.cards), self.any_card())

    def any_card(self) -> int:
        """Some card of the age."""
        return copies(self.age, self.stated.size, self.stated.table_config.edition)[0]

    def row(self, row: int, pile: list[int], root: str, stream: Stream) -> list[int]:
        """A hand as it must have been dealt: all cards played from it or still in it, except cards drawn."""
        cells = [("deed", when, city) for when, city in self.deeds if self.comes_from(when, city, row)]
        seat = self.holder(row, self.stated.turn)
        cells += [("hand", seat, place) for place in range(len(self.hands[seat]) if self.now else 0)]
        cards = Counter(self.cards[cell] for cell in cells)
        if seating.has_draws(self.stated.players, self.age, row):
            drawn = Counter(pile[: min(self.drawn, self.end)])
            cards -= drawn
        dealt = list(cards.elements())
        if len(dealt) > self.full:  # a card is said to be drawn that never was there
            raise Problem("draws_differ", f"hidden.draws.{self.age + 1}", age=self.age + 1).within(root)
        return sorted(dealt)

    def comes_from(self, when: int, city: int, row: int) -> bool:
        """Whether a card played then was played from a hand."""
        if city < self.stated.players:
            return self.holder(row, when) == city
        return when != self.end and bool(seating.has_draws(self.stated.players, self.age, row))

    def holder(self, row: int, when: int) -> int:
        return seating.city_holding(self.state, self.age, min(when, self.state.last_turn), row)

    def put_hands(self, pile: list[int]) -> None:
        for seat, hand in enumerate(self.hands):
            cards = [self.cards["hand", seat, place] for place in range(len(hand))]
            setters.put_hand(self.state, self.state.hand[seat], cards)
        if pile:
            setters.put_hand(self.state, FREE_SEAT, [pile[self.end]])
            setters.put_held(self.state, FREE_SEAT, self.stated.pile_size)
