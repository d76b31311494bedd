"""The rules of one configured table: which question is asked, and how the game goes on after the answers."""

from collections.abc import Mapping, Sequence
from typing import Unpack

from ..core import bits
from ..core import options as core_options
from ..core.blocks import used_blocks
from ..core.chance import Stream
from ..core.events import Event
from ..core.table import checked_seed
from . import agenda, lookup, setters
from .constants import (
    AGE_OPENED,
    ANSWER_GIVEN,
    ANSWER_WITHDRAWN,
    BASE_CATEGORIES,
    CARD_BUILT,
    CARD_REVIVED,
    CARD_SOLD,
    CATEGORIES,
    DEARER,
    FOR_FREE_CITY,
    FREE_SEAT,
    PILE_OPENED,
    QUESTIONS,
    STAGE_RAISED,
    TURN_BEGUN,
)
from .copying import BLOCKS
from .data import ids
from .data.components import GUILD_POOLS, NO_BOARD
from .events import WondersEvent
from .expansions import extension_of, in_play
from .files import deal_file, notation, position
from .knowledge import imagine, redeal, view
from .knowledge.fast_view import FastView
from .knowledge.view import View
from .model import Decision, Extension
from .options import WondersChoices, WondersOptions
from .payment import explain
from .payment.explain import Offer
from .rules import dealing, scoring, seating
from .rules.decisions import ChooseCard, PlayLast, ReviveCard
from .rules.flow import Flow
from .state import State
from .table import WondersTable
from .table_config import table_config_of

RULES = 1
REVEALING = frozenset((AGE_OPENED, CARD_BUILT, CARD_SOLD, STAGE_RAISED, CARD_REVIVED, PILE_OPENED, TURN_BEGUN))


def extensions_of(options: WondersOptions) -> list[Extension]:
    return [extension_of(expansion, options) for expansion in in_play(options)]


def questions_of(extensions: list[Extension]) -> list[Decision]:
    """The questions of the base game and those of the expansions, each in its place."""
    questions: list[Decision] = [ChooseCard(), PlayLast(), ReviveCard()]
    added = {number: question for extension in extensions for number, question in extension.questions().items()}
    nothing = Decision()
    return questions + [added.get(number, nothing) for number in range(len(questions), len(QUESTIONS))]


