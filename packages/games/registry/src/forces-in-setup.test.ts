import { expect, test } from 'vitest'
import { gameIds, loadGame } from './index.ts'

test.each(gameIds)('%s: ready-made setups tell the force of each seat', async (id) => {
  const { content, rules } = (await loadGame(id))!
  const forces = await content.forces?.()
  if (!forces) return
  for (const { id: preset, setup } of content.presets.slice(0, 20)) {
    const found = forces.inSetup(setup)
    expect(found.length, preset).toBe(rules.seats(rules.readSetup(setup)))
    for (const force of found) expect(forces.describe(forces.read(force)).faults, preset).toEqual([])
  }
})

test.each(gameIds)('%s: a setup tells the forces that were put into it', async (id) => {
  const { content } = (await loadGame(id))!
  const forces = await content.forces?.()
  if (!forces) return
  const { setup } = content.presets[0]!
  const agreed = forces.describe(forces.inSetup(setup)[0]).scale
  const [first, second] = forces.ready.filter(({ force }) => forces.describe(force).scale === agreed)
  const given = [first!.force, second!.force]
  const names = (list: readonly unknown[]) => list.map((force) => forces.describe(force).summary)
  expect(names(forces.inSetup(forces.setup(setup, given)))).toEqual(names(given))
})
