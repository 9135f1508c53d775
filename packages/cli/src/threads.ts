import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { PlayError } from '@fray/bots'
import { type Command, Option } from 'commander'
import { parseWholeNumber } from './arguments.ts'
import type { FuzzedMatch, FuzzPlan } from './fuzzed-match.ts'
import type { SimulatedMatch, SimulationPlan } from './simulated-match.ts'

/** A series of matches, as data that can be sent to a thread. */
export type Series =
  | { readonly kind: 'simulation'; readonly plan: SimulationPlan }
  | { readonly kind: 'fuzzing'; readonly plan: FuzzPlan }

/** The result of one match from a thread, or the error that stopped it. */
export type ThreadReport =
  | { readonly number: number; readonly result: SimulatedMatch | FuzzedMatch }
  | { readonly number: number; readonly problem: string }

/** Matches for a thread to play, beginning with a number. */
export interface Job {
  readonly first: number
  readonly count: number
}

/** Results of a job's matches, in several messages if they take long. */
export interface Reports {
  readonly reports: readonly ThreadReport[]
  /** Whether the job is done. */
  readonly done: boolean
}

/** Adds the option for the number of threads. */
export function addThreadsOption(command: Command): Command {
  return command.addOption(
    new Option('--threads <number>', 'number of threads; the matches are the same')
      .argParser(parseWholeNumber(1))
      .default(availableParallelism(), 'one per core'),
  )
}

/** Jobs queued for a thread at first, so that it never waits for the next. */
const JOBS_AHEAD = 2

/** Maximum number of matches in a job: a message for every match would keep a core busy that could play. */
const MAX_JOB = 16

/** Jobs shrink towards the end, so that all threads finish together: a thread gets this share of its part. */
const SHARE = 8

/**
 * Plays the matches `from`, `from + 1`, … on several threads and yields `count` results in this order. Callers may stop
 * early, which ends the threads.
 */
export async function* playOnThreads<Result extends SimulatedMatch | FuzzedMatch>(
  series: Series,
  from: number,
  count: number,
  threads: number,
): AsyncGenerator<Result> {
  const pool = new ThreadPool(series, from, count, Math.min(threads, count))
  try {
    for (let number = from; number < from + count; number++) yield (await pool.resultOf(number)) as Result
  } finally {
    await pool.close()
  }
}

/** The threads that play a series. */
class ThreadPool {
  readonly #workers: Worker[] = []
  readonly #reports = new Map<number, ThreadReport>()
  readonly #end: number
  readonly #share: number
  #next: number
  #failure: unknown
  #tell: () => void = () => {}

  constructor(series: Series, from: number, count: number, threads: number) {
    this.#next = from
    this.#end = from + count
    this.#share = 1 / (SHARE * threads)
    // Garbage is collected on the thread itself: helper threads would take cores from the others.
    setFlagsFromString('--no-parallel-scavenge')
    for (let i = 0; i < threads; i++) this.#enlist(series)
  }

  async resultOf(number: number): Promise<SimulatedMatch | FuzzedMatch> {
    for (;;) {
      if (this.#failure !== undefined) throw this.#failure
      const report = this.#reports.get(number)
      if (!report) {
        await new Promise<void>((resolve) => {
          this.#tell = resolve
        })
        continue
      }
      this.#reports.delete(number)
      if ('problem' in report) throw new PlayError(report.problem)
      return report.result
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()))
  }

  #enlist(series: Series): void {
    const worker = new Worker(new URL('./match-thread.ts', import.meta.url), { workerData: series })
    this.#workers.push(worker)
    worker.on('message', ({ reports, done }: Reports) => {
      for (const report of reports) this.#reports.set(report.number, report)
      if (done) this.#giveNext(worker)
      this.#tell()
    })
    worker.on('error', (error) => {
      this.#failure = error
      this.#tell()
    })
    for (let i = 0; i < JOBS_AHEAD; i++) this.#giveNext(worker)
  }

  #giveNext(worker: Worker): void {
    const left = this.#end - this.#next
    if (left === 0) return
    const job: Job = { first: this.#next, count: Math.max(1, Math.min(MAX_JOB, Math.floor(left * this.#share))) }
    this.#next += job.count
    worker.postMessage(job)
  }
}
