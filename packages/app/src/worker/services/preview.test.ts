import { type AnyGame, gameIds, loadGame } from '@fray/games'
import { describe, expect, test } from 'vitest'
import { previewOf } from './preview.ts'

const load = async (id: string): Promise<AnyGame> => (await loadGame(id))!

test.each(['spherewars', 'spherewars-manuscript'])('%s shows an example of the ground it will roll', async (id) => {
  const game = await load(id)
  const { view, example } = await previewOf(game, game.content.presets[0]!.setup)
  expect(example).toBe(true)
  expect(view.scenery.length).toBeGreaterThan(3)
  expect((await previewOf(game, game.content.presets[0]!.setup)).view).toEqual(view)
})

test('what is agreed on is shown as it is', async () => {
  const game = await load('spherewars')
  const battlefield = [{ type: 'wood', x: 20, y: 20 }]
  const { view, example } = await previewOf(game, { ...(game.content.presets[0]!.setup as object), battlefield })
  expect(example).toBe(false)
  expect(view.scenery).toHaveLength(1)
})

describe.each(gameIds)('every battle that %s offers can be previewed', async (id) => {
  const {
    content: { presets },
  } = await load(id)
  test.each(presets.map((preset) => [preset.id, preset.setup] as const))('%s', async (_, setup) => {
    const { view, example } = await previewOf(await load(id), setup)
    const keys = view.scenery.map((piece) => piece.id)
    expect(new Set(keys).size).toBe(keys.length)
    // Only Spheres of War is fought on open ground.
    expect(view.scenery.length > 0).toBe(id !== 'spheres-of-war')
    expect(view.figures.length === 0 || !example).toBe(true)
  })
})
