import type { GameEvent, Seat } from '@fray/kernel'
import type { Exchange } from './chapters.ts'
import type { HistoryStep } from './history.ts'
import { figuresIn, isResult, type Stories, sharesFigure } from './story.ts'

/** An answer after which one seat led by much more than before. */
export interface DecisiveMoment {
  /** Number of answers up to this one. */
  readonly at: number
  /** The seat it helped. */
  readonly seat: Seat
  /** Change of the lead, on the scale of `leadsOf`. */
  readonly change: number
  readonly chapter: number
  /** Its results, and the rolls that led to them. */
  readonly events: readonly GameEvent[]
  /** Chance of its last result; undefined if no dice decided it. */
  readonly chance?: number
}

/** Maximum for each seat. */
const MAX_MOMENTS = 3
/** Smaller changes are not key moments. */
const MIN_CHANGE = 0.1

/** Gets the moments that helped each seat most, the most important first. */
export function momentsOf(
  steps: readonly HistoryStep[],
  leads: readonly (readonly number[])[],
  stories: Stories,
): readonly DecisiveMoment[] {
  const toldAt = passagesByAnswer(stories)
  const changes = steps.slice(1).flatMap(({ at }) => {
    const [seat, change] = greatestChange(leads[at]!.map((lead, seat) => lead - leads[at - 1]![seat]!))
    const passages = toldAt.get(at) ?? []
    const told = passages.flatMap(([, events]) => events)
    // The end of a match is not a key moment in itself, only a loss at the end is.
    if (at === steps.length - 1 && !told.some(({ removes }) => removes)) return []
    return change < MIN_CHANGE || told.length === 0
      ? []
      : [{ at, seat, change, chapter: chapterOf(passages), events: told }]
  })
  const ordered = changes.toSorted((a, b) => weightOf(b) - weightOf(a))
  return ordered.filter((moment, i) => {
    return ordered.slice(0, i).filter(({ seat }) => seat === moment.seat).length < MAX_MOMENTS
  })
}

/** Wounds may heal, losses do not: a loss outweighs wounds of the same rating. */
const WOUND_WEIGHT = 0.5

function weightOf({ change, events }: Pick<DecisiveMoment, 'change' | 'events'>): number {
  return events.some(({ removes }) => removes !== undefined) ? change : WOUND_WEIGHT * change
}

type ReportPassage = readonly [Exchange, readonly GameEvent[]]

/** Groups the passages by the number of answers before them. */
function passagesByAnswer(stories: Stories): ReadonlyMap<number, readonly ReportPassage[]> {
  const byAnswer = new Map<number, ReportPassage[]>()
  for (const passage of stories) {
    const [{ at }] = passage
    const others = byAnswer.get(at)
    if (others) others.push(passage)
    else byAnswer.set(at, [passage])
  }
  return byAnswer
}

/**
 * Gets the chapter in which the deciding event began if its answer spans two turns: a rout begins with a lost fight.
 */
function chapterOf(passages: readonly ReportPassage[]): number {
  const decisive = decisiveEvent(passages.flatMap(([, events]) => events))
  const began = passages.find(([, events]) => {
    return decisive && events.some((event) => isResult(event) && (event === decisive || sharesFigure(event, decisive)))
  })
  const [passage] = began ?? passages[0]!
  return passage.chapter
}

function greatestChange(changes: readonly number[]): readonly [seat: Seat, change: number] {
  const change = Math.max(...changes)
  return [changes.indexOf(change), change]
}

/** Gets the event that decided a moment: a loss if there is one, and the last rather than an earlier one. */
export function decisiveEvent(events: readonly GameEvent[]): GameEvent | undefined {
  return events.findLast(({ removes }) => removes !== undefined) ?? events.findLast(({ isOutcome }) => isOutcome)
}

/** Maximum number of an answer's results in the replay. */
const MAX_RESULTS = 4

/** Shortens a moment to its last results, after the event that names who caused them if they do not. */
export function lastResults(events: readonly GameEvent[]): readonly GameEvent[] {
  const results = events.filter(isResult).slice(-MAX_RESULTS)
  const decisive = decisiveEvent(results)
  if (!decisive || figuresIn(decisive).length > 1) return results
  const deeds = events
    .slice(0, events.indexOf(decisive))
    .filter((event) => !isResult(event) && figuresIn(event).length > 1)
  const deed =
    deeds.findLast((event) => sharesFigure(event, decisive)) ??
    deeds.findLast((event) => results.some((result) => sharesFigure(event, result)))
  return events.filter((event) => event === deed || results.includes(event))
}
