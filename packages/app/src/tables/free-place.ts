import { distance, type Point, type TableLayout } from '@fray/tabletop'

/** How much room a new piece should have round its middle, in hundredths of a millimetre. */
const ROOM = 10_000
const RINGS = 8
const SPOKES = 12

/** A place for a new piece: the middle of the table, or the nearest place to it where nothing lies. */
export function freePlace({ table, pieces }: TableLayout): Point {
  const middle = { x: Math.round(table.width / 2), y: Math.round(table.depth / 2) }
  const isFree = (place: Point) => pieces.every(({ at }) => distance(at, place) > ROOM)
  for (let ring = 0; ring < RINGS; ring++) {
    for (let spoke = 0; spoke < (ring === 0 ? 1 : SPOKES); spoke++) {
      const angle = (spoke / SPOKES) * 2 * Math.PI
      const place = {
        x: Math.round(middle.x + Math.cos(angle) * ring * ROOM * 0.6),
        y: Math.round(middle.y + Math.sin(angle) * ring * ROOM * 0.6),
      }
      if (isWithin(place, table) && isFree(place)) return place
    }
  }
  return middle
}

/** A place beside a piece, for a copy of it. */
export function besides({ at }: { readonly at: Point }, { table }: TableLayout): Point {
  const place = { x: at.x + ROOM / 2, y: at.y + ROOM / 2 }
  return isWithin(place, table) ? place : { x: at.x - ROOM / 2, y: at.y - ROOM / 2 }
}

function isWithin({ x, y }: Point, { width, depth }: TableLayout['table']): boolean {
  return x > 0 && y > 0 && x < width && y < depth
}
