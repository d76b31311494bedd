"""The Lottery in French."""

ITEMS = {"lottery": ("Loterie", "la Loterie")}

TEXT = {
    "effect.lottery_bet": "misez sur un nombre parmi trois",
    "question.bet": "misez sur un nombre",
    "move.bet": "miser sur le {number}",
    "event.bet_won": "{player} mise sur le {number} et gagne",
    "event.bet_lost": "{player} mise sur le {number} et perd",
    "category.luck": "Chance",
    "victory.luck": "{player} gagne par la chance",
}
