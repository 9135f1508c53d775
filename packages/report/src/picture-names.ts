import { circumscribedRadius, type FigureView, type Point } from '@fray/tabletop'
import { escapeHtml } from './escape-html.ts'

/** Part of a picture, in millimetres. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const mm = (hundredths: number) => hundredths / 100

/** Average width of a letter relative to its height. */
const LETTER = 0.52

/**
 * Places names below or above their figures, where they cover no other figure if possible. Names that would overlap
 * others are left out, as are names that would cover a figure unless `hiding` allows it; those nearest the lower edge
 * have priority, because the story names everyone anyway.
 */
export function namesOf(figures: readonly FigureView[], within: Box, size: number, hiding = true): readonly string[] {
  const bodies = new Map(figures.map((figure) => [figure.id, boxOf(figure)]))
  const taken: Box[] = []
  return figures
    .toSorted((a, b) => b.pose.y - a.pose.y)
    .flatMap(({ id, name }) => {
      const others = [...bodies].filter(([each]) => each !== id).map(([, box]) => box)
      const places = placesOf(name, bodies.get(id)!, within, size).filter((place) => !overlapsAny(place, taken))
      const place = places.find((box) => !overlapsAny(box, others)) ?? (hiding ? places[0] : undefined)
      if (!place) return []
      taken.push(place)
      const { x, y } = baselineOf(place, size)
      return `<text x="${toTenths(x)}" y="${toTenths(y)}" font-size="${toTenths(size)}" stroke-width="${toTenths(size / 4)}">${escapeHtml(name)}</text>`
    })
}

/** Gets the boxes below and above a figure. */
function placesOf(name: string, body: Box, within: Box, size: number): readonly Box[] {
  const half = (name.length * size * LETTER) / 2
  const middle = (body.left + body.right) / 2
  const x = Math.min(within.right - half, Math.max(within.left + half, middle))
  return [body.bottom, body.top - 1.25 * size]
    .map((top) => ({ left: x - half, right: x + half, top, bottom: top + 1.1 * size }))
    .filter(({ top, bottom }) => top >= within.top && bottom <= within.bottom)
}

function baselineOf({ left, right, top }: Box, size: number): Point {
  return { x: (left + right) / 2, y: top + size }
}

function overlapsAny(place: Box, others: readonly Box[]): boolean {
  return others.some((other) => {
    const across = place.left < other.right && other.left < place.right
    return across && place.top < other.bottom && other.top < place.bottom
  })
}

/** Gets the box round all bases of a figure. */
export function boxOf({ base, pose, body = [pose] }: Pick<FigureView, 'base' | 'pose' | 'body'>): Box {
  const reach = mm(base.shape === 'disc' || body.length === 1 ? circumscribedRadius(base) : base.depth / 2)
  const [xs, ys] = [body.map(({ x }) => mm(x)), body.map(({ y }) => mm(y))]
  return {
    left: Math.min(...xs) - reach,
    right: Math.max(...xs) + reach,
    top: Math.min(...ys) - reach,
    bottom: Math.max(...ys) + reach,
  }
}

const toTenths = (length: number) => Math.round(length * 10) / 10
