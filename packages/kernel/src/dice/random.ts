import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { type xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { DiceError } from '../input/errors.ts'
import type { DiceSource, Roll } from './dice.ts'

type NumberGenerator = ReturnType<typeof xoroshiro128plus>

/** Random whole numbers, the same for the same seed everywhere. */
export class Random {
  readonly #generator: NumberGenerator

  private constructor(generator: NumberGenerator) {
    this.#generator = generator
  }

  /** Uses the whole seed: its SHA-256 fills the generator's 128 bits of state. */
  static fromSeed(seed: string): Random {
    const words = new DataView(sha256(utf8ToBytes(seed)).buffer)
    const state = [0, 4, 8, 12].map((offset) => words.getInt32(offset))
    return new Random(xoroshiro128plusFromState(state))
  }

  /** Draws a whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return uniformInt(this.#generator, low, high)
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('nothing to pick from')
    return list[this.between(0, list.length - 1)] as T
  }

  /** Shuffles a copy of the list, all orders being equally likely. */
  shuffle<T>(list: readonly T[]): T[] {
    const left = [...list]
    const found: T[] = []
    while (left.length > 0) found.push(...left.splice(this.between(0, left.length - 1), 1))
    return found
  }

  fork(): Random {
    return new Random(this.#generator.clone())
  }
}

/**
 * Quick dice from a seed, for imagined matches. Anyone who has seen enough of them can compute the rest: a match that
 * counts uses `FairDice`.
 */
export class QuickDice implements DiceSource {
  readonly #random: Random

  constructor(seed: string | Random) {
    this.#random = typeof seed === 'string' ? Random.fromSeed(seed) : seed
  }

  throw(roll: Roll): number[][] {
    return roll.pools.map(({ count, sides }) => {
      const values: number[] = []
      for (let i = 0; i < count; i++) values.push(this.#random.between(1, sides))
      return values
    })
  }

  fork(): QuickDice {
    return new QuickDice(this.#random.fork())
  }
}

/**
 * Dice that fall as written, in order. Running out is an error, never a random die, unless a follow-up source is given:
 * it takes over at the first roll the script has no dice for.
 */
export class ScriptedDice implements DiceSource {
  readonly values: readonly number[]
  #used: number
  readonly #next: DiceSource | undefined

  constructor(values: readonly number[], used = 0, next?: DiceSource) {
    this.values = values
    this.#used = used
    this.#next = next
  }

  /** How many dice of the script are left. */
  get left(): number {
    return this.values.length - this.#used
  }

  throw(roll: Roll): readonly (readonly number[])[] {
    const needed = roll.pools.reduce((sum, pool) => sum + pool.count, 0)
    if (this.left === 0 && this.#next) return this.#next.throw(roll)
    if (needed > this.left) throw new DiceError(tooFewError(roll, needed, this.#used, this.left), roll)
    return roll.pools.map((pool) => {
      const values = this.values.slice(this.#used, this.#used + pool.count)
      for (const [i, value] of values.entries()) {
        if (Number.isInteger(value) && value >= 1 && value <= pool.sides) continue
        const index = this.#used + i
        const message = `dice[${index}] is ${value}, which a ${pool.sides}-sided die cannot show (${describeRoll(roll)})`
        throw new DiceError(message, undefined, { roll, index, value, sides: pool.sides })
      }
      this.#used += pool.count
      return values
    })
  }

  fork(): ScriptedDice {
    return new ScriptedDice(this.values, this.#used, this.#next?.fork())
  }
}

function tooFewError(roll: Roll, needed: number, used: number, left: number): string {
  const pools = roll.pools.map(({ count, sides, seat }) => `${count}d${sides} of seat ${seat}`).join(' and ')
  return `the script of dice is too short: ${describeRoll(roll)} needs ${needed} (${pools}), ${left} left after ${used} used`
}

function describeRoll(roll: Roll): string {
  return [roll.purpose.id, ...roll.rules].join(' ')
}
