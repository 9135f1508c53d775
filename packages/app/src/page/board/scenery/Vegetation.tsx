import type { SceneryView } from '@fray/tabletop'
import { curveCatmullRomClosed, line } from 'd3-shape'
import { useId, useMemo } from 'react'
import { linePath, ringPath } from '../model/drawing-units.ts'
import { gridPoints, pointsAlong, roughen, scatter } from '../model/scatter.ts'
import { Trees } from './Trees.tsx'

type Piece = { readonly piece: SceneryView }

/** The irregular outline of a floor. */
const shore = line().curve(curveCatmullRomClosed)

/** A dense wood: tree beside tree, and above them the edge as the rules know it. */
export function Wood({ piece }: Piece) {
  const trees = useMemo(() => scatter(piece.outline, `wood ${piece.id}`, 12, 16), [piece.outline, piece.id])
  return (
    <>
      <path className="wood-floor" d={shore(roughen(piece.outline, `wood ${piece.id}`, 1)) ?? ''} />
      <Trees kind="fir" trees={trees} />
      <path className="wood-edge" d={ringPath(piece.outline)} />
    </>
  )
}

/** A leafy wood: few broad crowns, and sunlit ground between them. */
export function LeafyWood({ piece }: Piece) {
  const trees = useMemo(() => scatter(piece.outline, `leafy ${piece.id}`, 15, 31), [piece.outline, piece.id])
  return (
    <>
      <path className="leafy-floor" d={shore(roughen(piece.outline, `leafy ${piece.id}`, 1)) ?? ''} />
      <Trees kind="broadleaf" trees={trees} />
      <path className="leafy-edge" d={ringPath(piece.outline)} />
    </>
  )
}

const FRUIT_TREE = 5.4

/** An orchard: small round trees in rows. */
export function Orchard({ piece }: Piece) {
  const trees = useMemo(
    () => gridPoints(piece.outline, 17, 7).map(({ x, y }) => ({ x, y, radius: FRUIT_TREE })),
    [piece.outline],
  )
  return (
    <>
      <path className="orchard-floor" d={ringPath(piece.outline)} />
      <Trees kind="fruit" trees={trees} />
      <path className="leafy-edge" d={ringPath(piece.outline)} />
    </>
  )
}

/** Ploughed ground: furrows from edge to edge. */
export function Field({ piece }: Piece) {
  const furrows = useId()
  const path = ringPath(piece.outline)
  return (
    <>
      <pattern
        id={furrows}
        width={7}
        height={7}
        patternUnits="userSpaceOnUse"
        patternTransform={`rotate(${(piece.id * 37) % 180})`}
      >
        <path className="furrow-ridge" d="M0 2H7" />
        <path className="furrow" d="M0 5.2H7" />
      </pattern>
      <path className="field-floor" d={path} />
      <path d={path} fill={`url(#${furrows})`} />
      <path className="field-edge" d={path} />
    </>
  )
}

/** A swamp: pools in dark mud, and reeds. */
export function Swamp({ piece }: Piece) {
  const pools = useMemo(() => scatter(piece.outline, `pools ${piece.id}`, 7, 24), [piece.outline, piece.id])
  const reeds = useMemo(() => scatter(piece.outline, `reeds ${piece.id}`, 3, 13), [piece.outline, piece.id])
  return (
    <>
      <path className="swamp-floor" d={shore(roughen(piece.outline, `swamp ${piece.id}`, 1)) ?? ''} />
      {pools.map(({ x, y, radius }) => (
        <g key={`${x} ${y}`}>
          <ellipse className="swamp-pool" cx={x} cy={y} rx={radius * 1.4} ry={radius * 0.85} />
          <path
            className="swamp-glint"
            d={`M${x - radius * 0.7},${y - radius * 0.2}q${radius * 0.5},${-radius * 0.35} ${radius},0`}
          />
        </g>
      ))}
      {reeds.map(({ x, y, radius }) => (
        <path
          key={`${x} ${y}`}
          className="reed"
          d={`M${x},${y}l${-radius * 0.6},${-radius * 2}M${x},${y}l0,${-radius * 2.4}M${x},${y}l${radius * 0.7},${-radius * 1.8}`}
        />
      ))}
      <path className="swamp-edge" d={ringPath(piece.outline)} />
    </>
  )
}

/** A hedge: bush beside bush along its line. */
export function Hedge({ piece: { outline, closed, id } }: Piece) {
  const bushes = useMemo(() => pointsAlong(outline, closed, BUSHES), [outline, closed])
  return (
    <>
      <path className="hedge-shade" d={closed ? ringPath(outline) : linePath(outline)} />
      {bushes.map(({ x, y }, i) => {
        const [swell, aside] = [(i * 7 + id * 3) % 5, ((i * 11 + id) % 3) - 1]
        return (
          <g key={`${x} ${y}`} transform={`translate(${x + aside * 0.8} ${y + aside * 0.6})`}>
            <circle className="hedge-body" r={4.6 + swell * 0.4} />
            <circle className="hedge-light" cx={-1.1} cy={-1.3} r={2.2 + swell * 0.3} />
          </g>
        )
      })}
    </>
  )
}

/** How far apart the bushes of a hedge are, in millimetres. */
const BUSHES = 5
