/** Moves worth considering: towards the enemy, into contact if that is allowed; leaders towards their legions. */
import {
  angleBetween,
  type Direction,
  direction,
  type Formation,
  facingOf,
  formationDepth,
  frontage,
  lengthOf,
  type ManoeuvreStep,
  type Point,
  placeInFormation,
  whole,
} from '@fray/tabletop'
import { centreOf, gapBetween } from '../../body.ts'
import { missileRange } from '../../charts.ts'
import { isHidden } from '../../ground/sight.ts'
import { isDisorganized } from '../../morale/disorder.ts'
import { enemyOf, isLegion, isSkirmishing, type Present, present } from '../../roster.ts'
import type { TroopBody } from '../../state.ts'
import { mm } from '../../units.ts'
import { hasRoom, placesBeside } from '../command/beside.ts'
import { isFanatic } from '../command/command.ts'
import { nearestQuarry } from '../command/fanatics.ts'
import { castersOf, destinationsOf, isStray, mustJoin } from '../command/leaders.ts'
import { KEEP_AWAY } from '../contact/stance.ts'
import { wholeMm } from '../pace/allowance.ts'
import { isPikeman } from '../pace/rates.ts'
import { type Journey, startingAllowance } from './journey.ts'

type Steps = readonly ManoeuvreStep[]
type Ranks = Extract<TroopBody, { kind: 'ranks' }>

/** Lists steps to try, each as far as the allowance goes; the rules decide how far they get. */
export function movesToTry(journey: Journey): Steps[] {
  const { unit } = journey
  const { body } = unit
  if (body.kind === 'placed' || startingAllowance(journey) < mm(1)) return []
  return isLegion(unit) ? legionMoves(journey, body) : leaderMoves(journey, body)
}

function legionMoves(journey: Journey, body: Ranks): Steps[] {
  const { unit, play } = journey
  const foe = isFanatic(unit) ? nearestQuarry(play.state, unit) : nearestFoe(journey)
  const far = startingAllowance(journey)
  if (!foe) return [[{ do: 'advance', by: whole(far) }]]
  return isSkirmishing(unit) ? looseMoves(journey, body, foe, far) : lineMoves(journey, body, foe, far)
}

/** Gets the nearest enemy legion that the owner knows of; line prefers line. */
export function nearestFoe({ play: { state }, unit }: Journey): Present | undefined {
  const foes = present(state, enemyOf(unit.seat)).filter(
    (foe) => isLegion(foe) && !isHidden(state, foe) && foe.fate === 'fighting',
  )
  const line = foes.filter((foe) => !isSkirmishing(foe))
  let found: Present | undefined
  let least = Number.POSITIVE_INFINITY
  for (const foe of line.length > 0 ? line : foes) {
    const gap = gapBetween(unit.body, foe.body)
    if (gap < least) [found, least] = [foe, gap]
  }
  return found
}

/** Tries whatever brings line nearer: straight or slanting on, wheeling, facing about. */
function lineMoves(journey: Journey, { formation }: Ranks, foe: Present, far: number): Steps[] {
  const place = localOf(formation, centreOf(foe.body))
  const ahead = (by: number): ManoeuvreStep => ({ do: 'advance', by: whole(by) })
  const moves: Steps[] = []
  if (place.ahead > 0) moves.push([ahead(far)])
  if (isDisorganized(journey.unit)) return moves
  const slant = place.ahead > 0 ? slantTowards(journey, place, far) : 0
  if (slant !== 0) moves.push([driftStep(far, slant)])
  const wheel = wheelTowards(formation, centreOf(foe.body), far)
  if (wheel) moves.push([wheel, ...(far - wheel.arc > mm(1) ? [ahead(far - wheel.arc)] : [])])
  if (place.ahead < Math.abs(place.aside) && journey.unit.now.facings === 0) {
    const to = place.ahead < -Math.abs(place.aside) ? 'about' : place.aside > 0 ? 'right' : 'left'
    const after = isPikeman(journey.unit) ? far - wholeMm(journey.moveAllowance.turn / 2) : far
    if (after >= 0) moves.push(after > mm(1) ? [{ do: 'face', to }, ahead(after)] : [{ do: 'face', to }])
  }
  // Leaves some allowance for units that keep in line with others.
  if (place.ahead > 0) moves.push([ahead((far * 2) / 3)], [ahead(far / 3)])
  return moves
}

/** Gets a place as seen from the middle of the front. */
function localOf(formation: Formation, { x, y }: Point): { readonly ahead: number; readonly aside: number } {
  const facing = facingOf(formation.pose)
  const length = lengthOf(facing.x, facing.y)
  const [dx, dy] = [x - formation.pose.x, y - formation.pose.y]
  return { ahead: (dx * facing.x + dy * facing.y) / length, aside: (dy * facing.x - dx * facing.y) / length }
}

