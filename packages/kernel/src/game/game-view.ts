import type { ReactionOffer } from '../decisions/attention.ts'
import type { Random } from '../dice/random.ts'
import type { GameEvent } from '../match/event.ts'
import type { Seat } from '../match/seat.ts'
import type { Overlays } from './overlay.ts'

/** How positions of a game may differ in secret. The fuzzer checks that nobody can tell such twins apart. */
export interface Disguises<State = unknown, Setup = unknown> {
  /** Changes what the seat may not know, at random and in place, into another possibility. */
  disguise(state: State, seat: Seat, random: Random, setup: Setup): void
  /** Whether an event reveals what the seat may not know: twins that were alike may part then. */
  reveals(event: GameEvent, seat: Seat): boolean
}

/** The view each seat has of a match, and the secrets kept from it. */
export interface GameView<State, Setup, View> {
  /** Shows the state to a seat (undefined: an onlooker). */
  show(state: State, setup: Setup, seat: Seat | undefined): View
  /**
   * Overwrites what the seat (undefined: an onlooker) may not know. Views and odds are made from the result. It works
   * in place: a running procedure holds on to parts of the state. A secret that a procedure keeps in a local variable
   * while it asks somebody cannot be overwritten, and the imagined match would know it: keep secrets in the state.
   */
  redact(state: State, seat: Seat | undefined): void
  /** Copies the setup without what the seat may not know; games without secrets in it need none. */
  redactSetup?(setup: Setup, seat: Seat | undefined): Setup
  /**
   * Fills what the seat may not know with something possible, at random and in place: a full state that agrees with
   * everything the seat knows, for search (`Match.determinized`). It gets a redacted state and setup; redacting its
   * result gives the same bytes again. Games without secrets need none.
   */
  determinize?(state: State, seat: Seat, random: Random, setup: Setup): void
  /** How positions may differ in secret; the fuzzer checks that nobody can tell. */
  readonly disguises?: Disguises<State, Setup>
  /** Whether seats know things others must not see: people at one screen may then look alone. */
  readonly hasSecrets?: boolean
  /** What else a seat may ask to see of a figure on the table, if anything. */
  readonly overlays?: Overlays<State, Setup>
  /**
   * Lists everything a seat has to use when another acts, whether or not now is the moment: players mark in advance
   * what they want to be asked about. The state is as the seat knows it.
   */
  reactions?(state: State, setup: Setup, seat: Seat): readonly ReactionOffer[]
}
