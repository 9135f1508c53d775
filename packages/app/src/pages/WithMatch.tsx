import { type ReactNode, useEffect, useState } from 'react'
import type { Snapshot } from '../match/protocol.ts'
import { download, fileName } from '../play/download.ts'
import { keptMatch } from '../store/kept-match.ts'
import { resumeMatch, useMatch } from '../store/match-store.ts'
import { FaultText } from '../words/FaultText.tsx'
import { type Fault, faultOf } from '../words/fault.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { Notice } from './Notice.tsx'

/** Why no match is on the table: none was kept, or the one that was cannot be played. */
type Absence = { readonly fault: Fault | undefined }

/** Shows the match that is on the table, or goes on with the one that was kept; says so if there is none. */
export function WithMatch({ children }: { children: (snapshot: Snapshot) => ReactNode }) {
  const { ui } = useTalk()
  const snapshot = useMatch((state) => state.snapshot)
  const games = useMatch((state) => state.games)
  const [absence, setAbsence] = useState<Absence>()
  useEffect(() => {
    if (snapshot) return
    resumeMatch().then(
      (found) => setAbsence(found ? undefined : { fault: undefined }),
      (error: unknown) => setAbsence({ fault: faultOf(error) }),
    )
  }, [snapshot])
  if (snapshot && games) return children(snapshot)
  if (absence?.fault !== undefined) return <Unplayable fault={absence.fault} />
  if (absence) return <Notice title={ui('ui.no-match')} note={ui('ui.no-match-note')} />
  return <p className="opening">{ui('ui.opening')}</p>
}

/** The kept match was played by other rules, say: it is not lost, but it cannot go on here. */
function Unplayable({ fault }: { fault: Fault }) {
  const { ui } = useTalk()
  const save = async () => {
    const kept = await keptMatch()
    if (kept) download(fileName(kept.game, new Date()), JSON.stringify(kept))
  }
  return (
    <Notice title={ui('ui.kept-unplayable')} note={ui('ui.kept-unplayable-note')}>
      <FaultText fault={fault} />
      <button type="button" className="button" onClick={() => void save()}>
        {ui('ui.save-kept')}
      </button>
    </Notice>
  )
}
