import { facesFallenIn, type Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { MatchHost } from './match-host.ts'
import type { Snapshot } from './protocol.ts'
import type { Surroundings } from './terms.ts'
import { toyGame } from './toy-game.fixture.ts'

const HERE: Json = { path: [{ x: 5, y: 0 }] }

async function rolled(rounds: number) {
  const shown: Snapshot[] = []
  const world: Surroundings = {
    bot: () => (match, seat) => (match.decisionOf(seat)?.kind === 'place' ? HERE : 'pass'),
    think: async () => {},
    keep: async () => {},
    show: (snapshot) => void shown.push(snapshot),
  }
  const terms = { origin: { setup: { secret: false } }, seed: 'first', players: ['person', 'person'] as const }
  const host = MatchHost.start(toyGame, { ...terms, pace: 'instant' }, world)
  for (let round = 0; round < rounds; round++) {
    for (const given of [HERE, 'roll']) await host.answer(round % 2, host.match.answers.length, given)
  }
  return { host, world }
}

test('a match goes on otherwise from any moment: what fell has fallen, and the dice after it are new', async () => {
  const { host, world } = await rolled(4)
  const saved = host.branch(4, { seed: 'second', salt: 'grain' }, ['person', 'random'], 'calm')
  expect(saved).toMatchObject({ seed: 'second', players: ['person', 'random'], pace: 'calm', whatIf: { at: 4 } })
  expect(saved.answers).toEqual(host.saved().answers.slice(0, 4))
  expect(saved.forcedDice).toEqual(facesFallenIn(host.match).slice(0, 2))
  expect(JSON.stringify(saved)).not.toContain('first')

  const otherwise = MatchHost.restore(toyGame, saved, world)
  expect(otherwise.snapshot().events).toEqual(host.position(4).events)
  expect(otherwise.snapshot()).toMatchObject({ forcedDice: 2, whatIf: { at: 4, headline: { id: 'title' } } })
  for (const given of [HERE, 'roll']) await otherwise.answer(0, otherwise.match.answers.length, given)
  const again = MatchHost.restore(toyGame, otherwise.saved(), world)
  expect(again.match.events).toEqual(otherwise.match.events)
  expect(again.snapshot().whatIf).toEqual(saved.whatIf)
})

test('of a match under way only what all at the screen may know is shown; once it is over, anybody’s', async () => {
  const { host } = await rolled(2)
  expect(host.position(2, 1).eyes).toBeUndefined()
  const over = await rolled(6)
  expect(over.host.position(2, 1).eyes).toBe(1)
  expect(over.host.position(2, undefined).at).toBe(2)
})
