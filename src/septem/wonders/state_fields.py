"""The fields of a position. Written by scripts/generate.py from fields.py, here and in the expansions."""

# ruff: noqa: PLR0915

from typing import Any

from ..core import arrays
from ..core.rows import row, rows
from . import sizes
from .constants import AFTERWARDS, LAST_TURN, ROUNDS

VISIBLE = (
    "coins",
    "board",
    "shields",
    "own",
    "sale",
    "rates",
    "built",
    "counts",
    "bonuses",
    "symbols",
    "free_symbols",
    "victories",
    "helps",
    "used",
    "waives",
    "frees",
    "free_turns",
    "chain_bonus",
    "trade_bonus",
    "bounty",
    "other_items",
    "copied",
    "negative_points",
    "absences",
    "uncounted_defeats",
    "symbol_copies",
    "claim_colours",
    "set_bonus",
    "claims",
    "claiming",
    "lasting",
    "reviving",
    "copying",
    "colour_claims",
    "colour_claiming",
    "free_colours",
    "interest",
    "interest_due",
    "defeats_as_shields",
    "passing_defeats",
    "cities",
    "seats",
    "left",
    "right",
    "eyes",
    "team",
    "rulings",
    "rounds",
    "last_turn",
    "afterwards",
    "edition",
    "guild_pool",
    "extras",
    "age",
    "turn",
    "discarded",
    "winners",
    "used_blocks",
    "spare",
    "owed",
    "owed_tokens",
    "owed_stages",
    "reduction",
    "patrons",
    "hiring",
    "courting",
    "drafted",
    "recruitments",
)
BY_RULE = (
    "agenda",
    "depth",
    "answers",
    "hand",
    "held",
    "hands",
    "history",
    "kept_market",
    "kept_rates",
    "kept_purse",
    "kept_helps",
    "kept_printed",
    "leader_hand",
    "leader_dealt",
    "picks",
)
HIDDEN = (
    "dealt",
    "board_aside",
    "looked",
    "revived",
    "revivals",
    "forgotten",
    "excluded",
    "free_city_coins",
    "leader_past",
    "leader_draws",
    "unused",
    "unused_size",
)
SCRATCH = (
    "menu",
    "ways",
    "raises",
    "bag",
    "market",
    "price",
    "purse",
    "help",
    "wild",
    "wilds",
    "strengths",
    "sheet",
    "copyable",
    "totals",
    "pile_counts",
    "draw_slots",
    "group",
    "known_slots",
    "group_first",
    "group_end",
    "open_slots",
    "candidates",
    "box",
    "collected",
    "needs",
    "check_ends",
    "checks",
)


