/** Words about puzzles. */
export const puzzlePhrases = {
  'ui.puzzle': 'Puzzle',
  'ui.puzzles': 'Puzzles',
  'ui.puzzles-note':
    'Positions with a goal. Play them: the better the odds that you reach before the dice fall, the more stars you earn.',
  'ui.puzzles-all': 'All puzzles',
  'ui.puzzle-stars': '{earned} of 3 stars',
  'ui.puzzle-goal': '{goal}, with a chance of {best, number, ::percent .#} or more.',
  'ui.puzzle-goal-certain': '{goal}, for certain.',
  'ui.puzzle-wanted': 'The odds count, as they stand before the dice fall; what falls does not matter.',
  'ui.puzzle-why': 'What would be better?',
  'ui.puzzle-reached':
    'Your choice made it {chance, number, ::percent .#} likely; three stars take {best, number, ::percent .#}.',
  'ui.puzzle-again': 'Try again',
  'ui.puzzle-next': 'Next puzzle',
} as const
