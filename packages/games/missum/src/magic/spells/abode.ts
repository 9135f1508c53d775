import { text } from '@fray/kernel'
import { disorganize } from '../../morale/disorder.ts'
import { affectUnits } from '../resolving.ts'
import type { SpellKind } from './spell-kind.ts'

/** MI-MAGIC-09, MI-DISORG-05: one turn of disorganization for each failed save. */
export const abode: SpellKind = {
  id: 'abode',
  type: 5,
  art: 'attack',
  rule: 'MI-MAGIC-09',
  name: text('spell.abode'),
  icon: 'worms',
  resolve: (play, spell) =>
    affectUnits(play, spell, { effect: (unit, failed) => disorganize(play, unit, 'MI-DISORG-05', failed) }),
}
