"""Leaders dealt again as a seat cannot rule them out.

A pack is four slots, one a pick. Where a seat has seen the pack, the leaders between two sights of it are a known set
in unknown slots; before the first sight, and in packs never seen, slots are open. A leader that was recruited is known
to have been kept by who recruited it.
"""

from __future__ import annotations

from ...core.chance import Stream
from .. import sizes
from ..box import FIRST_LEADER
from ..state import State
from ..words import PAST_BITS, RAISE, VERB_PART
from . import laying
from .seeing import LeadersSecrets, LeadersView

Slot = tuple[int, int]  # the seat a pack was dealt to, and a pick
DRAWN = -1  # the pack of leaders drawn later
NEVER = -1  # an age before all


class Deal:
    """All leaders of a game, each in a slot: as far as a view knows, and by lot."""

    def __init__(self, state: State, view: LeadersView, step: int, size: int, stream: Stream) -> None:
        self.state = state
        self.view = view
        self.step = step
        self.stream = stream
        self.seats = range(state.seats)
        self.everyone = [FIRST_LEADER + leader for leader in range(size)]
        self.slots: dict[Slot, int] = {}
        self.owners = {leader: city for city, leaders in enumerate(view.leaders) for leader in leaders}
        self.owners |= {leader: seat for seat, leaders in view.hands for leader in leaders}
        self.owners |= {deed.leader: deed.city for deed in view.deeds if deed.leader is not None}
        self.drawn_in = NEVER if view.drawn is None else self.first_stage(view.drawn[0])
        self.early = [deed for deed in view.deeds if deed.age <= self.drawn_in and deed.city == self.drawer]

    @property
    def drawer(self) -> int | None:
        return None if self.view.drawn is None else self.view.drawn[0]

    def first_stage(self, city: int) -> int:
        """The age in which a city raised its first stage: the one with which it drew leaders (L-093).

        What it did before that age's turns, and earlier, it did with leaders it had kept.
        """
        ages = [deed.age for deed in self.view.deeds if deed.city == city and deed.verb == RAISE]
        for past, row in enumerate(self.state.history):
            if row[city] >> PAST_BITS & VERB_PART == RAISE:
                ages.append(past // self.state.rounds)
        return min(ages, default=NEVER)

    def keeper(self, slot: Slot) -> int | None:
        """Who has kept, or drawn, the leader in a slot; nobody yet, if it is still in the pack."""
        origin, pick = slot
        if origin == DRAWN:
            return None if self.view.drawn is None else self.view.drawn[0]
        return (origin - self.step * pick) % self.state.seats if pick < self.view.drafted else None

    def restore(self) -> None:
        for origin in self.seats:
            self.follow(origin)
        if self.view.draws is not None:
            self.slots |= {(DRAWN, place): leader for place, leader in enumerate(self.view.draws)}
        self.fill_open()
        self.write()

    def follow(self, origin: int) -> None:
        """Put what was seen of a pack into its slots."""
        packs = [pack for pack in self.view.packs if (pack.seat + self.step * pack.pick) % len(self.seats) == origin]
        sights = {pack.pick: pack for pack in packs}
        seen = sorted(sights)
        for place, pick in enumerate(seen):
            until = seen[place + 1] if place + 1 < len(seen) else sizes.PICKS
            later = sights[until].leaders if until in sights else ()
            leaders = [leader for leader in sights[pick].leaders if leader not in later]
            slots = [(origin, other) for other in range(pick, until)]
            kept = sights[pick].kept
            if kept is not None:
                self.slots[slots.pop(0)] = kept
                leaders.remove(kept)
            self.share(leaders, slots)

    def share(self, leaders: list[int], slots: list[Slot]) -> None:
        """A known set in unknown slots: first those that someone has shown, the others by lot."""
        self.stream.shuffle(leaders)
        for leader in sorted(leaders, key=lambda leader: leader not in self.owners):
            mine = [slot for slot in slots if self.keeper(slot) == self.owners[leader]] if leader in self.owners else []
            slot = mine[0] if mine else slots[0]
            slots.remove(slot)
            self.slots[slot] = leader

    def fill_open(self) -> None:
        """Slots never seen: leaders shown by their keepers, then any that were not seen."""
        drawn = 0 if self.view.drawn is None else self.view.drawn[1]
        every = [(origin, pick) for origin in self.seats for pick in range(sizes.PICKS)]
        every += [(DRAWN, place) for place in range(drawn)]
        open_slots = [slot for slot in every if slot not in self.slots]
        placed = set(self.slots.values())
        shown = [leader for leader in self.owners if leader not in placed]
        used_early = {deed.leader for deed in self.early}
        for leader in sorted(shown, key=lambda leader: leader not in used_early):
            slot = self.pick_slot(leader, open_slots, leader in used_early)
            open_slots.remove(slot)
            self.slots[slot] = leader
        left = [leader for leader in self.everyone if leader not in set(self.slots.values())]
        self.stream.shuffle(left)
        for slot in open_slots:
            self.slots[slot] = left.pop()
        self.unused = left[: self.view.unused]

    def pick_slot(self, leader: int, open_slots: list[Slot], early: bool) -> Slot:
        """Where its owner may have come by a leader; enough kept ones are left for what was done before the draw."""
        city = self.owners[leader]
        slots = [slot for slot in open_slots if self.keeper(slot) == city]
        kept = [slot for slot in slots if slot[0] != DRAWN]
        if early or len(kept) == len(slots):
            return slots[0]
        spared = self.hidden_and_early() - sum(
            slot[0] != DRAWN and self.keeper(slot) == city and other not in self.owners
            for slot, other in self.slots.items()
        )
        slots = slots[min(max(spared, 0), len(kept)) :]  # kept ones come first
        return slots[self.stream.below(len(slots))]

    def hidden_and_early(self) -> int:
        return sum(deed.leader is None for deed in self.early)

    def write(self) -> None:
        state, view = self.state, self.view
        for origin in self.seats:
            laying.put_pack(state, origin, [self.slots[origin, pick] for pick in range(sizes.PICKS)])
        for slot, leader in self.slots.items():
            seat = self.keeper(slot)
            if slot[0] != DRAWN and seat is not None:
                laying.put_pick(state, slot[1], seat, leader)
        laying.put_draws(state, [leader for slot, leader in self.slots.items() if slot[0] == DRAWN])
        laying.put_unused(state, self.unused)
        known = dict(view.hands)
        for seat in self.seats:
            self.write_seat(seat, known.get(seat))

    def write_seat(self, seat: int, hand: tuple[int, ...] | None) -> None:
        """What a seat did with its leaders, and which it holds."""
        mine = [leader for slot, leader in self.slots.items() if self.keeper(slot) == seat]
        shown = {deed.leader for deed in self.view.deeds if deed.city == seat} | set(self.view.leaders[seat])
        left = [leader for leader in mine if leader not in shown and leader not in (hand or ())]
        self.stream.shuffle(left)
        for deed in self.view.deeds:
            if deed.city == seat:
                leader = self.pick_used(left, deed in self.early) if deed.leader is None else deed.leader
                laying.put_past(self.state, deed.age, seat, deed.verb << PAST_BITS | leader)
        laying.put_hand(self.state, seat, left[: self.view.held[seat]] if hand is None else list(hand))

    def pick_used(self, left: list[int], early: bool) -> int:
        """A leader used face down: before the draw, one that was kept."""
        drawn = {leader for slot, leader in self.slots.items() if slot[0] == DRAWN} if early else set()
        leader = next(leader for leader in left if leader not in drawn)
        left.remove(leader)
        return leader


def restore(
    state: State, view: LeadersView, hidden: LeadersSecrets | None, step: int, size: int, stream: Stream
) -> None:
    """Put a view back on the table; secrets not given are some that fit."""
    for city, leaders in enumerate(view.leaders):
        for leader in leaders:
            laying.put_leader(state, city, leader)
    for city, copied in enumerate(view.copied):
        if copied is not None:
            laying.put_copied(state, city, copied)
    laying.put_progress(state, view.drafted, view.recruitments)
    laying.put_pending(state, view.hiring, view.courting)
    if hidden is None:
        Deal(state, view, step, size, stream).restore()
    else:
        put_secrets(state, hidden)


def put_secrets(state: State, hidden: LeadersSecrets) -> None:
    for seat, leaders in enumerate(hidden.dealt):
        laying.put_pack(state, seat, list(leaders))
    for pick, kept in enumerate(hidden.picks):
        for seat, leader in enumerate(kept):
            laying.put_pick(state, pick, seat, leader)
    for seat, leaders in enumerate(hidden.hands):
        laying.put_hand(state, seat, list(leaders))
    for deed in hidden.deeds:
        if deed.leader is not None:
            laying.put_past(state, deed.age, deed.city, deed.verb << PAST_BITS | deed.leader)
    laying.put_draws(state, list(hidden.draws))
    laying.put_unused(state, list(hidden.unused))
