import type { FigureLook } from '@fray/tabletop'
import { describe, expect, test } from 'vitest'
import { sculptFigure } from './figure.ts'

const COLOURS = { cloth: '#264a8c', second: '#e4dac2', trim: '#d9a13a', skin: '#d39a72', metal: '#aab2bd' } as const

function look(changes: Partial<FigureLook> = {}): FigureLook {
  return { body: 'human', clothing: 'plate', head: 'helmet', colours: COLOURS, ...changes }
}

/** Gets the lowest and the highest coordinate of a mesh along each axis. */
function extent(changes: Partial<FigureLook> = {}) {
  const { positions } = sculptFigure(look(changes))
  const along = (axis: number) => positions.filter((_, index) => index % 3 === axis)
  const [x, y, z] = [along(0), along(1), along(2)]
  return {
    left: Math.min(...x),
    right: Math.max(...x),
    bottom: Math.min(...y),
    top: Math.max(...y),
    front: Math.max(...z),
  }
}

describe('a sculpted figure', () => {
  test('is the same triangles for the same looks', () => {
    expect(sculptFigure(look({ seed: 3 }))).toEqual(sculptFigure(look({ seed: 3 })))
  })

  test('has finite corners and normals of length one', () => {
    const { positions, normals, corners } = sculptFigure(look({ mount: 'horse', extras: ['cloak', 'wings', 'banner'] }))
    expect(positions.every(Number.isFinite)).toBe(true)
    for (let corner = 0; corner < corners; corner++) {
      const [x, y, z] = normals.subarray(corner * 3, corner * 3 + 3) as unknown as [number, number, number]
      expect(x * x + y * y + z * z).toBeCloseTo(1, 3)
    }
  })

  test('stands on the ground', () => {
    const { bottom } = extent({ right: 'sword' })
    expect(bottom).toBeGreaterThan(-0.05)
    expect(bottom).toBeLessThan(0.1)
  })

  test('is as tall as its people: dwarves and goblins below humans, riders and heroes above', () => {
    const bare = { head: 'none' } as const
    const human = extent(bare).top
    expect(extent({ ...bare, body: 'dwarf' }).top).toBeLessThan(human)
    expect(extent({ ...bare, body: 'goblin' }).top).toBeLessThan(human)
    expect(extent({ ...bare, hero: true }).top).toBeGreaterThan(human)
    expect(extent({ ...bare, mount: 'horse' }).top).toBeGreaterThan(human)
  })

  test('holds its weapon on the right and its shield on the left', () => {
    const unarmed = extent()
    expect(extent({ right: 'sword' }).left).toBeLessThan(unarmed.left)
    expect(extent({ left: 'round-shield' }).right).toBeGreaterThan(unarmed.right)
  })

  test('is darker in recesses than where it stands out', () => {
    const { colours, positions } = sculptFigure(look())
    const brightness = Array.from({ length: positions.length / 3 }, (_, corner) => {
      return colours[corner * 3]! + colours[corner * 3 + 1]! + colours[corner * 3 + 2]!
    })
    expect(Math.min(...brightness)).toBeLessThan(0.25 * Math.max(...brightness))
  })
})
