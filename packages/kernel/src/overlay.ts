import type { Objection } from './force-field.ts'
import type { Json, Seat } from './seat.ts'
import type { Text } from './text.ts'

/** Something more about a figure that a seat may ask to see on the table: where it may go, what it sees. */
export interface OverlayOffer {
  /** Unique among the overlays of a game. */
  readonly id: string
  /** What it is about, which decides how it is drawn; the table's package names the kinds. */
  readonly kind: string
  readonly text: Text
  /** Why it may not be shown now: a distance that must not be measured yet, say. */
  readonly barred?: Objection
}

/**
 * The overlays of a game. They are drawn only when somebody asks, and of what the asking seat may know: the state is a
 * redacted copy. What one of them shows is for the table's package and the interface to agree on.
 */
export interface Overlays<State, Setup> {
  /** What may be asked of a figure, and what may not be asked now, with the reason. */
  offered(state: State, setup: Setup, seat: Seat | undefined, figure: number): readonly OverlayOffer[]
  /** One of those that are offered and not barred. */
  drawn(state: State, setup: Setup, seat: Seat | undefined, figure: number, id: string): Json
}
