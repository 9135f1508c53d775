import { text } from '@fray/kernel'
import {
  discContour,
  distance,
  ellipsePoints,
  firstCollision,
  footprint,
  type Point,
  pathLength,
  type ZoneView,
} from '@fray/tabletop'
import { editionOf } from '../editions/edition.ts'
import { touches } from '../ground/board.ts'
import { isFlyer } from '../ground/surroundings.ts'
import type { Setup } from '../preparation/setup-data.ts'
import { type Combatant, isIn, type Play, type State } from '../state.ts'

/** SW-DEFAREA-01: the ring is as wide as the base's diameter, so its rim lies three radii from the centre. */
export function areaRadius({ profile }: Combatant): number {
  return 3 * profile.base.radius
}

/** Tolerance, in hundredths of a millimetre, for rounded places: a base this far inside only touches the rim. */
const RIM = 2

/** SW-DEFAREA-01: whether a base at a place overlaps a defence area; touching the rim is not entering. */
export function isInArea(owner: Combatant, at: Point, radius: number): boolean {
  const limit = areaRadius(owner) + radius - RIM
  const dx = at.x - owner.at.x
  const dy = at.y - owner.at.y
  return dx * dx + dy * dy < limit * limit
}

/** SW-DEFAREA-02, -10, -11, -13, -14, SW-RACE-74, SW-TURN-17: whether it exerts a defence area now. */
export function exertsArea(state: State, setup: Setup, owner: Combatant): boolean {
  if (!setup.advanced || !editionOf(setup).defenceAreas) return false
  if (owner.status !== 'standing' || owner.side === state.round) return false
  if (owner.areaLost || owner.fleeing || owner.profile.ephemeral) return false
  if (isIn(owner, 'paralysed') || isIn(owner, 'fearful')) return false
  return !isFighting(state, owner)
}

function isFighting({ combatants }: State, owner: Combatant): boolean {
  for (const combatant of combatants) {
    if (combatant.side === owner.side || combatant.status !== 'standing' || combatant.profile.ephemeral) continue
    if (touches(owner, combatant)) return true
  }
  return false
}

/** An area on a mover's path: where the path first enters it and last leaves it, in distance along the path. */
export interface Crossing {
  readonly owner: Combatant
  readonly enters: number
  readonly leaves: number
}

/**
 * SW-DEFAREA-04, -08, -12, -15, -28: the areas that a path enters, in the order it does so, without those whose owners may
 * not jump at this mover.
 */
export function areasEntered(play: Play, mover: Combatant, points: readonly Point[]): Crossing[] {
  if (isFlyer(mover) || points.length < 2) return []
  const found: Crossing[] = []
  const length = pathLength(points)
  for (const owner of play.state.combatants) {
    if (owner.side === mover.side || owner.status !== 'standing' || owner.floor !== mover.floor) continue
    if (distance(owner.at, points[0]!) >= length + areaRadius(owner) + mover.profile.base.radius) continue
    if (!mayJumpAt(play, owner, mover)) continue
    const crossing = crossingOf(mover, points, owner)
    if (crossing && exertsArea(play.state, play.setup, owner)) found.push(crossing)
  }
  return found.sort((a, b) => a.enters - b.enters)
}

function crossingOf(mover: Combatant, points: readonly Point[], owner: Combatant): Crossing | undefined {
  const area = [discContour(owner.at.x, owner.at.y, areaRadius(owner))]
  const { base } = mover.profile
  const entry = firstCollision(footprint(base, points[0]!), points, area, RIM)
  if (!entry) return undefined
  const back = points.toReversed()
  const exit = firstCollision(footprint(base, back[0]!), back, area, RIM)
  return { owner, enters: entry.travelled, leaves: pathLength(points) - (exit?.travelled ?? 0) }
}

/**
 * SW-DEFAREA-08: not if the mover was in the area when activated or when its move began, or was already let through.
 */
function mayJumpAt(play: Play, owner: Combatant, mover: Combatant): boolean {
  const acting = play.state.acting
  if (acting?.id !== mover.id) return false
  return !acting.noJump.includes(owner.id)
}

/** SW-DEFAREA-08: those in whose areas the acting combatant stands cannot jump at it in this activation. */
export function noteAreasStoodIn(play: Play, active: Combatant): void {
  const { noJump, from } = play.state.acting!
  const { radius } = active.profile.base
  for (const owner of play.state.combatants) {
    if (owner.side === active.side || owner.status !== 'standing') continue
    if (isInArea(owner, active.at, radius) || isInArea(owner, from, radius)) noJump.push(owner.id)
  }
}

/** SW-DEFAREA-25: all defence areas are visible to everyone. */
export function areaZones(state: State, setup: Setup): ZoneView[] {
  return state.combatants
    .filter((combatant) => exertsArea(state, setup, combatant))
    .map((owner) => ({
      kind: 'effect',
      seat: state.bands[owner.band]?.seat ?? owner.band,
      label: text('zone.defence-area', { owner: { figure: owner.id } }),
      outline: ellipsePoints(owner.at, areaRadius(owner), areaRadius(owner)),
    }))
}
