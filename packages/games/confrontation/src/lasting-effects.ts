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
 * longer, or with a better value, stays beside it.
 */
export function layEffect({ state }: Play, bearer: Fighter, effect: Omit<Effect, 'id'>): Effect {
  const { object } = effect
  const stays = (other: Effect) => LASTS[other.until] > LASTS[effect.until] || isBetter(object, other.x, effect.x)
  const isOnce = abilities.known(object)?.once === true
  return addEffect<Effect>(state, bearer, effect, (other) => other.object === object && !(isOnce && stays(other)))
}

function isBetter(ability: string, x: number | null, than: number | null): boolean {
  if (x === null || than === null) return false
  return abilities.known(ability)?.lowestCounts ? x < than : x > than
}
