import { candidates, playTwins } from '@fray/bots'
import { type AnyGame, loadGame } from '@fray/games'
import { isFormality, Match, Random, type Seat, startingPosition } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import { adviceFor } from './advice.ts'

/** How many pairs of twin positions each game gets, and at how many points each pair is compared: advice is slow. */
const [PAIRS, MOMENTS] = [3, 2]

/** Plays the quick battle of a game with random answers and yields the match before each of them. */
function* playedAtRandom(game: AnyGame, random: Random): Generator<Match> {
  const { setup } = game.content.presets[0]!
  const match = Match.start(game, startingPosition(game, { setup }), `${random.between(0, 9999)}`) as Match
  while (!match.outcome) {
    yield match
    const decision = random.pick(match.pending)
    match.answer(decision.seat, random.pick(candidates(decision, 3)))
  }
}

function adviceIn(match: Match, seat: Seat): string {
  const decision = match.decisionOf(seat)
  return decision && !isFormality(decision) ? JSON.stringify(adviceFor(match, seat)) : ''
}

describe('advice is the same for positions that differ only in what the enemy hides', () => {
  test.each(['confrontation', 'missum', 'spherewars'])('%s', async (name) => {
    const game = (await loadGame(name)) as AnyGame
    let advised = 0
    for (let pair = 0; pair < PAIRS; pair++) {
      const random = Random.fromSeed(`advice ${pair}`)
      const match = playedAtRandom(game, random)
        .drop(25 * pair)
        .next().value!
      let left = 2 * MOMENTS
      const judge = (otherMatch: Match, seat: Seat) => {
        const advice = left > 0 ? adviceIn(otherMatch, seat) : ''
        if (advice !== '') [left, advised] = [left - 1, advised + 1]
        return advice
      }
      const beginning = { setup: match.setup, state: match.savepoint.state }
      expect(playTwins(game as never, beginning, pair % 2, random, judge).faults).toEqual([])
    }
    expect(advised).toBeGreaterThan(MOMENTS * PAIRS)
  })
})

test('Missúm!: advice does not tell how often the enemy has chosen in secret', async () => {
  const game = (await loadGame('missum')) as AnyGame
  let compared = 0
  for (const match of playedAtRandom(game, Random.fromSeed('choosing')).take(200)) {
    const [own, enemy] = match.pending
    if (!own || !enemy || compared === 6) continue
    const later = match.fork()
    later.answer(enemy.seat, candidates(enemy, 1)[0]!)
    if (!later.decisionOf(own.seat)) continue
    compared++
    expect(adviceIn(later, own.seat)).toBe(adviceIn(match, own.seat))
  }
  expect(compared).toBe(6)
})
