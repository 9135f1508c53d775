import type { SceneryView } from '@fray/tabletop'
import { line } from 'd3-shape'
import { useMemo } from 'react'
import { linePath, ringPath } from '../drawing-units.ts'
import { scatter, shrunk } from './scatter.ts'

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

/** More corners than this are a round tower, whose roof has no hips. */
const ROUND = 12

/** A building seen from above: eaves, roof, hips and ridge, and in its walls the doors and windows. */
export function Building({ piece }: { piece: SceneryView }) {
  const path = ringPath(piece.outline)
  const [eaves, ridge] = [shrunk(piece.outline, 0.86), shrunk(piece.outline, 0.3)]
  const hips = eaves.length > ROUND ? [] : eaves.map((corner, i) => straight([corner, ridge[i] ?? corner]))
  return (
    <>
      <path className="building-shade" d={path} transform="translate(2.5 3.5)" />
      <path className="building-eaves" d={path} />
      <path className="building-roof" d={`${straight(eaves)}Z`} />
      <path className="building-hip" d={hips.join('')} />
      <path className="building-ridge" d={`${straight(ridge)}Z`} />
      {piece.openings?.map(({ kind, from, to }) => (
        <path key={`${from.x} ${from.y}`} className={`opening opening-${kind}`} d={linePath([from, to])} />
      ))}
    </>
  )
}

/** A ruin: a floor strewn with fallen blocks; one with corners still has some of its walls. */
export function Ruin({ piece }: { piece: SceneryView }) {
  const path = ringPath(piece.outline)
  const blocks = useMemo(() => scatter(piece.outline, `ruin ${piece.id}`, 4, 13), [piece.outline, piece.id])
  const walled = piece.outline.length <= ROUND
  return (
    <>
      <path className="ruin-floor" d={path} />
      {blocks.map(({ x, y, radius }, i) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${(i * 67) % 180})`}>
          <rect
            className="block-shade"
            x={-radius + 0.9}
            y={-radius * 0.6 + 1.1}
            width={radius * 2}
            height={radius * 1.2}
          />
          <rect className="block" x={-radius} y={-radius * 0.6} width={radius * 2} height={radius * 1.2} rx={0.8} />
        </g>
      ))}
      {walled ? <path className="ruin-shade" d={path} transform="translate(1.2 1.6)" /> : null}
      {walled ? <path className="ruin-wall" d={path} /> : <path className="ruin-edge" d={path} />}
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
