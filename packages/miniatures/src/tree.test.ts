import { expect, test } from 'vitest'
import { sculptTree, type TreeLook } from './tree.ts'

const FIR: TreeLook = { kind: 'fir', dark: '#24381e', light: '#5d7f45', variant: 1 }

function heightOf(look: TreeLook): number {
  return Math.max(...sculptTree(look).positions.filter((_, index) => index % 3 === 1))
}

test('a tree is the same each time, and variants differ', () => {
  expect(sculptTree(FIR)).toEqual(sculptTree(FIR))
  expect(sculptTree({ ...FIR, variant: 2 })).not.toEqual(sculptTree(FIR))
})

test('a fir is taller than a broadleaf, and a fruit tree bears fruit', () => {
  expect(heightOf(FIR)).toBeGreaterThan(heightOf({ ...FIR, kind: 'broadleaf' }))
  const { colours } = sculptTree({ ...FIR, kind: 'fruit' })
  expect(colours.some((red, index) => index % 3 === 0 && red > 0.3 && colours[index + 1]! < 0.2)).toBe(true)
})

test('a crown stays close to its radius, so that a wood looks as large as it is', () => {
  for (const kind of ['fir', 'broadleaf', 'fruit'] as const) {
    const across = sculptTree({ ...FIR, kind }).positions.filter((_, index) => index % 3 !== 1)
    expect(Math.max(...across.map(Math.abs))).toBeLessThan(1.25)
  }
})
