import { type GameEvent, isMessage, type Message, type Outcome } from '@fray/kernel'
import type { TableMatch } from '@fray/session'
import type { ArchivedMatch, MatchEnding, SavedMatch, TurnStart } from './protocol.ts'

export function endingOf(match: TableMatch): MatchEnding | undefined {
  const { outcome } = match
  if (!outcome) return undefined
  const { names, sides } = match.view(undefined)
  return { outcome, names, sides: sides.map(({ seat, name }) => ({ seat, name })), turns: turnsOf(match) }
}

/** Whether a match is over and has its events. */
export function isArchivedMatch(saved: SavedMatch): saved is ArchivedMatch {
  return saved.ended !== undefined && saved.events !== undefined
}

/** Whether a match that cannot be restored, because its rules have changed, can be shown from the archive. */
export function canShowFromArchive(error: unknown, saved: SavedMatch): saved is ArchivedMatch {
  return error instanceof Error && error.name === 'VersionError' && isArchivedMatch(saved)
}

/** Groups events by turn. A finished match has no secrets, so all events are included. */
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

/** Whether data from a file is a valid match ending. */
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

/** Looks at as few savepoints as possible, since each one has to be replayed. */
function turnsOf(match: TableMatch): readonly TurnStart[] {
  const first = momentOf(match, 0)
  return [{ ...first.start, from: 0 }, ...startsBetween(match, first, momentOf(match, match.answers.length))]
}

/** Gets the turns that started after one savepoint, up to another; turn numbers only rise. */
function startsBetween(match: TableMatch, before: TurnMoment, after: TurnMoment): readonly TurnStart[] {
  if (before.turn === after.turn) return []
  if (after.at - before.at === 1)
    return [{ ...after.start, from: beginningIn(match, before.start.from, after.start.from) }]
  const middle = momentOf(match, Math.floor((before.at + after.at) / 2))
  return [...startsBetween(match, before, middle), ...startsBetween(match, middle, after)]
}

/**
 * Gets the index of the event that starts a turn, among the events of one answer; what ends the previous turn belongs
 * to that turn.
 */
function beginningIn({ game, events }: TableMatch, known: number, until: number): number {
  const began = events.slice(known, until).findLastIndex(({ type }) => type === game.rules.turnEvent)
  return began < 0 ? until : known + began
}

function momentOf(match: TableMatch, at: number): TurnMoment {
  const then = match.at(at)
  const { track, headline } = then.view(undefined).status
  return { at, turn: track?.at ?? 0, start: { headline, from: then.events.length } }
}
