"""Programs that play over the network, in French."""

TEXT = {
    "refused.bot_account": "C'est un compte robot : un programme joue pour lui, par l'API des robots.",
    "refused.has_played": "Seul un compte qui n'a jamais pris place à une table peut devenir un compte robot.",
    "refused.missing_scope": "Ce jeton ne le permet pas : il lui faut la portée « {scope} ».",
    "refused.no_bot_account": "Un programme ne joue que pour un compte robot. Changez ce compte sur sa page.",
    "refused.no_such_challenge": "Ce défi ne vous est pas adressé, ou il est clos.",
    "refused.no_such_token": "Ce jeton n'existe pas.",
    "refused.no_token": "Il faut le jeton d'un membre. Il manque, ou il est inconnu, révoqué ou expiré.",
    "refused.too_many_tokens": "Vous avez {tokens} jetons. Révoquez-en d'abord un.",
    "option.server": "Jouer sur ce serveur, pour le compte robot du jeton.",
    "option.token": "Le jeton du compte robot, avec les portées read, challenge et play. "
    "Dans SEPTEM_TOKEN, les programmes des autres utilisateurs ne le voient pas.",
    "option.bot_games": "Partir après ce nombre de parties.",
    "option.at_once": "Jouer au plus ce nombre de parties à la fois.",
    "online.ready": "{name} est prêt sur {server} ; Ctrl+C pour arrêter.",
    "online.accepted": "{name} lance un défi : accepté.",
    "online.declined": "{name} lance un défi : refusé.",
    "online.began": "Une partie commence : {table}",
    "online.ended": "Une partie se termine : {table}",
    "online.lost": "La connexion au serveur est perdue ; nouvel essai dans {seconds} s.",
    "problem.token_needed": "--server demande un jeton : --token ou la variable SEPTEM_TOKEN",
    "problem.server_refuses": "le serveur refuse : {text}",
    "problem.server_away": "aucune réponse de {server} : {error}",
    "problem.scopes_missing": "il manque au jeton ces portées : {scopes}",
    "problem.not_a_bot_account": "{name} n'est pas un compte robot ; changez-le sur la page du compte",
}
