import type { GameEvent, Message } from '@fray/kernel'
import type { FigureView, Point, TableView } from '@fray/tabletop'
import type { HistoryStep } from './history.ts'

/** One step of a match's track: a turn. */
export interface Chapter {
  /** The name of the turn; before the first turn, what was going on. */
  readonly headline: Message
  /** Number of the turn; 0 before the first. */
  readonly turn: number
  /** Number of answers before the chapter begins. */
  readonly from: number
  /** The table at the end of the chapter. */
  readonly view: TableView
  readonly moves: readonly FigureMove[]
  readonly exchanges: readonly Exchange[]
}

/** The events of one answer within one chapter. */
export interface Exchange {
  /** Number of answers up to this one. */
  readonly at: number
  /** Index of its chapter. */
  readonly chapter: number
  readonly events: readonly GameEvent[]
}

/** A figure's move during a chapter, from its position at the start to its position at the end. */
export interface FigureMove {
  readonly figure: FigureView
  /** Path of the move; empty if the figure came to the table in this chapter. */
  readonly way: readonly Point[]
  /** Whether the figure has left the table. */
  readonly gone: boolean
}

/** Groups events by answer; an answer during which turns begin is split among their chapters. */
export function exchangesOf(
  steps: readonly Pick<HistoryStep, 'at' | 'view' | 'events' | 'turnStarts'>[],
): readonly Exchange[] {
  let chapter = 0
  const exchanges = steps.flatMap((step, i) => {
    const { at, events, turnStarts } = step
    const begun = countTurnsBegun(step, steps[i - 1])
    const cuts = begun === 0 ? [] : turnStarts.slice(-begun)
    const parts = [0, ...cuts].map((from, k) => ({ at, chapter: chapter + k, events: events.slice(from, cuts[k]) }))
    chapter += begun
    return parts
  })
  return exchanges.filter(({ events }) => events.length > 0)
}

/** Counts the turns that began with a step. Games that do not mark turn starts count as having begun one. */
function countTurnsBegun(
  { view, turnStarts }: Pick<HistoryStep, 'view' | 'turnStarts'>,
  before: Pick<HistoryStep, 'view'> | undefined,
): number {
  if (!before || turnOf(view) === turnOf(before.view)) return 0
  return Math.max(1, Math.min(turnOf(view) - turnOf(before.view), turnStarts.length))
}

export function chaptersOf(steps: readonly HistoryStep[], exchanges: readonly Exchange[]): readonly Chapter[] {
  const starts = startsOf(steps)
  return starts.map(({ step, turn }, i) => {
    const next = starts[i + 1]?.step
    const { view, moves } =
      next === step
        ? chapterWithinAnswer(steps[step.at - 1]!, step)
        : chapterUntil(next, step, steps.slice(i === 0 ? 0 : step.at + 1))
    return {
      headline: headlineOf(step.view, turn),
      turn,
      from: step.at,
      view,
      moves,
      exchanges: ofChapter(exchanges, i),
    }
  })
}

const ofChapter = (exchanges: readonly Exchange[], i: number) => exchanges.filter(({ chapter }) => chapter === i)

/** Gets the steps with which chapters begin. Several turns without decisions share one step. */
function startsOf(steps: readonly HistoryStep[]): readonly { readonly step: HistoryStep; readonly turn: number }[] {
  return steps.flatMap((step, i) => {
    const begun = i === 0 ? 1 : countTurnsBegun(step, steps[i - 1])
    return Array.from({ length: begun }, (_, k) => ({ step, turn: turnOf(step.view) - (begun - 1 - k) }))
  })
}

type DrawnChapter = Pick<Chapter, 'view' | 'moves'>

/** Builds the chapter of a turn that began and ended within one answer. */
function chapterWithinAnswer(before: HistoryStep, step: HistoryStep): DrawnChapter {
  return { view: step.view, moves: movesBetween(before.view, step.view, [step]) }
}

/**
 * Builds the chapter of a turn. Its picture shows the table just before the next turn; the chapter before the first
 * turn shows it after the last figure was placed.
 */
function chapterUntil(
  next: HistoryStep | undefined,
  start: HistoryStep,
  following: readonly HistoryStep[],
): DrawnChapter {
  const own = next ? following.filter(({ at }) => at <= next.at) : following
  const last = next && turnOf(start.view) > 0 ? own.findLast(({ at }) => at < next.at) : own.at(-1)
  const end = last ?? start
  const closing = own.filter(({ at }) => at > end.at).map(stepBeforeTurn)
  return {
    view: end.view,
    moves: movesBetween(
      start.view,
      end.view,
      own.filter(({ at }) => at <= end.at),
      closing,
    ),
  }
}

/** Gets the part of a step that still belongs to the previous turn. */
function stepBeforeTurn(step: HistoryStep): HistoryStep {
  return { ...step, events: step.events.slice(0, step.turnStarts[0]) }
}

/** Names a turn as during play; if the step already shows a later turn, its number is replaced. */
function headlineOf({ status }: TableView, turn: number): Message {
  const { track, headline } = status
  const words = track?.name ?? headline
  if (!track || track.at === turn) return words
  const args = Object.entries(words.args ?? {}).map(([key, arg]) => [key, arg === track.at ? turn : arg])
  return { ...words, args: Object.fromEntries(args) }
}

/** Gets the number of the current turn; 0 before the first. */
function turnOf({ status }: TableView): number {
  return status.track?.at ?? 0
}

/** Lists the moves of a chapter. Movement in the `closing` step happened after the picture and does not count. */
function movesBetween(
  before: TableView,
  after: TableView,
  steps: readonly HistoryStep[],
  closing: readonly HistoryStep[] = [],
): readonly FigureMove[] {
  const then = new Map(before.figures.map((figure) => [figure.id, figure]))
  const now = new Map(after.figures.map((figure) => [figure.id, figure]))
  const [walked, walkedOn] = [pathsIn(steps), pathsIn(closing)]
  return [...new Map([...then, ...now]).values()].flatMap((figure) => {
    const [from, to] = [then.get(figure.id)?.pose, now.get(figure.id)?.pose]
    const along = (ways: typeof walked) => (from ? (ways.get(figure.id) ?? []) : [])
    const way = [from, ...along(walked), from && to, ...along(walkedOn)].filter((place) => place !== undefined)
    const bends = way.filter(({ x, y }, i) => x !== way[i - 1]?.x || y !== way[i - 1]?.y)
    return from && to && bends.length < 2 ? [] : [{ figure, way: bends, gone: to === undefined }]
  })
}

/** Collects the paths that figures were seen to take. */
function pathsIn(steps: readonly HistoryStep[]): ReadonlyMap<number, readonly Point[]> {
  const ways = new Map<number, Point[]>()
  for (const { figure, points } of steps.flatMap(({ events }) => events.flatMap(({ paths = [] }) => paths))) {
    ways.set(figure, [...(ways.get(figure) ?? []), ...points.map(([x, y]) => ({ x, y }))])
  }
  return ways
}
