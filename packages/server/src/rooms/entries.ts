import { type Answer, type GivenAnswer, giveRecordedAnswer, type Json, type Seat } from '@fray/kernel'
import type { TableMatch } from '@fray/session'
import type { Entry } from '../matches/entry.ts'

/** Gets the answers that stand after all entries. */
export function foldEntries(entries: readonly Entry[]): readonly GivenAnswer[] {
  return foldCalls(entries).map(({ seat, data }) => ({ seat, answer: data as Answer }))
}

/** Gets the entries of the answers that stand. One without a call was given for its seat, or followed from another one. */
export function foldCalls(entries: readonly Entry[]): readonly Entry[] {
  const answers: Entry[] = []
  for (const entry of entries) {
    if (entry.kind === 'rewind') answers.length = Math.min(answers.length, Number(entry.data))
    else answers.push(entry)
  }
  return answers
}

/** Lists the answers that persons did not give themselves, so that they are undone with the one before. */
export function automaticAnswers({ entries }: { readonly entries: readonly Entry[] }): readonly number[] {
  return foldCalls(entries).flatMap(({ callId }, at) => (callId === undefined ? [at] : []))
}

interface EntryContext {
  callIdOf(given: GivenAnswer): string | undefined
  /** The seat that undid something, and its call. */
  readonly undoneBy: { readonly seat: Seat; readonly callId: string | undefined }
}

/** Lists the entries that lead from the stored answers to the present ones: a rewind if some were undone, then the new ones. */
export function listNewEntries(
  stored: readonly GivenAnswer[],
  present: readonly GivenAnswer[],
  { callIdOf, undoneBy }: EntryContext,
): readonly Entry[] {
  const kept = countKept(stored, present)
  const added = present.slice(kept).map((given): Entry => {
    return { kind: 'answer', seat: given.seat, data: given.answer as Json, callId: callIdOf(given) }
  })
  if (kept === stored.length) return added
  return [{ kind: 'rewind', seat: undoneBy.seat, data: kept, callId: undoneBy.callId }, ...added]
}

/** Counts the stored answers that still stand. An answer that was undone and given again is another object. */
function countKept(stored: readonly GivenAnswer[], present: readonly GivenAnswer[]): number {
  const changed = stored.findIndex((given, index) => present[index] !== given)
  return changed < 0 ? stored.length : changed
}

/** Gives an answer of the database, which was legal when it was stored. */
export function giveStoredAnswer(match: TableMatch, seat: Seat, answer: Answer): void {
  const given = giveRecordedAnswer(match, seat, answer as Json)
  if (!given.ok) throw new Error(`a stored answer of seat ${seat} is refused: ${given.reason.id}`)
}
