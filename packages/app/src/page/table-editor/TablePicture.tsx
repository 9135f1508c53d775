import type { TableLayout } from '@fray/tabletop'
import { memo, useId } from 'react'
import { mm } from '../board/model/drawing-units.ts'
import { Scenery } from '../board/Scenery.tsx'
import { numberViews } from './model/number-views.ts'

/** A small picture of a table. */
export const TablePicture = memo(function TablePicture({ layout: { table, pieces } }: { layout: TableLayout }) {
  const edge = useId()
  const [width, depth] = [mm(table.width), mm(table.depth)]
  return (
    <svg className="table-picture" viewBox={`0 0 ${width} ${depth}`} aria-hidden="true">
      <clipPath id={edge}>
        <rect width={width} height={depth} />
      </clipPath>
      <rect className="picture-ground" width={width} height={depth} />
      <g clipPath={`url(#${edge})`}>
        <Scenery scenery={pieces.flatMap(numberViews)} />
      </g>
    </svg>
  )
})
