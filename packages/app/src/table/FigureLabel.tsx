import type { FigureView, Point } from '@fray/tabletop'
import { memo, useRef } from 'react'
import { mm } from './drawing-units.ts'
import { TwinTag } from './FigureMarks.tsx'
import { useWalk } from './walk.ts'

interface Props {
  readonly figure: FigureView
  readonly tag: string
  readonly walk: readonly Point[] | undefined
}

/** What tells a figure apart, above all figures: those who stand close do not hide it. It walks along with them. */
export const FigureLabel = memo(function FigureLabel({ figure: { pose, base, seat }, tag, walk }: Props) {
  const drawn = useRef<SVGGElement>(null)
  useWalk(drawn, walk)
  return (
    <g ref={drawn} style={{ transform: `translate(${mm(pose.x)}px, ${mm(pose.y)}px)` }} data-seat={seat}>
      <TwinTag tag={tag} base={base} />
    </g>
  )
})
