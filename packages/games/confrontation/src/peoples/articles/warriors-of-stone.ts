import { immediately, lasting, termOf } from '../../abilities/builders.ts'
import { define } from '../../ability.ts'
import { forceOf } from '../../assault/penalties.ts'
import { SHAKEN } from '../../dice/modifiers.ts'
import { addEffectTo } from '../apply-effect.ts'
import { innate } from '../builders.ts'

const STONE = 'warriors-of-stone'
/** CF-CRYHAVOC-01: how much lower the target's Force must be. */
const HEAVIER = 2

/** CF-CRYHAVOC-01: a target at least 2 lighter than the charger suffers −2 instead of −1. */
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
  // It replaces the one point of a charge, so it counts only while that one does.
  finalResult: ({ tally, test }, bearer) => {
    if (bearer.chargePenalty && SHAKEN.includes(test.kind)) tally.add(-1, termOf(STONE), 'CF-CRYHAVOC-01')
  },
})

define(warriorsOfStone, crushed)
