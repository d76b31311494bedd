"""The promotional wonders in French."""

# In the order of the box.
ITEMS = {
    # Wonders.
    "messe_essen": ("La Messe d'Essen", "la Messe d'Essen"),
    "statue_of_liberty": ("La Statue de la Liberté", "la Statue de la Liberté"),
}

# Needed whatever the game, because a problem may be raised before the game is known.
PROBLEMS = {
    "reason.not_in_top_row": "cette carte n'est pas dans la dernière rangée",
    "reason.not_aside": "ce n'est pas une de ces cartes",
    "lacks.top_row": "il ne reste aucune carte dans la rangée du haut",
    "lacks.aside": "trois cartes doivent être mises de côté",
    "lacks.cast": "deux cartes doivent être mises de côté, ou trois tant qu'il en reste une à construire",
}

TEXT = {
    # What is asked.
    "question.top_row": "construis gratuitement une carte de la dernière rangée",
    "question.aside": "construis une des cartes remises dans la boîte",
    "question.cast": "défausse une des deux cartes ; l'adversaire construit l'autre",
    # Moves.
    "move.claim": "construire {item}",
    "move.cast": "défausser {item}",
    # Events.
    "event.aside_shown": "Cartes remises dans la boîte au début : {cards}",
    "event.card_cast": "{player} met {item} dans la défausse",
    # What cards do.
    "effect.build_from_top_row": "construis gratuitement une carte de la dernière rangée, accessible ou non",
    "effect.build_from_set_aside": "des trois cartes de cet âge en boîte : construire, défausser, donner",
    # The terminal: drawing.
    "icon.top_row": "rangée du haut",
    "icon.aside": "de la boîte",
    # The terminal: play.
    "typed.claim": "réclamer",
    "typed.cast": "jeter",
}

# What the statements of the rules say, in short.
STATEMENTS = {
    "DP-003": "Vous construisez gratuitement une carte de la dernière rangée de la structure, même recouverte.",
    "DP-004": "La dernière rangée est celle du haut, atteinte en dernier.",
    "DP-006": "La carte quitte la structure et agit pleinement.",
    "DP-007": "Des trois cartes de cet âge mises de côté, vous en construisez une, en défaussez une, et l'adversaire "
    "construit la troisième ; tout est gratuit.",
    "DP-008": "D'abord votre bâtiment avec tous ses effets, puis la défausse, puis celui de l'adversaire ; chacun "
    "peut gagner la partie.",
}
