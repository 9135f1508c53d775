import {
  type Answer,
  barredOptions,
  type Decision,
  type DecisionOption,
  type DragGesture,
  type GameEvent,
  type Match,
  optionsOf,
  type PlaceDecision,
  type Refusal,
  refuse,
  type Seat,
  text,
} from '@fray/kernel'
import { type PlaceForm, type Placement, type Point, toJson } from '@fray/tabletop'
import type { Gesture, GestureOption, GestureReading } from './gesture.ts'
import { dragTo, type ManoeuvreForm, ordersOf, stepsOf } from './orders.ts'

/** Gestures need nothing of the match's types. */
type AnyMatch = Match<unknown, unknown, unknown>

/** No drag answers more decisions than this. */
const DEEPEST = 8

const MEANS_NOTHING = refuse(text('ui.drag-nothing'))

/** Finds out what a gesture means by the rules, using copies of the match. */
export function readGesture(match: AnyMatch, gesture: Gesture): GestureReading {
  const start: Exploration = { answers: [], label: undefined, told: match.events.length }
  const found = [...explore(match.fork(), gesture, start)]
  const exact = found.filter((otherFound): otherFound is GestureOption => 'answers' in otherFound)
  const begun = found.filter((otherFound): otherFound is ActivationOnly => 'begun' in otherFound)
  const refusal = found.find(
    (otherFound): otherFound is Refusal => 'reason' in otherFound && !('answers' in otherFound),
  )
  // If something can be done to the figure it was dropped on, merely activating is not offered.
  const ways = exact.length > 0 ? exact : begun.map((otherBegun) => otherBegun.begun)
  if (ways.length === 0) return { ways, refusal: refusal ?? MEANS_NOTHING }
  // Of several moves to the same place the first is taken.
  return { ways: gesture.onto === undefined ? ways.slice(0, 1) : ways, refusal: undefined }
}

interface Exploration {
  readonly answers: readonly Answer[]
  /** The option that says what is done. */
  readonly label: DecisionOption | undefined
  /** Number of earlier events. */
  readonly told: number
}

/** The figure is only activated: the decisions that follow are not answered by the drag. */
interface ActivationOnly {
  readonly begun: GestureOption
}

type ExplorationResult = GestureOption | ActivationOnly | Refusal

/** Yields every way to carry out a gesture, and reasons why others fail. */
function* explore(match: AnyMatch, gesture: Gesture, soFar: Exploration): Generator<ExplorationResult> {
  passInterruptions(match, gesture.seat)
  const decision = match.decisionOf(gesture.seat)
  const isFarEnough = !decision || soFar.answers.length > DEEPEST || hasRolled(match, soFar.told)
  if (isFarEnough) yield* gesture.onto === undefined || hasMet(match, gesture, soFar) ? actionsOf(soFar) : []
  else if (decision.kind === 'place') yield* explorePlace(match, decision, gesture, soFar)
  else yield* exploreOptions(match, decision, gesture, soFar)
}

function* exploreOptions(
  match: AnyMatch,
  decision: Decision,
  gesture: Gesture,
  soFar: Exploration,
): Generator<ExplorationResult> {
  const meant = matchingOptions(decision, gesture)
  if (meant.length === 0 && hasBegun(decision, gesture, soFar))
    yield* exploreBeyondActivation(match, decision, gesture, soFar)
  else if (meant.length === 0) yield refusalFor(decision, gesture)
  for (const { option, ends } of meant) {
    const next = { ...soFar, answers: [...soFar.answers, option.key], label: labelOf(soFar.label, option) }
    const fork = match.fork()
    if (ends) yield actionOnto(next, option)
    else if (fork.answer(gesture.seat, option.key).ok) yield* exploreAfterOption(fork, decision, gesture, next)
  }
}

/**
 * The figure is activated; if default answers then let it do something to the figure it was dropped on, that counts.
 */
