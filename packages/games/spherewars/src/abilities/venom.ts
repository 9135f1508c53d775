import { choice, type Procedure, text } from '@fray/kernel'
import { targetRoll } from '../dice.ts'
import { enemiesOf, isWithin, touches } from '../ground/board.ts'
import { sightToTarget } from '../ground/sight.ts'
import { targetOption } from '../magic/targets.ts'
import { enterState } from '../morale/states.ts'
import { type Combatant, isStanding, ownerOf, type Turn } from '../state.ts'
import { ownConstitution } from '../wounds/constitution.ts'
import type { Attack } from '../wounds/damage.ts'
import { dealWounds } from '../wounds/wounds.ts'
import { isSuspended } from './making.ts'
import { isSpent, spend } from './uses.ts'

const RULE = 'SW-RACE-108'
const DICE = 2

/** SW-RACE-108: once a turn, before it fights or shoots: two dice against the constitution of somebody near. */
export function* spit(turn: Turn, bearer: Combatant): Procedure {
  if (isSuspended(bearer) || isSpent(turn, bearer, 'venomous-spit')) return
  const target = yield* chooseVictim(turn, bearer)
  if (!target) return
  spend(turn, bearer, 'venomous-spit')
  const seat = ownerOf(turn, bearer)
  const names = { bearer: { figure: bearer.id }, target: { figure: target.id } }
  turn.log('spits', names, [RULE], { seat })
  if (!touches(bearer, target)) turn.reveal()
  if (!isWithin(bearer, target, 3)) return turn.log('spit-short', names, [RULE], { seat, tells: true })
  const constitution = ownConstitution(turn, attackOn(bearer, target), DICE).atLeast(2)
  const purpose = text('roll.spit', { ...names, difficulty: constitution.total })
  const { successes } = yield* targetRoll(turn, purpose, [RULE], seat, DICE, constitution.total)
  if (successes === 0)
    return turn.log('spit-misses', names, [RULE], { seat, numbers: [constitution.explain()], tells: true })
  yield* dealWounds(turn, target, 1, { by: bearer, kind: 'direct', rules: [RULE] })
  if (isStanding(target)) enterState(turn, target, 'stunned', [RULE])
}

/** What the constitution is asked against; no damage roll is made (SW-CRIT-14). */
function attackOn(attacker: Combatant, victim: Combatant): Attack {
  const attack = { attacker, victim, arcane: false, strength: DICE, weapon: null, preciseBlow: 0, rules: [RULE] }
  return { ...attack, kind: 'passive' }
}

/** One in contact or in sight; distances are no reason before it is named (SW-BASE-06). */
function chooseVictim(turn: Turn, bearer: Combatant): Procedure<Combatant | null> {
  const targets = enemiesOf(turn, bearer).filter(
    (enemy) => touches(bearer, enemy) || sightToTarget(turn, bearer, enemy) !== 'none',
  )
  return turn.pick<Combatant | null>({
    seat: ownerOf(turn, bearer),
    figure: bearer.id,
    prompt: text('ask.spit', { bearer: { figure: bearer.id } }),
    rules: [RULE],
    options: [{ ...choice('no', text('option.no-spit')), value: null }, ...targets.map(targetOption)],
  })
}
