import type { Seat } from '@fray/kernel'
import type { ReplayStep } from '@fray/session'

/** A moment worth jumping to. */
export type MarkKind = 'roll' | 'loss'

/** A moment on the line. */
export interface TimelineMark {
  readonly at: number
  readonly kind: MarkKind
  /** Figures that were lost. */
  readonly removed: readonly number[]
}

function isMoment(step: ReplayStep | undefined, kind: MarkKind): boolean {
  return step !== undefined && (kind === 'roll' ? step.rolled : step.removed.length > 0)
}

/** The next step with such a moment after `at`, or undefined. */
export function nextEvent(steps: readonly ReplayStep[], at: number, kind: MarkKind): number | undefined {
  const found = steps.findIndex((step, i) => i > at && isMoment(step, kind))
  return found < 0 ? undefined : found
}

/** The last step with such a moment before `at`, or undefined. */
export function previousEvent(steps: readonly ReplayStep[], at: number, kind: MarkKind): number | undefined {
  const found = steps.findLastIndex((step, i) => i < at && isMoment(step, kind))
  return found < 0 ? undefined : found
}

export function countOf(steps: readonly ReplayStep[], kind: MarkKind): number {
  return steps.filter((step) => isMoment(step, kind)).length
}

export function lastStep(steps: readonly ReplayStep[]): number {
  return Math.max(0, steps.length - 1)
}

/** Gets the step at which the fighting begins: watching the deployment of an empty table is dull. */
export function firstFightStep(steps: readonly ReplayStep[]): number {
  return Math.max(
    0,
    steps.findIndex(({ preparing }) => !preparing),
  )
}

/** Keeps a step within the match. */
export function clampStep(steps: readonly ReplayStep[], at: number): number {
  return Math.min(lastStep(steps), Math.max(0, at))
}

/** The marks to draw on a line with room for a limited number. Of marks at the same place the first is drawn, and a loss rather than a roll. */
export function marksOn(steps: readonly ReplayStep[], places: number): TimelineMark[] {
  const last = Math.max(1, lastStep(steps))
  const taken = new Map<number, TimelineMark>()
  for (const kind of ['loss', 'roll'] as const) {
    for (const [at, step] of steps.entries()) {
      const place = Math.round((at / last) * places)
      if (isMoment(step, kind) && !taken.has(place)) taken.set(place, { at, kind, removed: step.removed })
    }
  }
  return [...taken.values()].sort((a, b) => a.at - b.at)
}

/** Gets the first step of what the others did last, to replay it; undefined if they have done nothing yet. */
export function lastStepOfOthers(steps: readonly ReplayStep[], eyes: Seat | undefined): number | undefined {
  const isOther = ({ seat }: ReplayStep) => seat !== undefined && seat !== eyes
  const last = steps.findLastIndex(isOther)
  if (last < 0) return undefined
  const own = steps.findLastIndex((step, i) => i < last && !isOther(step))
  return Math.max(0, own)
}
