/** Limits how often something may be used in a stretch of play (a game, a turn, a fight); once by default. */
export interface Limit<Scope extends string = string> {
  readonly id: string
  readonly per: Scope
  readonly times?: number
}

/** How often a bearer used something, and in which stretch of play: plain data in the game's state. */
export interface UsedCount {
  readonly stretch: number
  readonly times: number
}

/** All limited uses of a bearer, by the limit's id. */
export type Uses = Record<string, UsedCount>

/**
 * Counts limited uses. For each scope, the game numbers the current stretch of play, with a new number for every
 * stretch of a match, so that old uses need not be cleared.
 */
export class Limits<State, Scope extends string> {
  readonly #stretches: Readonly<Record<Scope, (state: State) => number>>

  constructor(stretches: Readonly<Record<Scope, (state: State) => number>>) {
    this.#stretches = stretches
  }

  /** Gets the number of uses left in the current stretch of play. */
  left(state: State, uses: Uses, limit: Limit<Scope>): number {
    return (limit.times ?? 1) - this.#usedNow(state, uses, limit)
  }

  isSpent(state: State, uses: Uses, limit: Limit<Scope>): boolean {
    return this.left(state, uses, limit) <= 0
  }

  spend(state: State, uses: Uses, limit: Limit<Scope>): void {
    const times = this.#usedNow(state, uses, limit) + 1
    uses[limit.id] = { stretch: this.#stretches[limit.per](state), times }
  }

  /** Records a use; false if none was left. */
  use(state: State, uses: Uses, limit: Limit<Scope>): boolean {
    if (this.isSpent(state, uses, limit)) return false
    this.spend(state, uses, limit)
    return true
  }

  #usedNow(state: State, uses: Uses, { id, per }: Limit<Scope>): number {
    const used = uses[id]
    return used !== undefined && used.stretch === this.#stretches[per](state) ? used.times : 0
  }
}
