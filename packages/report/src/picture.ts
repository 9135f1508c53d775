import { type Base, type FigureView, facingOf, type Point, type Pose, type TableView } from '@fray/tabletop'
import type { FigureMove } from './chapters.ts'
import { escapeHtml } from './escape-html.ts'
import type { Frame } from './frame.ts'
import { groundOf } from './ground.ts'
import { iconOf } from './icons.ts'
import { boxOf, namesOf } from './picture-names.ts'

/** Colours of the sides: for lines and icons, and for bases from their lit edge to the far one. */
const SIDES = [
  { line: '#a3d37c', light: '#3f6230', fill: '#1b2a15' },
  { line: '#ff9a66', light: '#7a2f22', fill: '#34110d' },
  { line: '#8bd0e6', light: '#255b6e', fill: '#0f2832' },
  { line: '#c9b1f4', light: '#4f3690', fill: '#22163d' },
] as const

/** Tenths of a millimetre are precise enough for a picture. */
const mm = (hundredths: number) => Math.round(hundredths / 10) / 10

interface ReportPicture {
  readonly view: TableView
  readonly moves: readonly FigureMove[]
  /** The part of the table that is shown. */
  readonly frame: Frame
  readonly label: string
  /** Translates a figure's name into the language of the report. */
  nameOf(name: string): string
}

/** Heights of names as a share of the picture's width, on a page and on a phone. */
const [NAMES, NAMES_NARROW] = [1 / 70, 1 / 34]

/** Draws the table: ground, figures with their icons and names, and their moves. */
export function pictureOf({ view, moves, frame, label, nameOf }: ReportPicture): string {
  const [x, y, width, depth] = [mm(frame.x), mm(frame.y), mm(frame.width), mm(frame.depth)]
  const ground = `x="${x}" y="${y}" width="${width}" height="${depth}"`
  const named = view.figures.map((figure) => ({ ...figure, name: nameOf(figure.name) }))
  const within = { left: x, right: x + width, top: y, bottom: y + depth }
  const names = (kind: 'names' | 'names-narrow', size: number) =>
    `<g class="${kind}" text-anchor="middle" fill="#fff" stroke="#12141a" stroke-linejoin="round" paint-order="stroke">${namesOf(named, within, size, kind === 'names').join('')}</g>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x - 8} ${y - 8} ${width + 16} ${depth + 16}" role="img" aria-label="${escapeHtml(label)}">`,
    `<rect x="${x - 8}" y="${y - 8}" width="${width + 16}" height="${depth + 16}" rx="6" fill="#3b2f25"/>`,
    `<rect ${ground} fill="url(#lit)"/><rect ${ground} fill="url(#grass)"/>`,
    `<g clip-path="url(#table)">${view.scenery.map(groundOf).join('')}</g>`,
    ...moves.map((move) => moveLine(move, width)),
    ...view.figures.map((figure) => figureShape(figure, width)),
    names('names', Math.max(9, width * NAMES)),
    names('names-narrow', width * NAMES_NARROW),
    '</svg>',
  ].join('')
}

/** Defines what all pictures of one part of the table refer to: its edges, arrowheads, lit bases and grass. */
export function definitionsOf({ x, y, width, depth }: Frame): string {
  return [
    `<clipPath id="table"><rect x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="${mm(depth)}"/></clipPath>`,
    ...SIDES.map(
      ({ line }, i) =>
        `<marker id="tip-${i}" viewBox="0 0 6 6" refX="5" refY="3" markerWidth="4" markerHeight="4" orient="auto"><path d="M0 0L6 3L0 6z" fill="${line}"/></marker>`,
    ),
    ...SIDES.map(
      ({ light, fill }, i) =>
        `<radialGradient id="base-${i}" cx=".38" cy=".32" r=".75"><stop stop-color="${light}"/><stop offset="1" stop-color="${fill}"/></radialGradient>`,
    ),
    '<radialGradient id="crown" cx=".35" cy=".3" r=".8"><stop stop-color="#55793c"/><stop offset="1" stop-color="#27401b"/></radialGradient>',
    '<pattern id="furrows" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(12)"><path d="M0 2h9" stroke="#7d6d33" stroke-width="1.6" stroke-opacity=".55"/></pattern>',
    '<radialGradient id="lit" cx=".45" cy=".4" r=".8"><stop stop-color="#7f865a"/><stop offset=".6" stop-color="#6f7550"/><stop offset="1" stop-color="#565c3c"/></radialGradient>',
    '<pattern id="grass" width="46" height="46" patternUnits="userSpaceOnUse"><path d="M5 9l2-5M8 9l-1-4M29 20l3-4M31 21l0-5M15 36l-2-5M17 36l1-6M40 42l2-4M38 6l-2-3" stroke="#8f9665" stroke-width=".9" stroke-opacity=".55"/><path d="M20 12l2-3M10 24l-2-4M33 34l2-5M25 44l-1-4" stroke="#4e5538" stroke-width=".9" stroke-opacity=".5"/></pattern>',
  ].join('')
}

