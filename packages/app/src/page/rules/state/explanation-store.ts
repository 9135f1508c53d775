import type { ExplainedNumber, Message } from '@fray/kernel'
import { perMatchStore } from '../../store/per-match.ts'

/** The subject of the "why" panel: an event or a rule, the numbers that went into it, the rules. */
export interface Explanation {
  readonly what?: Message
  readonly numbers?: readonly ExplainedNumber[]
  readonly rules: readonly string[]
}

export const useExplanation = perMatchStore<{ readonly why: Explanation | undefined; readonly open: boolean }>({
  why: undefined,
  open: false,
})

export function showExplanation(why: Explanation): void {
  useExplanation.setState({ why, open: true })
}

export function closeExplanation(): void {
  useExplanation.setState({ open: false })
}
