"""Every field of a position, once: its type, its length, its first value, and whether the seats see it.

`make generate` writes `state_fields` from this, with the fields that expansions declare in a module of the same name.
A city has the number of the seat that plays it; with two players city 2 is the Free City.
"""

from __future__ import annotations

from ..core.field import Field

CITY = ("CITIES",)
FIELDS = (
    # Cities.
    Field("coins", "visible", "in the purse", CITY, "short"),
    Field("board", "visible", "a side of a board", CITY, "tiny"),
    Field("shields", "visible", "in all", CITY, "tiny"),
    Field("own", "visible", "goods a city can use, counted by sets of goods", ("CITIES", "CLASSES"), "long long"),
    Field("sale", "visible", "goods its neighbours can buy, counted likewise", ("CITIES", "CLASSES"), "long long"),
    Field("rates", "visible", "of raw left, raw right, made left, made right", ("CITIES", "SUPPLIES"), "tiny"),
    Field("built", "visible", "cards: sets, sixteen a word", ("CITIES", "WORDS"), "unsigned short"),
    Field("counts", "visible", "cards by colour, stages and tokens", ("CITIES", "COUNTED"), "tiny"),
    Field("bonuses", "visible", "coins for a building of a colour", ("CITIES", "COUNTED"), "tiny"),
    Field("symbols", "visible", "printed ones", ("CITIES", "SYMBOLS"), "tiny"),
    Field("free_symbols", "visible", "to be chosen at the end", CITY, "tiny"),
    Field("victories", "visible", "tokens won in each age", ("CITIES", "AGES"), "tiny"),
    Field("helps", "visible", "what helps a city to pay: a set", CITY, "short"),
    Field("used", "visible", "what of it has helped in this turn: a set", CITY, "short"),
    Field("waives", "visible", "colours that cost one good less: a set", CITY, "short"),
    Field("frees", "visible", "colours that cost nothing: a set", CITY, "short"),
    Field("free_turns", "visible", "turns of an age in which a card costs nothing: a set", CITY, "short"),
    Field("chain_bonus", "visible", "coins for a building free by a chain", CITY, "tiny"),
    Field("trade_bonus", "visible", "coins for a purchase from a neighbour", CITY, "tiny"),
    Field("bounty", "visible", "coins for a victory token", CITY, "tiny"),
    Field("other_items", "visible", "in play that are neither cards nor stages: a set", CITY, "long long"),
    Field("copied", "visible", "such an item of a neighbour, whose effect a city has, from 1", CITY, "tiny"),
    Field("negative_points", "visible", "to be taken off at the end", CITY, "short"),
    Field("absences", "visible", "conflicts a city will stay away from", CITY, "tiny"),
    Field("uncounted_defeats", "visible", "defeat tokens that are no shields, where others are", CITY, "tiny"),
    Field("symbol_copies", "visible", "symbols of neighbours' cards to be copied at the end", CITY, "tiny"),
    Field(
        "claim_colours", "visible", "colours for which a city has a right to build free of cost: a set", CITY, "short"
    ),
    Field("set_bonus", "visible", "points for three different symbols, beyond the usual ones", CITY, "tiny"),
    # Rights and the like: sets of cities.
    Field("claims", "visible", "may build free of cost in this age", kind="byte"),
    Field("claiming", "visible", "may do so once in every age", kind="byte"),
    Field("lasting", "visible", "may play the seventh card", kind="byte"),
    Field("reviving", "visible", "may build from the pile at the end of this turn: `rank << 3 | city`, in order"),
    Field("copying", "visible", "copy a guild at the end", kind="byte"),
    Field("colour_claims", "visible", "may build a card of their claim colours free of cost in this age", kind="byte"),
    Field("colour_claiming", "visible", "may do so once in every age", kind="byte"),
    Field("free_colours", "visible", "pay nothing for their first card of a colour", kind="byte"),
    Field("interest", "visible", "receive a coin more from the bank, once a turn", kind="byte"),
    Field("interest_due", "visible", "have not done so in this turn", kind="byte"),
    Field("defeats_as_shields", "visible", "count defeat tokens as shields", kind="byte"),
    Field("passing_defeats", "visible", "pass their defeat tokens to the victor", kind="byte"),
    # The table.
    Field("cities", "visible", "how many there are", kind="tiny"),
    Field("seats", "visible", "how many players there are", kind="tiny"),
    Field("left", "visible", "the left neighbour", CITY, "tiny"),
    Field("right", "visible", "the right neighbour", CITY, "tiny"),
    Field("eyes", "visible", "the seats that see what a seat sees: a set", CITY, "short"),
    Field("team", "visible", "whether every two seats play together", kind="tiny"),
    Field("rulings", "visible", "in force: a set"),
    Field(
        "rounds", "visible", "of an age, and cards of a hand: the last is for last cards", kind="tiny", start="ROUNDS"
    ),
    Field("last_turn", "visible", "the last round but one", kind="tiny", start="LAST_TURN"),
    Field("afterwards", "visible", "the last round", kind="tiny", start="AFTERWARDS"),
    Field("edition", "visible", "of the base game, from 0 on", kind="tiny"),
    Field("guild_pool", "visible", "the guilds that may be dealt: a set, from the first guild on"),
    Field("extras", "visible", "cards of each age that are dealt besides those for so many cities", kind="tiny"),
    Field("age", "visible", "from 0 on", kind="tiny"),
    Field("turn", "visible", "of the age, from 0 on", kind="tiny"),
    Field("discarded", "visible", "how many cards the discard pile has"),
    Field("winners", "visible", "seats: a set; empty until the end", kind="byte"),
    Field(
        "used_blocks",
        "visible",
        "blocks of further fields that the table uses: a set, see `copying.BLOCKS`",
        kind="byte",
    ),
    # Seen in part.
    Field("agenda", "by_rule", "questions still to be asked, the next one last", ("AGENDA",)),
    Field("depth", "by_rule", "how many questions are on the agenda", kind="tiny"),
    Field("answers", "by_rule", "of the present round", CITY),
    Field("hand", "by_rule", "which hand a city holds now", CITY, "tiny"),
    Field("held", "by_rule", "how many cards are in each hand", CITY, "tiny"),
    Field("hands", "by_rule", "sorted", ("CITIES", "HAND"), "tiny"),
    Field("history", "by_rule", "what every city did in every round: see `history`", ("PAST", "CITIES"), "short"),
    Field("kept_market", "by_rule", "supplies before the sixth turn (R-16)", ("CLASSES", "SUPPLIES"), "long long"),
    Field("kept_rates", "by_rule", "rates before the sixth turn", ("SUPPLIES",), "tiny"),
    Field("kept_purse", "by_rule", "coins before the sixth turn, less what its card costs"),
    Field("kept_helps", "by_rule", "what helped to pay before the sixth turn: a set"),
    Field("kept_printed", "by_rule", "goods the city made before the sixth turn: a set"),
    # Hidden, or past.
    Field("dealt", "hidden", "all hands of all ages, as dealt", ("DEALS", "HAND"), "tiny"),
    Field("board_aside", "hidden", "a board that is given out later, as long as a city has none", CITY, "tiny"),
    Field("looked", "hidden", "in which rounds a seat has looked through the pile: sets", CITY),
    Field("revived", "hidden", "cards built from the pile: see `history`", ("REVIVALS",)),
    Field("revivals", "hidden", "how many there are", kind="tiny"),
    Field("forgotten", "hidden", "rounds, from the first on, of which nobody remembers what was done"),
    # Scratch.
    Field("menu", "scratch", "the legal moves", ("MENU",)),
    Field("ways", "scratch", "payments for a card", ("WAYS",)),
    Field("raises", "scratch", "payments for a stage", ("WAYS",)),
    Field("bag", "scratch", "what is drawn from at random", ("DECK",)),
    Field(
        "market",
        "scratch",
        "supplies of the city that buys, alone and with neighbours",
        ("CLASSES", "SUPPLIES"),
        "long long",
    ),
    Field("price", "scratch", "of raw left, raw right, made left, made right for that city", ("SUPPLIES",)),
    Field("purse", "scratch", "what that city can spend"),
    Field("help", "scratch", "what helps that city: a set"),
    Field("wild", "scratch", "what units beside its own can be: sets of goods", ("WILD",)),
    Field("wilds", "scratch", "how many of them there are"),
    Field("strengths", "scratch", "of the cities, in conflicts", CITY),
    Field("sheet", "scratch", "points by category, then what was chosen for them", ("SHEET",)),
    Field("copyable", "scratch", "neighbours' green cards with each symbol", ("SYMBOLS",)),
    Field("totals", "scratch", "points of the cities, once the game is over", CITY),
    Field("pile_counts", "scratch", "how often each card lies in the discard pile", ("CARDS",)),
    # Scratch of `knowledge.redeal`, which deals the cards of an age again.
    Field("draw_slots", "scratch", "by turn, the slot of the card drawn for the Free City", ("MOST_ROUNDS",)),
    Field("group", "scratch", "slots among which the same cards lie in unknown order", ("SLOTS",)),
    Field("known_slots", "scratch", "the slots of all groups whose cards are known", ("SLOTS",)),
    Field("group_first", "scratch", "for each of them, where its group begins", ("SLOTS",)),
    Field("group_end", "scratch", "for each of them, where its group ends", ("SLOTS",)),
    Field("open_slots", "scratch", "the slots whose cards were never seen", ("SLOTS",)),
    Field("candidates", "scratch", "cards of which some are dealt and others are in the box", ("CARDS",)),
    Field("box", "scratch", "cards that are not in the game", ("SLOTS",)),
    Field("collected", "scratch", "the cards of a hand, as it must have been dealt", ("DECK",)),
    Field("needs", "scratch", "of each check, how many copies of each card are missing", ("CHECKS", "CARDS"), "tiny"),
    Field("check_ends", "scratch", "the round of each check", ("CHECKS",)),
    Field("checks", "scratch", "how many there are"),
)
# Fields that only some tables use, by block; other tables do not copy them. Each expansion is such a block.
OPTIONAL = {
    "free_city": (
        Field("excluded", "hidden", "by round, cards that it cannot have had: sets", ("PAST",), "long long"),
        Field("free_city_coins", "hidden", "by round, what was in its purse, and 1; 0: not known", ("PAST",), "short"),
    ),
    "other_packages": (
        Field("spare", "visible", "numbers up to 32,767 of their expansions: `constants.SPARE`", ("SPARE",), "short"),
    ),
}
