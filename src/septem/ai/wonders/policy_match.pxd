cimport cython
from ...core cimport bits
from ...core.chance cimport Stream
from ...wonders.game cimport Wonders
from ...wonders.state cimport State
from .policy cimport Policy

@cython.locals(seat=cython.int, policy=Policy)
cpdef void finish(Wonders game, State state, list policies, double noise, Stream stream)
