import { text } from '@fray/kernel'
import { forecast } from '@fray/odds'
import { expect, test } from 'vitest'
import { activation, archer, at, shootingTarget } from '../testing/shooting.ts'

/** The odds for Ana joining Bor, at the given distance in inches, by the shortest way. */
function oddsAt(inches: number, premeasuring = false) {
  const figures = [
    at(archer('Ana'), 0, 2, 10),
    at(shootingTarget('Bor'), 1, 2 + inches, 10),
    at(shootingTarget('Cid'), 1, 30, 30),
  ]
  const options = premeasuring ? { options: { premeasuring } } : {}
  const match = activation({ figures, ...options }, { answers: ['join'] })
  const { assumesDistances, chances } = forecast(match, 0, '1')
  return { supposes: assumesDistances, told: chances.map(({ event, probability }) => [event.type, probability.value]) }
}

test('SW-BASE-06 SW-MOVE-19 the odds of joining combat assume a charge that reaches, however far the enemy is', () => {
  const [near, far, beyond] = [4, 8, 36].map((inches) => oddsAt(inches))
  expect(near!.supposes).toBe(true)
  expect(near!.told.map(([type]) => type)).toContain('wounded')
  expect(far).toEqual(near)
  expect(beyond).toEqual(near)
})

test('SW-BASE-06 where measuring is free the odds follow the path: a charge, an engagement, or too far', () => {
  const [charge, engagement, beyond] = [4, 7, 36].map((inches) => oddsAt(inches, true))
  expect(charge!.supposes).toBe(false)
  expect(engagement).not.toEqual(charge)
  expect(beyond!.told).toEqual([])
})

/** What comes of it if Ana, who may attempt deeds, goes for somebody. */
function toldOfCharge(enemy: ReturnType<typeof shootingTarget>): readonly string[] {
  const ana = archer('Ana', { fur: 2, abilities: ['stings'] })
  const figures = [at(ana, 0, 2, 10), at(enemy, 1, 6, 10), at(shootingTarget('Cid'), 1, 30, 30)]
  const match = activation({ figures }, { answers: ['join'] })
  return forecast(match, 0, '1').chances.map(({ event }) => event.type)
}

test('SW-ACT-04 SW-MELEE-08 the odds of a charge include the fight, without deeds before it', () => {
  expect(toldOfCharge(shootingTarget('Bor'))).toContain('wounded')
})

test('SW-RANGED-10 the odds include a shot against the charge if the enemy may make one', () => {
  const told = toldOfCharge(archer('Bor'))
  expect(told).toEqual(expect.arrayContaining(['shot-missed', 'wounded']))
})

test('SW-DEFAREA-04 the odds leave out an interception, and say so', () => {
  // Cid stands beside the way to Bor, which leads through Cid's defence area.
  const figures = [
    at(archer('Ana'), 0, 2, 10),
    at(shootingTarget('Bor'), 1, 7, 10),
    at(shootingTarget('Cid'), 1, 4, 11.8),
  ]
  const match = activation({ figures, options: { premeasuring: true } }, { answers: ['join'] })
  const { chances, excluded } = forecast(match, 0, '1')
  expect(chances.map(({ event }) => event.type)).toContain('wounded')
  expect(excluded).toEqual([text('left-out.jump', { jumper: { figure: 2 }, mover: { figure: 0 } })])
})

test('SW-PURSUIT-03 the odds include a pursuit, and say that the winner may let the loser go', () => {
  const figures = [
    at(archer('Ana', { fear: 3 }), 0, 2, 10),
    at(shootingTarget('Bor'), 1, 6, 10),
    at(shootingTarget('Cid'), 1, 30, 30),
  ]
  const match = activation({ figures }, { answers: ['join'] })
  const { chances, excluded } = forecast(match, 0, '1', { lookThroughPhase: true })
  expect(chances.map(({ event }) => event.type)).toEqual(expect.arrayContaining(['flees', 'trapped']))
  expect(excluded).toContainEqual(text('left-out.let-go', { winner: { figure: 0 }, loser: { figure: 1 } }))
})
