/** A number of things done in some time. */
export interface Pace {
  readonly count: number
  readonly seconds: number
}

/** Does some things and says how many; some peers can only do so in their own time. */
export type Round = () => number | Promise<number>

/** Repeats a round for about so many seconds. */
export async function paceOf(seconds: number, round: Round): Promise<Pace> {
  const start = ownSeconds()
  let count = 0
  let spent = 0
  while (spent < seconds) {
    const done = round()
    count += typeof done === 'number' ? done : await done
    spent = ownSeconds() - start
  }
  return { count, seconds: spent }
}

/** The pace of a round after a warm-up as long. */
export async function pace(seconds: number, round: Round): Promise<Pace> {
  return (await paces(seconds, [inThisThread(round)]))[0]!
}

/** Goes on with something for so many seconds. */
type Measured = (seconds: number) => Promise<Pace>

export function inThisThread(round: Round): Measured {
  return (seconds) => paceOf(seconds, round)
}

/** How long one of several is measured before the next has its turn. */
const SLICE = 0.5

/**
 * The paces of several, measured by turns: what slows the machine down for a while slows all of them down. Each is warmed
 * up before.
 */
export async function paces(seconds: number, all: readonly Measured[], warmUp = seconds): Promise<Pace[]> {
  for (const measured of all) await measured(warmUp)
  const totals = all.map(() => ({ count: 0, seconds: 0 }))
  for (let spent = 0; spent < seconds; spent += SLICE) {
    for (const [i, measured] of all.entries()) {
      const slice = await measured(Math.min(SLICE, seconds))
      totals[i]!.count += slice.count
      totals[i]!.seconds += slice.seconds
    }
  }
  return totals
}

/** The time this thread has had the processor: what else the machine does meanwhile does not count. */
function ownSeconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}

export function perSecond({ count, seconds }: Pace): number {
  return count / seconds
}

/** The median of the times, in microseconds, that a task takes. */
export function medianMicroseconds(repeats: number, task: () => void): number {
  for (let i = 0; i < repeats / 4; i++) task()
  return quantile(
    Array.from({ length: repeats }, () => microseconds(task)),
    0.5,
  )
}

/** How long a task takes once. */
export function microseconds(task: () => void): number {
  const start = performance.now()
  task()
  return (performance.now() - start) * 1000
}

/** The value that a share of all values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
