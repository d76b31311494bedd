"""Every field of a position, once: its type, its length, its first value, and whether the seats see it.

`make generate` writes `state_fields` from this, with the fields that expansions declare in a module of the same name.
"""

from __future__ import annotations

from ..core.field import Field

SEAT = ("SEATS",)
FIELDS = (
    # Cities.
    Field("coins", "visible", "in the treasury", SEAT),
    Field("goods", "visible", "made by brown and gray buildings", ("SEATS", "GOOD_LANES"), "short"),
    Field("fixed", "visible", "buildings that fix the price of a good", ("SEATS", "GOOD_LANES"), "short"),
    Field("counts", "visible", "buildings, wonders and tokens by colour", ("SEATS", "COLOURS"), "tiny"),
    Field("discount", "visible", "goods waived for a colour", ("SEATS", "COLOURS"), "tiny"),
    Field("raw_choices", "visible", "producers of one raw good of choice", SEAT, "tiny"),
    Field("made_choices", "visible", "producers of one manufactured good of choice", SEAT, "tiny"),
    Field("helped", "visible", "how many choices, discounts and price rules there are in all", SEAT, "tiny"),
    Field("symbols", "visible", "a set: those had at least once", SEAT),
    Field("pairs", "visible", "a set: those had twice", SEAT),
    Field("hand", "visible", "unbuilt wonders: a set, from the first wonder on", SEAT),
    Field("chain_bonus", "visible", "coins for each building that is free by a chain", SEAT, "tiny"),
    Field("tolls", "visible", "whether the opponent's trade is paid to this city", SEAT, "tiny"),
    Field("extra_shields", "visible", "on each red building", SEAT, "tiny"),
    Field("replays", "visible", "whether every wonder brings another turn", SEAT, "tiny"),
    Field("link_price", "visible", "for any card with a chain; 0: none", SEAT, "tiny"),
    Field("siege", "visible", "coins the opponent loses for each space of the track", SEAT, "tiny"),
    Field("vault", "visible", "coins to spend that are not in the treasury", SEAT),
    Field("sale_bonus", "visible", "more coins for each card sold", SEAT, "tiny"),
    Field("built", "visible", "how many of each item stand in the city", ("SEATS", "ITEMS"), "tiny"),
    Field("spent", "visible", "the card under each wonder", ("WONDERS",), "byte", "NOTHING"),
    # The table.
    Field("kept", "visible", "cards of each deck that expansions keep in other places: a set, as below", ("DECKS",)),
    Field("discarded", "visible", "how many cards the discard pile has", kind="tiny"),
    Field("board", "visible", "progress tokens on the board: a set, from the first token on"),
    Field("drafted", "visible", "how many wonders are taken", kind="tiny"),
    Field("pawn", "visible", "its space of the track; the second player's side is negative", kind="tiny"),
    Field("loot", "visible", "tokens on the track: a set"),
    Field("barrier", "visible", "a space the pawn is kept from", start="NOWHERE"),
    Field("raised", "visible", "how many wonders are built", kind="tiny"),
    Field("age", "visible", "from 0 on", start="-1"),
    Field("present", "visible", "a set of slots: their cards are not taken yet"),
    Field("open", "visible", "a set of slots: covered by nothing"),
    Field("marked", "visible", "a set of slots: something is to be taken before their cards are turned over"),
    Field("mover", "visible", "the seat whose turn it is", kind="tiny"),
    Field("again", "visible", "whether another turn of the same seat is due", kind="tiny"),
    Field("begun", "visible", "whether the first turn has begun", kind="tiny"),
    Field("removed_shown", "visible", "whether cards of this age put back into the box lie on the table", kind="tiny"),
    Field(
        "removed_known", "visible", "the seats that know these cards though they do not lie there: a set", kind="tiny"
    ),
    Field("patron", "visible", "who is paid when an item of a colour is built: a seat from 1 on", ("COLOURS",), "tiny"),
    Field("spoils", "visible", "loot tokens won, whose effects are still to come: a set of 2 * seat + zone"),
    Field("turning", "visible", "whether open cards are turned over before the turn goes on", kind="tiny"),
    Field("depth", "visible", "how many questions are on the agenda", kind="tiny"),
    Field("winner", "visible", "a seat, or both", start="NOBODY"),
    Field("victory", "visible", "how it was won", start="NO_VICTORY"),
    # How the table is set up.
    Field("wonder_pool", "visible", "wonders that may come up: a set, from the first wonder on"),
    Field("token_pool", "visible", "tokens that may come up: a set, from the first token on"),
    Field("deck_pool", "visible", "cards of each deck that are in play: a set, from its first card on", ("DECKS",)),
    Field("layouts", "visible", "where its structures begin among all: see rules/layout"),
    Field("laid", "visible", "cards of each deck in the structure of each age", ("AGES", "DECKS"), "tiny"),
    Field("spread", "visible", "decks whose cards lie in several ages: a set"),
    Field("revivable", "visible", "decks whose discarded cards can be revived, though never built: a set"),
    Field("own_spoils", "visible", "whether an expansion says what loot tokens bring", kind="tiny"),
    Field("price_rules", "visible", "those of expansions that hold: a set, see `CATALOGUE.price_rules`"),
    Field("card_rules", "visible", "those that hold for cards that are not built: a set"),
    Field("last_item", "visible", "no item from this one on comes into a city", start="NOTHING"),
    Field("library_view", "visible", "the seats that see every draw of tokens: a set", kind="tiny"),
    Field("mixes", "visible", "whether the box is mixed when tokens are put back", kind="tiny"),
    Field("used_blocks", "visible", "blocks of further fields that the table uses: a set, see `copying.BLOCKS`"),
    # Seen in part.
    Field("agenda", "by_rule", "questions still to be asked, the next one last", ("AGENDA",)),
    Field("discards", "by_rule", "the discard pile", ("PILE",), "byte"),
    Field("shown", "by_rule", "a set of slots: face up"),
    Field("deal", "by_rule", "the faces of all structures, hidden ones too", ("DEAL",), "byte", "NOTHING"),
    Field("removed", "by_rule", "cards of each age put back into the box", ("REMOVED",), "byte", "NOTHING"),
    Field("offer", "by_rule", "wonders to draft, in the order in which they are shown", ("OFFER",), "byte", "NOTHING"),
    Field("box", "by_rule", "progress tokens in the box, in the order of drawing", ("BOX",), "byte", "NOTHING"),
    Field("boxed", "by_rule", "how many tokens are in the box", kind="tiny"),
    Field("drawn", "by_rule", "how many tokens are drawn from the box and lie before a player", kind="tiny"),
    Field("watching", "by_rule", "the seats that see them: a set", kind="tiny"),
    Field("box_seen", "by_rule", "tokens that a seat has seen in the box since one left it in secret: a set", SEAT),
    # Decided by chance.
    Field("luck", "hidden", "decides draws after a mixing", kind="unsigned long long"),
    Field("mixed", "hidden", "how many mixings there were", kind="tiny"),
    # Scratch.
    Field("menu", "scratch", "the legal moves", ("MENU",)),
    Field("open_cards", "scratch", "the cards of the open slots, in their order", ("SLOTS",), "short"),
    Field("buildable", "scratch", "the open cards that can be built and paid: a set of places"),
    Field("open_wonders", "scratch", "wonders in hand that can be paid for", ("WONDERS",), "short"),
    Field("aside_known", "scratch", "whether the seat knows the cards put back, while hidden cards are dealt again"),
    Field("bag", "scratch", "what is drawn from at random", ("BAG",)),
    Field("purse", "scratch", "the usual prices that a city can pay, while its market is open"),
    Field("rate", "scratch", "the price of each good, while a market is open", ("GOOD_LANES",), "short"),
    Field("missing", "scratch", "units of a cost that are bought", ("GOOD_LANES",), "short"),
    Field("by_choice", "scratch", "units of a cost made by producers of choice", ("GOODS",), "short"),
    Field("by_discount", "scratch", "units of a cost that are waived", ("GOODS",), "short"),
    Field("sheet", "scratch", "points by category", ("SEATS", "SHEET")),
)
# Fields that only some tables use, by block; other tables do not copy them. Each expansion is such a block.
OPTIONAL = {
    "other_packages": (
        Field("extra", "visible", "numbers up to 32,767 of their expansions: `constants.EXTRA`", ("EXTRA",), "short"),
        Field("private", "by_rule", "such numbers that not everyone sees: `constants.PRIVATE`", ("EXTRA",), "short"),
    ),
}
