import type { GameEvent, MessageArgs, Seat } from '@fray/kernel'
import type { Snapshot } from '@fray/session'
import type { FigureView, Point, TableView } from '@fray/tabletop'
import { newEvents } from '../../store/model/stage.ts'

/** The visible part of the events between two snapshots. */
export interface Action {
  readonly trails: readonly Trail[]
  readonly strikes: readonly Strike[]
  readonly deaths: readonly Death[]
  /** A figure that came to the table or left it alive, and the event that says why. */
  readonly comings: readonly Arrival[]
  /** Place of the event. */
  readonly places: readonly Point[]
}

export interface Trail {
  readonly figure: number
  readonly seat: Seat
  readonly way: readonly Point[]
}

/** Two figures that fight or shoot. */
export interface Strike {
  readonly kind: 'blow' | 'shot'
  readonly seat: Seat
  readonly from: Point
  readonly to: Point
}

export interface Death {
  readonly figure: FigureView
  readonly at: Point
}

interface Arrival {
  readonly figure: FigureView
  readonly why: GameEvent
}

export const NO_ACTION: Action = { trails: [], strikes: [], deaths: [], comings: [], places: [] }

/** In hundredths of a millimetre: bases closer than this fight hand to hand. */
const AT_HAND = 1200

export function actionBetween(before: Snapshot | undefined, after: Snapshot): Action {
  const events = newEvents(before, after)
  if (!before || events.length === 0) return NO_ACTION
  const known = new Map([...before.view.figures, ...after.view.figures].map((figure) => [figure.id, figure]))
  const trails = trailsOf(events, known)
  const strikes = strikesOf(events, known)
  const deaths = deathsOf(events, before.view)
  const comings = arrivalsOf(events, before.view, after.view)
  const places = [
    ...trails.flatMap(({ way }) => [way[0]!, way.at(-1)!]),
    ...strikes.flatMap(({ from, to }) => [from, to]),
    ...deaths.map(({ at }) => at),
    ...comings.map(({ figure }) => figure.pose),
  ]
  return { trails, strikes, deaths, comings, places }
}

function trailsOf(events: readonly GameEvent[], known: ReadonlyMap<number, FigureView>): readonly Trail[] {
  const ways = new Map<number, Point[]>()
  for (const { figure, points } of events.flatMap(({ paths = [] }) => paths)) {
    ways.set(figure, [...(ways.get(figure) ?? []), ...points.map(([x, y]) => ({ x, y }))])
  }
  return [...ways].flatMap(([figure, way]) => {
    const seat = known.get(figure)?.seat
    return seat === undefined || way.length < 2 ? [] : [{ figure, seat, way }]
  })
}

/** Two figures strike once for everything that is declared, rolled and results from it. */
function strikesOf(events: readonly GameEvent[], known: ReadonlyMap<number, FigureView>): readonly Strike[] {
  const found = new Map<string, Strike>()
  for (const [at, event] of events.entries()) {
    const strike = strikeOf(event, known) ?? blowBefore(events, at, known)
    if (!strike) continue
    const ends = [strike.from, strike.to].map(({ x, y }) => `${x} ${y}`).toSorted()
    const key = [strike.kind, ...ends].join()
    if (!found.has(key)) found.set(key, strike)
  }
  return [...found.values()]
}

/** A roll or result about two enemies is a blow or, at a distance, a shot. */
function strikeOf(event: GameEvent, known: ReadonlyMap<number, FigureView>): Strike | undefined {
  const isResult = event.isOutcome && !event.paths?.length && !event.removes?.length
  return event.dice || isResult ? strikeBetween(event, known) : undefined
}

/** A roll of one figure belongs to the last blow declared since the previous roll. */
function blowBefore(
  events: readonly GameEvent[],
  at: number,
  known: ReadonlyMap<number, FigureView>,
): Strike | undefined {
  if (!events[at]?.dice) return undefined
  const since = events.slice(0, at).findLastIndex(({ dice }) => dice !== undefined) + 1
  const declared = events.slice(since, at).toReversed()
  const strikes = declared.filter(({ paths }) => !paths?.length).map((gameEvent) => strikeBetween(gameEvent, known))
  return strikes.find((strike) => strike?.kind === 'blow')
}

/** Gets the strike between the first figure an event names and the first enemy it names. */
function strikeBetween({ args }: GameEvent, known: ReadonlyMap<number, FigureView>): Strike | undefined {
  const [first, ...others] = figuresIn(args).flatMap((id) => known.get(id) ?? [])
  const second = others.find(({ seat }) => seat !== first?.seat)
  if (!first || !second) return undefined
  const [from, to] = nearestOf(first, second)
  const gap = Math.hypot(to.x - from.x, to.y - from.y) - reachOf(first) - reachOf(second)
  return { kind: gap <= AT_HAND ? 'blow' : 'shot', seat: first.seat, from, to }
}

/** Lists the figures that a text names, in order. */
export function figuresIn(args: MessageArgs = {}): readonly number[] {
  const found = Object.values(args).flatMap((arg) => {
    if (typeof arg !== 'object') return []
    if ('figure' in arg) return [arg.figure]
    return 'text' in arg ? figuresIn(arg.text.args) : []
  })
  return [...new Set(found)]
}

/** Gets the closest points of two figures, which may be formations. */
function nearestOf(a: FigureView, b: FigureView): readonly [Point, Point] {
  let best: readonly [Point, Point] = [a.pose, b.pose]
  let least = Number.POSITIVE_INFINITY
  for (const pose of a.body ?? [a.pose]) {
    for (const other of b.body ?? [b.pose]) {
      const distance = Math.hypot(pose.x - other.x, pose.y - other.y)
      if (distance < least) [least, best] = [distance, [pose, other]]
    }
  }
  return best
}

function reachOf({ base }: FigureView): number {
  return base.shape === 'disc' ? base.radius : Math.hypot(base.width, base.depth) / 2
}

function deathsOf(events: readonly GameEvent[], before: TableView): readonly Death[] {
  const removed = new Set(events.flatMap(({ removes = [] }) => removes))
  return before.figures.filter(({ id }) => removed.has(id)).map((figure) => ({ figure, at: figure.pose }))
}

/** Before the first turn figures are deployed, and after the last one nothing arrives. */
function arrivalsOf(events: readonly GameEvent[], before: TableView, after: TableView): readonly Arrival[] {
  if (!before.status.track?.at) return []
  const removed = new Set(events.flatMap(({ removes = [] }) => removes))
  const [then, now] = [before, after].map(({ figures }) => new Map(figures.map((figure) => [figure.id, figure])))
  const changed = [...then!.values(), ...now!.values()].filter(({ id }) => then!.has(id) !== now!.has(id))
  return changed.flatMap((figure) => {
    const why = events.find(({ args, dice }) => !dice && figuresIn(args).includes(figure.id))
    return why && !removed.has(figure.id) ? [{ figure, why }] : []
  })
}
