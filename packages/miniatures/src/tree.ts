import type { Mesh } from './geometry/mesh.ts'
import { Sculpt } from './geometry/sculpt.ts'
import { addBall, addLathe, addLimb } from './geometry/shapes.ts'
import { translation } from './geometry/transform.ts'
import type { Vector } from './geometry/vector.ts'
import { type Colour, mix } from './paint/colour.ts'
import { applyWash } from './paint/wash.ts'

/** A tree of the table's scenery. */
export interface TreeLook {
  readonly kind: 'fir' | 'broadleaf' | 'fruit'
  /** The colours of its leaves, in the shade and in the light. */
  readonly dark: Colour
  readonly light: Colour
  /** Trees of one kind differ a little. */
  readonly variant: number
}

/** Sculpts a tree: one unit is the radius of its crown, its foot stands at the origin. */
export function sculptTree(look: TreeLook): Mesh {
  const sculpt = new Sculpt()
  addLimb(sculpt, [0, 0, 0], [0.04, look.kind === 'fir' ? 0.7 : 1.1, 0], [0.16, 0.11], '#5a4028', {}, 7)
  if (look.kind === 'fir') addFirCrown(sculpt, look)
  else addLeafCrown(sculpt, look)
  const mesh = sculpt.finish()
  applyWash(mesh)
  return mesh
}

function addFirCrown(sculpt: Sculpt, { dark, light, variant }: TreeLook): void {
  const tiers = 4
  for (let tier = 0; tier < tiers; tier++) {
    const share = tier / tiers
    const radius = 0.95 * (1 - share * 0.72)
    const bottom = 0.45 + share * 1.7
    const jaggedness = (angle: number) => 1 + 0.12 * Math.sin(angle * 9 + tier + variant)
    sculpt.within(translation([0, bottom, 0]), () =>
      sculpt.addGrid(
        18,
        3,
        (u, v) => {
          const angle = u * 2 * Math.PI
          const out = radius * v * jaggedness(angle)
          return [Math.sin(angle) * out, 0.95 * (1 - v), Math.cos(angle) * out]
        },
        ([, y]) => mix(dark, light, 0.25 + 0.75 * y),
        {},
        true,
      ),
    )
  }
}

function addLeafCrown(sculpt: Sculpt, { kind, dark, light, variant }: TreeLook): void {
  const clumps = kind === 'fruit' ? 7 : 11
  for (let clump = 0; clump < clumps; clump++) {
    const at = clumpAt(clump, clumps, variant)
    const size = 0.42 + 0.16 * Math.sin(clump * 2.3 + variant)
    const middle = at[1]
    addBall(
      sculpt,
      at,
      [size, size * 0.82, size],
      ([, y]) => mix(dark, light, 0.5 + (y - middle) / (2 * size) + (middle - 1.5) * 0.25),
      {},
      8,
    )
    if (kind === 'fruit')
      addBall(sculpt, [at[0] * 1.25, at[1] + 0.12, at[2] * 1.25 + 0.2], 0.11, '#d8552f', { shine: 0.4 }, 6)
  }
  addLathe(
    sculpt,
    [
      [0.5, 1.05],
      [0.72, 1.35],
      [0.5, 1.8],
      [0, 2],
    ],
    dark,
    {},
    10,
  )
}

/** Spreads clumps of leaves over a dome, by the golden angle. */
function clumpAt(clump: number, clumps: number, variant: number): Vector {
  const angle = clump * 2.4 + variant
  const share = clump / clumps
  const out = 0.62 * Math.sqrt(1 - share * 0.9)
  return [Math.sin(angle) * out, 1.25 + share * 0.85, Math.cos(angle) * out]
}
