"""A position. It knows no rules."""

from ..core.rows import row, rows
from . import agenda, copying, sizes


class State:
    """Everything on the table, in flat rows of small numbers, most of them by city.

    A city has the number of the seat that plays it; with two players city 2 is the Free City.
    """

    __slots__ = (
        "afterwards",
        "age",
        "agenda",
        "answers",
        "bag",
        "board",
        "bonuses",
        "bounty",
        "box",
        "built",
        "chain_bonus",
        "check_ends",
        "checks",
        "cities",
        "claiming",
        "claims",
        "cloud",
        "coins",
        "copied",
        "copying",
        "counts",
        "courting",
        "dealt",
        "debts",
        "depth",
        "discarded",
        "doves",
        "drafted",
        "duties",
        "extras",
        "eyes",
        "forgotten",
        "free_symbols",
        "frees",
        "funds",
        "guild_pool",
        "hand",
        "hands",
        "held",
        "help",
        "helps",
        "hiring",
        "history",
        "kept_helps",
        "kept_market",
        "kept_printed",
        "kept_purse",
        "kept_rates",
        "last_turn",
        "lasting",
        "leader_dealt",
        "leader_draws",
        "leader_hand",
        "leader_past",
        "leaders",
        "left",
        "log",
        "looked",
        "lot",
        "lots",
        "market",
        "masks",
        "menu",
        "needs",
        "open_slots",
        "owed",
        "owed_stages",
        "owed_tokens",
        "own",
        "pardoning",
        "pardons",
        "passing",
        "patrons",
        "picks",
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
        "saving",
        "seats",
        "set_bonus",
        "sheet",
        "shields",
        "spared",
        "stubborn",
        "symbols",
        "team",
        "thrifty",
        "totals",
        "trade_bonus",
        "turn",
        "unused",
        "unused_size",
        "used",
        "victories",
        "waives",
        "ways",
        "wild",
        "wilds",
        "winners",
    )

    def __init__(self) -> None:
        self._new_supplies()
        self._new_cities()
        self._new_counts()
        self._new_rates()
        self._new_symbols()
        self._new_hands()
        self._new_buildings()
        self._new_counters()
        self._new_scratch()
        self._new_market()
        self._new_slots()
        self._new_helps()
        self._new_tokens()
        self._new_leaders()
        self._new_leader_packs()
        self._new_rights()
        self._new_revivals()
        self._new_duties()
        self._new_funds()
        self._new_checks()
        self._new_needs()
        self.log: list[tuple[int, int, int, int, int]] | None = None  # nobody listens in simulations

    # Rows of different lengths are made in different methods: Cython gives one function one buffer for them.
    def _new_supplies(self) -> None:
        self.own: list[list[int]] = rows(sizes.CITIES, sizes.CLASSES)  # what a city can use, by sets of goods
        self.sale: list[list[int]] = rows(sizes.CITIES, sizes.CLASSES)  # what its neighbours can buy

    def _new_cities(self) -> None:
        self.coins: list[int] = row(sizes.CITIES)
        self.shields: list[int] = row(sizes.CITIES)
        self.free_symbols: list[int] = row(sizes.CITIES)  # from stages and guilds, to be chosen at the end
        self.board: list[int] = row(sizes.CITIES)  # a side of a board
        self.lot: list[int] = row(sizes.CITIES)  # the one that is given out later, as long as a city has none
        self.left: list[int] = row(sizes.CITIES)
        self.right: list[int] = row(sizes.CITIES)
        self.hand: list[int] = row(sizes.CITIES)  # which hand a city holds now
        self.held: list[int] = row(sizes.CITIES)  # how many cards are in each hand
        self.looked: list[int] = row(sizes.CITIES)  # in which rounds a seat has looked through the pile (sets)
        self.answers: list[int] = row(sizes.CITIES)

    def _new_counts(self) -> None:
        self.counts: list[list[int]] = rows(sizes.CITIES, sizes.COUNTED)

    def _new_rates(self) -> None:
        self.rates: list[list[int]] = rows(sizes.CITIES, sizes.SUPPLIES)  # raw left, raw right, made left, made right
        self.kept_rates: list[int] = row(sizes.SUPPLIES)  # as they were before the sixth turn
        self.kept_purse = 0

    def _new_symbols(self) -> None:
        self.symbols: list[list[int]] = rows(sizes.CITIES, sizes.SYMBOLS)
        self.victories: list[list[int]] = rows(sizes.CITIES, sizes.AGES)  # tokens won in each age

    def _new_hands(self) -> None:
        self.hands: list[list[int]] = rows(sizes.CITIES, sizes.HAND)  # sorted
        self.dealt: list[list[int]] = rows(sizes.DEALS, sizes.HAND)  # all hands of all ages, as dealt

    def _new_buildings(self) -> None:
        self.built: list[list[int]] = rows(sizes.CITIES, sizes.WORDS)  # sets of cards, sixteen a word
        self.history: list[list[int]] = rows(sizes.PAST, sizes.CITIES)  # what every city did in every turn

    def _new_counters(self) -> None:
        self.cities = 0
        self.seats = 0
        self.age = 0
        self.turn = 0
        self.discarded = 0
        self.revivals = 0
        self.forgotten = 0  # rounds, from the first on, of which nobody remembers what was done
        self.rulings = 0
        self.rounds = sizes.ROUNDS  # of an age, and cards of a hand: the last round is for last cards
        self.last_turn = self.rounds - 2
        self.afterwards = self.rounds - 1
        self.guild_pool = 0  # the guilds that may be dealt (a set)
        self.extras = 0  # cards of each age that are dealt besides those for so many cities
        self.team = 0  # whether every two seats play together
        self.winners = 0  # a set of seats; empty until the end
        self.claims = 0  # sets of cities: may build free of cost in this age,
        self.claiming = 0  # may do so once in every age,
        self.lasting = 0  # may play the seventh card,
        self.reviving = 0  # may build from the pile at the end of this turn (`rank << 3 | city`, in order),
        self.copying = 0  # copy a guild at the end
        self.agenda: list[int] = row(sizes.AGENDA)  # what is still to be asked, the next question last
        self.depth = 0

    def _new_scratch(self) -> None:
        self.menu: list[int] = row(sizes.MENU)  # scratch, as are all below: not part of the position
        self.ways: list[int] = row(sizes.WAYS)
        self.raises: list[int] = row(sizes.WAYS)
        self.bag: list[int] = row(sizes.DECK)
        self.sheet: list[int] = row(sizes.SHEET)
        self._new_totals()

    def _new_totals(self) -> None:
        self.totals: list[int] = row(sizes.CITIES)  # points of the cities, once the game is over

    def _new_market(self) -> None:
        self.kept_market: list[list[int]] = rows(sizes.CLASSES, sizes.SUPPLIES)
        self.market: list[list[int]] = rows(sizes.CLASSES, sizes.SUPPLIES)
        self.price: list[int] = row(sizes.SUPPLIES)
        self.purse = 0

    def _new_slots(self) -> None:
        self.open_slots: list[int] = row(sizes.SLOTS)
        self.cloud: list[int] = row(sizes.SLOTS)
        self.lots: list[int] = row(sizes.SLOTS)
        self.box: list[int] = row(sizes.SLOTS)

    def _new_revivals(self) -> None:
        self.revived: list[int] = row(sizes.REVIVALS)  # cards that left the pile again, as the history packs them

    def _new_duties(self) -> None:
        self.duties: list[int] = row(sizes.PAST)  # by round, cards that the Free City cannot have had (sets)

    def _new_funds(self) -> None:
        self.funds: list[int] = row(sizes.PAST)  # by round, what was in its purse, and 1; 0 if nobody knows

    def _new_checks(self) -> None:
        self.check_ends: list[int] = row(sizes.CHECKS)
        self.checks = 0

    def _new_needs(self) -> None:
        self.needs: list[list[int]] = rows(sizes.CHECKS, sizes.ITEMS)

    # What follows is neutral in the base game.
    def _new_helps(self) -> None:
        self.helps: list[int] = row(sizes.CITIES)  # what helps a city to pay (a set)
        self.used: list[int] = row(sizes.CITIES)  # what of it has helped in this turn
        self.waives: list[int] = row(sizes.CITIES)  # colours that cost one good less
        self.frees: list[int] = row(sizes.CITIES)  # colours that cost nothing
        self.eyes: list[int] = row(sizes.CITIES)  # the seats that see what a seat sees
        self.chain_bonus: list[int] = row(sizes.CITIES)  # coins for a building free by a chain,
        self.trade_bonus: list[int] = row(sizes.CITIES)  # for a purchase from a neighbour,
        self.bounty: list[int] = row(sizes.CITIES)  # for a victory token
        self.set_bonus: list[int] = row(sizes.CITIES)  # points for three different symbols, beyond the usual ones
        self._new_bonuses()
        self._new_wild()

    def _new_bonuses(self) -> None:
        self.bonuses: list[list[int]] = rows(sizes.CITIES, sizes.COUNTED)  # coins for a building of a colour

    def _new_wild(self) -> None:
        self.wild: list[int] = row(sizes.WILD)  # scratch: what the units beside the city's own can be (sets of goods)
        self.wilds = 0
        self.help = 0  # what helps the city whose market is open
        self.kept_helps = 0  # as it was before the sixth turn
        self.kept_printed = 0

    def _new_tokens(self) -> None:
        self.debts: list[int] = row(sizes.CITIES)
        self.doves: list[int] = row(sizes.CITIES)  # conflicts a city will stay away from
        self.spared: list[int] = row(sizes.CITIES)  # defeat tokens that are no shields, where others are (C-R12)
        self.masks: list[int] = row(sizes.CITIES)  # symbols of neighbours' cards to be copied at the end
        self.owed: list[int] = row(sizes.CITIES)  # coins to be lost at the end of this turn,
        self.owed_tokens: list[int] = row(sizes.CITIES)  # for each victory token,
        self.owed_stages: list[int] = row(sizes.CITIES)  # for each stage

    def _new_leaders(self) -> None:
        self.leaders: list[int] = row(sizes.CITIES)  # sets of leaders: in play,
        self.leader_hand: list[int] = row(sizes.CITIES)  # in hand
        self.copied: list[int] = row(sizes.CITIES)  # the leader of a neighbour whose effect a city has, from 1
        self.reduction: list[int] = row(sizes.CITIES)  # coins a leader costs less
        self.leader_draws = 0  # leaders drawn later (a set)
        self.drafted = 0  # leaders each seat has kept
        self.unused_size = 0
        self.recruitments = 0  # how often leaders have been recruited

    def _new_leader_packs(self) -> None:
        self.picks: list[list[int]] = rows(sizes.PICKS, sizes.CITIES)  # the leaders each seat kept, in order
        self.leader_dealt: list[int] = row(sizes.CITIES)  # the packs as dealt (sets)
        self.leader_past: list[list[int]] = rows(sizes.AGES, sizes.CITIES)  # how each city used a leader in each age
        self._new_unused()

    def _new_unused(self) -> None:
        self.unused: list[int] = row(sizes.LEADERS)  # leaders not dealt, the next one to be drawn last

    def _new_rights(self) -> None:
        """Sets of cities."""
        self.patrons = 0  # recruit for nothing
        self.passing = 0  # pass their defeat tokens to the victor
        self.stubborn = 0  # count defeat tokens as shields
        self.saving = 0  # receive a coin more from the bank, once a turn,
        self.thrifty = 0  # have not done so in this turn
        self.pardoning = 0  # may build a black card free of cost, once in every age,
        self.pardons = 0  # may do so in this age
        self.hiring = 0  # may recruit one more leader at the end of this turn
        self.courting = 0  # have to choose a leader to copy

    def ask(self, kind: int, asked: int) -> None:
        """Put a question to a set of cities on top of the agenda."""
        self.agenda[self.depth] = agenda.pack(kind, asked, asked)
        self.depth += 1

    def finish(self, winners: int) -> None:
        self.winners = winners
        self.depth = 0

    def tell(self, fact: int, city: int, what: int, amount: int) -> None:
        """Say a fact to everyone, if anyone listens."""
        if self.log is not None:
            self.log.append((fact, city, what, amount, -1))

    def whisper(self, audience: int, fact: int, city: int, what: int, amount: int) -> None:
        """Say a fact to a set of seats only."""
        if self.log is not None:
            self.log.append((fact, city, what, amount, audience))

    def copy_from(self, other: "State") -> None:
        """Become the same position as another; the log stays one's own."""
        copying.copy(self, other)


def copy(state: State) -> State:
    other = State()
    other.copy_from(state)
    return other
