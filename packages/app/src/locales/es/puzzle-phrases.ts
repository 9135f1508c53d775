/** Words about puzzles, in Spanish: puzzle = problema. */
export const puzzlePhrases = {
  'ui.puzzle': 'Problema',
  'ui.puzzles': 'Problemas',
  'ui.puzzles-note':
    'Posiciones con un objetivo. Cuanto mejores sean tus probabilidades antes de la tirada, más estrellas ganas.',
  'ui.puzzles-all': 'Todos los problemas',
  'ui.puzzle-stars': '{earned} de 3 estrellas',
  'ui.puzzle-goal': '{goal}, con una probabilidad de al menos el {best, number, ::percent .#}.',
  'ui.puzzle-goal-certain': '{goal}, con toda seguridad.',
  'ui.puzzle-wanted': 'Cuentan las probabilidades, no la tirada.',
  'ui.puzzle-why': '¿Qué sería mejor?',
  'ui.puzzle-reached':
    'Tus probabilidades: {chance, number, ::percent .#}. Para tres estrellas necesitas {best, number, ::percent .#}.',
  'ui.puzzle-again': 'Otra vez',
  'ui.puzzle-next': 'Siguiente problema',
}
