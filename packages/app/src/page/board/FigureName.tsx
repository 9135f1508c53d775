import type { FigureView, Point } from '@fray/tabletop'
import { clsx } from 'clsx'
import { innerRadius } from './BaseShape.tsx'
import { mm } from './model/drawing-units.ts'

/** The name of a figure, below it or above if another name is below. */
export function FigureName({ figure, above = false }: { figure: FigureView; above?: boolean }) {
  return (
    <text
      className={clsx('figure-name', above && 'figure-name-above')}
      y={above ? nameAbove(figure) : nameBelow(figure)}
    >
      {nameOf(figure)}
    </text>
  )
}

/** Of two figures that may touch, the higher one has its name above. */
export function isNamedAbove({ id, pose }: FigureView, others: readonly FigureView[]): boolean {
  const rest = others.filter((other) => other.id !== id)
  return rest.length > 0 && rest.every((figure) => isHigher(pose, figure.pose))
}

function isHigher(a: Point, b: Point): boolean {
  return a.y === b.y ? a.x < b.x : a.y < b.y
}

/** Adds the number of remaining figures of a formation. */
function nameOf({ name, wounds, body }: FigureView): string {
  return body && wounds ? `${name} ${wounds.left}/${wounds.of}` : name
}

function nameAbove({ base, pose, body }: FigureView): number {
  const highest = body ? Math.min(...body.map(({ y }) => y - pose.y)) : 0
  return mm(highest) - innerRadius(base) - 4
}

/** Distance from a figure's place to its name, clear of all its bases. */
function nameBelow({ base, pose, body }: FigureView): number {
  const lowest = body ? Math.max(...body.map(({ y }) => y - pose.y)) : 0
  return mm(lowest) + innerRadius(base) + 3.5
}
