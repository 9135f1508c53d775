/** Words about puzzles. */
export const puzzlePhrases = {
  'ui.puzzle': 'Puzzle',
  'ui.puzzles': 'Puzzles',
  'ui.puzzles-note': 'Positions with a goal. The better your odds before the roll, the more stars you earn.',
  'ui.puzzles-all': 'All puzzles',
  'ui.puzzle-stars': '{earned} of 3 stars',
  'ui.puzzle-goal': '{goal}, with at least a {best, number, ::percent .#} chance.',
  'ui.puzzle-goal-certain': '{goal}, for certain.',
  'ui.puzzle-wanted': 'You’re scored on the odds, not the roll.',
  'ui.puzzle-why': 'What would be better?',
  'ui.puzzle-reached':
    'Your odds: {chance, number, ::percent .#}. You need {best, number, ::percent .#} for three stars.',
  'ui.puzzle-again': 'Try again',
  'ui.puzzle-next': 'Next puzzle',
} as const
