"""Leaders dealt again as a seat cannot rule them out.

A pack is four slots, one a pick. Where a seat has seen the pack, the leaders between two sights of it are a known set
in unknown slots; before the first sight, and in packs never seen, slots are open. A leader that was recruited was kept
by the seat that recruited it. Leaders are counted from the first, and -1 is none.
"""

from __future__ import annotations

from ...core import bits
from ...core.chance import Stream
from ...core.errors import Problem
from ...core.rows import row, rows
from .. import history, sizes
from ..data.components import FIRST_OTHER as FIRST_LEADER
from ..state import State
from . import knowledge
from .knowledge import Knowledge
from .view import LeadersView

PICK_SHIFT = 2  # slots: the seat a pack was dealt to, and a pick;
DRAWN_SLOTS = 32  # then those of leaders drawn later
ONE = 1  # as wide as a set of leaders
NONE = -1
TRIES = 2000  # one of about 14 worlds passes, if Rome used leaders three times before it drew more


class Deal:
    """All leaders of a game, each in a slot: as far as a seat knows, and by lot."""

    def __init__(self, known: Knowledge, stream: Stream) -> None:
        self.known = known
        self.stream = stream
        self.size = 0  # leaders in the bag
        self.filled = 0
        self.opened = 0
        self.placed = 0  # a set of leaders
        self.doubled = 0  # whether a leader is in two slots
        self.unused_size = 0
        self._new_slots()
        self._new_bags()
        self._new_hands()
        self._new_used()

    # Rows of different lengths or widths are made in different methods: Cython gives one function one buffer for them.
    def _new_slots(self) -> None:
        self.leader: list[int] = row(sizes.SLOTS)  # in each slot
        self.order: list[int] = row(sizes.SLOTS)  # slots, as they were filled
        self.open: list[int] = row(sizes.SLOTS)  # slots never seen

    def _new_bags(self) -> None:
        self.bag: list[int] = row(sizes.OTHER_ITEMS)
        self.unused: list[int] = row(sizes.OTHER_ITEMS)

    def _new_hands(self) -> None:
        self.hands: list[int] = row(sizes.CITIES)  # sets

    def _new_used(self) -> None:
        self.used: list[list[int]] = rows(sizes.AGES, sizes.CITIES)  # leaders used before each age

    def keeper(self, slot: int) -> int:
        """The seat that has kept, or drawn, the leader in a slot; none if the leader is still in the pack."""
        if slot >= DRAWN_SLOTS:
            return self.known.drawer
        pick = slot & sizes.PICKS - 1
        if pick >= self.known.drafted:
            return NONE
        seats = self.known.seats
        return ((slot >> PICK_SHIFT) - self.known.step * pick + sizes.PICKS * seats) % seats

    def restore(self, state: State) -> None:
        """Lay out leaders by lot until nobody has used one that was drawn later: so every such world is as likely."""
        for _ in range(TRIES):
            if self.lay_out():
                self.write(state)
                return
        raise Problem("leaders_unfit")

    def lay_out(self) -> int:
        """One try; whether it could have come about."""
        self.clear()
        for origin in range(self.known.seats):
            self.follow(origin)
        self.gather(self.known.draws)
        for place in range(self.size):
            self.put(DRAWN_SLOTS + place, self.bag[place])
        self.find_open()
        self.fill_known()
        self.fill_open()
        for seat in range(self.known.seats):
            self.use_leaders(seat)
        self.check()
        return self.is_possible()

    def clear(self) -> None:
        self.filled = 0
        self.placed = 0
        self.doubled = 0
        for slot in range(DRAWN_SLOTS + self.known.drawn):
            self.leader[slot] = NONE

    def put(self, slot: int, leader: int) -> None:
        self.doubled |= self.placed >> leader & 1
        self.placed |= ONE << leader
        self.leader[slot] = leader
        self.order[self.filled] = slot
        self.filled += 1

    def gather(self, leaders: int) -> None:
        """Put the members of a set into the bag."""
        self.size = 0
        while leaders:
            self.bag[self.size] = bits.lowest_wide(leaders)
            self.size += 1
            leaders &= leaders - 1

    def shuffle(self) -> None:
        for place in range(self.size - 1, 0, -1):
            other = self.stream.below(place + 1)
            leader = self.bag[place]
            self.bag[place] = self.bag[other]
            self.bag[other] = leader

    def follow(self, origin: int) -> None:
        """Put the leaders seen in a pack into its slots, from one sight of it to the next."""
        pick = 0
        while pick < sizes.PICKS:
            until = pick + 1
            while until < sizes.PICKS and not self.known.pack[until][origin]:
                until += 1
            if self.known.pack[pick][origin]:
                later = self.known.pack[until][origin] if until < sizes.PICKS else 0
                self.gather(self.known.pack[pick][origin] & ~later)
                self.settle(
                    (origin << PICK_SHIFT) + pick, (origin << PICK_SHIFT) + until, self.known.kept[pick][origin]
                )
            pick = until

    def settle(self, first: int, after: int, kept: int) -> None:
        """The leaders of the bag are a known set in some slots; in the first is the one that was kept, if known."""
        if self.size != after - first:
            raise Problem("leaders_unfit")
        if kept != NONE:
            self.take_out(kept)
            self.put(first, kept)
        self.shuffle()
        for place in range(self.size):  # first those that someone has shown
            if self.known.owner[self.bag[place]] != NONE:
                self.put(self.slot_for(first, after, self.known.owner[self.bag[place]]), self.bag[place])
        for place in range(self.size):
            if self.known.owner[self.bag[place]] == NONE:
                self.put(self.slot_for(first, after, NONE), self.bag[place])

    def take_out(self, leader: int) -> None:
        """Out of the bag, the others staying in their order."""
        place = 0
        while place < self.size and self.bag[place] != leader:
            place += 1
        if place == self.size:
            raise Problem("leaders_unfit")
        self.size -= 1
        for later in range(place, self.size):
            self.bag[later] = self.bag[later + 1]

    def slot_for(self, first: int, after: int, owner: int) -> int:
        """The first empty slot of some whose leader its owner has kept; if there is none, the first empty one."""
        if owner != NONE:
            for slot in range(first, after):
                if self.leader[slot] == NONE and self.keeper(slot) == owner:
                    return slot
        slot = first
        while self.leader[slot] != NONE:
            slot += 1
        return slot

    def find_open(self) -> None:
        self.opened = 0
        for slot in range(DRAWN_SLOTS + self.known.drawn):
            if self.leader[slot] == NONE and (slot >= DRAWN_SLOTS or slot >> PICK_SHIFT < self.known.seats):
                self.open[self.opened] = slot
                self.opened += 1

    def fill_known(self) -> None:
        """Leaders that someone has shown are in some slot that he or she has kept."""
        for number in range(self.known.owned):
            leader = self.known.owners[number]
            if not self.placed >> leader & 1:
                fitting = 0
                for place in range(self.opened):
                    if self.keeper(self.open[place]) == self.known.owner[leader]:
                        fitting += 1
                if not fitting:
                    raise Problem("leaders_unfit")
                self.put(self.close(self.known.owner[leader], self.stream.below(fitting)), leader)

    def close(self, owner: int, skipped: int) -> int:
        """Take one of the open slots of an owner off the list."""
        place = 0
        while skipped or self.keeper(self.open[place]) != owner:
            if self.keeper(self.open[place]) == owner:
                skipped -= 1
            place += 1
        slot = self.open[place]
        self.opened -= 1
        for later in range(place, self.opened):
            self.open[later] = self.open[later + 1]
        return slot

    def fill_open(self) -> None:
        """Any leaders that were not seen; those left over are unused."""
        self.gather(((ONE << self.known.size) - 1) & ~self.placed)
        self.shuffle()
        if self.size < self.opened:
            raise Problem("leaders_unfit")
        for place in range(self.opened):
            self.size -= 1
            self.put(self.open[place], self.bag[self.size])
        self.unused_size = min(self.known.unused, self.size)
        for place in range(self.unused_size):
            self.unused[place] = self.bag[place]

    def use_leaders(self, seat: int) -> None:
        """Choose how a seat may have used its unseen leaders; those it has not used stay in its hand."""
        seen = self.known.shown[seat] | self.known.hand[seat]
        self.size = 0
        for place in range(self.filled):
            leader = self.leader[self.order[place]]
            if self.keeper(self.order[place]) == seat and not seen >> leader & 1:
                self.bag[self.size] = leader
                self.size += 1
        self.shuffle()
        for age in range(sizes.AGES):
            self.used[age][seat] = self.known.face[age][seat]
            if self.known.verb[age][seat] and self.used[age][seat] == NONE:
                if not self.size:
                    raise Problem("leaders_unfit")
                self.size -= 1
                self.used[age][seat] = self.bag[self.size]
        self.hands[seat] = self.known.hand[seat]
        if not self.known.looking >> seat & 1:
            for place in range(min(self.known.held[seat], self.size)):
                self.hands[seat] |= ONE << self.bag[place]

    def check(self) -> None:
        """Refuse a view in which the leaders seen do not fit their owners."""
        for place in range(self.filled):
            owner = self.known.owner[self.leader[self.order[place]]]
            if self.doubled or (owner != NONE and owner != self.keeper(self.order[place])):
                raise Problem("leaders_unfit")

    def is_possible(self) -> int:
        """Whether nobody has used a leader before it was drawn."""
        for age in range(self.known.drawn_in + 1):
            for place in range(self.known.drawn):
                drawn = self.leader[DRAWN_SLOTS + place]
                if self.known.verb[age][self.known.drawer] and self.used[age][self.known.drawer] == drawn:
                    return 0
        return 1

    def write(self, state: State) -> None:
        for seat in range(self.known.seats):
            state.leader_dealt[seat] = 0
            state.leader_hand[seat] = self.hands[seat]
            for age in range(sizes.AGES):
                if self.known.verb[age][seat]:
                    entry = history.pack(self.known.verb[age][seat], FIRST_LEADER + self.used[age][seat])
                    state.leader_past[age][seat] = entry
        state.leader_draws = 0
        for place in range(self.filled):
            self.write_slot(state, self.order[place])
        state.unused_size = self.unused_size
        for place in range(self.unused_size):
            state.unused[place] = self.unused[place]

    def write_slot(self, state: State, slot: int) -> None:
        if slot >= DRAWN_SLOTS:
            state.leader_draws |= ONE << self.leader[slot]
            return
        state.leader_dealt[slot >> PICK_SHIFT] |= ONE << self.leader[slot]
        if self.keeper(slot) != NONE:
            state.picks[slot & sizes.PICKS - 1][self.keeper(slot)] = self.leader[slot]


def redeal(state: State, seat: int, step: int, size: int, stream: Stream) -> None:
    """Deal again all leaders that a seat cannot know."""
    Deal(knowledge.off_table(state, seat, step, size), stream).restore(state)


def deal_unseen(state: State, view: LeadersView, step: int, size: int, stream: Stream) -> None:
    """Deal all leaders that a view does not show."""
    Deal(knowledge.off_view(state, view, step, size), stream).restore(state)
