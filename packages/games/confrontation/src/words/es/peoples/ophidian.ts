import type { NameList, Phrases } from '@fray/kernel'

export const ophidian: Phrases = {
  'ask.location': '¿Dónde se alcanza a {victim}?',
}

export const ophidianNames: NameList = {
  'Ophidian vorpal blade': 'Hoja vorpal ofidia',
  Enlistment: 'Alistamiento',
}
