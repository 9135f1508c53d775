import type { Sculpt } from '../geometry/sculpt.ts'
import { addBall, addLimb } from '../geometry/shapes.ts'
import { translation } from '../geometry/transform.ts'
import { CLOTH, LEATHER, METAL, type Palette, WOOD } from './palette.ts'

interface BannerSize {
  readonly height: number
  readonly width: number
  /** The length of the cloth. */
  readonly drop: number
}

/** Sculpts a banner that hangs from a crossbar, waving, with a border and a charge. */
export function addBanner(sculpt: Sculpt, colours: Palette, { height, width, drop }: BannerSize): void {
  const { cloth, second, trim } = colours
  addLimb(sculpt, [0, 0, 0], [0, height, 0], [0.07, 0.05], WOOD, LEATHER, 6)
  addLimb(
    sculpt,
    [-width / 2 - 0.1, height - 0.12, 0],
    [width / 2 + 0.1, height - 0.12, 0],
    [0.05, 0.05],
    trim,
    METAL,
    6,
  )
  addBall(sculpt, [0, height + 0.12, 0], 0.15, trim, METAL, 8)
  sculpt.within(translation([0, height - 0.14, 0.05]), () =>
    sculpt.addGrid(
      10,
      12,
      (u, v) => {
        const x = (u - 0.5) * width
        // Three tails.
        const tail = v > 0.99 ? 0.28 * Math.abs(Math.cos(u * 3 * Math.PI)) : 0
        return [x, -(v - tail) * drop, 0.14 * Math.sin(v * 5 + u * 2) * v + 0.05 * Math.cos(u * 6)]
      },
      ([x, y]) => {
        if (Math.abs(x) > width * 0.4 || y > -0.12 || y < -drop * 0.88) return trim
        const [across, down] = [Math.abs(x) / (width * 0.28), Math.abs(y + drop * 0.45) / (drop * 0.28)]
        return across + down < 1 ? second : cloth
      },
      CLOTH,
    ),
  )
}
