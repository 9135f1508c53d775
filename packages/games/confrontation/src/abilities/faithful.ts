import { define } from '../ability.ts'
import { xOf } from '../traits.ts'
import { ability } from './making.ts'

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

define(iconoclast, loyal, piety, illuminated, exalted)
