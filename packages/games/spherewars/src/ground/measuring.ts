import type { Play } from '../state.ts'

/** SW-BASE-06, SM-BASE-05: what comes of measuring; where it is free, odds may go by it beforehand. */
export function measured<T>(play: Play, found: () => T, supposed: T): T {
  if (!play.setup.premeasuring) return play.measure(found, supposed)
  play.reveal()
  return found()
}

/** The same where what is supposed must be worked out. */
export function measuredOr<T>(play: Play, found: () => T, supposed: () => T): T {
  if (isUnmeasured(play)) return play.measure(found, supposed())
  play.reveal()
  return found()
}

/** Whether odds that a player reads must do without a distance. */
export function isUnmeasured({ assumeDistances, setup }: Play): boolean {
  return assumeDistances && !setup.premeasuring
}
