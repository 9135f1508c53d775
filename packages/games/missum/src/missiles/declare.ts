/** MI-MISSILE-12, -19: one side commits the shooting of its legions for a missile step. */
import {
  type DecisionOption,
  type Message,
  type Procedure,
  RARE_WEIGHT,
  type Refusal,
  refuse,
  type Seat,
  text,
} from '@fray/kernel'
import { missileOf } from '../combat/factors.ts'
import { huitsanOf, isEngaged, isLegion, isRouting, type Present, present, presentUnit } from '../roster.ts'
import type { Play, State } from '../state.ts'
import { type Aim, aimsAt, isTarget, isWithinRange, shootingFigures } from './aim.ts'
import { isReady } from './reload.ts'
import { expectedLosses, type Volley } from './volley.ts'

/** An enemy that figures of a legion can shoot at. */
interface Target {
  readonly unit: Present
  readonly aims: readonly Aim[]
}

/** Asks one seat, legion by legion. */
export function* declareVolleys(play: Play, seat: Seat): Procedure<Volley[]> {
  const volleys: Volley[] = []
  for (const shooter of present(play.state, seat)) {
    if (!mayShoot(play.state, shooter)) continue
    const shots = play.memo(() => shotsOf(play.state, shooter))
    const targets = shots.map(({ target, aims }) => ({ unit: presentUnit(play.state, target), aims }))
    if (targets.length > 0) volleys.push(...(yield* declareOne(play, shooter, targets)))
  }
  return volleys
}

/**
 * MI-MISSILE-04, -05, MI-ROUT-10, MI-DIVISION-04: whether a unit is ready, and not in contact, routing or in reserve.
 */
function mayShoot(state: State, unit: Present): boolean {
  if (!isLegion(unit) || !missileOf(unit) || !isReady(unit, state.step)) return false
  return !isEngaged(state, unit) && !isRouting(unit) && !huitsanOf(state, unit)?.reserve
}

/** Lists the enemies it can shoot at, each with the figures that can, up to the number that may shoot at all. */
function shotsOf(state: State, shooter: Present): Pick<Volley, 'target' | 'aims'>[] {
  const enemies = present(state, 1 - shooter.seat).filter((unit) => mayTarget(shooter, unit))
  return enemies.flatMap((unit) => {
    const aims = nearestFirst(aimsAt(state, shooter, unit)).slice(0, capacityOf(shooter))
    return aims.length > 0 ? [{ target: unit.id, aims }] : []
  })
}

/** MI-MISSILE-12: most targets in one turn, however often it shoots. */
const MOST_TARGETS = 2

function mayTarget({ now }: Present, ...units: readonly Present[]): boolean {
  return new Set([...now.targets, ...units.map(({ id }) => id)]).size <= MOST_TARGETS
}

/** Lists the targets that a legion may combine with this one. */
function otherTargets(shooter: Present, first: Target, targets: readonly Target[]): Target[] {
  return targets.filter((target) => target !== first && mayTarget(shooter, first.unit, target.unit))
}

/** MI-RELOAD-04: of crossbowmen in pairs, one of two shoots. */
function capacityOf(shooter: Present): number {
  const figures = shootingFigures(shooter).length
  return shooter.troop.paired ? Math.floor(figures / 2) : figures
}

function nearestFirst(aims: readonly Aim[]): Aim[] {
  return [...aims.filter(({ band }) => band === 'short'), ...aims.filter(({ band }) => band === 'long')]
}

function* declareOne(play: Play, shooter: Present, targets: readonly Target[]): Procedure<Volley[]> {
  const options: DecisionOption<Target | 'hold' | 'divide'>[] = targets.map((target) =>
    targetOption(play, shooter, target),
  )
  if (targets.some((first) => otherTargets(shooter, first, targets).length > 0)) {
    const note = () => text('note.divide')
    options.push({ key: 'divide', text: text('option.divide'), value: 'divide', rules: ['MI-MISSILE-12'], note })
  }
  options.push({
    key: 'hold',
    text: text('option.hold-fire'),
    value: 'hold',
    randomWeight: RARE_WEIGHT,
    note: () => text(play.state.step < LAST_MISSILES ? 'note.hold-fire' : 'note.hold-fire-last'),
  })
  const chosen = yield* play.pick({
    seat: shooter.seat,
    prompt: text('ask.shoot', { unit: { figure: shooter.id } }),
    rules: ['MI-MISSILE-12', 'MI-MISSILE-19'],
    figure: shooter.id,
    abstention: 'hold',
    secret: false,
    options,
    whyNot: (key) => whyNoShot(play.state, shooter, key),
  })
  if (chosen === 'hold') return []
  if (chosen === 'divide') return yield* divide(play, shooter, targets)
  return [{ shooter: shooter.id, target: chosen.unit.id, aims: chosen.aims }]
}

