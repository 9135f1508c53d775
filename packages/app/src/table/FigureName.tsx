import type { FigureView } from '@fray/tabletop'
import { innerRadius } from './BaseShape.tsx'
import { mm } from './drawing-units.ts'

/** The name of a figure below it. */
export function FigureName({ figure }: { figure: FigureView }) {
  return (
    <text className="figure-name" y={nameBelow(figure)}>
      {nameOf(figure)}
    </text>
  )
}

/** With how many are left of a body. */
function nameOf({ name, wounds, body }: FigureView): string {
  return body && wounds ? `${name} ${wounds.left}/${wounds.of}` : name
}

/** How far below its place a figure's name stands: clear of all its bases. */
function nameBelow({ base, pose, body }: FigureView): number {
  const lowest = body ? Math.max(...body.map(({ y }) => y - pose.y)) : 0
  return mm(lowest) + innerRadius(base) + 3.5
}
