import { text } from '@fray/kernel'
import { isEngaged } from '../../roster.ts'
import { enchant } from '../enchantments.ts'
import { affectUnits } from '../resolving.ts'
import type { SpellKind } from './spell-kind.ts'

/** MI-MAGIC-06: hidden from this turn's movement on, for one turn per passed save; not in contact with an enemy. */
export const cloak: SpellKind = {
  id: 'cloak',
  type: 3,
  art: 'defence',
  rule: 'MI-MAGIC-06',
  name: text('spell.cloak'),
  icon: 'cloak',
  resolve: (play, spell) =>
    affectUnits(play, spell, {
      concerns: (unit) => !isEngaged(play.state, unit),
      effect: (unit, passed) => enchant(play, unit, 'cloak', passed, 'MI-MAGIC-06'),
    }),
}
