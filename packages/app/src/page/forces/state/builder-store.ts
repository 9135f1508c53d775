import type { ForceChange } from '@fray/kernel'
import { create } from 'zustand'
import { type Fault, faultOf } from '../../../locales/fault.ts'
import type { ForceDraft } from '../../../shared/force-protocol.ts'
import { randomId } from '../../../shared/random-id.ts'
import { reportCrash } from '../../store/match-store.ts'
import { savedForces } from '../../store/saved-list.ts'
import { type EditHistory, pushHistory, redoHistory, startHistory, undoHistory } from '../model/history.ts'
import { forceService } from './service.ts'

/** The force in the builder. */
export interface Workbench {
  readonly game: string
  readonly id: string
  readonly history: EditHistory<ForceDraft>
  /** The last change in words, read out by screen readers. */
  readonly told: string
  /** Why the last change was refused. */
  readonly refusal: Fault | undefined
  /** Whether the browser has saved the force. */
  readonly kept: boolean
}

/** Undefined while a force is loading; 'missing' if this browser has none with the id. */
export const useWorkbench = create<{ readonly bench: Workbench | 'missing' | undefined }>(() => ({ bench: undefined }))

/** Queues changes: each is made to the result of the one before. */
let queue: Promise<void> = Promise.resolve()

function enqueue(work: () => Promise<void>): Promise<void> {
  queue = queue.then(work).catch(reportCrash)
  return queue
}

/** Opens a saved force in the builder. */
export function openForce(game: string, id: string): Promise<void> {
  useWorkbench.setState({ bench: undefined })
  return enqueue(async () => {
    const kept = await savedForces.one(id)
    if (kept?.game !== game) return useWorkbench.setState({ bench: 'missing' })
    const draft = await forceService.draft(game, kept.force, []).catch(() => undefined)
    if (!draft) return useWorkbench.setState({ bench: 'missing' })
    const bench = { game, id, history: startHistory(draft), told: '', refusal: undefined, kept: true }
    useWorkbench.setState({ bench })
  })
}

/** Changes the force. */
export function changeForce(changes: readonly ForceChange[], told: string): Promise<void> {
  return replaceDraft(({ game, history }) => forceService.draft(game, history.now.force, changes), told)
}

/** Replaces the force by a random legal one of the same faction, size and name. */
export function randomizeForce(told: string): Promise<void> {
  return replaceDraft(async ({ game, history }) => {
    const { force, view } = history.now
    const chance = await forceService.random(game, randomId(), { like: force, faction: 'same' })
    const naming = { kind: 'set', place: 'name', value: view.name ?? null } as const
    return forceService.draft(game, chance, [naming])
  }, told)
}

/** Replaces the draft, which can be undone. A refused change leaves it as it was and says why. */
function replaceDraft(make: (bench: Workbench) => Promise<ForceDraft>, told: string): Promise<void> {
  return enqueue(async () => {
    const bench = currentWorkbench()
    if (!bench) return
    try {
      await show({ ...bench, history: pushHistory(bench.history, await make(bench)), told, refusal: undefined })
    } catch (error) {
      const refusal = faultOf(error)
      useWorkbench.setState({ bench: { ...bench, refusal } })
    }
  })
}

export function undoChange(told: string): Promise<void> {
  return stepHistory(undoHistory, told)
}

export function redoChange(told: string): Promise<void> {
  return stepHistory(redoHistory, told)
}

function stepHistory(
  move: (history: EditHistory<ForceDraft>) => EditHistory<ForceDraft> | undefined,
  told: string,
): Promise<void> {
  return enqueue(async () => {
    const bench = currentWorkbench()
    const history = bench && move(bench.history)
    if (history) await show({ ...bench, history, told, refusal: undefined })
  })
}

/** Shows the new state of the force and saves it. */
async function show(bench: Workbench): Promise<void> {
  useWorkbench.setState({ bench })
  const { id, game, history } = bench
  const keeping = savedForces.keep({ id, game, force: history.now.force, changed: Date.now() })
  const kept = await keeping.then(
    () => true,
    () => false,
  )
  const latest = currentWorkbench()
  if (latest && latest.kept !== kept) useWorkbench.setState({ bench: { ...latest, kept } })
}

function currentWorkbench(): Workbench | undefined {
  const { bench } = useWorkbench.getState()
  return typeof bench === 'object' ? bench : undefined
}
