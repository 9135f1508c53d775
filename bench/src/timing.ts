/** A number of things done in a stretch of time. */
export interface Pace {
  readonly count: number
  readonly seconds: number
}

/** Does some work and returns its amount; some peers can only do so asynchronously. */
export type Round = () => number | Promise<number>

/** Repeats a round for about this many seconds. */
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

/** Measures the pace of a round after an equally long warm-up. */
export async function pace(seconds: number, round: Round): Promise<Pace> {
  return (await paces(seconds, [inThisThread(round)]))[0]!
}

/** A measurement that can be continued for a number of seconds. */
type Measured = (seconds: number) => Promise<Pace>

export function inThisThread(round: Round): Measured {
  return (seconds) => paceOf(seconds, round)
}

/** Seconds for which one of several is measured before the next has its turn. */
const SLICE = 0.5

/** Measures several paces in turns, so that a slowdown of the machine affects all of them. Each is warmed up before. */
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

/** Gets this thread's processor time: other work on the machine does not count. */
function ownSeconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}

export function perSecond({ count, seconds }: Pace): number {
  return count / seconds
}

/** Gets the median time of a task in microseconds. */
export function medianMicroseconds(repeats: number, task: () => void): number {
  for (let i = 0; i < repeats / 4; i++) task()
  return quantile(
    Array.from({ length: repeats }, () => microseconds(task)),
    0.5,
  )
}

/** Times one run of a task. */
export function microseconds(task: () => void): number {
  const start = performance.now()
  task()
  return (performance.now() - start) * 1000
}

/** Times one run of a task in processor time of this thread: other work on the machine does not count. */
export function processorMicroseconds(task: () => void): number {
  const start = ownSeconds()
  task()
  return (ownSeconds() - start) * 1e6
}

/** Gets the value that a share of all values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
