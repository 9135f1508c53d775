import type { Mesh } from '../geometry/mesh.ts'

/** The side of a voxel in centimetres. */
const VOXEL = 0.16

/** Distances along the normal, in voxels, at which other surfaces darken a corner. */
const REACHES = [1.4, 2.2, 3.4, 5] as const

/**
 * Darkens recesses and lightens what stands out, as a painter's wash and dry brush do: surfaces are counted in voxels
 * before each corner. Changes the colours of the mesh.
 */
export function applyWash({ positions, normals, colours, corners }: Mesh): void {
  const filled = fillVoxels(positions, corners)
  const top = highest(positions)
  for (let corner = 0; corner < corners; corner++) {
    const at = corner * 3
    let hidden = 0
    for (const reach of REACHES) {
      const distance = reach * VOXEL
      if (filled.has(voxelAt(positions, normals, at, distance))) hidden += 1 / REACHES.length
    }
    const open = Math.min(1.12, Math.max(0.3, 1.12 - 0.72 * hidden))
    const fromAbove = 0.84 + 0.16 * normals[at + 1]!
    const height = 0.82 + 0.24 * (positions[at + 1]! / top)
    for (let channel = 0; channel < 3; channel++) colours[at + channel]! *= open * fromAbove * height
  }
}

function highest(positions: Float32Array): number {
  let top = 0.1
  for (let i = 1; i < positions.length; i += 3) top = Math.max(top, positions[i]!)
  return top
}

function key(x: number, y: number, z: number): number {
  return Math.floor(x / VOXEL + 512) + 1024 * (Math.floor(y / VOXEL + 128) + 1024 * Math.floor(z / VOXEL + 512))
}

function voxelAt(positions: Float32Array, normals: Float32Array, at: number, distance: number): number {
  return key(
    positions[at]! + normals[at]! * distance,
    positions[at + 1]! + normals[at + 1]! * distance,
    positions[at + 2]! + normals[at + 2]! * distance,
  )
}

function fillVoxels(positions: Float32Array, corners: number): Set<number> {
  const filled = new Set<number>()
  for (let corner = 0; corner < corners; corner += 3) {
    const at = corner * 3
    // Three corners, the middle, and the middles of the edges.
    for (const [a, b, c] of SAMPLES) {
      const part = (axis: number) =>
        positions[at + axis]! * a + positions[at + 3 + axis]! * b + positions[at + 6 + axis]! * c
      filled.add(key(part(0), part(1), part(2)))
    }
  }
  return filled
}

const SAMPLES = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1 / 3, 1 / 3, 1 / 3],
  [0.5, 0.5, 0],
  [0, 0.5, 0.5],
  [0.5, 0, 0.5],
] as const
