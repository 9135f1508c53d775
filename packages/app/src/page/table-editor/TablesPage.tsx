import { type ChangeEvent, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { type Fault, faultOf } from '../../locales/fault.ts'
import type { GameInfo } from '../../shared/protocol.ts'
import { randomId } from '../../shared/random-id.ts'
import type { LaidOutTable } from '../../shared/table-protocol.ts'
import { Icon } from '../icons/Icon.tsx'
import { DeletedNote } from '../pages/DeletedNote.tsx'
import { PageBar } from '../pages/PageBar.tsx'
import { UnreadableInList } from '../pages/UnreadableLine.tsx'
import { reportCrash, useMatch } from '../store/match-store.ts'
import { useMatchTranslatorOf } from '../store/names.ts'
import { type SavedTable, savedTables } from '../store/saved-list.ts'
import { FaultText } from '../translator/FaultText.tsx'
import { TranslatorContext, useTranslator } from '../translator/TranslatorContext.tsx'
import { ChartForm } from './ChartForm.tsx'
import { readTableFile } from './model/table-file.ts'
import { tablesService } from './state/service.ts'
import { useTableBook } from './state/table-book.ts'
import { TableTile } from './TableTile.tsx'

/** All tables of all games: saved ones, and new ones, rolled or empty. */
export function TablesPage() {
  const { ui } = useTranslator()
  const games = useMatch((state) => state.games)?.filter(({ hasTables }) => hasTables)
  return (
    <div className="page page-tables">
      <header className="page-head">
        <PageBar>
          <ImportButton />
        </PageBar>
        <h1>{ui('ui.tables')}</h1>
        <p className="hint">{ui('ui.tables-note')}</p>
      </header>
      <main>
        <MyTables />
        <h2>{ui('ui.new-tables')}</h2>
        <ul className="force-games">
          {games?.map((game) => (
            <li key={game.id}>
              <NewTable game={game} />
            </li>
          ))}
        </ul>
      </main>
    </div>
  )
}

/** The tables saved in this browser; deleted ones can be restored while the page is open. */
function MyTables() {
  const { ui } = useTranslator()
  const [tables, setTables] = useState<readonly SavedTable[]>()
  const [deleted, setDeleted] = useState<SavedTable>()
  const refresh = useCallback(() => savedTables.all().then(setTables, reportCrash), [])
  useEffect(() => void refresh(), [refresh])
  const remove = (kept: SavedTable) => {
    savedTables.forget(kept.id).then(refresh, reportCrash)
    setDeleted(kept)
  }
  const bringBack = () => {
    if (deleted) savedTables.keep(deleted).then(refresh, reportCrash)
    setDeleted(undefined)
  }
  return (
    <section>
      <h2>{ui('ui.my-tables')}</h2>
      <DeletedNote words={deleted && ui('ui.table-deleted')} onBringBack={bringBack} />
      <UnreadableInList list={savedTables} words={ui('ui.tables-unreadable')} />
      {tables?.length === 0 ? <p className="hint">{ui('ui.no-tables')}</p> : null}
      <ul className="table-tiles">
        {tables?.map((kept) => (
          <li key={kept.id}>
            <TableTile kept={kept} onDelete={() => remove(kept)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function NewTable({ game }: { game: GameInfo }) {
  const talk = useMatchTranslatorOf(game)
  return (
    <TranslatorContext value={talk}>
      <NewTableOf game={game} />
    </TranslatorContext>
  )
}

function NewTableOf({ game }: { game: GameInfo }) {
  const { ui, say } = useTranslator()
  const [, go] = useLocation()
  const book = useTableBook(game.id)
  const open = async (made: Promise<LaidOutTable>) => {
    const { id } = await savedTables.keepNew(game.id, (await made).table)
    go(`/tables/${game.id}/${id}`)
  }
  return (
    <article className="force-game new-table">
      <h3>{say(game.title)}</h3>
      {book ? (
        <ChartForm
          game={game.id}
          charts={book.charts}
          words={ui('ui.table-generate-go')}
          onGenerate={(chosen) => open(tablesService.generate(game.id, randomId(), chosen)).catch(reportCrash)}
        />
      ) : null}
      <button
        type="button"
        className="button"
        onClick={() => void open(tablesService.blank(game.id)).catch(reportCrash)}
      >
        {ui('ui.table-blank')}
      </button>
    </article>
  )
}

/** Opens a table from a file; an error says what is wrong with it. */
function ImportButton() {
  const { ui } = useTranslator()
  const [, go] = useLocation()
  const [fault, setFault] = useState<Fault>()
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    try {
      const { game, table } = readTableFile(await file.text())
      const { id } = await savedTables.keepNew(game, (await tablesService.read(game, table)).table)
      go(`/tables/${game}/${id}`)
    } catch (error) {
      setFault(faultOf(error))
    }
    target.value = ''
  }
  return (
    <>
      <label className="tool file-tool">
        <Icon name="open-folder" size={15} /> <span>{ui('ui.table-import')}</span>
        <input
          type="file"
          accept=".json,application/json"
          className="file-input"
          onChange={(event) => void read(event)}
        />
      </label>
      {fault === undefined ? null : <FaultText fault={fault} alert />}
    </>
  )
}
