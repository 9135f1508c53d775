/** Words about puzzles, in Spanish: puzzle = problema. */
export const puzzlePhrases = {
  'ui.puzzle': 'Problema',
  'ui.puzzles': 'Problemas',
  'ui.puzzles-note':
    'Posiciones con un objetivo. Juégalas: cuanto mejores sean las probabilidades que logres antes de que caigan los dados, más estrellas ganas.',
  'ui.puzzles-all': 'Todos los problemas',
  'ui.puzzle-stars': '{earned} de 3 estrellas',
  'ui.puzzle-goal': '{goal}, con una probabilidad del {best, number, ::percent .#} o más.',
  'ui.puzzle-goal-certain': '{goal}, con toda seguridad.',
  'ui.puzzle-wanted': 'Cuentan las probabilidades, como están antes de que caigan los dados; lo que caiga no importa.',
  'ui.puzzle-why': '¿Qué sería mejor?',
  'ui.puzzle-reached':
    'Tu elección dio una probabilidad de {chance, number, ::percent .#}; tres estrellas piden {best, number, ::percent .#}.',
  'ui.puzzle-again': 'Otra vez',
  'ui.puzzle-next': 'Siguiente problema',
}
