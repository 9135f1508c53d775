import type { Base, Point, Pose } from '@fray/tabletop'
import { memo, useId } from 'react'
import { useDrawing } from '../icons/drawing.ts'
import { BaseShape, innerRadius } from './BaseShape.tsx'
import { degreesOf, mm } from './drawing-units.ts'

interface Props {
  readonly base: Base
  /** Where every base stands, on the table. */
  readonly poses: readonly Pose[]
  /** Where the group that they are drawn in stands. */
  readonly origin: Point
  readonly icon?: string | undefined
}

/** The bases of a body of many figures, each with its icon. */
export const BodyBases = memo(function BodyBases({ base, poses, origin, icon }: Props) {
  const size = innerRadius(base) * 1.35
  const drawing = useDrawing(icon ?? '')
  const sign = useId()
  return (
    <>
      <defs>
        <path id={sign} className="figure-icon" d={drawing} />
      </defs>
      {poses.map((pose) => (
        <g key={`${pose.x} ${pose.y}`} transform={`translate(${mm(pose.x - origin.x)} ${mm(pose.y - origin.y)})`}>
          <g transform={pose.facing ? `rotate(${degreesOf(pose.facing)})` : undefined}>
            <BaseShape base={base} className="base-halo" wider={1.5} />
            <BaseShape base={base} className="base-body" wider={-0.3} />
            <BaseShape base={base} className="base-ring base-ring-thin" wider={-0.6} />
          </g>
          {icon ? (
            <use href={`#${sign}`} transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 512})`} />
          ) : null}
        </g>
      ))}
    </>
  )
})
