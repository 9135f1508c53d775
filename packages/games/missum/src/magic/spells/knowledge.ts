import { text } from '@fray/kernel'
import { frighten, mayTest } from '../../morale/settle.ts'
import { uncloak } from '../enchantments.ts'
import { affectUnits } from '../resolving.ts'
import type { SpellKind } from './spell-kind.ts'

/** MI-MAGIC-05: one panic test for each failed save. Whoever it touches is cloaked no more (MI-MAGIC-06). */
export const knowledge: SpellKind = {
  id: 'knowledge',
  type: 3,
  art: 'attack',
  rule: 'MI-MAGIC-05',
  name: text('spell.knowledge'),
  icon: 'terror',
  resolve: (turn, spell) =>
    affectUnits(turn, spell, {
      touch: (unit) => uncloak(turn, unit),
      concerns: mayTest,
      effect: (unit, failed) => {
        for (let i = 0; i < failed; i++) frighten(turn, unit, 'knowledge', [spell.caster])
      },
    }),
}
