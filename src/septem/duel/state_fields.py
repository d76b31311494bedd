"""The fields of a position. Written by scripts/generate.py from fields.py, here and in the expansions."""

# ruff: noqa: PLR0915

from typing import Any

from ..core import arrays
from ..core.rows import row, rows
from . import sizes
from .constants import NO_VICTORY, NOBODY, NOTHING, NOWHERE

VISIBLE = (
    "coins",
    "goods",
    "fixed",
    "counts",
    "discount",
    "raw_choices",
    "made_choices",
    "helped",
    "symbols",
    "pairs",
    "hand",
    "chain_bonus",
    "tolls",
    "extra_shields",
    "replays",
    "link_price",
    "siege",
    "vault",
    "sale_bonus",
    "built",
    "spent",
    "kept",
    "discarded",
    "board",
    "drafted",
    "pawn",
    "loot",
    "barrier",
    "raised",
    "age",
    "present",
    "open",
    "marked",
    "mover",
    "again",
    "begun",
    "removed_shown",
    "removed_known",
    "patron",
    "spoils",
    "turning",
    "depth",
    "winner",
    "victory",
    "wonder_pool",
    "token_pool",
    "deck_pool",
    "layouts",
    "laid",
    "spread",
    "revivable",
    "own_spoils",
    "price_rules",
    "card_rules",
    "last_item",
    "library_view",
    "mixes",
    "used_blocks",
    "extra",
    "cubes",
    "decree_at",
    "decrees_up",
    "edicts",
    "decree_rules",
    "plots_left",
    "plots_held",
    "plot_card",
    "plots_shown",
    "plotted",
    "free_senators",
    "keeps_both",
    "locked_from",
    "locked_seen",
    "offerings",
    "rebate",
    "snake",
    "lender",
    "reveal_view",
)
BY_RULE = (
    "agenda",
    "discards",
    "shown",
    "deal",
    "removed",
    "offer",
    "box",
    "boxed",
    "drawn",
    "watching",
    "box_seen",
    "private",
    "locked",
    "decree",
    "plot_deck",
    "plot_hand",
    "maybe_deck",
    "maybe_hand",
    "piles",
    "pile_seen",
    "piled",
    "shrine",
    "shrine_seen",
    "mark",
    "lent",
    "lent_seen",
)
HIDDEN = ("luck", "mixed")
SCRATCH = (
    "menu",
    "open_cards",
    "buildable",
    "open_wonders",
    "aside_known",
    "bag",
    "purse",
    "rate",
    "missing",
    "by_choice",
    "by_discount",
    "sheet",
)


