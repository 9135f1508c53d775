import { hooks } from '../ability.ts'
import type { State } from '../state.ts'

/** CF-ABIL-77: whether a card lies face up in pile and reserve, where every player can see it. */
export function isOpen({ fighters }: Pick<State, 'fighters'>, card: number): boolean {
  return fighters.some((fighter) => fighter.card === card && hooks.lastingObjects(fighter, 'openCard').length > 0)
}
