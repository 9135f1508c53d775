import type { Phrases } from '@fray/kernel'

export const tirnabor: Phrases = {
  'forged.weapon': 'the weapon',
  'forged.armour': 'the armour',
}
