import { accept, choice, type Json, type Message, type Procedure, refuse, text, type Verdict } from '@fray/kernel'
import {
  contourOf,
  type Direction,
  distance,
  footprint,
  type Point,
  pointTowards,
  readProposal,
  slideToContact,
  toJson,
  wholePoint,
} from '@fray/tabletop'
import { leave } from './removal.ts'
import { BASE, CONTACT, INCH, onTable, type PlacedCombatant, type Play, type Setup, STEP, type State } from './state.ts'

/** SO-1-26, SO-1-27: the longest move, in hundredths of an inch. */
export const LONGEST = 200
export const SHORTEST = 25
/** How far beside the line a proposal may point and still count as on it. */
const SLACK = INCH / 20

/** A straight path with everything that limits it. */
interface StraightPath {
  readonly from: Point
  /** A point two inches along it. */
  readonly to: Point
  /** The base that stops the mover: how far away, in hundredths of a millimetre, the place, and its combatant. */
  readonly stop: { readonly length: number; readonly at: Point; readonly by: number } | undefined
}

/** SO-1-26 to SO-1-29: choose a direction, measure, choose how far. */
export function* move(play: Play, actor: PlacedCombatant, opponent: PlacedCombatant, action: number): Procedure {
  // SO-1-27: distances are measured from here on, so the choice to move cannot be undone.
  play.reveal()
  const away = yield* chooseDirection(play, actor, opponent)
  const way = wayOf(play.state, actor, opponent, away)
  const steps = yield* chooseLength(play, actor, opponent, away, way)
  const reached = way.stop && way.stop.length <= steps * STEP ? way.stop.at : along(way, steps)
  const travelled = distance(way.from, reached)
  actor.at = reached
  const log = { actor: { figure: actor.id }, action, inches: inInches(travelled) }
  play.log(away ? 'moved-away' : 'moved-toward', log, ['SO-1-26', 'SO-1-28'], {
    seat: actor.seat,
    paths: [{ figure: actor.id, points: [way.from, reached].map(({ x, y }) => [x, y] as const) }],
  })
  if (isOff(reached, play.setup)) leave(play, actor)
}

function* chooseDirection(play: Play, actor: PlacedCombatant, opponent: PlacedCombatant): Procedure<boolean> {
  const names = { opponent: { figure: opponent.id } }
  const [x, y] = [opponent.at.x - actor.at.x, opponent.at.y - actor.at.y]
  const direction = yield* play.pick({
    seat: actor.seat,
    figure: actor.id,
    prompt: text('ask.direction', { actor: { figure: actor.id } }),
    rules: ['SO-1-28'],
    options: [
      choice('toward', text('option.toward', names), {
        icon: 'arrow-scope',
        gesture: 'move',
        heading: { x, y },
        note: () => directionNote(play, actor, opponent, false),
        cannotSucceed: () => blockerInContact(play, actor, opponent, false),
      }),
      choice('away', text('option.away', names), {
        icon: 'return-arrow',
        gesture: 'move',
        heading: { x: -x, y: -y },
        note: () => directionNote(play, actor, opponent, true),
        cannotSucceed: () => blockerInContact(play, actor, opponent, true),
      }),
    ],
  })
  return direction === 'away'
}

/** Describes where a direction leads, as far as the chosen move has been measured (SO-1-27). */
function directionNote(
  { state, setup }: Play,
  actor: PlacedCombatant,
  opponent: PlacedCombatant,
  away: boolean,
): Message {
  const way = wayOf(state, actor, opponent, away)
  if (way.stop) {
    const inches = inInches(way.stop.length)
    if (way.stop.by === opponent.id) return text('note.reaches', { inches })
    return text('note.stopped', { inches, blocker: { figure: way.stop.by } })
  }
  const onTable = stepsOnTable(way, setup)
  if (onTable < LONGEST) return text('note.off', { inches: inInches(onTable * STEP) })
  return text(away ? 'note.free-away' : 'note.free')
}

/**
 * Gets the combatant that touches the mover on the side it would move to and leaves it no step; this is visible without
 * measuring.
 */
function blockerInContact(
  { state }: Play,
  actor: PlacedCombatant,
  opponent: PlacedCombatant,
  away: boolean,
): Message | undefined {
  const { stop } = wayOf(state, actor, opponent, away)
  return stop && stop.length <= CONTACT ? text('hopeless.blocked', { blocker: { figure: stop.by } }) : undefined
}

