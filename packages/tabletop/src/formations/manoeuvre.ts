/** Orders to a formation, step by step, as data: the proposal of a place decision of the form 'manoeuvre'. */
import type { Json } from '@fray/kernel'
import { direction } from '../plane/direction.ts'
import { lengthOf, type Point } from '../plane/point.ts'
import { whole } from '../plane/units.ts'
import type { Formation } from './formation.ts'
import {
  changeFiles,
  drift,
  face,
  type Manoeuvre,
  type Pivot,
  turnTowards,
  wheel,
  wheelRotation,
} from './formation-move.ts'

/** One step of a formation's movement. Lengths are whole hundredths of a millimetre. */
export type ManoeuvreStep =
  /** Straight ahead; straight back if negative. */
  | { readonly do: 'advance'; readonly by: number }
  /** Ahead and aside at once, with the front staying parallel; to the right if `aside` is positive. */
  | { readonly do: 'drift'; readonly ahead: number; readonly aside: number }
  /** Forwards about one front corner; `arc` is the path of the other front corner. */
  | { readonly do: 'wheel'; readonly pivot: Pivot; readonly arc: number }
  /** Every figure turns on the spot; a quarter turn changes ranks into files. */
  | { readonly do: 'face'; readonly to: 'left' | 'right' | 'about' }
  /** The body turns about its middle to any direction, as in loose order. */
  | { readonly do: 'turn'; readonly facing: Point }
  /** The same figures in another number of files; the middle of the front stays. */
  | { readonly do: 'files'; readonly files: number }

/** The limit of a drift from straight ahead, as a ratio: 1 to 1 is 45° to either side. */
export interface Slant {
  readonly ahead: number
  readonly aside: number
}

/** The manoeuvres a formation may make besides going straight ahead; absent manoeuvres are forbidden. */
export interface ManoeuvreAllowance {
  /** Slanting as it advances; 'any' is loose order, which goes in every direction without turning. */
  readonly drift?: Slant | 'any'
  readonly wheel?: true
  /** Facings of quarter turns, or towards any direction, with the cost of each turn. */
  readonly face?: { readonly to: 'quarters' | 'any'; readonly cost: number }
  /** Minimum and maximum number of files. */
  readonly files?: { readonly least: number; readonly most: number }
}

/** Maximum number of steps in a proposal: no person gives more. */
const MAX_STEPS = 100
/** No length on any table is longer (a kilometre). */
const FAR = 100_000_000

/** Reads a list of steps from outside, rounding lengths to whole hundredths; undefined if it is not one. */
export function readManoeuvres(json: Json): readonly ManoeuvreStep[] | undefined {
  if (!Array.isArray(json) || json.length > MAX_STEPS) return undefined
  const steps: ManoeuvreStep[] = []
  for (const item of json as readonly Json[]) {
    const step = readStep(item)
    if (!step) return undefined
    steps.push(step)
  }
  return steps
}

/** Reads a list of steps as it is recorded: the fields of each step and nothing else; undefined if it is not one. */
export function readRecordedSteps(json: readonly Json[]): Json | undefined {
  const steps = readManoeuvres(json)
  return steps?.map((step, i): Json => (step.do === 'turn' ? { do: 'turn', facing: givenFacing(json[i]!) } : step))
}

/** Keeps a direction as it was given: rounding it, and reading it again, could change it. */
function givenFacing(step: Json): Json {
  const { x, y } = (step as unknown as { readonly facing: Point }).facing
  return { x: x + 0, y: y + 0 }
}

/** Finds the first invalid step in a list, counted from 1, and its wrong field. */
export function manoeuvreFault(json: Json): { readonly step: number; readonly field: string } | undefined {
  if (!Array.isArray(json)) return undefined
  const at = (json as readonly Json[]).findIndex((item) => readStep(item) === undefined)
  return at < 0 ? undefined : { step: at + 1, field: wrongField((json as readonly Json[])[at]!) }
}

/** The fields of each kind of step, each with a valid example value. */
const FIELDS: Readonly<Record<ManoeuvreStep['do'], { readonly [field: string]: Json }>> = {
  advance: { by: 1 },
  drift: { ahead: 1, aside: 0 },
  wheel: { pivot: 'left', arc: 1 },
  face: { to: 'left' },
  turn: { facing: { x: 1, y: 0 } },
  files: { files: 1 },
}

function wrongField(json: Json): string {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return 'do'
  const step = json as { readonly [key: string]: Json }
  const fields = Object.hasOwn(FIELDS, String(step.do)) ? FIELDS[step.do as ManoeuvreStep['do']] : {}
  // The wrong field is the one whose correction makes the step valid.
  return Object.entries(fields).find(([field, right]) => readStep({ ...step, [field]: right }))?.[0] ?? 'do'
}

