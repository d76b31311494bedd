"""The cards of one age put where a view shows them to be; what it does not show is filled with any cards that fit."""

from __future__ import annotations

from collections.abc import Sequence

from ...core import arrays
from ...core.errors import Problem
from ...core.rows import row as new_row
from .. import history, setters, sizes
from ..constants import FREE_SEAT, GONE, NO_VERB, NOWHERE
from ..data.catalogue import CATALOGUE, deck_number
from ..data.components import EXTRAS_AN_AGE, FIRST_EXTRA, FIRST_GUILD, FIRST_STAGE
from ..rules import seating
from ..state import State
from ..table_config import TableConfig
from .view import Sight, View

NONE = -1  # no card is known
NOTHING_DONE = -2  # no card was laid


class Unseen:
    """The turns of a hand between two in which the seat holds it."""

    def __init__(self) -> None:
        self.is_known = 0  # whether the hand was seen at the start
        self.shown = 0
        self.opened = 0
        self.drawn = 0
        self.kinds = 0
        if not arrays.zeroed():
            self._new_counts()
            self._new_slots()
            self._new_draws()

    # Rows of different lengths are made in different methods: Cython gives one function one buffer for them.
    def _new_counts(self) -> None:
        self.known: list[int] = new_row(sizes.CARDS)  # copies of each card in the hand at the start, if it was seen,
        self.left: list[int] = new_row(sizes.CARDS)  # that left it for all to see,
        self.found: list[int] = new_row(sizes.CARDS)  # that left it so, or were in it at the end

    def _new_slots(self) -> None:
        self.shown_cards: list[int] = new_row(sizes.SLOTS)  # those that left it for all to see, in order
        self.open: list[int] = new_row(sizes.SLOTS)  # slots of cards that left it face down, or are still in it
        self.order: list[int] = new_row(sizes.SLOTS)  # the kinds of cards found, in the order in which they came up

    def _new_draws(self) -> None:
        self.draws: list[int] = new_row(sizes.MOST_ROUNDS)  # turns in which a card was drawn into it unseen

    def begin(self, is_known: int, cards: Sequence[int]) -> None:
        """The seat sees these cards in the hand, or not."""
        self.is_known = is_known
        self.shown = 0
        self.opened = 0
        self.drawn = 0
        for card in range(FIRST_STAGE):
            self.known[card] = 0
            self.left[card] = 0
        for seen in cards:
            self.known[seen] += 1

    def show(self, card: int) -> None:
        self.shown_cards[self.shown] = card
        self.shown += 1
        self.left[card] += 1

    def add_open(self, slot: int) -> None:
        self.open[self.opened] = slot
        self.opened += 1

    def draw(self, turn: int) -> None:
        self.draws[self.drawn] = turn
        self.drawn += 1

    def find(self, cards: Sequence[int], drawn: int) -> None:
        """Count what left the hand and what is in it at the end, but for a card that is drawn just then."""
        self.kinds = 0
        for card in range(FIRST_STAGE):
            self.found[card] = 0
        for place in range(self.shown):
            self.add_found(self.shown_cards[place])
        for seen in cards:
            self.add_found(seen)
        if drawn != NONE:
            self.found[drawn] -= 1

    def add_found(self, card: int) -> None:
        if self.found[card] == 0:
            self.order[self.kinds] = card
            self.kinds += 1
        self.found[card] += 1

    def show_rest(self) -> None:
        """What is in the hand at the end came to light, too."""
        for number in range(self.kinds):
            card = self.order[number]
            for _ in range(self.found[card] - self.left[card]):
                self.shown_cards[self.shown] = card
                self.shown += 1


