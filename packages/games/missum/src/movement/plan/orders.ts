/** The orders an owner may give to a unit, and those they must give. */
import { accept, type Json, type ProposalCost, type Refusal, refuse, Tally, text, type Verdict } from '@fray/kernel'
import { angleBetween, type ManoeuvreStep, manoeuvreFault, readManoeuvres } from '@fray/tabletop'
import { areTouching, frontOf } from '../../body.ts'
import { isLegion, type Present } from '../../roster.ts'
import type { Play } from '../../state.ts'
import { MM, mm } from '../../units.ts'
import { closesIn, mustSpend, nearestQuarry } from '../command/fanatics.ts'
import { closeUp, isStray, judgePlace, legionsOf } from '../command/leaders.ts'
import { explainAllowance, gaitOf } from '../pace/allowance.ts'
import { type Journey, type Progress, startingAllowance } from './journey.ts'
import { march } from './march.ts'
import { movesToTry } from './suggestions.ts'

/** Starts a move as the owner sees it: without anything hidden from them. */
export function journeyOf(play: Play, unit: Present, begunAloft: boolean): Journey {
  return {
    play,
    unit,
    moveAllowance: gaitOf(play.state, unit, begunAloft || unit.height > 0),
    begunAloft,
    charging: false,
    joining: false,
    unseen: false,
    answers: new Map(),
  }
}

/** Resolves steps; a leader who ends beside a legion may come as near to the enemy as it stands (MI-LEADER-03). */
export function resolveSteps(journey: Journey, steps: readonly ManoeuvreStep[]): Progress {
  if (isLegion(journey.unit)) return march(journey, steps)
  const joining = march({ ...journey, joining: true }, steps)
  const body = closeUp(journey, joining.body)
  const joined = legionsOf(journey.play.state, journey.unit).some((legion) => areTouching(legion.body, body))
  return joined ? { ...joining, body } : march(journey, steps)
}

/** Whether a list of steps is legal up to where the rules stop it. */
export function judgeSteps(journey: Journey, proposal: Json): Verdict<readonly ManoeuvreStep[]> {
  const steps = readManoeuvres(proposal)
  if (!steps || steps.length === 0) return noSteps(proposal)
  const progress = resolveSteps(journey, steps)
  if (progress.stop?.kind === 'refused') return progress.stop.refusal
  return judgeIdleness(progress) ?? judgeEnd(journey, progress) ?? accept(steps)
}

function noSteps(proposal: Json): Refusal {
  const fault = manoeuvreFault(proposal)
  return refuse(fault ? text('refuse.no-step', { ...fault }) : text('refuse.no-steps'), 'MI-MOVE-01')
}

/** Steps that the rules stop before anything is done do not count. */
export function judgeIdleness({ trail, spent, stop }: Progress): Refusal | undefined {
  if (trail.length > 1 || spent > 0 || stop?.kind === 'contact') return undefined
  return refuse(text('refuse.leads-nowhere'), stop?.kind === 'short' ? stop.rule : 'MI-ZOC-02')
}

/** MI-LEADER-03, MI-FANATIC-01: whether it may end there. */
export function judgeEnd(journey: Journey, progress: Progress) {
  const place = judgePlace(journey, progress) ?? judgeReform(journey, progress)
  if (place) return place
  const quarry =
    progress.walked > 0 && remainingDuty(journey) > 0 ? nearestQuarry(journey.play.state, journey.unit) : undefined
  if (!quarry || progress.stop?.kind === 'contact' || closesIn(journey.unit.body, progress.body, quarry))
    return undefined
  return refuse(text('refuse.fanatics-close-in'), 'MI-FANATIC-01')
}

/** MI-FANATIC-01: reforming ends the move of the step; fanatics who could go on must do that instead. */
export function judgeReform(journey: Journey, { reformed, spent }: Progress): Refusal | undefined {
  if (!reformed || remainingDuty(journey) - spent < mm(1) || mayStop(journey)) return undefined
  return refuse(text('refuse.fanatics-close-in'), 'MI-FANATIC-01')
}

