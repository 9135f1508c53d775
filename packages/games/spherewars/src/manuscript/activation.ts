import type { Procedure } from '@fray/kernel'
import { window } from '../command/windows.ts'
import { isInCombat } from '../ground/board.ts'
import { hasHurried } from '../magic/concentration.ts'
import { chooseOpponent, isDone } from '../melee/combat-phase.ts'
import { settleContacts } from '../melee/contacts.ts'
import { fight } from '../melee/melee.ts'
import { endEffects } from '../morale/effects.ts'
import { regroup } from '../morale/regroup.ts'
import { endStates } from '../morale/states.ts'
import { movementPhase } from '../movement/movement-phase.ts'
import { isDecided } from '../preparation/ending.ts'
import { mayShoot } from '../shooting/shooting.ts'
import { type Combatant, isStanding, ownerOf, type Turn } from '../state.ts'
import { allWith } from '../traits.ts'
import { activationStart, chooseCombatant, newActing } from '../turn/activation.ts'
import { opponentsOf } from './melee.ts'
import { secondStep } from './second-step.ts'
import { shoot } from './shooting.ts'

/** SM-ACT-01, SM-TURN-08, -09: every combatant of the side whose round it is, one at a time, in any order, once. */
export function* nextActivation(turn: Turn): Procedure<boolean> {
  const { state } = turn
  const waiting = state.combatants.filter((each) => each.side === state.round && isStanding(each) && !each.activated)
  if (waiting.length === 0) return false
  yield* activate(turn, yield* chooseCombatant(turn, waiting))
  return true
}

/** SM-ACT-02, -05: three steps in a fixed order; what is borrowed of states and orders goes round them. */
function* activate(turn: Turn, active: Combatant): Procedure {
  const { state } = turn
  state.acting = newActing(active)
  turn.log('activated', { combatant: { figure: active.id } }, ['SM-ACT-01'], { seat: ownerOf(turn, active) })
  yield* window(turn, { at: 'before-activation', acting: active })
  yield* playSteps(turn, active)
  active.activated = true
  active.lastMove = state.acting.move
  endStates(turn, active)
  endEffects(turn, 'activation', active)
  state.acting = null
  if (!isDecided(turn)) yield* window(turn, { at: 'after-activation', acting: active })
}

/** SW-ACT-15: nobody goes on who is dead, fleeing or has trapped somebody. */
function* playSteps(turn: Turn, active: Combatant): Procedure {
  yield* activationStart(turn, active)
  if (active.fleeing && isStanding(active) && !turn.state.acting!.over) yield* regroup(turn, active)
  for (const step of [movementPhase, secondStep, thirdStep]) {
    if (isDone(turn, active) || isDecided(turn)) return
    yield* step(turn, active)
    yield* settleContacts(turn)
  }
}

/** SM-ACT-02, -03, -05: one attack. Who is in contact must fight; a shot is for those who have not sprinted. */
function* thirdStep(turn: Turn, active: Combatant): Procedure {
  if (attackOf(turn, active)) yield* window(turn, { at: 'before-combat', acting: active })
  for (const [ability, effect] of allWith(active, 'combatPhaseStart')) {
    if (isDone(turn, active)) return
    yield* ability.combatPhaseStart(turn, active, effect)
  }
  const attack = isDone(turn, active) ? null : attackOf(turn, active)
  if (!attack) return
  yield* attack(turn, active)
  yield* window(turn, { at: 'after-combat', acting: active })
}

function attackOf(turn: Turn, active: Combatant): ((turn: Turn, active: Combatant) => Procedure) | null {
  if (isInCombat(turn, active)) return opponentsOf(turn, active).length > 0 ? fightSomebody : null
  return !hasHurried(turn) && mayShoot(turn, active) ? shoot : null
}

/** SM-MULTI-03: the owner chooses one of them; if it got away (SW-MELEE-22), another. */
function* fightSomebody(turn: Turn, active: Combatant): Procedure {
  let enemies = opponentsOf(turn, active)
  while (enemies.length > 0) {
    if (yield* fight(turn, active, yield* chooseOpponent(turn, active, enemies))) return
    enemies = opponentsOf(turn, active)
  }
}
