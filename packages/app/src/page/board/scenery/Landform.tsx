import type { SceneryView } from '@fray/tabletop'
import { clsx } from 'clsx'
import { curveCatmullRomClosed, line } from 'd3-shape'
import { useId, useMemo } from 'react'
import { linePath, ringPath } from '../model/drawing-units.ts'
import { hachures, roughen, scatter } from '../model/scatter.ts'

type Piece = { readonly piece: SceneryView }

const contour = line().curve(curveCatmullRomClosed)
const CONTOURS = [1, 0.7, 0.4]

/** A hill: contours as mapmakers draw them, and its foot as the rules know it. */
export function Hill({ piece }: Piece) {
  const contours = useMemo(
    () => CONTOURS.map((share) => contour(roughen(piece.outline, `hill ${piece.id}`, share)) ?? ''),
    [piece.outline, piece.id],
  )
  return (
    <>
      <path className="hill-shade" d={contours[0]} transform="translate(1.6 2.4)" />
      {contours.map((path, i) => (
        <path key={path} className={`hill hill-${i + 1}`} d={path} />
      ))}
      <path className="hill-edge" d={ringPath(piece.outline)} />
    </>
  )
}

/** A cliff: a bare top, and strokes down its steep sides. */
export function Cliff({ piece }: Piece) {
  const strokes = useMemo(() => hachures(piece.outline, 4.5, 7), [piece.outline])
  const path = ringPath(piece.outline)
  return (
    <>
      <path className="cliff-shade" d={path} transform="translate(2.2 3.4)" />
      <path className="cliff-top" d={path} />
      <path className="cliff-strokes" d={strokes} />
      <path className="cliff-edge" d={path} />
    </>
  )
}

/** Longer than this many times its width, water is a river that comes from somewhere and goes somewhere. */
const RIVER = 4

/** Whether a piece of water lies in a hollow of its own, with a shore as nature draws it. */
function isPond({ outline: [a, b, c, ...others] }: SceneryView): boolean {
  if (!a || !b || !c || others.length !== 1) return false
  const [one, other] = [Math.hypot(b.x - a.x, b.y - a.y), Math.hypot(c.x - b.x, c.y - b.y)]
  return Math.max(one, other) <= RIVER * Math.min(one, other)
}

/** Water or lava between its banks; of a pond also the edge as the rules know it. */
export function Flow({ piece, of }: Piece & { of: 'water' | 'lava' }) {
  const exact = ringPath(piece.outline)
  const pond = isPond(piece)
  const path = useMemo(
    () => (pond ? (contour(roughen(piece.outline, `${of} ${piece.id}`, 1)) ?? '') : exact),
    [pond, piece.outline, piece.id, of, exact],
  )
  const inside = useId()
  const marks = useMemo(() => scatter(piece.outline, `${of} ${piece.id}`, 6, 26), [piece.outline, piece.id, of])
  return (
    <>
      <clipPath id={inside}>
        <path d={path} />
      </clipPath>
      {pond ? <path className={`${of}-edge`} d={exact} /> : null}
      <path className={`${of}-bank`} d={path} />
      <path className={`${of}-body`} d={path} />
      <path className={`${of}-light`} d={path} clipPath={`url(#${inside})`} />
      <g clipPath={`url(#${inside})`}>
        {marks.map(({ x, y, radius }) =>
          of === 'water' ? (
            <path
              key={`${x} ${y}`}
              className="ripple"
              d={`M${x - radius},${y}q${radius / 2},-2.4 ${radius},0t${radius},0`}
            />
          ) : (
            <path
              key={`${x} ${y}`}
              className="lava-crust"
              d={`M${x - radius},${y}l${radius * 0.8},${-radius * 0.7} ${radius},${radius * 0.3} ${-radius * 0.5},${radius * 0.8}z`}
            />
          ),
        )}
      </g>
    </>
  )
}

/** Running water: reedy banks, and the current down the middle. */
export function Stream({ piece }: Piece) {
  const inside = useId()
  if (!piece.closed) {
    const path = linePath(piece.outline)
    return (
      <g className="stream-line">
        <path className="stream-bank" d={path} />
        <path className="stream-water" d={path} />
        <path className="stream-current" d={path} />
      </g>
    )
  }
  const path = ringPath(piece.outline)
  return (
    <g className="stream-area">
      <clipPath id={inside}>
        <path d={path} />
      </clipPath>
      <path className="stream-bank" d={path} />
      <path className="stream-water" d={path} />
      <g clipPath={`url(#${inside})`}>
        <path className="stream-shallows" d={path} />
        <path className="stream-current" d={linePath(middleOf(piece))} />
      </g>
    </g>
  )
}

/** The line between the two banks of a band, whose second bank runs back. */
function middleOf({ outline }: SceneryView): { x: number; y: number }[] {
  const half = Math.floor(outline.length / 2)
  return outline.slice(0, half).map((bank, i) => {
    const across = outline[outline.length - 1 - i] ?? bank
    return { x: (bank.x + across.x) / 2, y: (bank.y + across.y) / 2 }
  })
}

/** A ford: a strip of shallow water over gravel. */
export function Ford({ piece }: Piece) {
  const stones = useMemo(() => scatter(piece.outline, `ford ${piece.id}`, 1.7, 7), [piece.outline, piece.id])
  const path = piece.closed ? ringPath(piece.outline) : linePath(piece.outline)
  return (
    <>
      <path className={piece.closed ? 'ford-area' : 'ford-line'} d={path} />
      {stones.map(({ x, y, radius }) => (
        <ellipse key={`${x} ${y}`} className="ford-stone" cx={x} cy={y} rx={radius * 1.2} ry={radius} />
      ))}
    </>
  )
}

/** Rough ground: stones strewn about. */
export function Rough({ piece }: Piece) {
  const stones = useMemo(() => scatter(piece.outline, `rough ${piece.id}`, 2.4, 11), [piece.outline, piece.id])
  return (
    <>
      <path className="rough-floor" d={contour(roughen(piece.outline, `rough ${piece.id}`, 1)) ?? ''} />
      <path className="rough-edge" d={ringPath(piece.outline)} />
      {stones.map(({ x, y, radius }) => (
        <g key={`${x} ${y}`}>
          <ellipse className="stone-shade" cx={x + 0.7} cy={y + 0.9} rx={radius * 1.2} ry={radius} />
          <ellipse className="stone" cx={x} cy={y} rx={radius * 1.2} ry={radius} />
        </g>
      ))}
    </>
  )
}

/** Rubble: heaps of broken stone, larger in the middle. */
export function Rubble({ piece }: Piece) {
  const blocks = useMemo(() => scatter(piece.outline, `rubble ${piece.id}`, 3.6, 9), [piece.outline, piece.id])
  return (
    <>
      <path className="rubble-floor" d={ringPath(piece.outline)} />
      {blocks.map(({ x, y, radius }, i) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${(i * 67) % 360})`}>
          <path className="block-shade" d={shard(radius)} transform="translate(0.9 1.1)" />
          <path className={clsx('block', i % 3 === 0 && 'block-dark')} d={shard(radius)} />
        </g>
      ))}
      <path className="ruin-edge" d={ringPath(piece.outline)} />
    </>
  )
}

function shard(r: number): string {
  return `M${-r},${-r * 0.4}L${-r * 0.2},${-r}L${r},${-r * 0.5}L${r * 0.7},${r * 0.7}L${-r * 0.5},${r * 0.8}Z`
}