/** Sine of the slant that leads towards a place ahead, as far as it may be. */
function slantTowards(
  { unit }: Journey,
  { ahead, aside }: { readonly ahead: number; readonly aside: number },
  far: number,
): number {
  const most = isPikeman(unit) ? 0.258 : Math.SQRT1_2
  const wanted = aside / lengthOf(ahead, aside)
  if (Math.abs(aside) < mm(20) || far < mm(1)) return 0
  return Math.max(-most, Math.min(most, wanted))
}

function driftStep(far: number, sine: number): ManoeuvreStep {
  const aside = Math.trunc(far * sine)
  const ahead = Math.floor(Math.sqrt(far * far - aside * aside))
  return { do: 'drift', ahead, aside: Math.sign(aside) * Math.min(Math.abs(aside), ahead) }
}

function wheelTowards(
  formation: Formation,
  place: Point,
  far: number,
): Extract<ManoeuvreStep, { do: 'wheel' }> | undefined {
  const facing = facingOf(formation.pose)
  const towards = direction(place.x - formation.pose.x, place.y - formation.pose.y)
  const angle = angleBetween(facing, towards)
  if (angle < 0.1) return undefined
  const pivot = facing.x * towards.y - facing.y * towards.x > 0 ? 'right' : 'left'
  return { do: 'wheel', pivot, arc: whole(Math.min(far, angle * frontage(formation))) }
}

/** Skirmishers face the enemy and go where they can hurt it: as near as they may, or in range. */
function looseMoves({ unit }: Journey, { formation }: Ranks, foe: Present, far: number): Steps[] {
  const from = centreOf(unit.body)
  const to = centreOf(foe.body)
  if (from.x === to.x && from.y === to.y) return []
  const facing = direction(to.x - from.x, to.y - from.y)
  const range = unit.troop.missile ? missileRange(unit.troop.missile) : undefined
  const wanted = isSkirmishing(foe) && !range ? 0 : Math.max(KEEP_AWAY, mm(range?.short ?? 0))
  const apart = gapBetween(unit.body, foe.body)
  const turn: ManoeuvreStep = { do: 'turn', facing }
  const moves: Steps[] = []
  if (apart > wanted + mm(5))
    moves.push([turn, { do: 'advance', by: whole(Math.min(far, wanted === 0 ? far : apart - wanted)) }])
  else if (!isFacing(formation, facing)) moves.push([turn])
  if (apart < KEEP_AWAY * 2) moves.push([turn, { do: 'advance', by: -whole(Math.min(far, KEEP_AWAY)) }])
  return moves
}

function isFacing(formation: Formation, facing: Direction): boolean {
  return angleBetween(facingOf(formation.pose), facing) < 0.02
}

/** Leaders go to a place beside a legion of theirs, guards to their casters; all others stay out of danger. */
function leaderMoves(journey: Journey, body: Ranks): Steps[] {
  const { play, unit } = journey
  if (unit.office?.kind === 'guards') {
    if (!isStray(play.state, unit)) return []
    return castersOf(play.state, unit).map((caster) => straightTo(body.formation, centreOf(caster.body), journey))
  }
  if (!mustJoin(play.state, unit)) return []
  const legions = isStray(play.state, unit) ? destinationsOf(play.state, unit) : []
  return legions.flatMap((legion) => {
    const places = placesBeside(legion.body, body).filter((place) => hasRoom(play.state, play.setup, unit, place))
    const near = places.slice(0, 3).map((place) => stepsTo(journey, body.formation, place as Ranks))
    return near.length > 0 ? near : [straightTo(body.formation, centreOf(legion.body), journey)]
  })
}

/** Turns as the place requires, then goes there in one line, as far as possible. */
function stepsTo(journey: Journey, from: Formation, { formation: to }: Ranks): Steps {
  const facing = facingOf(to.pose)
  const turned = turnTo(from, facing)
  const { ahead, aside } = localOf(turned, to.pose)
  return [{ do: 'turn', facing }, ...shortenToReach(journey, ahead, aside)]
}

/** Gets the place of the front after a turn about the centre. */
function turnTo(from: Formation, facing: Direction): Formation {
  const centre = placeInFormation(from, -formationDepth(from) / 2, 0)
  const about: Formation = { ...from, pose: { ...centre, facing } }
  const front = placeInFormation(about, formationDepth(from) / 2, 0)
  return { ...about, pose: { x: whole(front.x), y: whole(front.y), facing } }
}

function straightTo(from: Formation, place: Point, journey: Journey): Steps {
  const { ahead, aside } = localOf(from, place)
  return shortenToReach(journey, ahead, aside)
}

function shortenToReach(journey: Journey, ahead: number, aside: number): Steps {
  const far = startingAllowance(journey)
  const length = lengthOf(ahead, aside)
  if (length < 1) return []
  const share = Math.min(1, far / length)
  return [{ do: 'drift', ahead: Math.trunc(ahead * share), aside: Math.trunc(aside * share) }]
}
