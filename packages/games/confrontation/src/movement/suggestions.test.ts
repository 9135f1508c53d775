import { expect, test } from 'vitest'
import { sees } from '../ground/sight.ts'
import { find, lay } from '../testing/rule.ts'
import { figure } from '../testing/scene.ts'
import { CENTIMETRE } from '../units.ts'
import { potential } from './potential.ts'
import { suggestMoves } from './suggestions.ts'

interface Suggested {
  readonly path: readonly { readonly x: number; readonly y: number }[]
  readonly facing: { readonly x: number; readonly y: number }
}

/** Where Ann at (20, 30) would run to, in cm, with what she would then see of Bob. */
function placesOf(table: Parameters<typeof lay>[0]) {
  const play = lay(table)
  const ann = find(play, 'Ann')
  const moves = [...suggestMoves(play, ann, potential(play, ann, 'run'))] as unknown as Suggested[]
  return moves.flatMap(({ path, facing }) => {
    const end = path.at(-1)
    if (!end) return []
    const at = { x: end.x, y: end.y, facing }
    return [{ x: end.x / CENTIMETRE, y: end.y / CENTIMETRE, seen: sees(play, find(play, 'Bob'), { ...ann, at }) }]
  })
}

test('CF-SIGHT-05 a fighter is shown a place where scenery hides him, if there is one within his reach', () => {
  const figures = [figure('Ann', 0, 20, 30), figure('Bob', 1, 60, 30, {}, { facing: 'west' })]
  const near = placesOf({ figures, scenery: [{ kind: 'ruin', at: [26, 36], size: [6, 6] }] })
  expect(near.filter(({ y }) => y > 33)).toEqual([expect.objectContaining({ seen: 'none' })])
  const far = placesOf({ figures, scenery: [{ kind: 'ruin', at: [26, 58], size: [6, 6] }] })
  expect(far.length).toBeGreaterThan(1)
  expect(far.filter(({ y }) => y > 33)).toEqual([])
  // Behind a pillar thinner than himself he would still be seen.
  const thin = placesOf({ figures, scenery: [{ kind: 'ruin', at: [26, 36], size: [1, 1] }] })
  expect(thin.filter(({ y }) => y > 33)).toEqual([])
})

test('CF-SIGHT-05 whoever is out of sight already is shown no place to hide', () => {
  const figures = [figure('Ann', 0, 20, 30), figure('Bob', 1, 60, 30, {}, { facing: 'west' })]
  // The place right behind the ruin lies 2 cm before her, who is hidden by it where she stands.
  const places = placesOf({ figures, scenery: [{ kind: 'ruin', at: [30, 30], size: [3, 12] }] })
  expect(places.filter(({ x, y }) => x > 20 && x < 24 && y === 30)).toEqual([])
})

test('CF-LEAD-02 a fighter is shown how far he may go with his commander’s aura, and the way back into it', () => {
  const ledFrom = (y: number) =>
    placesOf({
      figures: [
        figure('Ann', 0, 20, 30),
        figure('Chief', 0, 20, y, { abilities: ['leadership/10'], command: 'commander' }),
        figure('Bob', 1, 110, 30, {}, { facing: 'west' }),
      ],
    })
  const besideHim = ledFrom(27)
  expect(besideHim[0]!.x).toBeGreaterThan(35)
  expect(besideHim.filter(({ x }) => x > 25 && x < 30)).toHaveLength(1)
  expect(ledFrom(50).filter(({ y }) => y > 31)).toEqual([expect.objectContaining({ y: expect.closeTo(40, 1) })])
})
