import { forecast } from '@fray/odds'
import { describe, expect, test } from 'vitest'
import { faithful } from '../testing/faithful.ts'
import { promptId, type Scene } from '../testing/scene.ts'
import { turn } from '../testing/turn.ts'

const BLIND = 'kingdom-of-the-blind'
const CURSED = { abilities: ['cursed'] }

/**
 * Ann, with Aspects of 4 in all and 4 points of faith, calls a blindness of difficulty 7 on Bob, who could censure it.
 */
function duelOfFaith(...answers: readonly string[]): Scene {
  return duelAt(32.5, answers)
}

function duelAt(x: number, answers: readonly string[]): Scene {
  const figures = [
    faithful('Ann', 0, 20, 30, { miracles: [BLIND], faith: 4, card: CURSED }),
    faithful('Bob', 1, x, 30, { faith: 2 }),
  ]
  return turn(figures, { answers: ['done', '0:call', ...answers] })
}

/** How likely it is that the miracle takes effect. */
function success(match: Scene, answer: string): string | undefined {
  const { exact, chances } = forecast(match, match.pending[0]!.seat, answer)
  expect(exact).toBe(true)
  return chances.find(({ event }) => event.type === 'call.succeeded')?.probability.fraction
}

describe('the odds of a call', () => {
  test('CF-CALL-10, CF-CALL-11: each point in the bond adds one die that may show a 3', () => {
    const match = duelOfFaith(`${BLIND}:1`)
    expect(promptId(match)).toBe('ask.bond')
    expect(['0', '1', '2'].map((points) => success(match, points))).toEqual(['2/3', '8/9', '26/27'])
  })

  test('CF-CALL-10: naming only the miracle shows the odds without a bond', () => {
    expect(success(duelOfFaith(), `${BLIND}:1`)).toBe('2/3')
  })
})

test('CF-MOVE-05, CF-CALL-16: the caller reads the same odds at any distance of the target', () => {
  const [near, far] = [32.5, 60].map((x) => forecast(duelAt(x, [`${BLIND}:1`]), 0, '0'))
  expect(far!.chances).toEqual(near!.chances)
  expect(far!.assumesDistances).toBe(true)
})

describe('the odds of a censure', () => {
  test('CF-CALL-14: each point lowers the result by one', () => {
    const match = duelOfFaith(`${BLIND}:1`, '0')
    expect(promptId(match)).toBe('ask.censure')
    expect(['pass', '1:1', '1:2'].map((answer) => success(match, answer))).toEqual(['2/3', '1/2', '1/3'])
  })

  test('CF-CALL-14: the decision shows target, number of dice, bonus and difficulty of the call', () => {
    const { prompt } = duelOfFaith(`${BLIND}:1`, '2').pending[0]!
    expect(prompt.id).toBe('ask.censure')
    expect(prompt.args).toMatchObject({
      target: { figure: 1 },
      alone: 'no',
      dice: 3,
      added: 4,
      difficulty: 7,
      price: 1,
    })
  })
})
