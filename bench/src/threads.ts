import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { SimulatedMatch, SimulationPlan } from '../../packages/cli/src/simulated-match.ts'
import { playOnThreads } from '../../packages/cli/src/threads.ts'
import type { Contender } from './contender.ts'
import { type Pace, paces } from './timing.ts'

/**
 * Measures contenders in turn, each in its own thread. People play one game in a process, and this measures the same:
 * in one isolate the engine would see objects of all games at shared call sites, and compile none of them as well.
 */
export async function contenderPaces(
  seconds: number,
  contenders: readonly Contender[],
  warmUp: number,
): Promise<Pace[]> {
  const workers = contenders.map(
    (workerData) => new Worker(new URL('./contender-thread.ts', import.meta.url), { workerData }),
  )
  const measured = await paces(
    seconds,
    workers.map((worker) => (slice) => replyOf<Pace>(worker, slice)),
    warmUp,
  )
  await Promise.all(workers.map((worker) => worker.terminate()))
  return measured
}

/**
 * Measures the decisions per second of a simulation on a number of threads, by wall clock, once it is running: each
 * thread first plays a number of matches to warm up, because the engine compiles the rules separately in each.
 */
export async function simulatedOn(
  threads: number,
  warmUpEach: number,
  matchesEach: number,
  plan: SimulationPlan,
): Promise<number> {
  const warmUp = threads * warmUpEach
  let number = 0
  let decisions = 0
  let begun = 0
  let ended = 0
  const matches = threads * (warmUpEach + matchesEach)
  for await (const match of playOnThreads<SimulatedMatch>({ kind: 'simulation', plan }, 0, matches, threads)) {
    ended = performance.now()
    number++
    if (number === warmUp) begun = ended
    if (number > warmUp) decisions += match.decisions
  }
  return (decisions * 1000) / (ended - begun)
}

/**
 * Measures the choices per second of the peer's bare battles on a number of threads, by wall clock and after a warm-up:
 * what this machine gives to any program of our kind. Its cores may share execution units, which a simple loop would
 * not show.
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
  const played = workers.map((worker) => replyOf<number>(worker, battles))
  return (await Promise.all(played)).reduce((sum, choices) => sum + choices, 0)
}

/** Sends a message to a thread and waits for its reply. */
async function replyOf<Reply>(worker: Worker, message: number): Promise<Reply> {
  worker.postMessage(message)
  const [reply] = await once(worker, 'message')
  return reply
}
