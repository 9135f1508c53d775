import type { Arg, Event } from '@fray/kernel'
import type { Exchange } from './chapters.ts'

/** What is worth telling of a match, by what each passage ends with. */
export type Stories = ReadonlyMap<Exchange, readonly Event[]>

/**
 * Results and losses, the rolls that led to them or followed from them, and what says whose rolls they were. A roll whose
 * result comes with the next answer is told with that: somebody was asked in between. What neither dice nor a loss made
 * is no story, unless it comes of one at once.
 */
export function storiesOf(exchanges: readonly Exchange[]): Stories {
  const stories = new Map<Exchange, readonly Event[]>()
  let before: readonly Event[] = []
  let last: readonly Event[] = []
  const tellings = exchanges.map(({ events }, i) => toldOf(events, exchanges[i + 1]?.events ?? []))
  for (const [i, exchange] of exchanges.entries()) {
    const told = tellings[i]!
    const passage = [...before, ...told]
    before = passage.slice(passage.length - openIn(passage, told, exchanges[i + 1]?.events ?? [], tellings[i + 1]?.[0]))
    const closed = passage.slice(0, passage.length - before.length)
    const isTold = isStory(closed, last)
    if (isTold) stories.set(exchange, closed)
    last = isTold ? closed : []
  }
  return stories
}

export function isResult({ isOutcome, removes }: Event): boolean {
  return isOutcome === true || removes !== undefined
}

/** Of how many events at the end of a passage the outcome is still to be told. */
function openIn(
  passage: readonly Event[],
  told: readonly Event[],
  after: readonly Event[],
  toldNext: Event | undefined,
): number {
  const end = told.findLast(isStep)
  if (!end || !isRoll(end)) return 0
  if (!told.some(isResult) || resultsFirstIn(after).some((result) => sharesFigure(end, result))) return passage.length
  // A new blow after a result: it is told with what comes of it.
  return toldNext && sharesFigure(end, toldNext) ? passage.length - 1 - passage.findLastIndex(isResult) : 0
}

/** The results that what happens begins with. */
function resultsFirstIn(events: readonly Event[]): readonly Event[] {
  const end = events.findIndex((event) => !isResult(event))
  return end < 0 ? events : events.slice(0, end)
}

function isStory(passage: readonly Event[], before: readonly Event[]): boolean {
  if (passage.some((event) => isRoll(event) || event.removes !== undefined)) return true
  return passage.some((event) => before.some((earlier) => isResult(earlier) && sharesFigure(earlier, event)))
}

function isRoll({ dice }: Event): boolean {
  return dice !== undefined
}

function toldOf(events: readonly Event[], after: readonly Event[]): readonly Event[] {
  const rolls = new Set([...events.keys()].filter((i) => isRoll(events[i]!) && isToldRoll(events, i, after)))
  return events.filter((event, i) => {
    if (event.only !== undefined) return false
    return isResult(event) || rolls.has(i) || leadsToRoll(events, i, rolls) || tellsOfRoll(events, i, rolls)
  })
}

/** A roll is told if a result comes of it before another roll does, or if it comes of a result. */
function isToldRoll(events: readonly Event[], i: number, after: readonly Event[]): boolean {
  const next = events.slice(i + 1).find(isStep) ?? resultsFirstIn(after)[0]
  if (next && !isRoll(next)) return true
  const before = events.slice(0, i).findLast(isStep)
  return before !== undefined && isResult(before) && sharesFigure(before, events[i]!)
}

/** What came of the roll before and led to this one: a hit that calls for damage. Where an answer begins with it, it says whose hit it was. */
function leadsToRoll(events: readonly Event[], i: number, rolls: ReadonlySet<number>): boolean {
  if (!rolls.has(i + 1) || isRoll(events[i]!)) return false
  const before = events.slice(0, i).findLast(isStep)
  if (before) return !isResult(before)
  const known = new Set(figuresIn(events[i + 1]!))
  return sharesFigure(events[i]!, events[i + 1]!) && figuresIn(events[i]!).some((figure) => !known.has(figure))
}

/** What came of a roll, where the roll does not say whose it was or no result says what came of it. */
function tellsOfRoll(events: readonly Event[], i: number, rolls: ReadonlySet<number>): boolean {
  if (!rolls.has(i - 1) || isRoll(events[i]!)) return false
  const next = events.slice(i + 1).find(isStep)
  const known = new Set(figuresIn(events[i - 1]!))
  return figuresIn(events[i]!).some((figure) => !known.has(figure)) || next === undefined || isRoll(next)
}

/** What a passage goes on with: a roll or a result. */
function isStep(event: Event): boolean {
  return isRoll(event) || isResult(event)
}

export function sharesFigure(one: Event, other: Event): boolean {
  const figures = new Set(figuresIn(one))
  return figuresIn(other).some((figure) => figures.has(figure))
}

function figuresIn({ args = {} }: Event): readonly number[] {
  const figures = (arg: Arg): readonly number[] => {
    if (typeof arg !== 'object') return []
    if ('figure' in arg) return [arg.figure]
    return 'text' in arg ? Object.values(arg.text.args ?? {}).flatMap(figures) : []
  }
  return Object.values(args).flatMap(figures)
}
