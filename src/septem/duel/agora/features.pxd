cimport cython
from .. cimport agenda, sizes
from ..features cimport ExpansionFeatures
from ..state cimport State
from . cimport senate

# Written by scripts/generate.py:
cdef int ACTIONS, CUBES, DECREE_KINDS, LEADS, MOST_LEAD, MOST_MISSING, MOST_PLOTS, MOST_SENATORS, NOTHING
cdef int NOT_CONTROLLED, PLOT_KINDS, SENATE_ACTION, SENATOR

cdef class AgoraFeatures(ExpansionFeatures):
    cdef int leads, owned, lying, plots, step, left, controlled, missing, stock, senators, actions, plot_counts
    cdef int write(self, State state, int asked, int *active, int count) noexcept
    @cython.locals(lead=cython.int)
    cdef int write_chambers(self, State state, int asked, int *active, int count) noexcept
    @cython.locals(place=cython.int, decree=cython.int, chamber=cython.int, owner=cython.int)
    cdef int write_decrees(self, State state, int asked, int *active, int count) noexcept
    cdef int write_turn(self, State state, int asked, int *active, int count) noexcept
    @cython.locals(controlled=cython.int, missing=cython.int, lead=cython.int, senators=cython.int)
    cdef int write_influence(self, State state, int seat, int side, int *active, int count) noexcept
    @cython.locals(number=cython.int, unprepared=cython.int, prepared=cython.int, ready=cython.int, first=cython.int)
    cdef int write_plots(self, State state, int seat, int side, int *active, int count) noexcept
