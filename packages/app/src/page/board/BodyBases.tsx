import type { Base, Point, Pose } from '@fray/tabletop'
import { clsx } from 'clsx'
import { memo, useId } from 'react'
import { useDrawing } from '../icons/state/drawing.ts'
import { BaseShape, innerRadius } from './BaseShape.tsx'
import { degreesOf, mm } from './model/drawing-units.ts'

interface Props {
  readonly base: Base
  /** The places of all bases, on the table. */
  readonly poses: readonly Pose[]
  /** The place of the group they are drawn in. */
  readonly origin: Point
  readonly icon?: string | undefined
  /** Whether miniatures stand on the bases instead of icons. */
  readonly hasMiniatures?: boolean
}

/**
 * The bases of a formation, each with its icon; zoomed out, one emblem stands for all icons. A formation may have
 * hundreds of bases, so each uses as few elements as possible.
 */
export const BodyBases = memo(function BodyBases({ base, poses, origin, icon, hasMiniatures = false }: Props) {
  const size = innerRadius(base) * 1.35
  const drawing = useDrawing(icon ?? '')
  const sign = useId()
  const places = poses.map((pose) => ({ pose, x: mm(pose.x - origin.x), y: mm(pose.y - origin.y) }))
  const halves = `translate(${-size / 2} ${-size / 2}) scale(${size / 512})`
  return (
    <>
      <defs>
        <path id={sign} className="figure-icon" d={drawing} transform={halves} />
      </defs>
      <path className="base-halo body-halo" d={places.map((place) => haloOf(base, place)).join('')} />
      {places.map(({ pose, x, y }) => (
        <BaseShape
          key={`${pose.x} ${pose.y}`}
          base={base}
          className="base-body body-base"
          wider={-0.5}
          transform={transformOf(x, y, pose)}
        />
      ))}
      {icon ? (
        <>
          <g className="body-icons">
            {hasMiniatures
              ? null
              : places.map(({ pose, x, y }) => <use key={`${pose.x} ${pose.y}`} href={`#${sign}`} x={x} y={y} />)}
          </g>
          <Emblem at={middleOf(places)} drawing={drawing} isCovered={hasMiniatures} />
        </>
      ) : null}
    </>
  )
})

function transformOf(x: number, y: number, { facing }: Pose): string {
  return facing ? `translate(${x} ${y}) rotate(${degreesOf(facing)})` : `translate(${x} ${y})`
}

/** How much wider than its bases the halo of a formation is on every side, in millimetres. */
const HALO = 1.5

/** Gets the outline of one base, a little wider: all of them are one path. */
function haloOf(base: Base, { x, y, pose: { facing = { x: 0, y: -1 } } }: Point & { readonly pose: Pose }): string {
  if (base.shape === 'disc') {
    const radius = mm(base.radius) + HALO
    return `M${x - radius},${y}a${radius},${radius} 0 1 0 ${2 * radius},0a${radius},${radius} 0 1 0 ${-2 * radius},0z`
  }
  const length = Math.hypot(facing.x, facing.y)
  const [ahead, aside] = [(mm(base.depth) / 2 + HALO) / length, (mm(base.width) / 2 + HALO) / length]
  const corner = (forward: number, right: number) => {
    const [along, across] = [forward * ahead, right * aside]
    return `${x + facing.x * along - facing.y * across},${y + facing.y * along + facing.x * across}`
  }
  return `M${corner(1, -1)}L${corner(1, 1)}L${corner(-1, 1)}L${corner(-1, -1)}Z`
}

export function middleOf(places: readonly Point[]): Point {
  const sum = places.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
  return { x: sum.x / places.length, y: sum.y / places.length }
}

/** The emblem of the figures, readable from afar. Miniatures cover it until they are too small to tell apart. */
function Emblem({ at: { x, y }, drawing, isCovered }: { at: Point; drawing: string; isCovered: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={clsx('emblem', isCovered && 'emblem-covered')}>
        <circle r={10.5} />
        <path className="figure-icon" d={drawing} transform="translate(-8 -8) scale(0.03125)" />
      </g>
    </g>
  )
}
