import type { Phrases } from '@fray/kernel'

export const ophidian: Phrases = {
  'ask.location': 'Where is {victim} hit?',
}
