import { toyGame } from '@fray/session/testing'
import { expect, test } from 'vitest'
import { toyWithBags } from '../../shared/toy-forces.fixture.ts'
import { GamesForceService } from './force-service.ts'

const service = new GamesForceService(async (id) => (id === 'toy' ? toyWithBags : toyGame))

test('the book of a game summarises its ready-made forces', async () => {
  const { ready, profileExamples, lineups } = await service.book('toy')
  expect(ready).toMatchObject([{ id: 'pair', outline: { name: 'Pair', icon: 'rock', faults: 0, budget: { used: 2 } } }])
  expect(profileExamples).toEqual([])
  expect(lineups).toEqual([])
})

test("a draft is the force after its changes, with the game's view of it", async () => {
  const { force, view } = await service.draft('toy', { stones: ['a', 'b', 'c'] }, [
    { kind: 'add', offer: 'd' },
    { kind: 'set', place: 'name', value: 'Heap' },
  ])
  expect(force).toEqual({ name: 'Heap', stones: ['a', 'b', 'c', 'd'] })
  expect(view.name).toBe('Heap')
  expect(view.faults).toHaveLength(1)
  expect(await service.outline('toy', force)).toMatchObject({ name: 'Heap', faults: 1 })
  expect(await service.cards('toy', force)).toHaveLength(4)
})

test('a random force may resemble another one', async () => {
  expect(await service.random('toy', 's')).toEqual({ stones: ['s'] })
  const wish = { like: { stones: ['a', 'b'] }, faction: 'any' } as const
  expect(await service.random('toy', 's', wish)).toEqual({ stones: ['s', 's'] })
})

test('external input is checked first', async () => {
  const wrong = { stones: 'many' }
  for (const asked of [
    service.read('toy', wrong),
    service.outline('toy', wrong),
    service.draft('toy', wrong, []),
    service.cards('toy', wrong),
    service.random('toy', 's', { like: wrong, faction: 'any' }),
    service.setup('toy', {}, [wrong]),
  ]) {
    await expect(asked).rejects.toThrow(/stones: must be a list/)
  }
})

test('a setup with forces is judged by the game', async () => {
  const pair = { stones: ['a', 'b'] }
  expect(await service.setup('toy', { secret: false }, [pair, pair])).toMatchObject({
    bags: [pair.stones, pair.stones],
  })
  await expect(service.setup('toy', {}, [pair, undefined])).rejects.toThrow(/bags: one is empty/)
})

test('a game without forces says so', async () => {
  await expect(service.blank('plain')).rejects.toThrow(/"plain" has no armies to build/)
})
