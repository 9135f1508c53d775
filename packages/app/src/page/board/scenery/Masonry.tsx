import type { SceneryView } from '@fray/tabletop'
import { line } from 'd3-shape'
import { useMemo } from 'react'
import { linePath, ringPath } from '../model/drawing-units.ts'
import { cornersOf, hachures, pointsAlong, scatter, shrink } from '../model/scatter.ts'

type Piece = { readonly piece: SceneryView }

const straight = line()

function pathOf({ outline, closed }: SceneryView): string {
  return closed ? ringPath(outline) : linePath(outline)
}

/** A wall: coped stones with a shadow. */
export function Wall({ piece }: Piece) {
  const path = pathOf(piece)
  return (
    <>
      <path className="wall-shade" d={path} transform="translate(1.2 1.6)" />
      <path className="wall-body" d={path} />
      <path className="wall-joints" d={path} />
    </>
  )
}

/** A fence: posts, and a rail between them. */
export function FenceDrawing({ piece }: Piece) {
  const posts = useMemo(() => pointsAlong(piece.outline, piece.closed, 14), [piece.outline, piece.closed])
  const path = pathOf(piece)
  return (
    <>
      <path className="fence-shade" d={path} transform="translate(0.8 1.4)" />
      <path className="fence-rail" d={path} />
      {posts.map(({ x, y }) => (
        <rect key={`${x} ${y}`} className="fence-post" x={x - 1.3} y={y - 1.3} width={2.6} height={2.6} />
      ))}
    </>
  )
}

/** A palisade: stake beside stake. */
export function Palisade({ piece }: Piece) {
  const stakes = useMemo(() => pointsAlong(piece.outline, piece.closed, 4), [piece.outline, piece.closed])
  return (
    <>
      <path className="palisade-shade" d={pathOf(piece)} transform="translate(1.4 2.2)" />
      {stakes.map(({ x, y }) => (
        <g key={`${x} ${y}`}>
          <circle className="stake" cx={x} cy={y} r={2.3} />
          <circle className="stake-tip" cx={x - 0.4} cy={y - 0.4} r={0.8} />
        </g>
      ))}
    </>
  )
}

/** An earthwork: a bank of soil with strokes down both sides. */
export function Earthwork({ piece }: Piece) {
  const strokes = useMemo(
    () => hachures(piece.outline, 3.4, 5.5, piece.closed) + hachures(piece.outline, 3.4, -5.5, piece.closed),
    [piece.outline, piece.closed],
  )
  const path = pathOf(piece)
  return (
    <>
      <path className="earth-foot" d={path} />
      <path className="earth-strokes" d={strokes} />
      <path className="earth-crest" d={path} />
    </>
  )
}

/** More corners than this are a round tower, whose roof has no hips. */
const ROUND = 12

/** A building seen from above: eaves, roof, hips and ridge, and in its walls the doors and windows. */
export function Building({ piece }: Piece) {
  const path = ringPath(piece.outline)
  const [eaves, ridge] = [shrink(piece.outline, 0.86), shrink(piece.outline, 0.3)]
  const hips = eaves.length > ROUND ? [] : eaves.map((corner, i) => straight([corner, ridge[i] ?? corner]))
  return (
    <>
      <path className="building-shade" d={path} transform="translate(2.5 3.5)" />
      <path className="building-eaves" d={path} />
      <path className="building-roof" d={`${straight(eaves)}Z`} />
      <path className="building-tiles" d={`${straight(eaves)}Z`} />
      <path className="building-hip" d={hips.join('')} />
      <path className="building-ridge" d={`${straight(ridge)}Z`} />
      {piece.openings?.map(({ kind, from, to }) => (
        <path key={`${from.x} ${from.y}`} className={`opening opening-${kind}`} d={linePath([from, to])} />
      ))}
    </>
  )
}

/** A village or a town: roofs among lanes, within the ground that the rules know. */
export function Settlement({ piece, of }: Piece & { of: 'village' | 'town' }) {
  const [size, spacing] = of === 'village' ? [6.5, 17] : [8, 19]
  const houses = useMemo(
    () => scatter(piece.outline, `${of} ${piece.id}`, size, spacing),
    [piece.outline, piece.id, of, size, spacing],
  )
  const path = ringPath(piece.outline)
  return (
    <>
      <path className="settled-ground" d={path} />
      {houses.map(({ x, y, radius }, i) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${(i * 53) % 90})`}>
          <House width={radius * 2.1} depth={radius * 1.4} kind={i % 3} />
        </g>
      ))}
      {of === 'town' ? <path className="town-wall" d={path} /> : <path className="settled-edge" d={path} />}
    </>
  )
}

function House({ width, depth, kind }: { width: number; depth: number; kind: number }) {
  const [x, y] = [-width / 2, -depth / 2]
  return (
    <>
      <rect className="building-shade" x={x + 1.6} y={y + 2.2} width={width} height={depth} />
      <rect className={`house house-${kind}`} x={x} y={y} width={width} height={depth} />
      <rect className="house-lit" x={x} y={y} width={width} height={depth / 2} />
      <path className="house-ridge" d={`M${x},0h${width}`} />
    </>
  )
}

/** A ruin: a floor strewn with fallen blocks; one with corners still has some of its walls. */
export function Ruin({ piece }: Piece) {
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

/** A monument: great stones set up on bare ground. */
export function Monument({ piece }: Piece) {
  const path = ringPath(piece.outline)
  const stones = cornersOf(piece.outline).filter((_, i, all) => i % Math.ceil(all.length / 8) === 0)
  const inner = shrink(piece.outline, 0.72).filter((_, i, all) => i % Math.ceil(all.length / 8) === 0)
  const size = inner[0] && stones[0] ? Math.hypot(inner[0][0] - stones[0][0], inner[0][1] - stones[0][1]) * 0.75 : 3
  return (
    <>
      <path className="monument-floor" d={path} />
      {inner.map(([x, y], i) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${(i * 41) % 90})`}>
          <rect
            className="block-shade"
            x={-size / 2 + 1.2}
            y={-size / 3 + 1.8}
            width={size}
            height={size / 1.5}
            rx={1}
          />
          <rect className="monolith" x={-size / 2} y={-size / 3} width={size} height={size / 1.5} rx={1} />
        </g>
      ))}
      <path className="ruin-edge" d={path} />
    </>
  )
}

/** A road or a bridge: flat ways over the ground. */
export function Way({ piece, of }: Piece & { of: 'road' | 'bridge' }) {
  const path = pathOf(piece)
  return (
    <g className={piece.closed ? `${of}-area` : `${of}-line`}>
      <path className="way-edge" d={path} />
      <path className="way-body" d={path} />
      {of === 'road' && !piece.closed ? <path className="way-ruts" d={path} /> : null}
    </g>
  )
}
