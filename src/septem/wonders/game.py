"""The rules of one configured table: what is asked, and what comes next."""

from collections.abc import Mapping, Sequence

from ..core import bits
from ..core.chance import Stream
from ..core.events import Event
from ..core.table import Table
from . import (
    dealing,
    explain,
    knowledge,
    memory,
    notation,
    opening,
    pile,
    placing,
    position,
    scoring,
    seating,
    sizes,
    telling,
    treasury,
    turn,
    view,
    war,
)
from .box import BASE_GUILDS
from .cities.extension import Cities
from .decisions import ChooseCard, PlayLast, ReviveCard
from .explain import Offer
from .leaders.extension import Leaders
from .model import Decision, Extension
from .options import RANDOM, DraftDirection, SeventhCard, WondersOptions
from .setting import setting_of
from .state import State
from .view import View
from .words import (
    AGE_OPENED,
    ANSWER_GIVEN,
    ANSWER_WITHDRAWN,
    BASE_CATEGORIES,
    BEFORE,
    BOARD_GIVEN,
    CARD_BUILT,
    CARD_DEALT,
    CARD_DRAWN,
    CARD_REVIVED,
    CARD_SEEN,
    CARD_SOLD,
    CATEGORIES,
    CHOOSE_CARD,
    DEARER,
    DRAW_SEEN,
    FOR_FREE_CITY,
    FOR_SETUP,
    FREE_SEAT,
    HANDS_PASSED,
    LAST_ASKED,
    LAST_SEEN,
    LEFT,
    PILE_OPENED,
    PLAY_LAST,
    QUESTIONS,
    REVIVAL_LOST,
    REVIVE_CARD,
    RIGHT,
    STAGE_RAISED,
    TURN_BEGUN,
)

RULES = 1
START_COINS, MORE_COINS = 3, 6  # without and with Leaders (S-014, L-012)
VICTORY = (1, 3, 5)
REVEALING = frozenset((AGE_OPENED, CARD_BUILT, CARD_SOLD, STAGE_RAISED, CARD_REVIVED, PILE_OPENED, TURN_BEGUN))


def extensions_of(options: WondersOptions) -> list[Extension]:
    extensions: list[Extension] = [Leaders(options)] if options.leaders else []
    return [*extensions, Cities(options)] if options.cities else extensions


def questions_of(extensions: list[Extension]) -> list[Decision]:
    """The questions of the base game and those of the expansions, each in its place."""
    questions: list[Decision] = [ChooseCard(), PlayLast(), ReviveCard()]
    added = {number: question for extension in extensions for number, question in extension.questions().items()}
    nothing = Decision()
    return questions + [added.get(number, nothing) for number in range(len(questions), len(QUESTIONS))]


