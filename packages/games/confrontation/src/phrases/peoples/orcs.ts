import type { Phrases } from '@fray/kernel'

export const orcs: Phrases = {
  'ask.kiss': 'What does the earth do to {fighter}?',
  'option.kiss.double': 'Double MOV',
  'option.kiss.half': 'Halve MOV',
  lifted: '{fighter} is lifted into the air',
  'let-down': '{fighter} comes down again',
  'roll.combat-drugs': 'Combat drugs of {fighter}',
  drugged: '{fighter} has a die of Mutagenic/{x}',
  'ask.awakening': '{fighter}: {points, plural, one {# point} other {# points}} of awakening. What for?',
  'option.awakening.instinct': 'Instinctive spells on him cost a gem less ({points})',
  'option.awakening.strength': 'STR +2 ({points})',
  'option.awakening.hide': 'RES +2 ({points})',
  'option.awakening.blood': 'Immunity/Exceptional Wounds ({points})',
  'option.awakening.none': 'Nothing more',
  'ask.mesmerized': 'Whom does the pendulum swing before?',
  mesmerized: '{fighter} acts at once',
  'ask.put-back': 'Where in the pile does the card of {card} go?',
  'option.put-back': '{before, plural, =0 {On top} one {Below # card} other {Below # cards}}',
  'put-back': '{seat}: the card of {card} goes back into the pile',
  'barred.must-charge': '{fighter} must charge',
}
