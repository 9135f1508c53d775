import { text } from '@fray/kernel'
import { enchant } from '../enchantments.ts'
import { affectUnits } from '../resolving.ts'
import type { SpellKind } from './spell-kind.ts'

/** MI-MAGIC-03: no movement, from this turn on, for one turn for each failed save. */
export const pleasures: SpellKind = {
  id: 'pleasures',
  type: 2,
  art: 'attack',
  rule: 'MI-MAGIC-03',
  name: text('spell.pleasures'),
  icon: 'charm',
  resolve: (play, spell) =>
    affectUnits(play, spell, {
      effect: (unit, failed) => enchant(play, unit, 'pleasures', failed, 'MI-MAGIC-03'),
    }),
}
