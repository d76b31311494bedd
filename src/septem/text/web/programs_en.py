"""Programs that play over the network, in English."""

TEXT = {
    "refused.bot_account": "This is a bot account: a program plays for it, through the bot API.",
    "refused.has_played": "Only an account that never took a seat can become a bot account.",
    "refused.missing_scope": "This token does not allow that: it needs the scope “{scope}”.",
    "refused.no_bot_account": "Programs play only for bot accounts. Make this account one on its page.",
    "refused.no_such_challenge": "There is no such challenge to you, or it is over.",
    "refused.no_such_token": "There is no such token.",
    "refused.no_token": "This needs a token of a member. It is missing, unknown, revoked or expired.",
    "refused.too_many_tokens": "You have {tokens} tokens. Revoke one first.",
    "option.server": "Play on this server, for the bot account of the token.",
    "option.token": "The token of the bot account, with the scopes read, challenge and play. "
    "Programs of other users cannot see it in SEPTEM_TOKEN.",
    "option.bot_games": "Leave after this number of games.",
    "option.at_once": "Play at most this number of games at the same time.",
    "online.ready": "{name} is ready on {server}; press Ctrl+C to stop.",
    "online.accepted": "{name} challenges: accepted.",
    "online.declined": "{name} challenges: declined.",
    "online.began": "A game begins: {table}",
    "online.ended": "A game ends: {table}",
    "online.lost": "The connection to the server is lost; trying again in {seconds} s.",
    "problem.token_needed": "--server needs a token: --token or the variable SEPTEM_TOKEN",
    "problem.server_refuses": "the server refuses: {text}",
    "problem.server_away": "there is no answer from {server}: {error}",
    "problem.scopes_missing": "the token lacks these scopes: {scopes}",
    "problem.not_a_bot_account": "{name} is not a bot account; make it one on the page of the account",
}
