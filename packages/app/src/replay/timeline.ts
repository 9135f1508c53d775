import type { Step } from '../match/protocol.ts'

/** The next step after which dice fell, from `at` on; the last step if none comes. */
export function nextRoll(steps: readonly Step[], at: number): number {
  const found = steps.findIndex((step, i) => i > at && step.rolled)
  return found < 0 ? lastStep(steps) : found
}

export function lastStep(steps: readonly Step[]): number {
  return Math.max(0, steps.length - 1)
}

/** Keeps a step within the match. */
export function within(steps: readonly Step[], at: number): number {
  return Math.min(lastStep(steps), Math.max(0, at))
}
