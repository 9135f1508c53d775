import type { Mesh } from '../geometry/mesh.ts'
import { shadeMesh, toScreen } from './shade.ts'
import { type Projection, project } from './view.ts'

/** A picture as canvas elements hold it: four bytes a pixel. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8ClampedArray<ArrayBuffer>
}

/** The part of a projection that a picture shows. */
export interface Frame {
  readonly width: number
  readonly height: number
  /** Pixels for a centimetre. */
  readonly scale: number
  /** The pixel of the figure's origin. */
  readonly originX: number
  readonly originY: number
  /** Whether the figure throws a shadow on the ground. */
  readonly hasShadow?: boolean
}

/** Samples across a pixel: edges are smoothed by averaging. */
const SAMPLES = 2

/** Draws a mesh in software: the same picture in a browser, a worker and Node. */
export function drawMesh(mesh: Mesh, projection: Projection, frame: Frame): Picture {
  const width = frame.width * SAMPLES
  const height = frame.height * SAMPLES
  const canvas = new Canvas(width, height)
  const scale = frame.scale * SAMPLES
  const [originX, originY] = [frame.originX * SAMPLES, frame.originY * SAMPLES]
  const shaded = shadeMesh(mesh, projection)
  const corners = new Float32Array(mesh.corners * 3)
  for (let corner = 0; corner < mesh.corners; corner++) {
    const at = corner * 3
    const point = [mesh.positions[at]!, mesh.positions[at + 1]!, mesh.positions[at + 2]!] as const
    const [x, y, near] = project(projection, point)
    corners.set([originX + x * scale, originY + y * scale, near], at)
  }
  for (let triangle = 0; triangle < mesh.corners; triangle += 3) canvas.fillTriangle(corners, shaded, triangle * 3)
  canvas.addOutline()
  const shadow = frame.hasShadow ? drawShadow(mesh, projection, frame) : undefined
  return canvas.resolve(frame.width, frame.height, shadow)
}

class Canvas {
  readonly #width: number
  readonly #height: number
  readonly #depths: Float32Array
  /** Red, green, blue and coverage. */
  readonly #light: Float32Array

  constructor(width: number, height: number) {
    this.#width = width
    this.#height = height
    this.#depths = new Float32Array(width * height).fill(Number.NEGATIVE_INFINITY)
    this.#light = new Float32Array(width * height * 4)
  }