class AgeCards:
    """The ages of a view, one by one made into rows of a position; unknown cards are placeholders to be dealt again.

    Slots are numbered as in `slots`.
    """

    def __init__(self, state: State, view: View) -> None:
        self.state = state
        self.view = view
        self.players = view.players
        self.age = 0
        self.now = 0  # whether it is the present age
        self.turns = 0  # that have begun
        self.end = state.afterwards
        self.sights: list[Sight | None] = []  # by turn and seat, as slots of cards played are
        self.hands: list[tuple[int, ...] | None] = [None] * sizes.CITIES  # those one sees
        self.unseen = Unseen()
        self.unknowns = 0
        if not arrays.zeroed():
            self._new_slots()
            self._new_deeds()
            self._new_turns()
            self._new_counts()

    def _new_slots(self) -> None:
        self.card: list[int] = new_row(sizes.SLOTS)  # in each slot, as far as known
        self.unknown: list[int] = new_row(sizes.SLOTS)  # slots whose cards are not known

    def _new_deeds(self) -> None:
        self.laid: list[int] = new_row(sizes.HAND_SLOTS)  # by slot
        self.verb: list[int] = new_row(sizes.HAND_SLOTS)

    def _new_turns(self) -> None:
        self.drawn: list[int] = new_row(sizes.MOST_ROUNDS)  # cards of the draw pile
        self.lost: list[int] = new_row(sizes.MOST_ROUNDS)  # the slots where unseen cards of it went

    def _new_counts(self) -> None:
        self.count: list[int] = new_row(sizes.CARDS)  # copies of each card, for several sums

    def begin(self, age: int) -> None:
        """Forget the age before."""
        self.age = age
        self.now = 1 if age == self.view.age - 1 else 0
        self.turns = self.view.turn if self.now else self.state.last_turn + 1
        self.sights = [None] * sizes.HAND_SLOTS
        self.unknowns = 0
        for slot in range(sizes.SLOTS):
            self.card[slot] = NONE
        for slot in range(sizes.HAND_SLOTS):
            self.laid[slot] = NOTHING_DONE
        for turn in range(sizes.MOST_ROUNDS):
            self.drawn[turn] = NONE
            self.lost[turn] = NOWHERE

    def read(self) -> None:
        """Take what the view says of the age."""
        for deed in self.view.deeds:
            if deed.age == self.age:
                slot = deed.turn << 3 | deed.city
                self.laid[slot] = NONE if deed.card is None else deed.card
                self.verb[slot] = deed.verb
        if self.view.seat is not None:
            self.read_hands(self.view.seat, self.view.hand, self.view.sights)
        for mate in self.view.mates:
            self.read_hands(mate.seat, mate.hand, mate.sights)

    def read_hands(self, seat: int, hand: tuple[int, ...], sights: tuple[Sight, ...]) -> None:
        self.hands[seat] = hand
        for sight in sights:
            if sight.age == self.age:
                self.sights[sight.turn << 3 | seat] = sight

    def restore(self, age: int, loose: list[int], table_config: TableConfig) -> None:
        """Write an age into the position; loose cards are out of all rounds."""
        self.begin(age)
        self.read()
        for row in range(self.players):
            self.follow(row)
        if self.players == FREE_SEAT:
            self.find_pile()
        if self.unknowns:
            self.fill_unknown(loose, table_config)
        for turn in range(sizes.MOST_ROUNDS):
            if self.lost[turn] != NOWHERE:
                self.drawn[turn] = self.card_in(self.lost[turn])
        for row in range(self.players):
            self.write_row(row)
        if self.players == FREE_SEAT:
            self.write_pile()
        self.write_past()

    def unfit(self) -> Problem:
        """What was seen cannot have come about."""
        return Problem("seen_differs", age=self.age + 1)

    def card_in(self, slot: int) -> int:
        if self.card[slot] == NONE:
            raise self.unfit()
        return self.card[slot]

    def drawn_in(self, turn: int) -> int:
        if self.drawn[turn] == NONE:
            raise self.unfit()
        return self.drawn[turn]

    def holder(self, row: int, turn: int) -> int:
        """Who holds a hand in a turn; the last one holds it afterwards, too."""
        return seating.city_holding(self.state, self.age, min(turn, self.turns - 1), row)

    def follow(self, row: int) -> None:
        """Follow a hand through the age, from one turn in which the seat holds it to the next."""
        draws = seating.has_draws(self.players, self.age, row)
        self.unseen.begin(0, ())
        for turn in range(self.turns):
            self.look(turn, self.holder(row, turn), draws)
            self.note(turn << 3 | self.holder(row, turn))
            if draws:
                self.note(turn << 3 | FREE_SEAT)
        self.note(self.end << 3 | self.holder(row, self.end))
        self.follow_to_end(row, self.hands[self.holder(row, self.end)])

    def look(self, turn: int, holder: int, draws: int) -> None:
        """A turn begins; perhaps the seat holds the hand."""
        sight = self.sights[turn << 3 | holder]
        if sight is None:
            if draws:
                self.unseen.draw(turn)
            return
        drawn = NONE if sight.drawn is None else sight.drawn
        self.settle(sight.cards, drawn)
        self.unseen.begin(1, sight.cards)
        if drawn != NONE:
            self.drawn[turn] = drawn

    def note(self, slot: int) -> None:
        """A card is laid, if there was one in this slot."""
        if self.laid[slot] == NONE:
            self.unseen.add_open(slot)
        elif self.laid[slot] != NOTHING_DONE:
            self.card[slot] = self.laid[slot]
            self.unseen.show(self.laid[slot])

    def follow_to_end(self, row: int, hand: tuple[int, ...] | None) -> None:
        """What is still in a hand, which one sees or does not see."""
        first = sizes.HAND_SLOTS + (row << 4)
        cards: tuple[int, ...] = hand if hand is not None and self.now else ()
        if hand is None:
            if self.now:
                for place in range(self.view.cities[self.holder(row, self.turns)].held):
                    self.unseen.add_open(first + place)
            self.settle((), NONE)
        elif not self.unseen.is_known:  # the seat has forgotten what it saw of this hand
            self.settle(cards, NONE)
        for place in range(len(cards)):
            self.card[first + place] = cards[place]

    def settle(self, cards: tuple[int, ...], drawn: int) -> None:
        """Put the cards known to have left unseen into their slots; what more came was drawn unseen."""
        if self.unseen.opened == 0 and self.unseen.drawn == 0:
            return
        self.unseen.find(cards, drawn)
        if self.unseen.is_known:
            self.settle_draws()
            self.settle_open()
        else:
            self.add_unknown(0)
            self.unseen.show_rest()
            self.lose()

    def settle_draws(self) -> None:
        place = 0
        for number in range(self.unseen.kinds):
            card = self.unseen.order[number]
            for _ in range(self.unseen.found[card] - self.unseen.known[card]):
                if place < self.unseen.drawn:
                    self.drawn[self.unseen.draws[place]] = card
                place += 1

    def settle_open(self) -> None:
        filled = 0
        for card in range(FIRST_STAGE):
            for _ in range(self.unseen.known[card] - self.unseen.found[card]):
                if filled < self.unseen.opened:
                    self.card[self.unseen.open[filled]] = card
                    filled += 1
        if filled < self.unseen.opened:
            if self.unseen.drawn == 0:
                raise self.unfit()
            self.add_unknown(filled)
            self.lost[self.unseen.draws[0]] = self.unseen.open[filled]

    def add_unknown(self, first: int) -> None:
        """Of the open slots, from one on, nothing is known."""
        for place in range(first, self.unseen.opened):
            self.unknown[self.unknowns] = self.unseen.open[place]
            self.unknowns += 1

    def lose(self) -> None:
        """Cards drawn into a hand never seen left it later, in any open slot; if there is none, they came to light."""
        opened = self.unseen.opened
        shown = self.unseen.shown
        for number in range(self.unseen.drawn):
            turn = self.unseen.draws[self.unseen.drawn - 1 - number]
            if opened and self.unseen.open[opened - 1] >> 3 >= turn:
                opened -= 1
                self.lost[turn] = self.unseen.open[opened]
            elif shown:
                shown -= 1
                self.drawn[turn] = self.unseen.shown_cards[shown]
            else:
                raise self.unfit()

    def find_pile(self) -> None:
        """The cards of the Free City's pile that are not drawn yet, and the one left at the end."""
        for turn in range(self.turns, self.state.rounds):
            last = self.end << 3 | FREE_SEAT
            is_played = turn == self.end and self.laid[last] != NOTHING_DONE
            slot = last if is_played else sizes.DRAW_SLOTS + turn
            card = self.laid[last] if is_played else NONE
            if card == NONE and self.now and turn == self.end and self.view.last_card is not None:
                card = self.view.last_card
            if card == NONE:
                self.unknown[self.unknowns] = slot
                self.unknowns += 1
            else:
                self.card[slot] = card
            self.lost[turn] = slot

    def fill_unknown(self, loose: list[int], table_config: TableConfig) -> None:
        """Give the unknown slots the cards that are left of the deck, then others that were not seen."""
        filled = 0
        for card in self.unseen_cards(loose, table_config):
            if filled < self.unknowns:
                self.card[self.unknown[filled]] = card
                filled += 1

    def unseen_cards(self, loose: list[int], table_config: TableConfig) -> list[int]:
        """What is left of the deck, then cards of which only some are dealt, first those that were seen in the pile."""
        cities = len(self.view.cities)
        self.count_seen(loose)
        extras: list[int] = []
        for pool, dealt in table_config.pools(self.age, cities):
            piled = self.piled()
            rest = [card for card in pool if not self.count[card]]
            rest = [card for card in rest if card in piled] + [card for card in rest if card not in piled]
            extras += rest[: dealt - len(pool) + len(rest)]
        deck = deck_number(self.state.edition, len(self.view.cities), self.age)
        for place in range(CATALOGUE.deck_size[deck]):
            self.count[CATALOGUE.deck[deck][place]] -= 1
        left = [card for card in range(FIRST_STAGE) for _ in range(-self.count[card])]
        return left + extras

    def count_seen(self, loose: list[int]) -> None:
        """Count the cards that are in slots, and of the loose ones those of this age."""
        for card in range(FIRST_STAGE):
            self.count[card] = 0
        for slot in range(sizes.SLOTS):
            if self.card[slot] != NONE:
                self.count[self.card[slot]] += 1
        for card in loose:
            if self.is_of_age(card):
                self.count[card] += 1

    def is_of_age(self, card: int) -> int:
        """Whether a card can be dealt in the age; some goods are made in two of them (R-01)."""
        if card >= FIRST_EXTRA:
            return 1 if (card - FIRST_EXTRA) // EXTRAS_AN_AGE == self.age else 0
        if card >= FIRST_GUILD:
            return 1 if self.age == sizes.AGES - 1 else 0
        deck = deck_number(self.state.edition, len(self.view.cities), self.age)
        for place in range(CATALOGUE.deck_size[deck]):
            if CATALOGUE.deck[deck][place] == card:
                return 1
        return 0

    def piled(self) -> set[int]:
        """The cards of the age that were seen in the pile, and all that were built from it."""
        seen = {card for look in self.view.looks for card in look.cards[self.age]}
        return seen | {revival.card for revival in self.view.revived}

    def write_row(self, row: int) -> None:
        """The hand as it was dealt, and as it is."""
        held = self.held(row)
        self.count_dealt(row, held)
        dealt = [card for card in range(FIRST_STAGE) for _ in range(self.count[card])]
        remembered = self.age * self.state.rounds >= self.view.forgotten
        if len(dealt) > self.state.rounds or (len(dealt) < self.state.rounds and remembered):
            raise self.unfit()
        setters.put_dealt(self.state, self.age, row, dealt)
        if self.now:
            setters.put_hand(self.state, row, held)

    def held(self, row: int) -> list[int]:
        first = sizes.HAND_SLOTS + (row << 4)
        return [self.card[first + place] for place in range(sizes.HAND) if self.card[first + place] != NONE]

    def count_dealt(self, row: int, held: list[int]) -> None:
        """Count the cards of a hand that are in it or were played from it, but for those drawn into it."""
        for card in range(FIRST_STAGE):
            self.count[card] = 0
        for card in held:
            self.count[card] += 1
        draws = seating.has_draws(self.players, self.age, row)
        for turn in range(self.turns):
            self.count_played(turn << 3 | self.holder(row, turn))
            if draws:
                self.count_played(turn << 3 | FREE_SEAT)
                self.count[self.drawn_in(turn)] -= 1
        self.count_played(self.end << 3 | self.holder(row, self.end))

    def count_played(self, slot: int) -> None:
        if self.laid[slot] != NOTHING_DONE:
            self.count[self.card_in(slot)] += 1

    def write_pile(self) -> None:
        drawn = [self.drawn_in(turn) for turn in range(self.state.rounds)]
        setters.put_dealt(self.state, self.age, FREE_SEAT, drawn)
        if self.now:
            setters.put_hand(self.state, FREE_SEAT, [self.drawn_in(self.end)])
            setters.put_held(self.state, FREE_SEAT, self.view.cities[FREE_SEAT].held)

    def write_past(self) -> None:
        for slot in range(sizes.HAND_SLOTS):
            if self.laid[slot] != NOTHING_DONE:
                entry = history.pack(self.verb[slot], self.card_in(slot))
                if self.verb[slot] == NO_VERB:
                    entry |= GONE
                setters.put_past(self.state, self.age, slot >> 3, slot & 7, entry)
