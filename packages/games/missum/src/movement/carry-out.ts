/** Applies a resolved move to the state. */
import type { Procedure } from '@fray/kernel'
import type { ManoeuvreStep } from '@fray/tabletop'
import { centreOf } from '../body.ts'
import { stepToEdge } from '../magic/platforms/platform-edge.ts'
import { disorganize } from '../morale/disorder.ts'
import { hasBothRoles, isLegion, type Present, presentUnit, unitOf } from '../roster.ts'
import type { Play, TroopBody } from '../state.ts'
import { leaveTable } from '../turn/removal.ts'
import { displace } from '../turn/standing.ts'
import { inMm } from '../units.ts'
import { audienceOf } from './audience.ts'
import { standClear } from './clearing.ts'
import { meleeProhibition } from './command/command.ts'
import { attach, closeUp, joinTouched, leaveBehind, makeRoom, takeAlong } from './command/leaders.ts'
import { askRole, askToStand } from './contact/answers.ts'
import { meet } from './contact/meeting.ts'
import { noticeOnWay } from './noticing.ts'
import { explainAllowance } from './pace/allowance.ts'
import { walkingRate } from './pace/rates.ts'
import { entriesAlong } from './pace/terrain-costs.ts'
import { friendsOn, passThrough } from './passing.ts'
import type { Answer, Journey, Progress } from './plan/journey.ts'
import { straightLeg } from './plan/leg.ts'

/** Plays a move: enemies it comes near answer first, and their answers may change it. */
export function* carryOut(play: Play, journey: Journey, resolve: (journey: Journey) => Progress): Procedure<Progress> {
  const answers = new Map<number, Answer>(journey.answers)
  const real: Journey = { ...journey, unseen: true, answers }
  let progress = resolve(real)
  for (let [next] = progress.approached; next !== undefined; [next] = progress.approached) {
    const foe = presentUnit(play.state, next)
    if (hasBothRoles(foe)) yield* askRole(play, foe)
    else answers.set(next, yield* askToStand(play, foe, journey.unit))
    progress = resolve(real)
  }
  yield* happen(play, real, progress)
  return progress
}

function* happen(play: Play, journey: Journey, progress: Progress): Procedure {
  const { unit } = journey
  tell(play, journey, progress)
  unit.body = closeUp(journey, progress.body)
  note(journey, progress)
  driveAway(play, unit, progress)
  for (const rule of progress.disorders) disorganize(play, unit, rule)
  passThrough(play, unit, progress.passed)
  leaveBehind(play, unit)
  makeRoom(play, unit)
  standClear(play)
  yield* attach(play, unit, progress.trail[0]!)
  yield* joinTouched(play)
  halt(play, unit, progress)
  noticeOnWay(play.state, unit, progress.trail)
  // MI-PLATFORM-07: a unit at the edge of a platform reaches the figures on it too.
  const atEdge = !meleeProhibition(play.state, unit) && stepToEdge(play.state, unit)
  if (atEdge || progress.stop?.kind === 'contact') yield* meet(play, unit)
}

/**
 * Records what it did for later rules (MI-MOVE-05, MI-TERRAIN-01). A unit out of command moves at half speed, which
 * bowmen may do while they load (MI-RELOAD-03).
 */
function note({ unit, moveAllowance, charging }: Journey, progress: Progress): void {
  const { now } = unit
  now.moved += progress.walked
  now.spent += progress.spent
  now.used += progress.spent
  now.facings = progress.facings
  now.reformed = progress.reformed
  now.stirred ||= progress.trail.length > 1
  now.ground = [...progress.ground]
  now.hurried ||= charging || (!moveAllowance.slowed && now.spent * 2 > moveAllowance.step)
  unit.crossing = progress.crossing
  if (progress.walked > 0) {
    unit.platform = null
  }
}

