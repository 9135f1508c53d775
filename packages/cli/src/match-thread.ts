/** A thread of its own that plays the matches it is given the numbers of. */
import { parentPort, workerData } from 'node:worker_threads'
import { type AnyGame, loadGame } from '@fray/games'
import { fuzzedMatches } from './fuzzed-match.ts'
import { simulatedMatches } from './simulated-match.ts'
import type { Report, Series } from './threads.ts'
import { isTold } from './told-errors.ts'

const { kind, plan } = workerData as Series
const game = (await loadGame(plan.game)) as AnyGame
const play = kind === 'simulation' ? simulatedMatches(game, plan) : fuzzedMatches(game, plan, await game.reference())

parentPort?.on('message', (number: number) => parentPort?.postMessage(report(number)))

function report(number: number): Report {
  try {
    return { number, result: play(number) }
  } catch (error) {
    if (isTold(error)) return { number, problem: error.message }
    throw error
  }
}
