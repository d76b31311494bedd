"""The bid for going first in English."""

# Needed whatever the game, because a problem may be raised before the game is known.
PROBLEMS = {
    "reason.bid_too_low": "a bid must be higher than the last one",
    "reason.no_bid": "nobody has bid yet",
}

TEXT = {
    # Questions.
    "question.bid": "how many coins do you offer your opponent for going first?",
    "question.bid_higher": "your opponent offers you {coins} for going first: accept, or offer more",
    # Moves.
    "move.bid": "offer {coins} and go first",
    "move.accept": "accept and go second",
    # Events.
    "event.bid_made": "{player} offers {coins} for going first",
    "event.first_decided": "{player} goes first",
    # Hints.
    "because.fair_bid": "at {coins} both players have the same chance",
    # The terminal: play.
    "typed.bid": "offer",
    "typed.accept": "accept",
}

# It brings no components, and no statement of the rules governs it.
ITEMS: dict[str, tuple[str, str]] = {}
STATEMENTS: dict[str, str] = {}
