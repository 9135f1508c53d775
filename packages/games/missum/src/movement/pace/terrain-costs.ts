/** MI-TERRAIN-01: the costs of ground on a leg, and where it ends the leg. */
import { refuse, text } from '@fray/kernel'
import { terrainEffect } from '../../charts.ts'
import type { Piece } from '../../ground/piece.ts'
import { BEHIND } from '../../ground/terrain.ts'
import { type Journey, left, type Progress, type Stop } from '../plan/journey.ts'
import { endOf, firstWhen, type Leg, samplesOf } from '../plan/leg.ts'
import { type Going, goesDown, piecesNear, underfoot } from './going.ts'

/** The meeting of a leg with a piece of terrain; the leg may already start inside it. */
export interface Entry {
  readonly going: Going
  readonly at: number
  readonly already: boolean
}

/** A place where a leg ends, and the reason. */
export interface Limit {
  readonly at: number
  readonly stop: Stop
}

/** Lists everything that a leg meets, in order. */
export function entriesAlong({ play: { state }, unit }: Pick<Journey, 'play' | 'unit'>, leg: Leg): Entry[] {
  if (leg.manner !== 'way' || unit.height > 0) return []
  const pieces = piecesNear(state, leg.centre, leg.radius)
  if (pieces.length === 0) return []
  const goingAt = (travelled: number) => underfoot(state, unit, leg.at(travelled), pieces)
  const entries = goingAt(0).map((going): Entry => ({ going, at: 0, already: true }))
  const known = new Set(entries.map(({ going }) => going.piece.id))
  for (const travelled of samplesOf(leg)) {
    for (const going of goingAt(travelled)) {
      if (known.has(going.piece.id)) continue
      known.add(going.piece.id)
      const on = (body: ReturnType<Leg['at']>) =>
        underfoot(state, unit, body, pieces).some(({ piece }) => piece === going.piece)
      entries.push({ going, at: Math.floor(firstWhen(leg, on) ?? travelled), already: false })
    }
  }
  return entries.sort((a, b) => a.at - b.at)
}

/** The costs of a leg besides its length, and its effects on the mover. */
interface Tolls {
  readonly ground: ReadonlySet<string>
  /** Paid for crossings out of the allowance. */
  readonly paid: number
  readonly disorders: ReadonlySet<string>
  readonly crossing: Progress['crossing']
  readonly limit: Limit | undefined
}

/** The same while it is being added up. */
interface CostsSoFar {
  readonly journey: Journey
  readonly progress: Progress
  readonly leg: Leg
  readonly ground: Set<string>
  readonly disorders: Set<string>
  paid: number
  /** The part of a bonus move that crossings take when the allowance does not cover them. */
  lost: number
  crossing: Progress['crossing']
}

/** MI-TERRAIN-01, MI-CHARGE-04: adds up the costs of a leg as far as `until`; enemies close behind a wall hold it. */
export function terrainCostsOf(
  journey: Journey,
  progress: Progress,
  leg: Leg,
  entries: readonly Entry[],
  { until, contactAt }: { readonly until: number; readonly contactAt: number | undefined },
): Tolls {
  const soFar: CostsSoFar = {
    journey,
    progress,
    leg,
    ground: new Set(progress.ground),
    disorders: new Set(),
    paid: 0,
    lost: 0,
    crossing: progress.crossing,
  }
  for (const entry of entries) {
    // Pieces beyond the move's reach are never met.
    if (entry.at > Math.min(until, reachOf(soFar))) break
    if (isHeld(entry, contactAt)) continue
    const limit = bar(soFar, entry) ?? tax(soFar, entry) ?? terrainCost(soFar, entry)
    if (limit) return { ...soFar, limit }
    if (entry.going.disorganizes) soFar.disorders.add(entry.going.rule)
  }
  return { ...soFar, limit: reachLimit(journey, leg, reachOf(soFar)) }
}

/** Gets the end of a leg: costs that the allowance does not cover come off a bonus move. */
function reachOf(soFar: CostsSoFar): number {
  const spare = spareOf(soFar)
  return soFar.journey.charging ? soFar.leg.length - soFar.lost - Math.max(0, -spare) : spare
}

