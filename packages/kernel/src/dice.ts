import type { Seat } from './seat.ts'
import type { Text } from './text.ts'

/** Like dice thrown together by one seat. Their order never matters: rules that tell dice apart use several pools. */
export interface Pool {
  readonly seat: Seat
  readonly count: number
  readonly sides: number
}

/** A pool after the throw, the dice as they fell. */
export interface FallenDice {
  readonly seat: Seat
  readonly sides: number
  readonly values: readonly number[]
}

/** The dice of each pool, highest first: the form in which rules see them. */
export type Dice = readonly (readonly number[])[]

/**
 * What a rule reads of a roll. Outcomes that read alike are one branch when odds are computed, so the rule must use
 * the reading alone: a plain value, or plain data whose JSON tells readings apart. The id names the reading with all
 * its parameters: readings of one id are interchangeable.
 */
export interface Reader<R> {
  readonly id: string
  read(dice: Dice): R
  /**
   * What it reads of one pool: throws of that pool for which this is the same must read alike, whatever the other pools
   * show. With it the pools are sorted before they are crossed, and large opposed rolls stay few enough to be followed.
   */
  readPool?(values: readonly number[], pool: number, pools: readonly Pool[]): string | number
}

/** Dice must fall. */
export interface Roll<R = unknown> {
  readonly kind: 'roll'
  readonly purpose: Text
  readonly rules: readonly string[]
  readonly pools: readonly Pool[]
  readonly reader: Reader<R> | undefined
  /** Of a roll that gives the dice as they fell: what tells apart outcomes from which play goes on differently. Only odds ask. */
  readonly alike?: () => Reader<unknown>
  /** Who sees what falls, where not everybody does. */
  readonly only?: readonly Seat[]
}

/** By what the outcomes of a roll are told apart when odds are computed. */
export function sorterOf({ reader, alike }: Roll): Reader<unknown> | undefined {
  return reader ?? alike?.()
}

/** Where dice come from: a seeded generator, a script, or an enumeration of every outcome. */
export interface DiceSource {
  /** Values for each pool, as they fell. */
  throw(roll: Roll): readonly (readonly number[])[]
  /** An independent source at the same position. */
  fork(): DiceSource
}

/** One class of outcomes of a roll: representative dice, and how many equally likely throws belong to it. */
export interface Branch {
  readonly dice: Dice
  readonly weight: bigint
}

/** All classes of outcomes of a roll; their weights add up to `total`. */
export interface Branches {
  readonly branches: readonly Branch[]
  readonly total: bigint
}

/** Few dice are thrown at a time: each is put in its place, which is quicker than to sort them. */
export function highestFirst(values: readonly number[]): readonly number[] {
  if (values.length < 2) return values
  const sorted: number[] = []
  for (const value of values) {
    let at = sorted.length
    sorted.push(value)
    for (; at > 0 && sorted[at - 1]! < value; at--) sorted[at] = sorted[at - 1]!
    sorted[at] = value
  }
  return sorted
}

/** Every multiset of `count` dice with its number of arrangements. */
export function multisets(count: number, sides: number): Branch[] {
  const found: Branch[] = []
  const values: number[] = []
  const extend = (highest: number, left: number, arrangements: bigint, run: number) => {
    if (left === 0) {
      found.push({ dice: [[...values]], weight: arrangements })
      return
    }
    for (let face = highest; face >= 1; face--) {
      const repeats = face === values.at(-1) ? run + 1 : 1
      values.push(face)
      // Placing the k-th die multiplies the arrangements by k and divides by how often its face stands already.
      extend(face, left - 1, (arrangements * BigInt(count - left + 1)) / BigInt(repeats), repeats)
      values.pop()
    }
  }
  extend(sides, count, 1n, 0)
  return found
}

const known = new Map<string, Branches>()
const KNOWN_LIMIT = 2000

/** The outcomes of a roll, those that read alike put together. */
export function branchesOf(roll: Roll): Branches {
  const reader = sorterOf(roll)
  const key = shapeOf(roll.pools, reader)
  const cached = known.get(key)
  if (cached) return cached
  const { pools } = roll
  const classes = pools.map((_, i) => classesOf(pools, i, reader))
  const total = pools.reduce((sum, pool) => sum * BigInt(pool.sides) ** BigInt(pool.count), 1n)
  const found = { branches: reader ? grouped(classes, reader, total) : crossed(classes), total }
  if (known.size >= KNOWN_LIMIT) known.clear()
  known.set(key, found)
  return found
}

