import { findBrokenPromises } from '@fray/kernel'
import { expect, test } from 'vitest'
import { confrontation } from '../game.ts'

test('forces keep their promises: ready armies, armies by chance, everything that is offered', async () => {
  expect(await findBrokenPromises(confrontation, { seeds: ['a', 'b'], steps: 3 })).toEqual([])
})
