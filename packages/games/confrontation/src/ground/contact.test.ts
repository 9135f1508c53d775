import type { Json } from '@fray/kernel'
import { halfTurn } from '@fray/tabletop'
import { describe, expect, test } from 'vitest'
import { arrivalsAt } from '../assault/arrival.ts'
import { sideTouched } from '../assault/edges.ts'
import { loadPosition } from '../testing/rule.ts'
import { fighterNamed, figure } from '../testing/scene.ts'
import { baseOf, inContact, isFree } from './bodies.ts'

/** Ann at (20, 30), facing east, and Bob so that their edges are `gap` mm apart and `aside` mm out of line. */
function beside(gapMm: number, asideMm: number, annBase = 'infantry', bobBase = 'infantry', more = {}) {
  const depth = { infantry: 2.5, cavalry: 5, creature: 3.75, 'large-creature': 5 } as Record<string, number>
  const apart = depth[annBase]! / 2 + depth[bobBase]! / 2 + gapMm / 10
  const play = loadPosition({
    figures: [
      figure('Ann', 0, 20, 30, { base: annBase }),
      figure('Bob', 1, 20 + apart, 30 + asideMm / 10, { base: bobBase }, more),
    ],
  })
  return inContact(fighterNamed(play, 'Ann'), fighterNamed(play, 'Bob'))
}

describe('contact', () => {
  test('CF-CONTACT-01 more than half of the shorter edge must touch', () => {
    expect(beside(0, 0)).toBe(true)
    expect(beside(0, 12)).toBe(true)
    expect(beside(0, 13)).toBe(false)
    // Touching a corner is not contact.
    expect(beside(0, 25)).toBe(false)
    // Against a larger edge, half of the smaller one counts.
    expect(beside(0, 30, 'large-creature', 'infantry')).toBe(false)
    expect(beside(0, 24, 'large-creature', 'infantry')).toBe(true)
  })

  test('CF-CONTACT-01 and CF-CONTACT-03 contact and the side in contact change as fighters move or turn', () => {
    const play = loadPosition({ figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 22.5, 30)] })
    const [ann, bob] = [fighterNamed(play, 'Ann'), fighterNamed(play, 'Bob')]
    const contactAndSide = () => ({ inContact: inContact(ann, bob), side: sideTouched(ann, bob) })
    expect(contactAndSide()).toEqual({ inContact: true, side: 'front' })
    const { at } = bob
    bob.at = { ...at, x: at.x + 100 }
    expect(contactAndSide()).toEqual({ inContact: false, side: undefined })
    bob.at = at
    ann.at = { ...ann.at, facing: halfTurn(ann.at.facing) }
    expect(contactAndSide()).toEqual({ inContact: true, side: 'rear' })
    const other = loadPosition({ figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, 20, 32.5)] })
    expect(sideTouched(fighterNamed(other, 'Ann'), fighterNamed(other, 'Bob'))).toBe('right')
  })

  test('CF-CONTACT-02 bases either touch or do not', () => {
    expect(beside(1, 0)).toBe(false)
  })

  test('CF-CONTACT-08 and CF-CONTACT-09 a fighter is free if it touches no enemy at its level', () => {
    const figures = (bob: 0 | 1, level: number) => ({
      figures: [figure('Ann', 0, 20, 30), figure('Bob', bob, 22.5, 30, {}, { level })],
    })
    const free = (bob: 0 | 1, level: number) => {
      const play = loadPosition(figures(bob, level))
      return isFree(play, fighterNamed(play, 'Ann'))
    }
    expect(free(1, 0)).toBe(false)
    expect(free(1, 1)).toBe(true)
    expect(free(0, 0)).toBe(true)
  })

  test('CF-BASE-01, CF-BASE-02, CF-BASE-03 and CF-BASE-04 bases have the sizes of their kinds, and cavalry has its short sides in front', () => {
    const size = (base: string) => {
      const play = loadPosition({ figures: [figure('Ann', 0, 20, 30, { base })] })
      const { width, depth } = baseOf(fighterNamed(play, 'Ann'))
      return { width: width / 100, depth: depth / 100 }
    }
    expect(size('infantry')).toEqual({ width: 25, depth: 25 })
    expect(size('cavalry')).toEqual({ width: 25, depth: 50 })
    expect(size('creature')).toEqual({ width: 37.5, depth: 37.5 })
    expect(size('large-creature')).toEqual({ width: 50, depth: 50 })
  })
})

