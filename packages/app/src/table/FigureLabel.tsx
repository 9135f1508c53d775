import type { FigureView, Point } from '@fray/tabletop'
import { memo, useRef } from 'react'
import { BaseShape } from './BaseShape.tsx'
import { degreesOf, mm } from './drawing-units.ts'
import { TwinTag } from './FigureMarks.tsx'
import { FigureName } from './FigureName.tsx'
import { useWalk } from './walk.ts'

interface Props {
  readonly figure: FigureView
  /** What tells it apart from its twins. */
  readonly tag: string | undefined
  readonly acting: boolean
  readonly walk: readonly Point[] | undefined
}

/** Who somebody is, and that they act, above all figures: those who stand close do not hide it. It walks along with them. */
export const FigureLabel = memo(function FigureLabel({ figure, tag, acting, walk }: Props) {
  const { pose, base, seat } = figure
  const drawn = useRef<SVGGElement>(null)
  useWalk(drawn, walk)
  return (
    <g
      ref={drawn}
      className="figure-label"
      style={{ transform: `translate(${mm(pose.x)}px, ${mm(pose.y)}px)` }}
      data-seat={seat}
    >
      {acting ? (
        <g transform={pose.facing ? `rotate(${degreesOf(pose.facing)})` : undefined}>
          <BaseShape base={base} className="acting-ring" wider={3} />
        </g>
      ) : null}
      {tag ? <TwinTag tag={tag} base={base} /> : null}
      {acting ? <FigureName figure={figure} /> : null}
    </g>
  )
})
