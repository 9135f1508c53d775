import { InputError, readJson, readRecord } from '@fray/kernel'
import { PACES, PLAYER_KINDS, type PlayerKind, type SavedMatch } from './protocol.ts'

/** Reads the text of a match file. A record without players (from the command line) is played on by persons. */
export function readSavedMatch(file: string): SavedMatch {
  const data = readJson('match file', file)
  const record = readRecord(data)
  const { players, pace } = data as { players?: unknown; pace?: unknown }
  return { ...record, players: readPlayers(players), pace: PACES.find((each) => each === pace) ?? 'brisk' }
}

function readPlayers(players: unknown): readonly PlayerKind[] {
  if (players === undefined) return []
  if (Array.isArray(players) && players.every(isPlayerKind)) return players
  const message = `must be a list of ${PLAYER_KINDS.join(', ')}`
  throw new InputError('match file', [{ field: 'players', message }])
}

function isPlayerKind(value: unknown): value is PlayerKind {
  return PLAYER_KINDS.some((kind) => kind === value)
}
