import { Random } from '@fray/kernel'

/** The side of a tile in pixels. */
const SIDE = 256

/** Layers of noise: cells across the tile and strength. */
const PATCHES = [
  { cells: 5, strength: 0.55 },
  { cells: 13, strength: 0.3 },
  { cells: 37, strength: 0.15 },
] as const
const GRASS = [
  { cells: 64, strength: 0.4 },
  { cells: 128, strength: 0.6 },
] as const

type Layers = readonly { readonly cells: number; readonly strength: number }[]

const tiles = new Map<string, string>()

/** Makes broad patches of light and dark for the whole table. */
export function patchTile(): string {
  return tileOf('patches', PATCHES, 52)
}

/** Makes a fine, seamlessly repeating speckle. Painted once and then only copied, it costs nothing to pan and zoom. */
export function grassTile(): string {
  return tileOf('grass', GRASS, 34)
}

function tileOf(name: string, layers: Layers, opacity: number): string {
  const known = tiles.get(name)
  if (known !== undefined) return known
  const tile = paint(sumLayers(layers), opacity)
  tiles.set(name, tile)
  return tile
}

function paint(noise: Float32Array, opacity: number): string {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (!context) return ''
  const image = context.createImageData(SIDE, SIDE)
  for (const [i, value] of noise.entries()) {
    const light = value > 0
    image.data.set([light ? 226 : 18, light ? 214 : 24, light ? 160 : 10, Math.abs(value) * opacity], i * 4)
  }
  context.putImageData(image, 0, 0)
  return canvas.toDataURL()
}

function sumLayers(layers: Layers): Float32Array {
  const sum = new Float32Array(SIDE * SIDE)
  for (const { cells, strength } of layers) {
    const lattice = latticeOf(cells)
    for (let i = 0; i < sum.length; i++) {
      const [x, y] = [((i % SIDE) / SIDE) * cells, (Math.floor(i / SIDE) / SIDE) * cells]
      sum[i] = (sum[i] ?? 0) + strength * interpolate(lattice, cells, x, y)
    }
  }
  return sum
}

function latticeOf(cells: number): readonly number[] {
  const random = Random.fromSeed(`ground ${cells}`)
  return Array.from({ length: cells * cells }, () => random.between(-1000, 1000) / 1000)
}

function interpolate(lattice: readonly number[], cells: number, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const corner = (dx: number, dy: number) => lattice[((top + dy) % cells) * cells + ((left + dx) % cells)] ?? 0
  const [across, along] = [smooth(x - left), smooth(y - top)]
  const upper = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * across
  const lower = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * across
  return upper + (lower - upper) * along
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share)
}
