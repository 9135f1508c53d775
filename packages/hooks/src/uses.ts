/** Something that may be used only so often in a stretch of play (a game, a turn, a fight), once unless it says more. */
export interface Limit<Scope extends string = string> {
  readonly id: string
  readonly per: Scope
  readonly times?: number
}

/** How often a bearer used something, and in which stretch of play that was: plain data in the game's state. */
export interface UsedCount {
  readonly stretch: number
  readonly times: number
}

/** Everything limited that a bearer has used, by the limit's id. */
export type Uses = Record<string, UsedCount>

/**
 * Counts limited uses. The game says for each scope which stretch of play is on now, as a number that is never the same
 * for two stretches of one match: uses of earlier ones then need not be cleared away.
 */
export class Limits<State, Scope extends string> {
  readonly #stretches: Readonly<Record<Scope, (state: State) => number>>

  constructor(stretches: Readonly<Record<Scope, (state: State) => number>>) {
    this.#stretches = stretches
  }

  /** How many uses are left in the stretch of play under way. */
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

  /** Notes a use; false if none was left. */
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
