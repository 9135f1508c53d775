import type { Box, Point } from '@fray/tabletop'
import type { Setup } from '../preparation/setup-data.ts'
import type { Side } from '../side.ts'
import type { State } from '../state.ts'
import { inches } from '../units.ts'

/** SW-MISSION-08: a side's strip across the whole width of the table; null where the mission has no zones. */
export function zoneOf(state: State, { width, depth }: Setup, side: Side): Box | null {
  const { deployment } = state.terms.mission
  if (deployment.system !== 'generic') return null
  const deep = inches(deployment.depth)
  // Strips that do not fill the table lie around its centre line.
  const margin = (depth - 2 * deep - inches(deployment.gap)) / 2
  if (side === state.near) return { left: 0, top: depth - margin - deep, right: width, bottom: depth - margin }
  return { left: 0, top: margin, right: width, bottom: margin + deep }
}

/** The corners of a box, as a ring to draw. */
export function corners({ left, top, right, bottom }: Box): Point[] {
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
}
