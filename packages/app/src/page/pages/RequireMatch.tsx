import type { Snapshot } from '@fray/session'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { Redirect } from 'wouter'
import { type Fault, faultOf } from '../../locales/fault.ts'
import { canShowFromArchive } from '../../shared/archived-match.ts'
import type { ArchivedMatch, SavedMatch } from '../../shared/protocol.ts'
import { readLastMatch } from '../store/last-match.ts'
import { hasServerTable, resumeMatch, useMatch } from '../store/match-store.ts'
import { serverCodeOfTab } from '../store/table-of-tab.ts'
import { FaultText } from '../translator/FaultText.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { ArchivedMatchLog } from './ArchivePage.tsx'
import { Notice } from './Notice.tsx'
import { TableNotices } from './TableNotices.tsx'
import { UnplayableNotice } from './UnplayableMatch.tsx'

/** Why no match is on the table: none was stored, or the stored one cannot be continued. */
interface Absence {
  readonly fault?: Fault
  readonly told?: ArchivedMatch
  readonly saved?: SavedMatch | undefined
}

/** Shows the match on the table, or restores the stored one; says so if there is none. */
export function RequireMatch({ children }: { children: (snapshot: Snapshot) => ReactNode }) {
  const snapshot = useMatch((state) => state.snapshot)
  const games = useMatch((state) => state.games)
  const [absence, setAbsence] = useState<Absence>()
  const serverCode = serverCodeOfTab()
  useEffect(() => {
    if (!snapshot && serverCode === undefined) void absenceOfMatch().then(setAbsence)
  }, [snapshot, serverCode])
  if (snapshot && games) {
    return (
      // Remounts components for another match.
      <Fragment key={snapshot.commitment}>
        {children(snapshot)}
        <TableNotices snapshot={snapshot} />
      </Fragment>
    )
  }
  // After a reload the server's match is opened again.
  if (serverCode !== undefined && !hasServerTable()) return <Redirect to={`/online/${serverCode}`} replace />
  return <Absent absence={absence} />
}

function Absent({ absence }: { absence: Absence | undefined }) {
  const { ui } = useTranslator()
  if (!absence) return <p className="opening">{ui('ui.opening')}</p>
  const { told, fault, saved } = absence
  if (told) return <ArchivedMatchLog match={told} />
  if (fault && saved) return <UnplayableNotice saved={saved} fault={fault} />
  return (
    <Notice title={ui('ui.no-match')} note={ui('ui.no-match-note')}>
      {fault ? <FaultText fault={fault} alert /> : null}
    </Notice>
  )
}

async function absenceOfMatch(): Promise<Absence | undefined> {
  try {
    return (await resumeMatch()) ? undefined : {}
  } catch (error) {
    const saved = await readLastMatch().catch(() => undefined)
    return saved && canShowFromArchive(error, saved) ? { told: saved } : { fault: faultOf(error), saved }
  }
}