function* exploreBeyondActivation(
  match: AnyMatch,
  decision: Decision,
  gesture: Gesture,
  soFar: Exploration,
): Generator<ExplorationResult> {
  for (const begun of actionsOf(soFar)) yield { begun }
  const usual = decision.defaultAnswer?.()
  const fork = match.fork()
  if (usual === undefined || !fork.answer(gesture.seat, usual).ok) return
  const on = { ...soFar, answers: [...soFar.answers, usual] }
  for (const found of exploreAfterOption(fork, decision, gesture, on)) if ('answers' in found && found.onto) yield found
}

/** A figure dragged onto an enemy with nowhere to go is activated. */
function hasBegun(decision: Decision, { figure, onto }: Gesture, { answers }: Exploration): boolean {
  if (onto === undefined || answers.length === 0 || decision.figure !== figure) return false
  return !optionsOf(decision).some(({ gesture }) => gesture)
}

/** Explores what follows an option: the same question if it proved impossible, or the target if there was only one. */
function* exploreAfterOption(
  match: AnyMatch,
  before: Decision,
  gesture: Gesture,
  soFar: Exploration,
): Generator<ExplorationResult> {
  const after = match.decisionOf(gesture.seat)
  const last = match.events.slice(soFar.told).at(-1)
  const again = after?.figure !== undefined && after.figure === before.figure && after.prompt.id === before.prompt.id
  // After choosing to go there, the player is asked how.
  const chosen = optionsOf(before).find(({ key }) => key === soFar.answers.at(-1))
  const goes = chosen?.gesture === 'move' && after?.figure === gesture.figure && mayMove(after)
  if (again && last) yield refuse({ id: last.type, args: last.args }, ...last.rules)
  else if (!goes && hasMet(match, gesture, soFar)) yield* actionsOf(soFar)
  else yield* explore(match, gesture, soFar)
}

/** Whether something has happened between the dragged figure and the one it was dropped on. */
function hasMet({ events }: AnyMatch, { figure, onto }: Gesture, { told }: Exploration): boolean {
  return (
    onto !== undefined &&
    events.slice(told).some((event) => mentionsFigure(event, figure) && mentionsFigure(event, onto))
  )
}

function mayMove(decision: Decision): boolean {
  return decision.kind === 'place' || optionsOf(decision).some((option) => option.gesture === 'move')
}

function mentionsFigure({ args }: GameEvent, figure: number | undefined): boolean {
  return Object.values(args).some((arg) => typeof arg === 'object' && 'figure' in arg && arg.figure === figure)
}

function* explorePlace(
  match: AnyMatch,
  decision: PlaceDecision,
  gesture: Gesture,
  soFar: Exploration,
): Generator<ExplorationResult> {
  const form = decision.form as unknown as PlaceForm
  if (decision.figure !== gesture.figure) yield* exploreOtherFigure(match, decision, gesture, soFar)
  else if (form.kind === 'manoeuvre') yield* exploreMarch(decision, form, gesture, soFar)
  // The drag chooses a formation that redeploys; its own handles do the rest.
  else if (form.kind === 'draw-up') yield* actionsOf(soFar)
  else {
    const { placement, refusal } = placementAt(decision, gesture.to)
    // A figure dragged onto an enemy means that enemy, not the straight path to it: the path is asked for.
    if (refusal && gesture.onto !== undefined && soFar.label?.gesture === 'attack') yield* actionsOf(soFar)
    else if (refusal) yield refusal
    else {
      const said = soFar.label ? entryOf(soFar.label, []) : { text: decision.prompt }
      yield { ...said, answers: [...soFar.answers, toJson(placement)] }
    }
  }
}

/** Dragging a figure other than the one being placed finishes that placement, by the answer the game names. */
function* exploreOtherFigure(
  match: AnyMatch,
  decision: PlaceDecision,
  gesture: Gesture,
  soFar: Exploration,
): Generator<ExplorationResult> {
  const done = optionsOf(decision).find((option) => option.gesture === 'move')
  const fork = match.fork()
  if (done && fork.answer(gesture.seat, done.key).ok)
    yield* explore(fork, gesture, { ...soFar, answers: [...soFar.answers, done.key] })
  else yield MEANS_NOTHING
}

