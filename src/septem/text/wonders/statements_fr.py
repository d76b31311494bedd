"""The statements of the rules, in short, in French: to be read beside a card."""

STATEMENTS = {
    # Production, trade and chains.
    "S-006": "Des cartes de même nom sont le même bâtiment, même d'âges différents : une cité n'a chacun qu'une fois.",
    "S-027": "Les pièces reçues peuvent être dépensées dès le tour suivant.",
    "S-043": "Les ressources ne s'épuisent pas : toute la production revient à chaque tour, même après une vente.",
    "S-044": "Une source à plusieurs ressources produit une unité de l'une d'elles à chaque construction.",
    "S-051": "Les voisins peuvent acheter ce que produisent le plateau, les cartes marron et grises, mais rien des "
    "cartes jaunes ni des étapes.",
    "S-052": "Une unité coûte 2 pièces, 1 avec une réduction ; les réductions ne s'ajoutent pas.",
    "S-053": "Une réduction vaut pour une sorte de ressources et certains voisins, dès le tour qui suit.",
    "S-070": "Le bâtiment est gratuit pour une cité qui a l'un des bâtiments qui y mènent.",
    "S-071": "Une carte sous une merveille ou dans la défausse ne mène à rien.",
    "S-081": "Personne ne peut avoir deux bâtiments de même nom.",
    # Stages and boards.
    "S-085": "Une étape se paie à son propre coût, ressources et commerce comme d'habitude ; toute carte peut être "
    "glissée dessous.",
    "S-086": "Les étapes se construisent dans l'ordre, chacune une fois.",
    "S-087": "La carte sous une étape est hors jeu et reste secrète.",
    "S-088": "Ce droit vaut pour les bâtiments ; il ne rend jamais une étape gratuite.",
    "S-091": "La défausse contient toutes les cartes vendues et toutes celles qui restent à la fin des âges.",
    "S-095": "À la fin de chaque âge, on compare ses boucliers à ceux des deux voisins.",
    "S-096": "Plus de boucliers rapportent un jeton Victoire de 1, 3 ou 5 points selon l'âge ; moins, un jeton "
    "défaite de -1 ; autant, rien.",
    "S-097": "Les boucliers ne s'usent pas : ils comptent encore à l'âge suivant.",
    "S-103": "Les points des étapes construites comptent à la fin.",
    "S-104": "Les points des cartes bleues comptent à la fin.",
    "S-105": "Pour chaque symbole, le carré de son nombre, et 7 par série de trois différents.",
    "S-106": "À la fin, il devient le symbole qui vous rapporte le plus.",
    "S-108": "Les guildes se comptent à la fin, sur les cités telles qu'elles sont alors.",
    "S-111": "Ses étapes ne rapportent que des points.",
    "S-112": "Face A : la deuxième étape a deux boucliers. Face B : les deux étapes ont un bouclier et rapportent "
    "pièces et points.",
    "S-113": (
        "Ce que produisent les étapes d'Alexandrie ne se vend pas ; les pièces d'Éphèse viennent une fois, "
        "à la construction."
    ),
    "S-114": "La dernière carte d'un âge peut être jouée aussi, au lieu d'être écartée : construite, glissée sous une "
    "étape ou vendue.",
    "S-115": "Pour cette dernière carte, les pièces et ressources du tour qui vient d'être joué servent déjà.",
    "S-116": "Une fois par âge, vous pouvez construire un bâtiment de votre main sans le payer ; inutilisé, le droit "
    "est perdu.",
    "S-117": "À la fin du tour où une telle étape est construite, vous pouvez construire gratuitement une carte de la "
    "défausse.",
    "S-118": "À la fin, vous marquez une guilde d'un voisin comme si elle était chez vous ; la meilleure est prise.",
    "S-119": "La guilde copiée n'est pas une carte de votre cité et ne compte pas comme violette.",
    # Yellow cards and guilds.
    "S-120": "5 pièces aussitôt.",
    "S-121": "Comptées une fois, à la construction, dans votre cité et les deux voisines, avec les cartes construites "
    "ce même tour.",
    "S-122": "Elle rapporte des pièces à la construction et des points à la fin, pour ce qu'a votre cité ; elle-même "
    "comprise, si sa couleur est comptée.",
    "S-123": "Les pièces sont comptées une fois ; les points à nouveau à la fin.",
    "S-124": "Elle compte les cartes d'une couleur dans les deux cités voisines, pas dans la vôtre.",
    "S-125": "1 point par jeton Défaite des deux voisins, quel que soit son âge.",
    "S-126": "1 point par étape construite par vous et par les deux voisins.",
    "S-127": "1 point par carte marron, grise et violette de votre propre cité, elle-même comprise.",
    "S-128": "Elle donne un symbole libre, mais elle est violette, pas verte.",
    # La deuxième édition.
    "E-040": "3 pièces par carte rouge de votre cité à la construction, et 1 point par carte rouge à la fin.",
    "E-041": "C'est une carte jaune : le Phare et la Guilde des Commerçants la comptent.",
    "E-042": "7 points si toutes les étapes de votre face du plateau sont construites, sinon aucun.",
    "E-050": "Cela vaut pour les cartes de la main que l'on construit ; jamais pour les étapes.",
    "E-051": "On ne paie ni ressources ni pièces.",
    "E-055": "Dès le tour suivant, une carte d'une couleur que votre cité n'a pas encore est gratuite.",
    "E-060": "La carte construite au premier tour d'un âge est gratuite.",
    "E-061": "Si cette carte est vendue ou glissée sous une étape, aucune autre n'est gratuite.",
    "E-063": "La carte construite au dernier tour d'un âge est gratuite ; celle qui reste en main ne l'est pas.",
}
