import type { Message } from '@fray/kernel'
import type { FigureView, Point } from '@fray/tabletop'
import { innerRadius } from '../BaseShape.tsx'
import { middleOf } from '../BodyBases.tsx'
import { breakLines } from './break-lines.ts'
import { mm } from './drawing-units.ts'

/** The place of a formation's name: its middle and the top of its first line, in millimetres. */
export interface BodyName extends Point {
  readonly lines: readonly string[]
}

/** The size of letters and lines as in the style sheets, in pixels. */
const LETTER = 5.6
export const LINE_HEIGHT = 11

/** The gap between a formation and its name, in pixels. */
const CLEAR = 3

/** The radius of a formation's emblem, in pixels. */
const EMBLEM = 11

/** How far the halo of a formation reaches beyond its bases, in millimetres. */
const HALO = 2

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * The names of bodies, each beside its body where it covers neither a figure nor another name; where the table is so
 * small that there is no such place, a name waits for a closer look. The one who acts is named first, and in any case.
 *
 * @param pixel How many millimetres of the table a pixel of the screen shows.
 */
export function placeNames(
  figures: readonly FigureView[],
  pixel: number,
  acting: number | undefined,
  say: (words: Message) => string,
): ReadonlyMap<number, BodyName> {
  const standing = figures.map((figure) => boxRound(figure, pixel))
  const named: Box[] = []
  const names = new Map<number, BodyName>()
  const order = [...figures.keys()].sort(
    (a, b) => Number(figures[b]!.id === acting) - Number(figures[a]!.id === acting),
  )
  for (const index of order) {
    const { id, name, wounds, body, states } = figures[index]!
    if (!body || !wounds) continue
    const grave = states.filter(({ isGrave }) => isGrave).map(({ text }) => say(text))
    const lines = [...breakLines(`${name} ${wounds.left}/${wounds.of}`), ...grave]
    const spots = spotsBeside(standing[index]!, lines, pixel)
    const free = spots.find((spot) => ![...standing, ...named].some((taken) => overlap(spot, taken)))
    const spot = free ?? (id === acting ? spots[0] : undefined)
    if (!spot) continue
    named.push(spot)
    names.set(id, { lines, x: (spot.left + spot.right) / 2, y: spot.top })
  }
  return names
}

/** Lists the spots below, above, right and left of a formation. */
function spotsBeside({ left, top, right, bottom }: Box, lines: readonly string[], pixel: number): readonly Box[] {
  const width = Math.max(...lines.map(({ length }) => length)) * LETTER * pixel
  const height = lines.length * LINE_HEIGHT * pixel
  const [midX, midY, clear] = [(left + right) / 2, (top + bottom) / 2, CLEAR * pixel]
  const at = (x: number, y: number): Box => ({
    left: x - width / 2,
    right: x + width / 2,
    top: y - height / 2,
    bottom: y + height / 2,
  })
  return [
    at(midX, bottom + clear + height / 2),
    at(midX, top - clear - height / 2),
    at(right + clear + width / 2, midY),
    at(left - clear - width / 2, midY),
  ]
}

function boxRound({ base, pose, body }: FigureView, pixel: number): Box {
  const poses = body ?? [pose]
  const { x, y } = middleOf(poses)
  const reach = innerRadius(base) + HALO
  const emblem = EMBLEM * pixel
  const xs = poses.map((otherPose) => mm(otherPose.x))
  const ys = poses.map((otherPose) => mm(otherPose.y))
  return {
    left: Math.min(Math.min(...xs) - reach, mm(x) - emblem),
    right: Math.max(Math.max(...xs) + reach, mm(x) + emblem),
    top: Math.min(Math.min(...ys) - reach, mm(y) - emblem),
    bottom: Math.max(Math.max(...ys) + reach, mm(y) + emblem),
  }
}

function overlap(box: Box, other: Box): boolean {
  return box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom
}
