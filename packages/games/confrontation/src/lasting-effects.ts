import { addEffect } from '@fray/hooks'
import { abilities } from './ability.ts'
import { type Effect, type Fighter, type Play, UNTIL } from './state.ts'

/**
 * CF-BOOK-09: adds an effect to a fighter in place of another one of its kind. CF-ABILGEN-06: an ability that lasts
 * longer or has a better value stays beside it.
 */
export function applyEffect({ state }: Play, bearer: Fighter, effect: Omit<Effect, 'id'>): Effect {
  const { object } = effect
  const outlasts = (other: Effect) => UNTIL.indexOf(other.until) > UNTIL.indexOf(effect.until)
  const stays = (other: Effect) => outlasts(other) || isBetter(object, other.x, effect.x)
  const isOnce = abilities.find(object)?.once === true
  return addEffect<Effect>(state, bearer, effect, (other) => other.object === object && !(isOnce && stays(other)))
}

function isBetter(ability: string, x: number | null, than: number | null): boolean {
  if (x === null || than === null) return false
  return abilities.find(ability)?.lowestCounts ? x < than : x > than
}
