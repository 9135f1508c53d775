/** A colour as people write it: "#264a8c". */
export type Colour = `#${string}`

const known = new Map<Colour, readonly [number, number, number]>()

/** Gets red, green and blue as linear light from 0 to 1. */
export function linear(colour: Colour): readonly [number, number, number] {
  const found = known.get(colour)
  if (found) return found
  const value = Number.parseInt(colour.slice(1), 16)
  const channels = [(value >> 16) & 255, (value >> 8) & 255, value & 255] as const
  const [red, green, blue] = channels.map((channel) => (channel / 255) ** 2.2) as [number, number, number]
  known.set(colour, [red, green, blue])
  return [red, green, blue]
}

/** Mixes two colours: share 0 gives the first, 1 the second. */
export function mix(a: Colour, b: Colour, share: number): Colour {
  const [from, to] = [Number.parseInt(a.slice(1), 16), Number.parseInt(b.slice(1), 16)]
  const channel = (shift: number) => {
    const [low, high] = [(from >> shift) & 255, (to >> shift) & 255]
    return Math.round(low + (high - low) * share)
  }
  return `#${((channel(16) << 16) | (channel(8) << 8) | channel(0)).toString(16).padStart(6, '0')}`
}
