import type { GameEvent } from '@fray/kernel'
import type { Snapshot } from '@fray/session'
import type { Point, TableView } from '@fray/tabletop'
import { youIn } from './model/you.ts'
import { readChoice, saveChoice } from './stored-choice.ts'

/** The quarter turns clockwise of a table, and its size before; undefined if it is not rotated. */
export type QuarterTurn = (TableView['table'] & { readonly quarters: Quarters }) | undefined

type Quarters = 1 | 2 | 3

type Edge = 'near' | 'right' | 'far' | 'left'

/** The quarter turns that bring each edge to the reader. */
const QUARTERS: Readonly<Record<Edge, Quarters | undefined>> = { near: undefined, right: 1, far: 2, left: 3 }

/** A single person sits at the near edge. Persons who share a screen, and lessons, see the table unrotated. */
export function turnFor(snapshot: Snapshot): QuarterTurn {
  const you = snapshot.lesson ? undefined : youIn(snapshot)
  const edge = you === undefined ? undefined : edgeIn(snapshot, you)
  const quarters = edge && QUARTERS[edge]
  const { width, depth } = snapshot.view.table
  return quarters && { width, depth, quarters }
}

/** The storage key, and the number of stored matches. */
const KEPT = 'fray.edges'
const LIMIT = 50
/**
 * Gets the starting edge of a match's person, stored once known: the table never rotates again, not even after a
 * reload.
 */
const edges = new Map<string, Edge>(readEdges())

function edgeIn({ commitment, view }: Snapshot, seat: number): Edge | undefined {
  const known = edges.get(commitment)
  if (known) return known
  const edge = edgeOf(view, seat)
  if (!edge) return undefined
  edges.set(commitment, edge)
  saveChoice(KEPT, JSON.stringify([...edges].slice(-LIMIT)))
  return edge
}

function readEdges(): [string, Edge][] {
  try {
    const kept: unknown = JSON.parse(readChoice(KEPT) ?? '[]')
    return Array.isArray(kept) ? kept.filter((entry) => Array.isArray(entry) && Object.hasOwn(QUARTERS, entry[1])) : []
  } catch {
    return []
  }
}

/** Gets the starting edge of a seat; undefined while it is unknown. */
export function edgeOf({ table, zones, figures }: TableView, seat: number): Edge | undefined {
  const zone = zones.find((otherZone) => otherZone.kind === 'deployment' && otherZone.seat === seat)
  if (zone) return edgeTowards({ x: table.width / 2, y: table.depth / 2 }, middleOf(zone.outline))
  const own = figures.filter((figure) => figure.seat === seat).map(({ pose }) => pose)
  const others = figures.filter((figure) => figure.seat !== seat).map(({ pose }) => pose)
  return own.length > 0 && others.length > 0 ? edgeTowards(middleOf(others), middleOf(own)) : undefined
}

/** Gets the edge in whose direction a place lies; corners count as near or far. */
function edgeTowards(from: Point, to: Point): Edge {
  const [right, down] = [to.x - from.x, to.y - from.y]
  if (Math.abs(right) > 2 * Math.abs(down)) return right > 0 ? 'right' : 'left'
  return down < 0 ? 'far' : 'near'
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

/** Rotates all places and directions in the data. */
export function rotateData<T>(data: T, turn: QuarterTurn): T {
  return turn ? (rotateValue(data, turn, false) as T) : data
}

/** Rotates data back to the table's own orientation. */
export function rotateBack<T>(data: T, turn: QuarterTurn): T {
  return rotateData(data, turn && { ...rotateTable(turn), quarters: (4 - turn.quarters) as Quarters })
}

/** Gets the size of the rotated table. */
function rotateTable({ width, depth, quarters }: NonNullable<QuarterTurn>): TableView['table'] {
  return quarters === 2 ? { width, depth } : { width: depth, depth: width }
}

/** Vectors rather than places. */
const DIRECTIONS = ['facing', 'heading']

function rotateValue(value: unknown, turn: NonNullable<QuarterTurn>, isDirection: boolean): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => rotateValue(item, turn, isDirection))
  const { x, y, id } = value as { x?: unknown; y?: unknown; id?: unknown }
  const parts = Object.entries(value).map(([key, part]) => [key, rotateValue(part, turn, DIRECTIONS.includes(key))])
  const isPoint = typeof x === 'number' && typeof y === 'number'
  const point = isPoint ? (isDirection ? rotateDirection({ x, y }, turn) : rotatePoint({ x, y }, turn)) : {}
  const words = typeof id === 'string' && id.startsWith(EDGE) ? { id: rotateEdge(id, turn) } : {}
  return { ...Object.fromEntries(parts), ...point, ...words }
}

/** The beginning of edge phrases in every game, and their endings, clockwise. */
const EDGE = 'edge.'
const CLOCKWISE: readonly Edge[] = ['far', 'right', 'near', 'left']

/** Renames an edge as the reader sees it. */
function rotateEdge(words: string, { quarters }: NonNullable<QuarterTurn>): string {
  const at = CLOCKWISE.findIndex((edge) => words === `${EDGE}${edge}`)
  return at < 0 ? words : `${EDGE}${CLOCKWISE[(at + quarters) % CLOCKWISE.length]}`
}

function rotatePoint({ x, y }: Point, { width, depth, quarters }: NonNullable<QuarterTurn>): Point {
  if (quarters === 1) return { x: depth - y, y: x }
  return quarters === 2 ? { x: width - x, y: depth - y } : { x: y, y: width - x }
}

function rotateDirection({ x, y }: Point, { quarters }: NonNullable<QuarterTurn>): Point {
  // Avoids minus zero, which would compare as another direction.
  if (quarters === 1) return { x: 0 - y, y: x }
  return quarters === 2 ? { x: 0 - x, y: 0 - y } : { x: y, y: 0 - x }
}

/** Rotates a snapshot to its person's edge. */
export function rotateSnapshot(snapshot: Snapshot): Snapshot {
  const turn = turnFor(snapshot)
  if (!turn) return snapshot
  const { view, decision, events } = snapshot
  return {
    ...snapshot,
    view: { ...rotateData(view, turn), table: rotateTable(turn) },
    decision: rotateData(decision, turn),
    events: events.map((event) => rotateEvent(event, turn)),
  }
}

/** Events come with every snapshot; each is rotated once. */
const turnedEvents = new WeakMap<GameEvent, GameEvent>()

function rotateEvent(event: GameEvent, turn: NonNullable<QuarterTurn>): GameEvent {
  const known = turnedEvents.get(event)
  if (known) return known
  const { args, paths } = event
  const seen = { ...event, args: rotateData(args, turn), ...(paths ? { paths: rotatePaths(paths, turn) } : {}) }
  turnedEvents.set(event, seen)
  return seen
}

/** Paths are pairs of numbers. */
function rotatePaths(
  paths: NonNullable<GameEvent['paths']>,
  turn: NonNullable<QuarterTurn>,
): NonNullable<GameEvent['paths']> {
  return paths.map(({ figure, points }) => ({
    figure,
    points: points.map(([x, y]) => {
      const place = rotatePoint({ x, y }, turn)
      return [place.x, place.y] as const
    }),
  }))
}
