import type { Phrases } from '@fray/kernel'

export const goblins: Phrases = {
  'roll.rats-wrath': "Rat's Wrath of {fighter}: transformed on 4 or more",
  'roll.rats-wrath-ends': "Rat's Wrath of {fighter}: over on 1 or 2",
  'rats-wrath.transformed': '{fighter} transforms',
  'rats-wrath.reverted': '{fighter} takes his own shape again',
  'roll.stone-of-survival': 'The Stone of Survival of {fighter} gathers mana',
  'ask.stone-of-survival':
    '{fighter}, Stone of Survival with {gems, plural, one {# gem} other {# gems}}: how many defence dice?',
  'option.stone-of-survival': '{dice, plural, =0 {None} one {# die, for {gems} gems} other {# dice, for {gems} gems}}',
  'stone-of-survival': '{fighter}: {dice, plural, one {# defence die} other {# defence dice}} of the Stone of Survival',
}
