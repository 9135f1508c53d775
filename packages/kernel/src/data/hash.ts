/** Hashes of frozen data, which states share and which never changes, in two halves. */
const frozenHashes = new WeakMap<object, readonly [low: number, high: number]>()

/** Hashes of field names, of which a game has few. */
const nameHashes = new Map<string, number>()

/** The other half of the last hash: a pair for each part of a state would cost more than the arithmetic. */
const lastHash = { high: 0 }

/**
 * Hashes plain data to a whole number below 2 ** 52, the same for equal data whatever the order of its fields. Made for
 * a search to recognise a state: it is cheap, rarely collides, and is not cryptographic.
 */
export function hashOf(value: unknown): number {
  const low = hash(value) >>> 0
  return (lastHash.high >>> 12) * 2 ** 32 + low
}

function hash(value: unknown): number {
  if (typeof value === 'number') return leaf(hashNumber(value))
  if (typeof value === 'string') return leaf(hashText(value, 0x1b873593))
  if (typeof value !== 'object') return leaf(value === undefined ? 0x3c6ef372 : value ? 0x2545f491 : 0x61c88647)
  if (value === null) return leaf(0x1f83d9ab)
  if (!Object.isFrozen(value)) return hashParts(value)
  let halves = frozenHashes.get(value)
  if (!halves) {
    const low = hashParts(value)
    halves = [low, lastHash.high]
    frozenHashes.set(value, halves)
  }
  lastHash.high = halves[1]
  return halves[0]
}

function leaf(bits: number): number {
  const low = mix(bits)
  lastHash.high = mix(low ^ 0x5bd1e995)
  return low
}

function hashParts(value: object): number {
  return Array.isArray(value) ? hashList(value) : hashFields(value as Readonly<Record<string, unknown>>)
}

function hashList(list: readonly unknown[]): number {
  let low = 0x510e527f ^ list.length
  let high = 0x9b05688c
  for (const part of list) {
    low = mix(Math.imul(low, 31) + hash(part))
    high = mix(Math.imul(high, 37) + lastHash.high)
  }
  lastHash.high = high
  return low
}

/** Fields are summed, so that their order makes no difference; undefined fields count as missing. */
function hashFields(fields: Readonly<Record<string, unknown>>): number {
  let low = 0x6a09e667
  let high = 0xbb67ae85 | 0
  for (const name in fields) {
    const part = fields[name]
    if (part === undefined) continue
    const key = nameHash(name)
    low = (low + mix(hash(part) ^ key)) | 0
    high = (high + mix(Math.imul(lastHash.high, 41) + key)) | 0
  }
  lastHash.high = mix(high)
  return mix(low)
}

function nameHash(name: string): number {
  let bits = nameHashes.get(name)
  if (bits === undefined) {
    bits = mix(hashText(name, 0x85ebca6b))
    nameHashes.set(name, bits)
  }
  return bits
}

const double = new Float64Array(1)
const halves = new Int32Array(double.buffer)

function hashNumber(value: number): number {
  if ((value | 0) === value) return value
  double[0] = value
  return Math.imul(halves[0]!, 0x7feb352d) ^ halves[1]!
}

function hashText(text: string, seed: number): number {
  let bits = seed ^ text.length
  for (let i = 0; i < text.length; i++) bits = Math.imul(bits ^ text.charCodeAt(i), 0x01000193)
  return bits
}

/** Spreads every bit over all others (the finalizer of MurmurHash3). */
function mix(bits: number): number {
  let mixed = bits ^ (bits >>> 16)
  mixed = Math.imul(mixed, 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}
