/** A thread of its own that plays the matches of the jobs it is given. */
import { parentPort, workerData } from 'node:worker_threads'
import { type AnyGame, loadGame } from '@fray/games'
import { fuzzedMatches } from './fuzzed-match.ts'
import { simulatedMatches } from './simulated-match.ts'
import type { Job, Report, Reports, Series } from './threads.ts'
import { isTold } from './told-errors.ts'

const { kind, plan } = workerData as Series
const game = (await loadGame(plan.game)) as AnyGame
const play = kind === 'simulation' ? simulatedMatches(game, plan) : fuzzedMatches(game, plan, await game.reference())

/** Whoever listens hears of matches that take long after so many milliseconds, though the job is not done. */
const PATIENCE = 100

parentPort?.on('message', ({ first, count }: Job) => {
  let reports: Report[] = []
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

function reportOf(number: number): Report {
  try {
    return { number, result: play(number) }
  } catch (error) {
    if (isTold(error)) return { number, problem: error.message }
    throw error
  }
}
