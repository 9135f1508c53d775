import { createBot, playTwins, type SearchOptions, searchPlayer, sightOf } from '@fray/bots'
import { type AnyGame, gameIds, loadGame } from '@fray/games'
import { hashOf, isFormality, Match, Random, type Seat, startingPosition } from '@fray/kernel'
import { expect, test } from 'vitest'

/** How many random answers lead to the positions that are compared. */
const DEPTHS = [15, 60]

/** The last savepoint of a random match after a number of answers. */
function positionAfter(game: AnyGame, answers: number, seed: string) {
  const match = Match.start(game, startingPosition(game, { setup: game.bots.evenSetup! }), seed, { recording: false })
  const player = createBot('random', seed)
  for (let i = 0; i < answers && !match.outcome; i++) {
    const decision = match.pending[0]!
    match.answer(decision.seat, player.choose(sightOf(match, decision)))
  }
  return { setup: match.setup, state: match.savepoint.state }
}

/** Little work: whether a bot uses a secret does not depend on how long it thinks. */
const BRIEF: SearchOptions = {
  name: 'brief',
  misjudgement: 0.1,
  futures: 4,
  work: 40,
  width: 2,
  planning: { samples: 1, work: 40, turns: 0 },
}

/** Gets a bot's answer to the question of a seat, as bytes; empty if it alone is not asked or has no choice. */
function answerOf(match: Match, seat: Seat): string {
  const decision = match.decisionOf(seat)
  const isAlone = match.pending.every((pending) => pending.seat === seat)
  if (!decision || !isAlone || isFormality(decision)) return ''
  return JSON.stringify(searchPlayer('leak', BRIEF).choose(sightOf(match, decision)))
}

const games = (await Promise.all(gameIds.map(loadGame))).filter((game) => game !== undefined)
const secretive = games.filter((game) => game.view.disguises)

/** Makes bots prefer positions by everything that is in them, so that any secret they saw would change their answers. */
function withKeenBots(game: AnyGame): AnyGame {
  return { ...game, bots: { ...game.bots, evaluate: (state) => (hashOf(state) % 1000) / 1000 } }
}

test.each(secretive)('$id: the answers of bots do not depend on what their seat may not know', (plain) => {
  const game = withKeenBots(plain)
  let compared = 0
  for (const [i, depth] of DEPTHS.entries()) {
    const position = positionAfter(game, depth, `leak ${i}`)
    for (const seat of [0, 1]) {
      const random = Random.fromSeed(`leak ${i} ${seat}`)
      const report = playTwins(game, position, seat, random, answerOf)
      // The fuzzer looks for all other differences.
      expect(report.faults.filter((fault) => fault.includes('judged differently'))).toEqual([])
      compared += report.compared
    }
  }
  expect(compared).toBeGreaterThan(DEPTHS.length)
})
