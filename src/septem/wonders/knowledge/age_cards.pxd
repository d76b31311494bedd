cimport cython
from ...core cimport arrays
from .. cimport history, setters, sizes
from ..data.catalogue cimport Catalogue, deck_number
from ..rules cimport seating
from ..state cimport State

# Written by scripts/generate.py:
cdef int EXTRAS_AN_AGE, FIRST_EXTRA, FIRST_GUILD, FIRST_STAGE, FREE_SEAT, GONE, NONE, NOTHING_DONE, NOWHERE, NO_VERB

cdef Catalogue CATALOGUE

@cython.final
cdef class Unseen:
    cdef int is_known, shown, opened, drawn, kinds
    cdef int known[sizes.CARDS]
    cdef int left[sizes.CARDS]
    cdef int found[sizes.CARDS]
    cdef int shown_cards[sizes.SLOTS]
    cdef int open[sizes.SLOTS]
    cdef int order[sizes.SLOTS]
    cdef int draws[sizes.MOST_ROUNDS]
    cdef void _new_counts(self)
    cdef void _new_slots(self)
    cdef void _new_draws(self)
    @cython.locals(card=cython.int, seen=cython.int)
    cdef void begin(self, int is_known, tuple cards) except *
    cdef void show(self, int card) noexcept
    cdef void add_open(self, int slot) noexcept
    cdef void draw(self, int turn) noexcept
    @cython.locals(card=cython.int, place=cython.int, seen=cython.int)
    cdef void find(self, tuple cards, int drawn) except *
    cdef void add_found(self, int card) noexcept
    @cython.locals(number=cython.int, card=cython.int)
    cdef void show_rest(self) noexcept

@cython.final
cdef class AgeCards:
    cdef State state
    cdef object view
    cdef int age, players, now, turns, end, unknowns
    cdef list sights, hands
    cdef Unseen unseen
    cdef int card[sizes.SLOTS]
    cdef int unknown[sizes.SLOTS]
    cdef int laid[sizes.HAND_SLOTS]
    cdef int verb[sizes.HAND_SLOTS]
    cdef int drawn[sizes.MOST_ROUNDS]
    cdef int lost[sizes.MOST_ROUNDS]
    cdef int count[sizes.CARDS]
    cdef void _new_slots(self)
    cdef void _new_deeds(self)
    cdef void _new_turns(self)
    cdef void _new_counts(self)
    @cython.locals(slot=cython.int, turn=cython.int)
    cdef void begin(self, int age) except *
    @cython.locals(slot=cython.int)
    cdef void read(self) except *
    @cython.locals(turn=cython.int)
    cdef void read_hands(self, int seat, tuple hand, tuple sights) except *
    @cython.locals(row=cython.int, turn=cython.int)
    cpdef void restore(self, int age, list loose, object table_config) except *
    cdef int card_in(self, int slot) except -2
    cdef int drawn_in(self, int turn) except -2
    cdef int holder(self, int row, int turn) noexcept
    @cython.locals(turn=cython.int, draws=cython.int)
    cdef void follow(self, int row) except *
    @cython.locals(drawn=cython.int)
    cdef void look(self, int turn, int holder, int draws) except *
    cdef void note(self, int slot) noexcept
    @cython.locals(first=cython.int, place=cython.int, held=cython.int, cards=tuple)
    cdef void follow_to_end(self, int row, tuple hand) except *
    cdef void settle(self, tuple cards, int drawn) except *
    @cython.locals(place=cython.int, number=cython.int, card=cython.int)
    cdef void settle_draws(self) noexcept
    @cython.locals(filled=cython.int, card=cython.int)
    cdef void settle_open(self) except *
    cdef void add_unknown(self, int first) noexcept
    @cython.locals(opened=cython.int, shown=cython.int, number=cython.int, turn=cython.int)
    cdef void lose(self) except *
    @cython.locals(turn=cython.int, last=cython.int, is_played=cython.int, slot=cython.int, card=cython.int)
    cdef void find_pile(self) except *
    @cython.locals(filled=cython.int, card=cython.int)
    cdef void fill_unknown(self, list loose, object table_config) except *
    @cython.locals(cities=cython.int, deck=cython.int, place=cython.int, card=cython.int, rest=list)
    cdef list unseen_cards(self, list loose, object table_config)
    @cython.locals(card=cython.int, slot=cython.int)
    cdef void count_seen(self, list loose) except *
    @cython.locals(deck=cython.int, place=cython.int)
    cdef int is_of_age(self, int card) except -1
    cdef set piled(self)
    @cython.locals(held=list, dealt=list, card=cython.int, remembered=cython.int)
    cdef void write_row(self, int row) except *
    @cython.locals(first=cython.int, place=cython.int)
    cdef list held(self, int row)
    @cython.locals(card=cython.int, turn=cython.int, draws=cython.int)
    cdef void count_dealt(self, int row, list held) except *
    cdef void count_played(self, int slot) except *
    @cython.locals(turn=cython.int)
    cdef void write_pile(self) except *
    @cython.locals(slot=cython.int, entry=cython.int)
    cdef void write_past(self) except *
