import type { Snapshot } from '@fray/session'
import type { FigureView } from '@fray/tabletop'
import { BaseShape } from '../board/BaseShape.tsx'
import { FigureName, isNamedAbove } from '../board/FigureName.tsx'
import { degreesOf, mm } from '../board/model/drawing-units.ts'
import { figurePointedAt } from './model/aim.ts'
import { useFocus } from './state/focus-store.ts'

interface Props {
  readonly snapshot: Snapshot
}

/** The figures on the table that the option pointed at is about, without the acting one. */
function usePointed({ view, decision }: Snapshot): readonly FigureView[] {
  const option = useFocus((attention) => attention.option)
  return figurePointedAt(view, decision, option).filter(({ id }) => id !== decision?.figure)
}

/** Above all figures: ringed and named. */
export function PointedFigure({ snapshot }: Props) {
  const { view, decision } = snapshot
  const acting = view.figures.filter(({ id }) => id === decision?.figure)
  return usePointed(snapshot).map((figure) =>
    figure.body ? null : <Pointed key={figure.id} figure={figure} above={isNamedAbove(figure, acting)} />,
  )
}

function Pointed({ figure, above }: { figure: FigureView; above: boolean }) {
  const { base, pose, seat } = figure
  return (
    <g className="figure-label" data-seat={seat} style={{ transform: `translate(${mm(pose.x)}px, ${mm(pose.y)}px)` }}>
      <g transform={pose.facing ? `rotate(${degreesOf(pose.facing)})` : undefined}>
        <BaseShape base={base} className="pointed-ring" wider={3} />
      </g>
      <FigureName figure={figure} above={above} />
    </g>
  )
}

/** Below all figures, so that only its outer edge glows. Its name stands beside it anyway. */
export function PointedBody({ snapshot }: Props) {
  const [figure] = usePointed(snapshot)
  if (!figure?.body) return null
  return figure.body.map(({ x, y, facing }) => (
    <g key={`${x} ${y}`} transform={`translate(${mm(x)} ${mm(y)})${facing ? ` rotate(${degreesOf(facing)})` : ''}`}>
      <BaseShape base={figure.base} className="pointed-ring pointed-body" wider={0.6} />
    </g>
  ))
}
