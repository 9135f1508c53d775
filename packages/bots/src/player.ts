import type { Answer, Decision, Game, Match, MatchOptions, Seat } from '@fray/kernel'

/** All that a player sees when it must choose: its view, its decision and futures it can imagine, never the state. */
export interface Sight<State = unknown, Setup = unknown, View = unknown> {
  readonly seat: Seat
  readonly decision: Decision
  readonly game: Game<State, Setup, View>
  /** Made when it is first looked at: many bots choose without it. */
  readonly view: View
  /** The match as far as the seat knows it, with other dice than those that will fall. */
  imagine(options?: MatchOptions): Match<State, Setup, View>
}

/** Chooses for a seat. People and programs elsewhere take their time; a `Bot` does not. */
export interface Player {
  readonly name: string
  choose(sight: Sight): Answer | Promise<Answer>
}

/** A player that answers at once, so that whole matches run without waiting. */
export interface Bot extends Player {
  choose(sight: Sight): Answer
}

/** What the seat that must take a decision sees of a match. */
export function sightOf(match: Match, decision: Decision): Sight {
  return new MatchSight(match, decision)
}

class MatchSight implements Sight {
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
