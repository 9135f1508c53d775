import type { FigureView, Point } from '@fray/tabletop'
import { clsx } from 'clsx'
import { memo, useRef } from 'react'
import { innerRadius } from './BaseShape.tsx'
import { mm } from './model/drawing-units.ts'
import { miniatureAngle, miniatureBox } from './model/miniature-frame.ts'
import { useMiniature } from './state/miniatures.ts'
import { useWalk } from './state/walk-animation.ts'

interface Props {
  readonly figure: FigureView
  readonly lifted: boolean
  readonly walk: readonly Point[] | undefined
}

/**
 * The miniature of a figure on the table, above all bases: it leans over its neighbours, so only bases are pressed. It
 * moves along with the figure.
 */
export const FigureMiniature = memo(function FigureMiniature({ figure, lifted, walk }: Props) {
  const drawn = useRef<SVGGElement>(null)
  useWalk(drawn, walk)
  return (
    <g
      ref={drawn}
      className={clsx(
        'figure-standing',
        figure.body && 'figure-ranks',
        lifted && 'figure-lifted',
        figure.spent && 'figure-spent',
      )}
      style={{ transform: `translate(${mm(figure.pose.x)}px, ${mm(figure.pose.y)}px)` }}
    >
      <MiniatureImages figure={figure} />
    </g>
  )
})

/** Gets the picture of a figure's miniature; undefined until it is painted. */
export function useMiniatureOf({ look, pose, seat }: FigureView): string | undefined {
  return useMiniature(look, miniatureAngle(pose.facing, seat))
}

/** The miniatures of a figure around its place, on every base of a formation, those nearer to the viewer over those behind. */
export function MiniatureImages({ figure }: { figure: FigureView }) {
  const miniature = useMiniatureOf(figure)
  if (miniature === undefined) return null
  const box = miniatureBox(innerRadius(figure.base))
  const { pose, body = [pose] } = figure
  return body
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y }) => (
      <image
        key={`${x} ${y}`}
        className="figure-icon figure-miniature"
        href={miniature}
        {...box}
        x={mm(x - pose.x) + box.x}
        y={mm(y - pose.y) + box.y}
      />
    ))
}
