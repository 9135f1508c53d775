import type { Event, Text } from '@fray/kernel'
import type { FigureView, Point, TableView } from '@fray/tabletop'
import type { Step } from './history.ts'

/** One step of the track of a match: a turn. */
export interface Chapter {
  /** What its turn is called; before the first one, what was going on. */
  readonly headline: Text
  /** Its number; 0 before the first turn. */
  readonly turn: number
  /** After how many answers it begins. */
  readonly from: number
  /** The table at its end. */
  readonly view: TableView
  readonly moves: readonly Move[]
  readonly exchanges: readonly Exchange[]
}

/** What one answer led to within one chapter. */
export interface Exchange {
  /** After how many answers. */
  readonly at: number
  /** The number of its chapter. */
  readonly chapter: number
  readonly events: readonly Event[]
}

/** How a figure came from where it stood at the beginning of a chapter to where it stands at its end. */
export interface Move {
  readonly figure: FigureView
  /** From where it stood; empty if it came to the table in this chapter. */
  readonly way: readonly Point[]
  /** It is not on the table any more. */
  readonly gone: boolean
}

/** What happened, answer by answer; where a turn begins within an answer, what ends the one before it is told in that. */
export function exchangesOf(steps: readonly Pick<Step, 'at' | 'view' | 'events' | 'turnStart'>[]): readonly Exchange[] {
  let chapter = 0
  const exchanges = steps.flatMap(({ at, view, events, turnStart }, i) => {
    if (i === 0 || turnOf(view) === turnOf(steps[i - 1]!.view)) return { at, chapter, events }
    const before = { at, chapter, events: events.slice(0, turnStart) }
    chapter++
    return [before, { at, chapter, events: turnStart === undefined ? [] : events.slice(turnStart) }]
  })
  return exchanges.filter(({ events }) => events.length > 0)
}

export function chaptersOf(steps: readonly Step[], exchanges: readonly Exchange[]): readonly Chapter[] {
  const starts = steps.filter(({ view }, i) => i === 0 || turnOf(view) !== turnOf(steps[i - 1]!.view))
  return starts.map((start, i) => {
    const next = starts[i + 1]
    // The table is shown as it was before the next one began. Before the first one that is
    // when the last figure has been placed, which begins it.
    const own = steps.slice(i === 0 ? 0 : start.at + 1, next ? next.at + 1 : undefined)
    const end =
      turnOf(start.view) === 0 && next ? next : steps[Math.max(start.at, next ? next.at - 1 : steps.length - 1)]!
    return {
      headline: start.view.status.track?.name ?? start.view.status.headline,
      turn: turnOf(start.view),
      from: start.at,
      view: end.view,
      moves: movesBetween(start.view, end.view, own),
      exchanges: exchanges.filter(({ chapter }) => chapter === i),
    }
  })
}

/** Before the first turn there is none. */
function turnOf({ status }: TableView): number {
  return status.track?.at ?? 0
}

function movesBetween(before: TableView, after: TableView, steps: readonly Step[]): readonly Move[] {
  const then = new Map(before.figures.map((figure) => [figure.id, figure]))
  const now = new Map(after.figures.map((figure) => [figure.id, figure]))
  const walked = waysIn(steps)
  return [...new Map([...then, ...now]).values()].flatMap((figure) => {
    const [from, to] = [then.get(figure.id)?.pose, now.get(figure.id)?.pose]
    const way = [from, ...(from ? (walked.get(figure.id) ?? []) : []), from && to].filter(
      (place) => place !== undefined,
    )
    const bends = way.filter(({ x, y }, i) => x !== way[i - 1]?.x || y !== way[i - 1]?.y)
    return from && to && bends.length < 2 ? [] : [{ figure, way: bends, gone: to === undefined }]
  })
}

/** The ways that figures were seen to go. */
function waysIn(steps: readonly Step[]): ReadonlyMap<number, readonly Point[]> {
  const ways = new Map<number, Point[]>()
  for (const { figure, points } of steps.flatMap(({ events }) => events.flatMap(({ paths = [] }) => paths))) {
    ways.set(figure, [...(ways.get(figure) ?? []), ...points.map(([x, y]) => ({ x, y }))])
  }
  return ways
}
