/** Checks that fronts are kept: ranks and files as drawn up, changed only by what may change them. */
import { angleBetween, distance, type Formation, figureCount, frontage } from '@fray/tabletop'
import { baseOf, countOf, frontOf } from '../body.ts'
import { isSkirmishing, type Present } from '../roster.ts'
import type { TroopBody } from '../state.ts'
import { mm } from '../units.ts'

/** Radians that rounding may turn a front. */
const STRAIGHT = 0.001
const ROUNDING = mm(0.5)

type Ranks = Extract<TroopBody, { kind: 'ranks' }>

/** MI-FORMATION-01, MI-UNIT-02, -03: every body is well formed and has only figures of its own. */
export function formationFaults(unit: Present): string[] {
  const { body, name, original } = unit
  const found: string[] = []
  const count = countOf(body)
  if (count < 1 || count > original) found.push(`${name} has ${count} of ${original} figures`)
  const { width, depth } = baseOf(body)
  if (width !== unit.troop.base.width || depth !== unit.troop.base.depth)
    found.push(`${name} stands on bases of another size`)
  if (body.kind === 'ranks' && ![body.formation, ...body.wings].every(isSound))
    found.push(`${name} is not in ranks and files`)
  return found
}

/** Ranks are full except the last, the front has a direction, and positions are whole hundredths. */
function isSound({ files, ranks, pose }: Formation): boolean {
  const last = ranks.at(-1) ?? 0
  const full = ranks.slice(0, -1).every((rank) => rank === files)
  const faces = pose.facing !== undefined && (pose.facing.x !== 0 || pose.facing.y !== 0)
  return full && last >= 1 && last <= files && faces && Number.isInteger(pose.x) && Number.isInteger(pose.y)
}

/** A unit that does not move stays where it was, apart from its losses (MI-CASUALTY-01 to -03). */
export function stillFaults({ name, body }: Present, bodyAtStepStart: TroopBody): string[] {
  if (body === bodyAtStepStart) return []
  const lost = countOf(bodyAtStepStart) - countOf(body)
  if (lost < 0) return [`${name} has got figures`]
  if (body.kind === 'placed' || bodyAtStepStart.kind === 'placed')
    return isInPlace(body, bodyAtStepStart) ? [] : [moveFault(name)]
  // A main part that is wholly lost leaves the wing (MI-UNENGAGED-02).
  const before =
    bodyAtStepStart.wings.length > body.wings.length ? bodyAtStepStart.wings[0]! : bodyAtStepStart.formation
  return isThinned(before, body.formation, lost) ? [] : [moveFault(name)]
}

function moveFault(name: string): string {
  return `${name} has changed its front without a move`
}

/** A single rank is thinned from its ends: its centre shifts by half a base for each figure lost. */
function isThinned(before: Formation, after: Formation, lost: number): boolean {
  const shift = (lost * before.base.width) / 2 + ROUNDING
  const files = after.files === before.files || (lost > 0 && after.files < before.files && after.ranks.length === 1)
  return files && distance(before.pose, after.pose) <= shift && frontTurn(before, after) < STRAIGHT
}

function frontTurn(before: Formation, after: Formation): number {
  return angleBetween(
    frontOf({ kind: 'ranks', formation: before, wings: [] }),
    frontOf({ kind: 'ranks', formation: after, wings: [] }),
  )
}

function isInPlace(body: TroopBody, bodyAtStepStart: TroopBody): boolean {
  if (body.kind !== 'placed' || bodyAtStepStart.kind !== 'placed') return false
  const places = new Set(bodyAtStepStart.figures.map(({ x, y }) => `${x} ${y}`))
  return body.figures.every(({ x, y }) => places.has(`${x} ${y}`))
}

/** MI-FORMATION-01, MI-MOVE-08, -10: a moving unit keeps the width of its front unless it reformed or faced aside. */
export function movingFaults(unit: Present, bodyAtStepStart: TroopBody): string[] {
  const { body, name, now } = unit
  if (countOf(body) > countOf(bodyAtStepStart)) return [`${name} has got figures`]
  if (isSkirmishing(unit) || now.reformed) return []
  if (body.kind === 'placed' || bodyAtStepStart.kind === 'placed')
    return isBend(unit, bodyAtStepStart) ? [] : [formationFault(name)]
  if (body.wings.length > 0)
    return wheeledIn(body, bodyAtStepStart) ? [] : [`${name} has wings that do not come from its front`]
  return bodyAtStepStart.wings.length === 0 && keepsWidth(unit, body, bodyAtStepStart) ? [] : [formationFault(name)]
}

function formationFault(name: string): string {
  return `${name} has reformed without permission`
}

/**
 * MI-MOVE-02: a ring that wheels keeps its shape: figures keep their places relative to the first, apart from losses.
 */
function isWheeledRing(body: TroopBody, bodyAtStepStart: TroopBody): boolean {
  if (body.kind !== 'placed' || bodyAtStepStart.kind !== 'placed') return false
  if (body.shape !== 'ring' || bodyAtStepStart.shape !== 'ring') return false
  const spread = ({ figures }: typeof body) => Math.max(...figures.map((figure) => distance(figure, figures[0]!)))
  return spread(body) <= spread(bodyAtStepStart) + ROUNDING
}

/**
 * MI-MOVE-11: a column bends and straightens as it goes; a unit that faces aside may become one. Edges stay as they
 * are.
 */
function isBend({ body, now }: Present, bodyAtStepStart: TroopBody): boolean {
  if (body === bodyAtStepStart || isWheeledRing(body, bodyAtStepStart)) return true
  return [body, bodyAtStepStart].every((candidate) => {
    if (candidate.kind === 'placed') return candidate.shape === 'file' || candidate.shape === 'column'
    const { files, ranks } = candidate.formation
    return files <= 2 || (now.facings > 0 && ranks.length <= 2)
  })
}

function keepsWidth({ now }: Present, { formation: after }: Ranks, { formation: before }: Ranks): boolean {
  if (after.files === before.files) return true
  if (now.facings === 0) return false
  // MI-MOVE-08: with a quarter turn ranks and files change places.
  return after.files === before.ranks.length || Math.ceil(figureCount(after) / after.files) === before.files
}

/** MI-UNENGAGED-02: files that wheeled in are missing from the front, which stays where it was. */
function wheeledIn(body: Ranks, bodyAtStepStart: TroopBody): boolean {
  if (bodyAtStepStart.kind === 'placed') return false
  const files = body.wings.reduce((sum, wing) => sum + wing.files, body.formation.files)
  const before = bodyAtStepStart.wings.reduce((sum, wing) => sum + wing.files, bodyAtStepStart.formation.files)
  const shift = distance(body.formation.pose, bodyAtStepStart.formation.pose)
  return (
    files <= before &&
    shift <= frontage(bodyAtStepStart.formation) / 2 + ROUNDING &&
    countOf(body) <= countOf(bodyAtStepStart)
  )
}
