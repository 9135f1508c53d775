import { resolveOpposition } from '../../dice/opposition.ts'
import type { Test } from '../../dice/test.ts'
import { lastingMiracle } from '../../divination/miracles/builders.ts'
import { enchant, enchantment } from '../../mystic/enchantment.ts'

const TENACITY = 'tenacity-of-the-rock'

/**
 * CF-REV-ORC-13: RES against the STR of each assailant: success stops the assailant, and even failure spares the
 * penalties.
 */
lastingMiracle(TENACITY, {
  shownAs: 'rock',
  *repels(play, { assailant }, bearer) {
    const test = { rules: ['CF-REV-ORC-13'], difficulty: null, dice: 1 }
    const resilience: Test = { ...test, kind: 'resilience', fighter: bearer, against: assailant }
    const strength: Test = { ...test, kind: 'strength', fighter: assailant, against: bearer }
    if ((yield* resolveOpposition(play, resilience, strength)) === 0) return true
    enchant(play, { id: TENACITY, by: bearer }, bearer, { part: 'unshaken', x: assailant.id })
    return false
  },
})
enchantment(TENACITY, { braces: (_play, assailant, _bearer, effect) => effect?.x === assailant.id }, 'unshaken')
