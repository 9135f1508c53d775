import type { FigureView, Pose } from '@fray/tabletop'
import { middleOf } from './BodyBases.tsx'
import { mm } from './drawing-units.ts'
import { Badge } from './FigureMarks.tsx'

/** Where the first badge stands: at the upper right of the emblem, which stays to be seen. */
const FIRST = { x: 7, y: -6 }

/** From the middle of one badge to that of the next. */
const APART = 9

/** The conditions of a body: side by side beside its emblem, of one size at any zoom. */
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
