import { text } from '@fray/kernel'
import { frighten } from '../../morale/settle.ts'
import { isUnder, present } from '../../roster.ts'
import { areaOf, casterOf, touchedFigures } from '../areas.ts'
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
  *resolve(turn, spell) {
    const { state } = turn
    const area = areaOf(state, spell, 1)
    for (const unit of present(state)) {
      if (!isUnder(state, unit, 'cloak')) continue
      if (touchedFigures(state, casterOf(state, spell), area, unit).length > 0) uncloak(turn, unit)
    }
    yield* affectUnits(turn, spell, (_, unit, failed) => {
      for (let i = 0; i < failed; i++) frighten(turn, unit, 'knowledge', [spell.caster])
    })
  },
}
