import { brokenPromises, type Game } from '@fray/kernel'
import { expect, test } from 'vitest'
import { armies } from '../phrases/armies.ts'
import { forces } from './forces.ts'

test('forces keep their promises: ready armies, armies by chance, everything that is offered', async () => {
  const game = {
    id: 'confrontation',
    phrases: { en: armies },
    presets: [],
    forces: async () => forces,
  } as unknown as Game
  expect(await brokenPromises(game, { seeds: ['a', 'b'], steps: 3 })).toEqual([])
})
