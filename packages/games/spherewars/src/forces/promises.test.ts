import { findBrokenPromises, type Game } from '@fray/kernel'
import { expect, test } from 'vitest'
import { spherewars } from '../game.ts'
import { spherewarsManuscript } from '../manuscript/game.ts'

test.each([spherewars, spherewarsManuscript])('the forces of $id keep every promise of the contract', async (game) => {
  expect(await findBrokenPromises(game as unknown as Game, { seeds: ['a', 'b'], steps: 4 })).toEqual([])
})
