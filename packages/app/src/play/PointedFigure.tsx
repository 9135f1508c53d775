import type { FigureView } from '@fray/tabletop'
import type { Snapshot } from '../match/protocol.ts'
import { BaseShape } from '../table/BaseShape.tsx'
import { degreesOf, mm } from '../table/drawing-units.ts'
import { FigureName, isNamedAbove } from '../table/FigureName.tsx'
import { pointedIn } from './aim.ts'
import { useAttention } from './attention.ts'

interface Props {
  readonly snapshot: Snapshot
}

/** Who on the table the option is about that is pointed at, unless it is whoever acts anyway. */
function usePointed({ view, decision }: Snapshot): FigureView | undefined {
  const option = useAttention((attention) => attention.option)
  const figure = pointedIn(view, decision, option)
  return figure?.id === decision?.figure ? undefined : figure
}

/** Above all figures: ringed and named, whoever stands around. */
export function PointedFigure({ snapshot }: Props) {
  const figure = usePointed(snapshot)
  if (!figure || figure.body) return null
  const { view, decision } = snapshot
  const acting = view.figures.filter(({ id }) => id === decision?.figure)
  const { base, pose, seat } = figure
  return (
    <g className="figure-label" data-seat={seat} style={{ transform: `translate(${mm(pose.x)}px, ${mm(pose.y)}px)` }}>
      <g transform={pose.facing ? `rotate(${degreesOf(pose.facing)})` : undefined}>
        <BaseShape base={base} className="pointed-ring" wider={3} />
      </g>
      <FigureName figure={figure} above={isNamedAbove(figure, acting)} />
    </g>
  )
}

/** Below all figures, so that of all its bases only the outer edge shines. It has its name beside it anyway. */
export function PointedBody({ snapshot }: Props) {
  const figure = usePointed(snapshot)
  if (!figure?.body) return null
  return figure.body.map(({ x, y, facing }) => (
    <g key={`${x} ${y}`} transform={`translate(${mm(x)} ${mm(y)})${facing ? ` rotate(${degreesOf(facing)})` : ''}`}>
      <BaseShape base={figure.base} className="pointed-ring pointed-body" wider={0.6} />
    </g>
  ))
}
