"""7 Wonders: Leaders, an expansion."""

from . import problems as problems
