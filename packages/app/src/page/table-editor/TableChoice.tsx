import type { Json } from '@fray/kernel'
import { useEffect, useId, useState } from 'react'
import { Link } from 'wouter'
import { type Fault, faultOf } from '../../locales/fault.ts'
import type { GameInfo } from '../../shared/protocol.ts'
import { type SavedTable, savedTables } from '../store/saved-list.ts'
import { FaultText } from '../translator/FaultText.tsx'
import { useTranslator } from '../translator/TranslatorContext.tsx'
import { tablesService } from './state/service.ts'

interface Props {
  readonly game: GameInfo
  /** The setup that the table is put into. */
  readonly base: Json | undefined
  /** The saved table to start with. */
  readonly first: string | undefined
  /** The setup with the table; unchanged if the game lays out its own. */
  onSetup(setup: Json | undefined): void
}

const USUAL = 'usual'

/** Chooses the table of a match: the game's default or a saved one. */
export function TableChoice({ game, base, first, onSetup }: Props) {
  const { ui } = useTranslator()
  const id = useId()
  const [mine, setMine] = useState<readonly SavedTable[]>([])
  const [chosen, setChosen] = useState(first ?? USUAL)
  const [fault, setFault] = useState<Fault>()
  useEffect(() => {
    savedTables.all().then(
      (all) => setMine(all.filter((kept) => kept.game === game.id)),
      () => setMine([]),
    )
  }, [game.id])
  const table = mine.find((keptTable) => keptTable.id === chosen)?.table
  useEffect(() => {
    let wanted = true
    setFault(undefined)
    if (base === undefined || table === undefined) onSetup(base)
    else {
      tablesService.setup(game.id, base, table).then(
        (setup) => wanted && onSetup(setup),
        (error: unknown) => wanted && setFault(faultOf(error)),
      )
    }
    return () => {
      wanted = false
    }
  }, [game.id, base, table, onSetup])
  return (
    <section className="choices">
      <h2>
        <label htmlFor={id}>{ui('ui.table-choice')}</label>
      </h2>
      <div className="force-pick">
        <select id={id} className="field" value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value={USUAL}>{ui('ui.table-usual')}</option>
          {mine.length > 0 ? (
            <optgroup label={ui('ui.my-tables')}>
              {mine.map((kept) => (
                <option key={kept.id} value={kept.id}>
                  {nameOf(kept) || ui('ui.table-unnamed')}
                </option>
              ))}
            </optgroup>
          ) : null}
        </select>
        <Link href="/tables" className="tool">
          {ui('ui.tables')}
        </Link>
      </div>
      {fault === undefined ? null : (
        <div role="alert">
          <p>{ui('ui.table-clash')}</p>
          <FaultText fault={fault} />
        </div>
      )}
    </section>
  )
}

function nameOf({ table }: SavedTable): string {
  const name = typeof table === 'object' && table !== null && 'name' in table ? table.name : ''
  return typeof name === 'string' ? name : ''
}
