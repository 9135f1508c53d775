import { choice, type Procedure, text } from '@fray/kernel'
import { type Direction, directionTo, EAST, NORTH, type Point, SOUTH, WEST } from '@fray/tabletop'
import { loseGems } from '../magic/power.ts'
import { movementOf } from '../movement/movement.ts'
import { loseArea } from '../movement/paths/travel.ts'
import { type Combatant, isIn, isStanding, ownerOf, type Play } from '../state.ts'
import { INCH } from '../units.ts'
import { runAway } from './flight-path.ts'

/** SW-FLEE-01 to -04: starts to flee from a place immediately, unless it already flees (SW-FLEE-19). */
export function* startFlight(play: Play, fleeing: Combatant, from: Point, rules: readonly string[]): Procedure {
  if (fleeing.fleeing || !isStanding(fleeing) || fleeing.profile.ephemeral) return
  const away = awayFrom(fleeing, from)
  takeToFlight(play, fleeing, rules)
  yield* runAway(play, fleeing, away, flightLength(play, fleeing))
}

/** SW-FLEE-02: flees exactly its full movement unless stopped. */
export function flightLength(play: Play, fleeing: Combatant): number {
  return movementOf(play, fleeing, 'flight').total * INCH
}

/** SW-FLEE-17, SW-DEFAREA-10, SW-ACT-15: effects of fleeing before it moves. */
export function takeToFlight(play: Play, fleeing: Combatant, rules: readonly string[]): void {
  loseGems(play, fleeing)
  fleeing.fleeing = true
  loseArea(play, fleeing)
  if (play.state.acting?.id === fleeing.id) play.state.acting.over = true
  play.log('flees', { fleeing: { figure: fleeing.id } }, rules, { seat: ownerOf(play, fleeing), isOutcome: true })
}

/** SW-FLEE-04: from the centre of the cause through the centre of the fleeing base. */
export function awayFrom(fleeing: Combatant, from: Point): Direction {
  return directionTo(from, fleeing.at)
}

/** SW-FLEE-06, -18, -20: flees further, toward the nearest edge; stunned and paralysed combatants stay in place. */
export function* fleeOn(play: Play, fleeing: Combatant): Procedure {
  if (isIn(fleeing, 'stunned') || isIn(fleeing, 'paralysed')) {
    play.log('cannot-flee-on', { fleeing: { figure: fleeing.id } }, ['SW-FLEE-18'], { seat: ownerOf(play, fleeing) })
    return
  }
  const toEdge = yield* chooseEdge(play, fleeing)
  yield* runAway(play, fleeing, toEdge, flightLength(play, fleeing))
}

const EDGES = { near: SOUTH, far: NORTH, left: WEST, right: EAST } as const
const EDGE_NAMES = ['near', 'far', 'left', 'right'] as const

/** SW-FLEE-06: the shortest line; the owner chooses between equal ones. */
function* chooseEdge(play: Play, fleeing: Combatant): Procedure<Direction> {
  const { width, depth } = play.setup
  const { x, y } = fleeing.at
  const gaps = { near: depth - y, far: y, left: x, right: width - x }
  const shortest = Math.min(...Object.values(gaps))
  const edge = yield* play.pick({
    seat: ownerOf(play, fleeing),
    figure: fleeing.id,
    prompt: text('ask.flight-edge', { fleeing: { figure: fleeing.id } }),
    rules: ['SW-FLEE-06'],
    options: EDGE_NAMES.filter((name) => gaps[name] === shortest).map((name) => choice(name, text(`edge.${name}`))),
  })
  return EDGES[edge]
}
