import type { FigureView, Point } from '@fray/tabletop'
import { memo, useRef } from 'react'
import { BaseShape } from './BaseShape.tsx'
import { TwinTag } from './FigureMarks.tsx'
import { FigureName } from './FigureName.tsx'
import { degreesOf, mm } from './model/drawing-units.ts'
import { useWalk } from './state/walk-animation.ts'

interface Props {
  readonly figure: FigureView
  /** What tells it apart from similar figures. */
  readonly tag: string | undefined
  /** Whether it acts or is acted on. */
  readonly mark: 'acting' | 'concerned' | undefined
  /** Its name is above it, since the other figure's is below. */
  readonly above: boolean
  readonly walk: readonly Point[] | undefined
}

/**
 * The name of a figure and its part in the decision, above all figures so that nothing hides it. It moves along with
 * the figure.
 */
export const FigureLabel = memo(function FigureLabel({ figure, tag, mark, above, walk }: Props) {
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
      {mark ? (
        <g transform={pose.facing ? `rotate(${degreesOf(pose.facing)})` : undefined}>
          <BaseShape base={base} className={`${mark}-ring`} wider={3} />
        </g>
      ) : null}
      {tag ? <TwinTag tag={tag} base={base} /> : null}
      {mark ? <FigureName figure={figure} above={above} /> : null}
    </g>
  )
})
