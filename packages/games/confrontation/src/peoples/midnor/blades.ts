import { isDying } from '../../abilities/resilience/resilience.ts'
import { define } from '../../ability.ts'
import { attack } from '../../combat/exchange.ts'
import { diceOf } from '../../combat/fight.ts'
import { structurePoints } from '../../machines/structure.ts'
import { type Fighter, isStanding, type PlayState } from '../../state.ts'
import { has } from '../../traits.ts'
import { artefact } from '../builders.ts'

/**
 * CF-REV-MIDNOR-02: a Wound that does not kill brings an attack on the same opponent at once, outside dice and turns.
 */
const sefhra = artefact('sefhra-the-demonic', {
  *afterHit(play, { fight, target }, dealt, bearer) {
    if (dealt === 'none' || dealt === 'stunned' || !isStanding(bearer) || !isBled(play, target)) return
    diceOf(fight, bearer).attack++
    // An ordinary attack: it cannot be a master strike.
    yield* attack(play, fight, bearer, target)
  },
})

/** CF-REV-MIDNOR-02: a hurt, living opponent with blood; one that fights on after its death does not count. */
function isBled(play: PlayState, target: Fighter): boolean {
  if (!isStanding(target) || isDying(target)) return false
  return structurePoints(target) === null && !has(play, target, 'construct')
}

/** CF-REV-MIDNOR-08: the bearer's combat may come first, and it pursues over its whole MOV. */
const aralith = artefact('aralith', {
  fightsFirst: true,
  multiplier: (_play, kind) => (kind === 'pursuit' ? 1 : 0),
})

define(sefhra, aralith)
