/** Looking back on a match that is over. */
export const endingPhrases = {
  'ui.change-sides': 'Change sides',
  'ui.ending-reading': 'Looking back on the match…',
  'ui.ending-course': 'Who was ahead',
  'ui.ending-course-of':
    'A chart of who was ahead when: above the middle the first side, below it the other; the numbers are turns',
  'ui.ending-losses': 'Losses',
  'ui.ending-left': '{left} of {had} left',
  'ui.ending-luck': 'Luck of the dice',
  'ui.ending-luck-note':
    'High is not always good: luck is what came of the dice beside all that could have come of them.',
  'ui.ending-dice':
    '{dice, plural, one {one die} other {# dice}}: {thrown, number} in all, {expected, number} were to be expected',
  'ui.ending-no-dice': 'threw no dice',
  'ui.ending-lucky': 'lucky: the dice gained {worth, number, ::percent .} of all strength on the table',
  'ui.ending-usual': 'neither lucky nor unlucky',
  'ui.ending-unlucky': 'unlucky: the dice cost {worth, number, ::percent .} of all strength on the table',
  'ui.ending-best': 'Your best moments',
  'ui.ending-worst': 'Your worst moments',
  'ui.ending-best-of': 'Best moments of {side}',
  'ui.ending-chance': 'a chance of about {chance, number, ::percent .}',
  'ui.report': 'Battle report',
  'ui.report-note':
    'The whole match as a story: a picture of the table for each turn, the fights with their dice and odds, losses and luck.',
  'ui.report-read': 'Read it',
  'ui.report-save': 'Save it',
  'ui.report-print': 'Print it',
} as const
