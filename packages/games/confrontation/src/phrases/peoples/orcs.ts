import type { Phrases } from '@fray/kernel'

export const orcs: Phrases = {
  'ask.kiss': 'What does the earth do to {fighter}?',
  'option.kiss.double': 'Double MOV',
  'option.kiss.half': 'Halve MOV',
}
