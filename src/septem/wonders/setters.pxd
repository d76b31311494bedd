from . cimport agenda
from .rules cimport building, dealing, seating
from . cimport sizes
from .data.catalogue cimport Catalogue
from .state cimport State

cdef Catalogue CATALOGUE
cdef long long ONE
# Written by scripts/generate.py:
cdef int DEFEAT, STAGE, VICTORY

cpdef void put_table(State state, int cities, int seats, int rulings)
cpdef void put_length(State state, int rounds)
cpdef void put_other_item(State state, int city, int item)
cpdef void put_copied(State state, int city, int item)
cpdef void put_colour_claims(State state, int claims)
cpdef void put_rulings(State state, int rulings)
cpdef void remove_building(State state, int city, int card)
cpdef void put_board(State state, int city, int board)
cpdef void put_coins(State state, int city, int coins)
cpdef void put_card(State state, int city, int card)
cpdef void put_stages(State state, int city, int stages)
cpdef void put_tokens(State state, int city, list victories, int defeats)
cpdef void put_turn(State state, int age, int turn)
cpdef void put_dealt(State state, int age, int row, list cards)
cpdef void put_hand(State state, int row, list cards)
cpdef void put_held(State state, int row, int held)
cpdef void put_past(State state, int age, int turn, int city, int entry)
cpdef void put_pile(State state, int discarded)
cpdef void put_looked(State state, int seat, int looked)
cpdef void put_revived(State state, int entry)
cpdef void put_free_city_coins(State state, int past, int coins)
cpdef void put_excluded(State state, int past, long long cards)
cpdef void put_forgotten(State state, int rounds)
cpdef void put_rights(State state, int claims, int reviving)
cpdef void put_kept(State state, State before, int purse)
cpdef void put_used(State state, list used, int interest_due)
cpdef void put_spare(State state, int place, int number)
cpdef void put_question(State state, int kind, int asked, int owing)
cpdef void put_answer(State state, int city, int move)
cpdef void put_result(State state, int winners)
