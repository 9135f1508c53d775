import type { NameList, Phrases } from '@fray/kernel'

export const goblins: Phrases = {}

export const goblinsNames: NameList = {
  'The Bell of the God Rat': 'La campana del dios Rata',
  'The Chiming Armour': 'La armadura cantarina',
  'The Sceptre of Communion': 'El cetro de la comunión',
  Tzûnami: 'Tzûnami',
  'Juicy Appendix': 'Apéndice jugoso',
}