function shapeOf(pools: readonly Pool[], reader: Reader<unknown> | undefined): string {
  const shape = pools.map((pool) => `${pool.count}d${pool.sides}`).join('+')
  return reader ? `${shape}:${reader.id}` : shape
}

/** A pool with more multisets than this is counted as it is, not sorted by what is read of it. */
const SORTED_LIMIT = 50_000

/** How many classes of outcomes `branchesOf` would have to look at, without looking at each. */
export function countOutcomes(pools: readonly Pool[], reader?: Reader<unknown>): number {
  let outcomes = 1
  for (const [i, pool] of pools.entries()) {
    const throws = countMultisets(pool)
    outcomes *= reader?.readPool && throws <= SORTED_LIMIT ? classesOf(pools, i, reader).length : throws
  }
  return outcomes
}

function countMultisets({ count, sides }: Pool): number {
  let multisets = 1
  for (let i = 1; i <= count; i++) multisets = (multisets * (sides - 1 + i)) / i
  return multisets
}

/** Throws of one pool that the reader does not tell apart. */
interface PoolClass {
  readonly values: readonly number[]
  readonly weight: bigint
}

const knownClasses = new Map<string, readonly PoolClass[]>()

function classesOf(pools: readonly Pool[], index: number, reader: Reader<unknown> | undefined): readonly PoolClass[] {
  const { count, sides } = pools[index]!
  const throws = () => multisets(count, sides).map(({ dice, weight }) => ({ values: dice[0]!, weight }))
  if (!reader?.readPool) return throws()
  const key = `${index} of ${shapeOf(pools, reader)}`
  let classes = knownClasses.get(key)
  if (!classes) {
    const alike = new Map<string | number, { values: readonly number[]; weight: bigint }>()
    for (const { values, weight } of throws()) {
      const reading = reader.readPool(values, index, pools)
      const same = alike.get(reading)
      if (same) same.weight += weight
      else alike.set(reading, { values, weight })
    }
    classes = [...alike.values()]
    if (knownClasses.size >= KNOWN_LIMIT) knownClasses.clear()
    knownClasses.set(key, classes)
  }
  return classes
}

function crossed(classes: readonly (readonly PoolClass[])[]): Branch[] {
  let all: Branch[] = [{ dice: [], weight: 1n }]
  for (const throws of classes) {
    all = all.flatMap((before) =>
      throws.map(({ values, weight }) => ({ dice: [...before.dice, values], weight: before.weight * weight })),
    )
  }
  return all
}

/** Crosses the pools and puts together what reads alike. */
function grouped(classes: readonly (readonly PoolClass[])[], reader: Reader<unknown>, total: bigint): Branch[] {
  if (total <= BigInt(Number.MAX_SAFE_INTEGER)) return groupedByNumbers(classes, reader)
  const alike = new Map<unknown, { dice: Dice; weight: bigint }>()
  for (const { dice, weight } of crossed(classes)) {
    const key = keyOf(reader.read(dice))
    const same = alike.get(key)
    if (same) same.weight += weight
    else alike.set(key, { dice, weight })
  }
  return [...alike.values()]
}

/** The same for weights that plain numbers hold exactly: large pools have a hundred thousand outcomes to go through. */
function groupedByNumbers(classes: readonly (readonly PoolClass[])[], reader: Reader<unknown>): Branch[] {
  const weights = classes.map((throws) => throws.map(({ weight }) => Number(weight)))
  const alike = new Map<unknown, { dice: Dice; weight: number }>()
  const dice: (readonly number[])[] = []
  const cross = (pool: number, weight: number): void => {
    if (pool === classes.length) {
      const key = keyOf(reader.read(dice))
      const same = alike.get(key)
      if (same) same.weight += weight
      else alike.set(key, { dice: [...dice], weight })
      return
    }
    for (const [i, { values }] of classes[pool]!.entries()) {
      dice[pool] = values
      cross(pool + 1, weight * weights[pool]![i]!)
    }
  }
  cross(0, 1)
  return [...alike.values()].map((each) => ({ dice: each.dice, weight: BigInt(each.weight) }))
}

/** Tells readings apart; strings too, lest the string '[6]' be taken for the list [6]. */
function keyOf(reading: unknown): unknown {
  return typeof reading === 'object' || typeof reading === 'string' ? JSON.stringify(reading) : reading
}
