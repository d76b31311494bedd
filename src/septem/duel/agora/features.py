"""Features of Agora for bots: control and influence, decrees, conspiracies, and how far a political victory is."""

from .. import agenda, sizes
from ..constants import NOTHING
from ..features import SIDES, ExpansionFeatures
from ..state import State
from . import senate
from .cards import CONSPIRACIES, DECREES
from .constants import ACTIONS, CUBES, SENATE_ACTION, SENATOR

MOST_LEAD = 3  # cubes in a chamber beyond those of the other: more are seen as this many
LEADS = 2 * MOST_LEAD + 1
MOST_MISSING = 9  # cubes that are missing for a political victory
MOST_SENATORS = 7
MOST_PLOTS = 4  # conspiracies of one kind
OWNERS = (*SIDES, "nobody")
NOT_CONTROLLED = len(SIDES)
DECREE_KINDS = len(DECREES)
PLOT_KINDS = len(CONSPIRACIES)
PLOT_STATES = ("unprepared", "prepared")
TURN_STEPS = 3  # see State.plotted


class AgoraFeatures(ExpansionFeatures):
    """Features of positions in which Agora is in play."""

    def __init__(self) -> None:
        super().__init__()
        chambers = range(1, sizes.CHAMBERS + 1)
        decrees = [decree.id for decree in DECREES]
        plots = [plot.id for plot in CONSPIRACIES]
        leads = range(-MOST_LEAD, MOST_LEAD + 1)
        counts = [f"{kind}.{number}" for kind in PLOT_STATES for number in range(MOST_PLOTS + 1)]
        self.leads = self.named.family("chamber", [f"{chamber}.{lead}" for chamber in chambers for lead in leads])
        self.owned = self.named.family("decree", [f"{owner}.{name}" for owner in OWNERS for name in decrees])
        self.lying = self.named.family("decree_in", [f"{chamber}.{name}" for chamber in chambers for name in decrees])
        self.plots = self.named.family("plot", [f"{kind}.{name}" for kind in PLOT_STATES for name in plots])
        self.step = self.named.family("trigger_step", range(TURN_STEPS))
        self.left = self.named.family("actions_left", range(ACTIONS + 1))
        self.controlled = self.named.for_both("chambers", range(sizes.CHAMBERS + 1))
        self.missing = self.named.for_both("politics", range(MOST_MISSING + 1))
        self.stock = self.named.for_both("stock", range(CUBES + 1))
        self.senators = self.named.for_both("senators", range(MOST_SENATORS + 1))
        self.actions = self.named.for_both("actions", range(ACTIONS + 1))
        self.plot_counts = self.named.for_both("plots", counts)

    def write(self, state: State, asked: int, active: list[int], count: int) -> int:
        if not state.decree_rules:
            return count
        count = self.write_chambers(state, asked, active, count)
        count = self.write_decrees(state, asked, active, count)
        count = self.write_turn(state, asked, active, count)
        for side in range(sizes.SEATS):
            seat = asked if side == 0 else 1 - asked
            count = self.write_influence(state, seat, side, active, count)
            count = self.write_plots(state, seat, side, active, count)
        return count

    def write_chambers(self, state: State, asked: int, active: list[int], count: int) -> int:
        """The lead of the asked seat in each chamber."""
        for chamber in range(sizes.CHAMBERS):
            lead = state.cubes[asked][chamber] - state.cubes[1 - asked][chamber]
            lead = max(min(lead, MOST_LEAD), -MOST_LEAD)
            active[count] = self.first + self.leads + chamber * LEADS + MOST_LEAD + lead
            count += 1
        return count

    def write_decrees(self, state: State, asked: int, active: list[int], count: int) -> int:
        """Decrees that lie face up: whom they serve, and where."""
        for place in range(sizes.CHAMBERS):
            if state.decrees_up >> place & 1:
                decree = state.decree[place]
                chamber = state.decree_at[place]
                owner = NOT_CONTROLLED
                if state.edicts[asked] >> decree & 1:
                    owner = 0
                elif state.edicts[1 - asked] >> decree & 1:
                    owner = 1
                active[count] = self.first + self.owned + owner * DECREE_KINDS + decree
                active[count + 1] = self.first + self.lying + chamber * DECREE_KINDS + decree
                count += 2
        return count

    def write_turn(self, state: State, asked: int, active: list[int], count: int) -> int:
        """The step of the turn, and the senate actions that are left."""
        active[count] = self.first + self.step + state.plotted
        count += 1
        entry = state.agenda[state.depth - 1]
        if agenda.kind_of(entry) == SENATE_ACTION:
            active[count] = self.first + self.left + agenda.about_of(entry) % (ACTIONS + 1)
            count += 1
        return count

    def write_influence(self, state: State, seat: int, side: int, active: list[int], count: int) -> int:
        """Chambers of a player, cubes for a political victory, cubes in stock, senators and their actions."""
        controlled = 0
        missing = 0
        for chamber in range(sizes.CHAMBERS):
            lead = state.cubes[seat][chamber] - state.cubes[1 - seat][chamber]
            if lead > 0:
                controlled += 1
            else:
                missing += 1 - lead
        missing = min(missing, MOST_MISSING)
        senators = min(state.counts[seat][SENATOR], MOST_SENATORS)
        active[count] = self.first + self.controlled + side * (sizes.CHAMBERS + 1) + controlled
        active[count + 1] = self.first + self.missing + side * (MOST_MISSING + 1) + missing
        active[count + 2] = self.first + self.stock + side * (CUBES + 1) + senate.in_stock(state, seat)
        active[count + 3] = self.first + self.senators + side * (MOST_SENATORS + 1) + senators
        active[count + 4] = self.first + self.actions + side * (ACTIONS + 1) + senate.actions(state, seat)
        return count + 5

    def write_plots(self, state: State, seat: int, side: int, active: list[int], count: int) -> int:
        """How many conspiracies wait; those of the asked seat also by name."""
        unprepared = 0
        prepared = 0
        for number in range(state.plots_held[seat]):
            if state.plots_shown[seat] >> number & 1:
                continue
            ready = 1 if state.plot_card[seat][number] != NOTHING else 0
            prepared += ready
            unprepared += 1 - ready
            if side == 0:
                active[count] = self.first + self.plots + ready * PLOT_KINDS + state.plot_hand[seat][number]
                count += 1
        first = self.first + self.plot_counts + side * 2 * (MOST_PLOTS + 1)
        active[count] = first + min(unprepared, MOST_PLOTS)
        active[count + 1] = first + MOST_PLOTS + 1 + min(prepared, MOST_PLOTS)
        return count + 2
