/** Words about puzzles, in French: puzzle = problème. */
export const puzzlePhrases = {
  'ui.puzzle': 'Problème',
  'ui.puzzles': 'Problèmes',
  'ui.puzzles-note': 'Des positions avec un but. Meilleures sont vos chances avant le jet, plus vous gagnez d’étoiles.',
  'ui.puzzles-all': 'Tous les problèmes',
  'ui.puzzle-stars': '{earned} étoiles sur 3',
  'ui.puzzle-goal': '{goal}, avec au moins {best, number, ::percent .#} de chances.',
  'ui.puzzle-goal-certain': '{goal}, à coup sûr.',
  'ui.puzzle-wanted': 'Ce sont les chances qui comptent, pas le jet.',
  'ui.puzzle-why': 'Qu’y aurait-il de mieux ?',
  'ui.puzzle-reached':
    'Vos chances : {chance, number, ::percent .#}. Il faut {best, number, ::percent .#} pour trois étoiles.',
  'ui.puzzle-again': 'Réessayer',
  'ui.puzzle-next': 'Problème suivant',
}
