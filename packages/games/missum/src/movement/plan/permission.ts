/** MI-MOVE, MI-DRIFT, MI-FORMATION: what a body may do in its move, and what that costs besides distance. */
import { type Refusal, refuse, text } from '@fray/kernel'
import {
  applyManoeuvre,
  figureCount,
  isDriftWithin,
  type ManoeuvreAllowance,
  type ManoeuvreStep,
  type Slant,
} from '@fray/tabletop'
import { isPinned } from '../../ground/last-stand-position.ts'
import { isHeldByLoad } from '../../missiles/reload.ts'
import { isDisorganized } from '../../morale/disorder.ts'
import { isSkirmishing } from '../../roster.ts'
import type { TroopBody } from '../../state.ts'
import { isFanatic } from '../command/command.ts'
import { nearestQuarry, turnsAway } from '../command/fanatics.ts'
import { wholeMm } from '../pace/allowance.ts'
import { isPikeman } from '../pace/rates.ts'
import type { Journey, Progress } from './journey.ts'

/** Permission for a step. */
interface Permission {
  /** Its cost, when it is not the distance that figures go. */
  readonly cost?: number
}

type Ranks = Extract<TroopBody, { kind: 'ranks' }>

/** MI-DRIFT-01, -02: 45 degrees, pikemen 15. */
const SLANT: Slant = { ahead: 1, aside: 1 }
const PIKE_SLANT: Slant = { ahead: 1000, aside: 268 }

/** Whether a step is allowed at all, wherever it leads. */
export function permissionFor(
  journey: Journey,
  progress: Progress,
  step: ManoeuvreStep,
  last: boolean,
): Permission | Refusal {
  const { unit } = journey
  const { body } = progress
  if (body.kind === 'placed') return refuse(text('refuse.no-front'), 'MI-MOVE-10')
  if (progress.reformed) return refuse(text('refuse.reformed'), 'MI-FORMATION-01')
  if (isHeldByLoad(unit) && step.do !== 'face') return refuse(text('refuse.loaded-engine'), 'MI-RELOAD-09')
  const leave = permissionByTroops(journey, progress, step, last, body)
  if ('ok' in leave || (step.do !== 'wheel' && step.do !== 'face' && step.do !== 'turn')) return leave
  const { formation } = applyManoeuvre(body.formation, step)
  return turnsAway(journey, body, { ...body, formation }) ? refuse(text('refuse.turns-away'), 'MI-FANATIC-03') : leave
}

function permissionByTroops(
  journey: Journey,
  progress: Progress,
  step: ManoeuvreStep,
  last: boolean,
  body: Ranks,
): Permission | Refusal {
  if (isSkirmishing(journey.unit)) return loosePermission(journey, step, body)
  return isDisorganized(journey.unit)
    ? disorganizedPermission(journey, step)
    : linePermission(journey, progress, step, last, body)
}

/** MI-MOVE-07, MI-DRIFT-03, MI-FORMATION-02, -03: skirmishers move and face freely. */
function loosePermission({ unit }: Journey, step: ManoeuvreStep, { formation }: Ranks): Permission | Refusal {
  if (step.do === 'face' || step.do === 'turn') return { cost: 0 }
  if (step.do !== 'files') return moves(step) ? {} : NO_MOVE
  if (isDisorganized(unit)) return refuse(text('refuse.disorganized'), 'MI-FORMATION-03')
  return step.files <= figureCount(formation) ? {} : NO_MOVE
}

const NO_MOVE: Refusal = refuse(text('refuse.no-move'), 'MI-MOVE-12')

function moves(step: ManoeuvreStep): boolean {
  if (step.do === 'advance') return step.by !== 0
  if (step.do === 'drift') return step.ahead !== 0 || step.aside !== 0
  return step.do === 'wheel' ? step.arc > 0 : true
}

/** MI-DISORG-10: ahead or slanting, which is not a manoeuvre (MI-DRIFT-01); no wheel, facing or other formation. */
function disorganizedPermission(journey: Journey, step: ManoeuvreStep): Permission | Refusal {
  if (step.do === 'advance') return step.by > 0 ? {} : NO_MOVE
  if (step.do === 'drift') return driftPermission(journey, step)
  return refuse(text('refuse.disorganized'), step.do === 'files' ? 'MI-FORMATION-03' : 'MI-DISORG-10')
}

