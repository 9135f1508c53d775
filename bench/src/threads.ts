import { Worker } from 'node:worker_threads'
import type { SimulatedMatch, SimulationPlan } from '../../packages/cli/src/simulated-match.ts'
import { playedOnThreads } from '../../packages/cli/src/threads.ts'

/**
 * Decisions a second of a simulation on so many threads, by the clock, once it is under way: each thread plays as many
 * matches before as it is measured by, for the engine compiles the rules in each of them anew.
 */
export async function simulatedOn(threads: number, matchesEach: number, plan: SimulationPlan): Promise<number> {
  const warmUp = threads * matchesEach
  let number = 0
  let decisions = 0
  let begun = 0
  let ended = 0
  for await (const match of playedOnThreads<SimulatedMatch>({ kind: 'simulation', plan }, 0, 2 * warmUp, threads)) {
    ended = performance.now()
    number++
    if (number === warmUp) begun = ended
    if (number > warmUp) decisions += match.decisions
  }
  return (decisions * 1000) / (ended - begun)
}

/**
 * Choices a second of the peer's bare battles on so many threads, by the clock and after as many to warm up: what this
 * machine gives to any program of our kind. Its cores may share their units, which a mere loop would not show.
 */
export async function battlesOn(threads: number, battlesEach: number): Promise<number> {
  const workers = Array.from({ length: threads }, () => new Worker(new URL('./pokemon-thread.ts', import.meta.url)))
  await playedByAll(workers, battlesEach)
  const begun = performance.now()
  const choices = await playedByAll(workers, battlesEach)
  const seconds = (performance.now() - begun) / 1000
  await Promise.all(workers.map((worker) => worker.terminate()))
  return choices / seconds
}

async function playedByAll(workers: readonly Worker[], battles: number): Promise<number> {
  const played = workers.map((worker) => {
    worker.postMessage(battles)
    return new Promise<number>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
    })
  })
  return (await Promise.all(played)).reduce((sum, choices) => sum + choices, 0)
}
