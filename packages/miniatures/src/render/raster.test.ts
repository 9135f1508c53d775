import type { FigureLook } from '@fray/tabletop'
import { describe, expect, test } from 'vitest'
import { sculptFigure } from '../figure.ts'
import { Sculpt } from '../geometry/sculpt.ts'
import { addBox } from '../geometry/shapes.ts'
import { drawMesh, type Picture } from './raster.ts'
import { LEAN, planView, portraitView } from './view.ts'

const FRAME = { width: 60, height: 60, scale: 10, originX: 30, originY: 40 }

const GUARD: FigureLook = {
  ...{ body: 'human', clothing: 'plate', head: 'helmet', right: 'sword', left: 'kite-shield' },
  colours: { cloth: '#264a8c', second: '#e4dac2', trim: '#d9a13a', skin: '#d39a72', metal: '#aab2bd' },
}

function block(at: readonly [number, number, number], colour: `#${string}`) {
  const sculpt = new Sculpt()
  addBox(sculpt, at, [1, 1, 1], colour)
  return sculpt.finish()
}

/** Gets the box of the pixels that are drawn solidly. */
function solidBox({ width, pixels }: Picture) {
  const solid = [...pixels.keys()]
    .filter((index) => index % 4 === 3 && pixels[index]! > 250)
    .map((index) => (index - 3) / 4)
  const [xs, ys] = [solid.map((pixel) => pixel % width), solid.map((pixel) => Math.floor(pixel / width))]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

describe('the plan view', () => {
  test('keeps distances on the ground', () => {
    const near = solidBox(drawMesh(block([0, 0, 0], '#ffffff'), planView(0), FRAME))
    const far = solidBox(drawMesh(block([0, 0, -2], '#ffffff'), planView(0), FRAME))
    expect(near.bottom - far.bottom).toBe(2 * FRAME.scale)
    expect(far).toMatchObject({ left: near.left, right: near.right })
  })

  test('lets heights lean up the picture', () => {
    const low = solidBox(drawMesh(block([0, 0, 0], '#ffffff'), planView(0), FRAME))
    const high = solidBox(drawMesh(block([0, 2, 0], '#ffffff'), planView(0), FRAME))
    expect(low.top - high.top).toBeCloseTo(2 * LEAN * FRAME.scale, -0.5)
  })

  test('turns the front to the right', () => {
    const right = solidBox(drawMesh(block([0, 0, 2], '#ffffff'), planView(Math.PI / 2), FRAME))
    expect((right.left + right.right) / 2).toBeCloseTo(FRAME.originX + 2 * FRAME.scale, -0.5)
  })

  test('draws what is higher over what is lower', () => {
    const sculpt = new Sculpt()
    addBox(sculpt, [0, 2, 2 * LEAN], [1, 1, 1], '#ff0000')
    addBox(sculpt, [0, 0, 0], [1, 1, 1], '#0000ff')
    const { pixels, width } = drawMesh(sculpt.finish(), planView(0), FRAME)
    const middle = (FRAME.originY * width + FRAME.originX) * 4
    expect(pixels[middle]!).toBeGreaterThan(pixels[middle + 2]!)
  })
})

describe('a picture', () => {
  test('is the same bytes each time, and nothing is cut off', () => {
    const frame = { width: 160, height: 160, scale: 24, originX: 70, originY: 110 }
    const [first, second] = [1, 2].map(() => drawMesh(sculptFigure(GUARD), planView(0.4), frame)) as [Picture, Picture]
    expect(first.pixels).toEqual(second.pixels)
    const { left, right, top, bottom } = solidBox(first)
    expect([left, top].every((edge) => edge > 0)).toBe(true)
    expect(Math.max(right, bottom)).toBeLessThan(159)
  })

  test('has a soft shadow on the ground only if asked for', () => {
    const soft = (picture: Picture) =>
      picture.pixels.filter((value, index) => index % 4 === 3 && value > 20 && value < 110).length
    const plain = soft(drawMesh(sculptFigure(GUARD), planView(0), FRAME))
    expect(soft(drawMesh(sculptFigure(GUARD), planView(0), { ...FRAME, hasShadow: true }))).toBeGreaterThan(plain + 50)
  })

  test('of a portrait shows the figure upright', () => {
    const { top, bottom, left, right } = solidBox(
      drawMesh(sculptFigure(GUARD), portraitView(), { ...FRAME, originY: 55 }),
    )
    expect(bottom - top).toBeGreaterThan(1.2 * (right - left) - 10)
  })
})
