import type { GameEvent, Message, MessageArg } from '@fray/kernel'
import type { TableView } from '@fray/tabletop'
import type { Exchange } from './chapters.ts'
import type { HistoryStep } from './history.ts'

/** The events worth telling of a match, by the exchange that ends each passage. */
export type Stories = ReadonlyMap<Exchange, readonly GameEvent[]>

/**
 * Selects the story of a match: results and losses, the rolls that led to them or followed from them, and the events
 * that say whose rolls they were. A roll whose result comes with the next answer moves there, because somebody was
 * asked in between. Events caused by neither dice nor a loss are left out, unless they follow directly from one.
 */
export function storiesOf(exchanges: readonly Exchange[]): Stories {
  const stories = new Map<Exchange, readonly GameEvent[]>()
  let before: readonly GameEvent[] = []
  let last: readonly GameEvent[] = []
  const tellings = exchanges.map(({ events }, i) => eventsToTell(events, exchanges[i + 1]?.events ?? []))
  for (const [i, exchange] of exchanges.entries()) {
    const told = tellings[i]!
    const passage = [...before, ...told]
    before = passage.slice(
      passage.length - countOpenEvents(passage, told, exchanges[i + 1]?.events ?? [], tellings[i + 1]?.[0]),
    )
    const closed = passage.slice(0, passage.length - before.length)
    const isTold = isWorthTelling(closed, last)
    if (isTold) stories.set(exchange, withoutRepetition(closed))
    last = isTold ? closed : []
  }
  return stories
}

/** Drops what the next roll says as well, and rolls after the last result, since nothing came of them. */
function withoutRepetition(passage: readonly GameEvent[]): readonly GameEvent[] {
  const told = passage.filter((event, i) => !isRepeatedBy(event, passage[i + 1], passage[i - 1]))
  const end = told.findLastIndex((event) => !isRoll(event))
  return told.some(isResult) ? told.slice(0, end + 1) : told
}

/** Whether the next roll says the same: a hit before the roll for its damage, an attempt before its roll. */
function isRepeatedBy(event: GameEvent, next: GameEvent | undefined, before: GameEvent | undefined): boolean {
  if (!next || !isRoll(next) || isRoll(event) || event.removes) return false
  const [figures, nextFigures] = [figuresIn(event), figuresIn(next)]
  const namesTwo = Object.values(event.args).length === 2 && figures.length === 2
  const isOfSamePair = namesTwo && figures.every((figure, i) => figure === nextFigures[i])
  if (isOfSamePair && !(before && messageOf(before).id === messageOf(next).id)) return true
  return !isResult(event) && !(before && isRoll(before)) && isSameDeed(event, next)
}

/** Whether both name the same deed of the same figure. */
function isSameDeed(event: GameEvent, roll: GameEvent): boolean {
  const { args = {} } = messageOf(roll)
  return (
    sharesFigure(event, roll) &&
    Object.entries(event.args).some(([key, arg]) => {
      return isThing(arg) && JSON.stringify(arg) === JSON.stringify(args[key])
    })
  )
}

/** Gets the message of an event; for a roll, that of its purpose. */
function messageOf({ type, args }: GameEvent): Message {
  const { purpose } = args
  return typeof purpose === 'object' && 'text' in purpose ? purpose.text : { id: type, args }
}

function isThing(arg: MessageArg): boolean {
  return typeof arg === 'string' || (typeof arg === 'object' && 'text' in arg)
}

/** Gets the passages that left everybody as they were. */
export function idleExchanges(stories: Stories, steps: readonly Pick<HistoryStep, 'view'>[]): ReadonlySet<Exchange> {
  const idle = [...stories].filter(([{ at }, told]) => {
    const before = steps[at - 1]
    return before && !told.some(({ removes }) => removes) && healthOf(before.view) === healthOf(steps[at]!.view)
  })
  return new Set(idle.map(([exchange]) => exchange))
}

/** Lists the figures on the table with their wounds and states. */
function healthOf({ figures }: TableView): string {
  return JSON.stringify(figures.map(({ id, wounds, states }) => [id, wounds?.left, states.map(({ text }) => text)]))
}

export function isResult({ isOutcome, removes }: GameEvent): boolean {
  return isOutcome === true || removes !== undefined
}

