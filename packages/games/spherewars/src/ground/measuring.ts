import type { Play } from '../state.ts'

/** SW-BASE-06, SM-BASE-05: gets a measurement; odds use the assumed value unless measuring is free. */
export function measuredOrAssumed<T>(play: Play, found: () => T, supposed: T): T {
  if (!play.setup.premeasuring) return play.measure(found, supposed)
  play.reveal()
  return found()
}

/** Gets a measurement, for assumed values that must be computed. */
export function measureOrAssume<T>(play: Play, found: () => T, supposed: () => T): T {
  if (isUnmeasured(play)) return play.measure(found, supposed())
  play.reveal()
  return found()
}

/** Whether odds for players must not use a distance. */
export function isUnmeasured({ assumeDistances, setup }: Play): boolean {
  return assumeDistances && !setup.premeasuring
}
