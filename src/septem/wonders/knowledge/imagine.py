"""Makes a position from a view (determinization): known cards where they are known, others anywhere they may be."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ...core import bits
from ...core.chance import Stream
from ...core.errors import Problem
from .. import history, setters, sizes
from ..constants import BUILD, CLAIM, CLAIM_COLOUR, FREE_SEAT, GONE, NO_VERB
from ..data.components import copies
from ..data.ids import ages_of
from ..rules import seating
from ..state import State
from ..table_config import TableConfig
from . import constraints, redeal, rewind
from .view import SPECTATOR, Sight, View, has_draws, pack_revival

if TYPE_CHECKING:
    from ..game import Wonders

Slot = tuple[int, int]  # (turn, city) of a card played; (HANDS + row, place) in a hand; (PILE, turn) not drawn yet
HANDS, PILE = 10, 20


def imagine(game: Wonders, view: View, stream: Stream) -> State:
    """A position that the seat of a view cannot rule out."""
    state = game.new()
    setters.put_table(state, len(view.cities), view.players, game.options.rulings)
    restore_cities(state, view)
    setters.put_turn(state, view.age - 1, view.turn - 1)
    for age in range(view.age if view.turn else view.age - 1):
        Age(state, view, age, game.table_config).restore()
    restore_rest(state, view)
    game.restore_parts(state, view.parts, (None,) * len(view.parts), stream)
    setters.put_used(state, list(view.used), view.interest_due)
    rewind.recall_excluded(state)
    if view.kept is not None and view.round is not None:
        rewind.keep_market(state, bits.lowest(view.round.asked), view.kept)
    deal_again(game, state, view, stream)
    answer_again(game, state, view, stream)
    return state


def deal_again(game: Wonders, state: State, view: View, stream: Stream) -> None:
    """Deal everything that the seat of a view cannot know."""
    seat = SPECTATOR if view.seat is None else view.seat
    redeal.begin(state, seat, stream)
    for age in range(view.age if view.turn else view.age - 1):
        remember_pile(state, view, age)
        if not redeal.redeal_age(state, seat, age, stream):
            raise Problem("seen_differs", age=age + 1)
    game.redeal_boards(state, stream)
    for extension in game.extensions:
        extension.redeal(state, seat, stream)


def remember_pile(state: State, view: View, age: int) -> None:
    """The cards that must have been thrown on the pile in an age: those seen there and those built from it."""
    constraints.forget(state)
    revived = [revival for revival in view.revived if revival.back == age]
    end = (age + 1) * state.rounds - 1
    for look in view.looks:
        if look.age >= age:
            constraints.check(state, min(look.age * state.rounds + look.turn, end))
            taken = [each.card for each in revived if (each.age, each.turn) < (look.age, look.turn)]
            for card in [*look.cards[age], *taken]:
                constraints.need(state, card, 1)
    for place, revival in enumerate(revived):
        constraints.check(state, min(revival.age * state.rounds + revival.turn, end))
        for each in revived[: place + 1]:
            constraints.need(state, each.card, 1)


def restore_cities(state: State, view: View) -> None:
    for number, city in enumerate(view.cities):
        setters.put_board(state, number, city.board)
        setters.put_coins(state, number, city.coins)
        setters.put_stages(state, number, city.stages)
        for card in city.buildings:
            setters.put_card(state, number, card)
        setters.put_tokens(state, number, list(city.victories), city.defeats)


def restore_rest(state: State, view: View) -> None:
    claims = sum(1 << number for number, city in enumerate(view.cities) if city.claim)
    setters.put_rights(state, claims, view.reviving)
    setters.put_pile(state, view.discarded)
    setters.put_forgotten(state, view.forgotten)
    if view.seat is not None:
        setters.put_looked(state, view.seat, sum(1 << look.age * state.rounds + look.turn for look in view.looks))
    for revival in view.revived:
        setters.put_revived(state, pack_revival(revival, state.rounds))
    for deed in view.deeds:
        if deed.purse is not None:
            setters.put_free_city_coins(state, deed.age * state.rounds + deed.turn, deed.purse)
    if view.round is not None:
        given = sum(1 << city for city, _ in view.answers)
        setters.put_question(state, view.round.kind, view.round.asked, view.round.asked & ~given)
    for city, move in view.answers:
        setters.put_answer(state, city, move)
    if view.winners:
        setters.put_result(state, sum(1 << seat for seat in view.winners))


def answer_again(game: Wonders, state: State, view: View, stream: Stream) -> None:
    """Give random legal answers for the seats that have already answered in secret."""
    if view.round is None:
        return
    for seat in bits.members(game.owing(state) & ~view.round.owing):
        while game.owing(state) >> seat & 1:
            moves = game.legal(state, seat)
            game.play(state, seat, moves[stream.below(len(moves))])


class Age:
    """One age of a view, made into rows of a position; unknown cards are placeholders until they are dealt again."""

    def __init__(self, state: State, view: View, age: int, table_config: TableConfig) -> None:
        self.state = state
        self.table_config = table_config
        self.view = view
        self.age = age
        self.now = age == view.age - 1
        self.turns = view.turn if self.now else state.last_turn + 1
        self.deeds = {(deed.turn, deed.city): deed.card for deed in view.deeds if deed.age == age}
        self.end = state.afterwards
        seen = [(view.seat, view.sights), *((mate.seat, mate.sights) for mate in view.mates)]
        self.sights = {(seat, sight.turn): sight for seat, sights in seen for sight in sights if sight.age == age}
        self.held: dict[int | None, tuple[int, ...]] = {view.seat: view.hand}
        self.held |= {mate.seat: mate.hand for mate in view.mates}
        self.cards: dict[Slot, int] = {}
        self.unknown: list[Slot] = []
        self.drawn: dict[int, int] = {}  # cards of the draw pile, by turn
        self.lost: dict[int, Slot] = {}  # where unseen cards of it went

    def restore(self) -> None:
        for row in range(self.view.players):
            self.follow(row)
        if self.view.players == FREE_SEAT:
            self.find_pile()
        self.fill_unknown()
        self.drawn |= {turn: self.cards[slot] for turn, slot in self.lost.items()}
        for row in range(self.view.players):
            self.write_row(row)
        if self.view.players == FREE_SEAT:
            self.write_pile()
        self.write_past()

    def holder(self, row: int, turn: int) -> int:
        return seating.city_holding(self.state, self.age, min(turn, self.turns - 1), row)

    def played(self, row: int, turn: int) -> list[Slot]:
        """The slots of the cards played from a hand in a turn."""
        cities = [self.holder(row, turn)]
        if turn != self.end and has_draws(self.view.players, self.age, row):
            cities.append(FREE_SEAT)
        return [(turn, city) for city in cities if (turn, city) in self.deeds]

    def in_hand(self, row: int) -> list[Slot]:
        """The slots of the cards still in a hand that is held by another."""
        if not self.now:
            return []
        return [(HANDS + row, place) for place in range(self.view.cities[self.holder(row, self.turns)].held)]

    def follow(self, row: int) -> None:
        """Follow a hand through the age, from one turn in which the seat holds it to the next."""
        unseen = Unseen(None)
        for turn in range(self.turns):
            sight = self.sights.get((self.holder(row, turn), turn))
            if sight:
                self.settle(unseen, sight)
                unseen = Unseen(Counter(sight.cards))
                self.drawn |= {} if sight.drawn is None else {turn: sight.drawn}
            elif has_draws(self.view.players, self.age, row):
                unseen.draws.append(turn)
            self.note(unseen, self.played(row, turn))
        self.note(unseen, self.played(row, self.end))
        here = self.holder(row, self.turns)
        hand = self.held.get(here, ()) if self.now else ()
        if here not in self.held:
            unseen.open += self.in_hand(row)
            self.settle(unseen, None)
        elif unseen.known is None:  # the seat has forgotten what it saw of this hand
            self.settle(unseen, Sight(self.age, self.turns, hand))
        self.cards |= {(HANDS + row, place): card for place, card in enumerate(hand)}

    def note(self, unseen: Unseen, slots: list[Slot]) -> None:
        for slot in slots:
            card = self.deeds[slot]
            if card is None:
                unseen.open.append(slot)
            else:
                self.cards[slot] = card
                unseen.out[card] += 1
                unseen.shown.append((slot[0], card))

    def settle(self, unseen: Unseen, sight: Sight | None) -> None:
        """Put the cards known to have left unseen into their slots; what more came was drawn unseen."""
        if not unseen.open and not unseen.draws:
            return
        out = unseen.out + Counter(sight.cards if sight else ())
        if sight and sight.drawn is not None:
            out[sight.drawn] -= 1
        if unseen.known is None:
            self.unknown += unseen.open
            self.lose(unseen, [(self.end, card) for card in (out - unseen.out).elements()])
            return
        came = out - unseen.known
        self.drawn |= dict(zip(unseen.draws, came.elements(), strict=False))
        left = sorted((unseen.known + came - out).elements())
        self.cards |= dict(zip(unseen.open, left, strict=False))
        self.unknown += unseen.open[len(left) :]
        if len(left) < len(unseen.open):
            self.lost[unseen.draws[0]] = unseen.open[len(left)]

    def lose(self, unseen: Unseen, still: list[tuple[int, int]]) -> None:
        """Cards drawn into a hand never seen left it later, in any open slot; if there is none, they came to light."""
        slots, shown = list(unseen.open), [*unseen.shown, *still]
        for turn in reversed(unseen.draws):
            if slots and slots[-1][0] >= turn:
                self.lost[turn] = slots.pop()
            else:
                self.drawn[turn] = shown.pop()[1]

    def find_pile(self) -> None:
        """The cards of the Free City's pile that are not drawn yet, and the one left at the end."""
        end = (self.end, FREE_SEAT)
        for turn in range(self.turns, self.view.rounds):
            slot = end if turn == self.end and end in self.deeds else (PILE, turn)
            card = self.deeds.get(slot) if slot == end else None
            if self.now and turn == self.end and card is None:
                card = self.view.last_card
            if card is None:
                self.unknown.append(slot)
            else:
                self.cards[slot] = card
            self.lost[turn] = slot

    def fill_unknown(self) -> None:
        """Give the unknown slots the cards that are left of the deck, then others that were not seen."""
        if not self.unknown:
            return
        seen = Counter(self.cards.values())
        out = Counter(card for card in loose(self.view) if self.age in ages_of(card, len(self.view.cities)))
        left = sorted((Counter(copies(self.age, len(self.view.cities))) - seen - out).elements())
        piled = {card for look in self.view.looks for card in look.cards[self.age]} | {
            each.card for each in self.view.revived
        }
        for pool, dealt in self.table_config.pools(self.age, len(self.view.cities)):
            unseen = [card for card in pool if not seen[card] + out[card]]
            unseen.sort(key=lambda card: card not in piled)
            left += unseen[: dealt - len(pool) + len(unseen)]
        self.cards |= dict(zip(self.unknown, left, strict=False))

    def write_row(self, row: int) -> None:
        """The hand as it was dealt, and as it is."""
        held = [self.cards[HANDS + row, place] for place in range(sizes.HAND) if (HANDS + row, place) in self.cards]
        slots = [slot for turn in (*range(self.turns), self.end) for slot in self.played(row, turn)]
        cards = Counter([*held, *(self.cards[slot] for slot in slots)])
        if has_draws(self.view.players, self.age, row):
            cards.subtract(self.drawn[turn] for turn in range(self.turns))
        dealt = sorted(cards.elements())
        remembered = self.age * self.view.rounds >= self.view.forgotten
        if len(dealt) > self.view.rounds or (len(dealt) < self.view.rounds and remembered):
            raise Problem("seen_differs", age=self.age + 1)
        setters.put_dealt(self.state, self.age, row, dealt)
        if self.now:
            setters.put_hand(self.state, row, held)

    def write_pile(self) -> None:
        setters.put_dealt(self.state, self.age, FREE_SEAT, [self.drawn[turn] for turn in range(self.view.rounds)])
        if self.now:
            setters.put_hand(self.state, FREE_SEAT, [self.drawn[self.end]])
            setters.put_held(self.state, FREE_SEAT, self.view.cities[FREE_SEAT].held)

    def write_past(self) -> None:
        for deed in self.view.deeds:
            if deed.age == self.age:
                entry = history.pack(deed.verb, self.cards[deed.turn, deed.city]) | GONE * (deed.verb == NO_VERB)
                setters.put_past(self.state, self.age, deed.turn, deed.city, entry)


def loose(view: View) -> list[int]:
    """Buildings that stand without having been built in any round: nobody remembers how they came there."""
    built = Counter(deed.card for deed in view.deeds if deed.verb in (BUILD, CLAIM, CLAIM_COLOUR))
    built.update(revival.card for revival in view.revived)
    standing = Counter(card for city in view.cities for card in city.buildings)
    return [card for card in sorted(standing) for _ in range(standing[card] - built[card])]


class Unseen:
    """The turns of a hand between two in which the seat holds it."""

    def __init__(self, known: Counter[int] | None) -> None:
        self.known = known  # what was in it at the start, if it was seen
        self.out: Counter[int] = Counter()  # known cards that left it
        self.open: list[Slot] = []
        self.shown: list[tuple[int, int]] = []  # known cards that left it, with the turn
        self.draws: list[int] = []  # turns in which a card was drawn into it unseen
