import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { PlayError } from '@fray/bots'
import { type Command, Option } from 'commander'
import { wholeNumber } from './arguments.ts'
import type { FuzzedMatch, FuzzPlan } from './fuzzed-match.ts'
import type { SimulatedMatch, SimulationPlan } from './simulated-match.ts'

/** What is played many times over, as data that can be given to a thread. */
export type Series =
  | { readonly kind: 'simulation'; readonly plan: SimulationPlan }
  | { readonly kind: 'fuzzing'; readonly plan: FuzzPlan }

/** What a thread says: how a match went, or why it could not be played. */
export type Report =
  | { readonly number: number; readonly result: SimulatedMatch | FuzzedMatch }
  | { readonly number: number; readonly problem: string }

/** Matches that a thread is to play: those from a number on. */
export interface Job {
  readonly first: number
  readonly count: number
}

/** What a thread says about the matches of a job, all at once or, if they take long, some at a time. */
export interface Reports {
  readonly reports: readonly Report[]
  /** Whether the job is done. */
  readonly done: boolean
}

/** Adds the option that says on how many threads matches are played; all cores unless told. */
export function threadsOption(command: Command): Command {
  return command.addOption(
    new Option('--threads <number>', 'on how many threads; the matches are the same')
      .argParser(wholeNumber(1))
      .default(availableParallelism(), 'one for each core'),
  )
}

/** So many jobs are given to a thread at first, so that it never waits for the next. */
const AHEAD = 2

/** The most matches of a job: messages about every single one would keep a core busy that could play. */
const JOB = 16

/** Towards the end jobs become smaller, so that all threads end together: a thread gets this share of its part. */
const SHARE = 8

/**
 * The results of the matches `from`, `from + 1`, …, `count` of them, in this order, played on several threads. Whoever has
 * heard enough may stop listening: the threads are ended then.
 */
export async function* playedOnThreads<Result extends SimulatedMatch | FuzzedMatch>(
  series: Series,
  from: number,
  count: number,
  threads: number,
): AsyncGenerator<Result> {
  const crew = new Crew(series, from, count, Math.min(threads, count))
  try {
    for (let number = from; number < from + count; number++) yield (await crew.resultOf(number)) as Result
  } finally {
    await crew.dismiss()
  }
}

/** The threads that play a series. */
class Crew {
  readonly #workers: Worker[] = []
  readonly #reports = new Map<number, Report>()
  readonly #end: number
  readonly #share: number
  #next: number
  #failure: unknown
  #tell: () => void = () => {}

  constructor(series: Series, from: number, count: number, threads: number) {
    this.#next = from
    this.#end = from + count
    this.#share = 1 / (SHARE * threads)
    // Each thread collects its own garbage alone: helpers would take the core that another one plays on.
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

  async dismiss(): Promise<void> {
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
    for (let i = 0; i < AHEAD; i++) this.#giveNext(worker)
  }

  #giveNext(worker: Worker): void {
    const left = this.#end - this.#next
    if (left === 0) return
    const job: Job = { first: this.#next, count: Math.max(1, Math.min(JOB, Math.floor(left * this.#share))) }
    this.#next += job.count
    worker.postMessage(job)
  }
}
