import type { Disguises } from '@fray/kernel'
import { isMage } from '../magic/casters.ts'
import type { State } from '../state.ts'

/** MI-GEN-11: the other side may have other spells left, and have cast its spells in other strengths. */
export const disguises: Disguises<State> = {
  disguise(state, seat, random) {
    for (const unit of state.units) {
      if (unit.seat !== seat && isMage(unit))
        unit.spells = [random.between(0, 3), random.between(0, 3), random.between(0, 3)]
    }
    for (const spell of state.spells) {
      if (!spell.shown && state.units[spell.caster]?.seat !== seat) spell.strength = random.pick([1, 2, 3])
    }
  },
  reveals: ({ type }) => REVEALING.includes(type),
}

const REVEALING = ['strength-shown', 'uncloaked']
