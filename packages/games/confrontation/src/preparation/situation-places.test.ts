import { describe, expect, test } from 'vitest'
import { bodyOf, footprintsTouch, gapBetween } from '../ground/bodies.ts'
import type { Fighter } from '../state.ts'
import { loadPosition } from '../testing/rule.ts'
import { type FigureDetails, facing, fighterNamed, figure, placeOf, type Scene } from '../testing/scene.ts'
import { CENTIMETRE } from '../units.ts'

const ann = (changes: FigureDetails = {}, more: FigureDetails = {}) => figure('Ann', 0, 40, 30, changes, more)

/** Bob, whose place depends on another figure. */
const bob = (beside: FigureDetails, changes: FigureDetails = {}, more: FigureDetails = {}) => ({
  ...{ name: 'Bob', seat: 1, beside: { figure: 'Ann', ...beside } },
  ...{ changes, ...more },
})

const layOut = (...figures: unknown[]) => loadPosition({ figures } as never)

const touching = (a: Fighter, b: Fighter) => footprintsTouch(bodyOf(a), bodyOf(b))

describe('beside', () => {
  test('CF-CONTACT-01 a figure stands with its front against an edge of another, on any bases', () => {
    for (const side of ['front', 'back', 'left', 'right', 'north', 'east', 'south', 'west']) {
      for (const base of ['infantry', 'cavalry', 'creature', 'large-creature']) {
        for (const way of ['east', [3, 1]] as const) {
          const play = layOut(ann({ base: 'cavalry' }, { facing: way as never }), bob({ side }, { base }))
          expect(side).toEqual(side)
          expect(base).toEqual(base)
          expect(way).toEqual(way)
          expect(touching(fighterNamed(play, 'Ann'), fighterNamed(play, 'Bob'))).toBe(true)
        }
      }
    }
  })

  test('a side belongs to the other figure: Ann faces east, so her front is east and her left north', () => {
    const at = (side: string) => {
      const play = layOut(ann(), bob({ side }))
      return [...placeOf(play as never as Scene, 'Bob'), facing(play as never as Scene, 'Bob')]
    }
    expect(at('front')).toEqual([42.5, 30, 'west'])
    expect(at('east')).toEqual([42.5, 30, 'west'])
    expect(at('left')).toEqual([40, 27.5, 'south'])
    expect(at('back')).toEqual([37.5, 30, 'east'])
  })

  test('CF-CHARGE-05 a gap is from edge to edge, and a shift along the edge', () => {
    const play = layOut(ann({ base: 'creature' }), bob({ side: 'east', gap: 23, shift: 1.25 }, { base: 'cavalry' }))
    expect(gapBetween(fighterNamed(play, 'Ann'), fighterNamed(play, 'Bob'))).toBe(23 * CENTIMETRE)
    expect(fighterNamed(play, 'Bob').at).toMatchObject({
      x: (40 + 1.875 + 23 + 2.5) * CENTIMETRE,
      y: 31.25 * CENTIMETRE,
    })
  })

  test('a written facing is kept', () => {
    const play = layOut(ann(), bob({ side: 'east' }, { base: 'cavalry' }, { facing: 'north' }))
    expect(fighterNamed(play, 'Bob').at).toMatchObject({ x: (40 + 1.25 + 1.25) * CENTIMETRE, facing: { x: 0 } })
  })

  test('it must name an earlier figure; without it a place is needed, unless the figure is not on the table', () => {
    expect(() => layOut(bob({}), ann())).toThrow(
      'figures[0].beside.figure: no earlier figure in the list is called “Ann”',
    )
    expect(() => layOut(ann(), bob({ figure: 1 }))).toThrow('figures[1].beside.figure')
    expect(() => layOut(ann(), { seat: 1, name: 'Bob' })).toThrow(
      'figures[1]: give a place: x and y, or beside another figure',
    )
    expect(() => layOut(ann(), { seat: 1, name: 'Bob', status: 'waiting' })).not.toThrow()
  })
})
