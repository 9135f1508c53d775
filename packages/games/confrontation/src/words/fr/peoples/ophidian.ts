import type { NameList, Phrases } from '@fray/kernel'

export const ophidian: Phrases = {
  'ask.location': 'Où {victim} est-il touché ?',
}

export const ophidianNames: NameList = {
  'Ophidian vorpal blade': 'Lame vorpale ophidienne',
  Enlistment: 'Enrôlement',
}
