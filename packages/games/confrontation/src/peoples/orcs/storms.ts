import type { Procedure } from '@fray/kernel'
import { beginActivation, endActivation } from '../../activation/activity.ts'
import { chargeAtOnce, chargesOf } from '../../activation/immediate-actions.ts'
import { resolveCombat } from '../../combat/combat.ts'
import { opponentsOf } from '../../ground/bodies.ts'
import { spell } from '../../incantation/spell.ts'
import { type Fighter, isStanding, type Play, profileOf } from '../../state.ts'

const STORMS = 'spirit-of-the-storms'
const ON_BRONTOPS: readonly string[] = ['orcs-brontops-rider', 'orcs-animistic-shaman-on-brontops']

function isBrontops(target: Fighter): boolean {
  return ON_BRONTOPS.includes(profileOf(target).id)
}

/**
 * CF-REV-ORC-06: a fighter that has not acted yet, or the caster before other actions; without a charge nothing
 * happens.
 */
spell(STORMS, {
  mayTarget: (_play, target, caster, occasion) => {
    if (!isBrontops(target)) return false
    if (target !== caster) return !target.activated
    return occasion.moment === 'activation' && occasion.isFresh === true
  },
  *effect(play, { target, caster }) {
    if (chargesOf(play, target).length === 0) return
    if (target === caster) return yield* storm(play, target)
    yield* beginActivation(play, play.state.turn!, target)
    yield* storm(play, target)
    yield* endActivation(play, target)
  },
})

/** CF-REV-ORC-06: the target charges, and its opponents are fought at once and again in the combat phase. */
function* storm(play: Play, target: Fighter): Procedure {
  yield* chargeAtOnce(play, target, 'CF-REV-ORC-06')
  const opponents = isStanding(target) ? opponentsOf(play, target) : []
  if (opponents.length === 0) return
  yield* resolveCombat(play, { lone: target.id, many: opponents.map(({ id }) => id) }, [target])
  for (const opponent of [target, ...opponents]) opponent.fought = false
}
