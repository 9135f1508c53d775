/** A number of things done in some time. */
export interface Pace {
  readonly count: number
  readonly seconds: number
}

/**
 * Repeats `round` (which says how many things it did) for about so many seconds, after a warm-up as long: a rulebook is
 * a lot of code for the engine to compile.
 */
export function pace(seconds: number, round: () => number): Pace {
  return paces(seconds, [round])[0]!
}

/** How long one of several is measured before the next has its turn. */
const SLICE = 0.5

/** The paces of several rounds, measured by turns: what slows the machine down for a while slows all of them down. */
export function paces(seconds: number, rounds: readonly (() => number)[]): Pace[] {
  for (const round of rounds) run(seconds, round)
  const totals = rounds.map(() => ({ count: 0, seconds: 0 }))
  for (let measured = 0; measured < seconds; measured += SLICE) {
    for (const [i, round] of rounds.entries()) {
      const slice = run(Math.min(SLICE, seconds), round)
      totals[i]!.count += slice.count
      totals[i]!.seconds += slice.seconds
    }
  }
  return totals
}

function run(seconds: number, round: () => number): Pace {
  const start = ownSeconds()
  let count = 0
  let spent = 0
  while (spent < seconds) {
    count += round()
    spent = ownSeconds() - start
  }
  return { count, seconds: spent }
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
  const times: number[] = []
  for (let i = 0; i < repeats; i++) {
    const start = performance.now()
    task()
    times.push((performance.now() - start) * 1000)
  }
  times.sort((a, b) => a - b)
  return times[Math.floor(times.length / 2)] ?? 0
}
