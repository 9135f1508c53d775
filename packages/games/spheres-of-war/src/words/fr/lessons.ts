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
  'lesson.wait.title': 'Laissez-les venir',
  'lesson.wait.summary': 'Attendez hors de portée, et soyez celui qui frappe le premier.',
  'lesson.wait.gap': 'Trois pouces et demi',
  'lesson.wait.gap.text':
    'Un mouvement fait deux pouces, et Faucon est à trois pouces et demi : avec cette action, personne n’atteint l’autre. Si Renard avance maintenant, il ne manque à Faucon qu’un pouce et demi, et il arrive le premier.',
  'lesson.wait.stay': 'Patience',
  'lesson.wait.stay.text':
    'Qui arrive frappe le premier, et qui frappe le premier gagne trois combats sur cinq s’ils vont jusqu’au bout. Attendre coûte une des cinq actions, et laisse Faucon faire l’erreur.',
  'lesson.wait.stay.hint': 'Choisissez « Attendre ».',
  'lesson.wait.go': 'Faucon est venu',
  'lesson.wait.go.text':
    'Faucon a avancé de deux pouces, et il reste un pouce et demi : c’est à votre portée. C’est la troisième action sur cinq.',
  'lesson.wait.go.hint': 'Choisissez « Bouger » ; la leçon tourne Renard vers Faucon.',
  'lesson.wait.strike': 'Frappez',
  'lesson.wait.strike.text':
    'Si vous vous arrêtez avant Faucon, c’est lui qui vous frappe. Regardez les probabilités en dessous pendant que vous faites glisser : elles changent dès que les socles se touchent.',
  'lesson.wait.strike.hint': 'Avancez jusqu’à ce que Renard touche Faucon, et confirmez.',
  'lesson.wait.end': 'Premier à frapper',
  'lesson.wait.end.text':
    'Faucon a fait 5 et n’est plus là. On peut aussi s’éloigner pour rester hors de portée, mais qui quitte la table est hors jeu. Arriver au contact avec la cinquième action en vaut aussi la peine : plus personne ne peut jeter de dé, et le tour suivant commence par votre coup.',
  'lesson.two.title': 'Entre deux ennemis',
  'lesson.two.summary': 'Choisissez qui se bat contre qui, et amenez de l’aide.',
  'lesson.two.touch': 'Ils se touchent',
  'lesson.two.touch.text':
    'Un nouveau tour commence, et Renard touche Faucon et Hibou. Ceux qui se touchent sont engagés : ils se battent avant tous les autres, sans bouger. Il reste à Faucon un coup du tour précédent.',
  'lesson.two.pair': 'Qui contre qui',
  'lesson.two.pair.text':
    'Chacun ne se bat que contre un ennemi. Vous êtes l’Instigateur, c’est donc à vous de choisir. Contre Faucon, Renard devrait jeter le dé d’abord ; Hibou et Renard ne se sont pas encore battus, et là l’Instigateur frappe le premier. Chaque option le dit.',
  'lesson.two.pair.hint': 'Choisissez « Renard contre Hibou ».',
  'lesson.two.next': 'L’aide est proche',
  'lesson.two.next.text':
    'Hibou a tenu avec un 2, Renard a tenu avec un 4, et Hibou est tombé avec un 5. Renard a fini son tour : il ne peut pas agir, et personne ne peut le frapper. Faucon est libre, et Loup est son ennemi le plus proche.',
  'lesson.two.next.hint': 'Choisissez « Bouger » ; la leçon tourne Loup vers Faucon.',
  'lesson.two.strike': 'En un seul mouvement',
  'lesson.two.strike.text':
    'Moins de deux pouces séparent Loup de Faucon. Le coup qui restait à Faucon était pour Renard et ne compte pas ici.',
  'lesson.two.strike.hint': 'Avancez jusqu’à ce que Loup touche Faucon, et confirmez.',
  'lesson.two.end': 'Deux de moins',
  'lesson.two.end.text':
    'Faucon a fait 6. Il n’y a plus personne à rencontrer : le tour suivant commence, et la paire la plus proche se rencontre d’abord ; si plusieurs sont aussi proches, l’Instigateur choisit. Il reste un ennemi : qui n’a plus personne a perdu.',
  'lesson.battle.title': 'Une petite bataille',
  'lesson.battle.summary': 'Trois contre trois, jusqu’au bout, avec de vrais dés.',
  'lesson.battle.sides': 'Vos Bêtes',
  'lesson.battle.sides.text':
    'Renard, Loup et Blaireau contre Faucon, Hibou et Aigle, que joue un bot. Le camp à qui il reste quelqu’un à la fin l’emporte.',
  'lesson.battle.advice': 'Comptez les pouces',
  'lesson.battle.advice.text':
    'Un mouvement fait deux pouces, et qui arrive frappe le premier. Attendez juste hors de portée, pour que l’ennemi doive entrer dans la vôtre ; les probabilités sous la décision disent ce que vaut un pas. « Conseil » dit ce que ferait un bot à votre place.',
}
