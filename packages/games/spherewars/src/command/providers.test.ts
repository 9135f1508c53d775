import type { Json } from '@fray/kernel'
import { expect, test } from 'vitest'
import { spherewars } from '../game.ts'
import { scene } from '../testing/scene.ts'
import { leader, soldier } from '../testing/soldiers.ts'

/** The uses a seat has, whether or not there is a moment for them. */
function usesOf(figures: readonly Json[], seat: 0 | 1 = 0, orders: readonly number[] = [0, 0]) {
  const match = scene({ figures, orders })
  return spherewars.view.reactions!(match.stateFor(seat), match.setupFor(seat), seat)
}

const sources = (...question: Parameters<typeof usesOf>) => usesOf(...question).map(({ source }) => source)
const foe = soldier('Foe', 1, 30, 30)

test('SW-ORDER-22 SW-ORDER-07 lists orders as long as a leader has some left', () => {
  const company = [leader('Chief', 0, 10, 10), soldier('Man', 0, 13, 10), foe]
  expect(sources(company, 0, [2, 0])).toEqual(
    expect.arrayContaining(['order:hit-the-dirt', 'order:to-the-death', 'order:relocate']),
  )
  expect(sources(company)).toEqual([])
  expect(sources(company, 1, [2, 0])).toEqual([])
})

test('SW-CONSUMABLE-06 lists carried consumables for their own player only', () => {
  const carrier = soldier('Man', 0, 13, 10, {}, { consumables: ['superior-healing-potion'] })
  expect(usesOf([carrier, foe])).toMatchObject([{ source: 'consumable:superior-healing-potion', secret: true }])
  expect(sources([carrier, foe], 1)).toEqual([])
})

test('SW-CONSUMABLE-33 lists the scrolls of a leader, which no other combatant may read', () => {
  const consumables = ['inferior-command-scroll']
  const scroll = { source: 'consumable:inferior-command-scroll', secret: true }
  expect(usesOf([leader('Chief', 0, 10, 10, {}, { consumables }), foe])).toMatchObject([scroll])
  expect(sources([leader('Chief', 0, 10, 10), soldier('Man', 0, 13, 10, {}, { consumables }), foe])).toEqual([])
})

test('SW-RACE-44 lists abilities that answer others’ actions', () => {
  expect(usesOf([soldier('Man', 0, 13, 10, { abilities: ['sidestep'] }), foe])).toMatchObject([
    { source: 'ability:sidestep', secret: false },
  ])
})
