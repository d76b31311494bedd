"""Features of Pantheon for bots: known divinities by their price, offerings, coins of the vault, and Minerva's pawn."""

from .. import sizes
from ..constants import CAPITAL, NOTHING, NOWHERE
from ..data.catalogue import CATALOGUE
from ..features import ExpansionFeatures
from ..state import State
from .constants import OFFERINGS
from .numbers import FIRST_DIVINITY, THE_GATE

TOKENS = len(OFFERINGS)
MOST_COINS = 7  # more in the vault are seen as this many


class PantheonFeatures(ExpansionFeatures):
    """Features of positions in which Pantheon is in play."""

    def __init__(self) -> None:
        super().__init__()
        divinities = [CATALOGUE.id(item) for item in range(FIRST_DIVINITY, THE_GATE + 1)]
        places = range(1, sizes.SHRINES + 1)  # from the asked seat's own side
        self.divinities = len(divinities)
        self.shrines = self.named.family("shrine", [f"{place}.{name}" for place in places for name in divinities])
        self.offerings = self.named.for_both("offering", OFFERINGS)
        self.vault = self.named.for_both("vault", range(MOST_COINS + 1))
        self.barrier = self.named.family("barrier", range(-CAPITAL, CAPITAL + 1))
        self.sided = {
            "shrine": lambda slot: sizes.SHRINES - 1 - slot,
            "space": lambda space: 2 * CAPITAL - space,
        }

    def write(self, state: State, asked: int, active: list[int], count: int) -> int:
        if state.lender == NOTHING:
            return count
        count = self.write_shrines(state, asked, active, count)
        for side in range(sizes.SEATS):
            count = self.write_city(state, asked if side == 0 else 1 - asked, side, active, count)
        if state.barrier != NOWHERE:
            lead = state.barrier if asked == 0 else -state.barrier
            active[count] = self.first + self.barrier + CAPITAL + lead
            count += 1
        return count

    def write_shrines(self, state: State, asked: int, active: list[int], count: int) -> int:
        """Divinities that the asked seat has seen."""
        for slot in range(sizes.SHRINES):
            place = slot if asked == 0 else sizes.SHRINES - 1 - slot
            if state.shrine[slot] != NOTHING and state.shrine_seen[slot] >> asked & 1:
                divinity = state.shrine[slot] - FIRST_DIVINITY
                active[count] = self.first + self.shrines + place * self.divinities + divinity
                count += 1
        return count

    def write_city(self, state: State, seat: int, side: int, active: list[int], count: int) -> int:
        for offering in range(TOKENS):
            if state.offerings[seat] >> offering & 1:
                active[count] = self.first + self.offerings + side * TOKENS + offering
                count += 1
        active[count] = self.first + self.vault + side * (MOST_COINS + 1) + min(state.vault[seat], MOST_COINS)
        return count + 1
