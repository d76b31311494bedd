cimport cython
from . cimport agenda
from .sizes cimport tiny, CITIES, CLASSES, SUPPLIES, COUNTED, SYMBOLS, WORDS, HAND, AGES, DEALS, PAST
from .sizes cimport AGENDA, CHECKS, DECK, ITEMS, LEADERS, MENU, PICKS, REVIVALS, SHEET, SLOTS, WAYS, WILD

@cython.final
cdef class State:
    cdef readonly long long own[CITIES][CLASSES]
    cdef readonly long long sale[CITIES][CLASSES]
    cdef readonly long long kept_market[CLASSES][SUPPLIES]
    cdef readonly long long leaders[CITIES]
    cdef readonly long long leader_hand[CITIES]
    cdef readonly long long leader_dealt[CITIES]
    cdef readonly long long leader_draws
    cdef readonly int answers[CITIES]
    cdef readonly short coins[CITIES]
    cdef readonly unsigned short built[CITIES][WORDS]
    cdef readonly short history[PAST][CITIES]
    cdef readonly tiny dealt[DEALS][HAND]
    cdef readonly tiny hands[CITIES][HAND]
    cdef readonly tiny counts[CITIES][COUNTED]
    cdef readonly tiny rates[CITIES][SUPPLIES]
    cdef readonly tiny kept_rates[SUPPLIES]
    cdef readonly tiny symbols[CITIES][SYMBOLS]
    cdef readonly tiny victories[CITIES][AGES]
    cdef readonly tiny shields[CITIES]
    cdef readonly tiny free_symbols[CITIES]
    cdef readonly tiny board[CITIES]
    cdef readonly tiny lot[CITIES]
    cdef readonly tiny left[CITIES]
    cdef readonly tiny right[CITIES]
    cdef readonly tiny hand[CITIES]
    cdef readonly tiny held[CITIES]
    cdef readonly int looked[CITIES]
    cdef readonly int revived[REVIVALS]
    cdef readonly long long duties[PAST]
    cdef readonly short funds[PAST]
    cdef readonly short leader_past[AGES][CITIES]
    cdef readonly short helps[CITIES]
    cdef readonly short used[CITIES]
    cdef readonly short waives[CITIES]
    cdef readonly short frees[CITIES]
    cdef readonly short eyes[CITIES]
    cdef readonly short debts[CITIES]
    cdef readonly short owed[CITIES]
    cdef readonly tiny owed_tokens[CITIES]
    cdef readonly tiny owed_stages[CITIES]
    cdef readonly tiny doves[CITIES]
    cdef readonly tiny spared[CITIES]
    cdef readonly tiny masks[CITIES]
    cdef readonly tiny chain_bonus[CITIES]
    cdef readonly tiny trade_bonus[CITIES]
    cdef readonly tiny bounty[CITIES]
    cdef readonly tiny set_bonus[CITIES]
    cdef readonly tiny bonuses[CITIES][COUNTED]
    cdef readonly tiny copied[CITIES]
    cdef readonly tiny reduction[CITIES]
    cdef readonly tiny picks[PICKS][CITIES]
    cdef readonly tiny unused[LEADERS]
    cdef readonly int rounds, last_turn, afterwards, guild_pool, extras, team, drafted, unused_size, recruitments
    cdef readonly int kept_helps, kept_printed
    cdef readonly int patrons, passing, stubborn, saving, thrifty, pardons, pardoning, hiring, courting
    cdef readonly int cities, seats, age, turn, discarded, revivals, forgotten, rulings, kept_purse, winners
    cdef readonly int claims, claiming, lasting, reviving, copying
    cdef readonly int agenda[AGENDA]
    cdef readonly int depth
    # Scratch from here on.
    cdef readonly int menu[MENU]
    cdef readonly int ways[WAYS]
    cdef readonly int raises[WAYS]
    cdef readonly int bag[DECK]
    cdef readonly int open_slots[SLOTS]
    cdef readonly int cloud[SLOTS]
    cdef readonly int lots[SLOTS]
    cdef readonly int box[SLOTS]
    cdef readonly tiny needs[CHECKS][ITEMS]
    cdef readonly int check_ends[CHECKS]
    cdef readonly int checks
    cdef readonly long long market[CLASSES][SUPPLIES]
    cdef readonly int price[SUPPLIES]
    cdef readonly int purse
    cdef readonly int wild[WILD]
    cdef readonly int wilds, help
    cdef readonly int sheet[SHEET]
    cdef readonly int totals[CITIES]
    cdef public list log

    cdef void _new_supplies(self)
    cdef void _new_cities(self)
    cdef void _new_counts(self)
    cdef void _new_rates(self)
    cdef void _new_symbols(self)
    cdef void _new_hands(self)
    cdef void _new_buildings(self)
    cdef void _new_counters(self)
    cdef void _new_scratch(self)
    cdef void _new_totals(self)
    cdef void _new_market(self)
    cdef void _new_slots(self)
    cdef void _new_helps(self)
    cdef void _new_bonuses(self)
    cdef void _new_wild(self)
    cdef void _new_tokens(self)
    cdef void _new_leaders(self)
    cdef void _new_leader_packs(self)
    cdef void _new_unused(self)
    cdef void _new_rights(self)
    cdef void _new_revivals(self)
    cdef void _new_duties(self)
    cdef void _new_funds(self)
    cdef void _new_checks(self)
    cdef void _new_needs(self)
    cdef void ask(self, int kind, int asked) noexcept
    cdef void finish(self, int winners) noexcept
    cdef void tell(self, int fact, int city, int what, int amount) noexcept
    cdef void whisper(self, int audience, int fact, int city, int what, int amount) noexcept
    cpdef void copy_from(self, State other) noexcept

cpdef State copy(State state)

from . cimport copying
