"""Moderation, in French."""

TEXT = {
    "refused.no_such_person": "Cette personne n'est pas à cette table, ou c'est vous.",
    "refused.not_reachable": "Quelqu'un vous y a bloqué.",
    "refused.too_many_silenced": "Vous ignorez ou bloquez déjà {people} personnes.",
    "refused.word_refused": "L'opérateur de ce serveur n'admet pas l'un des mots de ce texte.",
    "option.note": "Une remarque pour le journal des opérateurs et pour un signalement traité.",
    "problem.no_such_report": "il n'y a pas de signalement {given}",
}
