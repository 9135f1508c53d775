import type { Event, Seat } from '@fray/kernel'

/** The dice a seat threw, beside what was to be expected of them. */
export interface Luck {
  readonly seat: Seat
  readonly dice: number
  /** The sum of all faces. */
  readonly thrown: number
  /** What fair dice come to on the average. */
  readonly expected: number
  /** How many standard deviations lie between the two; 0 without dice. */
  readonly deviation: number
}

/** How high the dice of each seat fell, whatever was to be thrown with them. */
export function luckOf(events: readonly Event[], seats: number): readonly Luck[] {
  return Array.from({ length: seats }, (_, seat) => {
    let [dice, thrown, expected, variance] = [0, 0, 0, 0]
    for (const pool of events.flatMap((event) => event.dice ?? [])) {
      if (pool.seat !== seat) continue
      dice += pool.values.length
      thrown += pool.values.reduce((sum, value) => sum + value, 0)
      expected += (pool.values.length * (pool.sides + 1)) / 2
      variance += (pool.values.length * (pool.sides ** 2 - 1)) / 12
    }
    const deviation = variance === 0 ? 0 : (thrown - expected) / Math.sqrt(variance)
    return { seat, dice, thrown, expected, deviation }
  })
}
