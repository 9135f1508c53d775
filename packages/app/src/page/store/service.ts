import type { Snapshot } from '@fray/session'
import * as Comlink from 'comlink'
import { keepErrorDetails } from '../../shared/error-details.ts'
import type { MatchService, ReplaySource, TableCalls } from '../../shared/protocol.ts'
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

/** A match that runs on a server, as the table reaches it. */
export type ServerMatch = { readonly [K in keyof TableCalls]: Call<MatchService[K]> }

let serverMatch: ServerMatch | undefined

/** From now on the calls of the table go to a match on a server; without one, to the worker. */
export function connectTable(match: ServerMatch | undefined): void {
  serverMatch = match
}

/** Gets the runner of a match: only the match on the table may be on a server. */
function runnerOf(source: ReplaySource = 'table'): ServerMatch | RemoteService {
  return source === 'table' ? (serverMatch ?? remote) : remote
}

/** The calls of the table, with places rotated on their way. */
const atNearEdge: ServerMatch & Pick<{ [K in keyof MatchService]: Call<MatchService[K]> }, 'visit'> = {
  visit: async (link) => {
    const visited = await remote.visit(link)
    return visited && 'snapshot' in visited ? { snapshot: rotateForViewer(visited.snapshot, 'visitor') } : visited
  },
  position: async (of, at, eyes) => rotateForViewer(await runnerOf(of).position(of, at, eyes), of),
  steps: (of, eyes) => runnerOf(of).steps(of, eyes),
  answer: (seat, sequence, answer) => runnerOf().answer(seat, sequence, rotateBack(answer, shown.table)),
  take: (seat, sequence, answers) => runnerOf().take(seat, sequence, answers),
  undo: () => runnerOf().undo(),
  refusal: (seat, sequence, answer) => runnerOf().refusal(seat, sequence, answer),
  forecast: (seat, sequence, answer, then) =>
    runnerOf().forecast(seat, sequence, rotateBack(answer, shown.table), then),
  cancelForecast: (seat) => runnerOf().cancelForecast(seat),
  advise: async (seat) => rotateData(await runnerOf().advise(seat), shown.table),
  hints: async (seat, sequence) => rotateData(await runnerOf().hints(seat, sequence), shown.table),
  weigh: async (seat, sequence, proposal, from) => {
    const [there, before] = [rotateBack(proposal, shown.table), rotateBack(from, shown.table)]
    return rotateData(await runnerOf().weigh(seat, sequence, there, before), shown.table)
  },
  readGesture: (sequence, gesture) => {
    const [from, to] = [rotateBack(gesture.from, shown.table), rotateBack(gesture.to, shown.table)]
    return runnerOf().readGesture(sequence, { ...gesture, from, to })
  },
  menu: (figure) => runnerOf().menu(figure),
  overlays: (figure, moment) => runnerOf(moment?.of).overlays(figure, moment),
  overlay: async (figure, id, moment) =>
    rotateData(await runnerOf(moment?.of).overlay(figure, id, moment), shown[moment?.of ?? 'table']),
  attend: (seat, attention) => runnerOf().attend(seat, attention),
  arm: (seat, source) => runnerOf().arm(seat, source),
  reconsider: (seat, moment) => runnerOf().reconsider(seat, moment),
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
