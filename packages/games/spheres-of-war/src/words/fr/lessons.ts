import type { Phrases } from '@fray/kernel'

/** The lessons in French. They name options of the game and buttons of the app as those are called in French. */
export const lessons: Phrases = {
  'lesson.title': 'Le premier coup',
  'lesson.summary': 'Approchez-vous d’un ennemi, frappez en premier et lisez ce que les dés ont fait.',
  'lesson.goal': 'Deux camps, un but',
  'lesson.goal.text':
    'Vous menez les Bêtes, au bord proche. Qui n’a plus personne sur la table a perdu. Les combattants se rencontrent par paires, les ennemis les plus proches d’abord, et chacun des deux agit à son tour.',
  'lesson.act': 'Votre première action',
  'lesson.act.text':
    'Renard a rencontré Faucon. Les deux se partagent cinq actions, et Renard commence parce que les Bêtes sont l’Instigateur. Ceux qui ne se touchent pas ne peuvent qu’attendre ou bouger.',
  'lesson.act.hint': 'Choisissez « Bouger ».',
  'lesson.direction': 'Vers l’adversaire, ou à l’opposé',
  'lesson.direction.text':
    'Un mouvement va droit vers l’adversaire ou droit à l’opposé. Personne ne peut mesurer avant d’avoir décidé de bouger : voilà pourquoi « Annuler » est grisé maintenant.',
  'lesson.direction.hint': 'Choisissez « Vers Faucon ».',
  'lesson.length': 'Jusqu’où',
  'lesson.length.text':
    'Faites glisser Renard le long de la ligne, ou utilisez le curseur. Un mouvement fait deux pouces au plus. L’action suivante est à Faucon.',
  'lesson.length.hint': 'Avancez des deux pouces entiers, jusqu’à l’anneau sur la table, et confirmez.',
  'lesson.reach': 'Assez près',
  'lesson.reach.text':
    'Faucon n’a fait qu’attendre, et il reste un pouce et demi entre vous. Qui arrive au contact frappe aussitôt : mieux vaut être celui qui arrive.',
  'lesson.reach.hint': 'Choisissez encore « Bouger » ; la leçon tourne Renard vers Faucon.',
  'lesson.odds': 'Connaître ses chances',
  'lesson.odds.text':
    'Sous « Si vous vous arrêtez ici », vous voyez comment cela peut finir, en comptant toutes les façons dont les dés peuvent tomber. Qui est frappé jette un dé : 4 ou moins tient bon et rend le coup, 5 ou 6 est la défaite.',
  'lesson.odds.hint': 'Arrêtez-vous là où Renard touche Faucon, et confirmez.',
  'lesson.log': 'Ce qui s’est passé',
  'lesson.log.text':
    'Faucon a tenu avec un 3 et rendu le coup, Renard a tenu avec un 2, et les cinq actions étaient épuisées. Ceux qui se touchent continuent à se battre au début du tour suivant : là, Faucon a fait 5. La chronique raconte tout ; appuyer sur § ouvre la règle d’une ligne. Maintenant Loup a rencontré Hibou, et ce combat est le vôtre.',
  'lesson.battle.title': 'Une petite bataille',
  'lesson.battle.summary': 'Trois contre trois, jusqu’au bout, avec de vrais dés.',
  'lesson.battle.sides': 'Vos Bêtes',
  'lesson.battle.sides.text':
    'Renard, Loup et Blaireau contre Faucon, Hibou et Aigle, que joue un bot. Le camp à qui il reste quelqu’un à la fin l’emporte.',
  'lesson.battle.advice': 'Comptez les pouces',
  'lesson.battle.advice.text':
    'Un mouvement fait deux pouces, et qui arrive frappe le premier. Attendez juste hors de portée, pour que l’ennemi doive entrer dans la vôtre ; les probabilités sous la décision disent ce que vaut un pas. « Conseil » dit ce que ferait un bot à votre place.',
}
