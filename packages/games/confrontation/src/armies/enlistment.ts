import { standingOf } from './alliance.ts'
import { capacities } from './capacities/index.ts'
import type { ArmyList } from './list.ts'
import type { Profile } from './profile.ts'

/** CF-REV-OPHIDIAN-01: gets the capacity that lets an outsider join an army, if there is one. */
export function enlistmentFor(profile: Profile, { army, faction }: Pick<ArmyList, 'army' | 'faction'>): string[] {
  if (standingOf(profile, army, faction) !== 'stranger') return []
  const open = capacities.filter(
    (capacity) => capacity.army === profile.people && capacity.enlists?.(army) && capacity.suits(profile),
  )
  return open.map(({ id }) => id)
}
