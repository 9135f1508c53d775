import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { spheresOfWar } from '../game.ts'
import { figures, scene } from '../testing/scene.ts'

const pair = figures([[2, 2]], [[20, 20]])
const viewOf = (more: Record<string, Json>) => scene({ figures: pair, ...more }).view(undefined)

test('SO-1-23 the track shows the turn, and the total if there is a limit', () => {
  const limited = viewOf({ turn: 4, table: { width: 24, depth: 24, turnLimit: 12 } })
  expect(limited.status.track).toEqual({ at: 4, of: 12 })
  expect(viewOf({ turn: 4 }).status.track).toEqual({ at: 4 })
})

test('before the first turn the track is missing, and undeployed combatants are in the reserve', () => {
  const setup = spheresOfWar.rules.readSetup({ ...(spheresOfWar.content.presets[0]!.setup as object), turnLimit: 12 })
  const { status, figures, reserve } = spheresOfWar.view.show(spheresOfWar.rules.begin(setup), setup, undefined)
  expect({ track: status.track, figures }).toEqual({ track: undefined, figures: [] })
  expect(reserve!.map(({ seat }) => seat)).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1])
})

test('SO-1-23 removed combatants are neither on the table nor in reserve, and do not count', () => {
  const view = viewOf({ figures: [...pair, { name: 'Gone', seat: 1, x: 10, y: 10, removed: true }] })
  expect(view.figures.map(({ name }) => name)).toEqual(['A1', 'B1'])
  expect(view.reserve).toEqual([])
  expect(view.mission!.score!.points.map(({ value }) => value)).toEqual([1, 1])
  expect(view.names).toContain('Gone')
})

test('SO-1-33 combatants in contact that will have to fight are shown as locked', () => {
  const places = (x: number) =>
    [
      [x, 2],
      [x, 12],
      [2 * x, 20],
    ] as const
  const locked = [1, 2].map((n) => ({ instigator: `A${n}`, retaliator: `B${n}` }))
  const view = viewOf({ figures: figures(places(2), places(3)), sequence: 'matches', locked })
  const told = view.figures.filter(({ states }) => states.some(({ text }) => text.id === 'state.locked'))
  expect(told.map(({ name }) => name)).toEqual(['A1', 'A2', 'B1', 'B2'])
})
