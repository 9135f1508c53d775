import type { SceneryView } from '@fray/tabletop'
import { curveCatmullRomClosed, line } from 'd3-shape'
import { useId } from 'react'
import { ringPath } from '../drawing-units.ts'
import { shrunk } from './scatter.ts'

const contour = line().curve(curveCatmullRomClosed)
const CONTOURS = [0.72, 0.44]

/** A hill: its foot as the rules know it, and contours that only suggest the slope. */
export function Hill({ piece }: { piece: SceneryView }) {
  return (
    <>
      <path className="hill hill-1" d={ringPath(piece.outline)} />
      {CONTOURS.map((share, i) => (
        <path key={share} className={`hill hill-${i + 2}`} d={contour(shrunk(piece.outline, share)) ?? ''} />
      ))}
    </>
  )
}

/** Water or lava between its banks. */
export function Flow({ piece, of }: { piece: SceneryView; of: 'water' | 'lava' }) {
  const path = ringPath(piece.outline)
  const inside = useId()
  return (
    <>
      <clipPath id={inside}>
        <path d={path} />
      </clipPath>
      <path className={`${of}-bank`} d={path} />
      <path className={`${of}-body`} d={path} />
      <path className={`${of}-light`} d={path} clipPath={`url(#${inside})`} />
    </>
  )
}
