import { findBrokenPromises, type Game } from '@fray/kernel'
import { expect, test } from 'vitest'
import { missum } from '../game.ts'

test("MI-ARMY-01 the armies fulfil the builder's contract", async () => {
  expect(await findBrokenPromises(missum as unknown as Game, { seeds: ['a', 'b'], steps: 4 })).toEqual([])
})
