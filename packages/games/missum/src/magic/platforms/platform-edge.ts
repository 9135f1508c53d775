/** MI-PLATFORM-07: an enemy that touches the edge of a platform touches the figures on it. */
import { type Direction, facingOf, halfTurn, quarterTurn, quarterTurnBack, slideToContact } from '@fray/tabletop'
import { areOverlapping, blocksOf, CONTACT, contoursOf } from '../../body.ts'
import { gapToContour } from '../../ground/terrain.ts'
import { isEngaged, type Present, present } from '../../roster.ts'
import type { State, TroopBody } from '../../state.ts'
import { displace } from '../../turn/standing.ts'
import { FOOTPRINT, platformContour } from './platform-work.ts'

/**
 * Moves units on a platform up to the edge that a mover has reached, as far as there is room; returns whether any
 * moved.
 */
export function stepToEdge(state: State, mover: Present): boolean {
  let stepped = false
  for (const unit of present(state, 1 - mover.seat)) {
    const body = unit.platform === null || isEngaged(state, unit) ? undefined : atEdge(state, unit, mover)
    if (!body) continue
    displace(unit, body)
    stepped = true
  }
  return stepped
}

function atEdge(state: State, unit: Present, mover: Present): TroopBody | undefined {
  const platform = state.platforms[unit.platform!]!
  if (gapToContour(mover.body, platformContour(platform)) > CONTACT) return undefined
  const ahead = facingOf(platform.at)
  const ways = [ahead, quarterTurn(ahead), halfTurn(ahead), quarterTurnBack(ahead)]
  const stepped = ways.flatMap((way) => stepTowards(unit, mover, way) ?? [])
  const others = present(state).filter((other) => other !== unit && other !== mover)
  return stepped.find((body) => !others.some((other) => areOverlapping(other.body, body)))
}

/** Moves the body straight in one direction until it touches the mover. */
function stepTowards({ body }: Present, mover: Present, way: Direction): TroopBody | undefined {
  if (body.kind !== 'ranks') return undefined
  const block = blocksOf(body)[0]!
  const snap = slideToContact(block, way, FOOTPRINT.width, contoursOf(mover.body))
  if (!snap) return undefined
  const { pose } = body.formation
  const place = { x: pose.x + snap.pose.x - block.pose.x, y: pose.y + snap.pose.y - block.pose.y }
  return {
    ...body,
    formation: { ...body.formation, pose: { ...pose, x: Math.round(place.x), y: Math.round(place.y) } },
  }
}
