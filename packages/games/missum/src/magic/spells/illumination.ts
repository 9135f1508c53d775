import { text } from '@fray/kernel'
import { isDisorganized, shortenDisorder } from '../../morale/disorder.ts'
import { affectUnits } from '../resolving.ts'
import type { SpellKind } from './spell-kind.ts'

/** MI-MAGIC-10: disorganization is shorter by one full turn for each passed save. */
export const illumination: SpellKind = {
  id: 'illumination',
  type: 5,
  art: 'defence',
  rule: 'MI-MAGIC-10',
  name: text('spell.illumination'),
  icon: 'sunbeams',
  resolve: (play, spell) =>
    affectUnits(play, spell, {
      concerns: isDisorganized,
      effect: (unit, passed) => shortenDisorder(play, unit, passed),
    }),
}
