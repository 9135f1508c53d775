import { expect, test } from 'vitest'
import { atLeast, type DiceRule, d6, diceMatch, say } from './dice-game.fixture.ts'
import { chanceOfAnswer, chanceOfGoal } from './puzzle-odds.ts'

/** A hit on 3 or more, after a shout; one hit for each die that shows it. */
const shoot: DiceRule = function* (play) {
  say(play, 'shout')
  const hits = yield* play.roll({ id: 'shoot' }, [], [d6(1)], atLeast(3))
  say(play, hits > 0 ? 'hit' : 'missed', { hits })
}
/** The same with a harder roll. */
const throwAxe: DiceRule = function* (play) {
  const hits = yield* play.roll({ id: 'throw' }, [], [d6(2)], atLeast(5))
  if (hits > 0) say(play, 'hit', { hits })
}
const rules = { shoot, throwAxe }
const hit = { type: 'hit' }

test('the chance of an answer is that of all futures with the goal, whatever else happens', () => {
  expect(chanceOfAnswer(diceMatch(rules), 0, 'shoot', hit)).toBeCloseTo(2 / 3)
  expect(chanceOfAnswer(diceMatch(rules), 0, 'throwAxe', hit)).toBeCloseTo(5 / 9)
  expect(chanceOfAnswer(diceMatch(rules), 0, 'throwAxe', { type: 'hit', args: { hits: 2 } })).toBeCloseTo(1 / 9)
})

test('an answer that can lead to results, but never to the goal, has a chance of 0', () => {
  expect(chanceOfAnswer(diceMatch(rules), 0, 'shoot', { type: 'felled' })).toBe(0)
})

test('an answer that cannot lead to results has no chance', () => {
  expect(chanceOfAnswer(diceMatch(rules), 0, 'pass', hit)).toBeUndefined()
})

test('a solver is judged by their own answer after which the first dice were rolled', () => {
  const match = diceMatch(rules, [0, 0], 6)
  for (const [seat, answer] of [
    [0, 'pass'],
    [1, 'throwAxe'],
    [0, 'shoot'],
    [1, 'pass'],
    [0, 'throwAxe'],
  ] as const) {
    expect(match.answer(seat, answer).ok).toBe(true)
  }
  expect(chanceOfGoal(match, { seat: 0, wanted: hit })).toBeCloseTo(2 / 3)
  expect(chanceOfGoal(match, { seat: 1, wanted: hit })).toBeCloseTo(5 / 9)
})

test('a solver without an answer that counts is not judged', () => {
  const match = diceMatch(rules, [0, 0], 6)
  match.answer(0, 'pass')
  match.answer(1, 'shoot')
  expect(chanceOfGoal(match, { seat: 0, wanted: hit })).toBeUndefined()
})

test('if odds extend through a later choice of the solver, only that choice is judged, once it is made', () => {
  const aimedShot: DiceRule = function* (play) {
    const far = yield* play.pick({
      seat: 0,
      prompt: { id: 'how far' },
      rules: [],
      options: ['near', 'far'].map((key) => ({ key, text: { id: key }, value: key === 'far' })),
      defaultAnswer: () => 'far',
    })
    const hits = yield* play.roll({ id: 'aim' }, [], [d6(1)], atLeast(far ? 6 : 3))
    say(play, hits > 0 ? 'hit' : 'missed')
  }
  const match = diceMatch({ aimed: aimedShot })
  match.answer(0, 'aimed')
  expect(chanceOfGoal(match, { seat: 0, wanted: hit })).toBeUndefined()
  match.answer(0, 'near')
  expect(chanceOfGoal(match, { seat: 0, wanted: hit })).toBeCloseTo(2 / 3)
})
