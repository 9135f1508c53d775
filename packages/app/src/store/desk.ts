import * as Comlink from 'comlink'
import type { MatchDesk } from '../match/protocol.ts'
import { carryFaults } from '../match/thrown.ts'

/** The desk as the page reaches it: every call crosses to the worker and back. */
export type RemoteDesk = Comlink.Remote<MatchDesk>

carryFaults()
const worker = new Worker(new URL('../match/match-worker.ts', import.meta.url), { type: 'module' })

export const desk: RemoteDesk = Comlink.wrap<MatchDesk>(worker)

/** Tells when the worker itself breaks, as opposed to one call failing. */
export function onWorkerCrash(tell: (message: string) => void): void {
  // A worker that could not even be fetched says no more than that.
  worker.addEventListener('error', ({ message, type }) => tell(message || type))
  worker.addEventListener('messageerror', ({ type }) => tell(type))
}
