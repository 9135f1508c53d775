import { expect, test } from 'vitest'
import { playRule } from '../testing/rule.ts'
import { eventArgs, fighterNamed, figure, promptId, type Scene, type Script } from '../testing/scene.ts'
import { resolveOpposition } from './opposition.ts'
import type { Test } from './test.ts'

/** Initiative of Ann (INI 2) against Bob (INI 3). */
function initiatives(script: Script, ini = 2, ann: readonly string[] = [], bob: readonly string[] = []): Scene {
  return playRule(
    {
      figures: [
        figure('Ann', 0, 20, 30, { ini, abilities: [...ann] }),
        figure('Bob', 1, 60, 30, { ini: 3, abilities: [...bob] }),
      ],
    },
    (play) => {
      const [first, second] = ['Ann', 'Bob'].map((name): Test => {
        return {
          kind: 'initiative',
          fighter: fighterNamed(play, name),
          rules: [],
          difficulty: null,
          against: null,
          dice: 1,
        }
      })
      return resolveOpposition(play, first!, second!)
    },
    script,
  )
}

const told2 = (match: Scene) =>
  ['first', 'second', 'tied'].flatMap((how) =>
    eventArgs(match, `opposition.${how}`).map(({ a, b }) => `${how} ${a}:${b}`),
  )

test('CF-TEST-02 the higher result wins, and equal results are rolled again', () => {
  expect(told2(initiatives({ dice: [5, 3] }))).toEqual(['first 7:6'])
  expect(told2(initiatives({ dice: [4, 3, 2, 5] }))).toEqual(['second 4:8', 'tied 6:6'])
})

test('CF-TEST-03 the side that is behind rolls a 6 again, the lower of two 6s first', () => {
  // 8 against 9: Ann rolls first and takes the lead, Bob responds with the other 6.
  expect(told2(initiatives({ dice: [6, 6, 4, 5] }))).toEqual(['second 12:14'])
  expect(told2(initiatives({ dice: [6, 6, 1] }))).toEqual(['second 0:9'])
  // 8 against 5: the leader has no reason to roll again.
  expect(told2(initiatives({ dice: [6, 2] }))).toEqual(['first 8:5'])
})

test('CF-TEST-03 at equal results the owner of a 6 chooses', () => {
  const match = initiatives({ dice: [6, 5] })
  expect(promptId(match)).toBe('ask.again')
  expect(told2(initiatives({ dice: [6, 5, 2], answers: ['again'] }))).toEqual(['first 10:8'])
  expect(told2(initiatives({ dice: [6, 5, 3, 1], answers: ['keep'] }))).toEqual(['first 5:0', 'tied 8:8'])
})

test('CF-TEST-03 if both have a 6 at equal results, a die decides who chooses first, and the other may roll if the first did not', () => {
  const chooser = (dice: number[], answers: string[] = []) => {
    const match = initiatives({ dice, answers }, 3)
    return [promptId(match), match.pending[0]?.seat]
  }
  expect([3, 4].map((face) => chooser([6, 6, face]))).toEqual([
    ['ask.again', 0],
    ['ask.again', 1],
  ])
  expect(chooser([6, 6, 3], ['keep'])).toEqual(['ask.again', 1])
  // Bob, first to choose, takes the lead; then Ann is behind with a 6.
  expect(told2(initiatives({ dice: [6, 6, 4, 2, 5], answers: ['again'] }, 3))).toEqual(['first 14:11'])
})

test('CF-TEST-04 a 1 loses, and two 1s are rolled again', () => {
  expect(told2(initiatives({ dice: [2, 1] }))).toEqual(['first 4:0'])
  expect(told2(initiatives({ dice: [1, 1, 2, 4] }))).toEqual(['second 4:7', 'tied 0:0'])
})

test('CF-ABIL-61 Luck lets the loser, first or second, repeat the test, and the other may respond', () => {
  expect(told2(initiatives({ dice: [3, 4, 5], answers: ['use'] }, 3, ['luck']))).toEqual(['first 8:7'])
  expect(told2(initiatives({ dice: [4, 3, 5], answers: ['use'] }, 3, [], ['luck']))).toEqual(['second 7:8'])
  // Ann is asked when Bob has reversed it.
  const both = initiatives({ dice: [4, 3, 5, 2], answers: ['use', 'use'] }, 3, ['luck'], ['luck'])
  expect(told2(both)).toEqual(['second 5:8'])
  // Neither side has lost: both roll, and Luck is kept.
  expect(told2(initiatives({ dice: [3, 3, 4, 2] }, 3, ['luck'], []))).toEqual(['first 7:5', 'tied 6:6'])
})
