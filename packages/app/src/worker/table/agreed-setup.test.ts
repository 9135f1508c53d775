import { type AnyGame, loadGame } from '@fray/games'
import { expect, test } from 'vitest'
import { applyAgreedOptions } from './agreed-setup.ts'

const spherewars = async () => (await loadGame('spherewars')) as AnyGame

/** Gets the mission of a setup and the missions that could replace it. */
function missionsIn(game: AnyGame, preset: string, mission?: string) {
  const { setup } = game.content.presets.find(({ id }) => id === preset)!
  const agreed = applyAgreedOptions(game, setup, mission === undefined ? {} : { mission })
  const [option] = agreed.options
  return {
    setup: agreed.setup,
    chosen: option?.chosen,
    allowed: option?.choices.filter(({ barred }) => !barred).map(({ id }) => id),
    barred: option?.choices.find(({ id }) => id === 'crash')?.barred,
  }
}

test('a requested mission is written into the setup', async () => {
  const { setup, chosen } = missionsIn(await spherewars(), 'skirmish-alliance-urueh', 'sacking-of-the-relics')
  expect(setup).toMatchObject({ mission: 'sacking-of-the-relics', turnCap: null })
  expect(chosen).toBe('sacking-of-the-relics')
})

test('SW-MISSION-62 a mission that the size does not allow is barred with its reason, and an earlier choice of it is dropped', async () => {
  const game = await spherewars()
  const { chosen, allowed, barred, setup } = missionsIn(game, 'scout-alliance-urueh', 'crash')
  expect(allowed).toEqual(['last-survivor'])
  expect(chosen).toBe('last-survivor')
  expect(barred?.[0]).toMatchObject({ field: 'points' })
  expect(() => game.rules.readSetup(setup)).not.toThrow()
})