class StateFields:
    __slots__ = (
        "again",
        "age",
        "agenda",
        "aside_known",
        "bag",
        "barrier",
        "begun",
        "board",
        "box",
        "box_seen",
        "boxed",
        "buildable",
        "built",
        "by_choice",
        "by_discount",
        "card_rules",
        "chain_bonus",
        "coins",
        "counts",
        "cubes",
        "deal",
        "deck_pool",
        "decree",
        "decree_at",
        "decree_rules",
        "decrees_up",
        "depth",
        "discarded",
        "discards",
        "discount",
        "drafted",
        "drawn",
        "edicts",
        "extra",
        "extra_shields",
        "fixed",
        "free_senators",
        "goods",
        "hand",
        "helped",
        "keeps_both",
        "kept",
        "laid",
        "last_item",
        "layouts",
        "lender",
        "lent",
        "lent_seen",
        "library_view",
        "link_price",
        "locked",
        "locked_from",
        "locked_seen",
        "loot",
        "luck",
        "made_choices",
        "mark",
        "marked",
        "maybe_deck",
        "maybe_hand",
        "menu",
        "missing",
        "mixed",
        "mixes",
        "mover",
        "offer",
        "offerings",
        "open",
        "open_cards",
        "open_wonders",
        "own_spoils",
        "pairs",
        "patron",
        "pawn",
        "pile_seen",
        "piled",
        "piles",
        "plot_card",
        "plot_deck",
        "plot_hand",
        "plots_held",
        "plots_left",
        "plots_shown",
        "plotted",
        "present",
        "price_rules",
        "private",
        "purse",
        "raised",
        "rate",
        "raw_choices",
        "rebate",
        "removed",
        "removed_known",
        "removed_shown",
        "replays",
        "reveal_view",
        "revivable",
        "sale_bonus",
        "sheet",
        "shown",
        "shrine",
        "shrine_seen",
        "siege",
        "snake",
        "spent",
        "spoils",
        "spread",
        "symbols",
        "token_pool",
        "tolls",
        "turning",
        "used_blocks",
        "vault",
        "victory",
        "watching",
        "winner",
        "wonder_pool",
    )

    def __init__(self) -> None:
        self._new_numbers()
        self._new_box()
        self._new_chambers()
        self._new_deal()
        self._new_lent()
        self._new_offer()
        self._new_piled()
        self._new_plots()
        self._new_removed()
        self._new_seats()
        self._new_shrines()
        self._new_wonders()
        if not arrays.zeroed():
            self._new_zeros()

    def _new_zeros(self) -> None:
        self._new_agenda()
        self._new_ages_by_decks()
        self._new_bag()
        self._new_colours()
        self._new_decks()
        self._new_extra()
        self._new_goods()
        self._new_good_lanes()
        self._new_marks()
        self._new_menu()
        self._new_mythologies()
        self._new_pile()
        self._new_seats_by_chambers()
        self._new_seats_by_colours()
        self._new_seats_by_good_lanes()
        self._new_seats_by_items()
        self._new_seats_by_plots()
        self._new_seats_by_sheet()
        self._new_slots()

    def _new_numbers(self) -> None:
        self.discarded = 0  # how many cards the discard pile has
        self.board = 0  # progress tokens on the board: a set, from the first token on
        self.drafted = 0  # how many wonders are taken
        self.pawn = 0  # its space of the track; the second player's side is negative
        self.loot = 0  # tokens on the track: a set
        self.barrier = NOWHERE  # a space the pawn is kept from
        self.raised = 0  # how many wonders are built
        self.age = -1  # from 0 on
        self.present = 0  # a set of slots: their cards are not taken yet
        self.open = 0  # a set of slots: covered by nothing
        self.marked = 0  # a set of slots: something is to be taken before their cards are turned over
        self.mover = 0  # the seat whose turn it is
        self.again = 0  # whether another turn of the same seat is due
        self.begun = 0  # whether the first turn has begun
        self.removed_shown = 0  # whether cards of this age put back into the box lie on the table
        self.removed_known = 0  # the seats that know these cards though they do not lie there: a set
        self.spoils = 0  # loot tokens won, whose effects are still to come: a set of 2 * seat + zone
        self.turning = 0  # whether open cards are turned over before the turn goes on
        self.depth = 0  # how many questions are on the agenda
        self.winner = NOBODY  # a seat, or both
        self.victory = NO_VICTORY  # how it was won
        self.wonder_pool = 0  # wonders that may come up: a set, from the first wonder on
        self.token_pool = 0  # tokens that may come up: a set, from the first token on
        self.layouts = 0  # where its structures begin among all: see rules/layout
        self.spread = 0  # decks whose cards lie in several ages: a set
        self.revivable = 0  # decks whose discarded cards can be revived, though never built: a set
        self.own_spoils = 0  # whether an expansion says what loot tokens bring
        self.price_rules = 0  # those of expansions that hold: a set, see `CATALOGUE.price_rules`
        self.card_rules = 0  # those that hold for cards that are not built: a set
        self.last_item = NOTHING  # no item from this one on comes into a city
        self.library_view = 0  # the seats that see every draw of tokens: a set
        self.mixes = 0  # whether the box is mixed when tokens are put back
        self.used_blocks = 0  # blocks of further fields that the table uses: a set, see `copying.BLOCKS`
        self.shown = 0  # a set of slots: face up
        self.boxed = 0  # how many tokens are in the box
        self.drawn = 0  # how many tokens are drawn from the box and lie before a player
        self.watching = 0  # the seats that see them: a set
        self.luck = 0  # decides draws after a mixing
        self.mixed = 0  # how many mixings there were
        self.decrees_up = 0  # decrees that lie face up, counted alike: a set
        self.decree_rules = 0  # price rules that hold while a decree changes prices: a set
        self.plots_left = 0  # how many conspiracies the deck has
        self.plotted = 0  # what has been triggered this turn: 0 nothing; 1 something just now; 2 before the card
        self.locked_from = 0  # where the token was that is locked away: see `constants`; 0: none is
        self.locked_seen = 0  # the seats that know that token: a set
        self.locked = NOTHING  # that token
        self.lender = NOTHING  # the divinity on which tokens are laid when it is revealed
        self.reveal_view = 0  # seats that see revealed divinities, by the table's options
        self.lent_seen = 0  # the seats that see them: a set
        self.buildable = 0  # the open cards that can be built and paid: a set of places
        self.aside_known = 0  # whether the seat knows the cards put back, while hidden cards are dealt again
        self.purse = 0  # the usual prices that a city can pay, while its market is open

    def _new_agenda(self) -> None:
        self.agenda: list[int] = row(sizes.AGENDA)  # questions still to be asked, the next one last

    def _new_ages_by_decks(self) -> None:
        self.laid: list[list[int]] = rows(sizes.AGES, sizes.DECKS)  # cards of each deck in the structure of each age

    def _new_bag(self) -> None:
        self.bag: list[int] = row(sizes.BAG)  # what is drawn from at random

    def _new_box(self) -> None:
        self.box: list[int] = row(sizes.BOX, NOTHING)  # progress tokens in the box, in the order of drawing

    def _new_chambers(self) -> None:
        self.decree_at: list[int] = row(sizes.CHAMBERS)  # the chamber of each decree, by the chamber it was dealt to
        self.decree: list[int] = row(sizes.CHAMBERS, NOTHING)  # the decree dealt to each chamber

    def _new_colours(self) -> None:
        self.patron: list[int] = row(sizes.COLOURS)  # who is paid when an item of a colour is built: a seat from 1 on

    def _new_deal(self) -> None:
        self.deal: list[int] = row(sizes.DEAL, NOTHING)  # the faces of all structures, hidden ones too

    def _new_decks(self) -> None:
        self.kept: list[int] = row(
            sizes.DECKS
        )  # cards of each deck that expansions keep in other places: a set, as below
        self.deck_pool: list[int] = row(
            sizes.DECKS
        )  # cards of each deck that are in play: a set, from its first card on

    def _new_extra(self) -> None:
        self.extra: list[int] = row(sizes.EXTRA)  # numbers up to 32,767 of their expansions: `constants.EXTRA`
        self.private: list[int] = row(sizes.EXTRA)  # such numbers that not everyone sees: `constants.PRIVATE`

    def _new_goods(self) -> None:
        self.by_choice: list[int] = row(sizes.GOODS)  # units of a cost made by producers of choice
        self.by_discount: list[int] = row(sizes.GOODS)  # units of a cost that are waived

    def _new_good_lanes(self) -> None:
        self.rate: list[int] = row(sizes.GOOD_LANES)  # the price of each good, while a market is open
        self.missing: list[int] = row(sizes.GOOD_LANES)  # units of a cost that are bought

    def _new_lent(self) -> None:
        self.lent: list[int] = row(sizes.LENT, NOTHING)  # progress tokens lying on a divinity

    def _new_marks(self) -> None:
        self.mark: list[int] = row(sizes.MARKS)  # tokens for marked slots: those of the first age, then the second

    def _new_menu(self) -> None:
        self.menu: list[int] = row(sizes.MENU)  # the legal moves

    def _new_mythologies(self) -> None:
        self.piled: list[int] = row(sizes.MYTHOLOGIES)  # how many lie in each deck

    def _new_offer(self) -> None:
        self.offer: list[int] = row(sizes.OFFER, NOTHING)  # wonders to draft, in the order in which they are shown

    def _new_pile(self) -> None:
        self.discards: list[int] = row(sizes.PILE)  # the discard pile

    def _new_piled(self) -> None:
        self.piles: list[int] = row(sizes.PILED, NOTHING)  # divinities: three places a mythology, the top one last
        self.pile_seen: list[int] = row(sizes.PILED)  # who knows each place: sets of seats, and of spectators

    def _new_plots(self) -> None:
        self.plot_deck: list[int] = row(sizes.PLOTS, NOTHING)  # the conspiracies of the deck, the top one last

    def _new_removed(self) -> None:
        self.removed: list[int] = row(sizes.REMOVED, NOTHING)  # cards of each age put back into the box

    def _new_seats(self) -> None:
        self.coins: list[int] = row(sizes.SEATS)  # in the treasury
        self.raw_choices: list[int] = row(sizes.SEATS)  # producers of one raw good of choice
        self.made_choices: list[int] = row(sizes.SEATS)  # producers of one manufactured good of choice
        self.helped: list[int] = row(sizes.SEATS)  # how many choices, discounts and price rules there are in all
        self.symbols: list[int] = row(sizes.SEATS)  # a set: those had at least once
        self.pairs: list[int] = row(sizes.SEATS)  # a set: those had twice
        self.hand: list[int] = row(sizes.SEATS)  # unbuilt wonders: a set, from the first wonder on
        self.chain_bonus: list[int] = row(sizes.SEATS)  # coins for each building that is free by a chain
        self.tolls: list[int] = row(sizes.SEATS)  # whether the opponent's trade is paid to this city
        self.extra_shields: list[int] = row(sizes.SEATS)  # on each red building
        self.replays: list[int] = row(sizes.SEATS)  # whether every wonder brings another turn
        self.link_price: list[int] = row(sizes.SEATS)  # for any card with a chain; 0: none
        self.siege: list[int] = row(sizes.SEATS)  # coins the opponent loses for each space of the track
        self.vault: list[int] = row(sizes.SEATS)  # coins to spend that are not in the treasury
        self.sale_bonus: list[int] = row(sizes.SEATS)  # more coins for each card sold
        self.box_seen: list[int] = row(
            sizes.SEATS
        )  # tokens that a seat has seen in the box since one left it in secret: a set
        self.edicts: list[int] = row(sizes.SEATS)  # decrees that work for a seat: a set
        self.plots_held: list[int] = row(sizes.SEATS)  # how many conspiracies a seat has taken
        self.plots_shown: list[int] = row(sizes.SEATS)  # those of them that are triggered: a set
        self.free_senators: list[int] = row(sizes.SEATS)  # whether senators cost nothing
        self.keeps_both: list[int] = row(sizes.SEATS)  # whether both conspiracies drawn are kept
        self.offerings: list[int] = row(sizes.SEATS)  # offering tokens: a set
        self.rebate: list[int] = row(sizes.SEATS)  # coins off the cost of an activation
        self.snake: list[int] = row(sizes.SEATS, NOTHING)  # the opponent's building whose symbol is copied

    def _new_seats_by_chambers(self) -> None:
        self.cubes: list[list[int]] = rows(sizes.SEATS, sizes.CHAMBERS)  # influence of each seat in each chamber

    def _new_seats_by_colours(self) -> None:
        self.counts: list[list[int]] = rows(sizes.SEATS, sizes.COLOURS)  # buildings, wonders and tokens by colour
        self.discount: list[list[int]] = rows(sizes.SEATS, sizes.COLOURS)  # goods waived for a colour

    def _new_seats_by_good_lanes(self) -> None:
        self.goods: list[list[int]] = rows(sizes.SEATS, sizes.GOOD_LANES)  # made by brown and gray buildings
        self.fixed: list[list[int]] = rows(sizes.SEATS, sizes.GOOD_LANES)  # buildings that fix the price of a good

    def _new_seats_by_items(self) -> None:
        self.built: list[list[int]] = rows(sizes.SEATS, sizes.ITEMS)  # how many of each item stand in the city

    def _new_seats_by_plots(self) -> None:
        self.plot_card: list[list[int]] = rows(sizes.SEATS, sizes.PLOTS)  # the card under each of them
        self.plot_hand: list[list[int]] = rows(
            sizes.SEATS, sizes.PLOTS
        )  # the conspiracies of each seat, in the order taken
        self.maybe_deck: list[list[int]] = rows(
            sizes.SEATS, sizes.PLOTS
        )  # for a seat and a conspiracy, the places of the deck it may have: a set
        self.maybe_hand: list[list[int]] = rows(
            sizes.SEATS, sizes.PLOTS
        )  # and the places before the players: a set, see `plots.in_hand`

    def _new_seats_by_sheet(self) -> None:
        self.sheet: list[list[int]] = rows(sizes.SEATS, sizes.SHEET)  # points by category

    def _new_shrines(self) -> None:
        self.shrine: list[int] = row(sizes.SHRINES, NOTHING)  # what lies in the slots of the pantheon
        self.shrine_seen: list[int] = row(sizes.SHRINES)  # who knows each slot

    def _new_slots(self) -> None:
        self.open_cards: list[int] = row(sizes.SLOTS)  # the cards of the open slots, in their order

    def _new_wonders(self) -> None:
        self.spent: list[int] = row(sizes.WONDERS, NOTHING)  # the card under each wonder
        self.open_wonders: list[int] = row(sizes.WONDERS)  # wonders in hand that can be paid for

    def put_fields(self, values: dict[str, Any]) -> None:
        self._put_numbers(values)
        self._put_agenda(values)
        self._put_ages_by_decks(values)
        self._put_box(values)
        self._put_chambers(values)
        self._put_colours(values)
        self._put_deal(values)
        self._put_decks(values)
        self._put_extra(values)
        self._put_lent(values)
        self._put_marks(values)
        self._put_mythologies(values)
        self._put_offer(values)
        self._put_pile(values)
        self._put_piled(values)
        self._put_plots(values)
        self._put_removed(values)
        self._put_seats(values)
        self._put_seats_by_chambers(values)
        self._put_seats_by_colours(values)
        self._put_seats_by_good_lanes(values)
        self._put_seats_by_items(values)
        self._put_seats_by_plots(values)
        self._put_shrines(values)
        self._put_wonders(values)

    def _put_numbers(self, values: dict[str, Any]) -> None:
        self.discarded = values["discarded"]
        self.board = values["board"]
        self.drafted = values["drafted"]
        self.pawn = values["pawn"]
        self.loot = values["loot"]
        self.barrier = values["barrier"]
        self.raised = values["raised"]
        self.age = values["age"]
        self.present = values["present"]
        self.open = values["open"]
        self.marked = values["marked"]
        self.mover = values["mover"]
        self.again = values["again"]
        self.begun = values["begun"]
        self.removed_shown = values["removed_shown"]
        self.removed_known = values["removed_known"]
        self.spoils = values["spoils"]
        self.turning = values["turning"]
        self.depth = values["depth"]
        self.winner = values["winner"]
        self.victory = values["victory"]
        self.wonder_pool = values["wonder_pool"]
        self.token_pool = values["token_pool"]
        self.layouts = values["layouts"]
        self.spread = values["spread"]
        self.revivable = values["revivable"]
        self.own_spoils = values["own_spoils"]
        self.price_rules = values["price_rules"]
        self.card_rules = values["card_rules"]
        self.last_item = values["last_item"]
        self.library_view = values["library_view"]
        self.mixes = values["mixes"]
        self.used_blocks = values["used_blocks"]
        self.shown = values["shown"]
        self.boxed = values["boxed"]
        self.drawn = values["drawn"]
        self.watching = values["watching"]
        self.luck = values["luck"]
        self.mixed = values["mixed"]
        self.decrees_up = values["decrees_up"]
        self.decree_rules = values["decree_rules"]
        self.plots_left = values["plots_left"]
        self.plotted = values["plotted"]
        self.locked_from = values["locked_from"]
        self.locked_seen = values["locked_seen"]
        self.locked = values["locked"]
        self.lender = values["lender"]
        self.reveal_view = values["reveal_view"]
        self.lent_seen = values["lent_seen"]

    def _put_agenda(self, values: dict[str, Any]) -> None:
        self.agenda = values["agenda"]

    def _put_ages_by_decks(self, values: dict[str, Any]) -> None:
        self.laid = values["laid"]

    def _put_box(self, values: dict[str, Any]) -> None:
        self.box = values["box"]

    def _put_chambers(self, values: dict[str, Any]) -> None:
        self.decree_at = values["decree_at"]
        self.decree = values["decree"]

    def _put_colours(self, values: dict[str, Any]) -> None:
        self.patron = values["patron"]

    def _put_deal(self, values: dict[str, Any]) -> None:
        self.deal = values["deal"]

    def _put_decks(self, values: dict[str, Any]) -> None:
        self.kept = values["kept"]
        self.deck_pool = values["deck_pool"]

    def _put_extra(self, values: dict[str, Any]) -> None:
        self.extra = values["extra"]
        self.private = values["private"]

    def _put_lent(self, values: dict[str, Any]) -> None:
        self.lent = values["lent"]

    def _put_marks(self, values: dict[str, Any]) -> None:
        self.mark = values["mark"]

    def _put_mythologies(self, values: dict[str, Any]) -> None:
        self.piled = values["piled"]

    def _put_offer(self, values: dict[str, Any]) -> None:
        self.offer = values["offer"]

    def _put_pile(self, values: dict[str, Any]) -> None:
        self.discards = values["discards"]

    def _put_piled(self, values: dict[str, Any]) -> None:
        self.piles = values["piles"]
        self.pile_seen = values["pile_seen"]

    def _put_plots(self, values: dict[str, Any]) -> None:
        self.plot_deck = values["plot_deck"]

    def _put_removed(self, values: dict[str, Any]) -> None:
        self.removed = values["removed"]

    def _put_seats(self, values: dict[str, Any]) -> None:
        self.coins = values["coins"]
        self.raw_choices = values["raw_choices"]
        self.made_choices = values["made_choices"]
        self.helped = values["helped"]
        self.symbols = values["symbols"]
        self.pairs = values["pairs"]
        self.hand = values["hand"]
        self.chain_bonus = values["chain_bonus"]
        self.tolls = values["tolls"]
        self.extra_shields = values["extra_shields"]
        self.replays = values["replays"]
        self.link_price = values["link_price"]
        self.siege = values["siege"]
        self.vault = values["vault"]
        self.sale_bonus = values["sale_bonus"]
        self.box_seen = values["box_seen"]
        self.edicts = values["edicts"]
        self.plots_held = values["plots_held"]
        self.plots_shown = values["plots_shown"]
        self.free_senators = values["free_senators"]
        self.keeps_both = values["keeps_both"]
        self.offerings = values["offerings"]
        self.rebate = values["rebate"]
        self.snake = values["snake"]

    def _put_seats_by_chambers(self, values: dict[str, Any]) -> None:
        self.cubes = values["cubes"]

    def _put_seats_by_colours(self, values: dict[str, Any]) -> None:
        self.counts = values["counts"]
        self.discount = values["discount"]

    def _put_seats_by_good_lanes(self, values: dict[str, Any]) -> None:
        self.goods = values["goods"]
        self.fixed = values["fixed"]

    def _put_seats_by_items(self, values: dict[str, Any]) -> None:
        self.built = values["built"]

    def _put_seats_by_plots(self, values: dict[str, Any]) -> None:
        self.plot_card = values["plot_card"]
        self.plot_hand = values["plot_hand"]
        self.maybe_deck = values["maybe_deck"]
        self.maybe_hand = values["maybe_hand"]

    def _put_shrines(self, values: dict[str, Any]) -> None:
        self.shrine = values["shrine"]
        self.shrine_seen = values["shrine_seen"]

    def _put_wonders(self, values: dict[str, Any]) -> None:
        self.spent = values["spent"]
