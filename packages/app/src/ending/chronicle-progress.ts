import type { Fault } from '../locales/fault.ts'
import type { Chronicle } from '../match/protocol.ts'

/** What is heard of a match that is being looked back on: how far that has come, from 0 to 1, and how it ended. */
export interface ChronicleProgress {
  readonly share: number
  readonly chronicle?: Chronicle
  readonly fault?: Fault
}

/** A match that is being looked back on, and what was found when it is told. */
export interface ChronicleState extends ChronicleProgress {
  /** Which match and in which language. */
  readonly key: string
}

/**
 * What is known after some news. Whoever has gone on to another match does not want to hear of this one any more; and how far
 * it has come is heard by another way than what was found, perhaps later than that: then it is no news.
 */
export function applyProgress(
  known: ChronicleState | undefined,
  key: string,
  news: ChronicleProgress,
): ChronicleState | undefined {
  const isOver = known?.chronicle !== undefined || known?.fault !== undefined
  return known?.key !== key || isOver ? known : { key, ...news }
}
