import { text } from '@fray/kernel'
import { enchant } from '../enchantments.ts'
import { affectUnits } from '../resolving.ts'
import type { SpellKind } from './spell-kind.ts'

/** MI-MAGIC-04: twice the speed, from this turn on, for one turn for each passed save. */
export const grace: SpellKind = {
  id: 'grace',
  type: 2,
  art: 'defence',
  rule: 'MI-MAGIC-04',
  name: text('spell.grace'),
  icon: 'heart-wings',
  resolve: (play, spell) =>
    affectUnits(play, spell, {
      effect: (unit, passed) => enchant(play, unit, 'grace', passed, 'MI-MAGIC-04'),
    }),
}
