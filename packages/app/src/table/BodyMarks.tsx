import type { FigureView, Pose } from '@fray/tabletop'
import { middleOf } from './BodyBases.tsx'
import { mm } from './drawing-units.ts'
import { Badges } from './FigureMarks.tsx'

/** Badges sit on the edge of the emblem. */
const EMBLEM = { shape: 'disc', radius: 800 } as const

/** The conditions of a body: in its middle, of one size at any zoom. */
export function BodyMarks({ figure: { states, pose }, body }: { figure: FigureView; body: readonly Pose[] }) {
  const { x, y } = middleOf(body)
  return (
    <g transform={`translate(${mm(x - pose.x)} ${mm(y - pose.y)})`}>
      <g className="body-marks">
        <g transform="scale(1.35)">
          <Badges states={states} base={EMBLEM} />
        </g>
      </g>
    </g>
  )
}
