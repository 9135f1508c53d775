import { isOnTable } from '@fray/tabletop'
import { contoursOf } from './body.ts'
import { collides } from './movement/clearing.ts'
import type { Setup } from './preparation/setup.ts'
import { present } from './roster.ts'
import type { State } from './state.ts'

/** What is impossible about a state; empty while the rules are kept. */
export function faults(state: State, setup: Setup): string[] {
  const found: string[] = []
  if (state.phase !== 'turn' && state.phase !== 'step') return found
  const units = present(state)
  units.forEach((unit, i) => {
    if (!contoursOf(unit.body).every((block) => isOnTable(block, setup)))
      found.push(`${unit.name} stands off the table`)
    for (const other of units.slice(i + 1)) {
      if (unit.height === other.height && collides(unit, unit.body, other))
        found.push(`${unit.name} overlaps ${other.name}`)
    }
    if (unit.supply !== null && unit.supply < 0) found.push(`${unit.name} has shot more missiles than it had`)
    if (unit.spells.some((left) => left < 0)) found.push(`${unit.name} has cast more spells than it had`)
  })
  return found
}
