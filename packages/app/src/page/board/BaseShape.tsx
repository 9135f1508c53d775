import type { Base } from '@fray/tabletop'
import { mm } from './model/drawing-units.ts'

interface Props {
  readonly base: Base
  readonly className: string
  /** How much wider than the base on every side, in millimetres. */
  readonly wider?: number
  /** Rotation or offset. */
  readonly transform?: string | undefined
}

/** The outline of a base around the origin, facing north. */
export function BaseShape({ base, className, wider = 0, transform }: Props) {
  if (base.shape === 'disc') return <circle className={className} r={mm(base.radius) + wider} transform={transform} />
  const [width, height] = [mm(base.width) + 2 * wider, mm(base.depth) + 2 * wider]
  const box = { x: -width / 2, y: -height / 2, width, height, rx: 1.2 + wider / 2 }
  return <rect className={className} {...box} transform={transform} />
}

/** Gets half the shorter side: the radius of what fits inside the base, in millimetres. */
export function innerRadius(base: Base): number {
  return base.shape === 'disc' ? mm(base.radius) : mm(Math.min(base.width, base.depth)) / 2
}
