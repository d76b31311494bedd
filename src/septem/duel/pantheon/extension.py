"""Pantheon at the moments of a game: set-up, ages, cards turned over, and what nobody knows."""

from __future__ import annotations

from ...core.chance import Stream, moment
from ...core.documents import Part
from ...core.errors import Problem
from ...core.quote import Quote, Reason
from .. import drawing, sizes
from ..box import BASE_TOKENS, BASE_WONDERS, FIRST_DIVINITY, THE_GATE, token_pool, wonder_pool
from ..ids import Places
from ..model import Decision, Extension, Option
from ..options import AstarteSpending, DuelOptions, MinervaOnPawn, RevealView, ZeusTokens
from ..state import State
from ..words import (
    ACTIVATE,
    ALL_DECKS,
    CALL_DIVINITY,
    CHOOSE_DECK,
    DIVINITY_SHOWN,
    DROP_LOOT,
    EVERY_SEAT,
    FIRST_OFFERING,
    KEEP_LENT,
    MARK_LAID,
    NOTHING,
    PLACE_BARRIER,
    PLACE_DIVINITY,
    PLACE_SNAKE,
    RAISE_FREE,
    SACK_LOOT,
    SEIZE_CARD,
    STEAL_WONDER,
    STRIKE_CARD,
    TEMPLE_DECK,
    UNBUILD_WONDER,
)
from . import decisions, filing, laying, marks, quoting, revealing, seeing
from .activating import Activate, ChoosePurse
from .others import PANTHEON_TOKENS, PANTHEON_WONDERS

DECK_STREAM, MARK_STREAM, OFFERING_STREAM = (
    moment("pantheon.deck"),
    moment("pantheon.marks"),
    moment("pantheon.offerings"),
)
WONDERS = BASE_WONDERS | wonder_pool(tuple(wonder.id for wonder in PANTHEON_WONDERS))
TOKENS = BASE_TOKENS | token_pool(tuple(token.id for token in PANTHEON_TOKENS))
MYTHOLOGY_TOKENS = 10
PLACES = 3
OFFERINGS = 3


