"""Hints and analysis, in French."""

TEXT = {
    # Why a move may be good.
    "because.by_chain": "est gratuit grâce à {item}",
    "because.points": "rapporte {points}",
    "because.coins": "rapporte {coins}",
    "because.leads_to": "rendrait gratuit : {item}",
    "label.best": "meilleur",
    "label.good": "bon",
    "label.inaccuracy": "imprécision",
    "label.mistake": "erreur",
    "label.blunder": "gaffe",
    "label.unclear": "incertain",
    "serve.no_page": "La page n'a pas été construite : installez Node 20.19 ou plus récent, puis Septem à nouveau.",
    "serve.ready": "Septem est prêt : {address} (Ctrl+C pour arrêter ; les parties sont conservées)",
    "hint.asked": "{question}. Chances de victoire de {player} : {chance} %",
    "hint.seat": "{player} : {chance} % de chances de victoire",
    "hint.move": "{number}. {move} : {chance} %",
    "hint.reasons": "{reasons}",
    "hint.line": "puis éventuellement : {line}",
    "analysis.progress": "décisions",
    "analysis.number": "n°",
    "analysis.player": "joueur",
    "analysis.move": "coup",
    "analysis.before": "avant, %",
    "analysis.after": "après, %",
    "analysis.loss": "perdu",
    "analysis.label": "mention",
    "analysis.better": "mieux",
    "analysis.seat": "{player} : {labels} ; {loss} % perdus par décision",
    "analysis.count": "{label} {count}",
    "analysis.turns": "Tournants :",
    "analysis.turn": "{number}. {player} : {move}. {first} : {before} % → {after} % ; coup {choice}, chance {luck}",
    "analysis.turn_many": (
        "{number}. {player} : {move}. {first} : {before} % → {after} % ; coup {choice}, chance et autres {luck}"
    ),
    "analysis.no_turns": "Aucun tournant.",
    "analysis.moment": "tour",
    "analysis.titles": "Chances de victoire",
    "analysis.rounds": "tour",
    "analysis.title": "Chances de victoire de {player}",
    "analysis.axis": "décision",
    "analysis.why": "{number}. {player} : {move} ({label}). Mieux : {better}",
    "analysis.for": "pour ce coup : {reasons}",
    "analysis.against": "le coup joué : {reasons}",
    "analysis.missed": "Occasions manquées :",
    "summary.one": "{player} {accuracy} %",
    "summary.accuracy": "Précision : {players}.",
    "summary.even": "Aucun moment n'a décidé à lui seul de la partie.",
    "summary.decisive": (
        "La partie a basculé à la réponse {number} : les chances de {player} sont passées de {before} % à {after} %."
    ),
    "summary.costliest": (
        "Le choix le plus coûteux de {player} est la réponse {number} : {move} perd {loss} %. Mieux : {better}."
    ),
}
