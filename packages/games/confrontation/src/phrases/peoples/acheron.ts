import type { Phrases } from '@fray/kernel'

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
}
