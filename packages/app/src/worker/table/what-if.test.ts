import { facesIn } from '@fray/kernel'
import { toyGame } from '@fray/session/testing'
import { expect, test } from 'vitest'
import { HERE, TestPage } from './hot-seat.fixture.ts'
import { HotSeat } from './hot-seat.ts'

async function rolledDice(rounds: number) {
  const page = new TestPage()
  const terms = { origin: { setup: { secret: false } }, seed: 'first', players: ['person', 'person'] as const }
  const host = HotSeat.start(toyGame, { ...terms, pace: 'instant' }, page)
  host.open()
  for (let round = 0; round < rounds; round++) {
    for (const given of [HERE, 'roll']) await page.answer(host, round % 2, given)
  }
  return { host, page }
}

test('a match branches from any step: rolled dice stay, later ones are new', async () => {
  const { host, page } = await rolledDice(4)
  const saved = host.branch(4, { seed: 'second', salt: 'grain' }, ['person', 'recruit'], 'calm')
  expect(saved).toMatchObject({ seed: 'second', players: ['person', 'recruit'], pace: 'calm', whatIf: { at: 4 } })
  expect(saved.answers).toEqual(host.save().answers.slice(0, 4))
  expect(saved.forcedDice).toEqual(facesIn(host.match).slice(0, 2))
  expect(JSON.stringify(saved)).not.toContain('first')

  const otherwise = HotSeat.restore(toyGame, saved, page)
  expect(otherwise.snapshot().events).toEqual(host.position(4).events)
  expect(otherwise.snapshot()).toMatchObject({ forcedDice: 2, whatIf: { at: 4, headline: { id: 'title' } } })
  otherwise.open()
  for (const given of [HERE, 'roll']) await page.answer(otherwise, 0, given)
  const again = HotSeat.restore(toyGame, otherwise.save(), page)
  expect(again.match.events).toEqual(otherwise.match.events)
  expect(again.snapshot().whatIf).toEqual(saved.whatIf)
})

test('a running match shows only what all at the screen may know; a finished one shows everything', async () => {
  const { host } = await rolledDice(2)
  expect(host.position(2, 1).eyes).toBeUndefined()
  const over = await rolledDice(6)
  expect(over.host.position(2, 1).eyes).toBe(1)
  expect(over.host.position(2, undefined).step).toBe(2)
})
