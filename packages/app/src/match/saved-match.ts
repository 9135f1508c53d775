import { fingerprint, readJson, readRecord } from '@fray/kernel'
import { refusal } from '../words/fault.ts'
import {
  PACES,
  type Passing,
  type PassRule,
  type PassUnless,
  PLAYER_KINDS,
  type PlayerKind,
  type SavedMatch,
  type WhatIf,
} from './protocol.ts'

/** Reads the text of a match file. A record without players (from the command line) is played on by persons. */
export function readSavedMatch(file: string): SavedMatch {
  const data = readJson('match file', file)
  const record = readRecord(data)
  const { players, pace, passing, lesson, whatIf } = data as Record<string, unknown>
  return {
    ...record,
    players: readPlayers(players),
    pace: PACES.find((each) => each === pace) ?? 'brisk',
    ...(isPassing(passing) ? { passing } : {}),
    ...(typeof lesson === 'string' ? { lesson } : {}),
    ...(isWhatIf(whatIf) ? { whatIf } : {}),
  }
}

/** The same for a match however far it was played. */
export function matchId({ game, origin, seed, forcedDice, continuations = [] }: SavedMatch): string {
  const { forcedDice: first = [] } = continuations[0] ?? { forcedDice }
  return fingerprint(JSON.stringify([game, origin, seed, first])).slice(0, 24)
}

function readPlayers(players: unknown): readonly PlayerKind[] {
  if (players === undefined) return []
  if (Array.isArray(players) && players.every(isPlayerKind)) return players
  throw refusal('match file', 'players', 'ui.fault.players', { kinds: PLAYER_KINDS.join(', ') })
}

function isPlayerKind(value: unknown): value is PlayerKind {
  return PLAYER_KINDS.some((kind) => kind === value)
}

/** What was passed unasked is a comfort: a file in which it is missing or broken is played without. */
function isPassing(value: unknown): value is Passing {
  if (typeof value !== 'object' || value === null) return false
  const { rules, given } = value as { rules?: unknown; given?: unknown }
  return Array.isArray(rules) && rules.every(isPassRule) && Array.isArray(given) && given.every(Number.isInteger)
}

function isPassRule(value: unknown): value is PassRule {
  const { seat, prompt, unless } = (value ?? {}) as { seat?: unknown; prompt?: { id?: unknown }; unless?: unknown }
  return Number.isInteger(seat) && typeof prompt?.id === 'string' && isPassUnless(unless)
}

function isPassUnless(value: unknown): value is PassUnless {
  const { kind, turn, keys, figure } = (value ?? {}) as Record<string, unknown>
  if (kind === 'turn') return Number.isInteger(turn)
  if (kind === 'offer') return Array.isArray(keys) && keys.every((key) => typeof key === 'string')
  if (kind === 'figure') return Number.isInteger(figure)
  return kind === 'never'
}

function isWhatIf(value: unknown): value is WhatIf {
  const { at, headline } = (value ?? {}) as { at?: unknown; headline?: { id?: unknown } }
  return Number.isInteger(at) && typeof headline?.id === 'string'
}
