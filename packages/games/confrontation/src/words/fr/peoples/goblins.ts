import type { NameList, Phrases } from '@fray/kernel'

export const goblins: Phrases = {}

export const goblinsNames: NameList = {
  'The Bell of the God Rat': 'La cloche du dieu Rat',
  'The Chiming Armour': "L'armure carillonnante",
  'The Sceptre of Communion': 'Le sceptre de communion',
  Tzûnami: 'Tzûnami',
  'Juicy Appendix': 'Appendice juteux',
}
