import { FINISHED, type Procedure } from '@fray/kernel'
import { firstHit, type Point } from '@fray/tabletop'
import { editionOf } from '../../editions/edition.ts'
import { allTouchedAt, baseOf, isFlyer } from '../../ground/surroundings.ts'
import { type Combatant, isStanding, ownerOf, type Play } from '../../state.ts'
import { kill } from '../../wounds/wounds.ts'
import { movingBase } from './obstruction.ts'

/**
 * The mover goes along a path; in its movement phase it then has moved (SW-SHOOT-26). A confirmed move cannot be taken
 * back (SW-FAIR-02).
 */
export function walk(play: Play, mover: Combatant, points: readonly Point[]): void {
  play.reveal()
  const end = points[points.length - 1]!
  const { acting } = play.state
  if (end.x === mover.at.x && end.y === mover.at.y) return
  mover.at = end
  mover.moved = true
  if (acting?.id === mover.id) acting.moved = true
}

/** SW-DEFAREA-10: a combatant moved in the enemy round by something other than its own action loses its area. */
export function loseArea(play: Play, moved: Combatant): void {
  if (moved.side === play.state.round || moved.areaLost) return
  moved.areaLost = true
  if (!play.setup.advanced || !editionOf(play.setup).defenceAreas || moved.profile.ephemeral) return
  play.log('area-lost', { owner: { figure: moved.id } }, ['SW-DEFAREA-10'], { seat: ownerOf(play, moved) })
}

/** SW-WOUND-14 to -16, -18: destroys ephemeral enemies met on the path; two of them destroy each other. */
export function sweepEphemerals(play: Play, mover: Combatant, points: readonly Point[]): Procedure {
  for (const combatant of play.state.combatants)
    if (isSwept(play, mover, points, combatant)) return sweep(play, mover, points)
  return FINISHED
}

/** Whether a mover and an enemy on its path cannot both stay. */
function isSwept(play: Play, mover: Combatant, points: readonly Point[], other: Combatant): boolean {
  if (!isStanding(other) || other.side === mover.side || other.floor !== mover.floor) return false
  return (other.profile.ephemeral || mover.profile.ephemeral) && isMet(play, mover, points, other)
}

function* sweep(play: Play, mover: Combatant, points: readonly Point[]): Procedure {
  for (const combatant of play.state.combatants) {
    if (!isSwept(play, mover, points, combatant)) continue
    const both = combatant.profile.ephemeral && mover.profile.ephemeral
    const rules = both ? ['SW-WOUND-14', 'SW-WOUND-15'] : ['SW-WOUND-14', 'SW-WOUND-16']
    if (combatant.profile.ephemeral) yield* kill(play, combatant, { by: mover, kind: 'direct', rules })
    if (mover.profile.ephemeral && isStanding(mover)) yield* kill(play, mover, { by: combatant, kind: 'direct', rules })
  }
}

/** A flyer meets only enemies it lands on; an ephemeral mover only those it ends beside. */
function isMet(play: Play, mover: Combatant, points: readonly Point[], other: Combatant): boolean {
  if (allTouchedAt(play, mover, mover.at).includes(other)) return true
  if (isFlyer(mover) || mover.profile.ephemeral) return false
  const bases = [baseOf(other)]
  for (let i = 1; i < points.length; i++) {
    const from = points[i - 1]!
    const to = points[i]!
    const hit = firstHit(movingBase(from, mover.profile.base.radius), to.x - from.x, to.y - from.y, bases, 0)
    if (hit.time <= 1) return true
  }
  return false
}
