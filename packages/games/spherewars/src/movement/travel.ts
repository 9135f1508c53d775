import { FINISHED, type Procedure } from '@fray/kernel'
import { firstHit, type Point } from '@fray/tabletop'
import { allTouchedAt, baseOf, isFlyer } from '../ground/surroundings.ts'
import { type Combatant, isStanding, ownerOf, type Play } from '../state.ts'
import { kill } from '../wounds/wounds.ts'
import { movingBase } from './way.ts'

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

/** SW-DEFAREA-10: whoever is moved by anything but its own action in the enemy round loses its area. */
export function loseArea(play: Play, moved: Combatant): void {
  if (moved.side === play.state.round || moved.areaLost) return
  moved.areaLost = true
  if (!play.setup.advanced || !play.setup.edition.defenceAreas || moved.profile.ephemeral) return
  play.log('area-lost', { owner: { figure: moved.id } }, ['SW-DEFAREA-10'], { seat: ownerOf(play, moved) })
}

/** SW-WOUND-14 to -16, -18: ephemeral enemies that a mover met on its way are no more; two such destroy each other. */
export function sweepEphemerals(play: Play, mover: Combatant, points: readonly Point[]): Procedure {
  for (const combatant of play.state.combatants)
    if (isSwept(play, mover, points, combatant)) return sweep(play, mover, points)
  return FINISHED
}

/** Whether a mover and an enemy that it met on its way cannot both stay. */
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

/** A flyer meets only those it comes down on; an ephemeral mover only those it stands beside in the end. */
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
