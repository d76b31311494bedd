"""The Tithe in English."""

ITEMS = {"priests_guild": ("Priests Guild", "the Priests Guild")}

TEXT = {"effect.points_for_poverty": "at the end 3 points, less 1 for each coin", "question.tithe": "give a tithe"}
