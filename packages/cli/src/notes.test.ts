import { candidates, playTwins } from '@fray/bots'
import { gameIds, loadGame } from '@fray/games'
import { beginningOf, type Game, type Json, Match, optionsOf, Random, describe as shown } from '@fray/kernel'
import { describe, expect, test } from 'vitest'

/** How many positions of a game are looked at, and how often a question with notes must have come up among them. */
const POSITIONS = 5
const NOTED = 3

/** Savepoints of random games, each with the question that comes there. */
function* positions(game: Game, seed: string): Generator<Match> {
  const random = Random.seeded(seed)
  const setup = (game.randomSetup?.(random) ?? game.presets[0]!.setup) as Json
  const match: Match = Match.start(game, beginningOf(game, { setup }), seed, { retention: 'last', recording: false })
  for (let given = 0; given < 300 && !match.outcome; given++) {
    const decision = random.pick(match.pending)
    match.answer(decision.seat, random.pick(candidates(decision)))
    if (match.savepoint.answers === match.answers.length && random.between(1, 8) === 1) yield match
  }
}

/** Notes and reasons of the options that are offered at a moment. */
function notesAt({ pending }: Match): number {
  return pending.flatMap((decision) => optionsOf(shown(decision))).filter(({ note, hopeless }) => note ?? hopeless)
    .length
}

describe.each(gameIds)('what options of %s cost and mean', (id) => {
  test('is told alike in two matches that differ only in what the seat that is asked may not know', async () => {
    const game = (await loadGame(id)) as unknown as Game
    if (!game.disguises) return expect(game.secrets ?? false).toBe(false)
    let [seen, noted] = [0, 0]
    for (const seed of ['a', 'b', 'c', 'd']) {
      for (const match of positions(game, `notes ${seed}`)) {
        if (seen >= POSITIONS * 4 || noted >= POSITIONS) break
        seen++
        if (notesAt(match) === 0) continue
        noted++
        const { setup } = match
        for (const { seat } of match.pending) {
          const random = Random.seeded(`${seed} ${seen}`)
          // What is compared holds every option as it is shown, its note and why it may be hopeless.
          expect(playTwins(game, { setup, state: match.savepoint.state }, seat, random).faults).toEqual([])
        }
      }
    }
    expect(noted).toBeGreaterThan(NOTED)
  })
})
