/** MI-UNENGAGED-01, -02, MI-CONTACT-03: the part of a legion that extends past its opponent wheels in on it. */
import { type DecisionOption, optionWithNote, text } from '@fray/kernel'
import {
  direction,
  type Formation,
  figureCount,
  figurePoses,
  formation,
  furthestMove,
  lengthOf,
  type Point,
  placeInFormation,
  type Table,
  wholePoint,
} from '@fray/tabletop'
import { areOverlapping, countOf, poseAlong } from '../../body.ts'
import { staysInFeature } from '../../ground/last-stand-position.ts'
import { isDisorganized } from '../../morale/disorder.ts'
import { frighten } from '../../morale/fright.ts'
import { contactsOf, isLegion, isSkirmishing, type Present, presentUnit } from '../../roster.ts'
import type { Play, State, TroopBody } from '../../state.ts'
import { displace } from '../../turn/standing.ts'
import { driveAway } from '../carry-out.ts'
import { collides } from '../clearing.ts'
import { discover, hasRoom, knownTo } from '../command/beside.ts'
import { reformLeg } from '../formations/formation-change.ts'
import { gaitOf } from '../pace/allowance.ts'
import { type Journey, type Progress, startProgress } from '../plan/journey.ts'
import { driveOff, findRoom } from './evasion.ts'
import { type Edge, edgesTouchedBy } from './touch.ts'

/** A possible wheel. */
export interface Wing {
  readonly end: 'left' | 'right'
  readonly against: 'flank' | 'rear'
  readonly foe: number
  readonly body: TroopBody
}

/** Lists every wheel that an uncontacted part of a legion can make now. */
export function wingsFor(state: State, table: Table, unit: Present): Wing[] {
  const { body } = unit
  if (!isLegion(unit) || body.kind === 'placed' || body.wings.length > 0 || unit.lends || unit.fate !== 'fighting')
    return []
  // MI-DISORG-10: disorganized line cannot wheel in.
  if (isDisorganized(unit) && !isSkirmishing(unit)) return []
  return contactsOf(state, unit.id)
    .filter(({ since }) => since < state.turn)
    .flatMap(({ attacker, defender }) => {
      const foe = presentUnit(state, attacker === unit.id ? defender : attacker)
      return (['left', 'right'] as const).flatMap((end) => wingsAt(state, table, unit, foe, end))
    })
}

function wingsAt(state: State, table: Table, unit: Present, foe: Present, end: 'left' | 'right'): Wing[] {
  if (unit.body.kind === 'placed' || foe.body.kind === 'placed') return []
  const { formation: main } = unit.body
  const edges = edgesTouchedBy(foe.body, unit.body)
  const files = filesBeyond(main, edges[0]!, end)
  if (files < 1 || files >= main.files) return []
  const [kept, wheeling] = splitFormation(main, files, end)
  return (['flank', 'rear'] as const).flatMap((against) => {
    const edge = edges[end === 'right' ? (against === 'flank' ? 3 : 2) : against === 'flank' ? 1 : 2]!
    const wing = alongFrom(wheeling, edge, end)
    const body: TroopBody = { kind: 'ranks', formation: kept, wings: [wing] }
    // MI-MOVE-03: measured by the outside figure of the front; those behind follow as they can.
    const way = furthestMove(figurePoses(wheeling).slice(0, files), figurePoses(wing).slice(0, files))
    if (unit.stand === 'standing' && !staysInFeature(state, unit, body)) return []
    if (way > gaitOf(state, unit).step || !fits(state, table, unit, wing, kept)) return []
    // The rest of the front may stand deeper than before. Hidden enemies are met when it is done.
    if (knownTo(state, unit).some((other) => collides(unit, body, other))) return []
    return [{ end, against, foe: foe.id, body }]
  })
}

/** MI-UNENGAGED-01: whole files past the end of the edge that the front touches. */
function filesBeyond(main: Formation, edge: Edge, end: 'left' | 'right'): number {
  const right = direction(
    placeInFormation(main, 0, 1000).x - main.pose.x,
    placeInFormation(main, 0, 1000).y - main.pose.y,
  )
  const along = ({ x, y }: Point) =>
    ((x - main.pose.x) * right.x + (y - main.pose.y) * right.y) / lengthOf(right.x, right.y)
  const half = (main.files * main.base.width) / 2
  const beyond =
    end === 'right'
      ? half - Math.max(along(edge.from), along(edge.to))
      : half + Math.min(along(edge.from), along(edge.to))
  return Math.max(0, Math.floor((beyond + 5) / main.base.width))
}

