import { type GameEvent, isMessage, type Message, type Outcome } from '@fray/kernel'
import type { ArchivedMatch, MatchEnding, SavedMatch, TurnStart } from './protocol.ts'
import type { TableMatch } from './terms.ts'

export function endingOf(match: TableMatch): MatchEnding | undefined {
  const { outcome } = match
  if (!outcome) return undefined
  const { names, sides } = match.view(undefined)
  return { outcome, names, sides: sides.map(({ seat, name }) => ({ seat, name })), turns: turnsOf(match) }
}

/** Whether it is over and kept what happened in it. */
export function isArchivedMatch(saved: SavedMatch): saved is ArchivedMatch {
  return saved.ended !== undefined && saved.events !== undefined
}

/** Whether a match that could not be brought back, because its rules have changed, can be told instead. */
export function canShowFromArchive(error: unknown, saved: SavedMatch): saved is ArchivedMatch {
  return error instanceof Error && error.name === 'VersionError' && isArchivedMatch(saved)
}

/** What happened in each turn. A match that is over has no secrets: all of it is told. */
export function eventsByTurn({ events, ended }: Pick<ArchivedMatch, 'events' | 'ended'>): readonly {
  readonly headline: Message
  readonly events: readonly GameEvent[]
}[] {
  const turns = ended.turns.map(({ headline, from }, i) => ({
    headline,
    events: events.slice(from, ended.turns[i + 1]?.from),
  }))
  return turns.filter((turn) => turn.events.length > 0)
}

/** Whether something from a file says how a match ended. */
export function isMatchEnding(value: unknown): value is MatchEnding {
  const { outcome, names, sides, turns } = fieldsOf(value)
  return (
    isOutcome(outcome) &&
    isListOf(names, isString) &&
    isListOf(sides, (side) => Number.isInteger(fieldsOf(side).seat) && isMessage(fieldsOf(side).name)) &&
    isListOf(turns, (turn) => Number.isInteger(fieldsOf(turn).from) && isMessage(fieldsOf(turn).headline))
  )
}

function isOutcome(value: unknown): value is Outcome {
  const { winners, reason, rules } = fieldsOf(value)
  return isListOf(winners, Number.isInteger) && isMessage(reason) && isListOf(rules, isString)
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every((item) => isItem(item))
}

function isString(value: unknown): value is string {
  return typeof value === 'string'
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

interface TurnMoment {
  readonly at: number
  readonly turn: number
  readonly start: TurnStart
}

/** Looks at as few moments as it can, for each is played again from a savepoint. */
function turnsOf(match: TableMatch): readonly TurnStart[] {
  const first = momentOf(match, 0)
  return [{ ...first.start, from: 0 }, ...startsBetween(match, first, momentOf(match, match.answers.length))]
}

/** The turns that began after one moment and up to another; turns only go up. */
function startsBetween(match: TableMatch, before: TurnMoment, after: TurnMoment): readonly TurnStart[] {
  if (before.turn === after.turn) return []
  if (after.at - before.at === 1)
    return [{ ...after.start, from: beginningIn(match, before.start.from, after.start.from) }]
  const middle = momentOf(match, Math.floor((before.at + after.at) / 2))
  return [...startsBetween(match, before, middle), ...startsBetween(match, middle, after)]
}

/** After how many events a turn began, of those that one answer led to: what ends the turn before is told in that. */
function beginningIn({ game, events }: TableMatch, known: number, until: number): number {
  const began = events.slice(known, until).findLastIndex(({ type }) => type === game.turnEvent)
  return began < 0 ? until : known + began
}

function momentOf(match: TableMatch, at: number): TurnMoment {
  const then = match.at(at)
  const { track, headline } = then.view(undefined).status
  return { at, turn: track?.at ?? 0, start: { headline, from: then.events.length } }
}
