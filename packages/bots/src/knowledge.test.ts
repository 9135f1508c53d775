import type { Seat } from '@fray/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { candidates } from './candidates.ts'
import { judgementBytes, knowledgeOf } from './knowledge.ts'
import { type RaceGame, race, raceMatch } from './race.fixture.ts'

const moves = fc.array(fc.nat(), { maxLength: 12 })

/** Two races that differ only in the breath of the other runner, as long as both allow the same bids. */
function twins(seat: Seat, game?: RaceGame) {
  return [5, 4].map((breath) => raceMatch('twins', game, seat === 0 ? [5, breath] : [breath, 5]))
}

/** Plays both races alike and compares what the seat knows after every answer. */
function expectAlike(seat: Seat, choices: readonly number[], future: readonly number[], game?: RaceGame): void {
  const [one, two] = twins(seat, game) as [ReturnType<typeof raceMatch>, ReturnType<typeof raceMatch>]
  for (const choice of choices) {
    expect(knowledgeOf(one, seat, future)).toBe(knowledgeOf(two, seat, future))
    expect(judgementBytes(one, seat)).toBe(judgementBytes(two, seat))
    const decision = one.pending[choice % Math.max(1, one.pending.length)]
    if (!decision || one.state.breath.some((breath) => breath < 4)) return
    const answers = candidates(decision)
    const answer = answers[choice % answers.length]!
    for (const match of [one, two]) expect(match.answer(decision.seat, answer)).toEqual({ ok: true })
  }
}

test('what a seat knows does not depend on hidden information', () => {
  fc.assert(
    fc.property(fc.constantFrom(0, 1), moves, moves, (seat, choices, future) => expectAlike(seat, choices, future)),
    { numRuns: 40 },
  )
})

test('a secret in a view, a decision or an imagined future is found', () => {
  const told = { ...race, view: { ...race.view, redact: () => {} } }
  expect(() => expectAlike(0, [0], [], told)).toThrow()
  const hidden: RaceGame = {
    ...race,
    rules: {
      ...race.rules,
      *next(play) {
        // A rule that stores a secret in a variable of its own while it asks.
        const { breath } = structuredClone(play.state)
        yield* race.rules.next(play)
        play.state.positions[0]! += breath[1]! === 4 ? 1 : 0
      },
    },
  }
  expect(() => expectAlike(0, [0], [0], hidden)).toThrow()
})

test('everything the seat may know is included', () => {
  const [one, two] = [5, 4].map((breath) => raceMatch('own', race, [breath, 5]))
  expect(knowledgeOf(one!, 0)).not.toBe(knowledgeOf(two!, 0))
  expect(knowledgeOf(one!, 1)).toBe(knowledgeOf(two!, 1))
  expect(judgementBytes(one!, 1)).toBe('')
})
