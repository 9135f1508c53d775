import { playOut, randomPlayer, sightOf } from '@fray/bots'
import { type AnyGame, loadGame } from '@fray/games'
import { type Beginning, beginningOf, type Json, Match } from '@fray/kernel'

export async function gameNamed(id: string): Promise<AnyGame> {
  const game = await loadGame(id)
  if (!game) throw new Error(`no game is called ${id}`)
  return game
}

/** Plays a whole game between random players without recording; gives the number of decisions. */
export function playRandomGame(game: AnyGame, setup: Json, seed: number): number {
  const match = start(game, setup, seed)
  return playOut(match, players(match.seats, seed), { decisions: 1_000_000 }).decisions
}

/** A match some way into the game, as a bot would fork it. */
export function midGame(game: AnyGame, setup: Json, decisions: number): Match {
  for (let seed = 0; ; seed++) {
    const match = start(game, setup, seed, 'last')
    const bots = players(match.seats, seed)
    for (let i = 0; i < decisions && !match.outcome; i++) {
      const decision = match.pending[0]!
      const bot = bots[decision.seat]!
      const answered = match.answer(decision.seat, bot.choose(sightOf(match, decision)))
      if (!answered.ok) throw new Error(`a bot answered what is refused: ${answered.reason.id}`)
    }
    if (!match.outcome) return match
  }
}

const beginnings = new Map<Json, Beginning<unknown, unknown>>()

/** Reading and checking what a player has set up is no play: it is done once for each setup. */
function start(game: AnyGame, setup: Json, seed: number, retention: 'first' | 'last' = 'first') {
  let beginning = beginnings.get(setup)
  if (!beginning) {
    beginning = beginningOf(game, { setup })
    beginnings.set(setup, beginning)
  }
  return Match.start(game, beginning, `bench-${seed}`, { retention, recording: false }) as Match
}

function players(seats: number, seed: number) {
  return Array.from({ length: seats }, (_, seat) => randomPlayer(`bench-${seed}-${seat}`))
}
