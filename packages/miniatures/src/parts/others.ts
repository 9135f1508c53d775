import type { Sculpt } from '../geometry/sculpt.ts'
import { addBall, addBox, addCurve, addLimb, addRing, addSpike } from '../geometry/shapes.ts'
import { rotation, translation } from '../geometry/transform.ts'
import { mix } from '../paint/colour.ts'
import { CLOTH, DARK, LEATHER, METAL, type Palette, WOOD } from './palette.ts'

/** Sculpts a being of one element: a whirl of its colours, with a glowing heart and two arms. */
export function addElemental(sculpt: Sculpt, { cloth, second, trim }: Palette): void {
  sculpt.addGrid(
    16,
    14,
    (u, v) => {
      const angle = u * 2 * Math.PI + v * 3
      const radius =
        (0.12 + 0.75 * Math.sin(Math.min(1, v * 1.15) * Math.PI * 0.62)) * (1 + 0.16 * Math.sin(angle * 5 - v * 9))
      return [Math.sin(angle) * radius, 3.6 - 3.5 * v, Math.cos(angle) * radius]
    },
    ([, y]) => mix(cloth, second, Math.min(1, Math.max(0, y / 3.4))),
    { glow: 0.35 },
    true,
  )
  for (const side of [-1, 1]) {
    const arm = [
      [side * 0.5, 2.3, 0],
      [side * 1.1, 2.5, 0.3],
      [side * 1.3, 3.1, 0.6],
    ] as const
    addCurve(sculpt, arm, (share) => 0.26 * (1 - share * 0.7), second, { glow: 0.4 })
    addBall(sculpt, [side * 0.17, 3.05, 0.42], 0.09, trim, { glow: 1 }, 6)
  }
}

/** Sculpts a war machine: a barrel on a carriage with two wheels. */
export function addMachine(sculpt: Sculpt, { metal, trim, cloth }: Palette): void {
  addBox(sculpt, [0, 0.85, -0.2], [0.7, 0.35, 2.8], WOOD, LEATHER)
  addBox(sculpt, [0, 0.5, -1.5], [0.3, 0.3, 1.2], WOOD, LEATHER)
  for (const side of [-1, 1]) {
    sculpt.within(translation([side * 0.72, 0.85, 0.3]), () =>
      sculpt.within(rotation(0, 0, Math.PI / 2), () => {
        addRing(sculpt, [0, 0, 0], 0.78, 0.12, WOOD, LEATHER)
        addBall(sculpt, [0, 0, 0], [0.2, 0.2, 0.2], trim, METAL, 8)
        for (let i = 0; i < 4; i++) {
          const angle = (i * Math.PI) / 4
          const [x, z] = [Math.sin(angle) * 0.75, Math.cos(angle) * 0.75]
          addLimb(sculpt, [x, 0, z], [-x, 0, -z], [0.06, 0.06], WOOD, LEATHER, 5)
        }
      }),
    )
  }
  addLimb(sculpt, [0, 1.25, -1.1], [0, 1.75, 1.6], [0.42, 0.32], metal, METAL, 12)
  addRing(sculpt, [0, 1.2, -0.7], 0.42, 0.07, trim, METAL)
  addBall(sculpt, [0, 1.8, 1.85], 0.22, DARK, {}, 8)
  addSpike(sculpt, [0, 1.6, -1], [0, 2.6, -1], 0.06, WOOD, LEATHER, 5)
  addBox(sculpt, [0.25, 2.4, -1], [0.5, 0.35, 0.04], cloth, CLOTH)
}
