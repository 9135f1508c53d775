import { estimateDistance } from '@fray/tabletop'
import type { Combatant, Play } from '../state.ts'
import { gapBetween } from './board.ts'

/** SW-BASE-06, SM-BASE-05: gets a measurement; odds use the assumed value unless measuring is free. */
export function measuredOrAssumed<T>(play: Play, found: () => T, supposed: T): T {
  if (!play.setup.premeasuring) return play.measure(found, supposed)
  play.reveal()
  return found()
}

/**
 * SW-BASE-06, SM-BASE-05: measures whether somebody is near enough. Odds assume it; what bots imagine goes by an estimate.
 */
export function measureWithin(play: Play, from: Combatant, to: Combatant, reach: number): boolean {
  const gap = gapBetween(from, to)
  return measuredOrAssumed(play, () => gap <= reach, (estimateLength(play, gap, from, to) ?? 0) <= reach)
}

/** Gets how long a bot thinks a way between two combatants is, in the futures it imagines. */
export function estimateLength(play: Play, length: number, from: Combatant, to: Combatant): number | undefined {
  const { misjudgement } = play
  return misjudgement === undefined ? undefined : estimateDistance(length, misjudgement, from.at, to.at)
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