class Wonders:
    """The rules of a table of 7 Wonders. Holds no position: the pending question is on the position's agenda.

    A round is asked of several cities at once. Answers wait, unseen, until the last is in (S-023).
    """

    def __init__(self, players: int = 3, **options: Unpack[WondersChoices]) -> None:
        """The number of players, and the options of the rules, by name; `WondersChoices` lists them."""
        self.options = WondersOptions.checked(players, **options)
        self.players = players
        self.cities = self.options.size
        self.rulings = self.options.rulings
        self.tame = 0 if self.options.free_city_seventh_card else 1
        self.boards = self.options.board_numbers()
        self.sides = self.options.side_numbers()
        self.board_pool = self.options.board_pool
        self.edition = self.options.edition_number
        self.guild_pool = GUILD_POOLS[self.edition]
        free_city = ("free_city",) if players < self.cities else ()
        self.used_blocks = used_blocks(BLOCKS, in_play(self.options), *free_city)
        self.stream = Stream()
        self.extensions: list[Extension] = extensions_of(self.options)
        self.extended = len(self.extensions)
        self.flow = Flow(self.extensions, self.options.coins)
        self.questions: list[Decision] = questions_of(self.extensions)
        self.table_config = table_config_of(self.new(), self.options, self.extensions)

    def __eq__(self, other: object) -> bool:
        """Whether two games are the same with the same options."""
        return type(self) is type(other) and self.options_json() == other.options_json()

    def __hash__(self) -> int:
        return hash(repr(self.options_json()))

    def __copy__(self) -> "Wonders":
        return self

    def __deepcopy__(self, memo: object) -> "Wonders":
        """A game never changes, so copies share it."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as its options."""
        return core_options.made, (type(self), self.options_json())

    @property
    def name(self) -> str:
        return "wonders"

    @property
    def rules(self) -> int:
        return RULES

    @property
    def seats(self) -> int:
        return self.players

    def options_json(self) -> dict[str, object]:
        return self.options.json()

    def start(self, seed: int) -> WondersTable:
        """A table with a new game, ready to play."""
        return WondersTable(self, {"seed": checked_seed(seed)})

    def new(self) -> State:
        """An empty position of this table."""
        state = State()
        self.furnish(state)
        return state

    def furnish(self, state: State) -> None:
        """Write the configuration of the table into an empty position."""
        state.used_blocks = self.used_blocks
        state.edition = self.edition
        state.guild_pool = self.guild_pool
        for number in range(self.extended):
            extension = lookup.extension(self.extensions, number)
            extension.furnish(state)

    def deal_json(self, state: State, deal: Mapping[str, object]) -> None:
        """Deal what is written down: a seed, every card, or a position."""
        deal_file.lay(self, state, deal)

    def position_json(self, state: State) -> dict[str, object]:
        """The whole position, including hidden information: for files."""
        hidden = position.secrets(state, self.extensions)
        return position.write(self.view(state, None), self.options_json(), self.extensions, hidden)

    def view_json(self, seen: View) -> dict[str, object]:
        """A view in the form of a position, without hidden information."""
        return position.write(seen, self.options_json(), self.extensions)

    def quote(self, state: State, seat: int, move: int) -> Offer:
        """Whether a seat may play a move now, its price, and the reason if it is refused."""
        legal = self.legal(state, seat)
        if move not in legal:
            for other in (self.with_dearer_payments(state), self.without_chain(state, seat, move)):
                accepted = self.legal(other, seat)
                if move in accepted:
                    return explain.quote(other, seat, move, accepted, self.extensions)
        return explain.quote(state, seat, move, legal, self.extensions)

    def price(self, state: State, city: int, item: int) -> Offer:
        """The price of any building, stage or other item for a city, wherever the item lies."""
        return explain.price(state, city, item, self.extensions)

    def read_item(self, word: str) -> int:
        """The number of a card, of another item or of the next `stage`; a Problem if it is not in play."""
        return explain.NEXT_STAGE if word == explain.STAGE_WORD else ids.buildable(word, self.table_config)

    def with_dearer_payments(self, state: State) -> State:
        """The same position with every payment on the menu: a dearer one is not offered, but accepted (R-11)."""
        other = State()
        other.copy_from(state)
        setters.put_rulings(other, state.rulings | DEARER)
        return other

    def event(self, entry: tuple[int, int, int, int, int]) -> WondersEvent:
        return WondersEvent(*entry)

    def without_chain(self, state: State, seat: int, move: int) -> State:
        """The position without the chain of a card that is paid for: paying is not offered, but accepted (R-13)."""
        other = self.with_dearer_payments(state)
        explain.forget_chain(other, seat, move)
        return other

    def reveals(self, event: Event) -> bool:
        return event.fact in REVEALING

    def view(self, state: State, seat: int | None) -> View:
        return view.build(state, seat, self.extensions)

    def fast_view(self, seat: int) -> FastView:
        """A fast view for a seat: what it sees now, for bots that judge only that; much faster than a view."""
        empty = State()
        self.set_up(empty)
        return FastView(empty, self.extensions, seat)

    def imagine(self, seen: View, stream: Stream) -> State:
        """A position that the seat of a view cannot rule out."""
        return imagine.imagine(self, seen, stream)

    def restore_parts(self, state: State, parts: Sequence[object], secrets: Sequence[object], stream: Stream) -> None:
        """Put the expansions' parts of a view back on the table; secrets that are not given are dealt."""
        for extension, seen, unseen in zip(self.extensions, parts, secrets, strict=True):
            extension.restore(state, seen, unseen, stream)

    def redeal(self, state: State, seat: int, stream: Stream) -> None:
        """Deal again, in place, everything that a seat cannot know; a spectator has a number that no seat has."""
        redeal.redeal(state, seat, stream)
        self.redeal_boards(state, stream)
        for number in range(self.extended):
            extension = lookup.extension(self.extensions, number)
            extension.redeal(state, seat, stream)

    def redeal_boards(self, state: State, stream: Stream) -> None:
        """Draw the boards again while they are put aside: nobody knows them yet (L-R02)."""
        if state.board[0] == NO_BOARD:
            dealing.draw_boards(state, self.boards, self.sides, self.tame, self.board_pool, stream)

    def write_move(self, move: int) -> str:
        return notation.write(move)

    def read_move(self, text: str) -> int:
        return notation.read(text, self.edition)

    def winners(self, state: State) -> tuple[int, ...]:
        return tuple(bits.members(state.winners))

    def score(self, state: State, seat: int) -> dict[str, int]:
        """Points by category, as they would count now."""
        scoring.fill_sheet(state, seat)
        return dict(zip(CATEGORIES if self.extended else BASE_CATEGORIES, state.sheet, strict=False))

    def deal(self, state: State, seed: int) -> None:
        """Deal a new game over an empty state."""
        self.set_up(state)
        dealing.deal_boards(state, seed, self.boards, self.sides, self.tame, self.board_pool, self.stream)
        dealing.deal_ages(state, seed, self.stream)
        for number in range(self.extended):
            extension = lookup.extension(self.extensions, number)
            extension.set_up(state, seed, self.stream)
        self.begin(state)

    def set_up(self, state: State) -> None:
        """An empty table for this many."""
        self.furnish(state)
        seating.seat_cities(state, self.cities, self.players)
        state.rulings = self.rulings

    def begin(self, state: State) -> None:
        """Everything is dealt: hand out coins and open the first age."""
        self.flow.begin(state)

    def owing(self, state: State) -> int:
        """The seats that have to answer (a set); empty when the game is over."""
        if state.depth == 0:
            return 0
        owing = agenda.owing_of(state.agenda[state.depth - 1])
        if state.seats == FREE_SEAT and owing >> FREE_SEAT & 1:
            owing = owing & ~(1 << FREE_SEAT) | 1 << seating.holder(state)
        return owing

    def city_asked(self, state: State, seat: int) -> int:
        """The city a seat has to answer for next: first its own (S2-011)."""
        return seat if agenda.owing_of(state.agenda[state.depth - 1]) >> seat & 1 else FREE_SEAT

    def menu(self, state: State, seat: int) -> int:
        """Write the legal answers of a seat that owes one into the state's menu; how many there are."""
        decision = lookup.decision(self.questions, agenda.kind_of(state.agenda[state.depth - 1]))
        return decision.moves(state, self.city_asked(state, seat))

    def legal(self, state: State, seat: int) -> list[int]:
        """The legal answers of a seat, for callers outside."""
        if not self.owing(state) >> seat & 1:
            return []
        return [state.menu[place] for place in range(self.menu(state, seat))]

    def play(self, state: State, seat: int, move: int) -> None:
        """Keep a legal answer; the last one closes the round. Trusts its caller."""
        top = state.depth - 1
        city = FREE_SEAT if move & FOR_FREE_CITY else seat
        state.answers[city] = move
        state.agenda[top] = agenda.answered(state.agenda[top], city)
        if state.log is not None:
            state.tell(ANSWER_GIVEN, city, 0, 0)
        entry = state.agenda[top]
        if agenda.owing_of(entry) == 0:
            state.depth = top
            decision = lookup.decision(self.questions, agenda.kind_of(entry))
            decision.close(state, agenda.asked_of(entry))
            if state.depth == 0:
                self.flow.proceed(state)

    def pending(self, state: State, seat: int) -> int:
        """The cities a seat has answered for in the present round (a set): it may still think again (S-023)."""
        if state.depth == 0:
            return 0
        entry = state.agenda[state.depth - 1]
        given = agenda.given_of(entry)
        cities = 1 << seat
        if state.seats == FREE_SEAT and seating.holder(state) == seat:
            cities |= 1 << FREE_SEAT
        return given & cities

    def unplay(self, state: State, seat: int) -> None:
        """Take back a seat's last answer of the present round. Trusts its caller that there is one."""
        pending = self.pending(state, seat)
        city = FREE_SEAT if pending >> FREE_SEAT & 1 and state.seats == FREE_SEAT else seat
        top = state.depth - 1
        state.agenda[top] = agenda.withdrawn(state.agenda[top], city)
        state.answers[city] = 0
        state.tell(ANSWER_WITHDRAWN, city, 0, 0)
