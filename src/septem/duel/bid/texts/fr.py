"""The bid for going first in French."""

# Needed whatever the game, because a problem may be raised before the game is known.
PROBLEMS = {
    "reason.bid_too_low": "une enchère doit être plus élevée que la précédente",
    "reason.no_bid": "personne n'a encore enchéri",
}

TEXT = {
    # Questions.
    "question.bid": "combien de pièces offrez-vous à l'adversaire pour commencer ?",
    "question.bid_higher": "l'adversaire vous offre {coins} pour commencer : acceptez, ou offrez davantage",
    # Moves.
    "move.bid": "offrir {coins} et commencer",
    "move.accept": "accepter et jouer en second",
    # Events.
    "event.bid_made": "{player} offre {coins} pour commencer",
    "event.first_decided": "{player} commence",
    # Hints.
    "because.fair_bid": "à {coins}, les deux joueurs ont les mêmes chances",
    # The terminal: play.
    "typed.bid": "offrir",
    "typed.accept": "accepter",
}

# It brings no components, and no statement of the rules governs it.
ITEMS: dict[str, tuple[str, str]] = {}
STATEMENTS: dict[str, str] = {}
