import type { TestClub } from './test-club.ts'
import type { TestPlayer } from './test-player.ts'

export const PASSWORD = 'a long enough password'

/** Brings a new person with an account to a server; their names are the same. */
export async function newAccount(club: TestClub, login: string, server = 0): Promise<TestPlayer> {
  const player = await club.newPlayer(login, server)
  const { status, data } = await player.request<typeof player>('POST', '/api/account', { login, password: PASSWORD })
  if (status !== 200) throw new Error(JSON.stringify(data))
  player.person = data.person
  return player
}
