import type { Snapshot } from '@fray/session'
import * as Comlink from 'comlink'
import { keepErrorDetails } from '../../shared/error-details.ts'
import type { MatchService } from '../../shared/protocol.ts'
import { whenEnded } from '../../shared/thread-life.ts'
import { reuseUnchanged } from './model/reuse-unchanged.ts'
import { type QuarterTurn, rotateBack, rotateData, rotateSnapshot, turnFor } from './rotate-table.ts'

/** The service as the page reaches it: every call crosses to the worker and back. */
type RemoteService = Comlink.Remote<MatchService>

keepErrorDetails()
const worker = new Worker(new URL('../../worker/match-worker.ts', import.meta.url), { type: 'module' })
const remote: RemoteService = Comlink.wrap<MatchService>(worker)

/** The rotation of the match on the table and of the viewed one. */
const shown: Record<'table' | 'visitor', QuarterTurn> = { table: undefined, visitor: undefined }

/** The last snapshot of each. */
const last: Partial<Record<'table' | 'visitor', Snapshot['view']>> = {}

/** Rotates a snapshot to its person's edge and reuses unchanged parts. */
export function rotateForViewer(snapshot: Snapshot, of: 'table' | 'visitor'): Snapshot {
  shown[of] = turnFor(snapshot)
  const turnedNow = rotateSnapshot(snapshot)
  const view = reuseUnchanged(last[of], turnedNow.view)
  last[of] = view
  return { ...turnedNow, view }
}

/** A call of the service by the page. */
type Call<F> = F extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never

/** Calls with places on the table, which are rotated on their way. */
const atNearEdge: { [K in keyof MatchService]?: Call<MatchService[K]> } = {
  visit: async (link) => {
    const visited = await remote.visit(link)
    return visited && 'snapshot' in visited ? { snapshot: rotateForViewer(visited.snapshot, 'visitor') } : visited
  },
  position: async (of, at, eyes) => rotateForViewer(await remote.position(of, at, eyes), of),
  answer: async (seat, sequence, answer) => remote.answer(seat, sequence, rotateBack(answer, shown.table)),
  forecast: async (seat, sequence, answer, then) =>
    remote.forecast(seat, sequence, rotateBack(answer, shown.table), then),
  advise: async (seat) => rotateData(await remote.advise(seat), shown.table),
  hints: async (seat, sequence) => rotateData(await remote.hints(seat, sequence), shown.table),
  weigh: async (seat, sequence, proposal, from) => {
    const [there, before] = [rotateBack(proposal, shown.table), rotateBack(from, shown.table)]
    return rotateData(await remote.weigh(seat, sequence, there, before), shown.table)
  },
  readGesture: (sequence, gesture) => {
    const [from, to] = [rotateBack(gesture.from, shown.table), rotateBack(gesture.to, shown.table)]
    return remote.readGesture(sequence, { ...gesture, from, to })
  },
  overlay: async (figure, id, moment) =>
    rotateData(await remote.overlay(figure, id, moment), shown[moment?.of ?? 'table']),
}

export const service: RemoteService = new Proxy(remote, {
  get: (target, name) => Reflect.get(name in atNearEdge ? atNearEdge : target, name),
})

/** Reports that the worker itself broke, as opposed to a failed call. */
export function onWorkerCrash(tell: (message: string) => void): void {
  // A worker that could not be loaded gives no message.
  worker.addEventListener('error', ({ message, type }) => tell(message || type))
  worker.addEventListener('messageerror', ({ type }) => tell(type))
}

/** Reports that the browser has ended the worker, unless the page itself is closing. */
export function onWorkerEnd(tell: () => void): void {
  let leaving = false
  addEventListener('pagehide', () => {
    leaving = true
  })
  whenEnded(worker, () => leaving || tell())
}
