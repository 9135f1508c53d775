import type { SceneryView } from '@fray/tabletop'
import { line } from 'd3-shape'
import { linePath, ringPath } from '../drawing-units.ts'
import { shrunk } from './scatter.ts'

const straight = line()

/** A wall: coped stones with a shadow. */
export function Wall({ piece }: { piece: SceneryView }) {
  const path = piece.closed ? ringPath(piece.outline) : linePath(piece.outline)
  return (
    <>
      <path className="wall-shade" d={path} transform="translate(1.2 1.6)" />
      <path className="wall-body" d={path} />
      <path className="wall-joints" d={path} />
    </>
  )
}

/** A building seen from above: eaves, roof and ridge. */
export function Building({ piece }: { piece: SceneryView }) {
  const path = ringPath(piece.outline)
  return (
    <>
      <path className="building-shade" d={path} transform="translate(2.5 3.5)" />
      <path className="building-eaves" d={path} />
      <path className="building-roof" d={`${straight(shrunk(piece.outline, 0.86))}Z`} />
      <path className="building-ridge" d={`${straight(shrunk(piece.outline, 0.3))}Z`} />
    </>
  )
}

/** A ruin: a floor, and walls with gaps. */
export function Ruin({ piece }: { piece: SceneryView }) {
  const path = ringPath(piece.outline)
  return (
    <>
      <path className="ruin-floor" d={path} />
      <path className="ruin-shade" d={path} transform="translate(1.2 1.6)" />
      <path className="ruin-wall" d={path} />
    </>
  )
}

/** A road or a bridge: flat ways over the ground. */
export function Way({ piece, of }: { piece: SceneryView; of: 'road' | 'bridge' }) {
  const path = piece.closed ? ringPath(piece.outline) : linePath(piece.outline)
  return (
    <g className={piece.closed ? `${of}-area` : `${of}-line`}>
      <path className="way-edge" d={path} />
      <path className="way-body" d={path} />
    </g>
  )
}
