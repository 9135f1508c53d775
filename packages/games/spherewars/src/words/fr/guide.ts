import type { Phrases } from '@fray/kernel'

/** What both editions say of chapters and terms, in French. */
export const sharedGuide: Phrases = {
  'guide.win': 'Comment on gagne',
  'guide.win.1': 'La gloire l’emporte, après le dernier tour de la mission ; à égalité, les points de sang.',
  'guide.win.2': 'La mission dit ce qui donne des points de mission, et leur différence devient de la gloire.',
  'guide.win.3': 'Chaque ennemi abattu ou en fuite vaut ses points en sang.',
  'guide.term.mov':
    'Mouvement : de combien de pouces il court ; le double en accélérant. C’est aussi la difficulté de le toucher d’un tir.',
  'guide.term.com': 'Commandement : les ordres de la bande d’un chef à chaque tour, et ses dés au jet stratégique.',
  'guide.term.dex':
    'Dextérité : les dés pour gagner un combat. Après le point, la précision : les dés pour toucher d’un tir.',
  'guide.term.str': 'Force : les dés de dégâts de qui a gagné le combat.',
  'guide.term.con':
    'Constitution : ce que chaque dé de dégâts doit atteindre pour blesser. Après le point, contre les attaques arcaniques.',
  'guide.term.fur': 'Fureur : les dés des exploits.',
  'guide.term.pow':
    'Pouvoir : il connaît des sorts, apporte autant de gemmes à la réserve et peut en miser autant sur un sort.',
  'guide.term.wounds': 'Blessures : combien il en supporte ; à la dernière, il meurt.',
  'guide.term.sphere':
    'Sphère : la meilleure face. Elle vaut 6 et c’est un succès ; s’il faut plus de 6, elle doit être confirmée. Deux ou trois dans un jet peuvent être un critique.',
  'guide.chapter.basics': 'Dés, socles et vue',
  'guide.chapter.basics.text':
    'Les dés montrent de 1 à 5 et S, qui vaut 6 et réussit toujours, comme le 1 échoue toujours. Les distances se mesurent de socle à socle. Qui voit qui dépend de ce qui se trouve entre eux et de sa hauteur : la vue est pleine, partielle ou nulle.',
  'guide.chapter.combatants': 'Combattants et bandes',
  'guide.chapter.combatants.text':
    'Chaque combattant a un profil de quelques nombres, un rang et des capacités. Une bande est menée par un héros et s’achète avec des points, dans les limites de sa race et de la taille de la partie.',
  'guide.chapter.turn': 'Tour et activation',
  'guide.chapter.turn.text':
    'Un tour commence par le jet stratégique ; qui le gagne joue la première manche. Dans sa manche, un camp active ses combattants l’un après l’autre : chacun bouge, peut se concentrer pour des exploits ou des sorts, puis se bat ou tire. Quand les deux ont joué, gemmes, ordres et souffle reviennent.',
  'guide.chapter.moving': 'Mouvement et décors',
  'guide.chapter.moving.text':
    'On choisit de rester immobile, de courir jusqu’à MOV pouces, d’accélérer jusqu’au double sans sort ni tir ensuite, ou d’aller au contact. Les bois et autres coûtent du mouvement et couvrent ; murs et eau arrêtent. Ceux qui volent ou bougent au hasard ont leurs règles.',
  'guide.chapter.fighting': 'Combat et blessures',
  'guide.chapter.fighting.text':
    'Les deux lancent leur dextérité et comparent les plus hauts dés ; le meilleur frappe avec sa force, et chaque dé qui atteint la constitution de l’autre est une blessure. Une charge ajoute de la force, des amis au contact ajoutent des dés, et chaque combat fatigue. Qui tue peut bouger un peu.',
  'guide.chapter.shooting': 'Tir',
  'guide.chapter.shooting.text':
    'Un tir doit d’abord toucher : des dés de précision contre le mouvement de la cible, avec des dés en plus ou en moins pour la taille, la portée, le couvert et le reste. Puis la force de l’arme est lancée comme au combat. Rien n’est mesuré avant de nommer la cible.',
  'guide.chapter.reactions': 'Zones de défense et ordres',
  'guide.chapter.reactions.text':
    'Pendant la manche ennemie, chacun garde le terrain autour de son socle : on peut bondir sur un ennemi qui entre dans cette zone de défense et l’arrêter. Chefs et messagers lancent des ordres à des moments fixés de l’une ou l’autre manche, tant que dure la réserve du chef.',
  'guide.chapter.magic': 'Exploits et sorts',
  'guide.chapter.magic.text':
    'Les exploits se lancent avec la fureur. Pour un sort, les deux camps misent des gemmes en secret, un dé chacune ; les 1 et les 2 tombent et les trois meilleurs dés s’affrontent un à un. Qui se fie trop au pouvoir peut en perdre le contrôle.',
  'guide.chapter.morale': 'Moral et fuite',
  'guide.chapter.morale.text':
    'Une blessure d’un ennemi plus redouté, la mort du chef et d’autres frayeurs demandent un jet de moral. Qui échoue fuit ; le gagnant peut poursuivre, et qui est rattrapé meurt. Ceux qui fuient tentent de se rallier à leur activation.',
  'guide.chapter.gear': 'Capacités et équipement',
  'guide.chapter.gear.text':
    'Ce que toute race peut avoir : capacités universelles, armes de contact et de tir, armures, artefacts, et ce qui se consomme.',
  'guide.chapter.races': 'Races',
  'guide.chapter.races.text':
    'Ce qui est propre à chaque race : ses capacités, exploits et sorts, ses règles spéciales et son équipement.',
  'guide.chapter.battle': 'Champ de bataille, missions et victoire',
  'guide.chapter.battle.text':
    'Avant une bataille, taille, mission, scénario, champ et météo sont convenus ou tirés, puis les deux camps se déploient. Les points de mission deviennent de la gloire, et plus de gloire l’emporte ; les points des morts départagent.',
}

