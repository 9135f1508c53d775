import { accept, choice, type Json, type Procedure, refuse, text, type Verdict } from '@fray/kernel'
import {
  bandPoints,
  discContour,
  firstHit,
  type Point,
  pathLength,
  pointAlong,
  readProposal,
  toJson,
  wholePoint,
} from '@fray/tabletop'
import { combatantOption } from '../combatant-option.ts'
import { barriersFor, mayStandAt } from '../ground/ground.ts'
import { baseOf, baseUnder, isFlyer } from '../ground/surroundings.ts'
import { type Combatant, ownerOf, type Play } from '../state.ts'
import { INCH } from '../units.ts'
import { areasEntered, type Crossing, isInArea } from './defence-area.ts'
import { firstPart } from './move-allowance.ts'
import { movingBase } from './paths/obstruction.ts'
import { contactPlace, figurePath, nearestAlong } from './paths/path-points.ts'
import { loseArea, sweepEphemerals } from './paths/travel.ts'

/** A mover stopped by interceptions: its path so far, and the movement of each interceptor. */
export interface Interception {
  readonly points: readonly Point[]
  readonly jumps: readonly Jump[]
}

export interface Jump {
  readonly jumper: Combatant
  readonly to: Point
}

/**
 * SW-DEFAREA-04, -19: once the whole path is known, each owner of an area it enters may intercept, in the order of
 * entering. The first interception ends the move; others whose areas the mover is then in may join.
 */
export function* askForJumps(play: Play, mover: Combatant, points: readonly Point[]): Procedure<Interception | null> {
  const crossings = areasEntered(play, mover, points)
  while (crossings.length > 0) {
    const crossing = yield* nextAsked(play, crossings)
    crossings.splice(crossings.indexOf(crossing), 1)
    const stop = yield* chooseStop(play, mover, points, crossing)
    if (stop === null) continue
    const walked = firstPart(points, stop)
    const jump = { jumper: crossing.owner, to: landing(play, crossing.owner, mover, walked.at(-1)!)! }
    return { points: walked, jumps: yield* moreJumps(play, mover, walked, crossings, jump) }
  }
  return null
}

/** SW-DEFAREA-04: the reacting player chooses between areas entered at the same point. */
function nextAsked(play: Play, crossings: readonly Crossing[]): Procedure<Crossing> {
  const first = crossings[0]!
  const level = crossings.filter(
    (crossing) => crossing.enters === first.enters && ownerOf(play, crossing.owner) === ownerOf(play, first.owner),
  )
  return play.pick({
    seat: ownerOf(play, first.owner),
    prompt: text('ask.first-jumper'),
    rules: ['SW-DEFAREA-04'],
    options: level.map((crossing) => combatantOption(crossing.owner, crossing)),
    defaultAnswer: () => String(first.owner.id),
  })
}

/**
 * SW-DEFAREA-05: chooses any point of the path inside the area, or lets it pass. Owners that cannot get there are not
 * asked.
 */
function* chooseStop(
  play: Play,
  mover: Combatant,
  points: readonly Point[],
  crossing: Crossing,
): Procedure<number | null> {
  const { owner } = crossing
  const stops = possibleStops(play, mover, points, crossing)
  const stop =
    stops.length === 0
      ? null
      : yield* play.place<number | null>({
          seat: ownerOf(play, owner),
          figure: owner.id,
          prompt: text('ask.jump', { jumper: { figure: owner.id }, mover: { figure: mover.id } }),
          rules: ['SW-DEFAREA-04', 'SW-DEFAREA-05'],
          form: toJson({
            kind: 'point',
            radius: mover.profile.base.radius,
            stops: { figure: mover.id, way: points },
          }),
          check: (proposal) => checkStop(play, mover, points, owner, proposal),
          suggest: () => stops,
          region: () => stretchOf(mover, points, crossing),
          alternatives: [{ ...choice('pass', text('option.let-pass'), { icon: 'hand' }), value: null }],
          abstention: 'pass',
          excludedFromOdds: () => text('left-out.jump', { jumper: { figure: owner.id }, mover: { figure: mover.id } }),
        })
  // SW-DEFAREA-08: an owner that lets the mover pass cannot intercept it later.
  if (stop === null) play.state.acting!.noJump.push(owner.id)
  return stop
}

/** How far inside the rim a stop is suggested. */
const INSIDE = 3

/** Step for searching the path inside an area for a place to stop the mover. */
const SEARCH = INCH / 20

/** Suggests places to stop the mover: on entering, halfway, and as late as possible; otherwise any other. */
function possibleStops(play: Play, mover: Combatant, points: readonly Point[], { owner, enters, leaves }: Crossing) {
  const [first, last] = [enters + INSIDE, Math.max(enters, leaves - INSIDE)]
  const end = pathLength(points)
  const open = (lengths: Iterable<number>): Json[] =>
    [...lengths]
      .map((length) => toJson({ path: [placeAlong(points, length)] }))
      .filter((proposal) => checkStop(play, mover, points, owner, proposal).ok)
  const best = open(new Set([first, (first + last) / 2, leaves >= end ? end : last]))
  if (best.length > 0) return best
  const steps = Math.floor((last - first) / SEARCH)
  return open(Array.from({ length: Math.max(0, steps) }, (_, i) => first + (i + 1) * SEARCH)).slice(0, 1)
}