/** Logs what it did, in order: turned or reformed, moved, turned again. */
function tell(play: Play, journey: Journey, progress: Progress): void {
  const goes = progress.steps.findIndex(({ do: deed }) => deed === 'advance' || deed === 'drift' || deed === 'wheel')
  const before = goes < 0 ? progress.steps : progress.steps.slice(0, goes)
  for (const step of before) tellChange(play, journey.unit, step)
  if (goes >= 0 || progress.steps.length === 0) tellWay(play, journey, progress)
  if (goes >= 0) for (const step of progress.steps.slice(goes)) tellChange(play, journey.unit, step)
}

/** MI-MOVE-04, -05, MI-FORMATION-01: logs a change of facing or formation; a leg is logged with its path. */
function tellChange(play: Play, unit: Present, step: ManoeuvreStep): void {
  const words = { unit: { figure: unit.id } }
  const audience = audienceOf(play.state, unit)
  if (step.do === 'face') play.log(`faced.${step.to}`, words, ['MI-MOVE-04'], audience)
  if (step.do === 'turn') play.log('turned', words, ['MI-MOVE-04'], audience)
  if (step.do === 'files') play.log('formed', { ...words, files: step.files }, ['MI-FORMATION-01'], audience)
}

function tellWay(play: Play, { unit, moveAllowance, charging }: Journey, progress: Progress): void {
  if (progress.trail.length < 2) return
  const points = progress.trail.map(placeOf)
  const allowance = explainAllowance(play.state, unit, moveAllowance, [...progress.ground], progress.inside)
  play.log(
    charging ? 'charged' : 'moved',
    { unit: { figure: unit.id }, length: inMm(progress.walked) },
    [charging ? 'MI-CHARGE-02' : 'MI-RATE-23'],
    {
      ...audienceOf(play.state, unit),
      numbers: [allowance.explain()],
      paths: [{ figure: unit.id, points }],
      isOutcome: charging,
    },
  )
}

/** Gets where a unit is shown: the middle of its front. */
function placeOf(body: TroopBody): readonly [number, number] {
  const { x, y } = body.kind === 'ranks' ? body.formation.pose : centreOf(body)
  return [x, y]
}

/** MI-SKIRMISH-02, MI-LEADER-25: moves units that gave way, or removes them. */
export function driveAway(play: Play, mover: Present, { driven }: Progress): void {
  for (const [id, { body, distance }] of driven) {
    const unit = unitOf(play.state, id) as Present
    const from = placeOf(unit.body)
    unit.now.evaded = true
    unit.now.moved += distance
    unit.now.hurried ||= distance * 2 > walkingRate(unit)
    unit.platform = null
    if (!body) {
      leaveTable(play, unit, isLegion(unit) ? 'left' : 'lost')
      continue
    }
    retire(play, unit, body)
    unit.crossing = null
    takeAlong(play, unit)
    play.log(
      'retired',
      { unit: { figure: id }, foe: { figure: mover.id }, length: inMm(distance) },
      ['MI-SKIRMISH-02'],
      {
        seat: unit.seat,
        paths: [{ figure: id, points: [from, placeOf(body)] }],
      },
    )
  }
}

/** MI-PASS-03, -04, MI-DISORG-07: giving way leads through friends and over ground like any other move. */
function retire(play: Play, unit: Present, after: TroopBody): void {
  const [from, to] = [centreOf(unit.body), centreOf(after)]
  if (from.x !== to.x || from.y !== to.y) {
    const leg = straightLeg(unit.body, { x: to.x - from.x, y: to.y - from.y })
    for (const { going } of entriesAlong({ play, unit }, leg))
      if (going.disorganizes) disorganize(play, unit, going.rule)
    passThrough(play, unit, friendsOn(leg, play.state, unit))
  }
  displace(unit, after)
}

/** Logs what ended the move. */
function halt(play: Play, unit: Present, { stop }: Progress): void {
  if (stop?.kind === 'zone') {
    unit.now.halted = true
    const words = { unit: { figure: unit.id }, foe: { figure: stop.foe } }
    play.log('halted.zone', words, ['MI-ZOC-02'], audienceOf(play.state, unit))
  }
  if (stop?.kind === 'crossing') {
    play.log('halted.crossing', { unit: { figure: unit.id } }, ['MI-TERRAIN-01'], audienceOf(play.state, unit))
  }
}
