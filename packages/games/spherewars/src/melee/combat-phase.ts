import { type Procedure, text } from '@fray/kernel'
import { window } from '../command/windows.ts'
import { enemiesInContact, isInCombat } from '../ground/board.ts'
import { targetOption } from '../magic/targets.ts'
import { shootingAction, usableWeapons } from '../shooting/shooting.ts'
import { type Combatant, isStanding, ownerOf, type Play } from '../state.ts'
import { hooks } from '../traits.ts'
import { fight } from './melee.ts'

/** SW-ACT-07 to -10: fights if in contact, otherwise shoots if armed for it. */
export function* combatPhase(play: Play, active: Combatant): Procedure {
  if (hasSomethingToDo(play, active)) yield* window(play, { at: 'before-combat', acting: active })
  let acted = false
  for (const [ability, effect] of hooks.all(play, active, 'combatPhaseStart')) {
    if (isDone(play, active)) return
    if (yield* ability.combatPhaseStart(play, active, effect)) acted = true
  }
  if (isDone(play, active) || !(acted || hasSomethingToDo(play, active))) return
  if (isInCombat(play, active)) yield* fightSomebody(play, active)
  else if (hasSomethingToDo(play, active)) yield* shootingAction(play, active)
  yield* window(play, { at: 'after-combat', acting: active })
}

function hasSomethingToDo(play: Play, active: Combatant): boolean {
  return isInCombat(play, active) || usableWeapons(play, active).length > 0
}

/** SW-ACT-15: whether the combatant can do nothing more this activation. */
export function isDone(play: Play, active: Combatant): boolean {
  return play.state.acting?.over === true || !isStanding(active) || active.fleeing
}

/**
 * SW-MELEE-03, -22: chooses one enemy and fights it. If it got away, the next is chosen; with none left the phase is
 * over.
 */
function* fightSomebody(play: Play, active: Combatant): Procedure {
  let enemies = enemiesInContact(play, active)
  while (enemies.length > 0) {
    if (yield* fight(play, active, yield* chooseOpponent(play, active, enemies))) return
    enemies = enemiesInContact(play, active)
  }
}

export function chooseOpponent(play: Play, active: Combatant, enemies: readonly Combatant[]): Procedure<Combatant> {
  return play.pick({
    seat: ownerOf(play, active),
    figure: active.id,
    prompt: text('ask.opponent', { active: { figure: active.id } }),
    rules: ['SW-MELEE-03'],
    options: enemies.map(targetOption),
  })
}
