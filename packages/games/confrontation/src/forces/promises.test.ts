import { findBrokenPromises } from '@fray/kernel'
import { expect, test } from 'vitest'
import { confrontation } from '../game.ts'

test('forces keep the promises of the interface: ready armies, random armies, and all offers', async () => {
  expect(await findBrokenPromises(confrontation, { seeds: ['a', 'b'], steps: 3 })).toEqual([])
})
