"""The Lottery in English."""

ITEMS = {"lottery": ("Lottery", "the Lottery")}

TEXT = {
    "effect.lottery_bet": "bet on one of three numbers",
    "question.bet": "bet on a number",
    "move.bet": "bet on {number}",
    "event.bet_won": "{player} bets on {number} and wins",
    "event.bet_lost": "{player} bets on {number} and loses",
    "category.luck": "Luck",
    "victory.luck": "{player} wins by luck",
}
