import { type Base, type FigureView, facingOf, type Point, type Pose, type TableView } from '@fray/tabletop'
import type { Move } from './chapters.ts'
import { escaped } from './escaped.ts'
import type { Frame } from './frame.ts'
import { groundOf } from './ground.ts'

const SIDES = [
  { line: '#8fbf6a', fill: '#20301a' },
  { line: '#f0834f', fill: '#3a1410' },
  { line: '#7cc0d6', fill: '#12303b' },
  { line: '#b79be8', fill: '#271a45' },
] as const

/** Tenths of a millimetre are fine enough for a picture. */
const mm = (hundredths: number) => Math.round(hundredths / 10) / 10

interface Picture {
  readonly view: TableView
  readonly moves: readonly Move[]
  /** The part of the table that is shown. */
  readonly frame: Frame
  readonly label: string
  /** What a figure is called in the language of the report. */
  nameOf(name: string): string
}

/** The table as a drawing by itself: ground, figures with their names, and how they moved. */
export function pictureOf({ view, moves, frame, label, nameOf }: Picture): string {
  const [x, y, width, depth] = [mm(frame.x), mm(frame.y), mm(frame.width), mm(frame.depth)]
  const tips = SIDES.map(
    ({ line }, i) =>
      `<marker id="tip-${i}" viewBox="0 0 6 6" refX="5" refY="3" markerWidth="4" markerHeight="4" orient="auto"><path d="M0 0L6 3L0 6z" fill="${line}"/></marker>`,
  )
  const ground = `x="${x}" y="${y}" width="${width}" height="${depth}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x - 8} ${y - 8} ${width + 16} ${depth + 16}" role="img" aria-label="${escaped(label)}">`,
    `<defs>${tips.join('')}<clipPath id="table"><rect ${ground}/></clipPath></defs>`,
    `<rect x="${x - 8}" y="${y - 8}" width="${width + 16}" height="${depth + 16}" rx="6" fill="#3b2f25"/>`,
    `<rect ${ground} fill="#6f7550"/>`,
    `<g clip-path="url(#table)">${view.scenery.map(groundOf).join('')}</g>`,
    ...moves.map((move) => moveLine(move, width)),
    ...view.figures.map((figure) => figureShape(figure, width)),
    ...namesOf(
      view.figures.map((figure) => ({ ...figure, name: nameOf(figure.name) })),
      x,
      width,
    ),
    '</svg>',
  ].join('')
}

/** The way a figure went, and a cross where one was lost. */
function moveLine({ figure, way, gone }: Move, width: number): string {
  const side = figure.seat % SIDES.length
  const { line } = SIDES[side]!
  const last = way.at(-1)
  if (!last) return ''
  const thick = Math.max(1.8, width / 420)
  const drawn = gone ? way : shortOf(way, figure.base)
  const points = drawn.map(({ x, y }) => `${mm(x)},${mm(y)}`).join(' ')
  const tip = gone ? '' : ` marker-end="url(#tip-${side})"`
  const path =
    way.length < 2
      ? ''
      : `<polyline points="${points}" fill="none" stroke="${line}" stroke-width="${thick}" stroke-dasharray="${thick * 2.4} ${thick * 1.6}" stroke-opacity="0.9"${tip}/>`
  if (!gone) return path
  const size = Math.max(7, width / 110)
  return `${path}<path d="M${mm(last.x) - size} ${mm(last.y) - size}l${2 * size} ${2 * size}m0 ${-2 * size}l${-2 * size} ${2 * size}" stroke="${line}" stroke-width="${size / 2.4}"/>`
}

/** A way that ends at the edge of the base that stands at its end: its tip must be seen. */
function shortOf(way: readonly Point[], base: Base): readonly Point[] {
  const [last, before] = [way.at(-1), way.at(-2)]
  if (!last || !before) return way
  const length = Math.hypot(last.x - before.x, last.y - before.y)
  const share = Math.max(0, 1 - (base.shape === 'disc' ? base.radius : base.depth / 2) / length)
  const end = { x: before.x + (last.x - before.x) * share, y: before.y + (last.y - before.y) * share }
  return [...way.slice(0, -1), end]
}

function figureShape({ seat, base, pose, body = [pose] }: FigureView, width: number): string {
  const { line, fill } = SIDES[seat % SIDES.length]!
  const bases = body.map((each) => baseShape(base, each))
  return `<g fill="${fill}" stroke="${line}" stroke-width="${Math.max(1.4, width / 600)}">${bases.join('')}</g>`
}

/** Names that would lie on others are left out, the nearest to the lower edge first: the story tells who was there. */
function namesOf(figures: readonly FigureView[], left: number, width: number): readonly string[] {
  const size = Math.max(9, width / 70)
  const taken: { left: number; right: number; y: number }[] = []
  return figures
    .toSorted((a, b) => b.pose.y - a.pose.y)
    .flatMap((figure) => {
      const half = (figure.name.length * size * 0.52) / 2
      const { x: middle, y } = placeOfName(figure, size)
      const x = Math.min(left + width - half, Math.max(left + half, middle))
      const lies = taken.some(
        (other) => x - half < other.right && other.left < x + half && Math.abs(other.y - y) < size,
      )
      if (lies) return []
      taken.push({ left: x - half, right: x + half, y })
      return `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" text-anchor="middle" fill="#fff" stroke="#12141a" stroke-width="${size / 4}" stroke-linejoin="round" paint-order="stroke">${escaped(figure.name)}</text>`
    })
}

/** Below the lowest of its bases. */
function placeOfName({ base, pose, body = [pose] }: FigureView, size: number): Point {
  const lowest = Math.max(...body.map(({ y }) => mm(y)))
  const [left, right] = [Math.min(...body.map(({ x }) => mm(x))), Math.max(...body.map(({ x }) => mm(x)))]
  return { x: (left + right) / 2, y: lowest + size + (base.shape === 'disc' ? mm(base.radius) : mm(base.depth) / 2) }
}

function baseShape(base: Base, pose: Pose): string {
  if (base.shape === 'disc') return `<circle cx="${mm(pose.x)}" cy="${mm(pose.y)}" r="${mm(base.radius)}"/>`
  const { x, y } = facingOf(pose)
  const degrees = Math.round((Math.atan2(x, -y) * 1800) / Math.PI) / 10
  const [width, depth] = [mm(base.width), mm(base.depth)]
  return `<rect x="${-width / 2}" y="${-depth / 2}" width="${width}" height="${depth}" transform="translate(${mm(pose.x)} ${mm(pose.y)}) rotate(${degrees})"/>`
}
