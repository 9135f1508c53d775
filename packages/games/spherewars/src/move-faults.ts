import type { FigurePath, GameEvent } from '@fray/kernel'
import { pathLength } from '@fray/tabletop'
import type { State } from './state.ts'
import { INCH } from './units.ts'

/** How many times the movement that justifies it a move may be long, by event type. */
const TIMES: Readonly<Record<string, number>> = {
  ran: 1,
  'sped-up': 2,
  sprinted: 2,
  charges: 1,
  engages: 2,
  'fell-short': 2,
  'stopped-short': 2,
}

/** SW-ORDER-30, SW-RRULE-23, SW-RACE-44: the longest relocation, in inches. */
const RELOCATION = 3

/** Tolerance for rounded positions and for the inches given in events. */
const TOLERANCE = 15

/** Lists moves that were longer than their rules allow. */
export function moveFaults(state: State, since: readonly GameEvent[]): string[] {
  return since.flatMap((event) => {
    const allowed = allowance(state, event)
    if (allowed === undefined) return []
    const length = lengthOf(event)
    return length <= allowed + TOLERANCE ? [] : [`"${event.type}" over ${length / INCH} of ${allowed / INCH} inches`]
  })
}

function allowance({ combatants }: State, { type, numbers = [], paths = [] }: GameEvent): number | undefined {
  const times = TIMES[type]
  if (times !== undefined) return times * (numbers[0]?.total ?? 0) * INCH
  if (type === 'relocated') return RELOCATION * INCH
  // SW-DEFAREA-01, -05: the defence area is as wide as the jumper's base.
  if (type === 'jumped') return 2 * (combatants[paths[0]?.figure ?? 0]?.profile.base.radius ?? 0)
  return undefined
}

function lengthOf({ args, paths = [] }: GameEvent): number {
  return paths[0] ? lengthOfPath(paths[0]) : Number(args.inches ?? 0) * INCH
}

function lengthOfPath({ points }: FigurePath): number {
  return pathLength(points.map(([x, y]) => ({ x, y })))
}
