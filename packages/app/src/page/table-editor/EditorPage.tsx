import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { GameInfo } from '../../shared/protocol.ts'
import { SettingsButton } from '../dialogs/SettingsButton.tsx'
import { Tool } from '../dialogs/Tool.tsx'
import { Icon } from '../icons/Icon.tsx'
import { NotFoundPage } from '../pages/NotFoundPage.tsx'
import { RuleGame } from '../rules/RuleLinks.tsx'
import { WhyWindow } from '../rules/WhyWindow.tsx'
import { download } from '../share/state/download.ts'
import { useMatch } from '../store/match-store.ts'
import { useMatchTranslatorOf } from '../store/names.ts'
import { TranslatorContext, useTranslator } from '../translator/TranslatorContext.tsx'
import { EditorBoard } from './EditorBoard.tsx'
import { EditorPanel } from './EditorPanel.tsx'
import { writeTableFile } from './model/table-file.ts'
import { ShareTableWindow } from './ShareTableWindow.tsx'
import { type Editor, openTable, redoTable, undoTable, useEditor } from './state/editor-store.ts'
import { useTableBook } from './state/table-book.ts'

/** The page of the table editor. */
export function EditorPage({ game: id, id: table }: { game: string; id: string }) {
  const games = useMatch((state) => state.games)
  const game = games?.find((gameInfo) => gameInfo.id === id)
  const talk = useMatchTranslatorOf(game)
  const { editor } = useEditor()
  useEffect(() => void openTable(id, table), [id, table])
  if (!games) return null
  if (!game?.hasTables || editor === 'missing') return <NotFoundPage />
  if (!editor || editor.id !== table) return <p className="opening">{talk.ui('ui.opening')}</p>
  return (
    <TranslatorContext value={talk}>
      <RuleGame value={id}>
        <Bench game={game} editor={editor} />
        <WhyWindow game={id} />
      </RuleGame>
    </TranslatorContext>
  )
}

function Bench({ game, editor }: { game: GameInfo; editor: Editor }) {
  const { layout } = editor.history.now
  const book = useTableBook(game.id)
  useUndoKeys()
  return (
    <div className="table-page editor-page">
      <Bar game={game} editor={editor} />
      <main className="table-main">
        {/* Another size is another drawing: the camera restarts. */}
        <EditorBoard key={`${layout.table.width} ${layout.table.depth}`} layout={layout} chosen={editor.chosen} />
      </main>
      <aside className="panel editor-panel">
        {book ? <EditorPanel game={game} book={book} editor={editor} /> : null}
      </aside>
    </div>
  )
}

function Bar({ game, editor }: { game: GameInfo; editor: Editor }) {
  const { ui, say } = useTranslator()
  const [sharing, setSharing] = useState(false)
  const { past, now, future } = editor.history
  const { table, layout } = now
  const name = layout.name || ui('ui.table-unnamed')
  const save = () => download(`fray-table-${game.id}.json`, writeTableFile(game.id, table, 2))
  return (
    <header className="topbar editor-bar">
      <Link href="/" className="brand" aria-label={ui('ui.home')}>
        {ui('ui.brand')}
      </Link>
      <h1>
        {name} <small>{say(game.title)}</small>
      </h1>
      <div className="tools">
        <Tool
          icon="anticlockwise-rotation"
          label={ui('ui.undo')}
          disabled={past.length === 0}
          onPress={() => void undoTable()}
        />
        <Tool
          icon="clockwise-rotation"
          label={ui('ui.redo')}
          disabled={future.length === 0}
          onPress={() => void redoTable()}
        />
        <Tool icon="share" label={ui('ui.share')} onPress={() => setSharing(true)} />
        <Tool icon="save" label={ui('ui.table-file')} onPress={save} />
        <Link href="/tables" className="tool" title={ui('ui.tables')}>
          <Icon name="treasure-map" size={15} /> <span>{ui('ui.tables')}</span>
        </Link>
        <SettingsButton />
        <Link href={`/games/${game.id}/on/${editor.id}`} className="tool tool-main" title={ui('ui.table-play')}>
          <Icon name="crossed-swords" size={15} /> <span>{ui('ui.table-play')}</span>
        </Link>
      </div>
      {sharing ? <ShareTableWindow game={game.id} table={table} onClose={() => setSharing(false)} /> : null}
    </header>
  )
}

/** Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo. */
function useUndoKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return
      const key = event.key.toLowerCase()
      if (key === 'y' || (key === 'z' && event.shiftKey)) void redoTable()
      else if (key === 'z') void undoTable()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
