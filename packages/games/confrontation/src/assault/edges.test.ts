import { describe, expect, test } from 'vitest'
import { baseOf } from '../ground/bodies.ts'
import { loadPosition } from '../testing/rule.ts'
import { fighterNamed, figure } from '../testing/scene.ts'
import { asideOf, edgeOf, edgesOf, pointBy, shadowOn } from './edges.ts'

/** Bob faces north towards Ann, who stands before Bob and this many centimetres to the right. */
function facing(right: number) {
  const play = loadPosition({
    figures: [
      figure('Ann', 0, 30 + right, 20, {}, { facing: 'south' }),
      figure('Bob', 1, 30, 30, {}, { facing: 'north' }),
    ],
  })
  return { ann: fighterNamed(play, 'Ann'), bob: fighterNamed(play, 'Bob') }
}

const CENTIMETRE = 1000

describe('the edges of a base', () => {
  test('surround its centre, front first, each facing away from it', () => {
    const { bob } = facing(0)
    const half = baseOf(bob).width / 2
    const edges = edgesOf(bob).map(({ side, middle, length, outward }) => [
      side,
      middle.x - bob.at.x,
      middle.y - bob.at.y,
      length,
      Math.sign(outward.x),
      Math.sign(outward.y),
    ])
    expect(edges.map((edge) => edge.map((value) => (value === 0 ? 0 : value)))).toEqual([
      ['front', 0, -half, 2 * half, 0, -1],
      ['right', half, 0, 2 * half, 1, 0],
      ['rear', 0, half, 2 * half, 0, 1],
      ['left', -half, 0, 2 * half, -1, 0],
    ])
  })

  test('convert between points and offsets without loss', () => {
    const { bob } = facing(0)
    for (const edge of edgesOf(bob)) {
      for (const aside of [-700, 0, 1300]) expect(asideOf(edge, pointBy(edge, aside, 400))).toBeCloseTo(aside, 6)
    }
  })

  test.each([-2, 0, 3])('CF-CHARGE-10 give the stretch covered by a base, from the middle: %i cm aside', (right) => {
    const { ann, bob } = facing(right)
    const half = baseOf(ann).width / 2
    const [least, most] = shadowOn(edgeOf(bob, 'front'), ann)
    expect(least).toEqual(right * CENTIMETRE - half)
    expect(most).toEqual(right * CENTIMETRE + half)
    const [behind, before] = shadowOn(edgeOf(bob, 'rear'), ann)
    expect(behind).toEqual(-right * CENTIMETRE - half)
    expect(before).toEqual(-right * CENTIMETRE + half)
  })
})