function spareOf({ journey, progress, ground, paid }: CostsSoFar): number {
  return left(journey, { ...progress, ground }) - paid
}

/** Short of where the ground begins, for rounding. */
function justBefore(at: number): number {
  return Math.max(0, at - 2)
}

/** Ground that is closed to it, or to a charge. */
function bar({ journey }: CostsSoFar, { going, at, already }: Entry): Limit | undefined {
  if (going.forbidden && !already) return { at: justBefore(at), stop: closedGround(going) }
  if (!journey.charging || !going.bansCharge) return undefined
  return { at: justBefore(at), stop: { kind: 'no-charge', rule: going.rule } }
}

/** MI-TERRAIN-01: costs paid once per turn; the remaining allowance must cover the distance up to it. */
function tax(soFar: CostsSoFar, entry: Entry): Limit | undefined {
  const { journey, ground, leg } = soFar
  const { going, at, already } = entry
  if (!isTaxed(ground, entry, leg)) return undefined
  ground.add(going.rule)
  if (already || reachOf(soFar) >= at) return undefined
  ground.delete(going.rule)
  const stop: Stop = journey.charging ? { kind: 'no-charge', rule: going.rule } : unpaidGround(going)
  return { at: justBefore(at), stop }
}

/** MI-TERRAIN-01: the cost of each crossing; a unit that cannot pay it all halts at the edge and pays what it has. */
function terrainCost(soFar: CostsSoFar, { going, at, already }: Entry): Limit | undefined {
  if (going.toCross === 0 || already) return undefined
  const { journey, progress, leg } = soFar
  const paidBefore = amountPaid(progress, going.piece)
  const owed = going.toCross - paidBefore
  const purse = Math.max(0, journey.charging ? spareOf(soFar) : spareOf(soFar) - at)
  const means = purse + (journey.charging ? leg.length - soFar.lost - at : 0)
  soFar.paid += Math.min(owed, purse)
  soFar.lost += Math.max(0, owed - purse)
  if (means >= owed) {
    soFar.crossing = null
    return undefined
  }
  soFar.crossing = { piece: going.piece.id, paid: paidBefore + means }
  return { at, stop: { kind: 'crossing', piece: going.piece.id } }
}

/** The end of the allowance, or of a bonus move that has paid for crossings. */
function reachLimit({ charging }: Journey, leg: Leg, reach: number): Limit | undefined {
  if (leg.length <= reach + 1) return undefined
  const refusal = refuse(text('refuse.too-far'), 'MI-RATE-23')
  return {
    at: Math.max(0, reach),
    stop: charging ? { kind: 'no-charge', rule: 'MI-TERRAIN-01' } : { kind: 'refused', refusal },
  }
}

/** MI-TERRAIN-08, -09: an enemy close behind a wall or bank blocks the crossing and is fought across it. */
function isHeld({ going, at, already }: Entry, contactAt: number | undefined): boolean {
  if (already || contactAt === undefined || terrainEffect(going.piece.terrain)?.ifUnopposed !== true) return false
  return contactAt <= at + BEHIND
}

/** MI-TERRAIN-01, -05: a kind is paid for once in a turn; slopes only going up or across. */
function isTaxed(ground: ReadonlySet<string>, { going, at }: Entry, leg: Leg): boolean {
  if (going.perTurn === 0 || ground.has(going.rule)) return false
  return !going.slope || !goesDown(going.piece, leg.at(at), endOf(leg))
}

function amountPaid({ crossing }: Progress, { id }: Piece): number {
  return crossing?.piece === id ? crossing.paid : 0
}

function closedGround({ piece, rule }: Going): Stop {
  const words = text('refuse.ground', { terrain: { text: text(`terrain.${piece.terrain}`) } })
  return { kind: 'refused', refusal: refuse(words, rule) }
}

function unpaidGround({ piece, rule }: Going): Stop {
  const words = text('refuse.too-slow', { terrain: { text: text(`terrain.${piece.terrain}`) } })
  return { kind: 'refused', refusal: refuse(words, rule, 'MI-TERRAIN-01') }
}
