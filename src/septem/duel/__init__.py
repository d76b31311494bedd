"""7 Wonders Duel."""

# Numbers of names follow this order, whatever is imported first.
from . import constants as constants
from .pantheon import constants as _pantheon  # noqa: F401
from .promo import constants as _promo  # noqa: F401
