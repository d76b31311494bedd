"""The promotional wonders in French."""

# In the order of the box.
ITEMS = {
    # Wonders.
    "messe_essen": ("La Messe d'Essen", "la Messe d'Essen"),
    "statue_of_liberty": ("La Statue de la Liberté", "la Statue de la Liberté"),
}

# Needed whatever the game, because a problem may be raised before the game is known.
PROBLEMS = {
    "reason.not_in_top_row": "cette carte n'est pas dans la rangée du haut",
    "reason.not_aside": "ce n'est pas une de ces cartes",
    "lacks.top_row": "il ne reste aucune carte dans la rangée du haut",
    "lacks.aside": "trois cartes doivent être mises de côté",
    "lacks.cast": "deux cartes doivent être mises de côté, ou trois tant qu'il en reste une à construire",
}

TEXT = {
    # Questions.
    "question.top_row": "construire gratuitement une carte de la rangée du haut",
    "question.aside": "construire une des cartes remises dans la boîte",
    "question.cast": "défausser une des deux cartes ; l'adversaire construit l'autre",
    # Moves.
    "move.claim": "construire {item}",
    "move.cast": "défausser {item}",
    # Events.
    "event.aside_shown": "Cartes remises dans la boîte au début : {cards}",
    "event.card_cast": "{player} défausse {item}",
    # Effects of cards.
    "effect.build_from_top_row": "construisez gratuitement une carte de la rangée du haut, accessible ou non",
    "effect.build_from_set_aside": (
        "des trois cartes de cet âge remises dans la boîte : construisez-en une, défaussez-en une, donnez la dernière"
    ),
    # The terminal: drawing.
    "icon.top_row": "rangée du haut",
    "icon.aside": "de la boîte",
    # The terminal: play.
    "typed.claim": "réclamer",
    "typed.cast": "jeter",
}

# Short texts of rule statements.
STATEMENTS = {
    "DP-003": "Vous construisez gratuitement une carte de la rangée du haut de la structure, même recouverte.",
    "DP-004": "La rangée du haut est la dernière à être accessible.",
    "DP-006": "La carte quitte la structure et agit pleinement.",
    "DP-007": "Des trois cartes de cet âge mises de côté, vous en construisez une, en défaussez une, et l'adversaire "
    "construit la troisième ; tout est gratuit.",
    "DP-008": "D'abord votre bâtiment avec tous ses effets, puis la défausse, puis celui de l'adversaire ; chacun "
    "peut gagner la partie.",
}