/** A formation marches as dragged, straight ahead or at a slant; it has handles for everything else. */
function* exploreMarch(
  decision: PlaceDecision,
  form: ManoeuvreForm,
  { from, to, onto }: Gesture,
  soFar: Exploration,
): Generator<GestureOption | Refusal> {
  const attacks = onto === undefined ? [] : optionsOf(decision).filter(({ gesture }) => gesture === 'attack')
  for (const option of attacks) yield entryOf(option, soFar.answers)
  const { x, y } = form.formation.pose
  const steps = stepsOf(dragTo(ordersOf(form), { x: x + to.x - from.x, y: y + to.y - from.y }))
  const verdict = decision.check(toJson(steps))
  if (steps.length === 0) yield* actionsOf(soFar)
  else if (verdict.ok) yield { answers: [...soFar.answers, toJson(steps)], text: text('ui.order-advance') }
  else yield verdict
}

/**
 * Passes interruptions: those of others are not known yet, and the player's own are asked when the action is carried
 * out.
 */
function passInterruptions(match: AnyMatch, seat: Seat): void {
  for (let count = 0; count < 20; count++) {
    const asked = match.decisionOf(seat) ?? match.pending[0]
    if (!asked?.interruption || !match.answer(asked.seat, asked.interruption.pass).ok) return
  }
}

/** Nothing after a roll may be looked at. */
function hasRolled({ events }: AnyMatch, told: number): boolean {
  return events.slice(told).some(({ dice }) => dice !== undefined)
}

/** Gets, from a chain of choices, the one that says what is done; choosing the acting figure does not say that. */
function labelOf(before: DecisionOption | undefined, option: DecisionOption): DecisionOption | undefined {
  return before?.gesture && !option.gesture ? before : option
}

function* actionsOf({ answers, label }: Exploration): Generator<GestureOption> {
  if (label) yield { ...entryOf(label, []), answers }
}

/** Makes an action that ends with choosing its target; an earlier option may have said what is done. */
function actionOnto({ answers, label }: Exploration, option: DecisionOption): GestureOption {
  const { text, note, reason } = entryOf(option, [])
  if (!label || label === option) return entryOf(option, answers.slice(0, -1))
  const onto = note ? { text, note } : { text }
  return { ...entryOf(label, []), answers, onto, ...(reason ? { reason } : {}) }
}

type DragPlacement =
  | { readonly placement: Placement; readonly refusal?: never }
  | { readonly placement?: never; readonly refusal: Refusal }

/** Gets the proposal that leads to a place: straight, along the given line, or around obstacles. */
export function placementAt(decision: PlaceDecision, to: Point): DragPlacement {
  const form = decision.form as unknown as PlaceForm
  const straight: Placement = { path: [form.kind === 'slide' ? onLine(form, to) : to] }
  const verdict = decision.check(toJson(straight))
  if (verdict.ok) return { placement: straight }
  const route = decision.route?.(toJson(straight))
  if (route !== undefined && decision.check(route).ok) return { placement: route as unknown as Placement }
  return { refusal: verdict }
}

/** Gets the point of a slide nearest to a place. */
function onLine({ from, to, shortest, longest, step }: Extract<PlaceForm, { kind: 'slide' }>, place: Point): Point {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const total = Math.hypot(x, y) || 1
  const along = ((place.x - from.x) * x + (place.y - from.y) * y) / total
  const stepped = along >= longest ? longest : Math.round(along / step) * step
  const share = Math.min(longest, Math.max(shortest, stepped)) / total
  return { x: Math.round(from.x + x * share), y: Math.round(from.y + y * share) }
}

/** An option that a gesture may mean: it either completes it or is explored further. */
interface MatchingOption {
  readonly option: DecisionOption
  readonly ends: boolean
}

