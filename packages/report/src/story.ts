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
  for (const [i, exchange] of exchanges.entries()) {
    const after = exchanges[i + 1]?.events[0]
    const told = toldOf(exchange.events, after)
    const passage = [...before, ...told]
    const isOpen = goesOn(told, after)
    before = isOpen ? passage : []
    const isTold = !isOpen && isStory(passage, last)
    if (isTold) stories.set(exchange, passage)
    last = isTold ? passage : []
  }
  return stories
}

export function isResult({ isOutcome, removes }: Event): boolean {
  return isOutcome === true || removes !== undefined
}

/** Whether what comes of the last roll is still to be told. */
function goesOn(told: readonly Event[], after: Event | undefined): boolean {
  const end = told.findLast(isStep)
  if (!end || !isRoll(end)) return false
  return !told.some(isResult) || (after !== undefined && isResult(after) && sharesFigure(end, after))
}

function isStory(passage: readonly Event[], before: readonly Event[]): boolean {
  if (passage.some((event) => isRoll(event) || event.removes !== undefined)) return true
  return passage.some((event) => before.some((earlier) => isResult(earlier) && sharesFigure(earlier, event)))
}

function isRoll({ dice }: Event): boolean {
  return dice !== undefined
}

function toldOf(events: readonly Event[], after: Event | undefined): readonly Event[] {
  const rolls = new Set([...events.keys()].filter((i) => isRoll(events[i]!) && isToldRoll(events, i, after)))
  return events.filter((event, i) => {
    if (event.only !== undefined) return false
    return isResult(event) || rolls.has(i) || leadsToRoll(events, i, rolls) || tellsOfRoll(events, i, rolls)
  })
}

/** A roll is told if a result comes of it before another roll does, or if it comes of a result. */
function isToldRoll(events: readonly Event[], i: number, after: Event | undefined): boolean {
  const next = events.slice(i + 1).find(isStep) ?? (after && isResult(after) ? after : undefined)
  if (next && !isRoll(next)) return true
  const before = events.slice(0, i).findLast(isStep)
  return before !== undefined && isResult(before) && sharesFigure(before, events[i]!)
}

/** What came of the roll before and led to this one: a hit that calls for damage. */
function leadsToRoll(events: readonly Event[], i: number, rolls: ReadonlySet<number>): boolean {
  const before = events.slice(0, i).findLast(isStep)
  return rolls.has(i + 1) && !isRoll(events[i]!) && before !== undefined && !isResult(before)
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

function sharesFigure(one: Event, other: Event): boolean {
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
