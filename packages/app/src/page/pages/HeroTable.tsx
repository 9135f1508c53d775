import { FigureBody } from '../board/Figure.tsx'
import { boxOf, Ground, GroundPaints } from '../board/Ground.tsx'
import { mm } from '../board/model/drawing-units.ts'
import { Scenery } from '../board/Scenery.tsx'
import { heroTable } from './model/hero-table.ts'

/** A table in mid-battle, for show. */
export function HeroTable() {
  const { table, scenery, figures } = heroTable
  return (
    <svg className="hero" viewBox={boxOf(table)} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <GroundPaints table={table} />
      <Ground table={table} />
      <Scenery scenery={scenery} />
      {figures.map((figure) => (
        <g
          key={figure.id}
          className={figure.spent ? 'figure-spent' : undefined}
          data-seat={figure.seat}
          transform={`translate(${mm(figure.pose.x)} ${mm(figure.pose.y)})`}
        >
          <FigureBody figure={figure} />
        </g>
      ))}
    </svg>
  )
}
