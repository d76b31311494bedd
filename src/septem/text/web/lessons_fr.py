"""The lessons, in French."""

TEXT = {
    "lesson.duel.1.1": "Bienvenue ! Voici votre cité. {left} et vous construisez à tour de rôle, pendant trois âges.",
    "lesson.duel.1.2": "Les cartes d'un âge sont disposées ici. Vous ne pouvez prendre une carte que si aucune autre "
    "ne la recouvre.",
    "lesson.duel.1.3": "Les cartes marron produisent des ressources. Cliquez sur {lumber_yard}, puis sur "
    "« Construire » : votre cité produit désormais un bois.",
    "lesson.duel.2.1": "Plus rien ne recouvre {glassworks} : la carte a été retournée. L'étiquette d'une carte est son "
    "prix pour vous, ici 1 pièce. Construisez-la.",
    "lesson.duel.3.1": "{left} a construit {guard_tower}. Son bouclier a poussé le pion d'une case vers votre cité. "
    "Si le pion atteint une capitale, ce joueur perd aussitôt.",
    "lesson.duel.3.2": "Repoussez-le : construisez {stable}. La carte coûte un bois, et votre cité en produit un : "
    "elle est donc gratuite.",
    "lesson.duel.4.1": "Les cartes bleues sont des points. Construisez {baths} pour 3 points : il faut une pierre. "
    "Vous n'en produisez pas : vous l'achetez 2 pièces, et 1 de plus par pierre que produit {left}.",
    "lesson.duel.5.1": "Les cartes vertes portent des symboles scientifiques. Six symboles différents gagnent la "
    "partie aussitôt, et deux symboles identiques vous donnent un jeton Progrès.",
    "lesson.duel.5.2": "Lancez votre science : construisez {apothecary}. La carte coûte un verre, que votre cité "
    "produit.",
    "lesson.duel.6.1": "Regardez {garrison} : vous paieriez 3 pièces pour un bouclier. Vendez plutôt cette carte. "
    "Vous recevez 2 pièces, et {left} ne pourra pas la construire.",
    "lesson.duel.7.1": "Voici vos merveilles. Pour en construire une, prenez n'importe quelle carte et glissez-la "
    "dessous. Ce que porte cette carte est perdu.",
    "lesson.duel.7.2": "Cliquez sur {altar}, puis sur {temple_of_artemis}. Vous payez 4 pièces pour ce qui vous "
    "manque, vous en recevez 12, et vous rejouez.",
    "lesson.duel.8.1": "C'est encore à vous, et maintenant vous décidez. Construisez, vendez, ou élevez une autre "
    "merveille : chaque carte affiche son prix.",
    "lesson.duel.9.1": "Bien joué ! Vous gagnez aussitôt si le pion atteint la capitale adverse, ou avec six symboles "
    "différents. Sinon, le plus de points après le troisième âge l'emporte.",
    "lesson.duel.9.2": "Vous en savez assez pour jouer. Continuez cette partie, ou commencez la vôtre.",
    "lesson.wonders.1.1": "Bienvenue ! Cette cité et sa merveille sont à vous. {left} et {right} sont vos voisins, et "
    "tout le monde joue en même temps.",
    "lesson.wonders.1.2": "Voici votre main. Chacun choisit une carte, puis toutes les mains passent au voisin de "
    "gauche.",
    "lesson.wonders.1.3": "Les cartes marron produisent des ressources. Cliquez sur {stone_pit}, puis sur "
    "« Construire » : avec votre plateau, vous produisez deux pierres.",
    "lesson.wonders.2.1": "Vous avez maintenant les cartes de {right}, et {left} a les vôtres. Les cartes bleues sont "
    "des points : {theater} est gratuit et en rapporte 2. Construisez-le.",
    "lesson.wonders.3.1": "Les cartes rouges portent des boucliers. Construisez {stockade} : il faut un bois, et vous "
    "n'en produisez pas. {left} en produit : vous le lui achetez 2 pièces.",
    "lesson.wonders.4.1": "N'importe quelle carte peut devenir une étape de votre merveille. La première coûte deux "
    "pierres, que vous produisez, et rapporte 3 points. Cliquez sur {glassworks}, puis sur l'étape.",
    "lesson.wonders.5.1": "{right} vous a acheté une pierre : 2 pièces. Vos voisins vous paient comme vous les payez.",
    "lesson.wonders.5.2": "Les cartes vertes sont la science : les symboles identiques, et les trios de symboles "
    "différents, rapportent de plus en plus. Construisez {apothecary} ; {right} vous vend le tissu.",
    "lesson.wonders.6.1": "Le dernier tour de l'âge : vous choisissez une carte sur deux, l'autre est défaussée. "
    "Construisez-la, ou vendez-la pour 3 pièces. À vous de décider.",
    "lesson.wonders.7.1": "L'âge est terminé, et les voisins ont comparé leurs boucliers. Vous en avez plus que "
    "{right} : cette victoire vaut 1 point. Avec {left}, c'est l'égalité.",
    "lesson.wonders.7.2": "Deux autres âges suivent, avec des cartes plus fortes. Puis le plus de points l'emporte : "
    "cartes, merveille, pièces, victoires et science.",
    "lesson.wonders.7.3": "Vous en savez assez pour jouer. Continuez cette partie, ou commencez la vôtre.",
}
