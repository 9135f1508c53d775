import { accept, type Refusal, refuse, type Tally, text, type Verdict } from '@fray/kernel'
import {
  type Direction,
  direction,
  firstCollision,
  isOnTable,
  overlaps,
  type Point,
  type Proposal,
  pathLeavesTable,
  rotate,
  rotationBetween,
  turnBy,
  wholePoint,
} from '@fray/tabletop'
import { contourAt, movingBase } from '../ground/bodies.ts'
import { blockersAt, obstaclesOf } from '../ground/obstacles.ts'
import { costOf, enemiesTouchedAt } from '../movement/move-plan.ts'
import { lengthAllowed } from '../movement/potential.ts'
import type { Fighter, PlayState, Stance } from '../state.ts'

/** CF-MACHINE-22: a machine and the fighters that move with it, as one rigid group. */
export interface Group {
  readonly machine: Fighter
  readonly men: readonly Fighter[]
}

/** A planned move of a group: all final places, and its cost. */
export interface GroupPlan {
  readonly group: Group
  readonly points: readonly Point[]
  readonly ends: ReadonlyMap<Fighter, Stance>
  readonly spent: number
}

/** Reads a proposal for the machine as a move of the whole group, without judging it. */
export function planGroup(play: PlayState, group: Group, { path, facing }: Proposal): GroupPlan {
  const { machine, men } = group
  const points: Point[] = [machine.at, ...path]
  const last = points.at(-1)!
  const heading: Direction = facing ? direction(facing.x, facing.y) : machine.at.facing
  const turn = rotationBetween(machine.at.facing, heading)
  const ends = new Map([machine, ...men].map((man) => [man, carryAlong(machine, man, last, turn)]))
  ends.set(machine, { x: last.x, y: last.y, facing: heading })
  return { group, points, ends, spent: costOf(play, machine, points) }
}

/** The place of a member after the machine has been moved and turned. */
function carryAlong({ at }: Fighter, fighter: Fighter, to: Point, turn: Direction): Stance {
  const arm = rotate({ x: fighter.at.x - at.x, y: fighter.at.y - at.y }, turn)
  return { ...wholePoint(to.x + arm.x, to.y + arm.y), facing: turnBy(fighter.at.facing, turn) }
}

/** CF-MOVE-02, CF-ACT-18, CF-OBSTACLE-02 for every member of the group. */
export function judgeGroup(play: PlayState, plan: GroupPlan, allowed: Tally): Verdict<GroupPlan> {
  if (plan.spent > lengthAllowed(allowed) + 0.5) {
    return refuse(text('refused.too-far', { allowed: allowed.total }), 'CF-MACHINE-22')
  }
  for (const [each, end] of plan.ends) {
    const refusal = obstructionRefusal(play, plan, each) ?? endRefusal(play, plan, each, end)
    if (refusal) return refusal
  }
  return accept(plan)
}

/** The path of one member: that of the machine, from the member's own place. */
function obstructionRefusal(play: PlayState, { group, points }: GroupPlan, fighter: Fighter): Refusal | undefined {
  if (points.length < 2) return undefined
  const way = points.map(({ x, y }) => ({
    x: x + fighter.at.x - group.machine.at.x,
    y: y + fighter.at.y - group.machine.at.y,
  }))
  const disc = { base: movingBase(fighter), pose: fighter.at }
  if (pathLeavesTable(disc, { points: way }, play.setup.table)) return refuse(text('refused.off-table'), 'CF-MOVE-02')
  const obstacles = obstaclesOf(play, fighter).filter(({ what }) => !isOfGroup(group, what))
  const hit = firstCollision(
    disc,
    way,
    obstacles.map(({ contour }) => contour),
  )
  return hit ? refuse(text('refused.in-the-way'), 'CF-OBSTACLE-02') : undefined
}

function isOfGroup({ machine, men }: Group, what: unknown): boolean {
  return what === machine || (men as readonly unknown[]).includes(what)
}

function endRefusal(play: PlayState, { group }: GroupPlan, fighter: Fighter, end: Stance): Refusal | undefined {
  const contour = contourAt(fighter, end)
  if (!isOnTable(contour, play.setup.table)) return refuse(text('refused.off-table'), 'CF-MOVE-02')
  const others = blockersAt(play, fighter, fighter.level, (other) => isOfGroup(group, other))
  if (others.some((other) => overlaps(contour, other))) return refuse(text('refused.no-room'), 'CF-MOVE-02')
  return enemiesTouchedAt(play, fighter, end).length > 0 ? refuse(text('refused.contact'), 'CF-ACT-18') : undefined
}
