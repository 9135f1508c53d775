import type { Objection } from '../forces/force-field.ts'
import type { Json, Seat } from '../match/seat.ts'
import type { Message } from '../texts/message.ts'

/** Something a seat may ask to see on the table about a figure: where it may go, what it sees. */
export interface OverlayOffer {
  /** Unique among the overlays of a game. */
  readonly id: string
  /** Its kind, which decides how it is drawn; tabletop names the kinds. */
  readonly kind: string
  readonly text: Message
  /** Why it may not be shown now: a distance that must not be measured yet, say. */
  readonly barred?: Objection
}

/**
 * The overlays of a game. They are drawn on demand from what the asking seat may know: the state is a redacted copy.
 * Tabletop and the interface agree on what an overlay contains.
 */
export interface Overlays<State, Setup> {
  /** Lists the overlays of a figure, including those barred now, with the reason. */
  list(state: State, setup: Setup, seat: Seat | undefined, figure: number): readonly OverlayOffer[]
  /** Draws an offered overlay that is not barred. */
  draw(state: State, setup: Setup, seat: Seat | undefined, figure: number, id: string): Json
}
