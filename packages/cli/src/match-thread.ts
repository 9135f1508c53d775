/** Worker thread that plays the matches of its jobs. */
import { parentPort, workerData } from 'node:worker_threads'
import { type AnyGame, loadGame } from '@fray/games'
import { isExpectedError } from './expected-errors.ts'
import { fuzzedMatches } from './fuzzed-match.ts'
import { simulatedMatches } from './simulated-match.ts'
import type { Job, Reports, Series, ThreadReport } from './threads.ts'

const { kind, plan } = workerData as Series
const game = (await loadGame(plan.game)) as AnyGame
const play =
  kind === 'simulation' ? simulatedMatches(game, plan) : fuzzedMatches(game, plan, await game.content.reference())

/** Slow matches are reported after this many milliseconds, before their job is done. */
const PATIENCE = 100

parentPort?.on('message', ({ first, count }: Job) => {
  let reports: ThreadReport[] = []
  let told = performance.now()
  for (let number = first; number < first + count; number++) {
    reports.push(reportOf(number))
    const done = number === first + count - 1
    if (!done && performance.now() - told < PATIENCE) continue
    parentPort?.postMessage({ reports, done } satisfies Reports)
    reports = []
    told = performance.now()
  }
})

function reportOf(number: number): ThreadReport {
  try {
    return { number, result: play(number) }
  } catch (error) {
    if (isExpectedError(error)) return { number, problem: error.message }
    throw error
  }
}
