import type { Snapshot } from '@fray/session'
import { useState } from 'react'
import { download, fileName } from '../share/state/download.ts'
import { playHere, reportCrash } from '../store/match-store.ts'
import { service } from '../store/service.ts'
import { useTranslator } from '../translator/TranslatorContext.tsx'

/** Notices about the match on the table: another tab plays it, or it cannot be saved. */
export function TableNotices({ snapshot }: { snapshot: Snapshot }) {
  if (snapshot.elsewhere) return <Elsewhere />
  return snapshot.kept ? null : <NotKept game={snapshot.game} />
}

function Elsewhere() {
  const { ui } = useTranslator()
  return (
    <div className="update" role="status">
      <p>
        <b>{ui('ui.elsewhere')}</b> {ui('ui.elsewhere-note')}
      </p>
      <button type="button" className="button button-main" onClick={playHere}>
        {ui('ui.play-here')}
      </button>
    </div>
  )
}

function NotKept({ game }: { game: string }) {
  const { ui } = useTranslator()
  const [known, setKnown] = useState(false)
  const save = () =>
    service.save('table', 'file').then((file) => download(fileName(game, new Date()), file), reportCrash)
  if (known) return null
  return (
    <div className="update" role="alert">
      <p>
        <b>{ui('ui.not-kept')}</b> {ui('ui.not-kept-note')}
      </p>
      <button type="button" className="button button-main" onClick={() => void save()}>
        {ui('ui.save-kept')}
      </button>
      <button type="button" className="button" onClick={() => setKnown(true)}>
        {ui('ui.close')}
      </button>
    </div>
  )
}
