import type { Leaderboard, Profile } from '@fray/protocol'
import { request } from '../../online/state/api.ts'

export function readProfile(id: string): Promise<Profile> {
  return request('GET', `people/${encodeURIComponent(id)}`)
}

export function readLeaderboard(game: string): Promise<Leaderboard> {
  return request('GET', `leaderboard/${encodeURIComponent(game)}`)
}