/** The sheet of the rulebook in French. */
export const rulebookGuide: Phrases = {
  'guide.turn': 'Un tour',
  'guide.turn.1': 'Jet stratégique : des dés de commandement ; le gagnant dit qui joue la première manche.',
  'guide.turn.2': 'Manche d’un camp : il active ses combattants un à un.',
  'guide.turn.3': 'Manche de l’autre camp.',
  'guide.turn.4': 'Mise à jour : gemmes et ordres reviennent, la fatigue cesse, le tour est compté.',
  'guide.activation': 'Une activation',
  'guide.activation.1':
    'Bouger : rester immobile, courir (MOV), accélérer (2 × MOV sans ennemi à 5″ ; puis ni sort ni tir) ou aller au contact (charge dans MOV et en vue, sinon engagement).',
  'guide.activation.2': 'Se concentrer : exploits avec des dés de fureur, sorts avec des gemmes.',
  'guide.activation.3': 'Se battre contre qui est au contact, ou tirer.',
  'guide.fight': 'Un combat',
  'guide.fight.1': 'Les deux lancent DEX ; plus haut dé contre plus haut dé, puis le suivant.',
  'guide.fight.2': 'Le gagnant lance FOR : chaque dé qui atteint CON est une blessure. S toujours, 1 jamais.',
  'guide.fight.3':
    'Charge : +1 FOR. Soutien : +1 dé par ami qui touche l’ennemi, 3 au plus. Fatigue : −1 dé par combat déjà mené.',
  'guide.shot': 'Dés de précision d’un tir',
  'guide.dice': 'Dés',
  'guide.shot.targetColossal': 'cible colossale',
  'guide.shot.targetHuge': 'cible énorme',
  'guide.shot.targetLarge': 'grande cible',
  'guide.shot.targetSmall': 'petite cible',
  'guide.shot.targetFlat': 'cible plate',
  'guide.shot.targetHelpless': 'cible sans défense',
  'guide.shot.shooterMoved': 'le tireur a bougé',
  'guide.shot.longRange': 'au-delà de 8″',
  'guide.shot.partialSight': 'vue partielle',
  'guide.shot.differentTargets': 'deux armes, deux cibles',
  'guide.shot.targetInSparse': 'dans un décor clairsemé',
  'guide.shot.targetInDense': 'dans un décor dense',
  'guide.ranged': 'Armes de tir',
  'guide.weapon': 'Arme',
  'guide.range': 'Portée',
  'guide.bearer': 'du porteur',
  'guide.ranged.lightTension': 'de tension légère',
  'guide.ranged.tension': 'de tension',
  'guide.ranged.lightMechanical': 'mécanique légère',
  'guide.ranged.mechanical': 'mécanique',
  'guide.ranged.lightPowder': 'à poudre légère',
  'guide.ranged.powder': 'à poudre',
  'guide.ranged.projectile': 'de jet',
  'guide.scenery': 'Décors',
  'guide.scenery.move': 'Mouvement',
  'guide.scenery.shot': 'Tirs vers l’intérieur : dés',
  'guide.scenery.guard': 'Défenseur : dés',
  'guide.scenery.bare': 'nue',
  'guide.scenery.sparse': 'clairsemée',
  'guide.scenery.dense': 'dense',
  'guide.morale': 'Moral : ce que le dé doit atteindre',
  'guide.target': 'Requis',
  'guide.morale.hero': 'héros',
  'guide.morale.messenger': 'messager',
  'guide.morale.troop': 'troupes',
  'guide.morale.superior': 'troupes supérieures',
  'guide.morale.coward': 'lâche',
  'guide.morale.brave': 'brave',
  'guide.morale.leaderPresence': 'chef à 5″ au plus',
  'guide.spell': 'Un sort',
  'guide.spell.1': 'On nomme sort et cible ; rien n’est mesuré.',
  'guide.spell.2':
    'Les deux misent des gemmes en secret : de 1 à POU (+1 par autre sorcier) pour, autant qu’on veut contre.',
  'guide.spell.3':
    'On lance ; 1 et 2 sont écartés, trois dés gardés, et chaque dé du lanceur plus haut ou sans adversaire est un succès.',
}

