import { describe, expect, test } from 'vitest'
import { loadPosition } from '../testing/rule.ts'
import { fighterNamed, figure } from '../testing/scene.ts'
import { isInFieldOfVision, sees, seesAnyOf } from './sight.ts'

/** How Ann at (20, 30), facing east, sees Bob at (40, 30) past the others. */
function visibility(
  others: readonly unknown[] = [],
  { ann = {}, bob = {}, scenery = [] as unknown[], annMore = {} } = {},
) {
  const play = loadPosition({
    scenery: scenery as never,
    figures: [figure('Ann', 0, 20, 30, ann, annMore), figure('Bob', 1, 40, 30, bob), ...(others as never[])],
  })
  const sight = sees(play, fighterNamed(play, 'Ann'), fighterNamed(play, 'Bob'))
  // CF-SIGHT-03: a query for any sight at all gives the same result.
  expect(seesAnyOf(play, fighterNamed(play, 'Ann'), fighterNamed(play, 'Bob'))).toBe(sight !== 'none')
  return sight
}

describe('field of vision', () => {
  /** Whether Ann at (20, 30), facing east, has Bob at that place in her field of vision. */
  const inField = (x: number, y: number) => {
    const play = loadPosition({ figures: [figure('Ann', 0, 20, 30), figure('Bob', 1, x, y)] })
    return isInFieldOfVision(fighterNamed(play, 'Ann'), fighterNamed(play, 'Bob'))
  }

  test('CF-SIGHT-02 and CF-BASE-06 is half of the table before the front edge, and any part of a base in it counts', () => {
    expect(inField(40, 30)).toBe(true)
    expect(inField(10, 30)).toBe(false)
    // The front edge lies at x = 21.25; a base with its middle behind it may still reach over it.
    expect(inField(20.5, 10)).toBe(true)
    expect(inField(19.9, 10)).toBe(false)
  })

  test('CF-SIGHT-03 excludes everything outside it from sight', () => {
    expect(visibility([], { annMore: { facing: 'west' } })).toBe('none')
  })

  test('CF-SIGHT-04 does not matter for an opponent in contact, which is always seen', () => {
    const play = loadPosition({
      figures: [figure('Ann', 0, 20, 30, {}, { facing: 'west' }), figure('Bob', 1, 22.5, 30)],
    })
    expect(sees(play, fighterNamed(play, 'Ann'), fighterNamed(play, 'Bob'))).toBe('full')
  })
})

describe('line of sight', () => {
  test('CF-SIGHT-05 and CF-BASE-14 a fighter at least as big as both hides the target', () => {
    expect(visibility()).toBe('full')
    expect(visibility([figure('Wall', 1, 30, 30, { base: 'large-creature', size: 'large' })])).toBe('none')
    expect(visibility([figure('Wall', 0, 30, 30, { base: 'large-creature', size: 'medium' })])).toBe('none')
  })

  test('CF-SIGHT-06 a fighter smaller than either leaves the target partially visible', () => {
    expect(visibility([figure('Wall', 1, 30, 30, { base: 'large-creature', size: 'small' })])).toBe('partial')
    const large = { size: 'large', base: 'creature' }
    expect(visibility([figure('Wall', 1, 30, 30, { base: 'large-creature', size: 'medium' })], { bob: large })).toBe(
      'partial',
    )
  })

  test('CF-SIGHT-08 the view is partial if some of the five rays are stopped', () => {
    expect(visibility([figure('Post', 1, 35, 31.4)])).toBe('partial')
    expect(visibility([figure('Post', 1, 35, 34)])).toBe('full')
  })

  test('CF-SIGHT-08 and CF-ACT-09 fighters under cover or at another level are not obstacles', () => {
    const wall = { base: 'large-creature', size: 'large' }
    expect(visibility([figure('Wall', 1, 30, 30, wall, { underCover: true })])).toBe('full')
    expect(visibility([figure('Wall', 1, 30, 30, wall, { level: 1 })])).toBe('full')
  })

  test('CF-SIGHT-01 and CF-SIGHT-07 scenery that hides does so with its shape', () => {
    const at = { at: [30, 30], size: [4, 4] }
    expect(visibility([], { scenery: [{ kind: 'ruin', ...at }] })).toBe('none')
    expect(visibility([], { scenery: [{ kind: 'wood', ...at }] })).toBe('full')
    expect(visibility([], { scenery: [{ kind: 'ruin', at: [30, 32.2], size: [4, 4] }] })).toBe('partial')
  })

  test('CF-SIGHT-08, CF-FLY-09 and CF-FLY-10 flyers see each other over what they fly over', () => {
    const over = (ann: number, bob: number, height: number) => {
      const flying = { flight: 20 }
      const play = loadPosition({
        scenery: [{ kind: 'building', at: [30, 30], size: [4, 4], height }],
        figures: [
          figure('Ann', 0, 20, 30, flying, { level: ann }),
          figure('Bob', 1, 40, 30, flying, { level: bob }),
        ] as never,
      })
      return sees(play, fighterNamed(play, 'Ann'), fighterNamed(play, 'Bob'))
    }
    expect(over(1, 1, 15)).toBe('full')
    expect(over(1, 1, 16)).toBe('none')
    expect(over(1, 2, 15)).toBe('full')
    expect(over(2, 1, 16)).toBe('none')
    expect(over(2, 2, 40)).toBe('full')
    // A fighter on the ground still stands behind it.
    expect(over(1, 0, 5)).toBe('none')
    expect(over(0, 1, 5)).toBe('none')
  })
})
