import type { LayoutChange } from '@fray/tabletop'
import { create } from 'zustand'
import { type Fault, faultOf } from '../../../locales/fault.ts'
import { randomId } from '../../../shared/random-id.ts'
import type { LaidOutTable } from '../../../shared/table-protocol.ts'
import { type EditHistory, pushHistory, redoHistory, startHistory, undoHistory } from '../../forces/model/history.ts'
import { reportCrash } from '../../store/match-store.ts'
import { savedTables } from '../../store/saved-list.ts'
import { tablesService } from './service.ts'

/** The table in the editor. */
export interface Editor {
  readonly game: string
  readonly id: string
  readonly history: EditHistory<LaidOutTable>
  /** The selected piece, by number. */
  readonly chosen: number | undefined
  /** Why the last change was refused. */
  readonly refusal: Fault | undefined
  /** Whether the browser has saved the table. */
  readonly kept: boolean
}

/** Undefined while a table is loading; 'missing' if this browser has none with the id. */
export const useEditor = create<{ readonly editor: Editor | 'missing' | undefined }>(() => ({ editor: undefined }))

/** Queues changes: each is made to the result of the one before. */
let queue: Promise<void> = Promise.resolve()

function enqueue(work: () => Promise<void>): Promise<void> {
  queue = queue.then(work).catch(reportCrash)
  return queue
}

/** Opens a saved table in the editor. */
export function openTable(game: string, id: string): Promise<void> {
  useEditor.setState({ editor: undefined })
  return enqueue(async () => {
    const kept = await savedTables.one(id)
    const laid = kept?.game === game ? await tablesService.read(game, kept.table).catch(() => undefined) : undefined
    if (!laid) return useEditor.setState({ editor: 'missing' })
    const editor = { game, id, history: startHistory(laid), chosen: undefined, refusal: undefined, kept: true }
    useEditor.setState({ editor })
  })
}

/** Changes the table. */
export function changeTable(change: LayoutChange): Promise<void> {
  return replaceTable(({ game, history }) => tablesService.change(game, history.now.table, change), chosenAfter(change))
}

/** Replaces the table by one rolled on the charts, with the same name; this can be undone. */
export function generateTable(chosen: Readonly<Record<string, string>>): Promise<void> {
  return replaceTable(
    async ({ game, history }) => {
      const { name } = history.now.layout
      const made = await tablesService.generate(game, randomId(), chosen)
      return name === '' ? made : tablesService.change(game, made.table, { do: 'name', name })
    },
    () => undefined,
  )
}

/** Gets the selected piece after a change: what was added or changed, and none if it is gone. */
function chosenAfter(change: LayoutChange): (laid: LaidOutTable) => number | undefined {
  return ({ layout }) => {
    if (change.do === 'add' || change.do === 'copy') return layout.pieces.length - 1
    return 'piece' in change && change.do !== 'remove' ? change.piece : undefined
  }
}

function replaceTable(
  make: (editor: Editor) => Promise<LaidOutTable>,
  chosen: (laid: LaidOutTable) => number | undefined,
): Promise<void> {
  return enqueue(async () => {
    const editor = currentEditor()
    if (!editor) return
    try {
      const laid = await make(editor)
      await show({ ...editor, history: pushHistory(editor.history, laid), chosen: chosen(laid), refusal: undefined })
    } catch (error) {
      useEditor.setState({ editor: { ...editor, refusal: faultOf(error) } })
    }
  })
}

export function undoTable(): Promise<void> {
  return stepHistory(undoHistory)
}

export function redoTable(): Promise<void> {
  return stepHistory(redoHistory)
}

function stepHistory(
  move: (history: EditHistory<LaidOutTable>) => EditHistory<LaidOutTable> | undefined,
): Promise<void> {
  return enqueue(async () => {
    const editor = currentEditor()
    const history = editor && move(editor.history)
    if (history) await show({ ...editor, history, chosen: undefined, refusal: undefined })
  })
}

export function choosePiece(chosen: number | undefined): void {
  const editor = currentEditor()
  if (editor && editor.chosen !== chosen) useEditor.setState({ editor: { ...editor, chosen } })
}

/** Shows the changed table and saves it. */
async function show(editor: Editor): Promise<void> {
  useEditor.setState({ editor })
  const { id, game, history } = editor
  const kept = await savedTables.keep({ id, game, table: history.now.table, changed: Date.now() }).then(
    () => true,
    () => false,
  )
  const latest = currentEditor()
  if (latest && latest.kept !== kept) useEditor.setState({ editor: { ...latest, kept } })
}

function currentEditor(): Editor | undefined {
  const { editor } = useEditor.getState()
  return typeof editor === 'object' ? editor : undefined
}
