"""The web server, in French."""

TEXT = {
    "refused.already_begun": "La partie a déjà commencé.",
    "refused.analysis_queue_full": "Trop d'analyses sont en attente. Réessayez plus tard.",
    "refused.bad_message": "Le serveur n'a pas compris ce message. Rechargez la page.",
    "refused.banned": "L'opérateur de ce serveur vous a exclu.",
    "refused.bot_answers": "Un robot répond pour cette place. Reprenez-la d'abord.",
    "refused.busy": "Trop de joueurs écrivent en même temps à cette table. Réessayez.",
    "refused.foreign_origin": "Cette page appartient à un autre site. Ouvrez la page de ce serveur.",
    "refused.game_over": "La partie est terminée.",
    "refused.lesson": "La leçon montre un autre coup pour le moment.",
    "refused.name_taken": "Un autre joueur de cette table porte ce nom, ou un nom qui lui ressemble. "
    "Choisissez-en un autre.",
    "refused.no_such_bot": "Ce robot n'existe pas.",
    "refused.no_such_seat": "Cette table n'a pas cette place.",
    "refused.no_such_step": "La partie n'a pas cette étape.",
    "refused.no_such_table": "Cette table n'existe pas.",
    "refused.not_against_bots": "Les conseils ne sont donnés que dans les parties contre des robots seuls.",
    "refused.not_asked": "Ce n'est pas à vous de jouer.",
    "refused.not_asked_that": "Cette réponse est arrivée trop tard : la question a changé.",
    "refused.not_away": "Ce joueur est présent.",
    "refused.not_away_for_long": "Ce joueur n'est pas absent depuis longtemps. Un robot pourra répondre dans {wait}.",
    "refused.not_begun": "La partie n'a pas commencé.",
    "refused.not_over": "La partie n'est pas terminée.",
    "refused.not_played_to_the_end": "Cette partie n'a pas été jouée jusqu'au bout.",
    "refused.not_the_host": "Seul l'hôte de la table peut le faire.",
    "refused.not_waited_for": "Personne n'attend ce joueur pour le moment.",
    "refused.not_your_seat": "Ce n'est pas votre place.",
    "refused.not_your_table": "Vous n'avez pas de place à cette table.",
    "refused.only_bots": "Une place au moins doit être pour une personne.",
    "refused.other_rules": "Cette partie a été commencée avec la version {given} des règles ; ce serveur "
    "continue les versions {oldest} à {newest}. La partie est conservée.",
    "refused.others_play_here": "D'autres personnes jouent à cette table. Vous pouvez abandonner, mais pas "
    "la supprimer.",
    "refused.seat_of_nobody": "Cette place n'est à personne.",
    "refused.seat_taken": "Quelqu'un a été plus rapide : la place est prise.",
    "refused.server_error": "Le serveur a un problème. Réessayez.",
    "refused.table_closed": "Le serveur vient de recharger cette table. Réessayez.",
    "refused.table_full": "Trop de personnes regardent cette table. Réessayez plus tard.",
    "refused.table_set_aside": "Cette partie ne peut pas continuer : ce qui est enregistré ne correspond pas "
    "aux règles. Elle est conservée ; prévenez l'opérateur du serveur.",
    "refused.too_many": "C'était trop souvent. Attendez un peu.",
    "refused.too_many_analyses": "{waiting} de vos analyses sont encore en attente. Attendez que l'une "
    "d'elles soit terminée.",
    "refused.too_many_connections": "Vous avez ouvert trop de tables en même temps. Fermez-en quelques-unes.",
    "refused.too_many_new_tables": "Trop de tables ont été créées d'ici en une heure. Attendez un peu.",
    "refused.too_many_tables": "Vous avez {tables} parties inachevées avec des robots. Terminez-en, "
    "abandonnez-en ou supprimez-en une d'abord.",
    "refused.unknown_host": "Ce serveur ne répond pas sous ce nom.",
}
