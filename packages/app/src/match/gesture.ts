import {
  type Answer,
  barredOptions,
  type Decision,
  type DecisionOption,
  type DragGesture,
  type GameEvent,
  type Match,
  type Message,
  optionsOf,
  type PlaceDecision,
  type Refusal,
  refuse,
  type Seat,
  text,
} from '@fray/kernel'
import { asJson, type PlaceForm, type Placement, type Point } from '@fray/tabletop'
import { dragTo, type ManoeuvreForm, ordersOf, stepsOf } from '../manoeuvre/orders.ts'

/** What is on the table plays no part in reading a gesture. */
type AnyMatch = Match<unknown, unknown, unknown>

/** A figure was dragged somewhere: one movement of the hand for all that must be answered on the way there. */
export interface Gesture {
  readonly seat: Seat
  readonly figure: number
  /** Where it was taken hold of, and where it was let go. */
  readonly from: Point
  readonly to: Point
  /** The figure it was let go on, if it was. */
  readonly onto: number | undefined
}

/** Something a person may do at once: all answers that it takes, one after another. */
export interface GestureOption {
  readonly answers: readonly Answer[]
  readonly text: Message
  readonly icon?: string
  readonly note?: Message
  /** Whom it is done to, where that is chosen on the way, and what one is to expect of that. */
  readonly onto?: Pick<GestureOption, 'text' | 'note'>
  /** Why it cannot succeed; or, if there are no answers, why it cannot be had. */
  readonly reason?: Message
  readonly rules?: readonly string[]
}

/** What a gesture may mean: nothing, and why; one thing; or several to choose from. */
export interface GestureReading {
  readonly ways: readonly GestureOption[]
  readonly refusal: Refusal | undefined
}

/** More decisions than any drag answers. */
const DEEPEST = 8

const MEANS_NOTHING = refuse(text('ui.drag-nothing'))

/** What a gesture means by the rules, tried on copies of the match: the match itself is not touched. */
export function readGesture(match: AnyMatch, gesture: Gesture): GestureReading {
  const start: Exploration = { answers: [], label: undefined, told: match.events.length }
  const found = [...explore(match.fork(), gesture, start)]
  const exact = found.filter((otherFound): otherFound is GestureOption => 'answers' in otherFound)
  const begun = found.filter((otherFound): otherFound is ActivationOnly => 'begun' in otherFound)
  const refusal = found.find(
    (otherFound): otherFound is Refusal => 'reason' in otherFound && !('answers' in otherFound),
  )
  // Whoever may do something to the one it was dragged onto is not asked whether it only begins to act.
  const ways = exact.length > 0 ? exact : begun.map((otherBegun) => otherBegun.begun)
  if (ways.length === 0) return { ways, refusal: refusal ?? MEANS_NOTHING }
  // Of several moves to one place the first is meant.
  return { ways: gesture.onto === undefined ? ways.slice(0, 1) : ways, refusal: undefined }
}

interface Exploration {
  readonly answers: readonly Answer[]
  /** The option that says what is being done. */
  readonly label: DecisionOption | undefined
  /** How much had happened before. */
  readonly told: number
}

/** A way by which a figure only begins to act: what is asked then is no matter of dragging. */
interface ActivationOnly {
  readonly begun: GestureOption
}

type ExplorationResult = GestureOption | ActivationOnly | Refusal

/** Every way to carry a gesture out, and why others end nowhere. */
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

/** It has begun to act; and if it does as is usual where it is asked now, it may come to do something to the one it was dragged onto. */
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

/** Whoever is dragged at an enemy and has nowhere to go begins to act. */
function hasBegun(decision: Decision, { figure, onto }: Gesture, { answers }: Exploration): boolean {
  if (onto === undefined || answers.length === 0 || decision.figure !== figure) return false
  return !optionsOf(decision).some(({ gesture }) => gesture)
}

/** What follows an option: the same question again if it proved impossible, the target if there was only one. */
function* exploreAfterOption(
  match: AnyMatch,
  before: Decision,
  gesture: Gesture,
  soFar: Exploration,
): Generator<ExplorationResult> {
  const after = match.decisionOf(gesture.seat)
  const last = match.events.slice(soFar.told).at(-1)
  const again = after?.figure !== undefined && after.figure === before.figure && after.prompt.id === before.prompt.id
  // Whoever has chosen to go there is asked how.
  const chosen = optionsOf(before).find(({ key }) => key === soFar.answers.at(-1))
  const goes = chosen?.gesture === 'move' && after?.figure === gesture.figure && mayMove(after)
  if (again && last) yield refuse({ id: last.type, args: last.args }, ...last.rules)
  else if (!goes && hasMet(match, gesture, soFar)) yield* actionsOf(soFar)
  else yield* explore(match, gesture, soFar)
}

/** Whether something has happened between the one who was dragged and the one it was dragged onto. */
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
  // A body that draws up again is chosen by the drag; its own handles say how.
  else if (form.kind === 'draw-up') yield* actionsOf(soFar)
  else {
    const { placement, refusal } = placementAt(decision, gesture.to)
    // Whoever is dragged at an enemy means that enemy, and not the straight way to it: how it gets there is asked.
    if (refusal && gesture.onto !== undefined && soFar.label?.gesture === 'attack') yield* actionsOf(soFar)
    else if (refusal) yield refusal
    else {
      const said = soFar.label ? entryOf(soFar.label, []) : { text: decision.prompt }
      yield { ...said, answers: [...soFar.answers, asJson(placement)] }
    }
  }
}

