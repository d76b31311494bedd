"""The statements of the rules, in short, in French: to be read beside a card."""

STATEMENTS = {
    # Turns, costs and trade.
    "D-041": "Les ressources ne s'épuisent pas : toute votre production ressert à chaque construction.",
    "D-042": "Les bâtiments marron et gris produisent ce qu'ils montrent. Une source à plusieurs ressources en "
    "produit une, choisie à nouveau à chaque construction.",
    "D-044": "Une ressource qui vous manque coûte 2 pièces, plus 1 par unité que produisent les bâtiments marron et "
    "gris de l'adversaire.",
    "D-045": "Ce que produisent les bâtiments jaunes et les merveilles n'augmente pas les prix de l'adversaire.",
    "D-046": "Vous payez ces ressources 1 pièce l'unité, quoi que produise l'adversaire, dès votre tour suivant.",
    "D-047": "Les pièces vont à la banque, sauf si Économie prend celles dépensées en ressources.",
    "D-049": "Jusqu'à deux unités du coût sont offertes, les plus chères. Jamais les pièces d'un coût, et le reste de "
    "la réduction est perdu.",
    "D-055": "Le joueur qui a dans sa cité le premier bâtiment d'une chaîne construit le suivant gratuitement.",
    "D-056": "Seul un bâtiment de votre propre cité commence une chaîne ; sous une merveille ou dans la défausse, il "
    "ne compte pas.",
    "D-057": "Un bâtiment construit par chaînage ne coûte rien du tout, pièces comprises.",
    "D-058": "Si un chaînage est possible, il est toujours utilisé, même si votre production aurait suffi.",
    "D-060": "Vendre une carte rapporte 2 pièces, plus 1 par bâtiment jaune de votre cité.",
    "D-061": "Les deux joueurs peuvent consulter la défausse à tout moment.",
    # Wonders.
    "D-065": "Une merveille se paie à son propre coût ; la carte glissée dessous n'a aucun effet.",
    "D-067": "On ne construit que sept merveilles par partie. À la septième, la dernière quitte le jeu.",
    "D-071": "Un tour supplémentaire est un tour entier, joué une fois retournées les cartes découvertes.",
    "D-072": "Un tour supplémentaire est perdu s'il ne reste aucune carte dans la structure.",
    "D-073": "Une merveille donne au plus un tour supplémentaire.",
    # Military and science.
    "D-090": "Chaque bouclier avance aussitôt le pion Conflit d'une case vers la capitale adverse.",
    "D-091": "Quand le pion entre dans une zone avec un jeton Militaire, le joueur de ce côté perd les pièces "
    "indiquées et le jeton disparaît.",
    "D-101": "Un deuxième symbole identique vous fait prendre aussitôt un jeton Progrès du plateau.",
    "D-105": "Un symbole ne compte que si sa carte est visible dans la cité.",
    "D-110": "Six symboles différents gagnent aussitôt la partie.",
    "D-111": "Pousser le pion dans la capitale adverse gagne aussitôt la partie.",
    "D-114": "Les points imprimés comptent à la fin, si personne n'a gagné avant.",
    "D-115": "À égalité, plus de points sur les bâtiments bleus l'emportent.",
    # Yellow buildings and guilds.
    "D-120": "Les pièces sont comptées une fois, à la construction, dans votre cité ; une couleur comptée inclut la "
    "carte elle-même.",
    "D-121": "Les pièces viennent aussitôt de la banque.",
    "D-122": "Ce que la cité gagne ou perd ensuite ne change rien aux pièces déjà reçues.",
    "D-125": "À la construction, 1 pièce par carte comptée, dans la cité qui en a le plus.",
    "D-126": "À la fin, on recompte : 1 point par carte ; l'autre cité peut alors en avoir plus.",
    "D-127": "Les cartes marron et grises d'une même cité s'additionnent.",
    "D-128": "Aucune pièce. À la fin, 2 points par merveille de la cité qui en a construit le plus.",
    "D-129": "Aucune pièce. À la fin, 1 point par 3 pièces de la cité la plus riche.",
    "D-130": "À nombre égal, les deux cités se valent ; les cartes violettes ne sont jamais comptées.",
    # The wonders.
    "D-131": "Vous recevez 3 pièces, l'adversaire en perd 3 (ou tout ce qu'il a), et vous rejouez.",
    "D-132": "Un bâtiment gris de l'adversaire, à votre choix, est défaussé ; un bouclier.",
    "D-133": "Deux boucliers et 3 points.",
    "D-134": "On tire trois jetons Progrès de la boîte ; vous en gardez un, qui agit aussitôt.",
    "D-135": "À chaque construction, elle produit une argile, un bois ou une pierre.",
    "D-136": "Vous recevez 6 pièces et rejouez.",
    "D-137": "Vous construisez gratuitement une carte de la défausse, de tout âge. S'il y en a une, c'est obligatoire.",
    "D-138": "À chaque construction, elle produit un verre ou un papyrus ; vous rejouez.",
    "D-139": "9 points et rien d'autre.",
    "D-140": "Vous rejouez.",
    "D-141": "Un bâtiment marron de l'adversaire, à votre choix, est défaussé ; un bouclier.",
    "D-142": "Vous recevez 12 pièces et rejouez ; il ne vaut aucun point.",
    "D-143": "Le bouclier vient avant la défausse. S'il y a un bâtiment à défausser, il faut en choisir un.",
    "D-144": "Un bâtiment défaussé peut être reconstruit par un joueur qui a le droit de puiser dans la défausse.",
    "D-145": "Une carte construite depuis la défausse a tous ses effets, mais ce n'est pas un chaînage.",
    # Progress tokens.
    "D-150": "Un jeton agit dès qu'il est pris, jamais rétroactivement.",
    "D-151": "6 pièces aussitôt et 4 points.",
    "D-152": "Vos merveilles coûtent deux unités de ressources de moins.",
    "D-153": "Les pièces que l'adversaire dépense en ressources sont pour vous ; celles d'un coût vont à la banque.",
    "D-154": "C'est un symbole scientifique d'une sorte à part.",
    "D-155": "Vos bâtiments bleus coûtent deux unités de ressources de moins.",
    "D-156": "À la fin, 3 points par jeton Progrès que vous avez, celui-ci compris.",
    "D-157": "7 points.",
    "D-158": "Les bâtiments rouges construits désormais ont un bouclier de plus ; pas les merveilles.",
    "D-159": "Toutes les merveilles que vous construirez donnent un tour supplémentaire.",
    "D-160": (
        "6 pièces aussitôt, puis 4 à chaque bâtiment gratuit par chaînage. Les autres constructions "
        "gratuites ne rapportent rien."
    ),
}
