import { isDying } from '../../abilities/resilience.ts'
import { define } from '../../ability.ts'
import { attack } from '../../combat/exchange.ts'
import { diceOf } from '../../combat/fight.ts'
import { structurePoints } from '../../machines/structure.ts'
import { type Fighter, isStanding, type PlayState } from '../../state.ts'
import { has } from '../../traits.ts'
import { artefact } from '../builders.ts'

/** CF-REV-MIDNOR-02: a Wound that does not kill brings an attack on the same opponent at once, whatever his dice and his turn. */
const sefhra = artefact('sefhra-the-demonic', {
  *afterHit(play, { fight, target }, dealt, bearer) {
    if (dealt === 'none' || dealt === 'stunned' || !isStanding(bearer) || !isBled(play, target)) return
    diceOf(fight, bearer).attack++
    // A plain attack: it is no master strike.
    yield* attack(play, fight, bearer, target)
  },
})

/** CF-REV-MIDNOR-02: one who is hurt and lives; who dies and only fights on does not, and neither does what has no blood. */
function isBled(play: PlayState, target: Fighter): boolean {
  if (!isStanding(target) || isDying(target)) return false
  return structurePoints(target) === null && !has(play, target, 'construct')
}

/** CF-REV-MIDNOR-08: his combat may come first, and he pursues over his whole MOV. */
const aralith = artefact('aralith', {
  fightsFirst: true,
  multiplier: (_play, kind) => (kind === 'pursuit' ? 1 : 0),
})

define(sefhra, aralith)
