"""Menus of the bid."""

from .. import constants as c

WITHOUT_ITEM = {c.BID: "coins", c.ACCEPT: ""}  # verbs whose moves name no item, and the part they name instead
