import { define } from '../../ability.ts'
import { xOf } from '../../traits.ts'
import { ability, termOf } from '../builders.ts'

/** CF-ABIL-48: draws faith from enemies instead of friends. */
const iconoclast = ability('iconoclast', { iconoclast: true })

/** CF-ABIL-60: gives X extra points of faith to a faithful. */
const loyal = ability('loyal', { loyalty: (bearer, effect) => xOf(bearer, 'loyal', effect) })

/** CF-ABIL-74: keeps X unused points of faith. */
const piety = ability('piety', { faithKept: (_play, bearer, effect) => xOf(bearer, 'piety', effect) })

/** CF-ABIL-49: rerolls a 5 in divination. */
const illuminated = ability('illuminated', { rerolls: ({ kind }) => (kind === 'divination' ? [5] : []) })

/** CF-ABIL-34: a 1 in divination does not fail. */
const exalted = ability('exalted', { onesCount: ({ kind }) => kind === 'divination' })

/** CF-ABIL-101: the aura is 5 cm wider for each Wound level. */
const thaumaturgist = ability('thaumaturgist', {
  faithAura: ({ tally }, bearer) => void tally.add(5 * bearer.wounds, termOf('thaumaturgist'), 'CF-ABIL-101'),
})

define(iconoclast, loyal, piety, illuminated, exalted, thaumaturgist)
