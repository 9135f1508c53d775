import { expect, test } from 'vitest'
import { framesOf, walkDuration } from './walk-animation.ts'

test('a walk passes each point at its share of the path', () => {
  const way = [
    { x: 0, y: 0 },
    { x: 300, y: 0 },
    { x: 300, y: 100 },
  ]
  expect(framesOf(way)).toEqual([
    { offset: 0, transform: 'translate(0px, 0px)' },
    { offset: 0.75, transform: 'translate(3px, 0px)' },
    { offset: 1, transform: 'translate(3px, 1px)' },
  ])
})

test('a path that leads nowhere still has frames', () => {
  const here = { x: 100, y: 100 }
  expect(framesOf([here, here]).map(({ offset }) => offset)).toEqual([0, 0])
})

test('the duration of a walk depends on its path and the settings, within limits', () => {
  const way = (millimetres: number) => [
    { x: 0, y: 0 },
    { x: millimetres * 100, y: 0 },
  ]
  expect([10, 100, 1000].map((length) => walkDuration(way(length), 1))).toEqual([240, 400, 900])
  expect(walkDuration(way(100), 0.45)).toBeCloseTo(180)
})
