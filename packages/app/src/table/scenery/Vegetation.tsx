import type { SceneryView } from '@fray/tabletop'
import { useMemo } from 'react'
import { linePath, ringPath } from '../drawing-units.ts'
import { scatter } from './scatter.ts'

/** A wood: crowns of trees with their shadows, and above them the edge as the rules know it. */
export function Wood({ piece }: { piece: SceneryView }) {
  const trees = useMemo(() => scatter(piece.outline, `wood ${piece.id}`, 12, 16), [piece.outline, piece.id])
  return (
    <>
      <path className="wood-floor" d={ringPath(piece.outline)} />
      {trees.map(({ x, y, radius }) => (
        <g key={`${x} ${y}`}>
          <circle className="tree-shade" cx={x + 2.2} cy={y + 3} r={radius} />
          <circle className="tree-crown" cx={x} cy={y} r={radius} />
          <circle className="tree-light" cx={x - radius * 0.25} cy={y - radius * 0.28} r={radius * 0.55} />
        </g>
      ))}
      <path className="wood-edge" d={ringPath(piece.outline)} />
    </>
  )
}

/** A hedge: a bushy line. */
export function Hedge({ piece }: { piece: SceneryView }) {
  const path = piece.closed ? ringPath(piece.outline) : linePath(piece.outline)
  return (
    <>
      <path className="hedge-shade" d={path} />
      <path className="hedge-body" d={path} />
      <path className="hedge-light" d={path} />
    </>
  )
}

/** Rough ground: stones strewn about. */
export function Rough({ piece }: { piece: SceneryView }) {
  const stones = useMemo(() => scatter(piece.outline, `rough ${piece.id}`, 2.4, 11), [piece.outline, piece.id])
  return (
    <>
      <path className="rough-floor" d={ringPath(piece.outline)} />
      {stones.map(({ x, y, radius }) => (
        <g key={`${x} ${y}`}>
          <ellipse className="stone-shade" cx={x + 0.7} cy={y + 0.9} rx={radius * 1.2} ry={radius} />
          <ellipse className="stone" cx={x} cy={y} rx={radius * 1.2} ry={radius} />
        </g>
      ))}
    </>
  )
}
