import { text } from '@fray/kernel'
import { enchant } from '../enchantments.ts'
import { affectUnits } from '../resolving.ts'
import type { SpellKind } from './spell-kind.ts'

/** MI-MAGIC-07: weaker attacks and stronger enemies for two turns for each failed save. */
export const gift: SpellKind = {
  id: 'gift',
  type: 4,
  art: 'attack',
  rule: 'MI-MAGIC-07',
  name: text('spell.gift'),
  icon: 'poison-gas',
  resolve: (play, spell) =>
    affectUnits(play, spell, {
      effect: (unit, failed) => enchant(play, unit, 'gift', 2 * failed, 'MI-MAGIC-07'),
    }),
}
