"""The cards of the expansion: they are sent, never built."""

from septem.duel.data.declarations import Card, Cost

from .constants import ENVOY

ENVOYS = tuple(Card(f"envoy_{number}", ENVOY, Cost(), (), buildable=False) for number in range(1, 14))
STRUCTURES = (  # the printed ones of another expansion, Agora
    ((-2, 0, 2), (-3, -1, 1, 3), (-4, -2, 0, 2, 4), (-5, -3, -1, 1, 3, 5), (-6, -4, -2, 0, 2, 4, 6)),
    ((-6, -4, -2, 0, 2, 4, 6), (-5, -3, -1, 1, 3, 5), (-4, -2, 0, 2, 4), (-3, -1, 1, 3), (-2, 0, 2)),
    ((-1, 1), (-2, 0, 2), (-3, -1, 1, 3), (-4, -2, 0, 2, 4), (-3, -1, 1, 3), (-2, 0, 2), (-1, 1)),
)
LAID = (5, 5, 3)
