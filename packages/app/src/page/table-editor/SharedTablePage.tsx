import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { type Fault, faultOf } from '../../locales/fault.ts'
import type { LaidOutTable } from '../../shared/table-protocol.ts'
import { Notice } from '../pages/Notice.tsx'
import { unpack } from '../share/model/codec.ts'
import { reportCrash } from '../store/match-store.ts'
import { savedTables } from '../store/saved-list.ts'
import { FaultText } from '../translator/FaultText.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { readTableFile } from './model/table-file.ts'
import { tablesService } from './state/service.ts'
import { TablePicture } from './TablePicture.tsx'

type Shared = { readonly game: string; readonly laid: LaidOutTable } | { readonly fault: Fault }

/** A table from a link: to view and to save. */
export function SharedTablePage({ code }: { code: string }) {
  const { ui } = useTranslator()
  const [shared, setShared] = useState<Shared>()
  useEffect(() => {
    let wanted = true
    read(code).then((otherShared) => wanted && setShared(otherShared))
    return () => {
      wanted = false
    }
  }, [code])
  if (!shared) return <p className="opening">{ui('ui.opening')}</p>
  if ('game' in shared) return <SharedTable {...shared} />
  return (
    <Notice title={ui('ui.table-broken')} note={ui('ui.table-broken-note')}>
      <FaultText fault={shared.fault} alert />
    </Notice>
  )
}

function SharedTable({ game, laid: { table, layout } }: { game: string; laid: LaidOutTable }) {
  const { ui } = useTranslator()
  const [, go] = useLocation()
  const keep = () => {
    savedTables.keepNew(game, table).then(({ id }) => go(`/tables/${game}/${id}`, { replace: true }), reportCrash)
  }
  return (
    <main className="notice">
      <p className="hint">{ui('ui.shared-table')}</p>
      <h1>{layout.name || ui('ui.table-unnamed')}</h1>
      <TablePicture layout={layout} />
      <button type="button" className="button button-main" onClick={keep}>
        {ui('ui.keep-shared-table')}
      </button>
      <Link href="/tables" className="button">
        {ui('ui.tables')}
      </Link>
    </main>
  )
}

async function read(code: string): Promise<Shared> {
  try {
    const { game, table } = readTableFile(await unpack(code))
    return { game, laid: await tablesService.read(game, table) }
  } catch (error) {
    return { fault: faultOf(error) }
  }
}