/** Tells why it cannot shoot at a target, or divide its shots. */
function whyNoShot(state: State, shooter: Present, key: string): Refusal | undefined {
  if (key === 'divide') return refuse(text('bar.divide'), 'MI-MISSILE-12')
  const target = present(state, 1 - shooter.seat).find(({ id }) => key === String(id))
  if (!target) return undefined
  const words = { unit: { figure: shooter.id }, target: { figure: target.id } }
  if (!mayTarget(shooter, target)) return refuse(text('bar.two-targets', words), 'MI-MISSILE-12')
  if (!isTarget(target)) return refuse(text('bar.not-alone', words), 'MI-LEADER-26')
  if (!isWithinRange(shooter, target)) return refuse(text('bar.out-of-range', words), 'MI-RANGE-01')
  return refuse(text('bar.no-aim', words), 'MI-MISSILE-01', 'MI-MISSILE-07', 'MI-MISSILE-13')
}

/** MI-MISSILE-05: the last missile step of a turn. */
const LAST_MISSILES = 8

function targetOption(play: Play, shooter: Present, target: Target): DecisionOption<Target> {
  const { unit, aims } = target
  const short = aims.filter(({ band }) => band === 'short').length
  return {
    key: String(unit.id),
    text: shotsAt(unit, short, aims.length - short),
    value: target,
    figure: unit.id,
    icon: 'targeting',
    note: () => shotNote(play, shooter, target),
    cannotSucceed: () => (expectedLosses(play, shooter, unit, aims) === 0 ? text('hopeless.shoot') : undefined),
  }
}

/** Tells what a shot may do, and how many are left after it (MI-SUPPLY-01). */
function shotNote(play: Play, shooter: Present, { unit, aims }: Target): Message {
  const losses = expectedLosses(play, shooter, unit, aims) / 100
  if (shooter.supply === null) return text('note.shoot', { losses })
  return text('note.shoot-supply', { losses, left: Math.max(0, shooter.supply - 1) })
}

/** MI-RANGE-01: how many figures shoot from short and from long range. */
function shotsAt({ id }: Present, near: number, far: number): Message {
  const target = { figure: id }
  if (far === 0) return text('option.shoot-near', { target, near })
  return near === 0 ? text('option.shoot-far', { target, far }) : text('option.shoot-both', { target, near, far })
}

/** MI-MISSILE-12: divides the figures between two targets. */
function* divide(play: Play, shooter: Present, targets: readonly Target[]): Procedure<Volley[]> {
  const firsts = targets.filter((target) => otherTargets(shooter, target, targets).length > 0)
  const first = yield* askTarget(play, shooter, 'ask.first-target', firsts)
  const second = yield* askTarget(play, shooter, 'ask.second-target', otherTargets(shooter, first, targets))
  const options = first.aims.map((_, i): DecisionOption<number> => {
    const words = text('option.figures-at', { figures: i + 1, target: { figure: first.unit.id } })
    const note = () => text('note.share', { figures: capacityOf(shooter) - i - 1, target: { figure: second.unit.id } })
    return { key: String(i + 1), text: words, value: i + 1, note }
  })
  const share = yield* play.pick({
    seat: shooter.seat,
    prompt: text('ask.share', { first: { figure: first.unit.id }, second: { figure: second.unit.id } }),
    rules: ['MI-MISSILE-12'],
    figure: shooter.id,
    options,
  })
  return allotFigures(shooter, first, second, share)
}

function askTarget(play: Play, shooter: Present, prompt: string, targets: readonly Target[]): Procedure<Target> {
  return play.pick({
    seat: shooter.seat,
    prompt: text(prompt, { unit: { figure: shooter.id } }),
    rules: ['MI-MISSILE-12'],
    figure: shooter.id,
    options: targets.map((target) => targetOption(play, shooter, target)),
  })
}

/** Assigns figures to the first target, those without another one in reach first; the rest shoot at the second. */
function allotFigures(shooter: Present, first: Target, second: Target, share: number): Volley[] {
  const reaches = (target: Target, { figure }: Aim) => target.aims.some((aim) => aim.figure === figure)
  const bound = first.aims.filter((aim) => !reaches(second, aim))
  const free = first.aims.filter((aim) => reaches(second, aim))
  const ours = [...bound, ...free].slice(0, share)
  const rest = second.aims.filter(({ figure }) => !ours.some((aim) => aim.figure === figure))
  const theirs = rest.slice(0, capacityOf(shooter) - ours.length)
  return [
    { shooter: shooter.id, target: first.unit.id, aims: ours },
    { shooter: shooter.id, target: second.unit.id, aims: theirs },
  ].filter(({ aims }) => aims.length > 0)
}