function canStop(play: Play, mover: Combatant, points: readonly Point[], owner: Combatant, length: number): boolean {
  const at = placeAlong(points, length)
  if (!isInArea(owner, at, mover.profile.base.radius) || !mayStandAt(play, mover, at)) return false
  // A path may lead through an ephemeral friend, but a mover cannot be stopped on top of one.
  if (baseUnder(play, mover, at)) return false
  return landing(play, owner, mover, at) !== null
}

/** How far from the path a proposal may be. */
const ASIDE = INCH / 2

function checkStop(
  play: Play,
  mover: Combatant,
  points: readonly Point[],
  owner: Combatant,
  proposal: Json,
): Verdict<number> {
  const place = readProposal(proposal)?.path.at(-1)
  if (!place) return refuse(text('refuse.no-place'), 'SW-DEFAREA-05')
  const { travelled, aside } = nearestAlong(points, place)
  if (aside > ASIDE) return refuse(text('refuse.beside-path'), 'SW-DEFAREA-05')
  const at = placeAlong(points, travelled)
  if (!isInArea(owner, at, mover.profile.base.radius)) return refuse(text('refuse.outside-area'), 'SW-DEFAREA-05')
  if (!canStop(play, mover, points, owner, travelled)) return refuse(text('refuse.no-jump'), 'SW-DEFAREA-05')
  return accept(travelled)
}

function placeAlong(points: readonly Point[], length: number): Point {
  const { x, y } = pointAlong(points, length)
  return wholePoint(x, y)
}

/** The part of the path on which the mover may be stopped, as a band as wide as its base. */
function stretchOf(mover: Combatant, points: readonly Point[], { enters, leaves }: Crossing): Json {
  const upTo = firstPart(points, leaves)
  const before = firstPart(points, enters)
  const stretch = [before.at(-1)!, ...upTo.slice(before.length)]
  return stretch.length < 2 ? [] : toJson([bandPoints(stretch, 2 * mover.profile.base.radius)])
}

/**
 * SW-DEFAREA-05: where a jumper comes to stand beside a mover stopped at a place, going straight there; null if other
 * bases, those who jumped before it among them, or impassable scenery are in the way. Flyers pass over both.
 */
function landing(
  play: Play,
  jumper: Combatant,
  mover: Combatant,
  place: Point,
  before: readonly Jump[] = [],
): Point | null {
  const to = contactPlace(jumper, mover, jumper.at, place)
  const { radius } = jumper.profile.base
  if (!mayStandAt(play, jumper, to, isFlyer(jumper) ? [jumper.at, to] : undefined)) return null
  const gone = new Set([jumper.id, mover.id, ...before.map((jump) => jump.jumper.id)])
  const others = play.state.combatants.filter(
    (combatant) =>
      combatant.status === 'standing' &&
      !gone.has(combatant.id) &&
      combatant.floor === jumper.floor &&
      !(combatant.profile.ephemeral && combatant.side !== jumper.side),
  )
  const from = isFlyer(jumper) ? to : jumper.at
  const contours = [...others.map(baseOf), ...barriersFor(play, jumper)]
  for (const jump of before) contours.push(discContour(jump.to.x, jump.to.y, jump.jumper.profile.base.radius))
  return firstHit(movingBase(from, radius), to.x - from.x, to.y - from.y, contours).time <= 1 ? null : to
}

/** SW-DEFAREA-04, -19: asks the other owners whose areas the mover is in and that have not declined. */
function* moreJumps(
  play: Play,
  mover: Combatant,
  walked: readonly Point[],
  crossings: readonly Crossing[],
  first: Jump,
): Procedure<Jump[]> {
  const jumps = [first]
  const at = walked.at(-1)!
  for (const { owner } of crossings) {
    if (!isInArea(owner, at, mover.profile.base.radius)) continue
    const to = landing(play, owner, mover, at, jumps)
    if (to && (yield* choosesToJump(play, owner, mover))) jumps.push({ jumper: owner, to })
  }
  return jumps
}

function* choosesToJump(play: Play, owner: Combatant, mover: Combatant): Procedure<boolean> {
  const names = { jumper: { figure: owner.id }, mover: { figure: mover.id } }
  return yield* play.pick({
    seat: ownerOf(play, owner),
    figure: owner.id,
    prompt: text('ask.jump-too', names),
    rules: ['SW-DEFAREA-04'],
    abstention: 'pass',
    excludedFromOdds: () => text('left-out.jump', names),
    options: [
      { ...choice('jump', text('option.jump', names), { icon: 'jump-across' }), value: true },
      { ...choice('pass', text('option.let-pass'), { icon: 'hand' }), value: false },
    ],
  })
}

/**
 * SW-DEFAREA-05, -10, -29: the jumper is set beside the mover, spends nothing, and has no area until its next round.
 * Ephemeral enemies in its way give way to it as to any other (SW-WOUND-14, -16).
 */
export function* resolveInterceptions(play: Play, mover: Combatant, jumps: readonly Jump[]): Procedure {
  for (const { jumper, to } of jumps) {
    const from = jumper.at
    jumper.at = to
    play.log(
      'jumped',
      { jumper: { figure: jumper.id }, mover: { figure: mover.id } },
      ['SW-DEFAREA-05', 'SW-REACT-05'],
      { seat: ownerOf(play, jumper), paths: [figurePath(jumper, [from, to])] },
    )
    loseArea(play, jumper)
    yield* sweepEphemerals(play, jumper, [from, to])
  }
}
