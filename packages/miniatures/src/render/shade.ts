import type { Mesh } from '../geometry/mesh.ts'
import { add, dot, normalize, scale, type Vector } from '../geometry/vector.ts'
import type { Projection } from './view.ts'

const KEY = [2.3, 2.02, 1.62] as const
const SKY = [0.5, 0.58, 0.74] as const
const GROUND = [0.3, 0.24, 0.17] as const

/** Lights every corner of a mesh: a warm key light, the sky above, the ground below, and a rim against the light. */
export function shadeMesh({ normals, colours, finishes, corners }: Mesh, { near, light }: Projection): Float32Array {
  const viewer = normalize(near)
  const half = normalize(add(viewer, light))
  const shaded = new Float32Array(corners * 3)
  for (let corner = 0; corner < corners; corner++) {
    const at = corner * 3
    const facing: Vector = [normals[at]!, normals[at + 1]!, normals[at + 2]!]
    const normal = dot(facing, viewer) < -0.15 ? scale(facing, -1) : facing
    const lit = Math.max(0, dot(normal, light))
    const up = 0.5 + 0.5 * normal[1]
    const shine = finishes[corner * 2]!
    const glow = finishes[corner * 2 + 1]!
    const rim = 0.35 * (1 - Math.min(1, Math.abs(dot(normal, viewer)))) ** 3
    const gleam = shine * 0.42 * Math.max(0, dot(normal, half)) ** (10 + 30 * shine)
    for (let channel = 0; channel < 3; channel++) {
      const colour = colours[at + channel]!
      const ambient = SKY[channel]! * up + GROUND[channel]! * (1 - up) + rim
      const diffuse = colour * (KEY[channel]! * lit * (1 - 0.45 * shine) + ambient)
      shaded[at + channel] = diffuse + gleam * KEY[channel]! * (0.35 + colour) + glow * colour * 1.4
    }
  }
  return shaded
}

/** Converts linear light to the screen's scale from 0 to 255, softening highlights. */
export function toScreen(light: number): number {
  const softened = (light * (1 + light * 0.12)) / (1 + light * 0.42)
  return 255 * Math.min(1, softened) ** (1 / 2.2)
}
