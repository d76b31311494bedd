"""Which values the parts of the promo wonders' moves can have, by verb."""

from ..action_shapes import CARD, ActionShape

ACTION_SHAPES = {
    "claim": ActionShape(CARD),
    "cast": ActionShape(CARD),
}
