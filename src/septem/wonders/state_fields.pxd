# Written by scripts/generate.py from fields.py, here and in the expansions.
from .sizes cimport byte, tiny, AGENDA, AGES, CARDS, CHECKS, CITIES, CLASSES, COUNTED, DEALS, DECK, HAND, MENU
from .sizes cimport MOST_ROUNDS, OTHER_ITEMS, PAST, PICKS, REVIVALS, SHEET, SLOTS, SPARE, SUPPLIES, SYMBOLS, WAYS
from .sizes cimport WILD, WORDS
from ..core cimport arrays

cdef class StateFields:
    cdef readonly short coins[CITIES]
    cdef readonly tiny board[CITIES]
    cdef readonly tiny shields[CITIES]
    cdef readonly long long own[CITIES][CLASSES]
    cdef readonly long long sale[CITIES][CLASSES]
    cdef readonly tiny rates[CITIES][SUPPLIES]
    cdef readonly unsigned short built[CITIES][WORDS]
    cdef readonly tiny counts[CITIES][COUNTED]
    cdef readonly tiny bonuses[CITIES][COUNTED]
    cdef readonly tiny symbols[CITIES][SYMBOLS]
    cdef readonly tiny free_symbols[CITIES]
    cdef readonly tiny victories[CITIES][AGES]
    cdef readonly short helps[CITIES]
    cdef readonly short used[CITIES]
    cdef readonly short waives[CITIES]
    cdef readonly short frees[CITIES]
    cdef readonly short free_turns[CITIES]
    cdef readonly tiny chain_bonus[CITIES]
    cdef readonly tiny trade_bonus[CITIES]
    cdef readonly tiny bounty[CITIES]
    cdef readonly long long other_items[CITIES]
    cdef readonly tiny copied[CITIES]
    cdef readonly short negative_points[CITIES]
    cdef readonly tiny absences[CITIES]
    cdef readonly tiny uncounted_defeats[CITIES]
    cdef readonly tiny symbol_copies[CITIES]
    cdef readonly short claim_colours[CITIES]
    cdef readonly tiny set_bonus[CITIES]
    cdef readonly byte claims
    cdef readonly byte claiming
    cdef readonly byte lasting
    cdef readonly int reviving
    cdef readonly byte copying
    cdef readonly byte colour_claims
    cdef readonly byte colour_claiming
    cdef readonly byte free_colours
    cdef readonly byte interest
    cdef readonly byte interest_due
    cdef readonly byte defeats_as_shields
    cdef readonly byte passing_defeats
    cdef readonly tiny cities
    cdef readonly tiny seats
    cdef readonly tiny left[CITIES]
    cdef readonly tiny right[CITIES]
    cdef readonly short eyes[CITIES]
    cdef readonly tiny team
    cdef readonly int rulings
    cdef readonly tiny rounds
    cdef readonly tiny last_turn
    cdef readonly tiny afterwards
    cdef readonly tiny edition
    cdef readonly int guild_pool
    cdef readonly tiny extras
    cdef readonly tiny age
    cdef readonly tiny turn
    cdef readonly int discarded
    cdef readonly byte winners
    cdef readonly byte used_blocks
    cdef readonly int agenda[AGENDA]
    cdef readonly tiny depth
    cdef readonly int answers[CITIES]
    cdef readonly tiny hand[CITIES]
    cdef readonly tiny held[CITIES]
    cdef readonly tiny hands[CITIES][HAND]
    cdef readonly short history[PAST][CITIES]
    cdef readonly long long kept_market[CLASSES][SUPPLIES]
    cdef readonly tiny kept_rates[SUPPLIES]
    cdef readonly int kept_purse
    cdef readonly int kept_helps
    cdef readonly int kept_printed
    cdef readonly tiny dealt[DEALS][HAND]
    cdef readonly tiny board_aside[CITIES]
    cdef readonly int looked[CITIES]
    cdef readonly int revived[REVIVALS]
    cdef readonly tiny revivals
    cdef readonly int forgotten
    cdef readonly long long excluded[PAST]
    cdef readonly short free_city_coins[PAST]
    cdef readonly short spare[SPARE]
    cdef readonly short owed[CITIES]
    cdef readonly tiny owed_tokens[CITIES]
    cdef readonly tiny owed_stages[CITIES]
    cdef readonly tiny reduction[CITIES]
    cdef readonly byte patrons
    cdef readonly byte hiring
    cdef readonly byte courting
    cdef readonly tiny drafted
    cdef readonly tiny recruitments
    cdef readonly long long leader_hand[CITIES]
    cdef readonly long long leader_dealt[CITIES]
    cdef readonly tiny picks[PICKS][CITIES]
    cdef readonly short leader_past[AGES][CITIES]
    cdef readonly long long leader_draws
    cdef readonly tiny unused[OTHER_ITEMS]
    cdef readonly tiny unused_size
    cdef readonly int menu[MENU]
    cdef readonly int ways[WAYS]
    cdef readonly int raises[WAYS]
    cdef readonly int bag[DECK]
    cdef readonly long long market[CLASSES][SUPPLIES]
    cdef readonly int price[SUPPLIES]
    cdef readonly int purse
    cdef readonly int help
    cdef readonly int wild[WILD]
    cdef readonly int wilds
    cdef readonly int strengths[CITIES]
    cdef readonly int sheet[SHEET]
    cdef readonly int copyable[SYMBOLS]
    cdef readonly int totals[CITIES]
    cdef readonly int pile_counts[CARDS]
    cdef readonly int draw_slots[MOST_ROUNDS]
    cdef readonly int group[SLOTS]
    cdef readonly int known_slots[SLOTS]
    cdef readonly int group_first[SLOTS]
    cdef readonly int group_end[SLOTS]
    cdef readonly int open_slots[SLOTS]
    cdef readonly int candidates[CARDS]
    cdef readonly int box[SLOTS]
    cdef readonly int collected[DECK]
    cdef readonly tiny needs[CHECKS][CARDS]
    cdef readonly int check_ends[CHECKS]
    cdef readonly int checks
    cdef void _new_zeros(self)
    cdef void _new_numbers(self)
    cdef void _new_agenda(self)
    cdef void _new_ages_by_cities(self)
    cdef void _new_cards(self)
    cdef void _new_checks(self)
    cdef void _new_checks_by_cards(self)
    cdef void _new_cities(self)
    cdef void _new_cities_by_ages(self)
    cdef void _new_cities_by_classes(self)
    cdef void _new_cities_by_counted(self)
    cdef void _new_cities_by_hand(self)
    cdef void _new_cities_by_supplies(self)
    cdef void _new_cities_by_symbols(self)
    cdef void _new_cities_by_words(self)
    cdef void _new_classes_by_supplies(self)
    cdef void _new_deals_by_hand(self)
    cdef void _new_deck(self)
    cdef void _new_menu(self)
    cdef void _new_most_rounds(self)
    cdef void _new_other_items(self)
    cdef void _new_past(self)
    cdef void _new_past_by_cities(self)
    cdef void _new_picks_by_cities(self)
    cdef void _new_revivals(self)
    cdef void _new_sheet(self)
    cdef void _new_slots(self)
    cdef void _new_spare(self)
    cdef void _new_supplies(self)
    cdef void _new_symbols(self)
    cdef void _new_ways(self)
    cdef void _new_wild(self)
