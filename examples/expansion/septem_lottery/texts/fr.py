"""French."""

TEXTS = {
    "lottery": "Loterie",
    "effect.lottery_bet": "misez sur un nombre parmi trois",
    "category.luck": "Chance",
    "victory.luck": "victoire par la chance",
    "bet": "miser sur {number}",
}