function linePermission(
  journey: Journey,
  progress: Progress,
  step: ManoeuvreStep,
  last: boolean,
  body: Ranks,
): Permission | Refusal {
  switch (step.do) {
    case 'advance':
      return step.by > 0 ? {} : NO_MOVE
    case 'drift':
      return driftPermission(journey, step)
    case 'wheel':
      return step.arc > 0 && step.arc <= Math.PI * body.formation.files * body.formation.base.width ? {} : NO_MOVE
    case 'face':
      return facingPermission(journey, progress, last)
    case 'turn':
      return refuse(text('refuse.quarter-turns'), 'MI-MOVE-08')
    case 'files':
      return formationPermission(journey, progress, step.files, body)
  }
}

function driftPermission(journey: Journey, step: Extract<ManoeuvreStep, { do: 'drift' }>): Permission | Refusal {
  if (moves(step) && isDriftWithin(step.ahead, step.aside, slantOf(journey))) return {}
  return refuse(text('refuse.slant'), isPikeman(journey.unit) ? 'MI-DRIFT-02' : 'MI-DRIFT-01', 'MI-MOVE-12')
}

function slantOf({ unit }: Journey): Slant {
  return isPikeman(unit) ? PIKE_SLANT : SLANT
}

/** MI-MOVE-04 to -06: once free; again on stopping, if half the allowance is left; pikemen pay every time. */
function facingPermission(journey: Journey, { facings, spent }: Progress, last: boolean): Permission | Refusal {
  const { unit, moveAllowance, play } = journey
  if (isPikeman(unit)) return { cost: wholeMm(moveAllowance.turn / 2) }
  if (facings === 0) return { cost: 0 }
  if (facings > 1) return refuse(text('refuse.faced'), 'MI-MOVE-04', 'MI-MOVE-05')
  // MI-FANATIC-01: half the allowance is less than they must go.
  if (isFanatic(unit) && nearestQuarry(play.state, unit))
    return refuse(text('refuse.fanatics-close-in'), 'MI-FANATIC-01', 'MI-MOVE-05')
  if (!last || unit.now.used + spent > moveAllowance.turn / 2) return refuse(text('refuse.second-facing'), 'MI-MOVE-05')
  return { cost: 0 }
}

/** MI-MOVE-05, -06: a second change of facing ends its movement of the turn; pikemen pay instead. */
export function hasStopped(unit: Journey['unit']): boolean {
  return unit.now.facings > 1 && !isPikeman(unit)
}

/** MI-FORMATION-01: while stationary, and then nothing else in this step. */
function formationPermission(
  { unit }: Journey,
  progress: Progress,
  files: number,
  { formation }: Ranks,
): Permission | Refusal {
  if (!isStill(unit, progress)) return refuse(text('refuse.moved'), 'MI-FORMATION-01')
  return files <= figureCount(formation) && files !== formation.files ? {} : NO_MOVE
}

function isStill({ now }: Journey['unit'], { spent, steps }: Progress): boolean {
  return !now.stirred && now.spent === 0 && spent === 0 && steps.length === 0
}

/** The same for an interface: what the form of the decision tells it. */
export function allowedManoeuvres(journey: Journey, progress: Progress): ManoeuvreAllowance {
  const { unit, moveAllowance } = journey
  if (progress.body.kind === 'placed') return {}
  const figures = figureCount(progress.body.formation)
  if (isSkirmishing(unit))
    return { drift: 'any', wheel: true, face: { to: 'any', cost: 0 }, files: { least: 1, most: figures } }
  if (isDisorganized(unit))
    return isHeldByLoad(unit) || isPinned(journey.play.state, unit) ? {} : { drift: slantOf(journey) }
  const faces = isPikeman(unit)
    ? { to: 'quarters' as const, cost: wholeMm(moveAllowance.turn / 2) }
    : { to: 'quarters' as const, cost: 0 }
  const mayFace = isPikeman(unit) || progress.facings < 2
  if (isHeldByLoad(unit) || isPinned(journey.play.state, unit)) return mayFace ? { face: faces } : {}
  return {
    drift: slantOf(journey),
    wheel: true,
    ...(mayFace ? { face: faces } : {}),
    ...(isStill(unit, progress) ? { files: { least: 1, most: figures } } : {}),
  }
}
