"""Why a move of 7 Wonders may be good, in English; what is not here is said as in Duel."""

TEXT = {
    "because.science": "adds {points} of science as it stands",
    "because.ahead": "puts the army {shields} ahead of {city}",
    "because.level": "draws level with the army of {city}",
    "because.avoids": "stays away from a conflict with {city}, who has {shields} more",
    "because.first_good": "the city makes no {good} yet",
    "because.opens_stage": "makes the next stage possible, with what is for sale",
    "because.cheaper_stage": "takes {coins} off the price of the next stage",
    "because.denies_next": "{city} gets this hand next and could build {item} for {coins}",
    "because.denies_next_free": "{city} gets this hand next and could build {item} for nothing",
    "because.saves_debts": "saves {points} that debts would cost",
    "because.keeps_coins": "keeps {coins} to spend",
}
