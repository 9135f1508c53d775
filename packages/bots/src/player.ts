import type { Answer, Decision, Game, Match, MatchOptions, Seat } from '@fray/kernel'

/**
 * Everything a player sees when it must choose: its view, its decision and the futures it can imagine, never the state.
 */
export interface PlayerSight<State = unknown, Setup = unknown, View = unknown> {
  readonly seat: Seat
  readonly decision: Decision
  readonly game: Game<State, Setup, View>
  /** Created on first access: many bots choose without it. */
  readonly view: View
  /** Gets the match as far as the seat knows it, with other dice than those that will fall. */
  imagine(options?: MatchOptions): Match<State, Setup, View>
}

/**
 * Chooses for a seat. Players may answer later, since some of them are people or remote programs; a `Bot` answers at
 * once.
 */
export interface Player {
  readonly name: string
  choose(sight: PlayerSight): Answer | Promise<Answer>
}

/** A player that answers at once, so that whole matches run without waiting. */
export interface Bot extends Player {
  choose(sight: PlayerSight): Answer
}

/** Gets what the seat of a pending decision sees of a match. */
export function sightOf(match: Match, decision: Decision): PlayerSight {
  return new MatchSight(match, decision)
}

class MatchSight implements PlayerSight {
  readonly seat: Seat
  readonly decision: Decision
  readonly #match: Match
  #view: { readonly seen: unknown } | undefined

  constructor(match: Match, decision: Decision) {
    this.seat = decision.seat
    this.decision = decision
    this.#match = match
  }

  get game(): Game {
    return this.#match.game
  }

  get view(): unknown {
    this.#view ??= { seen: this.#match.view(this.seat) }
    return this.#view.seen
  }

  imagine(options?: MatchOptions): Match {
    return this.#match.imagine(this.seat, options)
  }
}
