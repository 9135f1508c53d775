import { accept, refuse, type Verdict } from '../decisions/verdict.ts'
import type { Match } from '../match/match.ts'
import type { Json, Seat } from '../match/seat.ts'
import { text } from '../texts/message.ts'
import type { OverlayOffer } from './overlay.ts'

/** Lists what a seat (undefined: an onlooker) may ask to see of a figure. */
export function overlaysOf<State, Setup, View>(
  match: Match<State, Setup, View>,
  seat: Seat | undefined,
  figure: number,
): readonly OverlayOffer[] {
  return match.game.view.overlays?.list(match.stateFor(seat), match.setupFor(seat), seat, figure) ?? []
}

/** Draws an overlay of a figure as a seat may see it, or says why it may not. */
export function drawOverlay<State, Setup, View>(
  match: Match<State, Setup, View>,
  seat: Seat | undefined,
  figure: number,
  id: string,
): Verdict<Json> {
  const {
    view: { overlays },
  } = match.game
  const offer = overlaysOf(match, seat, figure).find((overlay) => overlay.id === id)
  if (!overlays || !offer) return refuse(text('kernel.not-offered', { answer: id }))
  if (offer.barred) return refuse(offer.barred.reason, ...offer.barred.rules)
  return accept(overlays.draw(match.stateFor(seat), match.setupFor(seat), seat, figure, id))
}
