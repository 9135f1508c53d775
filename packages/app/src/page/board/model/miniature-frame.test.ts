import { expect, test } from 'vitest'
import { MINIATURE_FRAME, miniatureAngle, miniatureBox } from './miniature-frame.ts'

test('the feet of a miniature stand in the middle of its base', () => {
  const { x, y, width, height } = miniatureBox(12.5)
  expect(-x / width).toBeCloseTo(MINIATURE_FRAME.originX / MINIATURE_FRAME.width, 2)
  expect(-y / height).toBeCloseTo(MINIATURE_FRAME.originY / MINIATURE_FRAME.height, 2)
})

test('a miniature is as large as its base', () => {
  expect(miniatureBox(25).width).toBeCloseTo(2 * miniatureBox(12.5).width)
})

test('a front to the viewer is angle 0, to the right a quarter turn, and near directions share a picture', () => {
  expect(miniatureAngle({ x: 0, y: 1 }, 0)).toBeCloseTo(0)
  expect(miniatureAngle({ x: 1, y: 0 }, 0)).toBeCloseTo(Math.PI / 2)
  expect(miniatureAngle({ x: 0.05, y: 1 }, 0)).toBe(miniatureAngle({ x: 0, y: 1 }, 1))
})

test('figures without a front turn a little inwards, each side its own way', () => {
  expect(miniatureAngle(undefined, 0)).toBe(-miniatureAngle(undefined, 1))
})
