"""Pantheon's hooks: set-up, ages, cards turned over, and hidden information."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.chance import Stream
from ...core.documents import Part
from ...core.errors import Problem
from ...core.quote import Quote, Reason
from .. import sizes
from ..constants import EVERY_SEAT, NOTHING
from ..data.catalogue import CATALOGUE
from ..data.components import BASE_TOKENS, BASE_WONDERS, token_pool, wonder_pool
from ..data.ids import Places
from ..model import Decision, Extension, Option
from ..state import State
from . import (
    checks,
    dealing,
    decisions,
    explain,
    fast_view,
    marks,
    position,
    power_decisions,
    reading,
    reveals,
    setters,
)
from . import (
    view as pantheon_view,
)
from .activation import Activate, ChoosePurse
from .cards import PANTHEON_TOKENS, PANTHEON_WONDERS
from .constants import (
    ACTIVATE,
    CALL_DIVINITY,
    CHOOSE_DECK,
    DIVINITIES,
    DIVINITY_SHOWN,
    DROP_LOOT,
    KEEP_LENT,
    MARK_LAID,
    PLACE_BARRIER,
    PLACE_DIVINITY,
    PLACE_SNAKE,
    PLACES,
    RAISE_FREE,
    SACK_LOOT,
    SEIZE_CARD,
    STEAL_WONDER,
    STRIKE_CARD,
    UNBUILD_WONDER,
)
from .numbers import FIRST_DIVINITY, FIRST_MYTHOLOGY, THE_GATE
from .options import AstarteSpending, MinervaOnPawn, PantheonOptions, RevealView, ZeusTokens
from .view import PantheonSecrets, PantheonView

if TYPE_CHECKING:
    from ..knowledge.view import Question, View

WONDERS = BASE_WONDERS | wonder_pool(tuple(wonder.id for wonder in PANTHEON_WONDERS))
TOKENS = BASE_TOKENS | token_pool(tuple(token.id for token in PANTHEON_TOKENS))


class Pantheon(Extension):
    """The expansion, as the options of a table want it."""

    def __init__(self, options: PantheonOptions) -> None:
        self.reveal_view = EVERY_SEAT if options.reveal_view == RevealView.PUBLIC else 0
        self.takes_tokens = options.zeus_tokens == ZeusTokens.TAKE
        self.on_pawn = options.minerva_on_pawn == MinervaOnPawn.ALLOWED
        self.choose_purse = options.astarte_spending == AstarteSpending.PLAYER_CHOICE

    def options(self) -> list[Option]:
        activate: list[Option] = [Activate(ACTIVATE)]
        return [*activate, ChoosePurse(NOTHING)] if self.choose_purse else activate

    def questions(self) -> dict[int, Decision]:
        return {
            PLACE_DIVINITY: decisions.PlaceDivinity(),
            CALL_DIVINITY: decisions.CallDivinity(),
            CHOOSE_DECK: decisions.ChooseDeck(),
            KEEP_LENT: decisions.KeepLent(),
            PLACE_SNAKE: power_decisions.PlaceSnake(),
            SEIZE_CARD: power_decisions.SeizeCard(),
            STRIKE_CARD: power_decisions.StrikeCard(self.takes_tokens),
            UNBUILD_WONDER: power_decisions.UnbuildWonder(),
            RAISE_FREE: power_decisions.RaiseFree(),
            STEAL_WONDER: power_decisions.StealWonder(),
            PLACE_BARRIER: power_decisions.PlaceBarrier(self.on_pawn),
            DROP_LOOT: power_decisions.DropLoot(),
            SACK_LOOT: power_decisions.SackLoot(),
        }

    def categories(self) -> tuple[int, ...]:
        return (DIVINITIES,)

    def furnish(self, state: State) -> None:
        """More wonders and tokens, grand temples instead of guilds (P-002, P-008)."""
        state.wonder_pool |= WONDERS
        state.token_pool |= TOKENS
        state.last_item = CATALOGUE.size
        state.lender = FIRST_DIVINITY
        state.mixes = 1
        state.reveal_view = self.reveal_view

    def set_up(self, state: State, seed: int, stream: Stream) -> None:
        dealing.deal(state, seed, stream)

    def open_age(self, state: State) -> None:
        if state.age == 1:
            self.open_pantheon(state)
        state.marked = 0
        for place in range(marks.first_of(state.age), marks.after_last_of(state.age)):
            state.marked |= 1 << marks.slot_of(state.layouts, state.age, place)
            state.tell(MARK_LAID, 0, state.mark[place], marks.slot_of(state.layouts, state.age, place))

    def open_pantheon(self, state: State) -> None:
        """The Gate goes into the first empty slot, the divinities are turned face up (P-007, P-021)."""
        slot = 0
        while slot < sizes.SHRINES - 1 and state.shrine[slot] != NOTHING:
            slot += 1
        state.shrine[slot] = THE_GATE
        for place in range(sizes.SHRINES):
            if state.shrine[place] == NOTHING:
                continue
            state.shrine_seen[place] = EVERY_SEAT
            state.tell(DIVINITY_SHOWN, 0, state.shrine[place], place)
            if state.shrine[place] == state.lender:
                reveals.lend(state, EVERY_SEAT)

    def uncover(self, state: State, slot: int) -> None:
        """The active player takes the token before the card is turned over (P-015)."""
        marks.take(state, state.mover, slot)

    def redeal(self, state: State, seat: int, stream: Stream) -> None:
        dealing.redeal(state, seat, stream)

    def show(self, seen: State, state: State, seat: int) -> None:
        fast_view.show(seen, state, seat)

    def came_up(self, state: State) -> int:
        """Divinities that have come into a city, and those that lie face up in the pantheon."""
        found = 0
        for item in range(FIRST_DIVINITY, FIRST_MYTHOLOGY):
            if state.built[0][item] | state.built[1][item]:
                state.bag[found] = item
                found += 1
        for slot in range(sizes.SHRINES):
            if state.shrine_seen[slot] == EVERY_SEAT:
                state.bag[found] = state.shrine[slot]
                found += 1
        return found

    def see(self, state: State, seat: int) -> object:
        return pantheon_view.see(state, seat)

    def secretly_out(self, state: State, seat: int) -> list[int]:
        return [] if state.lent_seen >> seat & 1 else [token for token in state.lent if token != NOTHING]

    def secrets(self, state: State) -> object:
        return pantheon_view.secrets(state)

    def restore(self, state: State, seat: int, seen: object, hidden: object, stream: Stream) -> None:
        """Faces that are told count as known while the others are dealt."""
        view = seen if isinstance(seen, PantheonView) else PantheonView()
        truth = hidden if isinstance(hidden, PantheonSecrets) else PantheonSecrets()
        if state.age < 1:
            dealing.lay_offerings(state)
        pantheon_view.put(state, pantheon_view.told(view, truth))
        if hidden is None:
            pantheon_view.put_lent(state, view.lent)
            self.redeal(state, seat, stream)
        else:
            dealing.redeal_places(state, seat, stream)
            pantheon_view.put_known(state, view)
            self.put_secrets(state, seat, view, truth)

    def put_secrets(self, state: State, seat: int, view: PantheonView, truth: PantheonSecrets) -> None:
        pantheon_view.put_lent(state, view.lent)
        pantheon_view.put_secrets(state, truth)
        if not (view.lent or truth.lent) and dealing.looks_in_secret(state, seat) and dealing.lender_open(state):
            setters.lend_last(state)

    def file(self, seen: object, hidden: object) -> dict[str, object]:
        view = seen if isinstance(seen, PantheonView) else PantheonView()
        return {"pantheon": position.write(view, hidden if isinstance(hidden, PantheonSecrets) else None)}

    def file_hidden(self, hidden: object) -> dict[str, object]:
        return {"pantheon": position.write_hidden(hidden)} if isinstance(hidden, PantheonSecrets) else {}

    def unfile(self, document: Part, hidden: Part, age: int, places: object) -> tuple[object, object]:
        known = places if isinstance(places, Places) else Places()
        part = document.entries().get("pantheon", Part({}, "pantheon"))
        return reading.read(part, hidden.entries().get("pantheon", Part({}, "hidden.pantheon")), age, known)

    def check(self, view: View, seen: object, hidden: object) -> None:
        if isinstance(seen, PantheonView) and isinstance(hidden, PantheonSecrets):
            checks.check(view, seen, hidden, self.on_pawn)

    def answerable(self, view: View, seen: object, question: Question) -> bool:
        return checks.answerable(view, seen, question) if isinstance(seen, PantheonView) else True

    def symbols(self, seen: object, seat: int) -> tuple[int, ...]:
        """The divinities of a city, and the building whose symbol the snake copies (P-054)."""
        if not isinstance(seen, PantheonView):
            return ()
        city = seen.cities[seat]
        return city.divinities if city.snake is None else (*city.divinities, city.snake)

    def lay(self, state: State, document: Part, places: object) -> None:
        part = document.entries().get("pantheon")
        if part is None:
            raise Problem("missing_key", document.where, key="pantheon")
        decks, tokens = reading.deal(part, places if isinstance(places, Places) else Places())
        for deck, cards in enumerate(decks):
            setters.put_deck(state, deck, cards[::-1], [0] * PLACES)
        setters.put_all_marks(state, tokens)

    def price(self, state: State, seat: int, move: int) -> Quote | None:
        return explain.price(state, seat, move)

    def refusal(self, state: State, seat: int, kind: int, about: int, move: int) -> Reason | None:
        return explain.refusal(state, seat, kind, about, move)
