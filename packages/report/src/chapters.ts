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

/** What happened, answer by answer; where turns begin within an answer, each is told what happened in it. */
export function exchangesOf(
  steps: readonly Pick<Step, 'at' | 'view' | 'events' | 'turnStarts'>[],
): readonly Exchange[] {
  let chapter = 0
  const exchanges = steps.flatMap((step, i) => {
    const { at, events, turnStarts } = step
    const begun = turnsBegun(step, steps[i - 1])
    const cuts = begun === 0 ? [] : turnStarts.slice(-begun)
    const parts = [0, ...cuts].map((from, k) => ({ at, chapter: chapter + k, events: events.slice(from, cuts[k]) }))
    chapter += begun
    return parts
  })
  return exchanges.filter(({ events }) => events.length > 0)
}

/** How many turns began with a step; a game that does not say what begins a turn is taken to have begun one. */
function turnsBegun(
  { view, turnStarts }: Pick<Step, 'view' | 'turnStarts'>,
  before: Pick<Step, 'view'> | undefined,
): number {
  if (!before || turnOf(view) === turnOf(before.view)) return 0
  return Math.max(1, Math.min(turnOf(view) - turnOf(before.view), turnStarts.length))
}

export function chaptersOf(steps: readonly Step[], exchanges: readonly Exchange[]): readonly Chapter[] {
  const starts = startsOf(steps)
  return starts.map(({ step, turn }, i) => {
    const next = starts[i + 1]?.step
    const { view, moves } =
      next === step ? within(steps[step.at - 1]!, step) : until(next, step, steps.slice(i === 0 ? 0 : step.at + 1))
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

/** The steps with which chapters begin. Turns in which nobody had anything to decide begin with the same one. */
function startsOf(steps: readonly Step[]): readonly { readonly step: Step; readonly turn: number }[] {
  return steps.flatMap((step, i) => {
    const begun = i === 0 ? 1 : turnsBegun(step, steps[i - 1])
    return Array.from({ length: begun }, (_, k) => ({ step, turn: turnOf(step.view) - (begun - 1 - k) }))
  })
}

type Drawn = Pick<Chapter, 'view' | 'moves'>

/** A turn that came and went within one answer. */
function within(before: Step, step: Step): Drawn {
  return { view: step.view, moves: movesBetween(before.view, step.view, [step]) }
}

/**
 * A turn from its first step on. The table is shown as it was before the next one began. Before the first one that is
 * when the last figure has been placed, which begins it.
 */
function until(next: Step | undefined, start: Step, following: readonly Step[]): Drawn {
  const own = next ? following.filter(({ at }) => at <= next.at) : following
  const last = next && turnOf(start.view) > 0 ? own.findLast(({ at }) => at < next.at) : own.at(-1)
  const end = last ?? start
  const closing = own.filter(({ at }) => at > end.at).map(endingTurn)
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

/** What of an answer that began the next turn still happened in the one before. */
function endingTurn(step: Step): Step {
  return { ...step, events: step.events.slice(0, step.turnStarts[0]) }
}

/** What a turn is called: as it is while it is played, with the number of an earlier one where it was over by then. */
function headlineOf({ status }: TableView, turn: number): Text {
  const { track, headline } = status
  const words = track?.name ?? headline
  if (!track || track.at === turn) return words
  const args = Object.entries(words.args ?? {}).map(([key, arg]) => [key, arg === track.at ? turn : arg])
  return { ...words, args: Object.fromEntries(args) }
}

/** Before the first turn there is none. */
function turnOf({ status }: TableView): number {
  return status.track?.at ?? 0
}

/** `closing` came after the table was as it is shown: whoever went then went on from there. */
function movesBetween(
  before: TableView,
  after: TableView,
  steps: readonly Step[],
  closing: readonly Step[] = [],
): readonly Move[] {
  const then = new Map(before.figures.map((figure) => [figure.id, figure]))
  const now = new Map(after.figures.map((figure) => [figure.id, figure]))
  const [walked, walkedOn] = [waysIn(steps), waysIn(closing)]
  return [...new Map([...then, ...now]).values()].flatMap((figure) => {
    const [from, to] = [then.get(figure.id)?.pose, now.get(figure.id)?.pose]
    const along = (ways: typeof walked) => (from ? (ways.get(figure.id) ?? []) : [])
    const way = [from, ...along(walked), from && to, ...along(walkedOn)].filter((place) => place !== undefined)
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
