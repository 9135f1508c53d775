import type { Provider } from '@fray/hooks'
import type { Play } from '../state.ts'
import { consumables } from './consumables.ts'
import { orders, scrolls } from './issuing.ts'
import { artefactReactions, reactions } from './reactions.ts'
import type { Moment } from './windows.ts'

let all: readonly Provider<Play, Moment>[] | undefined

/** What may be used in windows, in the order in which it is offered. */
export function providers(): readonly Provider<Play, Moment>[] {
  all ??= [orders, scrolls, consumables, reactions, artefactReactions]
  return all
}