class StateFields:
    __slots__ = (
        "absences",
        "afterwards",
        "age",
        "agenda",
        "answers",
        "bag",
        "board",
        "board_aside",
        "bonuses",
        "bounty",
        "box",
        "built",
        "candidates",
        "chain_bonus",
        "check_ends",
        "checks",
        "cities",
        "claim_colours",
        "claiming",
        "claims",
        "coins",
        "collected",
        "colour_claiming",
        "colour_claims",
        "copied",
        "copyable",
        "copying",
        "counts",
        "courting",
        "dealt",
        "defeats_as_shields",
        "depth",
        "discarded",
        "drafted",
        "draw_slots",
        "edition",
        "excluded",
        "extras",
        "eyes",
        "forgotten",
        "free_city_coins",
        "free_colours",
        "free_symbols",
        "free_turns",
        "frees",
        "group",
        "group_end",
        "group_first",
        "guild_pool",
        "hand",
        "hands",
        "held",
        "help",
        "helps",
        "hiring",
        "history",
        "interest",
        "interest_due",
        "kept_helps",
        "kept_market",
        "kept_printed",
        "kept_purse",
        "kept_rates",
        "known_slots",
        "last_turn",
        "lasting",
        "leader_dealt",
        "leader_draws",
        "leader_hand",
        "leader_past",
        "left",
        "looked",
        "market",
        "menu",
        "needs",
        "negative_points",
        "open_slots",
        "other_items",
        "owed",
        "owed_stages",
        "owed_tokens",
        "own",
        "passing_defeats",
        "patrons",
        "picks",
        "pile_counts",
        "price",
        "purse",
        "raises",
        "rates",
        "recruitments",
        "reduction",
        "revivals",
        "revived",
        "reviving",
        "right",
        "rounds",
        "rulings",
        "sale",
        "seats",
        "set_bonus",
        "sheet",
        "shields",
        "spare",
        "strengths",
        "symbol_copies",
        "symbols",
        "team",
        "totals",
        "trade_bonus",
        "turn",
        "uncounted_defeats",
        "unused",
        "unused_size",
        "used",
        "used_blocks",
        "victories",
        "waives",
        "ways",
        "wild",
        "wilds",
        "winners",
    )

    def __init__(self) -> None:
        self._new_numbers()
        if not arrays.zeroed():
            self._new_zeros()

    def _new_zeros(self) -> None:
        self._new_agenda()
        self._new_ages_by_cities()
        self._new_cards()
        self._new_checks()
        self._new_checks_by_cards()
        self._new_cities()
        self._new_cities_by_ages()
        self._new_cities_by_classes()
        self._new_cities_by_counted()
        self._new_cities_by_hand()
        self._new_cities_by_supplies()
        self._new_cities_by_symbols()
        self._new_cities_by_words()
        self._new_classes_by_supplies()
        self._new_deals_by_hand()
        self._new_deck()
        self._new_menu()
        self._new_most_rounds()
        self._new_other_items()
        self._new_past()
        self._new_past_by_cities()
        self._new_picks_by_cities()
        self._new_revivals()
        self._new_sheet()
        self._new_slots()
        self._new_spare()
        self._new_supplies()
        self._new_symbols()
        self._new_ways()
        self._new_wild()

    def _new_numbers(self) -> None:
        self.claims = 0  # may build free of cost in this age
        self.claiming = 0  # may do so once in every age
        self.lasting = 0  # may play the seventh card
        self.reviving = 0  # may build from the pile at the end of this turn: `rank << 3 | city`, in order
        self.copying = 0  # copy a guild at the end
        self.colour_claims = 0  # may build a card of their claim colours free of cost in this age
        self.colour_claiming = 0  # may do so once in every age
        self.free_colours = 0  # pay nothing for their first card of a colour
        self.interest = 0  # receive a coin more from the bank, once a turn
        self.interest_due = 0  # have not done so in this turn
        self.defeats_as_shields = 0  # count defeat tokens as shields
        self.passing_defeats = 0  # pass their defeat tokens to the victor
        self.cities = 0  # how many there are
        self.seats = 0  # how many players there are
        self.team = 0  # whether every two seats play together
        self.rulings = 0  # in force: a set
        self.rounds = ROUNDS  # of an age, and cards of a hand: the last is for last cards
        self.last_turn = LAST_TURN  # the last round but one
        self.afterwards = AFTERWARDS  # the last round
        self.edition = 0  # of the base game, from 0 on
        self.guild_pool = 0  # the guilds that may be dealt: a set, from the first guild on
        self.extras = 0  # cards of each age that are dealt besides those for so many cities
        self.age = 0  # from 0 on
        self.turn = 0  # of the age, from 0 on
        self.discarded = 0  # how many cards the discard pile has
        self.winners = 0  # seats: a set; empty until the end
        self.used_blocks = 0  # blocks of further fields that the table uses: a set, see `copying.BLOCKS`
        self.depth = 0  # how many questions are on the agenda
        self.kept_purse = 0  # coins before the sixth turn, less what its card costs
        self.kept_helps = 0  # what helped to pay before the sixth turn: a set
        self.kept_printed = 0  # goods the city made before the sixth turn: a set
        self.revivals = 0  # how many there are
        self.forgotten = 0  # rounds, from the first on, of which nobody remembers what was done
        self.patrons = 0  # cities that recruit for nothing: a set
        self.hiring = 0  # cities that may recruit one more leader at the end of this turn: a set
        self.courting = 0  # cities that have to choose a leader to copy: a set
        self.drafted = 0  # leaders each seat has kept
        self.recruitments = 0  # how often leaders have been recruited
        self.leader_draws = 0  # leaders drawn later: a set
        self.unused_size = 0  # how many there are
        self.purse = 0  # what that city can spend
        self.help = 0  # what helps that city: a set
        self.wilds = 0  # how many of them there are
        self.checks = 0  # how many there are

    def _new_agenda(self) -> None:
        self.agenda: list[int] = row(sizes.AGENDA)  # questions still to be asked, the next one last

    def _new_ages_by_cities(self) -> None:
        self.leader_past: list[list[int]] = rows(
            sizes.AGES, sizes.CITIES
        )  # how each city used a leader in each age: see `history`

    def _new_cards(self) -> None:
        self.pile_counts: list[int] = row(sizes.CARDS)  # how often each card lies in the discard pile
        self.candidates: list[int] = row(sizes.CARDS)  # cards of which some are dealt and others are in the box

    def _new_checks(self) -> None:
        self.check_ends: list[int] = row(sizes.CHECKS)  # the round of each check

    def _new_checks_by_cards(self) -> None:
        self.needs: list[list[int]] = rows(
            sizes.CHECKS, sizes.CARDS
        )  # of each check, how many copies of each card are missing

    def _new_cities(self) -> None:
        self.coins: list[int] = row(sizes.CITIES)  # in the purse
        self.board: list[int] = row(sizes.CITIES)  # a side of a board
        self.shields: list[int] = row(sizes.CITIES)  # in all
        self.free_symbols: list[int] = row(sizes.CITIES)  # to be chosen at the end
        self.helps: list[int] = row(sizes.CITIES)  # what helps a city to pay: a set
        self.used: list[int] = row(sizes.CITIES)  # what of it has helped in this turn: a set
        self.waives: list[int] = row(sizes.CITIES)  # colours that cost one good less: a set
        self.frees: list[int] = row(sizes.CITIES)  # colours that cost nothing: a set
        self.free_turns: list[int] = row(sizes.CITIES)  # turns of an age in which a card costs nothing: a set
        self.chain_bonus: list[int] = row(sizes.CITIES)  # coins for a building free by a chain
        self.trade_bonus: list[int] = row(sizes.CITIES)  # coins for a purchase from a neighbour
        self.bounty: list[int] = row(sizes.CITIES)  # coins for a victory token
        self.other_items: list[int] = row(sizes.CITIES)  # in play that are neither cards nor stages: a set
        self.copied: list[int] = row(sizes.CITIES)  # such an item of a neighbour, whose effect a city has, from 1
        self.negative_points: list[int] = row(sizes.CITIES)  # to be taken off at the end
        self.absences: list[int] = row(sizes.CITIES)  # conflicts a city will stay away from
        self.uncounted_defeats: list[int] = row(sizes.CITIES)  # defeat tokens that are no shields, where others are
        self.symbol_copies: list[int] = row(sizes.CITIES)  # symbols of neighbours' cards to be copied at the end
        self.claim_colours: list[int] = row(
            sizes.CITIES
        )  # colours for which a city has a right to build free of cost: a set
        self.set_bonus: list[int] = row(sizes.CITIES)  # points for three different symbols, beyond the usual ones
        self.left: list[int] = row(sizes.CITIES)  # the left neighbour
        self.right: list[int] = row(sizes.CITIES)  # the right neighbour
        self.eyes: list[int] = row(sizes.CITIES)  # the seats that see what a seat sees: a set
        self.answers: list[int] = row(sizes.CITIES)  # of the present round
        self.hand: list[int] = row(sizes.CITIES)  # which hand a city holds now
        self.held: list[int] = row(sizes.CITIES)  # how many cards are in each hand
        self.board_aside: list[int] = row(sizes.CITIES)  # a board that is given out later, as long as a city has none
        self.looked: list[int] = row(sizes.CITIES)  # in which rounds a seat has looked through the pile: sets
        self.owed: list[int] = row(sizes.CITIES)  # coins to be lost at the end of this turn
        self.owed_tokens: list[int] = row(sizes.CITIES)  # of those, for each victory token
        self.owed_stages: list[int] = row(sizes.CITIES)  # of those, for each stage
        self.reduction: list[int] = row(sizes.CITIES)  # coins a leader costs less
        self.leader_hand: list[int] = row(sizes.CITIES)  # in hand: a set
        self.leader_dealt: list[int] = row(sizes.CITIES)  # the packs as dealt: sets
        self.strengths: list[int] = row(sizes.CITIES)  # of the cities, in conflicts
        self.totals: list[int] = row(sizes.CITIES)  # points of the cities, once the game is over

    def _new_cities_by_ages(self) -> None:
        self.victories: list[list[int]] = rows(sizes.CITIES, sizes.AGES)  # tokens won in each age

    def _new_cities_by_classes(self) -> None:
        self.own: list[list[int]] = rows(sizes.CITIES, sizes.CLASSES)  # goods a city can use, counted by sets of goods
        self.sale: list[list[int]] = rows(sizes.CITIES, sizes.CLASSES)  # goods its neighbours can buy, counted likewise

    def _new_cities_by_counted(self) -> None:
        self.counts: list[list[int]] = rows(sizes.CITIES, sizes.COUNTED)  # cards by colour, stages and tokens
        self.bonuses: list[list[int]] = rows(sizes.CITIES, sizes.COUNTED)  # coins for a building of a colour

    def _new_cities_by_hand(self) -> None:
        self.hands: list[list[int]] = rows(sizes.CITIES, sizes.HAND)  # sorted

    def _new_cities_by_supplies(self) -> None:
        self.rates: list[list[int]] = rows(
            sizes.CITIES, sizes.SUPPLIES
        )  # of raw left, raw right, made left, made right

    def _new_cities_by_symbols(self) -> None:
        self.symbols: list[list[int]] = rows(sizes.CITIES, sizes.SYMBOLS)  # printed ones

    def _new_cities_by_words(self) -> None:
        self.built: list[list[int]] = rows(sizes.CITIES, sizes.WORDS)  # cards: sets, sixteen a word

    def _new_classes_by_supplies(self) -> None:
        self.kept_market: list[list[int]] = rows(sizes.CLASSES, sizes.SUPPLIES)  # supplies before the sixth turn
        self.market: list[list[int]] = rows(
            sizes.CLASSES, sizes.SUPPLIES
        )  # supplies of the city that buys, alone and with neighbours

    def _new_deals_by_hand(self) -> None:
        self.dealt: list[list[int]] = rows(sizes.DEALS, sizes.HAND)  # all hands of all ages, as dealt

    def _new_deck(self) -> None:
        self.bag: list[int] = row(sizes.DECK)  # what is drawn from at random
        self.collected: list[int] = row(sizes.DECK)  # the cards of a hand, as it must have been dealt

    def _new_menu(self) -> None:
        self.menu: list[int] = row(sizes.MENU)  # the legal moves

    def _new_most_rounds(self) -> None:
        self.draw_slots: list[int] = row(sizes.MOST_ROUNDS)  # by turn, the slot of the card drawn for the Free City

    def _new_other_items(self) -> None:
        self.unused: list[int] = row(sizes.OTHER_ITEMS)  # leaders not dealt, the next one to be drawn last

    def _new_past(self) -> None:
        self.excluded: list[int] = row(sizes.PAST)  # by round, cards that it cannot have had: sets
        self.free_city_coins: list[int] = row(sizes.PAST)  # by round, what was in its purse, and 1; 0: not known

    def _new_past_by_cities(self) -> None:
        self.history: list[list[int]] = rows(
            sizes.PAST, sizes.CITIES
        )  # what every city did in every round: see `history`

    def _new_picks_by_cities(self) -> None:
        self.picks: list[list[int]] = rows(sizes.PICKS, sizes.CITIES)  # the leaders each seat kept, in order

    def _new_revivals(self) -> None:
        self.revived: list[int] = row(sizes.REVIVALS)  # cards built from the pile: see `history`

    def _new_sheet(self) -> None:
        self.sheet: list[int] = row(sizes.SHEET)  # points by category, then what was chosen for them

    def _new_slots(self) -> None:
        self.group: list[int] = row(sizes.SLOTS)  # slots among which the same cards lie in unknown order
        self.known_slots: list[int] = row(sizes.SLOTS)  # the slots of all groups whose cards are known
        self.group_first: list[int] = row(sizes.SLOTS)  # for each of them, where its group begins
        self.group_end: list[int] = row(sizes.SLOTS)  # for each of them, where its group ends
        self.open_slots: list[int] = row(sizes.SLOTS)  # the slots whose cards were never seen
        self.box: list[int] = row(sizes.SLOTS)  # cards that are not in the game

    def _new_spare(self) -> None:
        self.spare: list[int] = row(sizes.SPARE)  # numbers up to 32,767 of their expansions: `constants.SPARE`

    def _new_supplies(self) -> None:
        self.kept_rates: list[int] = row(sizes.SUPPLIES)  # rates before the sixth turn
        self.price: list[int] = row(sizes.SUPPLIES)  # of raw left, raw right, made left, made right for that city

    def _new_symbols(self) -> None:
        self.copyable: list[int] = row(sizes.SYMBOLS)  # neighbours' green cards with each symbol

    def _new_ways(self) -> None:
        self.ways: list[int] = row(sizes.WAYS)  # payments for a card
        self.raises: list[int] = row(sizes.WAYS)  # payments for a stage

    def _new_wild(self) -> None:
        self.wild: list[int] = row(sizes.WILD)  # what units beside its own can be: sets of goods

    def put_fields(self, values: dict[str, Any]) -> None:
        self._put_numbers(values)
        self._put_agenda(values)
        self._put_ages_by_cities(values)
        self._put_cities(values)
        self._put_cities_by_ages(values)
        self._put_cities_by_classes(values)
        self._put_cities_by_counted(values)
        self._put_cities_by_hand(values)
        self._put_cities_by_supplies(values)
        self._put_cities_by_symbols(values)
        self._put_cities_by_words(values)
        self._put_classes_by_supplies(values)
        self._put_deals_by_hand(values)
        self._put_other_items(values)
        self._put_past(values)
        self._put_past_by_cities(values)
        self._put_picks_by_cities(values)
        self._put_revivals(values)
        self._put_spare(values)
        self._put_supplies(values)

    def _put_numbers(self, values: dict[str, Any]) -> None:
        self.claims = values["claims"]
        self.claiming = values["claiming"]
        self.lasting = values["lasting"]
        self.reviving = values["reviving"]
        self.copying = values["copying"]
        self.colour_claims = values["colour_claims"]
        self.colour_claiming = values["colour_claiming"]
        self.free_colours = values["free_colours"]
        self.interest = values["interest"]
        self.interest_due = values["interest_due"]
        self.defeats_as_shields = values["defeats_as_shields"]
        self.passing_defeats = values["passing_defeats"]
        self.cities = values["cities"]
        self.seats = values["seats"]
        self.team = values["team"]
        self.rulings = values["rulings"]
        self.rounds = values["rounds"]
        self.last_turn = values["last_turn"]
        self.afterwards = values["afterwards"]
        self.edition = values["edition"]
        self.guild_pool = values["guild_pool"]
        self.extras = values["extras"]
        self.age = values["age"]
        self.turn = values["turn"]
        self.discarded = values["discarded"]
        self.winners = values["winners"]
        self.used_blocks = values["used_blocks"]
        self.depth = values["depth"]
        self.kept_purse = values["kept_purse"]
        self.kept_helps = values["kept_helps"]
        self.kept_printed = values["kept_printed"]
        self.revivals = values["revivals"]
        self.forgotten = values["forgotten"]
        self.patrons = values["patrons"]
        self.hiring = values["hiring"]
        self.courting = values["courting"]
        self.drafted = values["drafted"]
        self.recruitments = values["recruitments"]
        self.leader_draws = values["leader_draws"]
        self.unused_size = values["unused_size"]

    def _put_agenda(self, values: dict[str, Any]) -> None:
        self.agenda = values["agenda"]

    def _put_ages_by_cities(self, values: dict[str, Any]) -> None:
        self.leader_past = values["leader_past"]

    def _put_cities(self, values: dict[str, Any]) -> None:
        self.coins = values["coins"]
        self.board = values["board"]
        self.shields = values["shields"]
        self.free_symbols = values["free_symbols"]
        self.helps = values["helps"]
        self.used = values["used"]
        self.waives = values["waives"]
        self.frees = values["frees"]
        self.free_turns = values["free_turns"]
        self.chain_bonus = values["chain_bonus"]
        self.trade_bonus = values["trade_bonus"]
        self.bounty = values["bounty"]
        self.other_items = values["other_items"]
        self.copied = values["copied"]
        self.negative_points = values["negative_points"]
        self.absences = values["absences"]
        self.uncounted_defeats = values["uncounted_defeats"]
        self.symbol_copies = values["symbol_copies"]
        self.claim_colours = values["claim_colours"]
        self.set_bonus = values["set_bonus"]
        self.left = values["left"]
        self.right = values["right"]
        self.eyes = values["eyes"]
        self.answers = values["answers"]
        self.hand = values["hand"]
        self.held = values["held"]
        self.board_aside = values["board_aside"]
        self.looked = values["looked"]
        self.owed = values["owed"]
        self.owed_tokens = values["owed_tokens"]
        self.owed_stages = values["owed_stages"]
        self.reduction = values["reduction"]
        self.leader_hand = values["leader_hand"]
        self.leader_dealt = values["leader_dealt"]

    def _put_cities_by_ages(self, values: dict[str, Any]) -> None:
        self.victories = values["victories"]

    def _put_cities_by_classes(self, values: dict[str, Any]) -> None:
        self.own = values["own"]
        self.sale = values["sale"]

    def _put_cities_by_counted(self, values: dict[str, Any]) -> None:
        self.counts = values["counts"]
        self.bonuses = values["bonuses"]

    def _put_cities_by_hand(self, values: dict[str, Any]) -> None:
        self.hands = values["hands"]

    def _put_cities_by_supplies(self, values: dict[str, Any]) -> None:
        self.rates = values["rates"]

    def _put_cities_by_symbols(self, values: dict[str, Any]) -> None:
        self.symbols = values["symbols"]

    def _put_cities_by_words(self, values: dict[str, Any]) -> None:
        self.built = values["built"]

    def _put_classes_by_supplies(self, values: dict[str, Any]) -> None:
        self.kept_market = values["kept_market"]

    def _put_deals_by_hand(self, values: dict[str, Any]) -> None:
        self.dealt = values["dealt"]

    def _put_other_items(self, values: dict[str, Any]) -> None:
        self.unused = values["unused"]

    def _put_past(self, values: dict[str, Any]) -> None:
        self.excluded = values["excluded"]
        self.free_city_coins = values["free_city_coins"]

    def _put_past_by_cities(self, values: dict[str, Any]) -> None:
        self.history = values["history"]

    def _put_picks_by_cities(self, values: dict[str, Any]) -> None:
        self.picks = values["picks"]

    def _put_revivals(self, values: dict[str, Any]) -> None:
        self.revived = values["revived"]

    def _put_spare(self, values: dict[str, Any]) -> None:
        self.spare = values["spare"]

    def _put_supplies(self, values: dict[str, Any]) -> None:
        self.kept_rates = values["kept_rates"]