class Pantheon(Extension):
    """The expansion, as the options of a table want it."""

    def __init__(self, options: DuelOptions) -> None:
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
            PLACE_SNAKE: decisions.PlaceSnake(),
            SEIZE_CARD: decisions.SeizeCard(),
            STRIKE_CARD: decisions.StrikeCard(self.takes_tokens),
            UNBUILD_WONDER: decisions.UnbuildWonder(),
            RAISE_FREE: decisions.RaiseFree(),
            STEAL_WONDER: decisions.StealWonder(),
            PLACE_BARRIER: decisions.PlaceBarrier(self.on_pawn),
            DROP_LOOT: decisions.DropLoot(),
            SACK_LOOT: decisions.SackLoot(),
        }

    def furnish(self, state: State) -> None:
        """More wonders and tokens, grand temples instead of guilds (P-002, P-008)."""
        state.wonder_pool |= WONDERS
        state.token_pool |= TOKENS
        state.late_deck = TEMPLE_DECK
        state.lender = FIRST_DIVINITY
        state.reveal_view = self.reveal_view

    def set_up(self, state: State, seed: int, stream: Stream) -> None:
        """Shuffle the decks of divinities and the tokens (P-004, P-005, P-007)."""
        for deck in range(sizes.MYTHOLOGIES):
            stream.open(seed, DECK_STREAM, deck)
            self.fill_deck(state, deck, stream)
        stream.open(seed, MARK_STREAM, 0)
        self.draw_marks(state, stream)
        stream.open(seed, OFFERING_STREAM, 0)
        self.lay_offerings(state)
        self.shuffle_offerings(state, stream)

    def fill_deck(self, state: State, deck: int, stream: Stream) -> None:
        first = deck * PLACES
        for place in range(PLACES):
            state.piles[first + place] = FIRST_DIVINITY + first + place
            state.pile_seen[first + place] = 0
        state.piled[deck] = PLACES
        for place in range(PLACES - 1, 0, -1):
            self.swap(state, first + place, first + stream.below(place + 1))

    def swap(self, state: State, one: int, two: int) -> None:
        card = state.piles[one]
        state.piles[one] = state.piles[two]
        state.piles[two] = card

    def draw_marks(self, state: State, stream: Stream) -> None:
        """Five of the ten mythology tokens, two a kind."""
        for number in range(MYTHOLOGY_TOKENS):
            state.menu[number] = number // 2
        for place in range(marks.after_last_of(0)):
            other = place + stream.below(MYTHOLOGY_TOKENS - place)
            state.mark[place] = state.menu[other]
            state.menu[other] = state.menu[place]

    def lay_offerings(self, state: State) -> None:
        for number in range(OFFERINGS):
            state.mark[marks.first_of(1) + number] = FIRST_OFFERING + number

    def shuffle_offerings(self, state: State, stream: Stream) -> None:
        first = marks.first_of(1)
        for place in range(OFFERINGS - 1, 0, -1):
            other = stream.below(place + 1)
            token = state.mark[first + place]
            state.mark[first + place] = state.mark[first + other]
            state.mark[first + other] = token

    def open_age(self, state: State) -> None:
        if state.age == 1:
            self.open_pantheon(state)
        state.marked = 0
        for place in range(marks.first_of(state.age), marks.after_last_of(state.age)):
            state.marked |= 1 << marks.SLOTS[place]
            state.tell(MARK_LAID, 0, state.mark[place], marks.SLOTS[place])

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
                revealing.lend(state, EVERY_SEAT)

    def uncover(self, state: State, slot: int) -> None:
        """The active player takes the token before the card is turned over (P-015)."""
        marks.take(state, state.mover, slot)

    def redeal(self, state: State, seat: int, stream: Stream) -> None:
        for deck in range(sizes.MYTHOLOGIES):
            self.redeal_deck(state, seat, deck, stream)
        if state.age < 1:
            self.shuffle_offerings(state, stream)
        self.redeal_lent(state, seat, stream)

    def redeal_deck(self, state: State, seat: int, deck: int, stream: Stream) -> None:
        """Every place of a mythology that a seat does not know gets one of the cards it has not seen, at random."""
        size = self.gather(state, seat, deck)
        drawn = 0
        for place in range(state.piled[deck]):
            if not state.pile_seen[deck * PLACES + place] >> seat & 1:
                state.piles[deck * PLACES + place] = self.draw(state, size, drawn, stream)
                drawn += 1
        for slot in range(sizes.SHRINES):
            if self.hidden_in(state, seat, deck, slot):
                state.shrine[slot] = self.draw(state, size, drawn, stream)
                drawn += 1

    def gather(self, state: State, seat: int, deck: int) -> int:
        """Put the cards of a mythology that a seat does not know into the bag, in order; how many there are."""
        size = 0
        for number in range(PLACES):
            card = FIRST_DIVINITY + deck * PLACES + number
            if self.unknown(state, seat, deck, card):
                state.menu[size] = card
                size += 1
        return size

    def unknown(self, state: State, seat: int, deck: int, card: int) -> bool:
        for place in range(state.piled[deck]):
            if state.piles[deck * PLACES + place] == card:
                return not state.pile_seen[deck * PLACES + place] >> seat & 1
        for slot in range(sizes.SHRINES):
            if state.shrine[slot] == card:
                return not state.shrine_seen[slot] >> seat & 1
        return False

    def hidden_in(self, state: State, seat: int, deck: int, slot: int) -> bool:
        card = state.shrine[slot]
        if card in (NOTHING, THE_GATE) or (card - FIRST_DIVINITY) // PLACES != deck:
            return False
        return not state.shrine_seen[slot] >> seat & 1

    def draw(self, state: State, size: int, place: int, stream: Stream) -> int:
        other = place + stream.below(size - place)
        card = state.menu[other]
        state.menu[other] = state.menu[place]
        state.menu[place] = card
        return card

    def redeal_lent(self, state: State, seat: int, stream: Stream) -> None:
        """Someone looks at divinities in secret: perhaps at the one with tokens on it, perhaps not."""
        if not state.depth or state.reveal_view or state.lent_seen >> seat & 1:
            return
        entry = state.agenda[state.depth - 1]
        asked = entry >> 8 & 255
        about = entry >> 16
        if entry & 255 != CALL_DIVINITY or asked == seat or (about != ALL_DECKS and about != 0):
            return
        revealing.collect(state)
        drawing.shuffle_from(state, 0, stream)
        for place in range(state.piled[0]):
            if state.piles[place] == state.lender and (about == 0 or place == state.piled[0] - 1):
                self.lend_again(state, 1 << asked)

    def lend_again(self, state: State, seats: int) -> None:
        state.lent_seen = seats
        for place in range(min(sizes.LENT, state.boxed)):
            state.lent[place] = drawing.draw(state)

    def see(self, state: State, seat: int) -> object:
        return seeing.see(state, seat)

    def secrets(self, state: State) -> object:
        return seeing.secrets(state)

    def restore(self, state: State, seat: int, seen: object, hidden: object, stream: Stream) -> None:
        if state.age < 1:
            self.lay_offerings(state)
        seeing.put(state, seen)
        if hidden is None:
            self.redeal(state, seat, stream)
        else:
            seeing.put_secrets(state, hidden)

    def file(self, seen: object, hidden: object) -> dict[str, object]:
        view = seen if isinstance(seen, seeing.PantheonView) else seeing.PantheonView()
        return {"pantheon": filing.write(view, hidden if isinstance(hidden, seeing.PantheonSecrets) else None)}

    def file_hidden(self, hidden: object) -> dict[str, object]:
        return {"pantheon": filing.write_hidden(hidden)} if isinstance(hidden, seeing.PantheonSecrets) else {}

    def unfile(self, document: Part, hidden: Part, age: int, places: object) -> tuple[object, object]:
        known = places if isinstance(places, Places) else Places()
        part = document.entries().get("pantheon", Part({}, "pantheon"))
        return filing.read(part, hidden.entries().get("pantheon", Part({}, "hidden.pantheon")), age, known)

    def lay(self, state: State, document: Part, places: object) -> None:
        part = document.entries().get("pantheon")
        if part is None:
            raise Problem("missing_key", document.where, key="pantheon")
        decks, tokens = filing.deal(part, places if isinstance(places, Places) else Places())
        for deck, cards in enumerate(decks):
            laying.put_deck(state, deck, cards[::-1], [0] * PLACES)
        laying.put_all_marks(state, tokens)

    def price(self, state: State, seat: int, move: int) -> Quote | None:
        return quoting.price(state, seat, move)

    def refusal(self, state: State, seat: int, kind: int, about: int, move: int) -> Reason | None:
        return quoting.refusal(state, seat, kind, about, move)