/** The part that stays and the part that wheels, both still in line. A short rear rank stays as far as there is room. */
function splitFormation(main: Formation, files: number, end: 'left' | 'right'): [Formation, Formation] {
  const full = main.ranks.filter((rank) => rank === main.files).length
  const rest = figureCount(main) - full * main.files
  const keptFiles = main.files - files
  const wheeling = full * files + Math.max(0, rest - keptFiles)
  const part = (width: number, figures: number, aside: number): Formation =>
    formation(main.base, width, figures, poseAlong(main, aside))
  const sign = end === 'right' ? 1 : -1
  return [
    part(keptFiles, figureCount(main) - wheeling, (-sign * files * main.base.width) / 2),
    part(files, wheeling, (sign * keptFiles * main.base.width) / 2),
  ]
}

const CLOSE = 3

/** The wheeled part with its front along an edge, from the corner round which it came. */
function alongFrom(part: Formation, { from, to, normal }: Edge, end: 'left' | 'right'): Formation {
  const length = lengthOf(to.x - from.x, to.y - from.y)
  const half = (part.files * part.base.width) / 2
  const [corner, sign] = end === 'right' ? [to, -1] : [from, 1]
  const place = wholePoint(
    corner.x + (sign * (to.x - from.x) * half) / length + normal.x * CLOSE,
    corner.y + (sign * (to.y - from.y) * half) / length + normal.y * CLOSE,
  )
  return { ...part, pose: { ...place, facing: direction(-normal.x, -normal.y) } }
}

function fits(state: State, table: Table, unit: Present, wing: Formation, kept: Formation): boolean {
  const alone: TroopBody = { kind: 'ranks', formation: wing, wings: [] }
  return hasRoom(state, table, unit, alone) && !areOverlapping(alone, { kind: 'ranks', formation: kept, wings: [] })
}

export function wingOptions(wings: readonly Wing[]): DecisionOption<Wing>[] {
  return wings.map((wing) => ({
    key: `wheel-${wing.end}-${wing.against}-${wing.foe}`,
    text: text(`option.wheel-${wing.end}-${wing.against}`, { foe: { figure: wing.foe } }),
    value: wing,
    rules: ['MI-UNENGAGED-02'],
    ...optionWithNote(`note.wheel-${wing.against}`),
  }))
}

/** MI-UNENGAGED-02: it disorganizes nobody; against the rear it frightens (MI-PANIC-01). */
export function wheelIn(play: Play, journey: Journey, wing: Wing): void {
  const { unit } = journey
  if (discover(play, unit, wing.body)) return
  const progress = drivenOffBy({ ...journey, unseen: true }, wing)
  unit.body = wing.body
  play.log(
    `wheeled-in.${wing.against}`,
    { unit: { figure: unit.id }, foe: { figure: wing.foe } },
    ['MI-UNENGAGED-02'],
    {
      seat: unit.seat,
      isOutcome: true,
    },
  )
  driveAway(play, unit, progress)
  if (wing.against === 'rear') frighten(play, presentUnit(play.state, wing.foe), 'rear', [unit.id])
}

/** MI-SKIRMISH-02: other skirmishers retire before the wheeling part as before any approaching line. */
function drivenOffBy(journey: Journey, { body }: Wing): Progress {
  const progress = startProgress(journey)
  const leg = reformLeg(journey.unit.body, body)
  if (isSkirmishing(journey.unit)) return progress
  // A unit that turns out to be trapped stays, and the others are checked again.
  while (!driveOff(journey, progress, leg, leg.length));
  progress.body = body
  findRoom(journey, progress)
  return progress
}

/** After the fight, wings rejoin: abreast of the rest if there is room, else behind it. */
export function regroup(play: Play, unit: Present): void {
  const { body } = unit
  if (body.kind === 'placed' || body.wings.length === 0) return
  const { formation: main, wings } = body
  const widths = [main.files + wings.reduce((sum, wing) => sum + wing.files, 0), main.files, 2, 1]
  const drawn = widths.map((files) => gatherFigures(body, files))
  const room = drawn.find((troopBody) => hasRoom(play.state, play.setup, unit, troopBody))
  if (!room) return
  displace(unit, room)
  play.log('regrouped', { unit: { figure: unit.id } }, ['MI-UNENGAGED-02'], { seat: unit.seat })
}

/** Gathers all figures of a body in one formation where its main part stands. */
export function gatherFigures(
  body: Extract<TroopBody, { kind: 'ranks' }>,
  files: number = body.formation.files,
): TroopBody {
  const { formation: main } = body
  return { kind: 'ranks', formation: formation(main.base, files, countOf(body), main.pose), wings: [] }
}
