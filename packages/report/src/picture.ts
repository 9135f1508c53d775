import {
  type Base,
  type FigureView,
  facingOf,
  type Point,
  type Pose,
  type SceneryKind,
  type TableView,
} from '@fray/tabletop'
import { escaped } from './escaped.ts'
import type { Move } from './summary.ts'

const SIDES = [
  { line: '#8fbf6a', fill: '#20301a' },
  { line: '#f0834f', fill: '#3a1410' },
  { line: '#7cc0d6', fill: '#12303b' },
  { line: '#b79be8', fill: '#271a45' },
] as const

const GROUND: Readonly<Partial<Record<SceneryKind, string>>> = {
  wood: '#3c5a2c',
  'leafy-wood': '#55743a',
  orchard: '#6b8540',
  field: '#a08f4c',
  swamp: '#56624a',
  water: '#4c7d99',
  stream: '#4c7d99',
  ford: '#7fa3b3',
  lava: '#b5522a',
  hill: '#93885c',
  cliff: '#6f675a',
  road: '#a58c5f',
  bridge: '#8a6a3f',
  building: '#7a4436',
  village: '#7a4436',
  town: '#7a4436',
  monument: '#8d8a80',
}
const OTHER_GROUND = '#7d7b6a'

/** Whole millimetres are fine enough for a picture. */
const mm = (hundredths: number) => Math.round(hundredths / 10) / 10
const pointList = (points: readonly Point[]) => points.map(({ x, y }) => `${mm(x)},${mm(y)}`).join(' ')

/** The table as a drawing by itself: ground, figures with their names, and how they moved. */
export function pictureOf(view: TableView, moves: readonly Move[], label: string): string {
  const [width, depth] = [mm(view.table.width), mm(view.table.depth)]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 ${width + 16} ${depth + 16}" role="img" aria-label="${escaped(label)}">`,
    '<defs><marker id="tip" viewBox="0 0 6 6" refX="5" refY="3" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0L6 3L0 6z" fill="#fff"/></marker></defs>',
    `<rect x="-8" y="-8" width="${width + 16}" height="${depth + 16}" rx="6" fill="#3b2f25"/>`,
    `<rect width="${width}" height="${depth}" fill="#74795190"/><rect width="${width}" height="${depth}" fill="#6f7550"/>`,
    ...view.scenery.map(sceneryPath),
    ...moves.map(moveLine),
    ...view.figures.map((figure) => figureShape(figure, width)),
    '</svg>',
  ].join('')
}

function sceneryPath({ kind, outline, closed }: TableView['scenery'][number]): string {
  const colour = GROUND[kind] ?? OTHER_GROUND
  if (closed)
    return `<polygon points="${pointList(outline)}" fill="${colour}" fill-opacity="0.85" stroke="#2a2317" stroke-width="0.8"/>`
  return `<polyline points="${pointList(outline)}" fill="none" stroke="${colour}" stroke-width="6"/>`
}

/** An arrow to where a figure went, a cross where one was lost. */
function moveLine({ figure, from, to }: Move): string {
  const { line } = SIDES[figure.seat % SIDES.length]!
  if (from && to)
    return `<line x1="${mm(from.x)}" y1="${mm(from.y)}" x2="${mm(to.x)}" y2="${mm(to.y)}" stroke="${line}" stroke-width="2.4" stroke-dasharray="5 4" marker-end="url(#tip)"/>`
  if (!from) return ''
  const [x, y] = [mm(from.x), mm(from.y)]
  return `<path d="M${x - 8} ${y - 8}l16 16m0 -16l-16 16" stroke="${line}" stroke-width="3.4"/>`
}

function figureShape(figure: FigureView, width: number): string {
  const { line, fill } = SIDES[figure.seat % SIDES.length]!
  const { base, pose, body = [pose] } = figure
  const bases = body.map((each) => baseShape(base, each))
  const size = Math.max(9, width / 75)
  const below = mm(pose.y) + size + (base.shape === 'disc' ? mm(base.radius) : mm(base.depth) / 2)
  return [
    `<g fill="${fill}" stroke="${line}" stroke-width="1.6">${bases.join('')}</g>`,
    `<text x="${mm(pose.x)}" y="${below}" font-family="sans-serif" font-size="${size}" text-anchor="middle" fill="#fff" stroke="#12141a" stroke-width="${size / 4}" paint-order="stroke">${escaped(figure.name)}</text>`,
  ].join('')
}

function baseShape(base: Base, pose: Pose): string {
  if (base.shape === 'disc') return `<circle cx="${mm(pose.x)}" cy="${mm(pose.y)}" r="${mm(base.radius)}"/>`
  const { x, y } = facingOf(pose)
  const degrees = Math.round((Math.atan2(x, -y) * 1800) / Math.PI) / 10
  const [width, depth] = [mm(base.width), mm(base.depth)]
  return `<rect x="${-width / 2}" y="${-depth / 2}" width="${width}" height="${depth}" transform="translate(${mm(pose.x)} ${mm(pose.y)}) rotate(${degrees})"/>`
}
