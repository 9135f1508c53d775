import type { FigureView, Pose } from '@fray/tabletop'
import { middleOf } from './BodyBases.tsx'
import { mm } from './drawing-units.ts'
import { Badges } from './FigureMarks.tsx'
import { inLines } from './in-lines.ts'

/** Badges sit on the edge of the emblem. */
const EMBLEM = { shape: 'disc', radius: 800 } as const

/** The name of a body, how many of it are left, and its conditions: in its middle, of one size at any zoom. */
export function BodyMarks({ figure, body }: { figure: FigureView; body: readonly Pose[] }) {
  const { x, y } = middleOf(body)
  const { name, wounds, states, pose } = figure
  return (
    <g transform={`translate(${mm(x - pose.x)} ${mm(y - pose.y)})`}>
      <g className="body-marks">
        {wounds ? (
          <text className="body-name">
            {[...inLines(name), `${wounds.left}/${wounds.of}`].map((line, i) => (
              <tspan key={line} x={0} y={20 + i * 10}>
                {line}
              </tspan>
            ))}
          </text>
        ) : null}
        <g transform="scale(1.35)">
          <Badges states={states} base={EMBLEM} />
        </g>
      </g>
    </g>
  )
}
