"""The promotional wonders in English."""

# In the order of the box.
ITEMS = {
    # Wonders.
    "messe_essen": ("Messe Essen", "Messe Essen"),
    "statue_of_liberty": ("The Statue of Liberty", "the Statue of Liberty"),
}

# Needed whatever the game, because a problem may be raised before the game is known.
PROBLEMS = {
    "reason.not_in_top_row": "that card is not in the top row",
    "reason.not_aside": "that is not one of those cards",
    "lacks.top_row": "no card is left in the top row",
    "lacks.aside": "three cards must be set aside",
    "lacks.cast": "two cards must be set aside, or three while one is still to be built",
}

TEXT = {
    # Questions.
    "question.top_row": "build a card of the top row for free",
    "question.aside": "build one of the cards put back into the box",
    "question.cast": "discard one of the two cards; the opponent builds the other",
    # Moves.
    "move.claim": "build {item}",
    "move.cast": "discard {item}",
    # Events.
    "event.aside_shown": "Cards put back into the box at the start: {cards}",
    "event.card_cast": "{player} puts {item} on the discard pile",
    # Effects of cards.
    "effect.build_from_top_row": "build a card of the top row for free, covered or not",
    "effect.build_from_set_aside": (
        "of this age's three cards in the box: build one, discard one, the opponent builds the last"
    ),
    # The terminal: drawing.
    "icon.top_row": "top row",
    "icon.aside": "from the box",
    # The terminal: play.
    "typed.claim": "claim",
    "typed.cast": "cast",
}

# Short texts of rule statements.
STATEMENTS = {
    "DP-003": "You build a card of the structure's top row for free, even if other cards still cover it.",
    "DP-004": "The top row is the one that is reached last.",
    "DP-006": "The card leaves the structure and works in full.",
    "DP-007": (
        "Of the three cards of this age that were set aside you build one, discard one, and your opponent "
        "builds the third; all for free."
    ),
    "DP-008": "First your building with all its effects, then the discard, then your opponent's; each may win the "
    "game.",
}
