import type { Procedure } from '@fray/kernel'
import type { Point } from '@fray/tabletop'
import { isInCombat, touches } from '../ground/board.ts'
import { elevationOf } from '../ground/ground.ts'
import { tryNerves } from '../morale/unnerve.ts'
import { type Jump, resolveInterceptions } from '../movement/jump.ts'
import { sweepEphemerals, walk } from '../movement/paths/travel.ts'
import { type Combatant, isStanding, ownerOf, type Play } from '../state.ts'
import { hooks } from '../traits.ts'
import { trap } from './trapping.ts'

/** A join about to be completed. */
export interface JoinOutcome {
  readonly joiner: Combatant
  readonly points: readonly Point[]
  /** Enemies that the action itself reaches (SW-ABIL-34 cases a and b), and those of them that it charges. */
  readonly reached: readonly Combatant[]
  readonly charged: readonly Combatant[]
  /** Enemies that jump at the joiner (case c). */
  readonly jumps: readonly Jump[]
}

/**
 * Sets the joiner beside its enemies and resolves what contact causes: ephemeral enemies vanish, fleeing ones are
 * trapped, fear is tested. `acting` records what the move counts as before the first consequence.
 */
export function* makeContact(play: Play, join: JoinOutcome): Procedure {
  const { joiner, points, reached, charged, jumps } = join
  const acting = play.state.acting!
  const joined = [...reached, ...jumps.map(({ jumper }) => jumper)]
  // SW-ABIL-34(e): judged just before the contact.
  const newlyEngaged = joined.filter((enemy) => !isInCombat(play, enemy))
  acting.from = joiner.at
  acting.joinedFromElevation = elevationOf(play, joiner)
  acting.joined.push(...joined.map(({ id }) => id))
  acting.reached.push(...reached.map(({ id }) => id))
  acting.charged.push(...charged.map(({ id }) => id))
  acting.newlyEngaged.push(...newlyEngaged.map(({ id }) => id))
  walk(play, joiner, points)
  yield* sweepEphemerals(play, joiner, points)
  if (!isStanding(joiner)) return
  yield* resolveInterceptions(play, joiner, jumps)
  if (yield* trapFleeing(play, joiner, joined)) return
  yield* announceJoin(play, joiner, joined)
  if (isStanding(joiner)) yield* tryNerves(play, joiner, newlyEngaged.filter(isStanding))
}

/** SW-MOVE-22: logs the enemies that a joiner touches besides its target. */
export function tellOthersTouched(
  play: Play,
  joiner: Combatant,
  target: Combatant,
  reached: readonly Combatant[],
): void {
  for (const enemy of reached) {
    if (enemy.id === target.id) continue
    const args = { joiner: { figure: joiner.id }, enemy: { figure: enemy.id } }
    play.log('touches-too', args, ['SW-MOVE-22'], { seat: ownerOf(play, joiner) })
  }
}

/** SW-TRAP-03, -08, -09: fleeing enemies die, and the joiner can do nothing more. */
function* trapFleeing(play: Play, joiner: Combatant, joined: readonly Combatant[]): Procedure<boolean> {
  const fleeing = joined.filter((enemy) => enemy.fleeing && touches(enemy, joiner))
  if (fleeing.length === 0) return false
  play.state.acting!.over = true
  for (const enemy of fleeing) yield* trap(play, enemy, joiner, ['SW-TRAP-01', 'SW-TRAP-03'])
  return true
}

function* announceJoin(play: Play, joiner: Combatant, joined: readonly Combatant[]): Procedure {
  for (const enemy of joined) {
    for (const [ability, effect] of hooks.all(play, enemy, 'joinedBy')) {
      if (!isStanding(joiner) || !isStanding(enemy)) break
      yield* ability.joinedBy(play, enemy, joiner, effect)
    }
  }
}
