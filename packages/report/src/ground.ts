import type { Point, SceneryKind, SceneryView } from '@fray/tabletop'

interface Paint {
  readonly fill: string
  /** Width of a line of this kind, in millimetres. */
  readonly width?: number
  readonly edge?: string
}

const OTHER: Paint = { fill: '#7d7b6a' }

const PAINTS: Readonly<Partial<Record<SceneryKind, Paint>>> = {
  wood: { fill: '#3c5a2c', edge: '#22381a' },
  'leafy-wood': { fill: '#55743a', edge: '#35501f' },
  orchard: { fill: '#6b8540' },
  field: { fill: '#a08f4c' },
  swamp: { fill: '#56624a' },
  water: { fill: '#4c7d99', edge: '#315b73' },
  stream: { fill: '#4c7d99', width: 16, edge: '#315b73' },
  ford: { fill: '#7fa3b3', width: 12 },
  lava: { fill: '#b5522a' },
  hill: { fill: '#93885c', edge: '#6c6340' },
  cliff: { fill: '#6f675a' },
  road: { fill: '#a58c5f', width: 24, edge: '#87714a' },
  bridge: { fill: '#8a6a3f', width: 24 },
  building: { fill: '#7a4436', edge: '#3d1f18' },
  village: { fill: '#9c8a63' },
  town: { fill: '#9c8a63' },
  monument: { fill: '#8d8a80' },
  wall: { fill: '#a49d8d', width: 5 },
  hedge: { fill: '#35502a', width: 8 },
  fence: { fill: '#6b4f2c', width: 3 },
  palisade: { fill: '#5b4122', width: 6 },
  earthwork: { fill: '#7c6a45', width: 12 },
}

const mm = (hundredths: number) => Math.round(hundredths / 10) / 10

/** Draws a piece of scenery, with its colour and a drawing that tells its kind. */
export function groundOf({ kind, outline, closed }: SceneryView): string {
  const { fill, edge = '#2a2317', width = 6 } = PAINTS[kind] ?? OTHER
  const points = outline.map(({ x, y }) => `${mm(x)},${mm(y)}`).join(' ')
  if (!closed)
    return `<polyline points="${points}" fill="none" stroke="${fill}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`
  return `<polygon points="${points}" fill="${fill}" stroke="${edge}" stroke-width="1"/>${groundDetails(kind, outline)}`
}

/** Draws the contours of a hill, shallows and depths, furrows, the ridge of a roof, or the crowns of a wood. */
function groundDetails(kind: SceneryKind, outline: readonly Point[]): string {
  const ring = (share: number) =>
    shrink(outline, share)
      .map(({ x, y }) => `${mm(x)},${mm(y)}`)
      .join(' ')
  switch (kind) {
    case 'hill':
      return [0.68, 0.38]
        .map((share) => `<polygon points="${ring(share)}" fill="#a59a6c" stroke="#6c6340" stroke-width="0.8"/>`)
        .join('')
    case 'field':
      return `<path d="M${ring(1)}z" fill="url(#furrows)"/>`
    case 'water':
      return `<polygon points="${ring(0.82)}" fill="#5a8eab"/><polygon points="${ring(0.5)}" fill="#4a7a95"/>`
    case 'building':
      return `<polygon points="${ring(0.3)}" fill="#8f5545" stroke="#3d1f18" stroke-width="0.8"/>`
    case 'wood':
    case 'leafy-wood':
      return [0.82, 0.5, 0.2]
        .flatMap((share, i) =>
          shrink(outline, share).filter((_, at, all) => at % Math.ceil(all.length / (9 - 3 * i)) === 0),
        )
        .map(
          ({ x, y }) =>
            `<circle cx="${mm(x)}" cy="${mm(y)}" r="9" fill="url(#crown)" stroke="#22381a" stroke-width="0.8"/>`,
        )
        .join('')
    default:
      return ''
  }
}

function shrink(outline: readonly Point[], share: number): readonly Point[] {
  const sum = outline.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
  const [middleX, middleY] = [sum.x / outline.length, sum.y / outline.length]
  return outline.map(({ x, y }) => ({ x: middleX + (x - middleX) * share, y: middleY + (y - middleY) * share }))
}
