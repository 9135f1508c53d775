/** Words about puzzles. */
export const puzzlePhrases = {
  'ui.puzzle': 'Puzzle',
  'ui.puzzles': 'Puzzles',
  'ui.puzzles-note':
    'Positions with a goal. Play them: the better the odds that you reach before the dice fall, the more stars you earn.',
  'ui.puzzles-all': 'All puzzles',
  'ui.puzzle-stars': '{earned} of 3 stars',
  'ui.puzzle-wanted': 'Three stars take {best, number, ::percent .#}, counted before the dice fall.',
  'ui.puzzle-reached':
    'Your choice made it {chance, number, ::percent .#} likely; three stars take {best, number, ::percent .#}.',
  'ui.puzzle-again': 'Try again',
  'ui.puzzle-next': 'Next puzzle',
} as const