/** Counts the events at the end of a passage whose outcome is still to come. */
function countOpenEvents(
  passage: readonly GameEvent[],
  told: readonly GameEvent[],
  after: readonly GameEvent[],
  toldNext: GameEvent | undefined,
): number {
  const end = told.findLast(isStep)
  if (!end || !isRoll(end)) return 0
  if (!told.some(isResult) || leadingResults(after).some((result) => sharesFigure(end, result))) return passage.length
  // A new blow after a result is told with its own result.
  return toldNext && sharesFigure(end, toldNext) ? passage.length - 1 - passage.findLastIndex(isResult) : 0
}

/** Gets the results at the start of a list of events. */
function leadingResults(events: readonly GameEvent[]): readonly GameEvent[] {
  const end = events.findIndex((event) => !isResult(event))
  return end < 0 ? events : events.slice(0, end)
}

function isWorthTelling(passage: readonly GameEvent[], before: readonly GameEvent[]): boolean {
  if (passage.some((event) => isRoll(event) || event.removes !== undefined)) return true
  return passage.some((event) => before.some((earlier) => isResult(earlier) && sharesFigure(earlier, event)))
}

function isRoll({ dice }: GameEvent): boolean {
  return dice !== undefined
}

function eventsToTell(events: readonly GameEvent[], after: readonly GameEvent[]): readonly GameEvent[] {
  const rolls = new Set([...events.keys()].filter((i) => isRoll(events[i]!) && isToldRoll(events, i, after)))
  return events.filter((event, i) => {
    if (event.only !== undefined) return false
    return isResult(event) || rolls.has(i) || leadsToRoll(events, i, rolls) || explainsRoll(events, i, rolls)
  })
}

/** Whether a roll is told: a result follows before another roll does, or it follows from a result itself. */
function isToldRoll(events: readonly GameEvent[], i: number, after: readonly GameEvent[]): boolean {
  const next = events.slice(i + 1).find(isStep) ?? leadingResults(after)[0]
  if (next && !isRoll(next)) return true
  const before = events.slice(0, i).findLast(isStep)
  return before !== undefined && isResult(before) && sharesFigure(before, events[i]!)
}

/**
 * Whether an event leads from the previous roll to this one, as a hit that calls for damage. At the start of an answer
 * it says whose hit it was.
 */
function leadsToRoll(events: readonly GameEvent[], i: number, rolls: ReadonlySet<number>): boolean {
  if (!rolls.has(i + 1) || isRoll(events[i]!)) return false
  const before = events.slice(0, i).findLast(isStep)
  if (before) return !isResult(before)
  const known = new Set(figuresIn(events[i + 1]!))
  return sharesFigure(events[i]!, events[i + 1]!) && figuresIn(events[i]!).some((figure) => !known.has(figure))
}

/** Whether an event says what came of a roll that does not name its figure or has no result. */
function explainsRoll(events: readonly GameEvent[], i: number, rolls: ReadonlySet<number>): boolean {
  if (!rolls.has(i - 1) || isRoll(events[i]!)) return false
  const next = events.slice(i + 1).find(isStep)
  // A roll's total is left out if its consequence is told.
  const lead = next ? events.indexOf(next) - 1 : i
  if (lead > i && leadsToRoll(events, lead, rolls) && sharesFigure(events[i]!, events[lead]!)) return false
  const known = new Set(figuresIn(events[i - 1]!))
  return figuresIn(events[i]!).some((figure) => !known.has(figure)) || next === undefined || isRoll(next)
}

/** Whether a passage continues with this event: a roll or a result. */
function isStep(event: GameEvent): boolean {
  return isRoll(event) || isResult(event)
}

export function sharesFigure(gameEvent: GameEvent, other: GameEvent): boolean {
  const figures = new Set(figuresIn(gameEvent))
  return figuresIn(other).some((figure) => figures.has(figure))
}

export function figuresIn({ args = {} }: GameEvent): readonly number[] {
  const figures = (arg: MessageArg): readonly number[] => {
    if (typeof arg !== 'object') return []
    if ('figure' in arg) return [arg.figure]
    return 'text' in arg ? Object.values(arg.text.args ?? {}).flatMap(figures) : []
  }
  return Object.values(args).flatMap(figures)
}
