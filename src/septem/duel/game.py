"""The rules of one configured table: which question is asked, and how the game goes on after an answer."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Unpack

from ..core import bits
from ..core import options as core_options
from ..core.blocks import used_blocks
from ..core.chance import Stream
from ..core.events import EVERYONE, Event
from ..core.table import checked_seed
from . import agenda, lookup, sizes
from .constants import (
    BASE_CATEGORIES,
    CATEGORIES,
    CHOOSE_STARTER,
    DECKS,
    DRAFT_ORDERS,
    DRAFT_WONDER,
    DRAW,
    FOR_SETUP,
    GROUP,
    NOBODY,
    REPEAT_LOST,
    STARTER_CHOSEN,
    TAKE_TURN,
    TURN_BEGUN,
    TURN_REPEATED,
)
from .copying import BLOCKS
from .data import ids
from .data.components import (
    BASE_TOKENS,
    BASE_WONDERS,
    LAST_TOKEN,
    check_laid,
    deck_pool,
    first_layout,
    laid_at,
    rules_of,
)
from .events import DuelEvent
from .expansion import Expansion
from .expansions import EXPANSIONS, extension_of, in_play
from .files import deal_file, notation, position
from .files.verbs import verbs_of
from .knowledge import view
from .knowledge.fast_view import FastView
from .knowledge.view import Secrets, View
from .model import Decision, Extension
from .options import DuelChoices, DuelOptions, EndOfAgeTie, LibraryView
from .rules import dealing, decisions, emit, first_game, layout, scoring, treasury
from .rules.questions import questions_of
from .state import State
from .table import DuelTable
from .table_config import table_config_of

if TYPE_CHECKING:
    from ..core.quote import Quote

RULES = 1
REVEALING = emit.REVEALING.union(*(expansion.revealing for expansion in EXPANSIONS))
ALL_LOOT = 15


def overrides(extension: Extension, hook: str) -> bool:
    """Whether an expansion has something to do at a frequent moment: the others are not called there."""
    return any(hook in vars(kind) for kind in type(extension).__mro__ if kind is not Extension)


class Duel:
    """The rules of a table of Duel. Holds no position: the pending questions are on the position's agenda."""

    def __init__(self, **options: Unpack[DuelChoices]) -> None:
        """The options of the rules, by name; `DuelChoices` lists them."""
        self.options = DuelOptions.checked(**options)
        self.tie_starts = int(self.options.end_of_age_tie == EndOfAgeTie.LAST_PLAYER_STARTS)
        self.preset = int(self.options.first_game_preset)
        self.start_coins = self.options.starting_coins
        self.second_coins = self.options.second_player_coins
        self.draft_seats = sum(seat << turn for turn, seat in enumerate(DRAFT_ORDERS[self.options.draft_order]))
        self.library_view = EVERYONE if self.options.great_library_view == LibraryView.PUBLIC else 0
        self.stream = Stream()
        expansions = in_play(self.options)
        self.extensions: list[Extension] = [extension_of(expansion, self.options) for expansion in expansions]
        self.extended = len(self.extensions)
        self._call_often()
        pools = [deck_pool(deck, expansions) for deck in range(len(DECKS))]
        self.deck_pools: list[int] = pools + [0] * (sizes.DECKS - len(pools))
        self._lay_out(expansions)
        self.used_blocks = used_blocks(BLOCKS, expansions)
        self.early = int(any(expansion.early for expansion in expansions))
        more = [category for extension in self.extensions for category in extension.categories()]
        self.categories = (*range(BASE_CATEGORIES), *more)  # lines of its score sheet
        self.questions: list[Decision] = questions_of(self.extensions)
        asked = {kind for kind, question in enumerate(self.questions) if type(question) is not Decision}
        self.verbs = verbs_of(asked, tuple(expansion.name for expansion in expansions))
        draft = DRAFT_ORDERS[self.options.draft_order]
        self.table_config = table_config_of(self.new(), expansions, draft, asked)

    def _call_often(self) -> None:
        """Which expansions are called at frequent moments."""
        self.turn_end_extensions = [extension for extension in self.extensions if overrides(extension, "end_turn")]
        self.turn_end_count = len(self.turn_end_extensions)
        self.settling_extensions = [extension for extension in self.extensions if overrides(extension, "settle")]
        self.settling_count = len(self.settling_extensions)

    def _lay_out(self, expansions: tuple[Expansion, ...]) -> None:
        """Which structures the table has, and of which decks their cards are."""
        check_laid(expansions)
        laid = laid_at(expansions)
        self.laid: list[list[int]] = laid
        self.layouts = first_layout(expansions)
        self.spread = sum(1 << deck for deck in range(sizes.DECKS) if sum(bool(age[deck]) for age in laid) > 1)
        self.price_rules = sum(rules_of(expansion) for expansion in expansions)

    def __eq__(self, other: object) -> bool:
        """Whether two games are the same with the same options."""
        return type(self) is type(other) and self.options_json() == other.options_json()

    def __hash__(self) -> int:
        return hash(repr(self.options_json()))

    def __copy__(self) -> "Duel":
        return self

    def __deepcopy__(self, memo: object) -> "Duel":
        """A game never changes, so copies share it."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as its options."""
        return core_options.made, (type(self), self.options_json())

    @property
    def name(self) -> str:
        return "duel"

    @property
    def rules(self) -> int:
        return RULES

    @property
    def seats(self) -> int:
        return sizes.SEATS

    def options_json(self) -> dict[str, object]:
        return self.options.json()

    def start(self, seed: int) -> DuelTable:
        """A table with a new game, ready to play."""
        return DuelTable(self, {"seed": checked_seed(seed)})

    def new(self) -> State:
        """An empty position of this table."""
        state = State()
        self.furnish(state)
        return state

    def furnish(self, state: State) -> None:
        """Write the configuration of the table into an empty position."""
        state.used_blocks = self.used_blocks
        state.library_view = self.library_view
        state.wonder_pool = BASE_WONDERS
        state.token_pool = BASE_TOKENS
        state.last_item = LAST_TOKEN
        state.layouts = self.layouts
        state.spread = self.spread
        state.price_rules = self.price_rules
        state.card_rules = self.price_rules
        for seat in range(sizes.SEATS):
            state.helped[seat] = 1 if self.price_rules else 0
        for deck in range(sizes.DECKS):
            state.deck_pool[deck] = self.deck_pools[deck]
            for age in range(sizes.AGES):
                state.laid[age][deck] = self.laid[age][deck]
        for number in range(self.extended):
            extension = lookup.extension(self.extensions, number)
            extension.furnish(state)

    def deal_json(self, state: State, deal: Mapping[str, object]) -> None:
        """Deal what is written down: a seed, every card, or a position."""
        deal_file.lay(self, state, deal)

    def position_json(self, state: State) -> dict[str, object]:
        """The whole position, including hidden information: for files."""
        return position.write(self.view(state, None), self.options_json(), self.extensions, self.secrets(state))

    def view_json(self, seen: View) -> dict[str, object]:
        """A view in the form of a position, without hidden information."""
        return position.write(seen, self.options_json(), self.extensions)

    def quote(self, state: State, seat: int, move: int) -> "Quote":
        """Whether a seat may play a move now, its price, and the reason if it is refused."""
        from .payment import explain  # imported here, as below, because simulations explain nothing

        return explain.quote(state, seat, move, self.legal(state, seat), self.verbs, self.extensions)

    def price(self, state: State, seat: int, item: int) -> "Quote":
        """The price of any building or wonder for a seat, wherever the item lies."""
        from .payment import explain

        return explain.price(state, seat, item)

    def read_item(self, word: str) -> int:
        """The number of a card or wonder; a Problem if this table does not play with it."""
        return ids.buildable(word, self.table_config)

    def market(self, state: State, seat: int) -> tuple[int, ...]:
        """The price of one unit of each good for a seat in trade."""
        from .payment import explain

        return explain.market(state, seat)

    def event(self, entry: tuple[int, int, int, int, int]) -> DuelEvent:
        return DuelEvent(*entry)

    def reveals(self, event: Event) -> bool:
        return event.fact in REVEALING

    def view(self, state: State, seat: int | None) -> View:
        return view.build(state, seat, self.extensions)

    def fast_view(self, seat: int) -> FastView:
        """A fast view for a seat: the same information as a view, much faster."""
        return FastView(self.new(), self.extensions, seat)

    def imagine(self, seen: View, stream: Stream) -> State:
        """A position that the seat of a view cannot rule out."""
        return self.restore(seen, Secrets(), stream)

    def restore(self, seen: View, hidden: Secrets, stream: Stream) -> State:
        """A position that looks like a view: the secrets given are true, all others are dealt."""
        state = self.new()
        view.restore(state, seen, hidden, self.extensions, stream)
        return state

    def secrets(self, state: State) -> Secrets:
        """The hidden part of a position, which no view contains. Leaves the engine only in files."""
        return view.secrets(state, self.extensions)

    def redeal(self, state: State, seat: int, stream: Stream) -> None:
        """Deal again, in place, all that a seat cannot know; spectators are seat 2."""
        dealing.redeal(state, seat, stream)
        for number in range(self.extended):
            extension = lookup.extension(self.extensions, number)
            extension.redeal(state, seat, stream)

    def winners(self, state: State) -> tuple[int, ...]:
        if state.winner == NOBODY:
            return ()
        return (0, 1) if state.winner == DRAW else (state.winner,)

    def score(self, state: State, seat: int) -> dict[str, int]:
        """Points by category, as they would count now."""
        scoring.fill_sheet(state, seat)
        sheet = state.sheet[seat]
        return {CATEGORIES[category]: sheet[category] for category in self.categories}

    def write_move(self, move: int) -> str:
        return notation.write(move)

    def read_move(self, text: str) -> int:
        return notation.read(text, self.verbs)

    def deal(self, state: State, seed: int) -> None:
        """Deal a new game over an empty state."""
        self.furnish(state)
        dealing.deal(state, seed, self.stream)
        self.set_up(state, seed)
        self.begin(state)

    def set_up(self, state: State, seed: int) -> None:
        """Shuffle what the expansions bring along."""
        for number in range(self.extended):
            extension = lookup.extension(self.extensions, number)
            extension.set_up(state, seed, self.stream)

    def begin(self, state: State) -> None:
        """Everything is dealt: hand out coins and go on to the first question."""
        state.loot = ALL_LOOT
        for seat in range(sizes.SEATS):
            treasury.receive(state, seat, self.start_coins + self.second_coins * seat, FOR_SETUP)
        if state.log is not None:
            emit.tell_tokens(state)
        if self.preset:
            first_game.hand_out(state)
        if self.early:
            self.open_age(state)
        if state.log is not None and state.drafted == 0:
            emit.tell_offer(state)
        for number in range(self.extended):
            extension = lookup.extension(self.extensions, number)
            extension.open_game(state)
        if not state.depth:
            self.proceed(state)

    def owing(self, state: State) -> int:
        """The seats that have to answer (a set); empty when the game is over."""
        return 1 << agenda.seat_of(state.agenda[state.depth - 1]) if state.depth else 0

    def menu(self, state: State) -> int:
        """Write the legal answers into the state's menu; how many there are."""
        kind, seat, about = agenda.unpack(state.agenda[state.depth - 1])
        decision = lookup.decision(self.questions, kind)
        return decision.moves(state, seat, about)

    def legal(self, state: State, seat: int) -> list[int]:
        """The legal answers of a seat, for callers outside."""
        if not self.owing(state) >> seat & 1:
            return []
        return [state.menu[place] for place in range(self.menu(state))]

    def play(self, state: State, seat: int, move: int) -> None:
        """Carry out a legal answer and go on to the next question. Trusts its caller."""
        state.depth -= 1
        kind, _, about = agenda.unpack(state.agenda[state.depth])
        decision = lookup.decision(self.questions, kind)
        decision.take(state, seat, about, move)
        if self.settling_count and state.winner == NOBODY:
            self.settle(state)
        if state.depth == 0 and state.winner == NOBODY:
            self.proceed(state)

    def settle(self, state: State) -> None:
        """Turn cards over, if they must be turned over within the turn; then see what has to be asked first."""
        if state.turning:
            depth = state.depth
            self.uncover(state)
            if state.depth > depth:
                return
            state.turning = 0
            self.turn_over(state)
        for number in range(self.settling_count):
            extension = lookup.extension(self.settling_extensions, number)
            extension.settle(state)

    def proceed(self, state: State) -> None:
        """Go on with the draft, the turn, the age or the game, since nothing is left to ask."""
        if state.drafted < sizes.OFFER:
            self.go_on_drafting(state)
        elif state.begun:
            self.end_turn(state)
        else:
            self.begin_play(state)

    def begin_play(self, state: State) -> None:
        state.begun = 1
        if state.age < 0:
            self.open_age(state)
        self.begin_turn(state)

    def go_on_drafting(self, state: State) -> None:
        seat = (self.draft_seats >> state.drafted & 1) ^ state.mover
        if state.drafted % GROUP == GROUP - 1:  # the last of a group comes by itself (D-013)
            decisions.give_last(state, seat)
            if not state.depth:
                self.proceed(state)
            return
        if state.log is not None and state.drafted == GROUP:
            emit.tell_offer(state)
        state.ask(DRAFT_WONDER, seat, 0)

    def begin_turn(self, state: State) -> None:
        if state.log is not None:
            state.tell(TURN_BEGUN, state.mover, 0, 0)
        state.ask(TAKE_TURN, state.mover, 0)

    def end_turn(self, state: State) -> None:
        """Turn cards over, then the same player again or the other one (D-034, D-036)."""
        if self.turn_end_count and self.end_turn_of_expansions(state):
            return
        if state.present == 0:
            self.end_age(state)
            return
        if state.marked:
            self.uncover(state)
            if state.depth:
                return
        if state.log is not None:
            emit.tell_reveals(state)
        state.shown |= state.open
        if state.again:
            state.again = 0
            state.tell(TURN_REPEATED, state.mover, 0, 0)
        else:
            state.mover = 1 - state.mover
        self.begin_turn(state)

    def turn_over(self, state: State) -> None:
        if state.log is not None:
            emit.tell_reveals(state)
        state.shown |= state.open

    def end_turn_of_expansions(self, state: State) -> int:
        """Let expansions end the turn; whether one of them has ended the game or asks something."""
        for number in range(self.turn_end_count):
            extension = lookup.extension(self.turn_end_extensions, number)
            extension.end_turn(state)
            if state.depth or state.winner != NOBODY:
                return 1
        return 0

    def uncover(self, state: State) -> None:
        """Let expansions act on marked cards that are about to be turned over, one after the other (P-015, P-018)."""
        depth = state.depth
        slots = state.marked & state.open & ~state.shown
        while slots and state.depth == depth:
            for number in range(self.extended):
                extension = lookup.extension(self.extensions, number)
                extension.uncover(state, bits.lowest(slots))
            slots &= slots - 1

    def end_age(self, state: State) -> None:
        if state.again:  # an extra turn does not reach into the next age (D-072)
            state.again = 0
            state.tell(REPEAT_LOST, state.mover, 0, 0)
        if state.age == sizes.AGES - 1:
            scoring.judge(state)
            return
        self.open_age(state)
        if state.pawn:
            state.ask(CHOOSE_STARTER, 1 if state.pawn > 0 else 0, 0)
        elif self.tie_starts:
            state.tell(STARTER_CHOSEN, state.mover, state.mover, 0)
            self.begin_turn(state)
        else:
            state.ask(CHOOSE_STARTER, state.mover, 0)

    def open_age(self, state: State) -> None:
        layout.deal_age(state)
        if state.log is not None:
            emit.tell_structure(state)
        for number in range(self.extended):
            extension = lookup.extension(self.extensions, number)
            extension.open_age(state)
