import type { Phrases } from '@fray/kernel'

/** The lessons of the Manuscript in French. */
export const manuscriptLessons: Phrases = {
  'lesson.field': 'Le champ',
  'lesson.field.text':
    'Vous menez l’Alliance, au bord proche ; les points sur un bord sont les blessures qui restent. Les camps jouent des manches à tour de rôle, et dans la sienne un camp active tous ses combattants, l’un après l’autre. Pointez une figurine pour lire sa fiche.',
  'lesson.activate': 'Choisissez qui agit',
  'lesson.activate.hint': 'Activez Vigie : dans la liste ou sur la table.',
  'lesson.stand': 'Une main sûre',
  'lesson.stand.hint': 'Choisissez « Rester immobile ».',
  'lesson.shoot': 'Tirez',
  'lesson.shoot.hint': 'Tirez sur Batailleur.',
  'lesson.kill': 'Coup fatal',
  'lesson.title': 'Tirez et chargez',
  'lesson.summary': 'Activez, tirez, chargez : une manche selon l’édition antérieure.',
  'lesson.activate.text':
    'Qui s’active choisit une façon de bouger et peut ensuite tirer ou se battre. Batailleur a des blessures et se trouve à portée de Vigie.',
  'lesson.stand.text': 'Un tireur qui n’a pas bougé lance un dé de précision de plus.',
  'lesson.shoot.text':
    'Pointez une cible et lisez en dessous les probabilités. D’abord les dés doivent toucher, et plus la cible est rapide, plus c’est difficile ; ensuite chaque dé de force qui atteint sa constitution est une blessure.',
  'lesson.charge': 'Au tour de Forestier',
  'lesson.charge.text':
    'Une blessure. « Pourquoi ? », dans la chronique, montre d’où vient chacun de ses nombres. Batailleur est assez près pour être chargé, et une charge frappe plus fort : un dé de plus.',
  'lesson.charge.hint': 'Choisissez « Charger ».',
  'lesson.whom': 'Nommez la cible',
  'lesson.whom.text':
    'Vous nommez qui vous chargez avant que rien ne soit mesuré. Ensuite les deux lancent leur dextérité l’un contre l’autre, et le meilleur frappe.',
  'lesson.whom.hint': 'Chargez Batailleur.',
  'lesson.kill.text':
    'Forestier avait les meilleurs dés et a frappé : deux blessures, et Batailleur est hors jeu. Qui tue au combat peut bouger de deux pouces au plus. Laquais est toujours là.',
  'lesson.kill.hint': 'Bougez Forestier jusqu’à l’anneau sur la table, et confirmez.',
  'lesson.differs': 'À côté de l’autre SphereWars',
  'lesson.differs.text':
    'Si vous connaissez le jeu du livre de règles : ici, ni zones de défense, ni bonds, ni météo. Une charge demande de voir l’ennemi et de l’atteindre en un seul mouvement, un tireur immobile lance un dé de plus, et les dés égaux font des coups spéciaux. Les leçons suivantes montrent tout cela.',
  'lesson.battle.title': 'Une petite bataille',
  'lesson.battle.summary': 'Trois contre trois selon l’édition antérieure, jusqu’au bout et avec de vrais dés.',
  'lesson.battle.sides': 'Votre bande',
  'lesson.battle.sides.text':
    'Barbare, Forestier et Vigie contre Batailleur, Démon et Laquais, que joue un bot. Personne ne vous dit quoi faire ; « Conseil » raconte ce que ferait un bot à votre place.',

  'lesson.speeds.title': 'Deux allures',
  'lesson.speeds.summary': 'Courez ou sprintez, contournez un couvert et comptez les dés d’un tir.',
  'lesson.speeds.paces': 'Courir ou sprinter',
  'lesson.speeds.paces.text':
    'Il y a deux allures. Une course fait autant de pouces que le mouvement (MOV) du combattant, un sprint le double. Le terrain compte aussi : pointez le mur et le bois pour lire ce qu’ils coûtent.',
  'lesson.speeds.activate': 'De la place pour sprinter',
  'lesson.speeds.activate.text':
    'Personne ne sprinte avec un ennemi à 5 pouces ou moins, et qui a sprinté ne tire pas et ne lance pas de sort dans cette activation. Forestier n’a pas d’arc, ni d’ennemi tout près.',
  'lesson.speeds.activate.hint': 'Activez Forestier.',
  'lesson.speeds.sprint': 'Deux fois plus loin',
  'lesson.speeds.sprint.text':
    'Forestier bouge de 6 pouces : un sprint en fait 12. On peut encore se battre ensuite, mais ici il n’y a encore personne à atteindre.',
  'lesson.speeds.sprint.hint': 'Choisissez « Sprinter ».',
  'lesson.speeds.past': 'Le long du bois',
  'lesson.speeds.past.text':
    'Un bois est un terrain difficile, et on n’y sprinte pas : il ne se traverse qu’en courant, et coûte un pouce. Un muret coûte un pouce à qui court et deux à qui sprinte. Forestier passe donc à côté.',
  'lesson.speeds.past.hint':
    'Sprintez tout droit le long du bois jusqu’à l’anneau, et confirmez. Si vous ne voyez pas l’anneau, reculez la vue.',
  'lesson.speeds.run': 'Derrière un mur',
  'lesson.speeds.run.text':
    'Au tour de Vigie. Elle a deux dés de précision. Rester immobile en ajouterait un, mais le mur couvre Batailleur et en retire un. À 6 pouces ou moins, un tir a un dé de plus : bouger peut valoir la peine.',
  'lesson.speeds.run.hint': 'Choisissez « Courir ».',
  'lesson.speeds.round': 'Par le côté',
  'lesson.speeds.round.text':
    'Un couvert compte s’il cache la moitié de la cible ou plus. De côté, le mur ne cache presque rien.',
  'lesson.speeds.round.hint': 'Courez jusqu’à l’anneau sur la table, et confirmez.',
  'lesson.speeds.shoot': 'Trois dés',
  'lesson.speeds.shoot.text':
    'Deux de précision et un pour la proximité ; le mur ne compte plus. Chaque dé doit atteindre 5, le mouvement de Batailleur. Pointez Batailleur pour lire en dessous les probabilités.',
  'lesson.speeds.shoot.hint': 'Tirez sur Batailleur.',
  'lesson.speeds.end': 'La course en valait la peine',
  'lesson.speeds.end.text':
    'Un 5 a suffi pour toucher, et les deux dés de force ont blessé : Batailleur est tué. Au-delà de 12 pouces, un tir a un dé de moins ; sur une cible dans un terrain difficile ou derrière, deux de moins ; d’une hauteur, il frappe plus fort. Un tir qui tue ne donne aucun mouvement ensuite ; un coup, si. C’est la prochaine leçon.',

  'lesson.strikes.title': 'Frappes, poussées, annihilations',
  'lesson.strikes.summary': 'Frappez avec des dés égaux, repoussez un ennemi, engagez de loin et passez au suivant.',
  'lesson.strikes.doubles': 'Des dés égaux',
  'lesson.strikes.doubles.text':
    'À la place du 6, un dé porte un S, la Sphère. Au combat, des dés égaux font plus que blesser. Deux S parmi les dés de dextérité du gagnant ajoutent un dé de force. Parmi les dés de force, deux 5 repoussent l’ennemi, deux S vous laissent choisir et trois S tuent sur-le-champ.',
  'lesson.strikes.activate': 'Assez près',
  'lesson.strikes.activate.text':
    'Batailleur est indemne : il lui reste ses six blessures. Forestier le voit, et un chemin droit de moins de 6 pouces y mène.',
  'lesson.strikes.activate.hint': 'Activez Forestier.',
  'lesson.strikes.charge': 'La charge',
  'lesson.strikes.charge.text':
    'On charge en courant, tout droit sur un ennemi en vue, et cela ajoute un dé de force. Dès lors, le combat va tout seul : les deux lancent leur dextérité, et le meilleur frappe.',
  'lesson.strikes.charge.hint': 'Choisissez « Charger » ; la leçon nomme Batailleur.',
  'lesson.strikes.perfect': 'Une frappe parfaite',
  'lesson.strikes.perfect.text':
    'Deux S en dextérité : cinq dés de force au lieu de quatre. Et encore deux S ! Trois blessures acquises. Vous pouvez maintenant en ajouter une, repousser Batailleur de 2 pouces, ou les deux.',
  'lesson.strikes.perfect.hint': 'Choisissez « Les deux ».',
  'lesson.strikes.engage': 'Trop loin pour charger',
  'lesson.strikes.engage.text':
    'Quatre blessures, et Batailleur est de nouveau libre. Il est aussi fatigué : un dé de moins par combat déjà livré ce tour. Cœur proche bouge de 3 pouces et se trouve à quatre, trop loin pour charger. Pour engager, on peut sprinter, même sans voir l’ennemi ; seul le dé de la charge est perdu.',
  'lesson.strikes.engage.hint': 'Choisissez « Engager » ; la leçon nomme Batailleur.',
  'lesson.strikes.way': 'Par où vous voulez',
  'lesson.strikes.way.text':
    'En engageant, vous choisissez le chemin et le point de contact. Un ami qui toucherait aussi Batailleur ajouterait un dé, et trois amis comptent au plus ; la poussée en a écarté Forestier.',
  'lesson.strikes.way.hint': 'Allez à l’anneau près de Batailleur, et confirmez.',
  'lesson.strikes.on': 'Annihilation',
  'lesson.strikes.on.text':
    'Trois dés contre deux, deux blessures, et Batailleur est tué. Qui tue au combat et ne touche aucun autre ennemi peut aussitôt bouger de 2 pouces : au loin, à couvert ou jusqu’au suivant.',
  'lesson.strikes.on.hint': 'Bougez Cœur proche jusqu’à l’anneau près de Laquais, et confirmez.',
  'lesson.strikes.end': 'Aux prises',
  'lesson.strikes.end.text':
    'Cœur proche et Laquais se touchent, mais ne se battent pas avant le début de la manche suivante. C’est celle des Rejetons, maintenant : qui touche un ennemi ne peut pas s’en aller, et Laquais devra se battre à son activation. Notez que Cœur proche est déjà fatigué.',

  'lesson.nerve.title': 'Exploits, sang-froid et victoire',
  'lesson.nerve.summary':
    'Ralliez un ami, accomplissez un exploit avant un combat, pourchassez qui cède, et sachez ce qui gagne.',
  'lesson.nerve.flight': 'Le sang-froid',
  'lesson.nerve.flight.text':
    'Vigie a perdu son sang-froid et fuit : le signe sur son socle le dit. Le livret de cette édition ne donne ni le moral ni les missions ; les règles y sont celles du livre de règles. Un jet de moral est un dé : les troupes doivent faire 4 ou plus, les héros 3, les braves un de moins.',
  'lesson.nerve.regroup': 'Se rallier',
  'lesson.nerve.regroup.text':
    'Qui fuit lance le dé à son activation. En cas de succès, la fuite s’arrête, et c’est tout pour cette manche ; sinon elle continue, et finit hors de la table.',
  'lesson.nerve.regroup.hint': 'Activez Vigie.',
  'lesson.nerve.feat': 'Un exploit',
  'lesson.nerve.feat.text':
    'Un 4 : la fuite est finie. Barbare touche Batailleur et doit se battre ; mais entre le mouvement et le combat il y a place pour des exploits ou pour un sort, pas pour les deux. Chaque exploit s’accomplit une fois par tour au plus.',
  'lesson.nerve.feat.hint': 'Choisissez « Colère sauvage ».',
  'lesson.nerve.fury': 'Des dés de fureur',
  'lesson.nerve.fury.text':
    'Barbare a trois dés de fureur, et peut les répartir entre ses exploits. Colère sauvage demande 5 ou plus : un succès est un dé de dextérité de plus, et le deuxième ajoute un dé de force.',
  'lesson.nerve.fury.hint': 'Choisissez « 3 dés ».',
  'lesson.nerve.pursue': 'La déroute',
  'lesson.nerve.pursue.text':
    'Un 5 et un S : deux succès. Barbare a gagné le combat et blessé deux fois Batailleur. Qui perd et est blessé par plus redouté que lui éprouve son sang-froid : un 2, et Batailleur fuit. Si vous poursuivez, chacun lance un dé par pouce de son mouvement.',
  'lesson.nerve.pursue.hint': 'Choisissez « Poursuivre ».',
  'lesson.nerve.winning': 'Ce qui gagne une partie',
  'lesson.nerve.winning.text':
    'Le meilleur dé de Barbare était le plus haut : Batailleur est rattrapé et tué sans combat. Les morts valent des points de sang, mais c’est la gloire qui gagne, et presque toute vient de la mission : la fiche au-dessus de la table dit ce qu’elle demande et où vous en êtes. Ici, comme dans la prochaine bataille, il s’agit de ne laisser personne de l’autre camp. À vous maintenant de livrer bataille.',
}
