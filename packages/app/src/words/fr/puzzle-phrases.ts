/** Words about puzzles, in French: puzzle = problème. */
export const puzzlePhrases = {
  'ui.puzzle': 'Problème',
  'ui.puzzles': 'Problèmes',
  'ui.puzzles-note':
    'Des positions avec un but. Jouez-les : meilleures sont les probabilités atteintes avant que les dés ne tombent, plus vous gagnez d’étoiles.',
  'ui.puzzles-all': 'Tous les problèmes',
  'ui.puzzle-stars': '{earned} étoiles sur 3',
  'ui.puzzle-goal': '{goal}, avec {best, number, ::percent .#} de chances ou plus.',
  'ui.puzzle-goal-certain': '{goal}, à coup sûr.',
  'ui.puzzle-wanted': 'Ce sont les chances qui comptent, avant que les dés ne tombent ; ce qui tombe n’importe pas.',
  'ui.puzzle-why': 'Qu’y aurait-il de mieux ?',
  'ui.puzzle-reached':
    'Votre choix donnait {chance, number, ::percent .#} de chances ; trois étoiles en demandent {best, number, ::percent .#}.',
  'ui.puzzle-again': 'Réessayer',
  'ui.puzzle-next': 'Problème suivant',
}
