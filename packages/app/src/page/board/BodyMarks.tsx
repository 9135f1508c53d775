import type { FigureView, Pose } from '@fray/tabletop'
import { middleOf } from './BodyBases.tsx'
import { Badge } from './FigureMarks.tsx'
import { mm } from './model/drawing-units.ts'

/** The place of the first badge: at the upper right of the emblem, which stays visible. */
const FIRST = { x: 7, y: -6 }

/** The distance from badge to badge. */
const APART = 9

/** The states of a formation: side by side next to its emblem, of one size at any zoom. */
export function BodyMarks({ figure: { states, pose }, body }: { figure: FigureView; body: readonly Pose[] }) {
  const { x, y } = middleOf(body)
  return (
    <g transform={`translate(${mm(x - pose.x)} ${mm(y - pose.y)})`}>
      <g className="body-marks">
        <g transform="scale(1.6)">
          {states.map((state, i) => (
            <Badge key={JSON.stringify(state.text)} state={state} x={FIRST.x + i * APART} y={FIRST.y} />
          ))}
        </g>
      </g>
    </g>
  )
}
