import type { Json } from '@fray/kernel'
import {
  angleBetween,
  directionTo,
  EAST,
  type Formation,
  formationCorners,
  frontage,
  type ManoeuvreStep,
  manoeuvresOf,
  type Pivot,
  type PlaceForm,
  type Point,
  readManoeuvres,
  rotationBetween,
  turnBy,
} from '@fray/tabletop'

export type ManoeuvreForm = Extract<PlaceForm, { kind: 'manoeuvre' }>

/** Orders to a formation while a person is giving them. */
export interface Orders {
  readonly form: ManoeuvreForm
  readonly steps: readonly ManoeuvreStep[]
  /** The step that is being dragged; it counts as given until it is dragged otherwise. */
  readonly underWay: ManoeuvreStep | undefined
}

export function ordersOf(form: ManoeuvreForm, steps: readonly ManoeuvreStep[] = []): Orders {
  return { form, steps, underWay: undefined }
}

/** Every step in order. */
export function stepsOf({ steps, underWay }: Orders): readonly ManoeuvreStep[] {
  return underWay ? [...steps, underWay] : steps
}

/** The formation where all steps have brought it. */
export function bodyAfter(orders: Orders): Formation {
  return manoeuvresOf(orders.form.formation, stepsOf(orders)).at(-1)?.formation ?? orders.form.formation
}

/** Where an answer brings the formation that a decision asks orders for; undefined if it asks for none, or these are none. */
export function previewOrders(form: Json, answer: Json): Formation | undefined {
  const place = form as unknown as PlaceForm
  if (place.kind !== 'manoeuvre') return undefined
  const steps = readManoeuvres(answer)
  return steps && bodyAfter(ordersOf(place, steps))
}

/** The formation before the step that is being dragged. */
function bodyBefore({ form, steps }: Orders): Formation {
  return bodyAfter(ordersOf(form, steps))
}

/** What the steps cost as far as the table alone can tell; the rules may know better. */
export function costOfOrders({ form, ...orders }: Orders): number {
  const steps = stepsOf({ form, ...orders })
  return manoeuvresOf(form.formation, steps).reduce((sum, { cost }, i) => sum + costOf(form, steps[i]!, cost), 0)
}

function costOf({ may }: ManoeuvreForm, step: ManoeuvreStep, cost: number): number {
  return step.do === 'face' || step.do === 'turn' ? (may.face?.cost ?? 0) : cost
}

/** What is left of the move after all steps; less than nothing where they are too many. */
export function leftOf(orders: Orders): number {
  return orders.form.allowance - costOfOrders(orders)
}

function leftBefore(orders: Orders): number {
  return Math.max(0, leftOf({ ...orders, underWay: undefined }))
}

/** Less than this (in hundredths) aside of straight ahead is meant straight ahead. */
const STRAIGHT = 250

/** The body is dragged so that the middle of its front would come to a place. */
export function dragTo(orders: Orders, to: Point): Orders {
  const body = bodyBefore(orders)
  const { drift } = orders.form.may
  const { ahead, aside } = inFrame(body, to)
  const slant = drift === undefined ? 0 : drift === 'any' ? Number.POSITIVE_INFINITY : drift.aside / drift.ahead
  const forward = drift === 'any' ? ahead : Math.max(0, ahead)
  const sideways = Math.abs(aside) < STRAIGHT ? 0 : clamp(aside, forward * slant)
  return { ...orders, underWay: limitStep(leftBefore(orders), forward, sideways) }
}

/** A place seen from a formation: how far ahead of the middle of its front, how far to its right. */
function inFrame({ pose }: Formation, { x, y }: Point): { readonly ahead: number; readonly aside: number } {
  const facing = pose.facing ?? { x: 0, y: -1 }
  const length = Math.hypot(facing.x, facing.y)
  const [dx, dy] = [x - pose.x, y - pose.y]
  return { ahead: (dx * facing.x + dy * facing.y) / length, aside: (dy * facing.x - dx * facing.y) / length }
}

function clamp(value: number, limit: number): number {
  const most = Math.abs(limit)
  return Number.isFinite(most) ? Math.min(most, Math.max(-most, value)) : value
}

/** A move of a direction, cut to a length; undefined if there is nothing of it. */
function limitStep(longest: number, ahead: number, aside: number): ManoeuvreStep | undefined {
  const length = Math.hypot(ahead, aside)
  const share = length > longest ? longest / length : 1
  // Rounding up would spend more than there is.
  const [forward, sideways] = [Math.trunc(ahead * share), Math.trunc(aside * share)]
  if (forward === 0 && sideways === 0) return undefined
  return sideways === 0 ? { do: 'advance', by: forward } : { do: 'drift', ahead: forward, aside: sideways }
}

/** A front corner is dragged round the other one, as far forward as there is movement left. */
export function wheelTo(orders: Orders, pivot: Pivot, to: Point): Orders {
  if (!orders.form.may.wheel) return orders
  const body = bodyBefore(orders)
  const [left, right] = formationCorners(body)
  const [fixed, free] = pivot === 'left' ? [left, right] : [right, left]
  const turn = rotationBetween(directionTo(fixed, free), directionTo(fixed, to))
  // Forwards is anticlockwise about the left corner and clockwise about the right one.
  const forward = pivot === 'left' ? turn.y < 0 : turn.y > 0
  const arc = forward ? angleBetween(EAST, turn) * frontage(body) : 0
  return { ...orders, underWay: wheel(pivot, Math.min(arc, leftBefore(orders))) }
}

function wheel(pivot: Pivot, arc: number): ManoeuvreStep | undefined {
  const whole = Math.trunc(arc)
  return whole > 0 ? { do: 'wheel', pivot, arc: whole } : undefined
}

