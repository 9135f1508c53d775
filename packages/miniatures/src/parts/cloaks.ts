import type { Sculpt } from '../geometry/sculpt.ts'
import { addBall, addLimb, addPlate, addSpike } from '../geometry/shapes.ts'
import { combine, rotation, scaling, translation } from '../geometry/transform.ts'
import type { Colour } from '../paint/colour.ts'
import { BONE, CLOTH, LEATHER, METAL, type Palette } from './palette.ts'

/** Sculpts a cloak with folds from the shoulders. */
export function addCloak(sculpt: Sculpt, colour: Colour, length = 2.1, width = 1.6): void {
  sculpt.addGrid(
    14,
    8,
    (u, v) => {
      const side = (u - 0.5) * 2
      const spread = width * (0.75 + 0.6 * v)
      const fold = 0.08 * Math.sin(side * 9 + 1) * v
      return [
        side * spread * 0.5,
        2.5 - v * length,
        -0.34 - 0.5 * v * v - 0.1 * v + 0.22 * side * side * (1 - v * 0.6) + fold,
      ]
    },
    colour,
    CLOTH,
  )
}

export function addFurCollar(sculpt: Sculpt, colour: Colour): void {
  for (let i = -3; i <= 3; i++) {
    addBall(
      sculpt,
      [i * 0.2, 2.52 - Math.abs(i) * 0.04, -0.16 + Math.abs(i) * 0.06],
      [0.21, 0.17, 0.2],
      colour,
      CLOTH,
      7,
    )
  }
}

/** Sculpts two spread wings of feathers. */
export function addWings(sculpt: Sculpt, colour: Colour, tips: Colour): void {
  for (const side of [-1, 1]) {
    sculpt.within(combine(translation([side * 0.25, 2.2, -0.4]), scaling(side, 1, 1)), () => {
      addLimb(sculpt, [0, 0, 0], [1.1, 0.9, -0.35], [0.16, 0.12], colour, CLOTH, 7)
      for (let i = 0; i < 6; i++) {
        const share = i / 5
        const root = [0.2 + share * 0.95, 0.15 + share * 0.8, -0.1 - share * 0.28] as const
        sculpt.within(combine(translation(root), rotation(0.2, 0.25, 0.5 - share * 1.15)), () =>
          addPlate(
            sculpt,
            [
              [-0.2, 0.1],
              [0.2, 0.1],
              [0.16, -1.2],
              [0, -1.6],
              [-0.16, -1.2],
            ],
            0.05,
            ([, y]) => (y < -1 ? tips : colour),
          ),
        )
      }
    })
  }
}

export function addQuiver(sculpt: Sculpt, { hide, second }: Palette): void {
  addLimb(sculpt, [-0.1, 1.7, -0.5], [-0.4, 2.55, -0.58], [0.17, 0.2], hide, LEATHER, 8)
  for (let i = 0; i < 4; i++) {
    addSpike(
      sculpt,
      [-0.44 + i * 0.05, 2.6, -0.6],
      [-0.55 + i * 0.08, 3.05, -0.66 + (i % 2) * 0.1],
      0.07,
      second,
      CLOTH,
      4,
    )
  }
}

export function addTail(sculpt: Sculpt, colour: Colour): void {
  const points = [
    [0, 1.3, -0.35],
    [0.1, 0.8, -0.95],
    [0.35, 0.5, -1.4],
    [0.7, 0.55, -1.7],
  ] as const
  for (let i = 0; i < 3; i++) {
    addLimb(sculpt, points[i]!, points[i + 1]!, [0.24 - i * 0.06, 0.18 - i * 0.06], colour, LEATHER, 7)
  }
}

export function addSpines(sculpt: Sculpt): void {
  for (let i = 0; i < 5; i++) {
    for (const side of [-1, 0, 1]) {
      addSpike(sculpt, [side * 0.28, 1.5 + i * 0.26, -0.38], [side * 0.5, 1.9 + i * 0.28, -0.95], 0.09, BONE, METAL, 5)
    }
  }
}
