import { text } from '@fray/kernel'
import { frighten } from '../../morale/fright.ts'
import { mayTest } from '../../morale/settle.ts'
import { uncloak } from '../enchantments.ts'
import { affectUnits } from '../resolving.ts'
import type { SpellKind } from './spell-kind.ts'

/** MI-MAGIC-05: one panic test for each failed save. It ends the cloak of every unit it touches (MI-MAGIC-06). */
export const knowledge: SpellKind = {
  id: 'knowledge',
  type: 3,
  art: 'attack',
  rule: 'MI-MAGIC-05',
  name: text('spell.knowledge'),
  icon: 'terror',
  resolve: (play, spell) =>
    affectUnits(play, spell, {
      touch: (unit) => uncloak(play, unit),
      concerns: mayTest,
      effect: (unit, failed) => {
        for (let i = 0; i < failed; i++) frighten(play, unit, 'knowledge', [spell.caster])
      },
    }),
}