/** Whoever drags another one than the one that is placed has done with that, where the game says by which answer. */
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

/** A formation marches as it was dragged, straight ahead or at a slant; for all else it has handles once it is chosen. */
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
  const verdict = decision.check(asJson(steps))
  if (steps.length === 0) yield* actionsOf(soFar)
  else if (verdict.ok) yield { answers: [...soFar.answers, asJson(steps)], text: text('ui.order-advance') }
  else yield verdict
}

/** What others could interrupt is not known yet, and what the person could, they are asked when it is really done. */
function passInterruptions(match: AnyMatch, seat: Seat): void {
  for (let count = 0; count < 20; count++) {
    const asked = match.decisionOf(seat) ?? match.pending[0]
    if (!asked?.interruption || !match.answer(asked.seat, asked.interruption.pass).ok) return
  }
}

/** Nothing that follows dice may be looked at. */
function hasRolled({ events }: AnyMatch, told: number): boolean {
  return events.slice(told).some(({ dice }) => dice !== undefined)
}

/** Of a chain of choices, the one that says what a person does; being the one who acts says nothing. */
function labelOf(before: DecisionOption | undefined, option: DecisionOption): DecisionOption | undefined {
  return before?.gesture && !option.gesture ? before : option
}

function* actionsOf({ answers, label }: Exploration): Generator<GestureOption> {
  if (label) yield { ...entryOf(label, []), answers }
}

/** A way that ends with an option which names whom it is done to; it may have begun with one that says what is done. */
function actionOnto({ answers, label }: Exploration, option: DecisionOption): GestureOption {
  const { text, note, reason } = entryOf(option, [])
  if (!label || label === option) return entryOf(option, answers.slice(0, -1))
  const onto = note ? { text, note } : { text }
  return { ...entryOf(label, []), answers, onto, ...(reason ? { reason } : {}) }
}

type DragPlacement =
  | { readonly placement: Placement; readonly refusal?: never }
  | { readonly placement?: never; readonly refusal: Refusal }

/** The proposal that comes to a place: straight, along the line that is given, or round what stands in the way. */
export function placementAt(decision: PlaceDecision, to: Point): DragPlacement {
  const form = decision.form as unknown as PlaceForm
  const straight: Placement = { path: [form.kind === 'slide' ? onLine(form, to) : to] }
  const verdict = decision.check(asJson(straight))
  if (verdict.ok) return { placement: straight }
  const route = decision.route?.(asJson(straight))
  if (route !== undefined && decision.check(route).ok) return { placement: route as unknown as Placement }
  return { refusal: verdict }
}

/** The point of a slide next to a place. */
function onLine({ from, to, shortest, longest, step }: Extract<PlaceForm, { kind: 'slide' }>, place: Point): Point {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const total = Math.hypot(x, y) || 1
  const along = ((place.x - from.x) * x + (place.y - from.y) * y) / total
  const stepped = along >= longest ? longest : Math.round(along / step) * step
  const share = Math.min(longest, Math.max(shortest, stepped)) / total
  return { x: Math.round(from.x + x * share), y: Math.round(from.y + y * share) }
}

/** An option that a gesture may mean; it ends it, or what follows is to be looked at. */
interface MatchingOption {
  readonly option: DecisionOption
  readonly ends: boolean
}

function matchingOptions(decision: Decision, gesture: Gesture): readonly MatchingOption[] {
  const { figure, onto } = gesture
  const options = optionsOf(decision)
  if (onto !== undefined) {
    const hits = options.filter((option) => isBetween(decision, option, figure, onto))
    // Whoever does none of these goes on to what comes after them.
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

/** Whether an option is something that this figure does. */
function isOf(decision: Decision, option: DecisionOption, figure: number): boolean {
  if (option.figures) return option.figures.includes(figure)
  return (decision.figure ?? option.figure ?? figure) === figure
}

/** Whether an option is done by one of two figures to the other. */
function isBetween(decision: Decision, { figure, target }: DecisionOption, one: number, other: number): boolean {
  const pair = [figure, target ?? decision.figure]
  return pair.includes(one) && pair.includes(other)
}

/** Of moves that lead different ways, the one that leads the way of the drag. */
function movesTowards(moves: readonly DecisionOption[], { from, to }: Gesture): readonly DecisionOption[] {
  const along = ({ heading = { x: 0, y: 0 } }: DecisionOption) =>
    heading.x * (to.x - from.x) + heading.y * (to.y - from.y)
  if (moves.some(({ heading }) => !heading)) return moves
  return moves.toSorted((a, b) => along(b) - along(a)).slice(0, 1)
}

/** Why a decision has nothing that the gesture could mean. */
function refusalFor(decision: Decision, { figure, onto }: Gesture): Refusal {
  const drag: DragGesture = onto === undefined ? 'move' : 'attack'
  const barred = barredOptions(decision).find(({ gesture }) => gesture === drag)
  if (barred) return refuse(barred.reason, ...barred.rules)
  return decision.whyNot?.(String(figure)) ?? MEANS_NOTHING
}

/** Everything that a figure may do, or that may be done to it, now; and what it may not, with the reason. */
export function menuOf(match: AnyMatch, seat: Seat, figure: number): readonly GestureOption[] {
  const decision = match.decisionOf(seat)
  if (decision?.kind !== 'pick') return []
  const own = decision.options.filter((option) => isAbout(decision, option, figure))
  const [only, other] = own
  // Where it is only chosen to act, what it may do then is what is asked for.
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
