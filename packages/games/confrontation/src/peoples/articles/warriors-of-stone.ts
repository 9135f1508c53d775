import { immediately, lasting, termOf } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { forceOf } from '../../assault/penalties.ts'
import { SHAKEN } from '../../dice/modifiers.ts'
import { addEffectTo } from '../apply-effect.ts'
import { innate } from '../builders.ts'

const STONE = 'CF-CRYHAVOC-01'
/** CF-CRYHAVOC-01: by how much the target's Force must be lower. */
const HEAVIER = 2

/** CF-CRYHAVOC-01: whoever is lighter by 2 or more than the one who charges him has −2 by it instead of −1. */
const warriorsOfStone = innate(STONE, {
  contactMade: (play, { assault }, bearer) =>
    immediately(() => {
      if (assault.assailant !== bearer) return
      const force = forceOf(play, bearer, 'charging').total
      for (const id of bearer.charged) {
        const target = play.state.fighters[id]!
        if (!target.chargePenalty || force - forceOf(play, target, 'charged').total < HEAVIER) continue
        addEffectTo(play, target, 'crushed-by-stone', { bearer: bearer.id, object: STONE }, 'round')
      }
    }),
})

const crushed = lasting('crushed-by-stone', STONE, {
  shownAs: 'rock',
  // In place of the one point, so only as long as that one counts.
  finalResult: ({ tally, test }, bearer) => {
    if (bearer.chargePenalty && SHAKEN.includes(test.kind)) tally.add(-1, termOf(STONE), STONE)
  },
})

define(warriorsOfStone, crushed)
