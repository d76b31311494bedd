"""A position. It knows no rules."""

from ..core.rows import row, rows
from . import agenda, copying, sizes
from .constants import GUILD_DECK, NO_VICTORY, NOBODY, NOTHING, NOWHERE


class State:
    """Everything on the table, in flat rows of small numbers; seat 0 is the first player."""

    __slots__ = (
        "again",
        "age",
        "agenda",
        "barrier",
        "begun",
        "board",
        "box",
        "boxed",
        "built",
        "by_choice",
        "by_discount",
        "chain_bonus",
        "coins",
        "counts",
        "deal",
        "depth",
        "discarded",
        "discards",
        "discount",
        "drafted",
        "drawn",
        "extra_shields",
        "fixed",
        "goods",
        "hand",
        "helped",
        "late_deck",
        "lender",
        "lent",
        "lent_seen",
        "library_view",
        "link_price",
        "log",
        "loot",
        "luck",
        "made_choices",
        "mark",
        "marked",
        "menu",
        "missing",
        "mixed",
        "mover",
        "offer",
        "offerings",
        "open",
        "pairs",
        "pawn",
        "pile_seen",
        "piled",
        "piles",
        "present",
        "purse",
        "raised",
        "raises",
        "rate",
        "raw_choices",
        "rebate",
        "removed",
        "replays",
        "reveal_view",
        "sheet",
        "shown",
        "shrine",
        "shrine_seen",
        "siege",
        "snake",
        "spent",
        "symbols",
        "token_pool",
        "tolls",
        "vault",
        "victory",
        "watching",
        "winner",
        "wonder_pool",
    )

    def __init__(self) -> None:
        self._new_goods()
        self._new_colours()
        self._new_cities()
        self._new_table()
        self._new_expansions()
        self._new_counters()
        self._new_agenda()
        self._new_scratch()
        self.log: list[tuple[int, int, int, int, int]] | None = None  # nobody listens in simulations

    # Rows of different lengths are made in different methods: Cython gives one function one buffer for them.
    def _new_goods(self) -> None:
        self.goods: list[list[int]] = rows(sizes.SEATS, sizes.GOODS)  # made by brown and gray buildings
        self.fixed: list[list[int]] = rows(sizes.SEATS, sizes.GOODS)  # buildings that fix the price at 1

    def _new_colours(self) -> None:
        self.counts: list[list[int]] = rows(sizes.SEATS, sizes.COLOURS)  # buildings, wonders and tokens by colour
        self.discount: list[list[int]] = rows(sizes.SEATS, sizes.COLOURS)  # goods waived for a colour

    def _new_cities(self) -> None:
        self.built: list[list[int]] = rows(sizes.SEATS, sizes.ITEMS)
        self.coins: list[int] = row(sizes.SEATS)
        self.raw_choices: list[int] = row(sizes.SEATS)  # producers of one raw good of choice
        self.made_choices: list[int] = row(sizes.SEATS)
        self.helped: list[int] = row(sizes.SEATS)  # how many choices and discounts there are in all
        self.symbols: list[int] = row(sizes.SEATS)  # sets: had at least once,
        self.pairs: list[int] = row(sizes.SEATS)  # had twice
        self.hand: list[int] = row(sizes.SEATS)  # unbuilt wonders (a set, from the first wonder on)
        self.chain_bonus: list[int] = row(sizes.SEATS)
        self.tolls: list[int] = row(sizes.SEATS)
        self.extra_shields: list[int] = row(sizes.SEATS)
        self.replays: list[int] = row(sizes.SEATS)
        self.link_price: list[int] = row(sizes.SEATS)  # for any card with a chain; 0: none
        self.siege: list[int] = row(sizes.SEATS)  # coins the opponent loses for each space of the track
        self.vault: list[int] = row(sizes.SEATS)  # coins to spend that are not in the treasury

    def _new_table(self) -> None:
        self.deal: list[int] = row(sizes.DEAL, NOTHING)  # the faces of all three structures, hidden ones too
        self.discards: list[int] = row(sizes.PILE)
        self.offer: list[int] = row(sizes.OFFER, NOTHING)  # wonders to draft, in the order in which they are shown
        self.box: list[int] = row(sizes.BOX, NOTHING)  # progress tokens in the box, in the order of drawing
        self.spent: list[int] = row(sizes.WONDERS, NOTHING)  # the card under each wonder
        self.removed: list[int] = row(sizes.REMOVED, NOTHING)  # cards of each age put back into the box, three each

    def _new_expansions(self) -> None:
        """Rows that stay empty without Pantheon."""
        self.piles: list[int] = row(sizes.PILED, NOTHING)  # divinities: three places a mythology, the top one last
        self.pile_seen: list[int] = row(sizes.PILED)  # who knows each place: sets of seats, and of spectators
        self.piled: list[int] = row(sizes.MYTHOLOGIES)  # how many lie in each deck
        self.shrine: list[int] = row(sizes.SHRINES, NOTHING)  # what lies in the slots of the pantheon
        self.shrine_seen: list[int] = row(sizes.SHRINES)
        self.mark: list[int] = row(sizes.MARKS)  # tokens for marked slots: five of the first age, three of the second
        self.lent: list[int] = row(sizes.LENT, NOTHING)  # progress tokens lying on a divinity
        self.offerings: list[int] = row(sizes.SEATS)  # sets of offering tokens
        self.rebate: list[int] = row(sizes.SEATS)  # coins off the cost of an activation
        self.snake: list[int] = row(sizes.SEATS, NOTHING)  # the opponent's building whose symbol is copied

    def _new_counters(self) -> None:
        self.age = -1
        self.present = 0  # sets of slots: not taken yet,
        self.open = 0  # covered by nothing,
        self.shown = 0  # face up
        self.discarded = 0
        self.drafted = 0
        self.board = 0  # progress tokens on the board (a set, from the first token on)
        self.boxed = 0
        self.drawn = 0  # tokens drawn from the box and lying before a player,
        self.watching = 0  # and the seats that see them
        self.library_view = 0  # seats that see every draw, by the table's options
        self.pawn = 0
        self.loot = 0
        self.mover = 0
        self.again = 0
        self.raised = 0
        self.winner = NOBODY
        self.victory = NO_VICTORY
        self._new_setting()

    def _new_setting(self) -> None:
        """How the table is set up, and what chance is still to decide."""
        self.wonder_pool = 0  # sets: wonders and tokens that may come up in this game
        self.token_pool = 0
        self.late_deck = GUILD_DECK  # what is mixed into the third age
        self.begun = 0  # whether the first turn has begun
        self.luck = 0  # what decides draws after a mixing,
        self.mixed = 0  # and how many there were
        self.barrier = NOWHERE  # a space the pawn is kept from
        self.marked = 0  # slots with something to be taken before they are turned over
        self.lender = NOTHING  # the divinity on which tokens are laid when it is revealed
        self.lent_seen = 0
        self.reveal_view = 0  # seats that see revealed divinities, by the table's options

    def _new_agenda(self) -> None:
        self.agenda: list[int] = row(sizes.AGENDA)  # what is still to be asked, the next question last
        self.depth = 0

    def _new_scratch(self) -> None:
        self.menu: list[int] = row(sizes.MENU)  # scratch, as are all below: not part of the position
        self.raises: list[int] = row(sizes.WONDERS)  # wonders that can be paid for, as moves without a card
        self.purse = 0  # what a city can spend, while its market is open
        self._new_bills()
        self.sheet: list[list[int]] = rows(sizes.SEATS, sizes.SHEET)  # points by category

    def _new_bills(self) -> None:
        self.rate: list[int] = row(sizes.GOODS)
        self.missing: list[int] = row(sizes.GOODS)
        self.by_choice: list[int] = row(sizes.GOODS)
        self.by_discount: list[int] = row(sizes.GOODS)

    def ask(self, kind: int, seat: int, about: int) -> None:
        """Put a question on top of the agenda."""
        self.agenda[self.depth] = agenda.pack(kind, seat, about)
        self.depth += 1

    def finish(self, winner: int, victory: int) -> None:
        self.winner = winner
        self.victory = victory
        self.depth = 0

    def discard(self, card: int) -> None:
        self.discards[self.discarded] = card
        self.discarded += 1

    def take_back(self, card: int) -> None:
        """Take a card out of the discard pile."""
        place = 0
        while self.discards[place] != card:
            place += 1
        self.discarded -= 1
        self.discards[place] = self.discards[self.discarded]

    def tell(self, fact: int, seat: int, what: int, amount: int) -> None:
        """Say a fact to everyone, if anyone listens."""
        if self.log is not None:
            self.log.append((fact, seat, what, amount, -1))

    def whisper(self, audience: int, fact: int, seat: int, what: int, amount: int) -> None:
        """Say a fact to a set of seats only."""
        if self.log is not None:
            self.log.append((fact, seat, what, amount, audience))

    def copy_from(self, other: "State") -> None:
        """Become the same position as another; the log stays one's own."""
        copying.copy(self, other)


def copy(state: State) -> State:
    other = State()
    other.copy_from(state)
    return other