/** The body is turned about its middle towards a place. */
export function turnTowards(orders: Orders, to: Point): Orders {
  if (orders.form.may.face?.to !== 'any') return orders
  const { pose } = bodyBefore(orders)
  return { ...orders, underWay: { do: 'turn', facing: directionTo(pose, to) } }
}

/** What was dragged stays, and becomes one with the step before it if both are of a kind. */
export function settleOrders({ form, steps, underWay }: Orders): Orders {
  return underWay ? ordersOf(form, appendStep(steps, underWay)) : ordersOf(form, steps)
}

/** One more step, by a key or a button. */
export function addOrder(orders: Orders, step: ManoeuvreStep): Orders {
  return settleOrders({ ...settleOrders(orders), underWay: step })
}

/** The last step is taken back. */
export function removeLastOrder(orders: Orders): Orders {
  const { form, steps } = settleOrders(orders)
  return ordersOf(form, steps.slice(0, -1))
}

function appendStep(steps: readonly ManoeuvreStep[], step: ManoeuvreStep): readonly ManoeuvreStep[] {
  const last = steps.at(-1)
  const joint = last && mergeSteps(last, step)
  if (joint === undefined) return [...steps, step]
  return joint === 'nothing' ? steps.slice(0, -1) : [...steps.slice(0, -1), joint]
}

/** Two steps as one, if they can be. */
function mergeSteps(a: ManoeuvreStep, b: ManoeuvreStep): ManoeuvreStep | 'nothing' | undefined {
  if (isStraight(a) && isStraight(b)) return mergeMoves(aheadOf(a) + aheadOf(b), asideOf(a) + asideOf(b), a, b)
  if (a.do === 'wheel' && b.do === 'wheel' && a.pivot === b.pivot) return { ...a, arc: a.arc + b.arc }
  if ((a.do === 'files' && b.do === 'files') || (a.do === 'turn' && b.do === 'turn')) return b
  return undefined
}

type Straight = Extract<ManoeuvreStep, { do: 'advance' | 'drift' }>

function isStraight(step: ManoeuvreStep): step is Straight {
  return step.do === 'advance' || step.do === 'drift'
}

function aheadOf(step: Straight): number {
  return step.do === 'advance' ? step.by : step.ahead
}

function asideOf(step: Straight): number {
  return step.do === 'advance' ? 0 : step.aside
}

/** Straight steps are one only where the way is the same: on one line, or back on it. */
function mergeMoves(ahead: number, aside: number, a: Straight, b: Straight): ManoeuvreStep | 'nothing' | undefined {
  if (aheadOf(a) * asideOf(b) !== asideOf(a) * aheadOf(b)) return undefined
  if (ahead === 0 && aside === 0) return 'nothing'
  return aside === 0 ? { do: 'advance', by: ahead } : { do: 'drift', ahead, aside }
}

/** Every place that the front's middle passes, and where each step ends. */
export function trailOf(orders: Orders): readonly Formation[] {
  const { form } = orders
  return [form.formation, ...manoeuvresOf(form.formation, stepsOf(orders)).map(({ formation }) => formation)]
}

/** The steps that a key press means, by what the formation may do. */
export function stepOfKey(orders: Orders, key: string, length: number): ManoeuvreStep | undefined {
  const { may } = orders.form
  const body = bodyAfter(orders)
  switch (key) {
    case 'ArrowUp':
      return { do: 'advance', by: length }
    case 'ArrowDown':
      return mayGoBack(orders) ? { do: 'advance', by: -length } : undefined
    case 'ArrowLeft':
      return may.drift ? slantStep(may.drift, -length) : undefined
    case 'ArrowRight':
      return may.drift ? slantStep(may.drift, length) : undefined
    case 'q':
      return may.wheel ? { do: 'wheel', pivot: 'left', arc: length } : undefined
    case 'e':
      return may.wheel ? { do: 'wheel', pivot: 'right', arc: length } : undefined
    case 'a':
      return may.face ? faceStep(may.face.to, body, 'left') : undefined
    case 'd':
      return may.face ? faceStep(may.face.to, body, 'right') : undefined
    case 's':
      return may.face ? { do: 'face', to: 'about' } : undefined
    case '[':
    case ']':
      return filesStep(orders, key === '[' ? -1 : 1)
    default:
      return undefined
  }
}

/** Back is a step of loose order; for others it only takes back what was ordered ahead. */
function mayGoBack({ form, steps }: Orders): boolean {
  return form.may.drift === 'any' || steps.at(-1)?.do === 'advance'
}

function slantStep(drift: NonNullable<ManoeuvreForm['may']['drift']>, aside: number): ManoeuvreStep {
  if (drift === 'any') return { do: 'drift', ahead: 0, aside }
  const ahead = Math.ceil((Math.abs(aside) * drift.ahead) / drift.aside)
  return { do: 'drift', ahead, aside }
}

/** Loose order turns by an eighth, others by a quarter. */
function faceStep(to: 'quarters' | 'any', { pose }: Formation, side: 'left' | 'right'): ManoeuvreStep {
  if (to === 'quarters') return { do: 'face', to: side }
  const eighth = directionTo({ x: 0, y: 0 }, { x: 1, y: side === 'left' ? -1 : 1 })
  return { do: 'turn', facing: turnBy(pose.facing ?? { x: 0, y: -1_000_000 }, eighth) }
}

function filesStep(orders: Orders, by: 1 | -1): ManoeuvreStep | undefined {
  const { files: limits } = orders.form.may
  const files = bodyAfter(orders).files + by
  return limits && files >= limits.least && files <= limits.most ? { do: 'files', files } : undefined
}
