import { playOut, randomPlayer } from '@fray/bots'
import { gameIds, loadGame } from '@fray/games'
import { digest, Match, startingPosition } from '@fray/kernel'
import { geometryFingerprint } from '@fray/tabletop'

/** Numbers that must come out the same in Node and in any browser: geometry, and whole random matches of every game. */
export async function sameEverywhere(): Promise<Record<string, string | number>> {
  const found: Record<string, string | number> = { geometry: geometryFingerprint() }
  for (const id of gameIds) {
    const game = await loadGame(id)
    for (const preset of game?.content.presets.slice(0, 2) ?? []) {
      if (!game) continue
      const match = Match.start(game, startingPosition(game, { setup: preset.setup }), 'everywhere', {
        retention: 'first',
      })
      const players = Array.from({ length: match.seats }, (_, seat) => randomPlayer(`everywhere-${seat}`))
      playOut(match as Match, players, { decisions: 100_000 })
      found[`${id}/${preset.id}`] = digest(match as Match)
    }
  }
  return found
}
