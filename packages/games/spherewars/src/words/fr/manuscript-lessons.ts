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
  'lesson.kill.hint':
    'Bougez Forestier jusqu’à l’anneau sur la table, et confirmez ; dès lors, la bataille est à vous.',
  'lesson.differs': 'Ce qui change',
  'lesson.differs.text':
    'Si vous connaissez le livre de règles : ici, ni zones de défense ni bonds, ni météo. Dans votre manche, vous activez tous les vôtres ; une charge demande de voir l’ennemi et de l’atteindre en un seul mouvement, et un tireur immobile lance un dé de plus. Les doubles et les triples font des coups spéciaux.',
  'lesson.battle.title': 'Une petite bataille',
  'lesson.battle.summary': 'Trois contre trois selon l’édition antérieure, jusqu’au bout et avec de vrais dés.',
  'lesson.battle.sides': 'Votre bande',
  'lesson.battle.sides.text':
    'Barbare, Forestier et Vigie contre Batailleur, Démon et Laquais, que joue un bot. Personne ne vous dit quoi faire ; « Conseil » raconte ce que ferait un bot à votre place.',
}
