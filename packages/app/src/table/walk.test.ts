import { expect, test } from 'vitest'
import { framesOf } from './walk.ts'

test('a walk passes each point at its share of the way', () => {
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

test('a way that leads nowhere has its frames all the same', () => {
  const here = { x: 100, y: 100 }
  expect(framesOf([here, here]).map(({ offset }) => offset)).toEqual([0, 0])
})
