"""Menus of Agora's questions."""

from .. import constants as c

# Verbs whose moves name no item, and the part they name instead.
WITHOUT_ITEM = {
    c.PLACE_INFLUENCE: "chamber",
    c.MOVE: "chamber",
    c.REMOVE: "chamber",
    c.SHIFT: "chamber",
    c.CONSPIRE: "",
    c.PASS: "",
}
PRICED = {c.RECRUIT: ""}  # verbs with a price
