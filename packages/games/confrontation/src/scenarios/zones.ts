import type { Seat } from '@fray/kernel'
import { type Box, boxPoints, overlaps, polygonContour } from '@fray/tabletop'
import data from '../../data/scenarios.json' with { type: 'json' }
import { contourOf } from '../ground/bodies.ts'
import { type Fighter, otherSeat, type PlayState } from '../state.ts'
import { CENTIMETRE } from '../units.ts'

/** CF-DEPLOY-06: a zone lies between these distances from the median line. */
const NEAREST = data.lineOfBattle.fromMedianCm * CENTIMETRE
const FURTHEST = data.lineOfBattle.toMedianCm * CENTIMETRE

/** CF-DEPLOY-06: the deployment zone of a camp in its half of the table. */
export function zoneOf({ setup, state }: PlayState, seat: Seat): Box {
  const { width, depth } = setup.table
  const median = width / 2
  const isLeft = state.leftHalf === seat
  const [left, right] = isLeft ? [median - FURTHEST, median - NEAREST] : [median + NEAREST, median + FURTHEST]
  return { left: Math.max(0, left), right: Math.min(width, right), top: 0, bottom: depth }
}

/** CF-DEPLOY-06, CF-SCENARIO-12: the band on both sides of the median line. */
export function neutralZone({ setup }: Pick<PlayState, 'setup'>): Box {
  const { width, depth } = setup.table
  return { left: width / 2 - NEAREST, right: width / 2 + NEAREST, top: 0, bottom: depth }
}

/** CF-SCENARIO-12: the zones of a seat, of nobody and of the enemy. */
export const CONQUESTS = ['own', 'neutral', 'enemy'] as const
export type Conquest = (typeof CONQUESTS)[number]

export function conquestZone(play: PlayState, seat: Seat, which: Conquest): Box {
  if (which === 'neutral') return neutralZone(play)
  return zoneOf(play, which === 'own' ? seat : otherSeat(seat))
}

/** CF-SCENARIO-04: a fighter is in a zone if any part of its base is. */
export function isInZone(fighter: Fighter, { left, right, top, bottom }: Box): boolean {
  return overlaps(contourOf(fighter), polygonContour(boxPoints(left, top, right - left, bottom - top)))
}
