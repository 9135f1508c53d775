import { type Answer, type Decision, type Json, optionsOf, type PolicyQuestion } from '@fray/kernel'
import { groupLevels } from '../morale/group.ts'
import type { Setup } from '../preparation/setup-data.ts'
import { figuresOf, isPresent, isSkirmishing, type Present } from '../roster.ts'
import type { State, Unit } from '../state.ts'
import { mm } from '../units.ts'
import { isShooter, missingToRange, readPlan, stanceOf } from './plan.ts'

export type Question = PolicyQuestion<State, Setup>

/** The rules of the policy, by the prompt of the question. Other questions get their default answer. */
const RULES: Readonly<Record<string, (question: Question) => readonly Answer[] | undefined>> = {
  'ask.divide': () => ['evenly'],
  'ask.draw-up': () => ['line'],
  'ask.arrange': () => ['done'],
  'ask.site': () => ['none'],
  'ask.cast-attack': proposeSpells,
  'ask.cast-defence': proposeSpells,
  'ask.mover': () => ['move', 'countermove'],
  'ask.lend': () => ['lend', 'keep'],
  'ask.wheel-in': ({ decision }) => keysOf(decision),
  'ask.slip-away': () => ['slip', 'stand'],
  'ask.shoot': proposeShots,
  'ask.unit': proposeUnits,
  'ask.manoeuvre': proposeMoves,
}

/** Lists what a sane player would do, the best first, following the plan of the movement step if there is one. */
export function propose(question: Question): readonly Answer[] | undefined {
  const rule = RULES[question.decision.prompt.id]
  const offered = keysOf(question.decision)
  const answers = rule?.(question)?.filter((answer) => typeof answer !== 'string' || offered.includes(answer))
  return answers && answers.length > 0 ? answers : undefined
}

function keysOf(decision: Decision): string[] {
  return optionsOf(decision).map(({ key }) => key)
}

/** A spell is kept unless looking ahead shows a gain. */
function proposeSpells({ decision }: Question): readonly Answer[] {
  return ['none', ...keysOf(decision).filter((key) => key !== 'none')]
}

/** MI-MISSILE-12: shoots where the losses bring a dear legion nearest to its rout. */
function proposeShots({ state, decision }: Question): readonly Answer[] {
  const targets = optionsOf(decision).flatMap((option) => {
    const target = state.units[Number(option.key)]
    const losses = Number(option.note?.().args?.losses ?? 0)
    return target && losses > 0 ? [{ key: option.key, worth: shotWorth(target, losses) }] : []
  })
  return [...targets.sort((a, b) => b.worth - a.worth).map(({ key }) => key), 'hold']
}

const SKIRMISHERS = 0.4

/** MI-GROUP-01: rates losses by how much of what is left before the rout, and before the test, they take. */
function shotWorth(target: Unit, losses: number): number {
  const levels = groupLevels(target)
  const lost = target.original - figuresOf(target)
  const share = (level: number) => Math.min(1, losses / Math.max(1, level - lost))
  const size = figuresOf(target) * (isSkirmishing(target) ? SKIRMISHERS : 1)
  return size * (share(levels.rout) + (target.tested ? 0 : 0.5 * share(levels.test)))
}

/** MI-SEQUENCE-11: moves the legions that shall advance, then ends the step; leaders move only if they must. */
function proposeUnits(question: Question): readonly Answer[] {
  const { state, decision } = question
  const offered = optionsOf(decision).filter(({ key }) => key !== 'end')
  const going = offered.filter(({ figure }) => shallAdvance(question, figure))
  const leaders = offered.filter(({ figure }) => figure !== undefined && state.units[figure]?.office)
  const [first] = going
  return first ? [first.key] : ['end', ...leaders.map(({ key }) => key)]
}

function shallAdvance({ state, plan }: Question, id: number | undefined): boolean {
  const unit = id === undefined ? undefined : state.units[id]
  if (!unit || !isPresent(unit) || unit.office !== null) return false
  return (readPlan(plan)?.[unit.id] ?? stanceOf(state, unit)) === 'advance'
}

/** MI-CHARGE-02: the one charge of the battle is kept for an enemy it reaches, and shooters keep theirs. */
function proposeMoves(question: Question): readonly Answer[] {
  const { state, decision } = question
  if (decision.kind !== 'place') return []
  const unit = decision.figure === undefined ? undefined : state.units[decision.figure]
  if (!unit || !isPresent(unit)) return []
  const ways = decision.suggest(1).map((way) => (isShooter(unit) ? stopInRange(question, unit, way) : way))
  const charge = isShooter(unit) ? [] : chargesThatArrive(decision)
  return shallGoOn(question, unit) && !isStuck(unit) ? [...charge, ...ways, 'stop'] : ['stop', ...ways]
}

/** MI-MAGIC-06: whether it was ordered to go and is where it was: something unseen is in its way. */
function isStuck({ now, body, bodyAtStepStart }: Present): boolean {
  return now.stirred && JSON.stringify(body) === JSON.stringify(bodyAtStepStart)
}

/** A shorter move is not worth an order. */
const NUDGE = mm(5)

/** MI-RANGE-01: a shooter goes straight on only until it has somebody in range. */
function stopInRange({ state, decision }: Question, unit: Present, way: Json): Json {
  const missing = Math.ceil(missingToRange(state, unit))
  const [step, ...others] = way as readonly { readonly do: string; readonly by?: number }[]
  if (step?.do !== 'advance' || others.length > 0) return way
  if (missing < NUDGE || missing >= (step.by ?? 0)) return way
  const shorter = [{ ...step, by: missing }]
  return decision.kind === 'place' && decision.check(shorter).ok ? shorter : way
}

/** An option that only wastes the charge is marked as rare. */
function chargesThatArrive(decision: Decision): readonly Answer[] {
  return optionsOf(decision).flatMap(({ key, gesture }) => (key === 'charge' && gesture === 'attack' ? [key] : []))
}

/** A legion that advances goes as far as it can; a shooter only until somebody is in range. */
function shallGoOn(question: Question, unit: Present): boolean {
  const { state } = question
  if (!shallAdvance(question, unit.id)) return false
  return readPlan(question.plan)?.[unit.id] === 'advance' || !isShooter(unit) || stanceOf(state, unit) === 'advance'
}