class Wonders:
    """The rules of a table of 7 Wonders. Holds no position: what is asked stands on the position's agenda.

    A round is asked of several cities at once. Answers wait, unseen, until the last is in (S-023).
    """

    def __init__(
        self,
        players: int = 3,
        *,
        boards: str | Sequence[str] = RANDOM,
        sides: str | Sequence[str] = RANDOM,
        seventh_card: str = SeventhCard.OWN_TURN,
        copied_guild_counts: bool = False,
        dearer_payments: bool = False,
        free_city_chained_marker: bool = False,
        free_city_seventh_card: bool = True,
        leaders: bool = False,
        cities: bool = False,
        teams: bool = False,
        leader_draft: str = DraftDirection.RIGHT,
    ) -> None:
        self.options = WondersOptions.checked(
            players,
            boards,
            sides,
            seventh_card,
            leader_draft,
            copied_guild_counts=copied_guild_counts,
            dearer_payments=dearer_payments,
            free_city_chained_marker=free_city_chained_marker,
            free_city_seventh_card=free_city_seventh_card,
            leaders=leaders,
            cities=cities,
            teams=teams,
        )
        self.players = players
        self.cities = self.options.size
        self.rulings = self.options.rulings
        self.tame = 0 if free_city_seventh_card else 1
        self.boards = self.options.board_numbers()
        self.sides = self.options.side_numbers()
        self.board_pool = self.options.board_pool
        self.start_coins = MORE_COINS if leaders else START_COINS
        self.stream = Stream()
        self.extensions: list[Extension] = extensions_of(self.options)
        self.extended = len(self.extensions)
        self.questions: list[Decision] = questions_of(self.extensions)
        self.setting = setting_of(self.new(), self.options, self.extensions)

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

    def start(self, seed: int) -> Table:
        """A table with a new game, ready to play."""
        return Table(self, {"seed": seed})

    def new(self) -> State:
        """An empty position of this table."""
        state = State()
        self.furnish(state)
        return state

    def furnish(self, state: State) -> None:
        """Note in an empty position what the table plays with."""
        state.guild_pool = BASE_GUILDS
        for number in range(self.extended):
            extension = self.extensions[number]
            extension.furnish(state)

    def deal_json(self, state: State, deal: Mapping[str, object]) -> None:
        """Deal what is written down: a seed, every card, or a position."""
        opening.lay(self, state, deal)

    def position_json(self, state: State) -> dict[str, object]:
        """The whole position, with what nobody sees: for files."""
        hidden = position.secrets(state, self.extensions)
        return position.write(self.view(state, None), self.options_json(), self.extensions, hidden)

    def view_json(self, seen: View) -> dict[str, object]:
        """A view in the form of a position; nothing hidden is in it."""
        return position.write(seen, self.options_json(), self.extensions)

    def quote(self, state: State, seat: int, move: int) -> Offer:
        """Whether a seat may do this now, what it costs, and why."""
        legal = self.legal(state, seat)
        if move not in legal:
            generous = self.generous(state)
            accepted = self.legal(generous, seat)
            if move in accepted:
                return explain.quote(generous, seat, move, accepted, self.extensions)
        return explain.quote(state, seat, move, legal, self.extensions)

    def generous(self, state: State) -> State:
        """The same position with every payment on the menu: a dearer one is not offered, but accepted (R-11)."""
        other = State()
        other.copy_from(state)
        placing.put_rulings(other, state.rulings | DEARER)
        return other

    def reveals(self, event: Event) -> bool:
        return event.fact in REVEALING

    def view(self, state: State, seat: int | None) -> View:
        return view.build(state, seat, self.extensions)

    def imagine(self, seen: View, stream: Stream) -> State:
        """A position that the seat of a view cannot rule out."""
        return memory.imagine(self, seen, stream)

    def restore_parts(self, state: State, parts: Sequence[object], secrets: Sequence[object], stream: Stream) -> None:
        """Put the expansions' parts of a view back on the table; secrets that are not given are dealt."""
        for extension, seen, unseen in zip(self.extensions, parts, secrets, strict=True):
            extension.restore(state, seen, unseen, stream)

    def redeal(self, state: State, seat: int, stream: Stream) -> None:
        """Deal again, in place, all that a seat cannot know; a spectator has a number that no seat has."""
        knowledge.redeal(state, seat, stream)
        for number in range(self.extended):
            extension = self.extensions[number]
            extension.redeal(state, seat, stream)

    def write_move(self, move: int) -> str:
        return notation.write(move)

    def read_move(self, text: str) -> int:
        return notation.read(text)

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
            extension = self.extensions[number]
            extension.set_up(state, seed, self.stream)
        self.begin(state)

    def set_up(self, state: State) -> None:
        """An empty table for this many."""
        self.furnish(state)
        seating.seat_cities(state, self.cities, self.players)
        state.rulings = self.rulings

    def begin(self, state: State) -> None:
        """Everything is dealt: hand out coins and open the first age."""
        for city in range(state.cities):
            state.tell(BOARD_GIVEN, city, state.board[city], 0)
            treasury.receive(state, city, self.start_coins, FOR_SETUP)
        self.open_age(state)

    def owing(self, state: State) -> int:
        """The seats that have to answer (a set); empty when the game is over."""
        if state.depth == 0:
            return 0
        owing = state.agenda[state.depth - 1] >> 8 & 255
        if state.seats == FREE_SEAT and owing >> FREE_SEAT & 1:
            owing = owing & ~(1 << FREE_SEAT) | 1 << seating.holder(state)
        return owing

    def city_asked(self, state: State, seat: int) -> int:
        """The city a seat has to answer for next: first its own (S2-011)."""
        return seat if state.agenda[state.depth - 1] >> 8 >> seat & 1 else FREE_SEAT

    def menu(self, state: State, seat: int) -> int:
        """Write the legal answers of a seat that owes one into the state's menu; how many there are."""
        decision = self.questions[state.agenda[state.depth - 1] & 255]
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
        state.agenda[top] &= ~(256 << city)
        if state.log is not None:
            state.tell(ANSWER_GIVEN, city, 0, 0)
        entry = state.agenda[top]
        if entry >> 8 & 255 == 0:
            state.depth = top
            decision = self.questions[entry & 255]
            decision.close(state, entry >> 16)
            if state.depth == 0:
                self.proceed(state)

    def pending(self, state: State, seat: int) -> int:
        """The cities a seat has answered for in the present round (a set): it may still think again (S-023)."""
        if state.depth == 0:
            return 0
        entry = state.agenda[state.depth - 1]
        given = (entry >> 16) & ~(entry >> 8 & 255)
        cities = 1 << seat
        if state.seats == FREE_SEAT and seating.holder(state) == seat:
            cities |= 1 << FREE_SEAT
        return given & cities

    def unplay(self, state: State, seat: int) -> None:
        """Take back a seat's last answer of the present round. Trusts its caller that there is one."""
        pending = self.pending(state, seat)
        city = FREE_SEAT if pending >> FREE_SEAT & 1 and state.seats == FREE_SEAT else seat
        state.agenda[state.depth - 1] |= 256 << city
        state.answers[city] = 0
        state.tell(ANSWER_WITHDRAWN, city, 0, 0)

    def proceed(self, state: State) -> None:
        """Nothing is left to ask: last cards, the pile, then the next turn or the end of the age (S-030.5 to 8)."""
        if state.turn == state.last_turn and not pile.rest(state) & state.lasting:
            pile.leave_rest(state)
        if self.extended and self.interrupt(state):
            return
        if state.turn == state.last_turn and pile.rest(state):
            self.ask_last(state)
            return
        while state.reviving:
            if self.ask_revival(state):
                return
        if self.extended and self.end_turn(state):
            return
        if state.turn == BEFORE:
            self.prepare(state)
        elif state.turn == state.last_turn:
            self.end_age(state)
        else:
            self.next_turn(state)

    def interrupt(self, state: State) -> int:
        """Whether an expansion has something to ask at once."""
        for number in range(self.extended):
            extension = self.extensions[number]
            extension.interrupt(state)
            if state.depth:
                return 1
        return 0

    def end_turn(self, state: State) -> int:
        """Whether an expansion has something to ask at the end of a turn."""
        for number in range(self.extended):
            extension = self.extensions[number]
            extension.end_turn(state)
            if state.depth:
                return 1
        return 0

    def ask_last(self, state: State) -> None:
        """Ask who may play the last card."""
        playing = pile.rest(state) & state.lasting
        state.ask(PLAY_LAST, playing)
        city = bits.lowest(playing)
        state.tell(LAST_ASKED, city, 0, 0)
        if city >= state.seats:
            state.whisper(state.eyes[seating.holder(state)], LAST_SEEN, city, state.hands[FREE_SEAT][0], 0)

    def ask_revival(self, state: State) -> int:
        """Ask who may build from the pile, unless nothing there can be built: then the power is lost (R-18)."""
        city = bits.lowest(state.reviving) & 7
        state.reviving &= state.reviving - 1
        if state.discarded:
            pile.look(state, city)
        state.ask(REVIVE_CARD, 1 << city)
        decision = self.questions[REVIVE_CARD]
        if decision.moves(state, city) == 1:
            state.depth = 0
            state.tell(REVIVAL_LOST, city, 0, 0)
        return state.depth

    def next_turn(self, state: State) -> None:
        state.turn += 1
        seating.pass_hands(state)
        state.tell(HANDS_PASSED, 0, RIGHT if state.age == 1 else LEFT, 0)
        if state.log is not None:
            telling.hands(state, CARD_SEEN)
        self.begin_turn(state)

    def begin_turn(self, state: State) -> None:
        if self.extended:
            turn.begin(state)
        if state.seats == FREE_SEAT:
            self.draw_card(state)
        if state.log is not None:
            state.tell(TURN_BEGUN, seating.holder(state) if state.seats == FREE_SEAT else -1, state.turn + 1, 0)
        state.ask(CHOOSE_CARD, (1 << state.cities) - 1)

    def draw_card(self, state: State) -> None:
        dealing.draw_for_free_city(state)
        seat = seating.holder(state)
        card = state.dealt[state.age * sizes.CITIES + FREE_SEAT][state.turn]
        state.tell(CARD_DRAWN, seat, 0, state.held[FREE_SEAT])
        state.whisper(state.eyes[seat], DRAW_SEEN, seat, card, 0)

    def open_age(self, state: State) -> None:
        """What comes before the hands are dealt."""
        state.turn = BEFORE
        state.claims = state.claiming
        state.pardons = state.pardoning
        self.prepare(state)

    def prepare(self, state: State) -> None:
        for number in range(self.extended):
            extension = self.extensions[number]
            extension.prepare(state)
            if state.depth:
                return
        self.deal_hands(state)

    def deal_hands(self, state: State) -> None:
        state.turn = 0
        dealing.take_hands(state)
        state.tell(AGE_OPENED, 0, state.age + 1, state.rounds)
        if state.log is not None:
            telling.hands(state, CARD_DEALT)
        self.begin_turn(state)

    def end_age(self, state: State) -> None:
        war.conflicts(state, VICTORY[state.age])
        if state.age == sizes.AGES - 1:
            scoring.judge(state)
        else:
            state.age += 1
            self.open_age(state)
