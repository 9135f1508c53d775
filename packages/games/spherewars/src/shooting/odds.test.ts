import { forecast } from '@fray/odds'
import { describe, expect, test } from 'vitest'
import { plain } from '../testing/duel.ts'
import { activation, archer, at, shootingTarget } from '../testing/shooting.ts'

/** Ana is asked whom she shoots at; Bor stands so many inches from her. */
function aiming(inches: number, premeasuring = false) {
  const figures = [at(archer('Ana'), 0, 2, 10), at(shootingTarget('Bor'), 1, 2 + inches, 10)]
  const options = premeasuring ? { options: { premeasuring } } : {}
  return activation({ figures, ...options }, { answers: ['stand'] })
}

test('SW-SHOOT-28 SW-SHOOT-22 the odds of a shot assume that the target is kept, and do not reveal its distance', () => {
  const among = (inches: number) => {
    const figures = [
      at(archer('Ana'), 0, 2, 10),
      at(shootingTarget('Bor'), 1, 2 + inches, 10),
      at(shootingTarget('Cid'), 1, 2, 22),
    ]
    return forecast(activation({ figures }, { answers: ['stand'] }), 0, '1')
  }
  const [near, far] = [4, 14].map(among)
  expect(near!.chances.map(({ event }) => event.type)).toContain('wounded')
  expect(far!.chances).toEqual(near!.chances)
})

test('SW-BASE-06 SW-SHOOT-05 the odds of a shot do not reveal the distance to its target, unless measuring is free', () => {
  const [near, far, beyond] = [4, 14, 36].map((inches) => forecast(aiming(inches), 0, '1'))
  expect(near!.assumesDistances).toBe(true)
  expect(far).toEqual(near)
  expect(beyond).toEqual(near)
  const free = [4, 14, 36].map((inches) => forecast(aiming(inches, true), 0, '1'))
  expect(free.map(({ assumesDistances }) => assumesDistances)).toEqual([false, false, false])
  expect(free[1]).not.toEqual(free[0])
  expect(free[2]!.chances.map(({ event }) => event.type)).toContain('shot-out-of-range')
})

describe('SW-ORDER-25 the odds of Hit the Dirt!', () => {
  /** Bor, the target, and Bor's leader at the given distance in inches. */
  const answering = (inches: number, answers: readonly string[] = []) => {
    const leader = at(plain('Kol', { rank: 'leader', com: 3 }), 1, 12, 10 + inches)
    const figures = [at(archer('Ana'), 0, 2, 10), at(shootingTarget('Bor'), 1, 12, 10), leader]
    return activation({ figures, orders: [0, 1] }, { answers: ['pass', 'stand', 'pass', '1', ...answers] })
  }
  const chanceOfMiss = (match: ReturnType<typeof answering>, answer: string) =>
    forecast(match, 1, answer).chances.find(({ event }) => event.type === 'shot-missed')?.probability.fraction

  test('are shown before the issuer is chosen', () => {
    expect(chanceOfMiss(answering(3), 'pass')).toBe('1/4')
    expect(chanceOfMiss(answering(3), 'hit-the-dirt')).toBe('25/36')
  })

  test('SW-ORDER-19 SW-BASE-06 do not reveal whether it is heard', () => {
    const [near, far] = [3, 15].map((inches) => forecast(answering(inches), 1, 'hit-the-dirt'))
    expect(near!.assumesDistances).toBe(true)
    expect(far).toEqual(near)
  })
})
