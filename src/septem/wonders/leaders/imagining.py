"""Leaders dealt again as a seat cannot rule them out.

A pack is four slots, one a pick. Where a seat has seen the pack, the leaders between two sights of it are a known set
in unknown slots; before the first sight, and in packs never seen, slots are open. A leader that was recruited is known
to have been kept by who recruited it.
"""

from __future__ import annotations

from ...core.chance import Stream
from ...core.errors import Problem
from .. import sizes
from ..box import FIRST_LEADER
from ..state import State
from ..words import PAST_BITS, RAISE, VERB_PART
from . import laying
from .seeing import LeaderDeed, LeadersSecrets, LeadersView

Slot = tuple[int, int]  # the seat a pack was dealt to, and a pick
DRAWN = -1  # the pack of leaders drawn later
NEVER = -1  # an age before all
TRIES = 2000  # one of about 14 worlds passes, if Rome used leaders three times before it drew more


class Deal:
    """All leaders of a game, each in a slot: as far as a view knows, and by lot."""

    def __init__(self, state: State, view: LeadersView, step: int, size: int, stream: Stream) -> None:
        self.state = state
        self.view = view
        self.step = step
        self.stream = stream
        self.seats = range(state.seats)
        self.everyone = [FIRST_LEADER + leader for leader in range(size)]
        self.owners = {leader: city for city, leaders in enumerate(view.leaders) for leader in leaders}
        self.owners |= {leader: seat for seat, leaders in view.hands for leader in leaders}
        self.owners |= {deed.leader: deed.city for deed in view.deeds if deed.leader is not None}
        self.drawn_in = NEVER if view.drawn is None else self.first_stage(view.drawn[0])
        drawer = None if view.drawn is None else view.drawn[0]
        self.early = [deed for deed in view.deeds if deed.age <= self.drawn_in and deed.city == drawer]

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
        """Lay out leaders by lot until nobody has used one that was drawn later: so every such world is as likely."""
        for _ in range(TRIES):
            if self.lay_out():
                self.write()
                return
        raise Problem("leaders_unfit")

    def lay_out(self) -> bool:
        """One try; whether it could have come about."""
        self.slots: dict[Slot, int] = {}
        for origin in self.seats:
            self.follow(origin)
        if self.view.draws is not None:
            self.slots |= {(DRAWN, place): leader for place, leader in enumerate(self.view.draws)}
        self.fill_open()
        drawn = {leader for slot, leader in self.slots.items() if slot[0] == DRAWN}
        self.hands: dict[int, list[int]] = {}
        self.used: dict[LeaderDeed, int] = {}
        for seat in self.seats:
            self.use_leaders(seat)
        self.check()
        return not any(self.used[deed] in drawn for deed in self.early)

    def check(self) -> None:
        """Refuse what was seen, if it does not fit who has which leader."""
        for slot, leader in self.slots.items():
            if leader in self.owners and self.owners[leader] != self.keeper(slot):
                raise Problem("leaders_unfit")
        if len(set(self.slots.values())) < len(self.slots):
            raise Problem("leaders_unfit")

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
            if len(leaders) != len(slots) or (kept is not None and kept not in leaders):
                raise Problem("leaders_unfit")
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
        for leader, city in self.owners.items():
            if leader not in placed:
                slots = [slot for slot in open_slots if self.keeper(slot) == city]
                if not slots:
                    raise Problem("leaders_unfit")
                slot = slots[self.stream.below(len(slots))]
                open_slots.remove(slot)
                self.slots[slot] = leader
        placed = set(self.slots.values())
        left = [leader for leader in self.everyone if leader not in placed]
        self.stream.shuffle(left)
        for slot in open_slots:
            self.slots[slot] = left.pop()
        self.unused = left[: self.view.unused]

    def use_leaders(self, seat: int) -> None:
        """What a seat may have done with leaders nobody has seen; those it has not used it holds."""
        known = dict(self.view.hands).get(seat)
        mine = [leader for slot, leader in self.slots.items() if self.keeper(slot) == seat]
        shown = {deed.leader for deed in self.view.deeds if deed.city == seat} | set(self.view.leaders[seat])
        left = [leader for leader in mine if leader not in shown and leader not in (known or ())]
        self.stream.shuffle(left)
        if sum(deed.city == seat and deed.leader is None for deed in self.view.deeds) > len(left):
            raise Problem("leaders_unfit")
        for deed in self.view.deeds:
            if deed.city == seat:
                self.used[deed] = left.pop() if deed.leader is None else deed.leader
        self.hands[seat] = left[: self.view.held[seat]] if known is None else list(known)

    def write(self) -> None:
        state = self.state
        for origin in self.seats:
            laying.put_pack(state, origin, [self.slots[origin, pick] for pick in range(sizes.PICKS)])
        for slot, leader in self.slots.items():
            seat = self.keeper(slot)
            if slot[0] != DRAWN and seat is not None:
                laying.put_pick(state, slot[1], seat, leader)
        laying.put_draws(state, [leader for slot, leader in self.slots.items() if slot[0] == DRAWN])
        laying.put_unused(state, self.unused)
        for seat in self.seats:
            laying.put_hand(state, seat, self.hands[seat])
        for deed, leader in self.used.items():
            laying.put_past(state, deed.age, deed.city, deed.verb << PAST_BITS | leader)


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
    for city, board in enumerate(hidden.boards):
        laying.put_lot(state, city, board)
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