function readStep(json: Json): ManoeuvreStep | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined
  const step = json as { readonly [key: string]: Json }
  if (step.do === 'advance') return isLength(step.by) ? { do: 'advance', by: whole(step.by) } : undefined
  if (step.do === 'drift') return readDrift(step.ahead, step.aside)
  if (step.do === 'wheel') return readWheel(step.pivot, step.arc)
  if (step.do === 'face') return isFacing(step.to) ? { do: 'face', to: step.to } : undefined
  if (step.do === 'turn') return readTurn(step.facing)
  if (step.do === 'files') return isCount(step.files) ? { do: 'files', files: step.files } : undefined
  return undefined
}

function readDrift(ahead: Json | undefined, aside: Json | undefined): ManoeuvreStep | undefined {
  return isLength(ahead) && isLength(aside) ? { do: 'drift', ahead: whole(ahead), aside: whole(aside) } : undefined
}

function readWheel(pivot: Json | undefined, arc: Json | undefined): ManoeuvreStep | undefined {
  if (pivot !== 'left' && pivot !== 'right') return undefined
  return isLength(arc) && arc >= 0 ? { do: 'wheel', pivot, arc: whole(arc) } : undefined
}

function readTurn(facing: Json | undefined): ManoeuvreStep | undefined {
  if (typeof facing !== 'object' || facing === null || !('x' in facing) || !('y' in facing)) return undefined
  const { x, y } = facing
  // The length of a vector of tiny numbers may round to zero.
  if (!isLength(x) || !isLength(y) || lengthOf(x, y) === 0) return undefined
  return { do: 'turn', facing: direction(x, y) }
}

function isLength(json: Json | undefined): json is number {
  return typeof json === 'number' && Math.abs(json) <= FAR
}

function isCount(json: Json | undefined): json is number {
  return typeof json === 'number' && Number.isInteger(json) && json >= 1 && json <= 1000
}

function isFacing(json: Json | undefined): json is 'left' | 'right' | 'about' {
  return json === 'left' || json === 'right' || json === 'about'
}

/**
 * A formation after one step, with its cost: the distance of the figure or corner that moved furthest. Free moves (such
 * as a facing) and extra costs (such as terrain) are up to the game.
 */
export function applyManoeuvre(body: Formation, step: ManoeuvreStep): Manoeuvre {
  switch (step.do) {
    case 'advance':
      return drift(body, step.by, 0)
    case 'drift':
      return drift(body, step.ahead, step.aside)
    case 'wheel':
      return { ...wheel(body, step.pivot, wheelRotation(body, step.pivot, step.arc)), cost: step.arc }
    case 'face':
      return face(body, step.to)
    case 'turn':
      return turnTowards(body, step.facing)
    case 'files':
      return changeFiles(body, step.files)
  }
}

/** The formation after each step, in order. */
export function manoeuvresOf(body: Formation, steps: readonly ManoeuvreStep[]): Manoeuvre[] {
  const after: Manoeuvre[] = []
  let now = body
  for (const step of steps) {
    const manoeuvre = applyManoeuvre(now, step)
    after.push(manoeuvre)
    now = manoeuvre.formation
  }
  return after
}

/** A share of a step, or undefined for a step that cannot be divided. */
export function partOfStep(step: ManoeuvreStep, share: number): ManoeuvreStep | undefined {
  if (step.do === 'advance') return { ...step, by: whole(step.by * share) }
  if (step.do === 'drift') return { ...step, ahead: whole(step.ahead * share), aside: whole(step.aside * share) }
  if (step.do === 'wheel') return { ...step, arc: whole(step.arc * share) }
  return undefined
}

/**
 * Converts lengths that people write in the game's unit to hundredths of a millimetre; leaves everything else
 * unchanged.
 */
export function readScriptedSteps(steps: readonly Json[], unit: number): readonly Json[] {
  return withLengths(steps, (length) => whole(length * unit))
}

/** The reverse: steps in the notation of people. */
export function writeSteps(steps: readonly Json[], unit: number): readonly Json[] {
  return withLengths(steps, (length) => length / unit)
}

function withLengths(steps: readonly Json[], change: (length: number) => number): readonly Json[] {
  return steps.map((step) => {
    if (typeof step !== 'object' || step === null || Array.isArray(step) || !('do' in step)) return step
    return Object.fromEntries(
      Object.entries(step).map(([key, value]) => [
        key,
        LENGTHS.includes(key) && typeof value === 'number' ? change(value) : value,
      ]),
    )
  })
}

const LENGTHS: readonly string[] = ['by', 'ahead', 'aside', 'arc']
