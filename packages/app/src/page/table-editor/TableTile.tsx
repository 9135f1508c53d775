import type { TableLayout } from '@fray/tabletop'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { inUnits } from '../board/model/drawing-units.ts'
import { Icon } from '../icons/Icon.tsx'
import { useGame, useMatchTranslatorOf } from '../store/names.ts'
import type { SavedTable } from '../store/saved-list.ts'
import { TranslatorContext, useTranslator } from '../translator/TranslatorContext.tsx'
import { tablesService } from './state/service.ts'
import { TablePicture } from './TablePicture.tsx'

interface Props {
  readonly kept: SavedTable
  onDelete(): void
}

/** A saved table: its picture and actions. */
export function TableTile(props: Props) {
  const talk = useMatchTranslatorOf(useGame(props.kept.game))
  return (
    <TranslatorContext value={talk}>
      <Tile {...props} />
    </TranslatorContext>
  )
}

function Tile({ kept, onDelete }: Props) {
  const { ui, say } = useTranslator()
  const game = useGame(kept.game)
  const [layout, setLayout] = useState<TableLayout>()
  useEffect(() => {
    tablesService.read(kept.game, kept.table).then(
      (laid) => setLayout(laid.layout),
      () => undefined,
    )
  }, [kept])
  const name = layout?.name || ui('ui.table-unnamed')
  const { unit } = layout ?? {}
  const lengthText = (length: number) => (unit ? inUnits(length, unit) : '')
  return (
    <article className="table-tile">
      <Link href={`/tables/${kept.game}/${kept.id}`} aria-label={ui('ui.table-open', { name })}>
        {layout ? <TablePicture layout={layout} /> : <span className="table-picture" />}
      </Link>
      <h3>{name}</h3>
      <p className="hint">
        {game ? say(game.title) : kept.game}
        {layout && unit
          ? ui('ui.table-measures', {
              width: lengthText(layout.table.width),
              depth: lengthText(layout.table.depth),
              sign: unit.sign,
              count: layout.pieces.length,
            })
          : null}
      </p>
      <div className="actions">
        <Link href={`/games/${kept.game}/on/${kept.id}`} className="tool">
          <Icon name="crossed-swords" size={14} /> {ui('ui.table-play')}
        </Link>
        <button type="button" className="tool" aria-label={ui('ui.table-delete', { name })} onClick={onDelete}>
          <Icon name="trash-can" size={14} />
        </button>
      </div>
    </article>
  )
}
