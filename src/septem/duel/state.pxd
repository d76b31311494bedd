cimport cython
from .sizes cimport byte, tiny, SEATS, GOODS, COLOURS, ITEMS, DEAL, PILE, AGENDA, MENU, OFFER, BOX, WONDERS, SHEET
from .sizes cimport LENT, MARKS, MYTHOLOGIES, PILED, REMOVED, SHRINES

# Written by scripts/generate.py:
cdef int GUILD_DECK, NOBODY, NOTHING, NOWHERE, NO_VICTORY

@cython.final
cdef class State:
    cdef readonly int coins[SEATS]
    cdef readonly int goods[SEATS][GOODS]
    cdef readonly int fixed[SEATS][GOODS]
    cdef readonly tiny counts[SEATS][COLOURS]
    cdef readonly tiny discount[SEATS][COLOURS]
    cdef readonly int raw_choices[SEATS]
    cdef readonly int made_choices[SEATS]
    cdef readonly int helped[SEATS]
    cdef readonly int symbols[SEATS]
    cdef readonly int pairs[SEATS]
    cdef readonly int hand[SEATS]
    cdef readonly int chain_bonus[SEATS]
    cdef readonly int tolls[SEATS]
    cdef readonly int extra_shields[SEATS]
    cdef readonly int replays[SEATS]
    cdef readonly int link_price[SEATS]
    cdef readonly int siege[SEATS]
    cdef readonly int vault[SEATS]
    cdef readonly tiny built[SEATS][ITEMS]
    cdef readonly byte deal[DEAL]
    cdef readonly byte discards[PILE]
    cdef readonly byte offer[OFFER]
    cdef readonly byte box[BOX]
    cdef readonly byte spent[WONDERS]
    cdef readonly byte removed[REMOVED]
    cdef readonly byte piles[PILED]
    cdef readonly tiny pile_seen[PILED]
    cdef readonly tiny piled[MYTHOLOGIES]
    cdef readonly byte shrine[SHRINES]
    cdef readonly tiny shrine_seen[SHRINES]
    cdef readonly tiny mark[MARKS]
    cdef readonly byte lent[LENT]
    cdef readonly int offerings[SEATS]
    cdef readonly int rebate[SEATS]
    cdef readonly byte snake[SEATS]
    cdef readonly unsigned long long luck
    cdef readonly int wonder_pool, token_pool, late_deck, begun, mixed, barrier, marked, lender, lent_seen, reveal_view
    cdef readonly int age, present, open, shown, discarded, drafted, board, boxed, drawn, watching, library_view
    cdef readonly int pawn, loot, mover, again, raised, winner, victory
    cdef readonly int agenda[AGENDA]
    cdef readonly int depth
    # Scratch from here on.
    cdef readonly int menu[MENU]
    cdef readonly int raises[WONDERS]
    cdef readonly int purse
    cdef readonly int rate[GOODS]
    cdef readonly int missing[GOODS]
    cdef readonly int by_choice[GOODS]
    cdef readonly int by_discount[GOODS]
    cdef readonly int sheet[SEATS][SHEET]
    cdef public list log

    cdef void _new_goods(self)
    cdef void _new_colours(self)
    cdef void _new_cities(self)
    cdef void _new_table(self)
    cdef void _new_expansions(self)
    cdef void _new_counters(self)
    cdef void _new_setting(self)
    cdef void _new_agenda(self)
    cdef void _new_scratch(self)
    cdef void _new_bills(self)
    cdef void ask(self, int kind, int seat, int about) noexcept
    cdef void finish(self, int winner, int victory) noexcept
    cdef void discard(self, int card) noexcept
    @cython.locals(place=cython.int)
    cdef void take_back(self, int card) noexcept
    cdef void tell(self, int fact, int seat, int what, int amount) noexcept
    cdef void whisper(self, int audience, int fact, int seat, int what, int amount) noexcept
    cpdef void copy_from(self, State other) noexcept

cpdef State copy(State state)

from . cimport agenda, copying
