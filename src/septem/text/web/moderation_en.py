"""Moderation, in English."""

TEXT = {
    "refused.no_such_person": "There is no such person at this table, or it is you.",
    "refused.not_reachable": "Somebody there has blocked you.",
    "refused.too_many_silenced": "You mute or block {people} people already.",
    "refused.word_refused": "The operator of this server does not allow a word of this text.",
    "option.note": "A remark for the log of operators, and for a resolved report.",
    "problem.no_such_report": "there is no report {given}",
}
