import type { Json } from '@fray/kernel'
import { describe, expect, test } from 'vitest'
import type { TestKind } from '../../dice/test.ts'
import { blessed, faithful } from '../../testing/faithful.ts'
import { price, testOf } from '../../testing/miracle-reading.ts'
import { figure, offered, rolled, told, who } from '../../testing/scene.ts'
import { turn } from '../../testing/turn.ts'

const WOLF = { army: 'wolfen', people: 'wolfen', base: 'creature' }

describe('CF-REV-WOLFEN-08: Blind Omen', () => {
  const omened = (face: number, kind: TestKind, dice: readonly number[], difficulty = 1) =>
    blessed(
      {
        ...{ miracle: 'CF-REV-WOLFEN-08', faith: 1, on: { seat: 0 as const, card: { ...WOLF, aim: 3, pow: 3 } } },
        dice: [2, face, ...dice],
      },
      (play, _ann, bob) => testOf(play, bob, kind, difficulty),
    )
  const final = (match: ReturnType<typeof omened>) => told(match, 'test.passed').at(-1)?.final

  test('CF-REV-WOLFEN-08: Fervour 1, difficulty 6, on friendly Wolfen until the end of the round', () => {
    const match = omened(3, 'attack', [3])
    expect([price(match), who(match, 'Bob').effects]).toMatchObject([['6/1'], [{ until: 'round' }]])
    const keys = (base: string): string[] =>
      offered(
        turn(
          [
            faithful('Ann', 0, 20, 30, { miracles: ['CF-REV-WOLFEN-08'], faith: 1 }),
            figure('Bob', 0, 30, 30, { ...WOLF, base }),
          ] as Json[],
          { answers: ['done'] },
        ),
      )
    expect([keys('creature').includes('0:call'), keys('infantry').includes('0:call')]).toEqual([true, false])
  })

  test('CF-REV-WOLFEN-08: 1 or 2: nothing is rolled again', () => {
    for (const face of [1, 2]) {
      const match = omened(face, 'attack', [6], 12)
      expect([rolled(match).at(-1), told(match, 'test.failed')]).toMatchObject(['roll.attack 1', [{ final: 9 }]])
    }
    // Another test is left as it is.
    expect(rolled(omened(1, 'force', [6, 2], 12)).at(-1)).toBe('roll.again 1')
  })

  test('CF-REV-WOLFEN-08: 3 or 4: one more on the result, and a 1 still fails', () => {
    expect([final(omened(3, 'attack', [3])), final(omened(4, 'incantation', [3]))]).toEqual([7, 7])
    expect(final(omened(3, 'force', [3]))).toBe(6)
    expect(told(omened(4, 'defence', [1]), 'test.failed-outright')).toHaveLength(1)
  })

  test('CF-REV-WOLFEN-08: 5 or 6: one more, and a 1 is a result like others', () => {
    expect([5, 6].map((face) => final(omened(face, 'initiative', [1])))).toEqual([5, 5])
    expect(told(omened(6, 'force', [1]), 'test.failed-outright')).toHaveLength(1)
  })
})
