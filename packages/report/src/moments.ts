import type { Event, Seat } from '@fray/kernel'
import type { Exchange } from './chapters.ts'
import type { Step } from './history.ts'
import { figuresIn, isResult, type Stories, sharesFigure } from './story.ts'

/** An answer after which one seat was much farther ahead than before. */
export interface Moment {
  /** After how many answers. */
  readonly at: number
  /** Whom it helped. */
  readonly seat: Seat
  /** How much, in the measure of leads. */
  readonly change: number
  readonly chapter: number
  /** The results that it led to, and the rolls that led to them. */
  readonly events: readonly Event[]
  /** How likely its last result was; undefined if no dice decided about it. */
  readonly chance?: number
}

/** For each seat so many. */
const MOMENTS = 3
/** Smaller changes are no moments to speak of. */
const LEAST_CHANGE = 0.1

/** The moments that helped each seat most, the weightiest first. */
export function momentsOf(
  steps: readonly Step[],
  leads: readonly (readonly number[])[],
  stories: Stories,
): readonly Moment[] {
  const toldAt = passagesByAnswer(stories)
  const changes = steps.slice(1).flatMap(({ at }) => {
    const [seat, change] = greatest(leads[at]!.map((lead, seat) => lead - leads[at - 1]![seat]!))
    const passages = toldAt.get(at) ?? []
    const told = passages.flatMap(([, events]) => events)
    // That a match is over is no moment of it, unless somebody falls then.
    if (at === steps.length - 1 && !told.some(({ removes }) => removes)) return []
    return change < LEAST_CHANGE || told.length === 0
      ? []
      : [{ at, seat, change, chapter: chapterOf(passages), events: told }]
  })
  const ordered = changes.toSorted((a, b) => weightOf(b) - weightOf(a))
  return ordered.filter((moment, i) => {
    return ordered.slice(0, i).filter(({ seat }) => seat === moment.seat).length < MOMENTS
  })
}

/** Wounds may heal, and whoever is lost is lost: a loss decides more than wounds that are rated as high. */
const WOUNDS = 0.5

function weightOf({ change, events }: Pick<Moment, 'change' | 'events'>): number {
  return events.some(({ removes }) => removes !== undefined) ? change : WOUNDS * change
}

type Passage = readonly [Exchange, readonly Event[]]

/** The passages told after each number of answers. */
function passagesByAnswer(stories: Stories): ReadonlyMap<number, readonly Passage[]> {
  const byAnswer = new Map<number, Passage[]>()
  for (const passage of stories) {
    const [{ at }] = passage
    const others = byAnswer.get(at)
    if (others) others.push(passage)
    else byAnswer.set(at, [passage])
  }
  return byAnswer
}

/** Where one answer ended a turn and began another: the turn in which what decided began, as a rout does with a lost fight. */
function chapterOf(passages: readonly Passage[]): number {
  const decisive = decisiveOf(passages.flatMap(([, events]) => events))
  const began = passages.find(([, events]) => {
    return decisive && events.some((event) => isResult(event) && (event === decisive || sharesFigure(event, decisive)))
  })
  const [passage] = began ?? passages[0]!
  return passage.chapter
}

function greatest(changes: readonly number[]): readonly [seat: Seat, change: number] {
  const change = Math.max(...changes)
  return [changes.indexOf(change), change]
}

/** The result that the others led to: a loss rather than anything else, and the last rather than an earlier one. */
export function decisiveOf(events: readonly Event[]): Event | undefined {
  return events.findLast(({ removes }) => removes !== undefined) ?? events.findLast(({ isOutcome }) => isOutcome)
}

/** More than so many results of one answer are told in the replay. */
const BRIEF = 4

/** The last results of a moment, after what says who brought them about where they do not. */
export function inBrief(events: readonly Event[]): readonly Event[] {
  const results = events.filter(isResult).slice(-BRIEF)
  const decisive = decisiveOf(results)
  if (!decisive || figuresIn(decisive).length > 1) return results
  const deeds = events
    .slice(0, events.indexOf(decisive))
    .filter((event) => !isResult(event) && figuresIn(event).length > 1)
  const deed =
    deeds.findLast((event) => sharesFigure(event, decisive)) ??
    deeds.findLast((event) => results.some((result) => sharesFigure(event, result)))
  return events.filter((event) => event === deed || results.includes(event))
}
