import { define } from '../ability.ts'
import { xOf } from '../traits.ts'
import { ability, termOf } from './builders.ts'

/** CF-ABIL-48. */
const iconoclast = ability('iconoclast', { iconoclast: true })

/** CF-ABIL-60. */
const loyal = ability('loyal', { loyalty: (bearer, effect) => xOf(bearer, 'loyal', effect) })

/** CF-ABIL-74. */
const piety = ability('piety', { faithKept: (_play, bearer, effect) => xOf(bearer, 'piety', effect) })

/** CF-ABIL-49. */
const illuminated = ability('illuminated', { rerolls: ({ kind }) => (kind === 'divination' ? [5] : []) })

/** CF-ABIL-34. */
const exalted = ability('exalted', { onesCount: ({ kind }) => kind === 'divination' })

/** CF-ABIL-101: his aura is wider by 5 cm for each degree of his Wounds. */
const thaumaturgist = ability('thaumaturgist', {
  faithAura: ({ tally }, bearer) => void tally.add(5 * bearer.wounds, termOf('thaumaturgist'), 'CF-ABIL-101'),
})

define(iconoclast, loyal, piety, illuminated, exalted, thaumaturgist)
