import type { Mount } from '@fray/tabletop'
import type { Sculpt } from '../geometry/sculpt.ts'
import { addBall, addLimb, addSpike } from '../geometry/shapes.ts'
import type { Vector } from '../geometry/vector.ts'
import type { Colour } from '../paint/colour.ts'
import { BONE, CLOTH, DARK, LEATHER, METAL, type Palette } from './palette.ts'

const COATS: Readonly<Record<Mount, Colour>> = {
  horse: '#7a5a40',
  wolf: '#6f6a66',
  boar: '#55402e',
  lizard: '#5d7a3c',
  lion: '#c08a45',
  bird: '#b08a50',
}

/** Sculpts an animal on four legs (a bird on two), facing the front, its back at y 2.1. */
export function addMount(sculpt: Sculpt, mount: Mount, coat: Colour = COATS[mount]): void {
  addTrunk(sculpt, coat, mount)
  addNeckAndHead(sculpt, coat, mount)
  addHindDetails(sculpt, coat, mount)
}

/** Covers the back of a ridden animal. */
export function addCaparison(sculpt: Sculpt, { cloth, second, trim }: Palette): void {
  sculpt.addGrid(
    18,
    4,
    (u, v) => {
      const angle = u * 2 * Math.PI
      const radius = 0.6 + 0.22 * v
      const hem = v > 0.9 ? 0.1 * Math.cos(angle * 9) : 0
      return [Math.sin(angle) * radius * 0.9, 2.2 - 1.05 * v + hem, Math.cos(angle) * radius * 1.7 - 0.05]
    },
    ([x, y, z]) => (y < 1.3 ? trim : x > 0 === z > 0 ? cloth : second),
    CLOTH,
    true,
  )
  addBall(sculpt, [0, 2.14, -0.05], [0.52, 0.2, 1], cloth, CLOTH)
}

function addTrunk(sculpt: Sculpt, coat: Colour, mount: Mount): void {
  const bulk = mount === 'boar' ? 1.18 : mount === 'wolf' || mount === 'lizard' ? 0.88 : 1
  addLimb(sculpt, [0, 1.75, -0.85], [0, 1.8, 0.75], [0.56 * bulk, 0.55 * bulk], coat, LEATHER, 11)
  const legs: readonly (readonly [Vector, Vector, Vector])[] =
    mount === 'bird'
      ? [
          [
            [0.28, 1.5, 0],
            [0.34, 0.8, 0.3],
            [0.36, 0.1, 0.1],
          ],
          [
            [-0.28, 1.5, 0],
            [-0.34, 0.85, -0.1],
            [-0.36, 0.1, -0.3],
          ],
        ]
      : [
          [
            [0.3, 1.5, 0.8],
            [0.34, 0.95, 1.25],
            [0.34, 0.45, 1.05],
          ],
          [
            [-0.3, 1.5, 0.75],
            [-0.32, 0.8, 0.85],
            [-0.34, 0.1, 0.75],
          ],
          [
            [0.3, 1.6, -0.9],
            [0.36, 0.85, -1],
            [0.36, 0.1, -1.15],
          ],
          [
            [-0.3, 1.6, -0.9],
            [-0.34, 0.85, -0.75],
            [-0.34, 0.1, -0.95],
          ],
        ]
  for (const [hip, knee, foot] of legs) {
    addLimb(sculpt, hip, knee, [0.28, 0.16], coat, LEATHER)
    addLimb(sculpt, knee, foot, [0.15, 0.1], coat, LEATHER)
    addBall(sculpt, foot, [0.15, 0.11, 0.18], mount === 'horse' ? '#2b221c' : coat, LEATHER, 7)
  }
}

const HEADS: Readonly<Record<Mount, readonly [neck: Vector, head: Vector, muzzle: Vector, width: number]>> = {
  horse: [[0, 1.95, 0.85], [0, 3.0, 1.5], [0, 2.5, 2.15], 0.26],
  wolf: [[0, 1.9, 0.8], [0, 2.35, 1.4], [0, 2.15, 2.05], 0.28],
  boar: [[0, 1.85, 0.85], [0, 1.95, 1.3], [0, 1.6, 1.95], 0.36],
  lizard: [[0, 1.8, 0.85], [0, 2.3, 1.5], [0, 2.15, 2.25], 0.26],
  lion: [[0, 1.95, 0.8], [0, 2.45, 1.35], [0, 2.2, 1.85], 0.36],
  bird: [[0, 1.9, 0.7], [0, 2.9, 1.2], [0, 2.7, 1.7], 0.24],
}

function addNeckAndHead(sculpt: Sculpt, coat: Colour, mount: Mount): void {
  const [neck, head, muzzle, width] = HEADS[mount]
  addLimb(sculpt, neck, head, [0.42, width + 0.02], coat, LEATHER)
  addLimb(sculpt, head, muzzle, [width, width * 0.6], coat, LEATHER)
  for (const side of [-1, 1]) {
    const ear: Vector = [head[0] + side * 0.16, head[1] + width * 0.7, head[2] - 0.05]
    if (mount !== 'bird' && mount !== 'lizard')
      addSpike(sculpt, ear, [ear[0] * 1.2, ear[1] + 0.32, ear[2] - 0.05], 0.09, coat, CLOTH, 5)
    addBall(sculpt, [side * width * 0.8, head[1] + 0.02, head[2] + 0.18], 0.055, DARK, METAL, 5)
    if (mount === 'boar') addSpike(sculpt, [side * 0.2, 1.62, 1.85], [side * 0.36, 2.0, 2.05], 0.08, BONE, METAL, 5)
  }
  if (mount === 'bird') addSpike(sculpt, muzzle, [0, muzzle[1] - 0.3, muzzle[2] + 0.4], 0.16, '#d8a53a', METAL)
}

function addHindDetails(sculpt: Sculpt, coat: Colour, mount: Mount): void {
  const hair: Colour = mount === 'lion' ? '#7a4a1c' : '#2a1f18'
  if (mount === 'horse') {
    for (let i = 0; i < 6; i++) addBall(sculpt, [0, 2.25 + i * 0.2, 0.7 + i * 0.13], [0.1, 0.24, 0.2], hair, CLOTH, 6)
  }
  if (mount === 'lion') {
    for (let i = 0; i < 9; i++) {
      const angle = (i * 2 * Math.PI) / 9
      addBall(sculpt, [Math.sin(angle) * 0.4, 2.4 + Math.cos(angle) * 0.42, 1.12], [0.24, 0.24, 0.3], hair, CLOTH, 6)
    }
  }
  if (mount === 'boar' || mount === 'wolf') {
    for (let i = 0; i < 6; i++)
      addSpike(sculpt, [0, 2.2, 0.7 - i * 0.28], [0, 2.55, 0.5 - i * 0.28], 0.14, hair, CLOTH, 4)
  }
  const tail: Vector = mount === 'lizard' ? [0, 0.9, -2.4] : [0, 1.15, -1.75]
  addLimb(
    sculpt,
    [0, 1.95, -1.25],
    tail,
    [mount === 'lizard' ? 0.34 : 0.16, 0.05],
    mount === 'horse' ? hair : coat,
    CLOTH,
  )
}
