"""Simulations and their reports, in French."""

TEXT = {
    # Drawings and tables in notebooks.
    "picture.age": "Âge {age}",
    "picture.turn": "Âge {age}, tour {turn}",
    "picture.draft": "Choix des merveilles",
    "picture.asked": "à décider : {players}",
    "picture.winners": "Vainqueur : {players}",
    "picture.discard": "défausse : {cards}",
    "picture.hand": "Votre main",
    "picture.reason": "Réponse",
    "picture.price": "Prix",
    "picture.receipt": "Paiement",
    "picture.legal": "coup légal",
    "picture.chance": "chances, %",
    "picture.why": "raisons",
    "train.generation": (
        "Génération {number} : erreur de la tête de valeur {value}, de la tête de politique {policy} ; "
        "{share} de {games} parties gagnées, {verdict} ; {seconds} s."
    ),
    "train.promoted": "promue",
    "train.kept": "le réseau actuel reste",
    "train.done": "Le réseau : {path}",
    "ladder.rating": "cote",
    "ladder.games": "parties",
    "simulate.games": "parties",
    "simulate.rate": "{rate} parties/s",
    "simulate.seat": "place",
    "simulate.player": "joueur",
    "simulate.ways": "Victoires : {ways}.",
    "simulate.done": "Parties : {games}, {rate} par seconde. Résultats : {path}",
    "simulate.all_there": "Parties : {games}, toutes déjà jouées. Résultats : {path}",
    "simulate.stopped": (
        "Arrêté. Parties conservées dans {path} : {games}. Relancez la même commande avec --resume pour continuer."
    ),
    "way.military": "suprématie militaire",
    "way.science": "suprématie scientifique",
    "way.points": "points",
    "way.blue_points": "points des bâtiments bleus",
    "way.coins": "pièces, à points égaux",
    "way.shared": "victoire partagée",
    "count.simulated": "{n} partie simulée|{n} parties simulées",
    "report.title": "{game} : {games}",
    "report.game_duel": "7 Wonders Duel",
    "report.game_wonders": "7 Wonders",
    "report.compared": "comparé à {games} de {path}",
    "report.players": "Joueurs",
    "report.options": "Options",
    "report.seed": "Graine",
    "report.games": "Parties",
    "report.usual": "par défaut",
    "report.turning": "en changeant de place d'une partie à l'autre",
    "report.note": (
        "Les barres et les points montrent les intervalles à 95 %. Une victoire partagée compte en parts égales."
    ),
    "report.seats": "Victoires par place",
    "report.seats_note": "Part des victoires par place. Le trait est la part égale, {even} %.",
    "report.advantage": "Avantage du premier joueur",
    "report.advantage_value": "{value} %",
    "report.won_by": "Types de victoire",
    "report.ways_note": "Part de toutes les parties, par type de victoire et par place.",
    "report.categories": "Points par catégorie",
    "report.categories_note": "Moyennes des gagnants et des autres joueurs.",
    "report.winners": "gagnants",
    "report.others": "autres",
    "report.points": "Points",
    "report.points_note": "Fréquence de chaque total de points.",
    "report.length": "Durée",
    "report.length_note": "Nombre de décisions d'une partie.",
    "report.decisions": "décisions",
    "report.last_age": "finit à",
    "report.place": "place",
    "report.seat": "place {number}",
    "report.player": "Joueur",
    "report.share": "gagné, %",
    "report.interval": "95 %",
    "report.mean": "moyenne",
    "report.way": "type de victoire",
    "report.category": "catégorie",
    "report.item": "élément",
    "report.picked": "possédé, %",
    "report.winning": "gagné avec, %",
    "report.sample": "fois",
    "report.share_of_games": "part des parties, %",
    "report.family_board": "Plateaux et faces",
    "report.family_draft": "Merveilles choisies",
    "report.family_wonder": "Merveilles construites",
    "report.family_token": "Jetons Progrès",
    "report.family_card": "Cartes",
    "report.family_note": (
        "À gauche : victoires de son propriétaire. À droite : part des parties où quelqu'un l'a, parmi "
        "celles où il est disponible."
    ),
    "report.draft_note": "Construites ou non, selon leur propriétaire à la fin.",
    "report.age": "Âge {number}",
    "report.guilds": "Guildes et cartes semblables",
    "report.of": "{whole} : {part}",
    "report.first": "première série",
    "report.second": "seconde série",
    "report.difference": "différence",
    "report.clear": "significatif",
    "report.comparison": "Différences",
    "report.comparison_note": (
        "Seconde série moins première. Les différences significatives sont en couleur, les autres en gris."
    ),
    "report.figure": "grandeur",
    "report.items_compared": "Éléments qui ont le plus changé",
    "report.items_compared_note": (
        "Victoires avec l'élément, seconde moins première. Un élément sur vingt diffère par pur hasard."
    ),
    "report.adjusted": "À éléments égaux par ailleurs",
    "report.adjusted_chance": "chances de victoire ajustées, %",
    "report.adjusted_note": (
        "Chances de victoire d'un joueur qui a l'élément, contre des joueurs égaux pour tout le reste ; "
        "{even} % : l'élément ne change rien. Logit conditionnel sur tous les éléments, les places et les joueurs."
    ),
    "report.pairs": "Paires d'éléments",
    "report.expected": "attendu, %",
    "report.pairs_note": (
        "De combien les joueurs qui ont les deux éléments gagnent plus souvent que ne le disent leurs effets ajustés. "
        "Les plus nettes de {pairs} paires ; significatif : même corrigé pour ce nombre de paires (Bonferroni)."
    ),
    "report.worth": "Construire ou vendre",
    "report.worth_won": "victoires, construite moins vendue, %",
    "report.worth_points": "points, construite moins vendue",
    "report.worth_note": (
        "La même position jouée deux fois jusqu'au bout, carte construite puis carte vendue, "
        "avec les mêmes joueurs, les mêmes cartes à venir et la même chance."
    ),
    "report.chosen_draft": "Draft",
    "report.chosen_play": "Choix",
    "report.taken": "pris, %",
    "report.taken_first": "pris dans une offre complète, %",
    "report.won_taken": "victoires si pris, %",
    "report.won_passed": "victoires si laissé, %",
    "report.chosen_note": (
        "Pris : parmi les choix où l'élément était proposé. Victoires : un joueur compte une fois par partie ; "
        "laissé : l'élément était proposé au joueur, qui ne l'a jamais pris. "
        "Ce sont des observations : qui prend un élément diffère de qui ne le prend pas."
    ),
    "report.written": "Écrit : {path}",
}
