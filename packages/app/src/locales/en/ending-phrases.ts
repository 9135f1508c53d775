/** Looking back on a match that is over. */
export const endingPhrases = {
  'ui.change-sides': 'Change sides',
  'ui.ending-reading': 'Analysing the match…',
  'ui.ending-course': 'Who was ahead',
  'ui.ending-course-of':
    'Chart of who was ahead: the first side above the line, the other below it; the numbers are turns',
  'ui.ending-losses': 'Losses',
  'ui.ending-left': '{left} of {had} left',
  'ui.ending-luck': 'Dice luck',
  'ui.ending-luck-note': 'High rolls aren’t always good; luck compares your results with the average.',
  'ui.ending-dice': '{dice, plural, one {1 die} other {# dice}}: total {thrown, number} (average {expected, number})',
  'ui.ending-no-dice': 'rolled no dice',
  'ui.ending-lucky': 'lucky: the dice gained {worth, number, ::percent .} of the total strength on the table',
  'ui.ending-usual': 'about average luck',
  'ui.ending-unlucky': 'unlucky: the dice cost {worth, number, ::percent .} of the total strength on the table',
  'ui.ending-best': 'Your best moments',
  'ui.ending-worst': 'Your worst moments',
  'ui.ending-best-of': 'Best moments of {side}',
  'ui.ending-chance': 'about a {chance, number, ::percent .} chance',
  'ui.report': 'Battle report',
  'ui.report-note':
    'The whole match as a story, with a picture of the table for each turn, the fights with their dice and odds, losses and luck.',
  'ui.report-read': 'Read report',
  'ui.report-save': 'Save report',
  'ui.report-print': 'Print report',
} as const
