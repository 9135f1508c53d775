import type { FigureView } from '@fray/tabletop'
import { expect, test } from 'vitest'
import { isNamedAbove } from './FigureName.tsx'

const at = (id: number, x: number, y: number) => ({ id, pose: { x, y } }) as FigureView

test('of two figures with names the higher one is named above, so that the names do not meet', () => {
  const [hawk, fox, owl] = [at(1, 5, 2), at(2, 5, 4), at(3, 9, 4)]
  expect([hawk, fox].map((figure) => isNamedAbove(figure, [hawk, fox]))).toEqual([true, false])
  expect([fox, owl].map((figure) => isNamedAbove(figure, [fox, owl]))).toEqual([true, false])
})

test('a single figure is named below', () => {
  expect(isNamedAbove(at(1, 5, 2), [at(1, 5, 2)])).toBe(false)
})
