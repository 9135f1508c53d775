import type { GameEvent } from '@fray/kernel'
import { figuresIn } from './action.ts'

/** Rolls that are read together, at most: one against another, and what was rolled again of them. */
const TOGETHER = 3

/** The roll and those right before it: nothing was read between them, so they are read together. */
export function rollsReadTogether(events: readonly GameEvent[], roll: GameEvent): readonly GameEvent[] {
  const at = lastOf(events, roll)
  if (at < 0) return [roll]
  const before = events.slice(0, at).findLastIndex(({ dice }) => dice === undefined)
  return events.slice(Math.max(before + 1, at + 1 - TOGETHER), at + 1)
}

/**
 * What came of a roll: the results among what happened after it, or the first thing that happened where none of it is a
 * result. It ends with the next roll, and where something else begins. Nothing while the dice have not been read yet.
 */
export function resultsOfRoll(events: readonly GameEvent[], roll: GameEvent): readonly GameEvent[] {
  const at = lastOf(events, roll)
  const first = events[at + 1]
  if (at < 0 || !first || first.dice) return []
  const came = events.slice(at + 1, endOfRoll(events, roll))
  const results = came.filter(({ isOutcome }) => isOutcome)
  return results.length > 0 && !isReadingAlone(events, roll, first, results) ? results : [first]
}

/** How the dice were read, with the numbers that went into it, where what came of them does not say so itself. */
export function rollReadingOf(events: readonly GameEvent[], roll: GameEvent): GameEvent | undefined {
  const at = lastOf(events, roll)
  const first = events[at + 1]
  if (at < 0 || !first?.numbers?.length || first.dice) return undefined
  return resultsOfRoll(events, roll).includes(first) ? undefined : first
}

/** Whoever rolled for themselves (a test of nerve) is told what they rolled, not what befell others afterwards. */
function isReadingAlone(
  events: readonly GameEvent[],
  roll: GameEvent,
  first: GameEvent,
  results: readonly GameEvent[],
): boolean {
  const rollers = new Set(rollsReadTogether(events, roll).flatMap(({ args }) => figuresIn(args)))
  const read = figuresIn(first.args)
  if (first.isOutcome || read.length === 0 || !read.every((figure) => rollers.has(figure))) return false
  return !results.some(({ args }) => figuresIn(args).some((figure) => rollers.has(figure)))
}

/** The last result that came of something else, after the roll was over: the roll is no longer what happened last. */
export function resultSince(events: readonly GameEvent[], roll: GameEvent): GameEvent | undefined {
  const end = endOfRoll(events, roll)
  return events.findLast((event, i) => i >= end && !event.dice && (event.isOutcome || isMoveAt(event)))
}

/** A move that has to do with somebody else: it reaches them, or does not. */
function isMoveAt({ paths, args }: GameEvent): boolean {
  return (paths?.length ?? 0) > 0 && figuresIn(args).length > 1
}

/** The number of the first event that did not come of a roll. */
function endOfRoll(events: readonly GameEvent[], roll: GameEvent): number {
  const at = lastOf(events, roll)
  const first = events[at + 1]
  if (at < 0 || !first) return events.length
  const concerned = new Set([...rollsReadTogether(events, roll), first].flatMap(({ args }) => figuresIn(args)))
  const end = events.findIndex((event, i) => i > at + 1 && (event.dice !== undefined || isElsewhere(event, concerned)))
  return end < 0 ? events.length : end
}

/** Others move, or a card is played, a turn begins; but whoever is struck need not be named by the roll. */
function isElsewhere({ args, paths, isOutcome }: GameEvent, concerned: ReadonlySet<number>): boolean {
  if (isOutcome && !paths?.length) return false
  const goesOn = figuresIn(args).some((figure) => concerned.has(figure))
  return isOutcome ? !goesOn : !goesOn || (paths?.length ?? 0) > 0
}

/** Events come from another thread as copies, so the roll is known by what it says. */
function lastOf(events: readonly GameEvent[], roll: GameEvent): number {
  const written = JSON.stringify(roll)
  return events.findLastIndex((event) => event.dice !== undefined && JSON.stringify(event) === written)
}
