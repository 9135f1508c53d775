import type { Seat } from '@fray/kernel'
import type { ReplayStep } from '@fray/session'

/** What one may want to jump to. */
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

/** Where the fighting begins: nobody wants to watch an empty table being laid out. */
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

/**
 * The marks to draw along a line on which so many can be told apart. Of those that would lie on each other the first is
 * drawn, and a loss rather than a roll.
 */
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

/** Where the last thing that others did begins, for whoever wants to see it again; undefined if they did nothing yet. */
export function lastStepOfOthers(steps: readonly ReplayStep[], eyes: Seat | undefined): number | undefined {
  const isOther = ({ seat }: ReplayStep) => seat !== undefined && seat !== eyes
  const last = steps.findLastIndex(isOther)
  if (last < 0) return undefined
  const own = steps.findLastIndex((step, i) => i < last && !isOther(step))
  return Math.max(0, own)
}