/** Counts the steps of a path that end on the table; those beyond leave it (SO-1-29). */
function stepsOnTable(way: StraightPath, setup: Setup): number {
  for (let steps = 0; steps < LONGEST; steps++) if (isOff(along(way, steps + 1), setup)) return steps
  return LONGEST
}

function inInches(length: number): string {
  return (length / INCH).toFixed(2)
}

function* chooseLength(
  play: Play,
  actor: PlacedCombatant,
  opponent: PlacedCombatant,
  away: boolean,
  way: StraightPath,
): Procedure<number> {
  // The step into contact counts as a whole one: it ends at the base in the way.
  const longest = way.stop ? Math.min(LONGEST, Math.ceil(way.stop.length / STEP)) : LONGEST
  const shortest = Math.min(SHORTEST, longest)
  return yield* play.place({
    seat: actor.seat,
    figure: actor.id,
    prompt: text(away ? 'ask.length-away' : 'ask.length', {
      actor: { figure: actor.id },
      opponent: { figure: opponent.id },
    }),
    rules: ['SO-1-26', 'SO-1-27'],
    form: toJson({
      kind: 'slide',
      base: BASE,
      from: way.from,
      to: way.to,
      shortest: shortest * STEP,
      longest: longest * STEP,
      step: STEP,
    }),
    check: (proposal) => checkLength(way, shortest, proposal),
    suggest: () => suggestLengths(way, play.setup, shortest, longest),
  })
}

/** SO-1-28: gets the path through both centres. Every other base is solid (SO-GAP-06). */
function wayOf(state: State, actor: PlacedCombatant, opponent: PlacedCombatant, away: boolean): StraightPath {
  const from = actor.at
  const sign = away ? -1 : 1
  const heading: Direction = { x: sign * (opponent.at.x - from.x), y: sign * (opponent.at.y - from.y) }
  const to = pointTowards(from, { x: from.x + heading.x, y: from.y + heading.y }, LONGEST * STEP)
  const others = onTable(state).filter((placedCombatant) => placedCombatant.id !== actor.id)
  const contours = others.map((other) => contourOf(footprint(BASE, other.at)))
  const snap = slideToContact(footprint(BASE, from), heading, LONGEST * STEP, contours)
  if (!snap) return { from, to, stop: undefined }
  const at = { x: snap.pose.x, y: snap.pose.y }
  return { from, to, stop: { length: snap.travelled, at, by: others[snap.touched]!.id } }
}

function along(way: StraightPath, steps: number): Point {
  const place = pointTowards(way.from, way.to, steps * STEP)
  return wholePoint(place.x, place.y)
}

/** Any length on the line is legal; a base in the way cuts off the rest. */
function checkLength(way: StraightPath, shortest: number, proposal: Json): Verdict<number> {
  const place = readProposal(proposal)?.path.at(-1)
  if (!place) return refuse(text('refuse.no-place'), 'SO-1-28')
  const total = distance(way.from, way.to)
  const dx = (way.to.x - way.from.x) / total
  const dy = (way.to.y - way.from.y) / total
  const forward = (place.x - way.from.x) * dx + (place.y - way.from.y) * dy
  const aside = Math.abs((place.x - way.from.x) * dy - (place.y - way.from.y) * dx)
  const steps = Math.round(forward / STEP)
  if (aside > SLACK) return refuse(text('refuse.off-line'), 'SO-1-28')
  if (steps > LONGEST) return refuse(text('refuse.too-far'), 'SO-1-26')
  if (steps < shortest) return refuse(text('refuse.too-short'), 'SO-1-27')
  return accept(steps)
}

/** Suggests the longest, half the longest and the shortest move, on the table where possible. */
function suggestLengths(way: StraightPath, setup: Setup, shortest: number, longest: number): Json[] {
  const lengths = [...new Set([longest, Math.max(shortest, Math.round(longest / 2)), shortest])]
  const staying = lengths.filter((steps) => !isOff(along(way, steps), setup))
  return (staying.length > 0 ? staying : lengths).map((steps) => toJson({ path: [along(way, steps)] }))
}

/** SO-1-29: whether the centre of the base has crossed the boundary. */
function isOff({ x, y }: Point, { width, depth }: Setup): boolean {
  return x < 0 || y < 0 || x > width || y > depth
}
