import type { Procedure } from '@fray/kernel'
import { window } from '../command/windows.ts'
import { isInCombat } from '../ground/board.ts'
import { hasHurried } from '../magic/concentration.ts'
import { chooseOpponent, isDone } from '../melee/combat-phase.ts'
import { fight } from '../melee/melee.ts'
import { movementPhase } from '../movement/movement-phase.ts'
import { mayShoot } from '../shooting/shooting.ts'
import { type Combatant, isStanding, type Turn } from '../state.ts'
import { allWith } from '../traits.ts'
import { type ActivationPhase, activate, chooseCombatant } from '../turn/activation.ts'
import { opponentsOf } from './melee.ts'
import { secondStep } from './second-step.ts'
import { shoot } from './shooting.ts'

/** SM-ACT-01, SM-TURN-08, -09: every combatant of the side whose round it is, one at a time, in any order, once. */
export function* nextActivation(turn: Turn): Procedure<boolean> {
  const { state } = turn
  const waiting = state.combatants.filter((each) => each.side === state.round && isStanding(each) && !each.activated)
  if (waiting.length === 0) return false
  yield* activate(turn, yield* chooseCombatant(turn, waiting), STEPS, ['SM-ACT-01'])
  return true
}

/** SM-ACT-02, -05: three steps in a fixed order. */
const STEPS: readonly ActivationPhase[] = [movementPhase, secondStep, thirdStep]

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
