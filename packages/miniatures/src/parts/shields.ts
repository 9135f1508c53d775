import type { Sculpt } from '../geometry/sculpt.ts'
import { addBall, addLathe, addPlate, addSpike } from '../geometry/shapes.ts'
import { rotation, translation } from '../geometry/transform.ts'
import { LEATHER, METAL, type Palette } from './palette.ts'

export type ShieldKind = 'kite-shield' | 'round-shield' | 'tower-shield'

type Outline = readonly (readonly [number, number])[]

const KITE: Outline = [
  [-0.62, 0.72],
  [0, 0.86],
  [0.62, 0.72],
  [0.6, 0.1],
  [0.38, -0.5],
  [0, -1.02],
  [-0.38, -0.5],
  [-0.6, 0.1],
]
const TOWER: Outline = [
  [-0.52, 0.95],
  [0, 1.05],
  [0.52, 0.95],
  [0.58, 0],
  [0.5, -0.95],
  [0, -1.05],
  [-0.5, -0.95],
  [-0.58, 0],
]

/** Sculpts a shield that faces the front: a rim, a field in two colours, and a boss. */
export function addShield(sculpt: Sculpt, kind: ShieldKind, colours: Palette): void {
  if (kind === 'round-shield') addRoundShield(sculpt, colours)
  else addFieldShield(sculpt, kind === 'kite-shield' ? KITE : TOWER, colours)
}

function addRoundShield(sculpt: Sculpt, { cloth, second, metal, hide }: Palette): void {
  sculpt.within(rotation(Math.PI / 2), () => {
    addLathe(
      sculpt,
      [
        [0, -0.05],
        [0.76, -0.05],
        [0.8, 0.02],
        [0.76, 0.1],
        [0.66, 0.12],
      ],
      metal,
      METAL,
      16,
    )
    addLathe(
      sculpt,
      [
        [0.66, 0.1],
        [0.4, 0.16],
        [0, 0.18],
      ],
      ([x, , z]) => (x * z > 0 ? cloth : second),
      LEATHER,
      16,
    )
  })
  addBall(sculpt, [0, 0, 0.18], [0.22, 0.22, 0.14], metal, METAL, 9)
  addSpike(sculpt, [0, 0, 0.26], [0, 0, 0.52], 0.08, hide, METAL)
}

function addFieldShield(sculpt: Sculpt, outline: Outline, { cloth, second, trim }: Palette): void {
  addPlate(sculpt, outline, 0.1, trim, METAL)
  const inner = outline.map(([x, y]) => [x * 0.84, y * 0.87] as const)
  addPlate(sculpt, inner, 0.12, ([x]) => (x > 0 ? cloth : second), LEATHER, [0, 0, 0.05])
  sculpt.within(translation([0, 0.08, 0.12]), () => {
    addPlate(
      sculpt,
      [
        [-0.09, 0.5],
        [0.09, 0.5],
        [0.09, -0.62],
        [-0.09, -0.62],
      ],
      0.08,
      trim,
      METAL,
    )
    addPlate(
      sculpt,
      [
        [-0.42, 0.16],
        [0.42, 0.16],
        [0.42, -0.02],
        [-0.42, -0.02],
      ],
      0.08,
      trim,
      METAL,
    )
  })
}
