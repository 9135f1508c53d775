import { choice, type Procedure, text } from '@fray/kernel'
import { type Direction, directionTo, EAST, NORTH, type Point, SOUTH, WEST } from '@fray/tabletop'
import { loseGems } from '../magic/power.ts'
import { movementOf } from '../movement/movement.ts'
import { loseArea } from '../movement/travel.ts'
import { type Combatant, isIn, isStanding, ownerOf, type Turn } from '../state.ts'
import { INCH } from '../units.ts'
import { runAway } from './flight-path.ts'

/** SW-FLEE-01 to -04: begins to flee from a place, at once. Does nothing if it flees already (SW-FLEE-19). */
export function* startFlight(turn: Turn, fleeing: Combatant, from: Point, rules: readonly string[]): Procedure {
  if (fleeing.fleeing || !isStanding(fleeing) || fleeing.profile.ephemeral) return
  const away = awayFrom(fleeing, from)
  takeToFlight(turn, fleeing, rules)
  yield* runAway(turn, fleeing, away, flightLength(turn, fleeing))
}

/** SW-FLEE-02: its full movement, exactly, unless stopped. */
export function flightLength(turn: Turn, fleeing: Combatant): number {
  return movementOf(turn, fleeing, 'flight').total * INCH
}

/** SW-FLEE-17, SW-DEFAREA-10, SW-ACT-15: what fleeing means before anything moves. */
export function takeToFlight(turn: Turn, fleeing: Combatant, rules: readonly string[]): void {
  loseGems(turn, fleeing)
  fleeing.fleeing = true
  loseArea(turn, fleeing)
  if (turn.state.acting?.id === fleeing.id) turn.state.acting.over = true
  turn.log('flees', { fleeing: { figure: fleeing.id } }, rules, { seat: ownerOf(turn, fleeing), tells: true })
}

/** SW-FLEE-04: from the centre of the cause through the centre of the fleeing base. */
export function awayFrom(fleeing: Combatant, from: Point): Direction {
  return directionTo(from, fleeing.at)
}

/** SW-FLEE-06, -18, -20: a further flight, toward the nearest edge; the stunned and paralysed stay where they are. */
export function* fleeOn(turn: Turn, fleeing: Combatant): Procedure {
  if (isIn(fleeing, 'stunned') || isIn(fleeing, 'paralysed')) {
    turn.log('cannot-flee-on', { fleeing: { figure: fleeing.id } }, ['SW-FLEE-18'], { seat: ownerOf(turn, fleeing) })
    return
  }
  const toEdge = yield* chooseEdge(turn, fleeing)
  yield* runAway(turn, fleeing, toEdge, flightLength(turn, fleeing))
}

const EDGES = { near: SOUTH, far: NORTH, left: WEST, right: EAST } as const
const EDGE_NAMES = ['near', 'far', 'left', 'right'] as const

/** SW-FLEE-06: the shortest line; the owner chooses among equals. */
function* chooseEdge(turn: Turn, fleeing: Combatant): Procedure<Direction> {
  const { width, depth } = turn.setup
  const { x, y } = fleeing.at
  const gaps = { near: depth - y, far: y, left: x, right: width - x }
  const shortest = Math.min(...Object.values(gaps))
  const edge = yield* turn.pick({
    seat: ownerOf(turn, fleeing),
    figure: fleeing.id,
    prompt: text('ask.flight-edge', { fleeing: { figure: fleeing.id } }),
    rules: ['SW-FLEE-06'],
    options: EDGE_NAMES.filter((name) => gaps[name] === shortest).map((name) => choice(name, text(`edge.${name}`))),
  })
  return EDGES[edge]
}
