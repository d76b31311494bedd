"""The Tithe in French."""

ITEMS = {"priests_guild": ("Guilde des prêtres", "la Guilde des prêtres")}

TEXT = {"effect.points_for_poverty": "à la fin 3 points, moins 1 par pièce", "question.tithe": "versez la dîme"}
