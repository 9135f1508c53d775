import { useCallback, useEffect, useState } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { DeletedNote } from '../pages/DeletedNote.tsx'
import { PageBar } from '../pages/PageBar.tsx'
import { UnreadableInList } from '../pages/UnreadableLine.tsx'
import { reportCrash, useMatch } from '../store/match-store.ts'
import { type SavedForce, savedForces } from '../store/saved-list.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { ForceTile } from './ForceTile.tsx'
import { ImportWindow } from './ImportWindow.tsx'
import { NewForces } from './NewForces.tsx'

/** All forces of all games: saved, ready-made and new. */
export function ForcesPage() {
  const { ui } = useTranslator()
  const games = useMatch((state) => state.games)
  const [importing, setImporting] = useState(false)
  return (
    <div className="page page-forces">
      <header className="page-head">
        <PageBar>
          <button type="button" className="tool" onClick={() => setImporting(true)}>
            <Icon name="open-folder" size={15} /> <span>{ui('ui.import')}</span>
          </button>
        </PageBar>
        <h1>{ui('ui.forces')}</h1>
        <p className="hint">{ui('ui.forces-note')}</p>
      </header>
      <main>
        <MyForces />
        <h2>{ui('ui.new-forces')}</h2>
        <ul className="force-games">
          {games
            ?.toSorted((a, b) => Number(b.hasForces) - Number(a.hasForces))
            .map((game) => (
              <li key={game.id}>
                <NewForces game={game} />
              </li>
            ))}
        </ul>
      </main>
      {importing ? <ImportWindow onClose={() => setImporting(false)} /> : null}
    </div>
  )
}

/** The forces saved in this browser; deleted ones can be restored while the page is open. */
function MyForces() {
  const { ui } = useTranslator()
  const [forces, setForces] = useState<readonly SavedForce[]>()
  const [search, setSearch] = useState('')
  const [deleted, setDeleted] = useState<{ readonly kept: SavedForce; readonly name: string }>()
  const refresh = useCallback(() => savedForces.all().then(setForces, reportCrash), [])
  useEffect(() => void refresh(), [refresh])
  const remove = (kept: SavedForce, name: string) => {
    savedForces.forget(kept.id).then(refresh, reportCrash)
    setDeleted({ kept, name })
  }
  const bringBack = () => {
    if (deleted) savedForces.keep(deleted.kept).then(refresh, reportCrash)
    setDeleted(undefined)
  }
  return (
    <section>
      <div className="forces-head">
        <h2>{ui('ui.my-forces')}</h2>
        {forces && forces.length > 1 ? (
          <search>
            <input
              className="field"
              type="search"
              aria-label={ui('ui.force-search')}
              placeholder={ui('ui.force-search')}
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          </search>
        ) : null}
      </div>
      <DeletedNote words={deleted && ui('ui.deleted', { name: deleted.name })} onBringBack={bringBack} />
      <UnreadableInList list={savedForces} words={ui('ui.forces-unreadable')} />
      {forces?.length === 0 ? <p className="hint">{ui('ui.no-forces')}</p> : null}
      <ul className="force-tiles">
        {forces?.map((kept) => (
          <ForceTile
            key={kept.id}
            kept={kept}
            search={search}
            onChanged={() => void refresh()}
            onDelete={(name) => remove(kept, name)}
          />
        ))}
      </ul>
      {search === '' ? null : <p className="hint force-none">{ui('ui.force-search-none')}</p>}
    </section>
  )
}
