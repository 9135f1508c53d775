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
}

/** Dice must fall. */
export interface Roll<R = unknown> {
  readonly kind: 'roll'
  readonly purpose: Text
  readonly rules: readonly string[]
  readonly pools: readonly Pool[]
  readonly reader: Reader<R> | undefined
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

export function highestFirst(values: readonly number[]): readonly number[] {
  return values.length < 2 ? values : [...values].sort((a, b) => b - a)
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
  const shape = roll.pools.map((pool) => `${pool.count}d${pool.sides}`).join('+')
  const key = roll.reader ? `${shape}:${roll.reader.id}` : shape
  const cached = known.get(key)
  if (cached) return cached
  const branches = group(product(roll.pools), roll.reader)
  const total = roll.pools.reduce((sum, pool) => sum * BigInt(pool.sides) ** BigInt(pool.count), 1n)
  if (known.size >= KNOWN_LIMIT) known.clear()
  known.set(key, { branches, total })
  return { branches, total }
}

/** How many classes of outcomes `branchesOf` would have to look at, without doing so. */
export function countOutcomes(pools: readonly Pool[]): number {
  let outcomes = 1
  for (const { count, sides } of pools) for (let i = 1; i <= count; i++) outcomes = (outcomes * (sides - 1 + i)) / i
  return outcomes
}

function product(pools: readonly Pool[]): Branch[] {
  let all: Branch[] = [{ dice: [], weight: 1n }]
  for (const { count, sides } of pools) {
    const throws = multisets(count, sides)
    all = all.flatMap((before) =>
      throws.map((after) => ({ dice: [...before.dice, ...after.dice], weight: before.weight * after.weight })),
    )
  }
  return all
}

function group(outcomes: Branch[], reader: Reader<unknown> | undefined): Branch[] {
  if (!reader) return outcomes
  const classes = new Map<unknown, { dice: Dice; weight: bigint }>()
  for (const { dice, weight } of outcomes) {
    const reading = reader.read(dice)
    // Strings too, lest the string '[6]' be taken for the list [6].
    const key = typeof reading === 'object' || typeof reading === 'string' ? JSON.stringify(reading) : reading
    const same = classes.get(key)
    if (same) same.weight += weight
    else classes.set(key, { dice, weight })
  }
  return [...classes.values()]
}
