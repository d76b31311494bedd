"""The fields of a position that Cities adds; they stay as they begin without it."""

from ...core.field import Field
from ..fields import CITY

FIELDS = (
    Field("owed", "visible", "coins to be lost at the end of this turn", CITY, "short"),
    Field("owed_tokens", "visible", "of those, for each victory token", CITY, "tiny"),
    Field("owed_stages", "visible", "of those, for each stage", CITY, "tiny"),
)
