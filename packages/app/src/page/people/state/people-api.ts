import type { Leaderboard, MuteList, Person, Profile, ReportReason } from '@fray/protocol'
import { request } from '../../online/state/api.ts'
import { reconnect } from '../../online/state/connection.ts'

export function readProfile(id: string): Promise<Profile> {
  return request('GET', `people/${encodeURIComponent(id)}`)
}

export function readLeaderboard(game: string): Promise<Leaderboard> {
  return request('GET', `leaderboard/${encodeURIComponent(game)}`)
}

export async function listMuted(): Promise<readonly Person[]> {
  return (await request<MuteList>('GET', 'my/mutes')).people
}

/** Hides what somebody writes. The connection begins again: chats come without it. */
export async function mute(person: string): Promise<void> {
  await request('POST', `my/mutes/${person}`, {})
  reconnect()
}

export async function unmute(person: string): Promise<void> {
  await request('DELETE', `my/mutes/${person}`)
  reconnect()
}

/** Reports a message to the operators of the server. */
export async function reportLine(code: string, line: number, reason: ReportReason): Promise<void> {
  await request('POST', `matches/${code}/report`, { line, reason })
}
