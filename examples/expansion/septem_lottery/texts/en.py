"""English."""

TEXTS = {
    "lottery": "Lottery",
    "effect.lottery_bet": "bet on one of three numbers",
    "category.luck": "Luck",
    "victory.luck": "victory by luck",
    "bet": "bet on {number}",
}
