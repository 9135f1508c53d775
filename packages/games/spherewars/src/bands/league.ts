import type { Result } from '../state.ts'

/** A game of a league: the two players and the result. */
export interface LeagueGame {
  readonly players: readonly [string, string]
  readonly result: Pick<Result, 'glory' | 'blood'>
}

export interface Standing {
  readonly player: string
  readonly glory: number
  readonly blood: number
}

/** SW-WIN-14: ranks players by glory over all their games, then by blood. */
export function standings(games: readonly LeagueGame[]): Standing[] {
  const players = new Map<string, Standing>()
  for (const { players: names, result } of games) {
    for (const [side, player] of names.entries()) {
      const { glory, blood } = players.get(player) ?? { glory: 0, blood: 0 }
      players.set(player, { player, glory: glory + result.glory[side]!, blood: blood + result.blood[side]! })
    }
  }
  return [...players.values()].sort((a, b) => b.glory - a.glory || b.blood - a.blood)
}
