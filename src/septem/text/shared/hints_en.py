"""Hints and analysis, in English."""

TEXT = {
    # Why a move may be good.
    "because.by_chain": "is free with {item}",
    "because.points": "brings {points}",
    "because.coins": "brings {coins}",
    "because.leads_to": "would make {item} free",
    "label.best": "best",
    "label.good": "good",
    "label.inaccuracy": "inaccuracy",
    "label.mistake": "mistake",
    "label.blunder": "blunder",
    "label.unclear": "unclear",
    "serve.no_page": "The page of the web app was not built: install Node 20.19 or later, then Septem again.",
    "serve.ready": "Septem is ready: {address} (Ctrl+C stops the server; games are saved)",
    "hint.asked": "{question}. Winning chances of {player}: {chance} %",
    "hint.seat": "{player}: winning chances {chance} %",
    "hint.move": "{number}. {move}: {chance} %",
    "hint.reasons": "{reasons}",
    "hint.line": "then possibly: {line}",
    "analysis.progress": "decisions",
    "analysis.number": "no.",
    "analysis.player": "player",
    "analysis.move": "move",
    "analysis.before": "before, %",
    "analysis.after": "after, %",
    "analysis.loss": "lost",
    "analysis.label": "label",
    "analysis.better": "better",
    "analysis.seat": "{player}: {labels}; {loss} % lost per decision",
    "analysis.count": "{label} {count}",
    "analysis.turns": "Turning points:",
    "analysis.turn": "{number}. {player}: {move}. {first}: {before} % → {after} %; the move {choice}, luck {luck}",
    "analysis.turn_many": (
        "{number}. {player}: {move}. {first}: {before} % → {after} %; the move {choice}, luck and others {luck}"
    ),
    "analysis.no_turns": "No turning points.",
    "analysis.moment": "turn",
    "analysis.titles": "Winning chances",
    "analysis.rounds": "round",
    "analysis.title": "Winning chances of {player}",
    "analysis.axis": "decision",
    "analysis.why": "{number}. {player}: {move} ({label}). Better: {better}",
    "analysis.for": "for it: {reasons}",
    "analysis.against": "the move played: {reasons}",
    "analysis.missed": "Missed chances:",
    "summary.one": "{player} {accuracy} %",
    "summary.accuracy": "Accuracy: {players}.",
    "summary.even": "No single moment decided the game.",
    "summary.decisive": (
        "The game turned at answer {number}: the chances of {player} went from {before} % to {after} %."
    ),
    "summary.costliest": (
        "The costliest choice of {player} was answer {number}: {move} lost {loss} %. Better: {better}."
    ),
}