/** Draws a figure's path, with a cross if the figure was lost. */
function moveLine({ figure, way, gone }: FigureMove, width: number): string {
  const side = figure.seat % SIDES.length
  const { line } = SIDES[side]!
  const last = way.at(-1)
  if (!last) return ''
  const thick = Math.max(1.8, width / 420)
  const drawn = gone ? way : shortenPath(way, figure.base)
  const points = drawn.map(({ x, y }) => `${mm(x)},${mm(y)}`).join(' ')
  const tip = gone ? '' : ` marker-end="url(#tip-${side})"`
  const path =
    way.length < 2
      ? ''
      : `<polyline class="way" points="${points}" fill="none" stroke="${line}" stroke-width="${thick}" stroke-dasharray="${thick * 2.4} ${thick * 1.6}" stroke-opacity="0.9"${tip}/>`
  if (!gone) return path
  const size = Math.max(7, width / 110)
  return `${path}<path d="M${mm(last.x) - size} ${mm(last.y) - size}l${2 * size} ${2 * size}m0 ${-2 * size}l${-2 * size} ${2 * size}" stroke="${line}" stroke-width="${size / 2.4}"/>`
}

/** Shortens a path to the edge of the base at its end, so that the arrowhead is visible. */
function shortenPath(way: readonly Point[], base: Base): readonly Point[] {
  const [last, before] = [way.at(-1), way.at(-2)]
  if (!last || !before) return way
  const length = Math.hypot(last.x - before.x, last.y - before.y)
  const share = Math.max(0, 1 - (base.shape === 'disc' ? base.radius : base.depth / 2) / length)
  const end = { x: before.x + (last.x - before.x) * share, y: before.y + (last.y - before.y) * share }
  return [...way.slice(0, -1), end]
}

/** Draws a base with its shadow and its icon; a large body has one icon for all. */
function figureShape({ seat, icon, base, pose, body = [pose] }: FigureView, width: number): string {
  const side = seat % SIDES.length
  const { line } = SIDES[side]!
  const bases = body.map((otherPose) => baseShape(base, otherPose)).join('')
  const { left, right, top, bottom } = boxOf({ base, pose, body })
  const size = Math.round(0.72 * Math.min(right - left, bottom - top) * 10) / 10
  const place = { x: (left + right - size) / 2, y: (top + bottom - size) / 2, size }
  return [
    `<g fill="#000" fill-opacity=".38" transform="translate(1.6 2.4)">${bases}</g>`,
    `<g fill="url(#base-${side})" stroke="${line}" stroke-width="${Math.max(1.4, width / 600)}">${bases}</g>`,
    iconOf(icon, place, line),
  ].join('')
}

function baseShape(base: Base, pose: Pose): string {
  if (base.shape === 'disc') return `<circle cx="${mm(pose.x)}" cy="${mm(pose.y)}" r="${mm(base.radius)}"/>`
  const { x, y } = facingOf(pose)
  const degrees = Math.round((Math.atan2(x, -y) * 1800) / Math.PI) / 10
  const [width, depth] = [mm(base.width), mm(base.depth)]
  return `<rect x="${-width / 2}" y="${-depth / 2}" width="${width}" height="${depth}" transform="translate(${mm(pose.x)} ${mm(pose.y)}) rotate(${degrees})"/>`
}
