/** MI-WEAPON-05 to -09: the order of strikes. */
import { unitOf } from '../roster.ts'
import type { State } from '../state.ts'
import type { Bout, Combatant } from './bout.ts'
import { breaksPikes, groupIn, isPike, type MeleeWeapon } from './weapons.ts'

/** One side's blow in a bout. */
export interface Strike {
  readonly bout: Bout
  readonly own: Combatant
  readonly enemy: Combatant
}

/** Sorts the strikes of a melee; equal ones are simultaneous, the mover's logged first. */
export function strikesInOrder(state: State, melee: readonly Bout[]): Strike[][] {
  const places = new Map<number, Strike[]>()
  for (const bout of melee) {
    for (const strike of strikesOf(bout)) {
      const place = placeOf(state, strike)
      places.set(place, [...(places.get(place) ?? []), strike])
    }
  }
  const inOrder = [...places].sort(([a], [b]) => a - b).map(([, strikes]) => strikes)
  const isMovers = ({ own }: Strike) => unitOf(state, own.unit).seat === state.mover
  return inOrder.map((strikes) => [...strikes.filter(isMovers), ...strikes.filter((strike) => !isMovers(strike))])
}

function strikesOf(bout: Bout): Strike[] {
  return [
    { bout, own: bout.attacker, enemy: bout.defender },
    { bout, own: bout.defender, enemy: bout.attacker },
  ]
}

/** Groups 1 to 4 in the first turn of a pair of enemies, 4 to 1 later; within group 1 by length; pikes before all. */
function placeOf(state: State, { bout, own, enemy }: Strike): number {
  const { rounds } = bout.contact
  if (pikesStrikeFirst(state, rounds, own.strikesAs, enemy)) return 0
  const first = rounds === 0
  const group = groupIn(own.strikesAs, first)
  const reach = group === 1 ? own.strikesAs.reach : 0
  return first ? group * STEPS + reach : (5 - group) * STEPS - reach
}

/** More than there are lengths within group 1. */
const STEPS = 10

/** MI-WEAPON-07: in two turns, against some enemies in one. */
function pikesStrikeFirst(state: State, rounds: number, weapon: MeleeWeapon, enemy: Combatant): boolean {
  if (!isPike(weapon)) return false
  return rounds < (breaksPikes(unitOf(state, enemy.unit), enemy.strikesAs) ? 1 : 2)
}
