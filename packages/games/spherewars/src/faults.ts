import type { GameEvent } from '@fray/kernel'
import { distance } from '@fray/tabletop'
import { moveFaults } from './move-faults.ts'
import type { Setup } from './preparation/setup-data.ts'
import { isStanding, type State } from './state.ts'

/** Lists violated invariants; they must hold between any two answers. */
export function faults(state: State, { width, depth }: Setup, since: readonly GameEvent[]): string[] {
  const found = moveFaults(state, since)
  const standing = state.combatants.filter(isStanding)
  for (const a of standing) {
    const { name, base } = a.profile
    const { x, y } = a.at
    if (x < base.radius - 1 || y < base.radius - 1 || x > width - base.radius + 1 || y > depth - base.radius + 1) {
      found.push(`${name} stands off the table`)
    }
    if (!Number.isInteger(x) || !Number.isInteger(y)) found.push(`${name} stands between the hundredths`)
    if (!a.profile.ephemeral && (a.wounds < 1 || a.wounds > a.profile.wounds))
      found.push(`${name} has ${a.wounds} wounds`)
    if (a.fatigue < 0 || Object.values(a.uses).some(({ times }) => times < 1))
      found.push(`${name} has used less than nothing`)
    for (const b of standing) {
      if (b.id <= a.id || b.floor !== a.floor) continue
      if (distance(a.at, b.at) - base.radius - b.profile.base.radius < -2)
        found.push(`${name} overlaps ${b.profile.name}`)
    }
  }
  for (const { gems, castingGems, dispellingGems } of state.sides) {
    if (Math.min(gems, castingGems, dispellingGems) < 0) found.push('a pool of gems is negative')
  }
  if (state.bands.some(({ orders, extraOrders }) => orders < 0 || extraOrders < 0))
    found.push('a pool of orders is negative')
  return found
}