/** MI-FANATIC-01, -02: gets what fanatics still owe in this step. */
function remainingDuty({ play: { state }, unit, moveAllowance }: Journey): number {
  if (mustSpend(state, unit, moveAllowance) <= 0) return 0
  return nearestQuarry(state, unit) ? mustSpend(state, unit, moveAllowance) : 0
}

/** Whether it must go on: fanatics who owe some of their move, leaders away from their legions. */
export function mustGoOn(journey: Journey): boolean {
  const { play, unit } = journey
  if (startingAllowance(journey) < mm(1)) return false
  return remainingDuty(journey) >= mm(1) || isStray(play.state, unit)
}

/** Gets what such a unit must do first, and the rule that says so. */
export function dutyOf(unit: Present): Refusal {
  const [whom, rule] = isLegion(unit)
    ? (['fanatics', 'MI-FANATIC-01'] as const)
    : unit.office?.kind === 'guards'
      ? (['guards', 'MI-SPECIAL-03'] as const)
      : (['leader', 'MI-LEADER-03'] as const)
  return refuse(text(`refuse.must-move.${whom}`, { unit: { figure: unit.id } }), rule)
}

/** Lists legal moves worth considering; for units that must go on, only those that do. */
export function* ordersFor(journey: Journey): Generator<readonly ManoeuvreStep[]> {
  const found = new Set<string>()
  for (const wanted of movesToTry(journey)) {
    const { steps, progress } = asFarAsAllowed(journey, wanted)
    if (progress.stop?.kind === 'refused' || judgeIdleness(progress) || judgeEnd(journey, progress)) continue
    if (!isWorthIt(journey, progress)) continue
    const key = JSON.stringify(steps)
    if (found.has(key)) continue
    found.add(key)
    yield steps
  }
}

/** Removes the forbidden part of the steps. */
function asFarAsAllowed(journey: Journey, wanted: readonly ManoeuvreStep[]) {
  const tried = resolveSteps(journey, wanted)
  if (tried.stop?.kind !== 'refused') return { steps: wanted, progress: tried }
  const steps = [...tried.steps]
  return { steps, progress: steps.length > 0 ? resolveSteps(journey, steps) : tried }
}

/** Line that has already moved goes on only to reach an enemy; it does not shuffle. */
function isWorthIt(journey: Journey, { walked, stop, body }: Progress): boolean {
  const { unit } = journey
  if (stop?.kind === 'contact') return true
  if (isLegion(unit) && unit.now.spent > 0 && remainingDuty(journey) < mm(1)) return false
  return walked >= mm(1) || (!unit.now.stirred && angleBetween(frontOf(unit.body), frontOf(body)) > TURNED)
}

/** Smaller angles, in radians, are not turns. */
const TURNED = 0.02

/** Whether its owner may leave it in place: a unit that must go on does so as long as it can. */
export function mayStop(journey: Journey): boolean {
  if (!mustGoOn(journey)) return true
  for (const steps of ordersFor(journey)) if (makesProgress(journey, steps)) return false
  return true
}

/** Whether a move pays some of what is owed. */
function makesProgress(journey: Journey, steps: readonly ManoeuvreStep[]): boolean {
  const { spent, stop } = resolveSteps(journey, steps)
  return spent >= mm(1) || stop?.kind === 'contact'
}

/** Gets what a proposal spends, and of how much. */
export function accountOf(journey: Journey, proposal: Json): ProposalCost | undefined {
  const steps = readManoeuvres(proposal)
  if (!steps) return undefined
  return accountFor(journey, resolveSteps(journey, steps))
}

export function accountFor(journey: Journey, { spent, ground, inside }: Progress): ProposalCost {
  const { play, unit, moveAllowance } = journey
  const tally = new Tally(text('number.allowance'))
  for (const { amount, label, rule } of explainAllowance(play.state, unit, moveAllowance, [...ground], inside).terms) {
    tally.add(amount * MM, label, rule)
  }
  return { spent: unit.now.spent + spent, allowed: tally.explain() }
}
