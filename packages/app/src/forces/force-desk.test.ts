import { expect, test } from 'vitest'
import { toyGame } from '../match/toy-game.fixture.ts'
import { GamesForceDesk } from './force-desk.ts'
import { toyWithBags } from './toy-forces.fixture.ts'

const desk = new GamesForceDesk(async (id) => (id === 'toy' ? toyWithBags : toyGame))

test('the book of a game lists its ready forces in outline', async () => {
  const { ready, profileExamples, lineups } = await desk.book('toy')
  expect(ready).toMatchObject([{ id: 'pair', outline: { name: 'Pair', icon: 'rock', faults: 0, budget: { used: 2 } } }])
  expect([profileExamples, lineups]).toEqual([[], []])
})

test('a draft is the force after its changes, with what the game says of it', async () => {
  const { force, view } = await desk.draft('toy', { stones: ['a', 'b', 'c'] }, [
    { kind: 'add', offer: 'd' },
    { kind: 'set', place: 'name', value: 'Heap' },
  ])
  expect(force).toEqual({ name: 'Heap', stones: ['a', 'b', 'c', 'd'] })
  expect([view.name, view.faults.length]).toEqual(['Heap', 1])
  expect(await desk.outline('toy', force)).toMatchObject({ name: 'Heap', faults: 1 })
  expect(await desk.cards('toy', force)).toHaveLength(4)
})

test('a force by chance may be like another', async () => {
  expect(await desk.random('toy', 's')).toEqual({ stones: ['s'] })
  const wish = { like: { stones: ['a', 'b'] }, faction: 'any' } as const
  expect(await desk.random('toy', 's', wish)).toEqual({ stones: ['s', 's'] })
})

test('what comes from outside is checked before anything is done with it', async () => {
  const wrong = { stones: 'many' }
  for (const asked of [
    desk.read('toy', wrong),
    desk.outline('toy', wrong),
    desk.draft('toy', wrong, []),
    desk.cards('toy', wrong),
    desk.random('toy', 's', { like: wrong, faction: 'any' }),
    desk.setup('toy', {}, [wrong]),
  ]) {
    await expect(asked).rejects.toThrow(/stones: must be a list/)
  }
})

test('a setup with forces is judged by the game', async () => {
  const pair = { stones: ['a', 'b'] }
  expect(await desk.setup('toy', { secret: false }, [pair, pair])).toMatchObject({ bags: [pair.stones, pair.stones] })
  await expect(desk.setup('toy', {}, [pair, undefined])).rejects.toThrow(/bags: one is empty/)
})

test('a game without forces says so', async () => {
  await expect(desk.blank('plain')).rejects.toThrow(/"plain" has no forces to choose/)
})
