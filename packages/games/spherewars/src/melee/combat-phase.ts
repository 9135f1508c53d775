import { type Procedure, text } from '@fray/kernel'
import { window } from '../command/windows.ts'
import { enemiesInContact, isInCombat } from '../ground/board.ts'
import { shootingAction, usableWeapons } from '../shooting/shooting.ts'
import { type Combatant, isStanding, ownerOf, type Turn } from '../state.ts'
import { allWith } from '../traits.ts'
import { fight } from './melee.ts'

/** SW-ACT-07 to -10: fight if in contact, else shoot if armed for it, else nothing. */
export function* combatPhase(turn: Turn, active: Combatant): Procedure {
  if (hasSomethingToDo(turn, active)) yield* window(turn, { at: 'before-combat', acting: active })
  for (const [ability, effect] of allWith(active, 'combatPhaseStart')) {
    if (isDone(turn, active)) return
    yield* ability.combatPhaseStart(turn, active, effect)
  }
  if (isDone(turn, active) || !hasSomethingToDo(turn, active)) return
  if (isInCombat(turn, active)) yield* fightSomebody(turn, active)
  else yield* shootingAction(turn, active)
  yield* window(turn, { at: 'after-combat', acting: active })
}

function hasSomethingToDo(turn: Turn, active: Combatant): boolean {
  return isInCombat(turn, active) || usableWeapons(turn, active).length > 0
}

/** SW-ACT-15. */
export function isDone(turn: Turn, active: Combatant): boolean {
  return turn.state.acting?.over === true || !isStanding(active) || active.fleeing
}

/** SW-MELEE-03, -22: one enemy is chosen and fought; if it got away, another, and with none left the phase is over. */
function* fightSomebody(turn: Turn, active: Combatant): Procedure {
  let enemies = enemiesInContact(turn, active)
  while (enemies.length > 0) {
    if (yield* fight(turn, active, yield* chooseOpponent(turn, active, enemies))) return
    enemies = enemiesInContact(turn, active)
  }
}

export function chooseOpponent(turn: Turn, active: Combatant, enemies: readonly Combatant[]): Procedure<Combatant> {
  return turn.pick({
    seat: ownerOf(turn, active),
    figure: active.id,
    prompt: text('ask.opponent', { active: { figure: active.id } }),
    rules: ['SW-MELEE-03'],
    options: enemies.map((enemy) => ({
      key: String(enemy.id),
      text: text('option.combatant', { combatant: { figure: enemy.id } }),
      figure: enemy.id,
      value: enemy,
    })),
  })
}
