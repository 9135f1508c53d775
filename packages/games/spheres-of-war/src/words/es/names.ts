import { namePhrases, type Phrases } from '@fray/kernel'

/** The combatants, by their English names. */
export const names: Phrases = namePhrases({
  Badger: 'Tejón',
  Boar: 'Jabalí',
  Fox: 'Zorro',
  Stag: 'Ciervo',
  Wolf: 'Lobo',
  Crow: 'Cuervo',
  Eagle: 'Águila',
  Hawk: 'Halcón',
  Owl: 'Búho',
  Vulture: 'Buitre',
})
