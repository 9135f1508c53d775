import { candidates } from '@fray/bots'
import { gameIds, loadGame } from '@fray/games'
import { clone, type Game, type Json, Match, Random, type Seat, startingPosition } from '@fray/kernel'
import { describe, expect, test } from 'vitest'

/** Savepoints of random games: positions to start a match from. */
function* positions(game: Game, seed: string, answers: number): Generator<Match> {
  const random = Random.fromSeed(seed)
  const setup = (game.bots.randomSetup?.(random) ?? game.content.presets[0]!.setup) as Json
  const match: Match = Match.start(game, startingPosition(game, { setup }), seed, {
    retention: 'last',
    recording: false,
  })
  for (let given = 0; given < answers && !match.outcome; given++) {
    answer(match, random)
    if (match.savepoint.answers === match.answers.length && random.between(1, 6) === 1) yield match
  }
}

function answer(match: Match, random: Random): void {
  const decision = random.pick(match.pending)
  const answered = match.answer(decision.seat, random.pick(candidates(decision)))
  if (!answered.ok) throw new Error(`refused: ${answered.reason.id}`)
}

const bytes = (value: unknown) => JSON.stringify(value)

describe.each(gameIds)('a determinized match of %s', (id) => {
  test("agrees with the seat's knowledge, depends on nothing else, breaks no rule and can be played on", async () => {
    const game = (await loadGame(id)) as unknown as Game
    let seen = 0
    let varied = 0
    for (const seed of ['a', 'b']) {
      for (const match of positions(game, `determinization ${seed}`, 100)) {
        seen++
        for (let seat = 0; seat < match.seats; seat++) {
          agrees(match, seat, seed)
          isPlayable(match, seat, seed)
          const [one, two] = ['one', 'two'].map((chance) => match.determinize(seat, Random.fromSeed(chance)))
          if (bytes(one) !== bytes(two)) varied++
        }
      }
    }
    expect(seen).toBeGreaterThan(3)
    expect(varied > 0, 'secrets are filled in at random').toBe(game.view.hasSecrets ?? false)
  })
})

function agrees(match: Match, seat: Seat, seed: string): void {
  const { game } = match
  const thought = match.determinize(seat, Random.fromSeed(seed))
  const known = redact(game, thought, seat)
  expect(bytes(known)).toBe(bytes(match.stateFor(seat)))
  expect(bytes(game.view.show(known, match.setupFor(seat), seat))).toBe(bytes(match.view(seat)))
  // The same seed gives the same result for another truth that the seat cannot tell apart.
  game.view.determinize?.(known, seat, Random.fromSeed(seed), match.setupFor(seat))
  expect(bytes(known)).toBe(bytes(thought))
}

function isPlayable({ game, setup, savepoint }: Match, seat: Seat, seed: string): void {
  const state = redact(game, savepoint.state, seat)
  game.view.determinize?.(state, seat, Random.fromSeed(seed), setup)
  expect(game.rules.faults(state, setup, [])).toEqual([])
  const match = Match.start(game, { setup, state }, seed, { recording: false }) as Match
  const random = Random.fromSeed(seed)
  for (let i = 0; i < 12 && !match.outcome; i++) answer(match, random)
}

function redact(game: Game, state: unknown, seat: Seat): unknown {
  const known = clone(state)
  game.view.redact(known, seat)
  return known
}
