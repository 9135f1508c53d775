import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Notice } from '../pages/Notice.tsx'
import { unpack } from '../share/codec.ts'
import { FaultText } from '../words/FaultText.tsx'
import { type Fault, faultOf } from '../words/fault.ts'
import { useTalk } from '../words/TalkContext.tsx'
import { tablesDesk } from './desk.ts'
import { keepNewTable } from './kept-tables.ts'
import { readTableFile } from './table-file.ts'

/** A table that came in a link is kept and opened: changing it changes nobody else's. */
export function SharedTablePage({ code }: { code: string }) {
  const { ui } = useTalk()
  const [, go] = useLocation()
  const [fault, setFault] = useState<Fault>()
  useEffect(() => {
    let wanted = true
    keepShared(code).then(
      (address) => wanted && go(address, { replace: true }),
      (error: unknown) => wanted && setFault(faultOf(error)),
    )
    return () => {
      wanted = false
    }
  }, [code, go])
  if (fault === undefined) return <p className="opening">{ui('ui.opening')}</p>
  return (
    <Notice title={ui('ui.table-broken')} note={ui('ui.table-broken-note')}>
      <FaultText fault={fault} alert />
    </Notice>
  )
}

async function keepShared(code: string): Promise<string> {
  const { game, table } = readTableFile(await unpack(code))
  const read = await tablesDesk.read(game, table)
  const { id } = await keepNewTable(game, read.table)
  return `/tables/${game}/${id}`
}
