import { type Refusal, refuse, text } from '@fray/kernel'
import { type Contour, firstHit, movableDisc, type Point, putDisc } from '@fray/tabletop'
import { mayStandAt } from '../../ground/ground.ts'
import { allTouchedAt, baseUnder, isFlyer } from '../../ground/surroundings.ts'
import type { Surroundings } from '../../ground/surroundings-data.ts'
import type { Combatant, Play } from '../../state.ts'

/** A reused disc, so that the sweep allocates nothing. */
const mover = movableDisc()

/** Gets a mover's base at a place; valid until the next call. */
export function movingBase(at: Point, radius: number): Contour {
  return putDisc(mover, at, radius)
}

/** Why the mover cannot take a path and rest at its end; undefined if it can. Other bases are solid. */
export function obstruction(
  play: Play,
  mover: Combatant,
  points: readonly Point[],
  around: Surroundings,
): Refusal | undefined {
  return leavesTable(play, mover, points) ?? collision(mover, points, around) ?? noRest(play, mover, points)
}

/** SW-MOVE-26: the table is convex, so its corners decide. */
function leavesTable(play: Play, { profile }: Combatant, points: readonly Point[]): Refusal | undefined {
  const { width, depth } = play.setup
  const { radius } = profile.base
  for (const { x, y } of points) {
    if (x < radius || y < radius || x > width - radius || y > depth - radius) {
      return refuse(text('refuse.off-table'), 'SW-MOVE-26')
    }
  }
  return undefined
}

/** SW-BASE-05, SW-SCENERY-09: brushing past does not count as a collision (SW-MOVE-08). */
function collision({ profile }: Combatant, points: readonly Point[], around: Surroundings): Refusal | undefined {
  const { contours, bases } = around
  for (let i = 1; i < points.length; i++) {
    const from = points[i - 1]!
    const to = points[i]!
    const { obstacle, time } = firstHit(movingBase(from, profile.base.radius), to.x - from.x, to.y - from.y, contours)
    if (time > 1) continue
    const base = bases[obstacle]
    if (base) return refuse(text('refuse.base-in-way', { other: { figure: base.id } }), 'SW-BASE-05')
    return refuse(text('refuse.barrier'), 'SW-SCENERY-09')
  }
  return undefined
}

/** SW-BASE-05, SW-FLY-02, SW-SCENERY-18: the end must be free of bases and of scenery nobody can stand on. */
function noRest(play: Play, mover: Combatant, points: readonly Point[]): Refusal | undefined {
  const end = points[points.length - 1]!
  const base = baseUnder(play, mover, end)
  if (base) return refuse(text('refuse.base-there', { other: { figure: base.id } }), 'SW-BASE-05')
  if (points.length > 1 && !mayStandAt(play, mover, end, isFlyer(mover) ? points : undefined)) {
    return refuse(text('refuse.no-stand'), 'SW-SCENERY-18')
  }
  return undefined
}

/**
 * SW-MOVE-08, -09: only charging or engaging makes contact. Ephemeral enemies give way (SW-WOUND-16); if the mover is
 * ephemeral too, both are destroyed (SW-WOUND-15).
 */
export function contactAt(play: Play, mover: Combatant, at: Point): Refusal | undefined {
  const enemy = allTouchedAt(play, mover, at).find((combatant) => !combatant.profile.ephemeral)
  return enemy && refuse(text('refuse.contact', { enemy: { figure: enemy.id } }), 'SW-MOVE-08')
}
