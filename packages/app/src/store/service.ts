import * as Comlink from 'comlink'
import type { MatchService } from '../match/protocol.ts'
import { carryFaults } from '../match/thrown.ts'

/** The service as the page reaches it: every call crosses to the worker and back. */
export type RemoteService = Comlink.Remote<MatchService>

carryFaults()
const worker = new Worker(new URL('../match/match-worker.ts', import.meta.url), { type: 'module' })

export const service: RemoteService = Comlink.wrap<MatchService>(worker)

/** Tells when the worker itself breaks, as opposed to one call failing. */
export function onWorkerCrash(tell: (message: string) => void): void {
  // A worker that could not even be fetched says no more than that.
  worker.addEventListener('error', ({ message, type }) => tell(message || type))
  worker.addEventListener('messageerror', ({ type }) => tell(type))
}