function matchingOptions(decision: Decision, gesture: Gesture): readonly MatchingOption[] {
  const { figure, onto } = gesture
  const options = optionsOf(decision)
  if (onto !== undefined) {
    const hits = options.filter((option) => isBetween(decision, option, figure, onto))
    // A player who wants none of these passes on to what comes next.
    const later = options.filter((option) => option.gesture === 'move' && option.figure === undefined)
    if (hits.length > 0)
      return [...hits.map((option) => ({ option, ends: option.gesture !== 'move' })), ...leading(later)]
    const attacks = options.filter((option) => isOf(decision, option, figure) && option.gesture === 'attack')
    if (attacks.length > 0) return leading(attacks)
  }
  const moves = options.filter((option) => isOf(decision, option, figure) && option.gesture === 'move')
  return leading(movesTowards(moves, gesture))
}

function leading(options: readonly DecisionOption[]): readonly MatchingOption[] {
  return options.map((option) => ({ option, ends: false }))
}

/** Whether an option is an action of this figure. */
function isOf(decision: Decision, option: DecisionOption, figure: number): boolean {
  if (option.figures) return option.figures.includes(figure)
  return (decision.figure ?? option.figure ?? figure) === figure
}

/** Whether an option is an action of one of two figures against the other. */
function isBetween(decision: Decision, { figure, target }: DecisionOption, first: number, second: number): boolean {
  const pair = [figure, target ?? decision.figure]
  return pair.includes(first) && pair.includes(second)
}

/** Gets the move whose direction is closest to the drag. */
function movesTowards(moves: readonly DecisionOption[], { from, to }: Gesture): readonly DecisionOption[] {
  const along = ({ heading = { x: 0, y: 0 } }: DecisionOption) =>
    heading.x * (to.x - from.x) + heading.y * (to.y - from.y)
  if (moves.some(({ heading }) => !heading)) return moves
  return moves.toSorted((a, b) => along(b) - along(a)).slice(0, 1)
}

/** Says why a decision has nothing that the gesture could mean. */
function refusalFor(decision: Decision, { figure, onto }: Gesture): Refusal {
  const drag: DragGesture = onto === undefined ? 'move' : 'attack'
  const barred = barredOptions(decision).find(({ gesture }) => gesture === drag)
  if (barred) return refuse(barred.reason, ...barred.rules)
  return decision.whyNot?.(String(figure)) ?? MEANS_NOTHING
}

/** Lists everything that a figure may do, or that may be done to it, with reasons for what is not available. */
export function menuOf(match: AnyMatch, seat: Seat, figure: number): readonly GestureOption[] {
  const decision = match.decisionOf(seat)
  if (decision?.kind !== 'pick') return []
  const own = decision.options.filter((option) => isAbout(decision, option, figure))
  const [only, other] = own
  // If an option only activates the figure, lists what it may do next.
  if (only && !other && decision.figure === undefined) {
    const fork = match.fork()
    if (fork.answer(seat, only.key).ok) {
      passInterruptions(fork, seat)
      const next = fork.decisionOf(seat)
      if (next?.kind === 'pick' && next.figure === figure && !hasRolled(fork, match.events.length))
        return entriesOf(next, [only.key])
    }
  }
  if (decision.figure === figure) return entriesOf(decision, [])
  return own.map((option) => entryOf(option, []))
}

function isAbout(decision: Decision, option: DecisionOption, figure: number): boolean {
  return decision.figure === figure || option.figure === figure || option.target === figure
}

function entriesOf(decision: Decision, before: readonly Answer[]): readonly GestureOption[] {
  const barred = barredOptions(decision).map(({ text, icon, reason, rules }): GestureOption => {
    return { answers: [], text, reason, rules, ...(icon ? { icon } : {}) }
  })
  return [...optionsOf(decision).map((option) => entryOf(option, before)), ...barred]
}

function entryOf(option: DecisionOption, before: readonly Answer[]): GestureOption {
  const { key, text, icon } = option
  const [note, hopeless] = [option.note?.(), option.cannotSucceed?.()]
  return {
    answers: [...before, key],
    text,
    ...(icon ? { icon } : {}),
    ...(note ? { note } : {}),
    ...(hopeless ? { reason: hopeless } : {}),
  }
}
