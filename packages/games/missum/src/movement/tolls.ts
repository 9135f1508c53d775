/** MI-TERRAIN-01: what the ground takes from a leg, and where it ends it. */
import { refused, text } from '@fray/kernel'
import { terrainEffect } from '../charts.ts'
import type { Piece } from '../ground/piece.ts'
import { BEHIND } from '../ground/terrain.ts'
import { type Going, goesDown, piecesNear, underfoot } from './going.ts'
import { type Journey, left, type Progress, type Stop } from './journey.ts'
import { endOf, firstWhen, type Leg, samplesOf } from './leg.ts'

/** Where a leg comes upon a piece of terrain; at its start it may stand there already. */
export interface Entry {
  readonly going: Going
  readonly at: number
  readonly already: boolean
}

/** A place where a leg ends, and why. */
export interface Limit {
  readonly at: number
  readonly stop: Stop
}

/** Everything a leg comes upon, in order. */
export function entriesAlong({ turn: { state }, unit }: Journey, leg: Leg): Entry[] {
  if (leg.instant || unit.height > 0) return []
  const pieces = piecesNear(state, leg.centre, leg.radius)
  if (pieces.length === 0) return []
  const met = (travelled: number) => underfoot(state, unit, leg.at(travelled), pieces)
  const entries = met(0).map((going): Entry => ({ going, at: 0, already: true }))
  const known = new Set(entries.map(({ going }) => going.piece.id))
  for (const travelled of samplesOf(leg)) {
    for (const going of met(travelled)) {
      if (known.has(going.piece.id)) continue
      known.add(going.piece.id)
      const on = (body: ReturnType<Leg['at']>) =>
        underfoot(state, unit, body, pieces).some(({ piece }) => piece === going.piece)
      entries.push({ going, at: Math.floor(firstWhen(leg, on) ?? travelled), already: false })
    }
  }
  return entries.sort((a, b) => a.at - b.at)
}

/** What a leg costs besides its length, and what it does to the mover. */
export interface Tolls {
  readonly ground: ReadonlySet<string>
  /** Paid for crossings out of the allowance. */
  readonly paid: number
  readonly disorders: ReadonlySet<string>
  readonly crossing: Progress['crossing']
  readonly limit: Limit | undefined
}

/** MI-TERRAIN-01, MI-CHARGE-04: goes through what a leg comes upon as far as `until`; enemies close behind a wall hold it. */
export function tollsOf(
  journey: Journey,
  progress: Progress,
  leg: Leg,
  entries: readonly Entry[],
  { until, contactAt }: { readonly until: number; readonly contactAt: number | undefined },
): Tolls {
  const found = {
    ground: new Set(progress.ground),
    paid: 0,
    disorders: new Set<string>(),
    crossing: progress.crossing,
  }
  /** What crossings take from a bonus move when the allowance does not pay for them. */
  let lost = 0
  const spare = () => left(journey, { ...progress, ground: found.ground }) - found.paid
  const limited = (at: number, stop: Stop): Tolls => ({ ...found, limit: { at, stop } })
  for (const entry of entries) {
    const { going, at, already } = entry
    if (at > until) break
    if (going.forbidden && !already) return limited(justBefore(at), notThere(going))
    if (journey.charging && going.bansCharge) return limited(justBefore(at), { kind: 'no-charge', rule: going.rule })
    if (isHeld(going, already, at, contactAt)) continue
    if (isTaxed(found.ground, entry, leg)) {
      if (!already && !journey.charging && !canEnter(journey, progress, found, entry))
        return limited(justBefore(at), tooSlow(going))
      found.ground.add(going.rule)
    }
    if (going.toCross > 0 && !already) {
      const paidBefore = paidFor(progress, going.piece)
      const owed = going.toCross - paidBefore
      const purse = Math.max(0, journey.charging ? spare() : spare() - at)
      const means = purse + (journey.charging ? leg.length - lost - at : 0)
      if (means < owed) {
        found.paid += purse
        found.crossing = { piece: going.piece.id, paid: paidBefore + means }
        return limited(at, { kind: 'crossing', piece: going.piece.id })
      }
      found.paid += Math.min(owed, purse)
      lost += owed - Math.min(owed, purse)
      found.crossing = null
    }
    if (going.disorganizes) found.disorders.add(going.rule)
  }
  return { ...found, limit: reachLimit(journey, leg, journey.charging ? leg.length - lost : spare()) }
}

/** Short of where the ground begins, for rounding. */
function justBefore(at: number): number {
  return Math.max(0, at - 2)
}

/** MI-TERRAIN-01: what is left after the ground has taken its part must cover the way up to it. */
function canEnter(
  journey: Journey,
  progress: Progress,
  { ground, paid }: Pick<Tolls, 'ground' | 'paid'>,
  { going, at }: Entry,
): boolean {
  return left(journey, { ...progress, ground: new Set([...ground, going.rule]) }) - paid >= at
}

/** Where the allowance ends, or a bonus move that has paid for crossings. */
function reachLimit({ charging }: Journey, leg: Leg, reach: number): Limit | undefined {
  if (leg.length <= reach + 1) return undefined
  const refusal = refused(text('refuse.too-far'), 'MI-RATE-23')
  return {
    at: Math.max(0, reach),
    stop: charging ? { kind: 'no-charge', rule: 'MI-TERRAIN-01' } : { kind: 'refused', refusal },
  }
}

/** MI-TERRAIN-08, -09: an enemy close behind a wall or bank lets nobody cross: he is fought across it. */
function isHeld({ piece }: Going, already: boolean, at: number, contactAt: number | undefined): boolean {
  if (already || contactAt === undefined || terrainEffect(piece.terrain)?.ifUnopposed !== true) return false
  return contactAt <= at + BEHIND
}

/** MI-TERRAIN-01, -05: a kind is paid for once in a turn; slopes only going up or across. */
function isTaxed(ground: ReadonlySet<string>, { going, at }: Entry, leg: Leg): boolean {
  if (going.perTurn === 0 || ground.has(going.rule)) return false
  return !going.slope || !goesDown(going.piece, leg.at(at), endOf(leg))
}

function paidFor({ crossing }: Progress, { id }: Piece): number {
  return crossing?.piece === id ? crossing.paid : 0
}

function notThere({ piece, rule }: Going): Stop {
  const words = text('refuse.ground', { terrain: { text: text(`terrain.${piece.terrain}`) } })
  return { kind: 'refused', refusal: refused(words, rule) }
}

function tooSlow({ piece, rule }: Going): Stop {
  const words = text('refuse.too-slow', { terrain: { text: text(`terrain.${piece.terrain}`) } })
  return { kind: 'refused', refusal: refused(words, rule, 'MI-TERRAIN-01') }
}