  /** Fills a triangle whose corners start at an index, where nothing nearer was drawn. */
  fillTriangle(corners: Float32Array, colours: Float32Array, at: number): void {
    const [ax, ay, az] = [corners[at]!, corners[at + 1]!, corners[at + 2]!]
    const [bx, by, bz] = [corners[at + 3]!, corners[at + 4]!, corners[at + 5]!]
    const [cx, cy, cz] = [corners[at + 6]!, corners[at + 7]!, corners[at + 8]!]
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    if (Math.abs(area) < 1e-6) return
    const left = Math.max(0, Math.floor(Math.min(ax, bx, cx)))
    const right = Math.min(this.#width - 1, Math.ceil(Math.max(ax, bx, cx)))
    const top = Math.max(0, Math.floor(Math.min(ay, by, cy)))
    const bottom = Math.min(this.#height - 1, Math.ceil(Math.max(ay, by, cy)))
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const [px, py] = [x + 0.5, y + 0.5]
        const b = ((px - ax) * (cy - ay) - (cx - ax) * (py - ay)) / area
        const c = ((bx - ax) * (py - ay) - (px - ax) * (by - ay)) / area
        const a = 1 - b - c
        if (a < 0 || b < 0 || c < 0) continue
        const depth = a * az + b * bz + c * cz
        const pixel = y * this.#width + x
        if (depth <= this.#depths[pixel]!) continue
        this.#depths[pixel] = depth
        for (let channel = 0; channel < 3; channel++) {
          this.#light[pixel * 4 + channel] =
            a * colours[at + channel]! + b * colours[at + 3 + channel]! + c * colours[at + 6 + channel]!
        }
        this.#light[pixel * 4 + 3] = 1
      }
    }
  }

  /** Tells for each pixel whether anything was drawn: 1 or 0. */
  coverage(): Float32Array {
    return this.#depths.map((depth) => (depth > Number.NEGATIVE_INFINITY ? 1 : 0))
  }

  /** Draws a thin dark line around the figure, so that it stands out from any ground. */
  addOutline(): void {
    const isCovered = (x: number, y: number) =>
      x >= 0 &&
      y >= 0 &&
      x < this.#width &&
      y < this.#height &&
      this.#depths[y * this.#width + x]! > Number.NEGATIVE_INFINITY
    for (let y = 0; y < this.#height; y++) {
      for (let x = 0; x < this.#width; x++) {
        if (isCovered(x, y)) continue
        if (isCovered(x - 1, y) || isCovered(x + 1, y) || isCovered(x, y - 1) || isCovered(x, y + 1)) {
          this.#light.set([0.006, 0.005, 0.004, 0.8], (y * this.#width + x) * 4)
        }
      }
    }
  }

  /** Averages the samples of each pixel, over a shadow if there is one. */
  resolve(width: number, height: number, shadow: Float32Array | undefined): Picture {
    const pixels = new Uint8ClampedArray(width * height * 4)
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const pixel = y * width + x
        const [red, green, blue, cover] = this.#averageAt(x, y)
        const under = (shadow?.[pixel] ?? 0) * (1 - cover)
        const alpha = cover + under
        if (alpha === 0) continue
        const share = cover / alpha
        pixels.set([toScreen(red) * share, toScreen(green) * share, toScreen(blue) * share, alpha * 255], pixel * 4)
      }
    }
    return { width, height, pixels }
  }

  #averageAt(x: number, y: number): [number, number, number, number] {
    const sum: [number, number, number, number] = [0, 0, 0, 0]
    for (let j = 0; j < SAMPLES; j++) {
      for (let i = 0; i < SAMPLES; i++) {
        const at = ((y * SAMPLES + j) * this.#width + x * SAMPLES + i) * 4
        const cover = this.#light[at + 3]!
        for (let channel = 0; channel < 3; channel++) sum[channel]! += this.#light[at + channel]! * cover
        sum[3] += cover
      }
    }
    const cover = sum[3]
    if (cover === 0) return sum
    return [sum[0] / cover, sum[1] / cover, sum[2] / cover, cover / (SAMPLES * SAMPLES)]
  }
}

const SHADOW_DARKNESS = 0.42
const SHADOW_BLUR = 2

/** Draws where the figure keeps the light from the ground, with soft edges. */
function drawShadow(mesh: Mesh, projection: Projection, frame: Frame): Float32Array {
  const { width, height, scale, originX, originY } = frame
  const canvas = new Canvas(width, height)
  const corners = new Float32Array(mesh.corners * 3)
  const dark = new Float32Array(mesh.corners * 3)
  const { light } = projection
  for (let corner = 0; corner < mesh.corners; corner++) {
    const at = corner * 3
    const [x, y, z] = [mesh.positions[at]!, mesh.positions[at + 1]!, mesh.positions[at + 2]!]
    const fall = y / light[1]
    const ground = project(projection, [x - light[0] * fall, 0, z - light[2] * fall])
    corners.set([originX + ground[0] * scale, originY + ground[1] * scale, 0], at)
  }
  for (let triangle = 0; triangle < mesh.corners; triangle += 3) canvas.fillTriangle(corners, dark, triangle * 3)
  return blur(canvas.coverage(), width, height)
}

function blur(mask: Float32Array, width: number, height: number): Float32Array {
  const blurred = new Float32Array(mask.length)
  const cells = (2 * SHADOW_BLUR + 1) ** 2
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let j = Math.max(0, y - SHADOW_BLUR); j <= Math.min(height - 1, y + SHADOW_BLUR); j++) {
        for (let i = Math.max(0, x - SHADOW_BLUR); i <= Math.min(width - 1, x + SHADOW_BLUR); i++) {
          sum += mask[j * width + i]!
        }
      }
      blurred[y * width + x] = (SHADOW_DARKNESS * sum) / cells
    }
  }
  return blurred
}
