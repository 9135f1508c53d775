import { choice, optionWithNote, type Procedure, text } from '@fray/kernel'
import { targetRoll } from '../dice.ts'
import { enemiesOf, touches } from '../ground/board.ts'
import { measureWithin } from '../ground/measuring.ts'
import { sightToTarget } from '../ground/sight/sight.ts'
import { targetOption } from '../magic/targets.ts'
import { enterState } from '../morale/states.ts'
import { type Combatant, isStanding, ownerOf, type Play } from '../state.ts'
import { inches } from '../units.ts'
import type { Attack } from '../wounds/attack.ts'
import { ownConstitution } from '../wounds/constitution.ts'
import { dealWounds } from '../wounds/wounds.ts'
import { isSuspended } from './builders.ts'
import { isSpent, recordUse } from './uses.ts'

const RULE = 'SW-RACE-108'
const DICE = 2

/**
 * SW-RACE-108: once per turn, before fighting or shooting, rolls two dice against the constitution of a nearby
 * combatant.
 */
export function* spit(play: Play, bearer: Combatant): Procedure<boolean> {
  if (isSuspended(bearer) || isSpent(play, bearer, 'venomous-spit')) return false
  const target = yield* chooseVictim(play, bearer)
  if (!target) return false
  yield* spitAt(play, bearer, target)
  return true
}

function* spitAt(play: Play, bearer: Combatant, target: Combatant): Procedure {
  recordUse(play, bearer, 'venomous-spit')
  const seat = ownerOf(play, bearer)
  const names = { bearer: { figure: bearer.id }, target: { figure: target.id } }
  play.log('spits', names, [RULE], { seat })
  const hits = touches(bearer, target) || measureWithin(play, bearer, target, inches(3))
  if (!hits) return play.log('spit-short', names, [RULE], { seat, isOutcome: true })
  const constitution = ownConstitution(play, attackOn(bearer, target), DICE).atLeast(2)
  const purpose = text('roll.spit', { ...names, difficulty: constitution.total })
  const { successes } = yield* targetRoll(play, purpose, [RULE], seat, DICE, constitution.total)
  if (successes === 0)
    return play.log('spit-misses', names, [RULE], { seat, numbers: [constitution.explain()], isOutcome: true })
  yield* dealWounds(play, target, 1, { by: bearer, kind: 'direct', rules: [RULE] })
  if (isStanding(target)) enterState(play, target, 'stunned', [RULE])
}

/** Describes the attack for the constitution query; no damage roll is made (SW-CRIT-14). */
function attackOn(attacker: Combatant, victim: Combatant): Attack {
  const attack = { attacker, victim, arcane: false, strength: DICE, weapon: null, preciseBlow: 0, rules: [RULE] }
  return { ...attack, kind: 'passive' }
}

/** Chooses a victim in contact or in sight; distance does not count before the choice (SW-BASE-06). */
function chooseVictim(play: Play, bearer: Combatant): Procedure<Combatant | null> {
  const targets = enemiesOf(play, bearer).filter(
    (enemy) => touches(bearer, enemy) || sightToTarget(play, bearer, enemy) !== 'none',
  )
  return play.pick<Combatant | null>({
    seat: ownerOf(play, bearer),
    figure: bearer.id,
    prompt: text('ask.spit', { bearer: { figure: bearer.id } }),
    rules: [RULE],
    options: [
      { ...choice('no', text('option.no-spit'), optionWithNote('note.no-spit')), value: null },
      ...targets.map(targetOption),
    ],
  })
}
