import { playOut, randomPlayer, sightOf } from '@fray/bots'
import { type AnyGame, loadGame } from '@fray/games'
import { type Json, Match, type StartingPosition, startingPosition } from '@fray/kernel'
import { microseconds } from './timing.ts'

export async function gameNamed(id: string): Promise<AnyGame> {
  const game = await loadGame(id)
  if (!game) throw new Error(`unknown game "${id}"`)
  return game
}

/** Plays a whole game between random players without recording; returns the number of decisions. */
export function playRandomGame(game: AnyGame, setup: Json, seed: number): number {
  const match = start(game, setup, seed)
  return playOut(match, players(match.seats, seed), { decisions: 1_000_000 }).decisions
}

/** Number of times a fork is timed at each decision: the fastest counts, because the rest is interference. */
const TRIES = 3

/**
 * Plays whole games at random and forks the match at every decision, as a bot would; returns the microseconds of each
 * fork, after a warm-up of as many seconds as the engine needs to compile the rules.
 */
export function forkTimes(game: AnyGame, setups: readonly Json[], games: number, warmUp: number): number[] {
  const times: number[] = []
  const warm = performance.now() + 1000 * warmUp
  for (let seed = 0, measured = 0; measured < games; seed++) {
    const counts = performance.now() >= warm
    if (counts) measured++
    const match = start(game, setups[seed % setups.length] as Json, seed, 'last')
    const bots = players(match.seats, seed)
    while (!match.outcome) {
      let quickest = Number.POSITIVE_INFINITY
      for (let i = 0; i < TRIES; i++)
        quickest = Math.min(
          quickest,
          microseconds(() => void match.fork()),
        )
      if (counts) times.push(quickest)
      const decision = match.pending[0]!
      const answered = match.answer(decision.seat, bots[decision.seat]!.choose(sightOf(match, decision)))
      if (!answered.ok) throw new Error(`a bot's answer was refused: ${answered.reason.id}`)
    }
  }
  return times
}

const beginnings = new Map<Json, StartingPosition<unknown, unknown>>()

/** Reading and checking a setup is not part of play: it is done once for each setup. */
function start(game: AnyGame, setup: Json, seed: number, retention: 'first' | 'last' = 'first') {
  let beginning = beginnings.get(setup)
  if (!beginning) {
    beginning = startingPosition(game, { setup })
    beginnings.set(setup, beginning)
  }
  return Match.start(game, beginning, `bench-${seed}`, { retention, recording: false }) as Match
}

function players(seats: number, seed: number) {
  return Array.from({ length: seats }, (_, seat) => randomPlayer(`bench-${seed}-${seat}`))
}