/** The chapters and the sheet of the Manuscript in French. */
export const manuscriptGuide: Phrases = {
  'guide.chapter.ms-basics': 'Le Manuscrit : dés et profils',
  'guide.chapter.ms-basics.text':
    'Le même dé avec un S pour le 6, trois sortes de jets, et des profils dont les attributs n’ont pas les noms du livre suivant.',
  'guide.chapter.ms-turn': 'Le Manuscrit : tour et activation',
  'guide.chapter.ms-turn.text':
    'D’abord gemmes, ordres et enchantements sont renouvelés et le jet stratégique est fait ; puis un camp active tous ses combattants, et l’autre ensuite. Une activation normale est une course, puis des exploits ou un sort, puis une attaque ; un sprint ne permet qu’exploits et corps à corps.',
  'guide.chapter.ms-moving': 'Le Manuscrit : mouvement et terrain',
  'guide.chapter.ms-moving.text': 'Jusqu’où l’on va, ce que coûte un terrain difficile, et ce qui barre le chemin.',
  'guide.chapter.ms-fighting': 'Le Manuscrit : combat et exploits',
  'guide.chapter.ms-fighting.text':
    'Une charge voit son ennemi et l’atteint en un mouvement ; engager demande un sprint et ne donne pas de bonus. Doubles et triples dans les jets d’un combat font des coups spéciaux. Les exploits se lancent avec la fureur avant le combat.',
  'guide.chapter.ms-shooting': 'Le Manuscrit : tir',
  'guide.chapter.ms-shooting.text':
    'Des dés de précision contre le mouvement de la cible, selon la taille, la portée, le couvert et si le tireur a bougé ; puis les dégâts.',
  'guide.chapter.ms-battle': 'Le Manuscrit : bandes et champ de bataille',
  'guide.chapter.ms-battle.text':
    'Comment se compose une bande, comment se dresse le champ et où commencent les camps.',
  'guide.chapter.ms-missing': 'Le Manuscrit : ce qu’il ne dit pas',
  'guide.chapter.ms-missing.text':
    'Ce que le livret ne dit pas se joue comme dans le livre de règles, dont les chapitres suivent.',
  'guide.ms.turn': 'Un tour',
  'guide.ms.turn.1': 'Gemmes, ordres et enchantements renouvelés ; jet stratégique.',
  'guide.ms.turn.2': 'Le gagnant active tous les siens, un à un ; puis l’autre camp.',
  'guide.ms.activation': 'Une activation',
  'guide.ms.activation.1': 'Courir ou rester, puis exploits ou un sort, puis se battre ou tirer.',
  'guide.ms.activation.2': 'Ou sprinter (deux fois plus loin), puis exploits, puis se battre.',
  'guide.ms.activation.3': 'Ou charger un ennemi en vue et à un mouvement : un dé de dégâts de plus.',
  'guide.ms.shot': 'Dés de précision d’un tir',
  'guide.ms.dice': 'Dés',
  'guide.ms.strikes': 'Coups spéciaux au combat',
  'guide.ms.strikes.1': 'Double S à la dextérité du gagnant : un dé de dégâts de plus.',
  'guide.ms.strikes.2': 'Double 5 aux dégâts : l’ennemi recule de deux pouces.',
  'guide.ms.strikes.3': 'Double S aux dégâts : recul, une blessure de plus, les deux ou rien. Triple S : mort.',
}
