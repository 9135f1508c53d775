import { expect, test } from 'vitest'
import { type Contour, discContour, polygonContour, wallContour } from '../shapes/contour.ts'
import { boxPoints } from '../terrain/area.ts'
import { castShadow, emptyShadows } from './shadow.ts'
import { emptySilhouette, fillSilhouette } from './silhouette.ts'

/** The slopes hidden by an obstacle before a wall 10 000 away that spans the slopes −0.5 to 0.5. */
function hiddenSlopes(obstacle: Contour): [number, number] | undefined {
  const silhouette = emptySilhouette()
  fillSilhouette(silhouette, 0, 0, wallContour({ x: 10_000, y: -5000 }, { x: 10_000, y: 5000 }))
  const shadows = emptyShadows()
  castShadow(shadows, silhouette, 0, 0, obstacle)
  if (shadows.count === 0) return undefined
  const used = shadows.count
  return [Math.min(...shadows.from.slice(0, used)), Math.max(...shadows.to.slice(0, used))]
}

test('walls and boxes hide the slopes between their ends, cut to the target', () => {
  expect(hiddenSlopes(wallContour({ x: 5000, y: 0 }, { x: 5000, y: 1000 }))).toEqual([0, 0.2])
  expect(hiddenSlopes(wallContour({ x: 5000, y: 0 }, { x: 5000, y: 9000 }))).toEqual([0, 0.5])
  expect(hiddenSlopes(polygonContour(boxPoints(4000, -400, 1000, 800)))).toEqual([-0.1, 0.1])
})

test('only what lies between viewer and target throws a shadow', () => {
  expect(hiddenSlopes(wallContour({ x: 11_000, y: -1000 }, { x: 11_000, y: 1000 }))).toBeUndefined()
  expect(hiddenSlopes(wallContour({ x: -1000, y: -1000 }, { x: -1000, y: 1000 }))).toBeUndefined()
  // A wall through the target's line counts up to it.
  expect(hiddenSlopes(wallContour({ x: 5000, y: 0 }, { x: 15_000, y: 2000 }))).toEqual([0, 0.1])
})

test('a disc hides between its tangents; one on the target’s line, as far as that', () => {
  const [low, high] = hiddenSlopes(discContour(5000, 0, 1400))!
  expect(high).toBeCloseTo(1400 / 4800, 12)
  expect(low).toBeCloseTo(-1400 / 4800, 12)
  expect(hiddenSlopes(discContour(10_500, 0, 500))).toBeUndefined()
  expect(hiddenSlopes(discContour(0, 0, 500))).toEqual([-0.5, 0.5])
})
