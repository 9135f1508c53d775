import { branchesOf, countOutcomes, type Dice, type DiceSource, type Roll, sorterOf } from '@fray/kernel'
import { Mass } from './mass.ts'

/** A path through the tree of rolls: the dice it needs, in order, and their probability. */
export interface Path {
  readonly before: readonly Dice[]
  readonly last: Dice | undefined
  readonly mass: Mass
}

/** Root of the tree, before any roll. */
export const trunk: Path = { before: [], last: undefined, mass: Mass.whole }

interface BranchLimits {
  /** Branches less likely than this are not followed. */
  readonly epsilon: number
  /** Maximum number of leaves before the enumeration is given up. */
  readonly leaves: number
  /** Maximum number of outcomes of one roll to compare by their reading. */
  readonly outcomes: number
}

/** Why a run stopped in the middle of a roll. */
export type HaltReason = 'unlikely' | 'too-many-outcomes'

/**
 * Dice that follow a path and, at its end, take the first branch of every further roll. The other branches are
 * collected in `siblings`: a running procedure cannot be copied, so each sibling is a run of its own, and every run
 * reaches a new leaf.
 */
export class BranchingDice implements DiceSource {
  readonly siblings: Path[] = []
  readonly #limits: BranchLimits
  readonly #fallen: Dice[]
  #thrown = 0
  #mass: Mass
  #missing = Mass.none
  #halted: HaltReason | undefined

  constructor(path: Path, limits: BranchLimits) {
    this.#fallen = path.last ? [...path.before, path.last] : [...path.before]
    this.#mass = path.mass
    this.#limits = limits
  }

  /** Gets the probability of the dice rolled so far. */
  get mass(): Mass {
    return this.#mass
  }

  /** Gets the mass of this run's branches that were too unlikely to follow. */
  get missing(): Mass {
    return this.#missing
  }

  /** Set when a roll could not be answered; `throw` has then thrown an error to stop the rules. */
  get halted(): HaltReason | undefined {
    return this.#halted
  }

  throw(roll: Roll): Dice {
    const forced = this.#fallen[this.#thrown++]
    if (!forced) return this.#branch(roll)
    if (!matchesRoll(forced, roll)) {
      throw new Error(
        `the roll "${roll.purpose.id}" differs between two runs: a policy must give the same answer in the same match`,
      )
    }
    return forced
  }

  fork(): BranchingDice {
    const copy = new BranchingDice({ before: this.#fallen, last: undefined, mass: this.#mass }, this.#limits)
    copy.#thrown = this.#thrown
    return copy
  }

  #branch(roll: Roll): Dice {
    const sorter = sorterOf(roll)
    const limit = sorter ? this.#limits.outcomes : this.#limits.leaves
    if (countOutcomes(roll.pools, sorter) > limit) return this.#halt('too-many-outcomes', roll)
    const { branches, total } = branchesOf(roll)
    const before = [...this.#fallen]
    const above = this.#mass
    let first: Dice | undefined
    for (const { dice, weight } of branches) {
      const mass = above.share(weight, total)
      if (mass.value < this.#limits.epsilon) {
        this.#missing = this.#missing.plus(mass)
      } else if (first) {
        this.siblings.push({ before, last: dice, mass })
      } else {
        first = dice
        this.#mass = mass
      }
    }
    if (!first) return this.#halt('unlikely', roll)
    this.#fallen.push(first)
    return first
  }

  #halt(reason: HaltReason, roll: Roll): never {
    this.#halted = reason
    throw new Error(`the roll "${roll.purpose.id}" is not followed: ${reason}`)
  }
}

function matchesRoll(dice: Dice, { pools }: Roll): boolean {
  return dice.length === pools.length && pools.every(({ count }, i) => dice[i]?.length === count)
}
