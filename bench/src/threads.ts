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

/** A loop that needs nothing but a processor. */
const LOOP = 'let x = 1; for (let i = 0; i < 1e9; i++) x = (Math.imul(x, 1103515245) + 12345) | 0'

/** How many such loops a second the machine runs on so many threads: what it can give to any program. */
export async function loopsOn(threads: number): Promise<number> {
  const begun = performance.now()
  const workers = Array.from({ length: threads }, () => new Worker(LOOP, { eval: true }))
  await Promise.all(workers.map((worker) => new Promise((resolve) => worker.once('exit', resolve))))
  return (threads * 1000) / (performance.now() - begun)
}
