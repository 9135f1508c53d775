import { namePhrases, type Phrases } from '@fray/kernel'

/** The combatants, by their English names. */
export const names: Phrases = namePhrases({
  Badger: 'Blaireau',
  Boar: 'Sanglier',
  Fox: 'Renard',
  Stag: 'Cerf',
  Wolf: 'Loup',
  Crow: 'Corneille',
  Eagle: 'Aigle',
  Hawk: 'Faucon',
  Owl: 'Hibou',
  Vulture: 'Vautour',
})
