import { expect, test } from 'vitest'
import { NORTH } from '../plane/direction.ts'
import { losersBetween } from './losses.ts'
import type { FigureView } from './view.ts'

const PLAIN = { base: { shape: 'disc', radius: 10 }, states: [], spent: false, attributes: [], abilities: [] } as const
const figure = (id: number, seat: number, more: Partial<FigureView> = {}): FigureView => ({
  ...PLAIN,
  id,
  seat,
  name: `${id}`,
  icon: 'sword',
  pose: { x: 0, y: 0, facing: NORTH },
  ...more,
})
const left = (count: number) => ({ wounds: { left: count, of: 3 } })
const body = (count: number) => ({ body: Array.from({ length: count }, () => ({ x: 0, y: 0, facing: NORTH })) })
const losers = (before: FigureView[], after: FigureView[]) => [
  ...losersBetween({ figures: before }, { figures: after }),
]

test('who is gone, hurt or fewer is a loss of their seat', () => {
  const before = [figure(1, 0), figure(2, 1, left(3)), figure(3, 2, body(20))]
  expect(losers(before, before)).toEqual([])
  expect(losers(before, before.slice(1))).toEqual([0])
  expect(losers(before, [before[0]!, figure(2, 1, left(2)), before[2]!])).toEqual([1])
  expect(losers(before, [before[0]!, before[1]!, figure(3, 2, body(19))])).toEqual([2])
})

test('a figure that moves, arrives or heals is not a loss', () => {
  const moved = figure(2, 1, { ...left(3), pose: { x: 50, y: 0, facing: NORTH } })
  expect(losers([figure(2, 1, left(2))], [moved, figure(9, 0)])).toEqual([])
})
