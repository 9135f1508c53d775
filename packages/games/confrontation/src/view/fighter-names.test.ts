import { expect, test } from 'vitest'
import { figure, scene } from '../testing/scene.ts'

test('fighters whose cards share a name are numbered across both armies', () => {
  const match = scene({
    figures: [
      figure('Guard', 0, 20, 10),
      figure('Ann', 0, 20, 20),
      figure('Guard', 1, 60, 10),
      figure('Guard', 0, 20, 30, {}, { status: 'waiting' }),
    ],
  })
  const { names, figures, reserve } = match.view(0)
  expect(names).toEqual(['Guard 1', 'Ann', 'Guard 2', 'Guard 3'])
  expect(figures.map(({ name }) => name)).toEqual(['Guard 1', 'Ann', 'Guard 2'])
  expect(reserve?.map(({ name }) => name)).toEqual(['Guard 3'])
})
