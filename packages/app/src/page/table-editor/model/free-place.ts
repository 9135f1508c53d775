import { distance, type Point, type TableLayout } from '@fray/tabletop'

/** The free radius around a new piece, in hundredths of a millimetre. */
const ROOM = 11_500
/** The distance between the rings that are searched around the centre. */
const RING = 6000
const RINGS = 20
const SPOKES = 16

/** Finds a place for a new piece: the centre of the table, or the nearest free place to it. */
export function freePlace({ table, pieces }: TableLayout): Point {
  const middle = { x: Math.round(table.width / 2), y: Math.round(table.depth / 2) }
  const reaches = pieces.map(reachOf)
  const isFree = (place: Point) => pieces.every(({ at }, i) => distance(at, place) > ROOM + (reaches[i] ?? 0))
  for (let ring = 0; ring < RINGS; ring++) {
    for (let spoke = 0; spoke < (ring === 0 ? 1 : SPOKES); spoke++) {
      const angle = (spoke / SPOKES) * 2 * Math.PI
      const place = {
        x: Math.round(middle.x + Math.cos(angle) * ring * RING),
        y: Math.round(middle.y + Math.sin(angle) * ring * RING),
      }
      if (isWithin(place, table) && isFree(place)) return place
    }
  }
  return middle
}

/** Gets a place beside a piece, for a copy of it. */
export function placeBeside({ at }: { readonly at: Point }, { table }: TableLayout): Point {
  const place = { x: at.x + ROOM / 2, y: at.y + ROOM / 2 }
  return isWithin(place, table) ? place : { x: at.x - ROOM / 2, y: at.y - ROOM / 2 }
}

/** Gets the radius of a piece. */
function reachOf({ at, views }: TableLayout['pieces'][number]): number {
  return Math.max(0, ...(views[0]?.outline.map((corner) => distance(at, corner)) ?? []))
}

function isWithin({ x, y }: Point, { width, depth }: TableLayout['table']): boolean {
  return x > 0 && y > 0 && x < width && y < depth
}
