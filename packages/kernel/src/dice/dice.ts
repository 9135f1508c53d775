import type { Seat } from '../match/seat.ts'
import type { Message } from '../texts/message.ts'

/** Like dice thrown together by one seat. Their order never matters: rules that tell dice apart use several pools. */
export interface Pool {
  readonly seat: Seat
  readonly count: number
  readonly sides: number
}

/** A pool after the throw, dice in the order they fell. */
export interface RolledDice {
  readonly seat: Seat
  readonly sides: number
  readonly values: readonly number[]
}

/** The dice of each pool, highest first: the form in which rules see them. */
export type Dice = readonly (readonly number[])[]

/**
 * What a rule reads from a roll. Outcomes with the same reading are one branch of the odds, so the rule must use the
 * reading alone: a plain value, or plain data that JSON tells apart. The id names the reading with all its parameters;
 * readers with the same id are interchangeable.
 */
export interface RollReader<R> {
  readonly id: string
  read(dice: Dice): R
  /**
   * Reads one pool: throws of that pool with the same result must have the same reading, whatever the other pools show.
   * Odds then group each pool before crossing them, which keeps large opposed rolls tractable.
   */
  readPool?(values: readonly number[], pool: number, pools: readonly Pool[]): string | number
}

/** Dice must be thrown. */
export interface Roll<R = unknown> {
  readonly kind: 'roll'
  readonly purpose: Message
  readonly rules: readonly string[]
  readonly pools: readonly Pool[]
  readonly reader: RollReader<R> | undefined
  /**
   * For a roll that returns the dice as they fell: a reader that tells apart the outcomes from which play goes on
   * differently. Only odds use it.
   */
  readonly alike?: () => RollReader<unknown>
  /** The seats that see the dice, if not everybody does. */
  readonly only?: readonly Seat[]
}

/** Gets the reader by which odds tell outcomes of a roll apart. */
export function sorterOf({ reader, alike }: Roll): RollReader<unknown> | undefined {
  return reader ?? alike?.()
}

/** A source of dice: a seeded generator, a script, or an enumeration of all outcomes. */
export interface DiceSource {
  /** Throws the dice: values for each pool, in the order they fell. */
  throw(roll: Roll): readonly (readonly number[])[]
  /** Makes an independent source at the same position. */
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

/** Sorts dice from high to low. Insertion is quicker than sorting for the few dice of a roll. */
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

/** Lists every multiset of `count` dice with its number of arrangements. */
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
      // Placing the k-th die multiplies the arrangements by k and divides them by how often its face occurs.
      extend(face, left - 1, (arrangements * BigInt(count - left + 1)) / BigInt(repeats), repeats)
      values.pop()
    }
  }
  extend(sides, count, 1n, 0)
  return found
}

const branchCache = new Map<string, Branches>()
const CACHE_LIMIT = 2000

/** Gets the classes of outcomes of a roll, merged by reading. */
export function branchesOf(roll: Roll): Branches {
  const reader = sorterOf(roll)
  const key = shapeOf(roll.pools, reader)
  const cached = branchCache.get(key)
  if (cached) return cached
  const { pools } = roll
  const classes = pools.map((_, i) => classesOf(pools, i, reader))
  const total = pools.reduce((sum, pool) => sum * BigInt(pool.sides) ** BigInt(pool.count), 1n)
  const found = { branches: reader ? groupBranches(classes, reader, total) : crossBranches(classes), total }
  if (branchCache.size >= CACHE_LIMIT) branchCache.clear()
  branchCache.set(key, found)
  return found
}

function shapeOf(pools: readonly Pool[], reader: RollReader<unknown> | undefined): string {
  const shape = pools.map((pool) => `${pool.count}d${pool.sides}`).join('+')
  return reader ? `${shape}:${reader.id}` : shape
}

/** Pools with more multisets than this are counted as they are, not grouped by reading. */
const SORTED_LIMIT = 50_000

/** Counts the classes of outcomes `branchesOf` would look at, without listing them. */
export function countOutcomes(pools: readonly Pool[], reader?: RollReader<unknown>): number {
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

const classCache = new Map<string, readonly PoolClass[]>()

function classesOf(
  pools: readonly Pool[],
  index: number,
  reader: RollReader<unknown> | undefined,
): readonly PoolClass[] {
  const { count, sides } = pools[index]!
  const throws = () => multisets(count, sides).map(({ dice, weight }) => ({ values: dice[0]!, weight }))
  if (!reader?.readPool) return throws()
  const key = `${index} of ${shapeOf(pools, reader)}`
  let classes = classCache.get(key)
  if (!classes) {
    const alike = new Map<string | number, { values: readonly number[]; weight: bigint }>()
    for (const { values, weight } of throws()) {
      const reading = reader.readPool(values, index, pools)
      const same = alike.get(reading)
      if (same) same.weight += weight
      else alike.set(reading, { values, weight })
    }
    classes = [...alike.values()]
    if (classCache.size >= CACHE_LIMIT) classCache.clear()
    classCache.set(key, classes)
  }
  return classes
}

function crossBranches(classes: readonly (readonly PoolClass[])[]): Branch[] {
  let all: Branch[] = [{ dice: [], weight: 1n }]
  for (const throws of classes) {
    all = all.flatMap((before) =>
      throws.map(({ values, weight }) => ({ dice: [...before.dice, values], weight: before.weight * weight })),
    )
  }
  return all
}

/** Crosses the pools and merges outcomes with the same reading. */
function groupBranches(
  classes: readonly (readonly PoolClass[])[],
  reader: RollReader<unknown>,
  total: bigint,
): Branch[] {
  if (total <= BigInt(Number.MAX_SAFE_INTEGER)) return groupBranchesByNumber(classes, reader)
  const alike = new Map<unknown, { dice: Dice; weight: bigint }>()
  for (const { dice, weight } of crossBranches(classes)) {
    const key = keyOf(reader.read(dice))
    const same = alike.get(key)
    if (same) same.weight += weight
    else alike.set(key, { dice, weight })
  }
  return [...alike.values()]
}

/** The same for weights that fit plain numbers: large pools have a hundred thousand outcomes. */
function groupBranchesByNumber(classes: readonly (readonly PoolClass[])[], reader: RollReader<unknown>): Branch[] {
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
  return [...alike.values()].map((value) => ({ dice: value.dice, weight: BigInt(value.weight) }))
}

/** Gets a key for a reading. Strings are quoted, so that '[6]' differs from the list [6]. */
function keyOf(reading: unknown): unknown {
  return typeof reading === 'object' || typeof reading === 'string' ? JSON.stringify(reading) : reading
}
