import type { Provider } from '@fray/hooks'
import type { Play } from '../state.ts'
import { consumables } from './consumables.ts'
import { orders, scrolls } from './issuing.ts'
import { artefactReactions, reactions } from './reactions.ts'
import type { Moment } from './windows.ts'

/** A kind of thing that may be used in windows, and in which. */
export interface WindowProvider extends Provider<Play, Moment> {
  /** Whether anything of this kind is ever used at such moments, whoever takes part. */
  serves(at: Moment['at']): boolean
}

/** In the order in which they are offered. */
let all: readonly WindowProvider[] | undefined

const byMoment = new Map<Moment['at'], readonly WindowProvider[]>()

function allProviders(): readonly WindowProvider[] {
  all ??= [orders, scrolls, consumables, reactions, artefactReactions]
  return all
}

/** What may be used at such a moment. */
export function providers({ at }: Moment): readonly WindowProvider[] {
  let serving = byMoment.get(at)
  if (!serving) {
    serving = allProviders().filter((each) => each.serves(at))
    byMoment.set(at, serving)
  }
  return serving
}

/** Offers a further kind of thing from now on. */
export function addProvider(provider: WindowProvider): void {
  all = [...allProviders(), provider]
  byMoment.clear()
}
