/** A number of things done in some time. */
export interface Pace {
  readonly count: number
  readonly seconds: number
}

/** Repeats `round` (which says how many things it did) for about so many seconds, after a warm-up of a third of that. */
export function pace(seconds: number, round: () => number): Pace {
  run(seconds / 3, round)
  return run(seconds, round)
}

function run(seconds: number, round: () => number): Pace {
  const start = performance.now()
  const end = start + seconds * 1000
  let count = 0
  let now = start
  while (now < end) {
    count += round()
    now = performance.now()
  }
  return { count, seconds: (now - start) / 1000 }
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
