import type { Event } from '@fray/kernel'

/**
 * What came of a roll: the results among what happened after it and before the next one, or the first thing that
 * happened where none of it is a result. Nothing while the dice have not been read yet. Events come from another
 * thread as copies, so the roll is known by what it says.
 */
export function afterRoll(events: readonly Event[], roll: Event): readonly Event[] {
  const written = JSON.stringify(roll)
  const at = events.findLastIndex((event) => event.dice !== undefined && JSON.stringify(event) === written)
  if (at < 0) return []
  const end = events.findIndex((event, i) => i > at && event.dice !== undefined)
  const came = events.slice(at + 1, end < 0 ? undefined : end)
  const results = came.filter(({ isOutcome }) => isOutcome)
  return results.length > 0 ? results : came.slice(0, 1)
}
