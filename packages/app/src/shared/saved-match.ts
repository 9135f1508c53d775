import { type Attention, fingerprint, type GivenAnswer, readJson, readRecord } from '@fray/kernel'
import { type PassedAnswers, PLAYER_KINDS, type PlayerKind, type WhatIf } from '@fray/session'
import { inputError } from '../locales/fault.ts'
import { isMatchEnding } from './archived-match.ts'
import { PACES, type SavedMatch } from './protocol.ts'

/** Reads the text of a match file. A record without players (from the command line) is continued by persons. */
export function readSavedMatch(file: string): SavedMatch {
  const data = readJson('match file', file)
  if (!isMatch(data)) throw inputError('match file', 'format', 'ui.fault.no-match')
  const record = readRecord(data)
  const { players, pace, passing, lesson, whatIf, ended } = data as Record<string, unknown>
  return {
    ...record,
    players: readPlayers(players),
    pace: PACES.find((candidate) => candidate === pace) ?? 'brisk',
    ...(isPassing(passing) ? { passing } : {}),
    ...(typeof lesson === 'string' ? { lesson } : {}),
    ...(isWhatIf(whatIf) ? { whatIf } : {}),
    ...(isMatchEnding(ended) ? { ended } : {}),
  }
}

/** Whether it claims to be a match, whatever is wrong with it. */
function isMatch(data: unknown): boolean {
  const { format } = (data ?? {}) as { format?: unknown }
  return typeof format === 'string' && format.startsWith('fray-match')
}

/** Gets an id that is the same however far the match was played. */
export function matchId({ game, origin, seed, forcedDice, continuations = [] }: SavedMatch): string {
  const { forcedDice: first = [] } = continuations[0] ?? { forcedDice }
  return fingerprint(JSON.stringify([game, origin, seed, first])).slice(0, 24)
}

/** The names of bots in files of earlier versions. */
const FORMER_KINDS = new Map<unknown, PlayerKind>([
  ['random', 'recruit'],
  ['greedy', 'soldier'],
])

function readPlayers(players: unknown): readonly PlayerKind[] {
  if (players === undefined) return []
  const known = Array.isArray(players) ? players.map((player) => FORMER_KINDS.get(player) ?? player) : []
  if (Array.isArray(players) && known.every(isPlayerKind)) return known
  throw inputError('match file', 'players', 'ui.fault.players', { kinds: PLAYER_KINDS.join(', ') })
}

function isPlayerKind(value: unknown): value is PlayerKind {
  return PLAYER_KINDS.some((kind) => kind === value)
}

/** Passing is a convenience: a file in which it is missing or broken is played without it. */
function isPassing(value: unknown): value is PassedAnswers {
  if (typeof value !== 'object' || value === null) return false
  const { attention, given } = value as { attention?: unknown; given?: unknown }
  return (
    Array.isArray(attention) && attention.every(isAttended) && Array.isArray(given) && given.every(Number.isInteger)
  )
}

function isAttended(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && Number.isInteger(value[0]) && isAttention(value[1])
}

function isAttention(value: unknown): value is Attention {
  if (value === 'always' || value === 'when-it-matters') return true
  const { only } = (value ?? {}) as { only?: unknown }
  return Array.isArray(only) && only.every((source) => typeof source === 'string')
}

function isWhatIf(value: unknown): value is WhatIf {
  const { at, headline } = (value ?? {}) as { at?: unknown; headline?: { id?: unknown } }
  return Number.isInteger(at) && typeof headline?.id === 'string'
}

/** Whether a saved match begins with these answers and so continues them. */
export function isContinuationOf({ answers }: Pick<SavedMatch, 'answers'>, given: readonly GivenAnswer[]): boolean {
  return given.every(({ seat, answer }, i) => {
    const recorded = answers[i]
    return recorded?.[0] === seat && JSON.stringify(recorded[1]) === JSON.stringify(answer)
  })
}
