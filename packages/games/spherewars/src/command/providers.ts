import { Play as KernelPlay, type ReactionOffer, type Seat } from '@fray/kernel'
import { isAnswered } from '../ability.ts'
import type { Setup } from '../preparation/setup-data.ts'
import type { Play, State } from '../state.ts'
import { consumables } from './consumables.ts'
import { orders, scrolls } from './issuing.ts'
import { artefactReactions, reactions } from './reactions.ts'
import type { WindowMoment } from './window-moment.ts'
import type { WindowProvider } from './window-provider.ts'

const all = (): readonly WindowProvider[] => [orders, scrolls, consumables, reactions, artefactReactions]

/** Gets everything a seat can react with, each kind of thing once. */
export function reactionsOf(state: State, setup: Setup, seat: Seat): readonly ReactionOffer[] {
  const play: Play = new KernelPlay(state, setup)
  const held = all().flatMap((provider) => provider.offersOf(play, seat))
  return [...new Map(held.map((offer) => [offer.source, offer])).values()]
}

type ByMoment = Map<WindowMoment['at'], readonly WindowProvider[]>

/**
 * Kept apart for moments that abilities answer, because modules that define abilities may load after others are played.
 */
const [answered, unanswered]: [ByMoment, ByMoment] = [new Map(), new Map()]

/** Gets what may be used at such a moment, in the order in which it is offered. */
export function providers({ at }: WindowMoment): readonly WindowProvider[] {
  const byMoment = isAnswered(at) ? answered : unanswered
  let serving = byMoment.get(at)
  if (!serving) {
    serving = all().filter((windowProvider) => windowProvider.serves(at))
    byMoment.set(at, serving)
  }
  return serving
}
