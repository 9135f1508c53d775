import type { GameEvent } from '@fray/kernel'
import { figuresIn } from '../../action/model/action.ts'

/** Rolls read together, at most: opposed rolls and re-rolls. */
const TOGETHER = 3

/** Gets the roll and those directly before it: nothing was read between them, so they are read together. */
export function rollsReadTogether(events: readonly GameEvent[], roll: GameEvent): readonly GameEvent[] {
  const at = lastOf(events, roll)
  if (at < 0) return [roll]
  const before = events.slice(0, at).findLastIndex(({ dice }) => dice === undefined)
  return events.slice(Math.max(before + 1, at + 1 - TOGETHER), at + 1)
}

/**
 * Gets the results of a roll, or the first event after it if none is a result. They end with the next roll or the start
 * of something else. Empty until the dice are read.
 */
export function resultsOfRoll(events: readonly GameEvent[], roll: GameEvent): readonly GameEvent[] {
  const at = lastOf(events, roll)
  const first = events[at + 1]
  if (at < 0 || !first || first.dice) return []
  const came = events.slice(at + 1, endOfRoll(events, roll))
  const results = came.filter(({ isOutcome }) => isOutcome)
  return results.length > 0 && !isReadingAlone(events, roll, first, results) ? results : [first]
}

/** Gets the event with the numbers behind a roll, if the results do not say them. */
export function rollReadingOf(events: readonly GameEvent[], roll: GameEvent): GameEvent | undefined {
  const at = lastOf(events, roll)
  const first = events[at + 1]
  if (at < 0 || !first?.numbers?.length || first.dice) return undefined
  return resultsOfRoll(events, roll).includes(first) ? undefined : first
}

/** A figure that rolled for itself (a morale test) is shown its own result, not what happened to others. */
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

/** Gets the last result after the roll was over: the roll is no longer the latest event. */
export function resultSince(events: readonly GameEvent[], roll: GameEvent): GameEvent | undefined {
  const end = endOfRoll(events, roll)
  return events.findLast((event, i) => i >= end && !event.dice && (event.isOutcome || isMoveAt(event)))
}

/** Whether a move concerns another figure: it reaches them, or does not. */
function isMoveAt({ paths, args }: GameEvent): boolean {
  return (paths?.length ?? 0) > 0 && figuresIn(args).length > 1
}

/** Gets the index of the first event that did not result from the roll. */
function endOfRoll(events: readonly GameEvent[], roll: GameEvent): number {
  const at = lastOf(events, roll)
  const first = events[at + 1]
  if (at < 0 || !first) return events.length
  const concerned = new Set([...rollsReadTogether(events, roll), first].flatMap(({ args }) => figuresIn(args)))
  const end = events.findIndex((event, i) => i > at + 1 && (event.dice !== undefined || isElsewhere(event, concerned)))
  return end < 0 ? events.length : end
}

/** Other figures move, a card is played or a turn starts; a victim need not be named by the roll. */
function isElsewhere({ args, paths, isOutcome }: GameEvent, concerned: ReadonlySet<number>): boolean {
  if (isOutcome && !paths?.length) return false
  const goesOn = figuresIn(args).some((figure) => concerned.has(figure))
  return isOutcome ? !goesOn : !goesOn || (paths?.length ?? 0) > 0
}

/** Events are copies from another thread, so the roll is found by its content. */
function lastOf(events: readonly GameEvent[], roll: GameEvent): number {
  const written = JSON.stringify(roll)
  return events.findLastIndex((event) => event.dice !== undefined && JSON.stringify(event) === written)
}
