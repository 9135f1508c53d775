import { text } from '@fray/kernel'
import { enchant } from '../enchantments.ts'
import { affectUnits } from '../resolving.ts'
import type { SpellKind } from './spell-kind.ts'

/** MI-MAGIC-08: stronger attacks and weaker enemies for two turns for each passed save. */
export const peace: SpellKind = {
  id: 'peace',
  type: 4,
  art: 'defence',
  rule: 'MI-MAGIC-08',
  name: text('spell.peace'),
  icon: 'peace-dove',
  resolve: (play, spell) =>
    affectUnits(play, spell, {
      effect: (unit, passed) => enchant(play, unit, 'peace', 2 * passed, 'MI-MAGIC-08'),
    }),
}
