import type { ForceChange } from '@fray/kernel'
import { create } from 'zustand'
import { keptForces } from '../store/kept-list.ts'
import { crashed } from '../store/match-store.ts'
import { type Fault, faultOf } from '../words/fault.ts'
import { begun, changedTo, type EditHistory, redone, undone } from './history.ts'
import type { Draft } from './protocol.ts'
import { forceService } from './service.ts'

/** The force on the workbench. */
export interface Workbench {
  readonly game: string
  readonly id: string
  readonly history: EditHistory<Draft>
  /** What was done last, in words; read out to those who do not see the list. */
  readonly told: string
  /** Why the last change was refused. */
  readonly refusal: Fault | undefined
  /** Whether the browser keeps the force. */
  readonly kept: boolean
}

/** Undefined while a force is being fetched; 'missing' if this browser has none with the id. */
export const useWorkbench = create<{ readonly bench: Workbench | 'missing' | undefined }>(() => ({ bench: undefined }))

/** One thing after the other: each change is made to what the one before left. */
let queue: Promise<void> = Promise.resolve()

function inTurn(work: () => Promise<void>): Promise<void> {
  queue = queue.then(work).catch(crashed)
  return queue
}

/** Puts a kept force on the workbench. */
export function openForce(game: string, id: string): Promise<void> {
  useWorkbench.setState({ bench: undefined })
  return inTurn(async () => {
    const kept = await keptForces.one(id)
    if (kept?.game !== game) return useWorkbench.setState({ bench: 'missing' })
    const draft = await forceService.draft(game, kept.force, []).catch(() => undefined)
    if (!draft) return useWorkbench.setState({ bench: 'missing' })
    const bench = { game, id, history: begun(draft), told: '', refusal: undefined, kept: true }
    useWorkbench.setState({ bench })
  })
}

/** Changes the force. */
export function changeForce(changes: readonly ForceChange[], told: string): Promise<void> {
  return become(({ game, history }) => forceService.draft(game, history.now.force, changes), told)
}

/** Puts a legal force by chance in its place, of the same faction and size and with the same name. */
export function musterByChance(told: string): Promise<void> {
  return become(async ({ game, history }) => {
    const { force, view } = history.now
    const chance = await forceService.random(game, crypto.randomUUID(), { like: force, faction: 'same' })
    const naming = { kind: 'set', place: 'name', value: view.name ?? null } as const
    return forceService.draft(game, chance, [naming])
  }, told)
}

/** Makes another force of it, which can be taken back. What is refused leaves it as it was and says why. */
function become(make: (bench: Workbench) => Promise<Draft>, told: string): Promise<void> {
  return inTurn(async () => {
    const bench = onBench()
    if (!bench) return
    try {
      await show({ ...bench, history: changedTo(bench.history, await make(bench)), told, refusal: undefined })
    } catch (error) {
      const refusal = faultOf(error)
      useWorkbench.setState({ bench: { ...bench, refusal } })
    }
  })
}

export function undoChange(told: string): Promise<void> {
  return step(undone, told)
}

export function redoChange(told: string): Promise<void> {
  return step(redone, told)
}

function step(move: (history: EditHistory<Draft>) => EditHistory<Draft> | undefined, told: string): Promise<void> {
  return inTurn(async () => {
    const bench = onBench()
    const history = bench && move(bench.history)
    if (history) await show({ ...bench, history, told, refusal: undefined })
  })
}

/** Shows what became of the force, and keeps it. */
async function show(bench: Workbench): Promise<void> {
  useWorkbench.setState({ bench })
  const { id, game, history } = bench
  const keeping = keptForces.keep({ id, game, force: history.now.force, changed: Date.now() })
  const kept = await keeping.then(
    () => true,
    () => false,
  )
  const latest = onBench()
  if (latest && latest.kept !== kept) useWorkbench.setState({ bench: { ...latest, kept } })
}

function onBench(): Workbench | undefined {
  const { bench } = useWorkbench.getState()
  return typeof bench === 'object' ? bench : undefined
}