/** The sides of Bob's base where Ann, far away, could be placed, with others of her camp around. */
function sidesFor(bobBase: string, annBase: string, others: readonly (readonly [number, number, string])[]): string[] {
  const play = loadPosition({
    figures: [
      figure('Bob', 1, 60, 30, { base: bobBase }, { facing: 'north' }),
      figure('Ann', 0, 20, 30, { base: annBase }),
      ...others.map(([x, y, base], i) => figure(`Other ${i}`, 0, x, y, { base }, { facing: 'south' })),
    ],
  })
  const arrivals = arrivalsAt(play, fighterNamed(play, 'Ann'), fighterNamed(play, 'Bob'))
  return [...new Set(arrivals.map(({ side }) => side))]
}

describe('edges', () => {
  const all = ['front', 'right', 'rear', 'left']

  test('CF-CONTACT-03 and CF-CONTACT-04 a creature edge takes two infantry bases, not one and a creature', () => {
    // One infantry base stands against the left of the front.
    const half = [[59.375, 26.875, 'infantry']] as const
    expect(sidesFor('creature', 'infantry', half)).toEqual(all)
    expect(sidesFor('creature', 'creature', half)).toEqual(['right', 'rear', 'left'])
    const full = [[60, 26.25, 'creature']] as const
    expect(sidesFor('creature', 'infantry', full)).toEqual(['right', 'rear', 'left'])
  })

  test('CF-CONTACT-03 an infantry edge takes one infantry base, the side of a cavalry base two', () => {
    expect(sidesFor('infantry', 'infantry', [[60, 27.5, 'infantry']])).toEqual(['right', 'rear', 'left'])
    const flank = [[62.5, 28.75, 'infantry']] as const
    expect(sidesFor('cavalry', 'infantry', flank)).toEqual(all)
    expect(sidesFor('cavalry', 'creature', flank)).toEqual(['front', 'rear', 'left'])
  })

  test('CF-CONTACT-05 a base of any size may stand alone against an edge', () => {
    expect(sidesFor('infantry', 'large-creature', [])).toEqual(all)
  })

  test('CF-CONTACT-07 fighters at an edge slide aside to admit a newcomer, but keep all their contacts', () => {
    const position = (more: readonly unknown[], scenery: readonly Json[]) => ({
      figures: [
        figure('Bob', 1, 60, 30, { base: 'creature' }, { facing: 'north' }),
        figure('Ann', 0, 20, 30),
        figure('Abe', 0, 60, 26.875, {}, { facing: 'south' }),
        ...(more as never[]),
      ],
      scenery,
    })
    const front = (more: readonly unknown[] = [], scenery: readonly Json[] = []) => {
      const play = loadPosition(position(more, scenery))
      const arrivals = arrivalsAt(play, fighterNamed(play, 'Ann'), fighterNamed(play, 'Bob')).filter(
        ({ side }) => side === 'front',
      )
      return arrivals.map(({ stance, slides }) =>
        [stance, ...slides.map((slide) => slide.stance)].map(({ x }) => Math.round(x / 10) / 100),
      )
    }
    expect(front()).toEqual([
      [58.75, 61.25],
      [61.25, 58.75],
    ])
    // Abe also holds Bea, and would lose that contact on one side.
    expect(front([figure('Bea', 1, 60, 24.375)])).toEqual([])
    // A fighter out of contact with Bob is not moved.
    expect(front([figure('Amy', 0, 62.6, 26.875)])).toEqual([])
    // No fighter is slid into water.
    expect(front([], [{ kind: 'water', at: [63.9, 26], size: [3, 4] }])).toEqual([])
  })

  test('CF-CONTACT-06 as much of the base as possible stands against the opponent', () => {
    const play = loadPosition({
      figures: [figure('Bob', 1, 60, 30, { base: 'creature' }, { facing: 'north' }), figure('Ann', 0, 20, 30)],
    })
    const front = arrivalsAt(play, fighterNamed(play, 'Ann'), fighterNamed(play, 'Bob')).filter(
      ({ side }) => side === 'front',
    )
    // All of the 25 mm touch the 37.5 mm: in the middle, or flush with either end.
    expect(front.map(({ stance }) => stance.x / 1000).sort()).toEqual([59.375, 60, 60.625])
    expect(new Set(front.map(({ stance }) => stance.y / 1000))).toEqual(new Set([26.875]))
  })
})
