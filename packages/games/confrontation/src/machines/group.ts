import { accepted, type Refusal, refused, type Tally, text, type Verdict } from '@fray/kernel'
import {
  type Direction,
  direction,
  firstCollision,
  isOnTable,
  leavesTable,
  overlaps,
  type Point,
  type Proposal,
  rotated,
  rotationBetween,
  turned,
  wholePoint,
} from '@fray/tabletop'
import { contourAt, movingBase } from '../ground/bodies.ts'
import { blockersAt, obstaclesOf } from '../ground/obstacles.ts'
import { costOf, enemiesTouchedAt } from '../movement/move-plan.ts'
import { lengthAllowed } from '../movement/potential.ts'
import type { Fighter, Position, Stance } from '../state.ts'

/** CF-MACHINE-22: a machine and those who move with it, as one rigid group. */
export interface Group {
  readonly machine: Fighter
  readonly men: readonly Fighter[]
}

/** A move of a group as it would be made: where everybody comes to stand, and what it costs. */
export interface GroupPlan {
  readonly group: Group
  readonly points: readonly Point[]
  readonly ends: ReadonlyMap<Fighter, Stance>
  readonly spent: number
}

/** Reads a proposal for the machine as a move of the whole group, without judging it. */
export function planGroup(play: Position, group: Group, { path, facing }: Proposal): GroupPlan {
  const { machine, men } = group
  const points: Point[] = [machine.at, ...path]
  const last = points.at(-1)!
  const heading: Direction = facing ? direction(facing.x, facing.y) : machine.at.facing
  const turn = rotationBetween(machine.at.facing, heading)
  const ends = new Map([machine, ...men].map((each) => [each, carried(machine, each, last, turn)]))
  ends.set(machine, { x: last.x, y: last.y, facing: heading })
  return { group, points, ends, spent: costOf(play, machine, points) }
}

/** Where one of the group is when the machine has been moved and turned. */
function carried({ at }: Fighter, each: Fighter, to: Point, turn: Direction): Stance {
  const arm = rotated({ x: each.at.x - at.x, y: each.at.y - at.y }, turn)
  return { ...wholePoint(to.x + arm.x, to.y + arm.y), facing: turned(each.at.facing, turn) }
}

/** CF-MOVE-02, CF-ACT-18, CF-OBSTACLE-02 for everybody of the group. */
export function judgeGroup(play: Position, plan: GroupPlan, allowed: Tally): Verdict<GroupPlan> {
  if (plan.spent > lengthAllowed(allowed) + 0.5) {
    return refused(text('refused.too-far', { allowed: allowed.total }), 'CF-MACHINE-22')
  }
  for (const [each, end] of plan.ends) {
    const refusal = obstructed(play, plan, each) ?? misplaced(play, plan, each, end)
    if (refusal) return refusal
  }
  return accepted(plan)
}

/** The way of one base: that of the machine, begun where he stands. */
function obstructed(play: Position, { group, points }: GroupPlan, each: Fighter): Refusal | undefined {
  if (points.length < 2) return undefined
  const way = points.map(({ x, y }) => ({
    x: x + each.at.x - group.machine.at.x,
    y: y + each.at.y - group.machine.at.y,
  }))
  const disc = { base: movingBase(each), pose: each.at }
  if (leavesTable(disc, { points: way }, play.setup.table)) return refused(text('refused.off-table'), 'CF-MOVE-02')
  const obstacles = obstaclesOf(play, each).filter(({ what }) => !isOfGroup(group, what))
  const hit = firstCollision(
    disc,
    way,
    obstacles.map(({ contour }) => contour),
  )
  return hit ? refused(text('refused.in-the-way'), 'CF-OBSTACLE-02') : undefined
}

function isOfGroup({ machine, men }: Group, what: unknown): boolean {
  return what === machine || (men as readonly unknown[]).includes(what)
}

function misplaced(play: Position, { group }: GroupPlan, each: Fighter, end: Stance): Refusal | undefined {
  const contour = contourAt(each, end)
  if (!isOnTable(contour, play.setup.table)) return refused(text('refused.off-table'), 'CF-MOVE-02')
  const others = blockersAt(play, each, each.level, (other) => isOfGroup(group, other))
  if (others.some((other) => overlaps(contour, other))) return refused(text('refused.no-room'), 'CF-MOVE-02')
  return enemiesTouchedAt(play, each, end).length > 0 ? refused(text('refused.contact'), 'CF-ACT-18') : undefined
}
