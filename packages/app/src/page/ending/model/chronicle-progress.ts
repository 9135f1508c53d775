import type { Fault } from '../../../locales/fault.ts'
import type { Chronicle } from '../../../shared/protocol.ts'

/** The progress of an analysis, from 0 to 1, and its result. */
export interface ChronicleProgress {
  readonly share: number
  readonly chronicle?: Chronicle
  readonly fault?: Fault
}

/** An analysis and its result as far as it is known. */
export interface ChronicleState extends ChronicleProgress {
  /** Identifies the match and the language. */
  readonly key: string
}

/**
 * Applies progress to the state. Another match ignores it, and so does a finished analysis: progress is sent separately
 * and may arrive late.
 */
export function applyProgress(
  known: ChronicleState | undefined,
  key: string,
  news: ChronicleProgress,
): ChronicleState | undefined {
  const isOver = known?.chronicle !== undefined || known?.fault !== undefined
  return known?.key !== key || isOver ? known : { key, ...news }
}
