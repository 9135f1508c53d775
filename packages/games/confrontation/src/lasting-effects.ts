import { addEffect } from '@fray/hooks'
import { abilities } from './ability.ts'
import type { Effect, Fighter, Play, Until } from './state.ts'

/** How long something lasts beside the others: what has a higher number ends later. */
const LASTS: Readonly<Record<Until, number>> = {
  test: 0,
  attack: 0,
  move: 0,
  cast: 0,
  combat: 1,
  'activation-phase': 1,
  round: 2,
  activation: 2,
  game: 3,
}

/**
 * CF-BOOK-09: lays something on somebody in place of another one of its kind. CF-ABILGEN-06: an ability that he has for
 * longer stays beside it and is there when this one has ended.
 */
export function layEffect({ state }: Play, bearer: Fighter, effect: Omit<Effect, 'id'>): Effect {
  const { object, until } = effect
  const isOnce = abilities.known(object)?.once === true
  return addEffect<Effect>(state, bearer, effect, (other) => {
    return other.object === object && !(isOnce && LASTS[other.until] > LASTS[until])
  })
}
