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

/** Orders in progress for a formation. */
export interface Orders {
  readonly form: ManoeuvreForm
  readonly steps: readonly ManoeuvreStep[]
  /** The step being dragged; it counts as given until it is dragged further. */
  readonly underWay: ManoeuvreStep | undefined
}

export function ordersOf(form: ManoeuvreForm, steps: readonly ManoeuvreStep[] = []): Orders {
  return { form, steps, underWay: undefined }
}

/** Lists all steps in order. */
export function stepsOf({ steps, underWay }: Orders): readonly ManoeuvreStep[] {
  return underWay ? [...steps, underWay] : steps
}

/** Gets the formation after all steps. */
export function bodyAfter(orders: Orders): Formation {
  return manoeuvresOf(orders.form.formation, stepsOf(orders)).at(-1)?.formation ?? orders.form.formation
}

/** Gets the formation after an answer to an order decision; undefined if it is not one. */
export function previewOrders(form: Json, answer: Json): Formation | undefined {
  const place = form as unknown as PlaceForm
  if (place.kind !== 'manoeuvre') return undefined
  const steps = readManoeuvres(answer)
  return steps && bodyAfter(ordersOf(place, steps))
}

/** Gets the formation before the dragged step. */
function bodyBefore({ form, steps }: Orders): Formation {
  return bodyAfter(ordersOf(form, steps))
}

/** Gets the cost of the steps as far as geometry tells; the rules may know better. */
export function costOfOrders({ form, ...orders }: Orders): number {
  const steps = stepsOf({ form, ...orders })
  return manoeuvresOf(form.formation, steps).reduce((sum, { cost }, i) => sum + costOf(form, steps[i]!, cost), 0)
}

function costOf({ may }: ManoeuvreForm, step: ManoeuvreStep, cost: number): number {
  return step.do === 'face' || step.do === 'turn' ? (may.face?.cost ?? 0) : cost
}

/** Gets the remaining movement; negative if the steps cost too much. */
export function leftOf(orders: Orders): number {
  return orders.form.allowance - costOfOrders(orders)
}

function leftBefore(orders: Orders): number {
  return Math.max(0, leftOf({ ...orders, underWay: undefined }))
}

/** A drag less than this (in hundredths) to the side counts as straight ahead. */
const STRAIGHT = 250

/** Drags the formation so that the middle of its front comes to a place. */
export function dragTo(orders: Orders, to: Point): Orders {
  const body = bodyBefore(orders)
  const { drift } = orders.form.may
  const { ahead, aside } = inFrame(body, to)
  const slant = drift === undefined ? 0 : drift === 'any' ? Number.POSITIVE_INFINITY : drift.aside / drift.ahead
  const forward = drift === 'any' ? ahead : Math.max(0, ahead)
  const sideways = Math.abs(aside) < STRAIGHT ? 0 : clamp(aside, forward * slant)
  return { ...orders, underWay: limitStep(leftBefore(orders), forward, sideways) }
}

/** Gets a place relative to a formation: how far ahead of the middle of its front, and how far to its right. */
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

/** Makes a move in a direction, limited to a length; undefined if nothing is left of it. */
function limitStep(longest: number, ahead: number, aside: number): ManoeuvreStep | undefined {
  const length = Math.hypot(ahead, aside)
  const share = length > longest ? longest / length : 1
  // Rounding up would overspend.
  const [forward, sideways] = [Math.trunc(ahead * share), Math.trunc(aside * share)]
  if (forward === 0 && sideways === 0) return undefined
  return sideways === 0 ? { do: 'advance', by: forward } : { do: 'drift', ahead: forward, aside: sideways }
}

/** Drags a front corner around the other one, as far as the movement allows. */
export function wheelTo(orders: Orders, pivot: Pivot, to: Point): Orders {
  if (!orders.form.may.wheel) return orders
  const body = bodyBefore(orders)
  const [left, right] = formationCorners(body)
  const [fixed, free] = pivot === 'left' ? [left, right] : [right, left]
  const turn = rotationBetween(directionTo(fixed, free), directionTo(fixed, to))
  // Forwards is anticlockwise around the left corner and clockwise around the right one.
  const forward = pivot === 'left' ? turn.y < 0 : turn.y > 0
  const arc = forward ? angleBetween(EAST, turn) * frontage(body) : 0
  return { ...orders, underWay: wheel(pivot, Math.min(arc, leftBefore(orders))) }
}

function wheel(pivot: Pivot, arc: number): ManoeuvreStep | undefined {
  const whole = Math.trunc(arc)
  return whole > 0 ? { do: 'wheel', pivot, arc: whole } : undefined
}

/** Turns the formation around its centre towards a place. */
export function turnTowards(orders: Orders, to: Point): Orders {
  if (orders.form.may.face?.to !== 'any') return orders
  const { pose } = bodyBefore(orders)
  return { ...orders, underWay: { do: 'turn', facing: directionTo(pose, to) } }
}

/** Ends a drag; its step is merged with the one before if both are of a kind. */
export function settleOrders({ form, steps, underWay }: Orders): Orders {
  return underWay ? ordersOf(form, appendStep(steps, underWay)) : ordersOf(form, steps)
}

/** Adds a step from a key or a button. */
export function addOrder(orders: Orders, step: ManoeuvreStep): Orders {
  return settleOrders({ ...settleOrders(orders), underWay: step })
}

/** Removes the last step. */
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

/** Merges two steps if possible. */
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

/** Straight steps are merged only if that keeps the path: on one line, or back on it. */
function mergeMoves(ahead: number, aside: number, a: Straight, b: Straight): ManoeuvreStep | 'nothing' | undefined {
  if (aheadOf(a) * asideOf(b) !== asideOf(a) * aheadOf(b)) return undefined
  if (ahead === 0 && aside === 0) return 'nothing'
  return aside === 0 ? { do: 'advance', by: ahead } : { do: 'drift', ahead, aside }
}

/** Lists the formation at every corner of the path and at the end of each step. */
export function trailOf(orders: Orders): readonly Formation[] {
  const { form } = orders
  return [form.formation, ...manoeuvresOf(form.formation, stepsOf(orders)).map(({ formation }) => formation)]
}

/** Gets the step of a key, by what the formation may do. */
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

/** Stepping back is for loose order; otherwise it only undoes an advance. */
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
