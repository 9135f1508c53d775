import type { Procedure } from '@fray/kernel'
import { window } from '../command/windows.ts'
import { isInCombat } from '../ground/board.ts'
import { hasHurried } from '../magic/concentration.ts'
import { chooseOpponent, isDone } from '../melee/combat-phase.ts'
import { fight } from '../melee/melee.ts'
import { movementPhase } from '../movement/movement-phase.ts'
import { mayShoot } from '../shooting/shooting.ts'
import type { Combatant, Play } from '../state.ts'
import { hooks } from '../traits.ts'
import type { Activation } from '../turn/activation.ts'
import { opponentsOf } from './combat/melee.ts'
import { shoot } from './combat/shooting.ts'
import { secondStep } from './second-step.ts'

/** SM-ACT-01, -02, -05, SM-TURN-08, -09: three steps in a fixed order, once for every combatant. */
export const ACTIVATION: Activation = { phases: [movementPhase, secondStep, thirdStep], rules: ['SM-ACT-01'] }

/** SM-ACT-02, -03, -05: one attack. A combatant in contact must fight; only one that has not sprinted may shoot. */
function* thirdStep(play: Play, active: Combatant): Procedure {
  if (attackOf(play, active)) yield* window(play, { at: 'before-combat', acting: active })
  for (const [ability, effect] of hooks.all(play, active, 'combatPhaseStart')) {
    if (isDone(play, active)) return
    yield* ability.combatPhaseStart(play, active, effect)
  }
  const attack = isDone(play, active) ? null : attackOf(play, active)
  if (!attack) return
  yield* attack(play, active)
  yield* window(play, { at: 'after-combat', acting: active })
}

function attackOf(play: Play, active: Combatant): ((play: Play, active: Combatant) => Procedure) | null {
  if (isInCombat(play, active)) return opponentsOf(play, active).length > 0 ? fightSomebody : null
  return !hasHurried(play) && mayShoot(play, active) ? shoot : null
}

/** SM-MULTI-03: the owner chooses an opponent; if it got away (SW-MELEE-22), another. */
function* fightSomebody(play: Play, active: Combatant): Procedure {
  let enemies = opponentsOf(play, active)
  while (enemies.length > 0) {
    if (yield* fight(play, active, yield* chooseOpponent(play, active, enemies))) return
    enemies = opponentsOf(play, active)
  }
}
