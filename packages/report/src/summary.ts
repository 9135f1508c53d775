import type { Event, Match, Seat, Text } from '@fray/kernel'
import type { FigureView, Point, TableView } from '@fray/tabletop'
import { type Luck, luckOf } from './luck.ts'

export type ReportedMatch = Match<unknown, unknown, TableView>

/** A match told in chapters, one for each step of its track (a turn), for whoever may know all of it. */
export interface Summary {
  readonly chapters: readonly Chapter[]
  /** How good the position was for each seat after each answer, from -1 (lost) to 1 (won). */
  readonly strengths: readonly (readonly number[])[]
  readonly losses: readonly Loss[]
  readonly luck: readonly Luck[]
  /** The moments that changed most, the greatest change first. */
  readonly moments: readonly Moment[]
}

export interface Chapter {
  readonly headline: Text
  /** After how many answers it begins. */
  readonly from: number
  /** The table at its end. */
  readonly view: TableView
  readonly moves: readonly Move[]
  /** What happened in it. */
  readonly events: readonly Event[]
}

/** Where a figure stood at the beginning of a chapter, and where at its end; null: it came, or it is gone. */
export interface Move {
  readonly figure: FigureView
  readonly from: Point | null
  readonly to: Point | null
}

export interface Loss {
  readonly seat: Seat
  readonly figure: number
  readonly name: string
  readonly chapter: number
  /** After how many answers it was gone. */
  readonly at: number
}

/** An answer after which the position was much better for one seat than before. */
export interface Moment {
  /** After how many answers. */
  readonly at: number
  /** Whom it helped. */
  readonly seat: Seat
  /** How much, in the measure of `strengths`. */
  readonly change: number
  readonly chapter: number
  /** The results that it led to. */
  readonly events: readonly Event[]
}

const MOMENTS = 5
/** Smaller changes are no moments to speak of. */
const LEAST_CHANGE = 0.02

/** Goes through a match that keeps all its savepoints, answer by answer. */
export function summarize(match: ReportedMatch): Summary {
  const steps = stepsOf(match)
  const chapters = chaptersOf(steps, match)
  const chapterAt = (at: number) => chapters.findLastIndex(({ from }) => from <= at)
  return {
    chapters,
    strengths: steps.map(({ strengths }) => strengths),
    losses: lossesOf(steps, chapterAt),
    luck: luckOf(match.events, match.seats),
    moments: momentsOf(steps, match.events, chapterAt),
  }
}

/** The match after some answers. */
interface Step {
  readonly at: number
  readonly view: TableView
  /** How many events had happened. */
  readonly events: number
  readonly strengths: readonly number[]
}

function stepsOf(match: ReportedMatch): readonly Step[] {
  return Array.from({ length: match.answers.length + 1 }, (_, at) => {
    const then = match.at(at)
    const seats = Array.from({ length: match.seats }, (_, seat) => seat)
    const strengths = seats.map((seat) => strengthOf(then, seat))
    return { at, view: then.view(undefined), events: then.events.length, strengths }
  })
}

function strengthOf({ game, state, outcome }: ReportedMatch, seat: Seat): number {
  if (!outcome) return Math.max(-1, Math.min(1, game.appraise(state, seat)))
  if (outcome.winners.length === 0) return 0
  return outcome.winners.includes(seat) ? 1 : -1
}

function chaptersOf(steps: readonly Step[], { events }: ReportedMatch): readonly Chapter[] {
  const starts = steps.filter(({ view }, i) => i === 0 || turnOf(view) !== turnOf(steps[i - 1]!.view))
  return starts.map((start, i) => {
    const end = starts[i + 1] ?? steps.at(-1)!
    const last = steps[Math.max(start.at, end.at - (starts[i + 1] ? 1 : 0))]!
    return {
      headline: start.view.status.headline,
      from: start.at,
      view: last.view,
      moves: movesBetween(start.view, end.view),
      events: events.slice(i === 0 ? 0 : start.events, starts[i + 1] ? end.events : undefined),
    }
  })
}

/** Before the first turn there is none. */
function turnOf({ status }: TableView): number {
  return status.track?.at ?? 0
}

function movesBetween(before: TableView, after: TableView): readonly Move[] {
  const then = new Map(before.figures.map((figure) => [figure.id, figure]))
  const now = new Map(after.figures.map((figure) => [figure.id, figure]))
  return [...new Map([...then, ...now]).values()].flatMap((figure) => {
    const [from, to] = [then.get(figure.id)?.pose ?? null, now.get(figure.id)?.pose ?? null]
    return from && to && from.x === to.x && from.y === to.y ? [] : [{ figure, from, to }]
  })
}

/** Figures that were on the table and are not any more. */
function lossesOf(steps: readonly Step[], chapterAt: (at: number) => number): readonly Loss[] {
  return steps.flatMap(({ at, view }, i) => {
    const before = steps[i - 1]?.view.figures ?? []
    const left = new Set([...view.figures, ...(view.reserve ?? [])].map(({ id }) => id))
    return before
      .filter(({ id }) => !left.has(id))
      .map(({ id, seat, name }) => ({ seat, figure: id, name, chapter: chapterAt(at), at }))
  })
}

function momentsOf(
  steps: readonly Step[],
  events: readonly Event[],
  chapterAt: (at: number) => number,
): readonly Moment[] {
  const changes = steps.flatMap((step, i) => {
    const before = steps[i - 1]
    if (!before) return []
    const [seat, change] = greatest(step.strengths.map((strength, seat) => strength - before.strengths[seat]!))
    const happened = events.slice(before.events, step.events).filter(({ isOutcome, removes }) => isOutcome || removes)
    return change < LEAST_CHANGE || happened.length === 0
      ? []
      : [{ at: step.at, seat, change, chapter: chapterAt(step.at), events: happened }]
  })
  return changes.toSorted((a, b) => b.change - a.change).slice(0, MOMENTS)
}

function greatest(changes: readonly number[]): readonly [seat: Seat, change: number] {
  const change = Math.max(...changes)
  return [changes.indexOf(change), change]
}
