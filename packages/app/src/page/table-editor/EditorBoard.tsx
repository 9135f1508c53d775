import type { TableLayout, TableView } from '@fray/tabletop'
import { useMemo, useState } from 'react'
import { TableBoard } from '../board/TableBoard.tsx'
import { numberViews } from './model/number-views.ts'
import type { PieceChange } from './model/piece-change.ts'
import { PieceLayer } from './PieceLayer.tsx'
import { choosePiece } from './state/editor-store.ts'

interface Props {
  readonly layout: TableLayout
  readonly chosen: number | undefined
}

/** The table in the editor: its pieces are selected, dragged, turned and resized. */
export function EditorBoard({ layout, chosen }: Props) {
  const [handling, setHandling] = useState<PieceChange>()
  const held = handling?.piece
  const view = useMemo(() => viewOf(layout, held), [layout, held])
  return (
    <TableBoard
      view={view}
      labelOf={() => ''}
      onGround={() => choosePiece(undefined)}
      over={<PieceLayer layout={layout} chosen={chosen} handling={handling} onHandle={setHandling} />}
    />
  )
}

/** Gets the view of the table; the dragged piece is drawn separately. */
function viewOf({ table, unit, pieces }: TableLayout, held: number | undefined): TableView {
  return {
    table,
    unit,
    sides: [],
    status: { headline: { id: 'ui.tables' }, notes: [] },
    zones: [],
    scenery: pieces.flatMap((piece, number) => (number === held ? [] : numberViews(piece, number))),
    figures: [],
    names: [],
  }
}
