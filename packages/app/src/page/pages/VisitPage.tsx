import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { type Fault, faultOf } from '../../locales/fault.ts'
import type { VisitedMatch } from '../../shared/protocol.ts'
import { Replay } from '../replay/Replay.tsx'
import { unpack } from '../share/model/codec.ts'
import { useMatch } from '../store/match-store.ts'
import { service } from '../store/service.ts'
import { FaultText } from '../translator/FaultText.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { ArchivedMatchLog } from './ArchivePage.tsx'
import { Notice } from './Notice.tsx'

type Visit = VisitedMatch | { readonly fault: Fault } | 'nobody'

/** A match from a link (its code is in the address) or a file: to view, and to play on from. */
export function VisitPage({ code }: { code?: string | undefined }) {
  const read = useCallback(async () => (code === undefined ? undefined : unpack(code)), [code])
  return <ViewedMatch read={read} />
}

interface ViewedMatchProps {
  /** Reads the text of the match; without a text, the last one that was viewed is shown. */
  read(): Promise<string | undefined>
  /** More about the end of the match, beside its replay. */
  readonly conclusion?: ReactNode
}

/** Shows the replay of a match from elsewhere. */
export function ViewedMatch({ read, conclusion }: ViewedMatchProps) {
  const { ui } = useTranslator()
  const games = useMatch((state) => state.games)
  const [visit, setVisit] = useState<Visit>()
  useEffect(() => {
    let wanted = true
    open(read).then((otherVisit) => wanted && setVisit(otherVisit))
    return () => {
      wanted = false
    }
  }, [read])
  if (!visit || !games) return <p className="opening">{ui('ui.opening')}</p>
  if (visit === 'nobody') return <Notice title={ui('ui.visit-missing')} note={ui('ui.visit-missing-note')} />
  if ('snapshot' in visit)
    return <Replay key={visit.snapshot.commitment} of="visitor" latest={visit.snapshot} conclusion={conclusion} />
  if ('told' in visit) return <ArchivedMatchLog match={visit.told} />
  return (
    <Notice title={ui('ui.link-broken')} note={ui('ui.link-broken-note')}>
      <FaultText fault={visit.fault} alert />
    </Notice>
  )
}

async function open(read: () => Promise<string | undefined>): Promise<Visit> {
  try {
    return (await service.visit(await read())) ?? 'nobody'
  } catch (error) {
    return { fault: faultOf(error) }
  }
}
