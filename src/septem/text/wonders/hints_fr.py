"""Pourquoi un coup de 7 Wonders peut être bon ; le reste se dit comme pour Duel."""

TEXT = {
    "because.science": "rapporte {points} de science en l'état",
    "because.ahead": "donne à l'armée {shields} de plus que {city}",
    "because.level": "met l'armée à égalité avec {city}",
    "because.avoids": "évite un conflit avec {city}, qui a {shields} de plus",
    "because.first_good": "la cité ne produit pas encore : {good}",
    "because.opens_stage": "rend possible la prochaine étape, avec ce qui est à vendre",
    "because.cheaper_stage": "retire {coins} du prix de la prochaine étape",
    "because.denies_next": "{city} reçoit ensuite cette main et pourrait construire {item} pour {coins}",
    "because.denies_next_free": "{city} reçoit ensuite cette main et pourrait construire {item} gratuitement",
    "because.saves_debts": "évite {points} de dettes",
    "because.keeps_coins": "garde {coins} à dépenser",
}
