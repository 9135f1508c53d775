import type { Event } from '@fray/kernel'
import type { Point, TableView } from '@fray/tabletop'
import type { Snapshot } from '../match/protocol.ts'
import { youIn } from '../play/you.ts'

/** How large a table is that is shown the other way round; undefined: it is shown as it is. */
export type Turn = TableView['table'] | undefined

/** Which way the table of each match is shown, once that is known: it never turns again under the reader's eyes. */
const turns = new Map<string, Turn>()

/** The one person of a match sits at the near edge. Persons who share a screen, and lessons, look at the table as it is. */
export function turnFor(snapshot: Snapshot): Turn {
  const known = turns.get(snapshot.commitment)
  if (known || turns.has(snapshot.commitment)) return known
  const you = snapshot.lesson ? undefined : youIn(snapshot)
  const far = you === undefined ? undefined : isFar(snapshot.view, you)
  const { width, depth } = snapshot.view.table
  const turn = far ? { width, depth } : undefined
  if (far !== undefined) turns.set(snapshot.commitment, turn)
  return turn
}

/** Whether a seat begins at the far edge; undefined while nobody can say. */
export function isFar({ table, zones, figures }: TableView, seat: number): boolean | undefined {
  const zone = zones.find((each) => each.kind === 'deployment' && each.seat === seat)
  const middle = { x: table.width / 2, y: table.depth / 2 }
  if (zone) return liesAbove(middleOf(zone.outline), middle)
  const own = figures.filter((each) => each.seat === seat).map(({ pose }) => pose)
  const others = figures.filter((each) => each.seat !== seat).map(({ pose }) => pose)
  return own.length > 0 && others.length > 0 ? liesAbove(middleOf(own), middleOf(others)) : undefined
}

/** Whether one place lies above another rather than beside or below it. */
function liesAbove(one: Point, other: Point): boolean {
  const [right, down] = [one.x - other.x, one.y - other.y]
  return down < 0 && -down > Math.abs(right)
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

/**
 * Everything in this data as it is seen from the other edge: places go to the opposite side, directions are reversed.
 * Done twice, it is as it was.
 */
export function turned<T>(data: T, turn: Turn): T {
  return turn ? (turnedValue(data, turn, false) as T) : data
}

/** Vectors, and not places. */
const DIRECTIONS = ['facing', 'heading']

function turnedValue(value: unknown, turn: NonNullable<Turn>, isDirection: boolean): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => turnedValue(each, turn, isDirection))
  const { x, y } = value as { x?: unknown; y?: unknown }
  const parts = Object.entries(value).map(([key, part]) => [key, turnedValue(part, turn, DIRECTIONS.includes(key))])
  const place = typeof x === 'number' && typeof y === 'number' ? opposite({ x, y }, turn, isDirection) : {}
  return { ...Object.fromEntries(parts), ...place }
}

function opposite({ x, y }: Point, { width, depth }: NonNullable<Turn>, isDirection: boolean): Point {
  // Not minus zero, which would be another direction to whoever compares.
  return isDirection ? { x: 0 - x, y: 0 - y } : { x: width - x, y: depth - y }
}

/** A snapshot as it is seen from the edge where its person sits. */
export function turnedSnapshot(snapshot: Snapshot): Snapshot {
  const turn = turnFor(snapshot)
  if (!turn) return snapshot
  const { view, decision, events } = snapshot
  return {
    ...snapshot,
    view: turned(view, turn),
    decision: turned(decision, turn),
    events: events.map((event) => turnedEvent(event, turn)),
  }
}

/** What happened is told again with every snapshot; it is turned once. */
const turnedEvents = new WeakMap<Event, Event>()

function turnedEvent(event: Event, turn: NonNullable<Turn>): Event {
  if (!event.paths) return event
  const known = turnedEvents.get(event) ?? { ...event, paths: turnedPaths(event.paths, turn) }
  turnedEvents.set(event, known)
  return known
}

/** Ways that were walked are pairs of numbers. */
function turnedPaths(
  paths: NonNullable<Event['paths']>,
  { width, depth }: NonNullable<Turn>,
): NonNullable<Event['paths']> {
  return paths.map(({ figure, points }) => ({
    figure,
    points: points.map(([x, y]) => [width - x, depth - y] as const),
  }))
}
