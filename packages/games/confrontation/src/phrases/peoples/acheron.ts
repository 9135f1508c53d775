import type { Phrases } from '@fray/kernel'
import { gemsByKind } from '../gems.ts'

const GEMS = gemsByKind({
  air: 'Air',
  earth: 'Earth',
  fire: 'Fire',
  water: 'Water',
  light: 'Light',
  darkness: 'Darkness',
  neutral: 'neutral',
})

export const acheron: Phrases = {
  'ask.rot-gem': 'Which gem feeds {spell}?',
  'ask.rot': 'Does {fighter} rot further?',
  'option.rot-pay': 'A gem of Darkness: {fighter} loses one more point of RES',
  'option.rot-no': 'Not now',
  'roll.discord': 'The Blood of Discord in {fighter}',
  'ask.merge': 'With which other puppet?',
  departed: '{fighter} is gone',
  'ask.division': 'Where does the second half of {fighter} stand?',
  'refused.apart': 'The two must touch each other',
  'ask.brutality': 'Whose strength?',
  'ask.zombie': 'Does a zombie strengthen the bond of {fighter}? It pays for a failure',
  'option.zombie-none': 'No zombie',
  'ask.raised': 'Who rises from the dead for {fighter}?',
  'ask.chorus': 'Does {fighter} give gems for the spell of {target}?',
  'option.chorus': `Give${GEMS}`,
  'option.chorus-none': 'Give none',
  'ask.orpheon': '{test} of {fighter}: how many counters of the Orpheon?',
  'option.orpheon': '{count, plural, =0 {None} one {# counter, +#} other {# counters, +#}}',
  'option.horns-in': '{fighter} puts gems into the Horns of Damnation',
  'label.horns-in': 'Fill the Horns',
  'option.horns-out': '{fighter} takes gems out of the Horns of Damnation',
  'label.horns-out': 'Empty the Horns',
  'ask.horns': 'Whose Horns?',
  'ask.horns-number': 'How many gems of Darkness does {fighter} move?',
  'option.horns-number': '{gems, plural, one {# gem} other {# gems}}',
  'horns-in': '{fighter} puts {gems, plural, one {# gem} other {# gems}} into the Horns of {target}',
}
