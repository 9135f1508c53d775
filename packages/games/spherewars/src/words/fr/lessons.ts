import type { Phrases } from '@fray/kernel'

/** What the lessons of both editions begin with. */
const shared: Phrases = {
  'lesson.field': 'Le champ',
  'lesson.field.text':
    'Vous menez l’Alliance, au bord vert ; les points sur un bord sont les blessures qui restent. Les camps jouent des manches à tour de rôle, et dans une manche un camp active quelques-uns de ses combattants. Pointez une figurine pour lire sa fiche.',
  'lesson.activate': 'Choisissez qui agit',
  'lesson.activate.hint': 'Activez Vigie : dans la liste ou sur la table.',
  'lesson.stand': 'Une main sûre',
  'lesson.stand.hint': 'Choisissez « Rester immobile ».',
  'lesson.shoot': 'Tirez',
  'lesson.shoot.hint': 'Tirez sur Batailleur.',
  'lesson.kill': 'Coup fatal',
}

/** The lessons in French. They name options of the game and buttons of the app as those are called in French. */
export const rulebookLessons: Phrases = {
  ...shared,
  'lesson.title': 'Tenez la ligne',
  'lesson.summary': 'Activez, tirez, courez, et arrêtez un ennemi au milieu de son propre mouvement.',
  'lesson.activate.text':
    'Qui s’active bouge, puis peut se concentrer pour un exploit ou un sort, puis se bat ou tire. Batailleur a des blessures et se trouve à portée de Vigie.',
  'lesson.stand.text':
    'Vigie est là où il faut. Ceux qui restent immobiles en ont fini avec le mouvement et passent au tir.',
  'lesson.shoot.text':
    'Pointez une cible et lisez en dessous les probabilités, touche par touche et blessure par blessure. D’abord les dés doivent toucher, et plus la cible est rapide, plus c’est difficile ; ensuite chaque dé de force qui atteint sa constitution est une blessure.',
  'lesson.run': 'Au tour de Forestier',
  'lesson.run.text':
    'Une blessure. « Pourquoi ? », dans la chronique, montre d’où vient chacun de ses nombres. Batailleur voudra s’en prendre à Vigie : Forestier va lui barrer le chemin.',
  'lesson.run.hint': 'Choisissez « Courir ».',
  'lesson.where': 'Sur son chemin',
  'lesson.where.text':
    'Faites glisser Forestier dans la région claire. Autour de chaque socle s’étend sa zone de défense : un ennemi qui y entre peut être arrêté. Ensuite commence la manche des Rejetons.',
  'lesson.where.hint': 'Courez jusqu’à l’anneau sur la table, et confirmez.',
  'lesson.react': 'Une réaction',
  'lesson.react.text':
    'Batailleur passe en courant devant Forestier, et son mouvement s’arrête pour vous : c’est ce que dit le bandeau au-dessus de la table. Forestier peut bondir sur Batailleur n’importe où le long de son chemin dans la zone de défense, ou laisser passer. Ce que vous passez toujours se règle une fois, avec « Toujours passer ici ».',
  'lesson.react.hint': 'Arrêtez Batailleur à l’anneau sur son chemin, et confirmez.',
  'lesson.kill.text':
    'Les deux ont lancé leur dextérité, Forestier avait les meilleurs dés et a frappé : deux blessures, et Batailleur est hors jeu. Qui tue au combat peut bouger un peu. Démon est toujours là, et c’est un de ceux qui chargent sans qu’on le leur demande.',
  'lesson.kill.hint': 'Choisissez « Rester ici » ; dès lors, la bataille est à vous.',
}

export const manuscriptLessons: Phrases = {
  ...shared,
  'lesson.title': 'Tirez et chargez',
  'lesson.summary': 'Activez, tirez, chargez : une manche selon l’édition antérieure.',
  'lesson.activate.text':
    'Qui s’active choisit une façon de bouger et peut ensuite tirer ou se battre. Batailleur a des blessures et se trouve à portée de Vigie.',
  'lesson.stand.text': 'Un tireur qui n’a pas bougé lance un dé de précision de plus.',
  'lesson.shoot.text':
    'Pointez une cible et lisez en dessous les probabilités. D’abord les dés doivent toucher, et plus la cible est rapide, plus c’est difficile ; ensuite chaque dé de puissance qui atteint sa constitution est une blessure.',
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
  'lesson.kill.hint':
    'Bougez Forestier jusqu’à l’anneau sur la table, et confirmez ; dès lors, la bataille est à vous.',
}
