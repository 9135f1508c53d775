import type { Phrases } from '@fray/kernel'

export const acheron: Phrases = {
  'ask.rot-gem': 'Which gem feeds {spell}?',
  'ask.rot': 'Does {fighter} rot further?',
  'option.rot-pay': 'A gem of Darkness: {fighter} loses one more point of RES',
  'option.rot-no': 'Not now',
  'roll.discord': 'The Blood of Discord in {fighter}',
}
