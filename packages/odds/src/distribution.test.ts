import { expect, test } from 'vitest'
import { atLeast, type DiceRule, type DiceState, d6, diceMatch } from './dice-game.fixture.ts'
import { distribution, expectation } from './distribution.ts'

const gain: DiceRule = function* (play) {
  play.state.score += yield* play.roll({ id: 'gain' }, [], [d6(2)], atLeast(4))
}

const heap: DiceRule = function* (play) {
  const [dice] = yield* play.rollDice({ id: 'heap' }, [], [d6(15)])
  play.state.score = dice!.reduce((all, value) => all + value, 0)
}

const match = diceMatch({ gain, heap })
const score = ({ state }: { state: DiceState }) => state.score

test('numbers are sorted in ascending order and have a mean', () => {
  expect(distribution(match, 0, 'gain', score)).toEqual({
    exact: true,
    leaves: 3,
    values: [
      { value: 0, probability: { value: 0.25, fraction: '1/4' } },
      { value: 1, probability: { value: 0.5, fraction: '1/2' } },
      { value: 2, probability: { value: 0.25, fraction: '1/4' } },
    ],
    mean: { value: 1 },
    missing: { value: 0, fraction: '0' },
  })
})

test('words are sorted by probability and have no mean', () => {
  const word = ({ state }: { state: DiceState }) => (state.score === 1 ? 'one' : 'other')
  const result = distribution(match, 0, 'gain', word, { policy: () => 'gain', until: ({ state }) => state.turn === 2 })
  expect(result.values).toEqual([
    { value: 'other', probability: { value: 0.75, fraction: '3/4' } },
    { value: 'one', probability: { value: 0.25, fraction: '1/4' } },
  ])
  expect(result).not.toHaveProperty('mean')
})

test('a measure may read the events since the answer', () => {
  const rolls = distribution(match, 0, 'gain', (_, events) => events.filter(({ type }) => type === 'rolled').length)
  expect(rolls.values).toEqual([{ value: 1, probability: { value: 1, fraction: '1' } }])
})

test('a sampled mean states its error, and the true mean lies within it', () => {
  for (const seed of ['a', 'b', 'c']) {
    const { exact, mean, leaves, error } = distribution(match, 0, 'heap', score, { leaves: 100, samples: 1000, seed })
    expect({ exact, leaves }).toEqual({ exact: false, leaves: 1000 })
    // The bound for any probability: one half varies most.
    expect(error).toBeCloseTo(1.96 * Math.sqrt(0.25 / 1000))
    // One die has a variance of 35/12 about 3.5.
    expect(mean!.error).toBeCloseTo(1.96 * Math.sqrt((15 * 35) / 12 / 1000), 1)
    expect(Math.abs(mean!.value - 52.5)).toBeLessThan(mean!.error!)
  }
})

test('a mix of words and numbers has no mean', () => {
  const mixedMeasure = ({ state }: { state: DiceState }) => (state.score === 0 ? 'nothing' : state.score)
  const result = distribution<string | number, DiceState, null, DiceState>(match, 0, 'gain', mixedMeasure)
  expect(new Set(result.values.map(({ value }) => value))).toEqual(new Set([1, 2, 'nothing']))
  expect(result).not.toHaveProperty('mean')
})

test('the mean covers the futures that were followed, not those too unlikely', () => {
  const again: DiceRule = function* (play) {
    do play.state.score++
    while ((yield* play.roll({ id: 'again' }, [], [d6(1)], atLeast(6))) > 0)
  }
  const { value } = expectation(diceMatch({ again }), 0, 'again', score, { epsilon: 0.01 })
  // The futures with 1, 2 and 3 throws are followed; 1/216 of the mass is missing.
  expect(value).toBeCloseTo((1 * (5 / 6) + 2 * (5 / 36) + 3 * (5 / 216)) / (215 / 216))
})

test('events before the answer are not part of its result', () => {
  const played = diceMatch({ gain }, [0, 0], 6)
  for (const seat of [0, 1]) played.answer(seat, 'gain')
  const rolls = distribution(played, 0, 'gain', (_, events) => events.filter(({ type }) => type === 'rolled').length)
  expect(rolls.values.map(({ value }) => value)).toEqual([1])
})

test('an expectation is the mean without the distribution', () => {
  expect(expectation(match, 0, 'gain', score, { recording: false })).toEqual({ value: 1, exact: true, leaves: 3 })
})
