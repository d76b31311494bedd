"""Hooks of Leaders: leaders are dealt, drafted, and recruited before each age."""

from __future__ import annotations

from collections.abc import Sequence

from ...core import bits
from ...core.chance import Stream, moment
from ...core.documents import Part
from .. import sizes
from ..data.components import FIRST_OTHER as FIRST_LEADER
from ..data.components import MORE_GUILDS, NO_BOARD, count_of
from ..files.notation import pack
from ..model import Decision, Extension
from ..options import DraftDirection, WondersOptions
from ..payment.explain import Offer
from ..refusal import Refusal
from ..rules import dealing, turn
from ..state import State
from . import courtesans_guild, decisions, draft, explain, files, imagine, recruitment, redeal, view
from .constants import COURT_LEADER, DRAFT_LEADER, HIRE_LEADER, RECRUIT, RECRUIT_LEADER, RECRUITMENT_BEGUN

LEADER_STREAM = moment("wonders.leaders")
ONE = 1  # as wide as a set of leaders


class Leaders(Extension):
    """The expansion, as the options of a table want it."""

    def __init__(self, options: WondersOptions) -> None:
        self.step = 1 if options.leader_draft is DraftDirection.RIGHT else -1
        self.size = count_of("leader", options.expansions)

    def questions(self) -> dict[int, Decision]:
        return {
            DRAFT_LEADER: decisions.DraftLeader(self.step),
            RECRUIT_LEADER: decisions.RecruitLeader(),
            HIRE_LEADER: decisions.HireLeader(),
            COURT_LEADER: decisions.CourtLeader(),
        }

    def other_items(self) -> Sequence[int]:
        return range(FIRST_LEADER, FIRST_LEADER + self.size)

    def furnish(self, state: State) -> None:
        """More guilds (L-010)."""
        state.guild_pool |= MORE_GUILDS["leaders"]

    def set_up(self, state: State, seed: int, stream: Stream) -> None:
        """Four leaders for each player, the others are unused (L-020)."""
        stream.open(seed, LEADER_STREAM, 0)
        for leader in range(self.size):
            state.bag[leader] = leader
        place = 0
        for seat in range(state.seats):
            state.leader_dealt[seat] = 0
            for _ in range(sizes.PICKS):
                state.leader_dealt[seat] |= ONE << dealing.draw(state, self.size, place, stream)
                place += 1
        state.unused_size = 0
        while place < self.size:
            state.unused[state.unused_size] = dealing.draw(state, self.size, place, stream)
            state.unused_size += 1
            place += 1

    def prepare(self, state: State) -> None:
        """The draft, once, then a recruitment before each age (L-021, L-030)."""
        if state.drafted < sizes.PICKS:
            draft.ask(state, self.step)
            if state.depth:
                return
            if state.board[0] == NO_BOARD:
                dealing.give_out(state)
        if state.recruitments == state.age:
            state.recruitments += 1
            turn.begin(state)
            state.tell(RECRUITMENT_BEGUN, 0, state.age + 1, 0)
            state.ask(RECRUIT_LEADER, (1 << state.seats) - 1)
        elif state.age == sizes.AGES - 1:
            recruitment.leave_rest(state)

    def interrupt(self, state: State) -> None:
        """A leader to copy is chosen at once (L-083); without any the right is lost."""
        while state.courting and not state.depth:
            courtesans_guild.ask(state)

    def end_turn(self, state: State) -> None:
        """One leader more, from the hand (L-094)."""
        while state.hiring and not state.depth:
            recruitment.ask_hire(state)

    def dealt(self, state: State, seat: int) -> int:
        return state.leader_dealt[seat]

    def redeal(self, state: State, seat: int, stream: Stream) -> None:
        redeal.redeal(state, seat, self.step, self.size, stream)

    def show(self, seen: State, state: State, seat: int) -> None:
        """The leaders in hand, and in the pack that is drafted from."""
        seen.leader_hand[seat] = state.leader_hand[seat]
        if state.drafted < sizes.PICKS:
            draft.show(seen, state, self.step, seat)

    def see(self, state: State, seat: int) -> object:
        return view.see(state, seat, self.step)

    def secrets(self, state: State) -> object:
        return view.secrets(state)

    def restore(self, state: State, seen: object, hidden: object, stream: Stream) -> None:
        secrets = hidden if isinstance(hidden, view.LeadersSecrets) else None
        if isinstance(seen, view.LeadersView):
            imagine.restore(state, seen, secrets, self.step, self.size, stream)

    def file_keys(self) -> tuple[str, ...]:
        return (files.KEY,)

    def city_keys(self) -> tuple[str, ...]:
        return files.CITY_KEYS

    def file(self, seen: object, hidden: object) -> dict[str, object]:
        secrets = hidden if isinstance(hidden, view.LeadersSecrets) else None
        return {files.KEY: files.write(seen, secrets)} if isinstance(seen, view.LeadersView) else {}

    def file_city(self, seen: object, city: int) -> dict[str, object]:
        return files.write_city(seen, city) if isinstance(seen, view.LeadersView) else {}

    def file_hidden(self, hidden: object) -> dict[str, object]:
        return {files.KEY: files.write_hidden(hidden)} if isinstance(hidden, view.LeadersSecrets) else {}

    def markers(self, seen: object, hidden: object) -> list[tuple[int, int, str]]:
        deeds = seen.deeds if isinstance(seen, view.LeadersView) else ()
        deeds = hidden.deeds if isinstance(hidden, view.LeadersSecrets) else deeds
        return files.markers(deeds)

    def unfile(self, document: Part, hidden: Part, state: State) -> tuple[object, object]:
        return files.Reader(document, hidden, state, self.step, self.size).read()

    def lay(self, state: State, document: Part, stream: Stream) -> None:
        files.lay(state, document, self.size, stream)

    def hand(self, state: State, seat: int) -> list[int]:
        return [FIRST_LEADER + leader for leader in bits.members(state.leader_hand[seat])]

    def price(self, state: State, city: int, move: int) -> Offer | None:
        return explain.price(state, city, move)

    def price_item(self, state: State, city: int, item: int) -> Offer | None:
        return explain.price(state, city, pack(RECRUIT, item)) if item >= FIRST_LEADER else None

    def refusal(self, state: State, seat: int, city: int, kind: int, move: int) -> Refusal | None:
        return explain.refusal(state, city, kind, move)
