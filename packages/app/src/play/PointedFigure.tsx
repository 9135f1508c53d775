import type { FigureView } from '@fray/tabletop'
import type { Snapshot } from '../match/protocol.ts'
import { BaseShape } from '../table/BaseShape.tsx'
import { degreesOf, mm } from '../table/drawing-units.ts'
import { FigureName, isNamedAbove } from '../table/FigureName.tsx'
import { pointedIn } from './aim.ts'
import { useAttention } from './attention.ts'

/** Who on the table the option is about that is pointed at: ringed and named, whoever stands around. */
export function PointedFigure({ snapshot: { view, decision } }: { snapshot: Snapshot }) {
  const option = useAttention((attention) => attention.option)
  const figure = pointedIn(view, decision, option)
  if (!figure || figure.id === decision?.figure) return null
  const { x, y } = figure.pose
  const acting = view.figures.filter(({ id }) => id === decision?.figure)
  return (
    <g className="figure-label" data-seat={figure.seat}>
      <Rings figure={figure} />
      <g style={{ transform: `translate(${mm(x)}px, ${mm(y)}px)` }}>
        <FigureName figure={figure} above={isNamedAbove(figure, acting)} />
      </g>
    </g>
  )
}

/** Each base of a body has one. */
function Rings({ figure: { base, pose, body = [pose] } }: { figure: FigureView }) {
  return body.map(({ x, y, facing }) => (
    <g key={`${x} ${y}`} transform={`translate(${mm(x)} ${mm(y)})${facing ? ` rotate(${degreesOf(facing)})` : ''}`}>
      <BaseShape base={base} className="pointed-ring" wider={body.length > 1 ? 0.6 : 3} />
    </g>
  ))
}
