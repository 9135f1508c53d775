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
  'ui.ending-dice':
    '{dice, plural, one {one die} other {# dice}}, {direction, select, higher {{height, number, ::percent .} higher than} lower {{height, number, ::percent .} lower than} other {as high as}} was to be expected',
  'ui.ending-no-dice': 'threw no dice',
  'ui.ending-lucky': 'luckier than most: the dice were worth {worth, number, ::percent .} of all forces',
  'ui.ending-usual': 'neither lucky nor unlucky to speak of',
  'ui.ending-unlucky': 'unluckier than most: the dice cost {worth, number, ::percent .} of all forces',
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
