import { createCombatants, FigureNumbering } from '../bands/band.ts'
import { checkBand } from '../bands/band-check.ts'
import type { BandOptions } from '../bands/band-fault.ts'
import { type BandInput, type BandList, bandSchema } from '../bands/band-list.ts'
import type { Race } from '../bands/profile.ts'
import type { Combatant } from '../state.ts'

type Line = string | BandInput['entries'][number]

/** Makes a band of a race for a number of points; a line is an id or a whole entry. */
export function bandOf(race: Race, points: number, ...lines: readonly Line[]): BandList {
  const entries = lines.map((line) => (typeof line === 'string' ? { id: line } : line))
  return bandSchema.parse({ race, points, entries })
}

/** Gets the names of a band's faults. */
export function faultsIn(list: BandList, options: BandOptions = {}): string[] {
  return checkBand(list, options).map(({ fault }) => fault.id.replace('fault.', ''))
}

/** Gets the figures of a band, not yet on the table. */
export function figuresOf(list: BandList, raceRules = true): Combatant[] {
  return createCombatants(list, { band: 0, side: 0, from: 0, raceRules, names: new FigureNumbering([list], raceRules) })
}
