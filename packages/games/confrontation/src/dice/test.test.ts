import { expect, test } from 'vitest'
import { playRule } from '../testing/rule.ts'
import { eventArgs, fighterNamed, figure, promptId, type Scene, type Script } from '../testing/scene.ts'
import { makeTest, type Test } from './test.ts'

/** One test of a fighter with INI 3, ATT 3, DEF 3. */
function rollTest(test: Partial<Test>, script: Script, more = {}): Scene {
  return playRule(
    { figures: [figure('Ann', 0, 20, 30, {}, more), figure('Bob', 1, 60, 30)] },
    (play) =>
      makeTest(play, {
        kind: 'initiative',
        fighter: fighterNamed(play, 'Ann'),
        rules: ['CF-DICE-01'],
        difficulty: null,
        against: null,
        dice: 1,
        ...test,
      }),
    script,
  )
}

const finals = (match: Scene) =>
  ['result', 'passed', 'failed', 'failed-outright'].flatMap((how) =>
    eventArgs(match, `test.${how}`).map(({ final }) => `${how} ${final}`),
  )

test('CF-DICE-01 a test is a die plus the characteristic', () => {
  expect(finals(rollTest({}, { dice: [4] }))).toEqual(['result 7'])
})

test('CF-DICE-02 a 6 may be rolled again and added, any number of times, or kept', () => {
  const match = rollTest({}, { dice: [6] })
  expect(promptId(match)).toBe('ask.again')
  expect(finals(rollTest({}, { dice: [6], answers: ['keep'] }))).toEqual(['result 9'])
  expect(finals(rollTest({}, { dice: [6, 6, 3], answers: ['again', 'again'] }))).toEqual(['result 18'])
  expect(finals(rollTest({}, { dice: [6, 6], answers: ['again', 'keep'] }))).toEqual(['result 15'])
})

test('CF-DICE-03 a 1 fails against any difficulty', () => {
  expect(finals(rollTest({ difficulty: 2 }, { dice: [1] }))).toEqual(['failed-outright 0'])
})

test('CF-DICE-04 a 1 after a 6 fails as well', () => {
  expect(finals(rollTest({}, { dice: [6, 1], answers: ['again'] }))).toEqual(['failed-outright 0'])
})

test('CF-DICE-05 of several dice one counts, and only if all are 1s the test fails', () => {
  expect(finals(rollTest({ dice: 3 }, { dice: [1, 4, 2] }))).toEqual(['result 7'])
  expect(finals(rollTest({ dice: 2 }, { dice: [1, 1] }))).toEqual(['failed-outright 0'])
})

test('CF-DICE-06 all 6s are rolled again together, and the best of them counts', () => {
  expect(finals(rollTest({ dice: 3 }, { dice: [6, 6, 5, 2, 4], answers: ['again'] }))).toEqual(['result 13'])
})

test('CF-DICE-07 if all dice rolled again show 1 the test fails despite good dice', () => {
  expect(finals(rollTest({ dice: 3 }, { dice: [6, 6, 5, 1, 1], answers: ['again'] }))).toEqual(['failed-outright 0'])
  expect(finals(rollTest({ dice: 3 }, { dice: [6, 6, 5, 1, 2], answers: ['again'] }))).toEqual(['result 11'])
})

test('CF-TEST-01 a result that reaches the difficulty passes, and a 6 is rolled again only until it does', () => {
  expect(finals(rollTest({ difficulty: 7 }, { dice: [4] }))).toEqual(['passed 7'])
  expect(finals(rollTest({ difficulty: 8 }, { dice: [4] }))).toEqual(['failed 7'])
  expect(finals(rollTest({ difficulty: 9 }, { dice: [6] }))).toEqual(['passed 9'])
  expect(finals(rollTest({ difficulty: 12 }, { dice: [6, 3] }))).toEqual(['passed 12'])
})

test('CF-TEST-01, CF-ABIL-03 a 6 that passed may be rolled again as long as a better result would have an effect', () => {
  expect(promptId(rollTest({ difficulty: 8, betterFrom: 10 }, { dice: [6] }))).toBe('ask.again')
  expect(finals(rollTest({ difficulty: 8, betterFrom: 9 }, { dice: [6] }))).toEqual(['passed 9'])
  expect(finals(rollTest({ difficulty: 8 }, { dice: [6] }))).toEqual(['passed 9'])
})

test('CF-TEST-01 the result lists everything added to the die, term by term', () => {
  const match = rollTest({ difficulty: 7 }, { dice: [4] }, { wounds: 'light' })
  const [event] = match.events.filter(({ type }) => type.startsWith('test.'))
  expect(event?.seat).toBe(0)
  expect(event?.numbers?.[0]?.total).toBe(2)
  expect(event?.numbers?.[0]?.terms.map(({ amount }) => amount)).toEqual([3, -1])
})

test('CF-TEST-05 no characteristic falls below 0', () => {
  const weak = { changes: { name: 'Ann', ini: 0, abilities: [] } }
  expect(finals(rollTest({}, { dice: [4] }, weak))).toEqual(['result 4'])
})

test('CF-TEST-06, CF-WOUND-14 and CF-WOUND-15 Wounds and charges change the final result of combat tests', () => {
  expect(finals(rollTest({}, { dice: [4] }, { wounds: 'serious' }))).toEqual(['result 5'])
  expect(finals(rollTest({}, { dice: [4] }, { wounds: 'critical', chargePenalty: true }))).toEqual(['result 3'])
  expect(finals(rollTest({ kind: 'discipline' }, { dice: [4] }, { wounds: 'critical', chargePenalty: true }))).toEqual([
    'result 7',
  ])
})

test('CF-TEST-07 a final result of 0 or less fails outright', () => {
  const weak = { changes: { name: 'Ann', att: 1, abilities: [] }, wounds: 'critical' }
  expect(finals(rollTest({ kind: 'attack' }, { dice: [2] }, weak))).toEqual(['failed-outright 0'])
  expect(finals(rollTest({ kind: 'attack' }, { dice: [3] }, weak))).toEqual(['result 1'])
})

test('CF-WOUND-16 being Stunned and a Wound do not add up: the larger penalty counts', () => {
  expect(finals(rollTest({}, { dice: [4] }, { stunned: true }))).toEqual(['result 6'])
  expect(finals(rollTest({}, { dice: [4] }, { stunned: true, wounds: 'light' }))).toEqual(['result 6'])
  expect(finals(rollTest({}, { dice: [4] }, { stunned: true, wounds: 'serious' }))).toEqual(['result 5'])
})
