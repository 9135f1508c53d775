import type { Profile } from '../cards/profile.ts'
import { capacities } from '../extras/capacities/index.ts'
import type { ArmyList } from '../list.ts'
import { standingOf } from './alliance.ts'

/** CF-REV-OPHIDIAN-01: gets the capacity that lets an outsider join an army, if there is one. */
export function enlistmentFor(profile: Profile, { army, faction }: Pick<ArmyList, 'army' | 'faction'>): string[] {
  if (standingOf(profile, army, faction) !== 'stranger') return []
  const open = capacities.filter(
    (capacity) => capacity.army === profile.people && capacity.enlists?.(army) && capacity.suits(profile),
  )
  return open.map(({ id }) => id)
}
