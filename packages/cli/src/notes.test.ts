import { candidates, playTwins } from '@fray/bots'
import { gameIds, loadGame } from '@fray/games'
import {
  type Game,
  type Json,
  Match,
  optionsOf,
  Random,
  describeDecision as shown,
  startingPosition,
} from '@fray/kernel'
import { describe, expect, test } from 'vitest'

/** Number of positions per game, and the least number of questions with notes among them. */
const POSITIONS = 5
const NOTED = 3

/** Savepoints of random games, each with the decision that follows. */
function* positions(game: Game, seed: string): Generator<Match> {
  const random = Random.fromSeed(seed)
  const setup = (game.bots.randomSetup?.(random) ?? game.content.presets[0]!.setup) as Json
  const match: Match = Match.start(game, startingPosition(game, { setup }), seed, {
    retention: 'last',
    recording: false,
  })
  for (let given = 0; given < 300 && !match.outcome; given++) {
    const decision = random.pick(match.pending)
    match.answer(decision.seat, random.pick(candidates(decision)))
    if (match.savepoint.answers === match.answers.length && random.between(1, 8) === 1) yield match
  }
}

/** Counts the notes and reasons of the current options. */
function notesAt({ pending }: Match): number {
  return pending
    .flatMap((decision) => optionsOf(shown(decision)))
    .filter(({ note, cannotSucceed }) => note ?? cannotSucceed).length
}

describe.each(gameIds)('notes on options of %s', (id) => {
  test('are the same in two matches that differ only in secrets of others', async () => {
    const game = (await loadGame(id)) as unknown as Game
    if (!game.view.disguises) return expect(game.view.hasSecrets ?? false).toBe(false)
    let [seen, noted] = [0, 0]
    for (const seed of ['a', 'b', 'c', 'd']) {
      for (const match of positions(game, `notes ${seed}`)) {
        if (seen >= POSITIONS * 4 || noted >= POSITIONS) break
        seen++
        if (notesAt(match) === 0) continue
        noted++
        const { setup } = match
        for (const { seat } of match.pending) {
          const random = Random.fromSeed(`${seed} ${seen}`)
          // The comparison covers every option as shown, with its note and why it cannot succeed.
          expect(playTwins(game, { setup, state: match.savepoint.state }, seat, random).faults).toEqual([])
        }
      }
    }
    expect(noted).toBeGreaterThan(NOTED)
  })
})
