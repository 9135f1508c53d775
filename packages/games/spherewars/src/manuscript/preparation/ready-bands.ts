import { freeze } from '@fray/kernel'
import list from '../../../data/manuscript/ready-bands.json' with { type: 'json' }
import { type BandList, bandSchema } from '../../bands/band-list.ts'

/** A ready-made warband. */
export interface PresetWarband {
  readonly id: string
  readonly list: BandList
}

/** SM-MISSING-03: two for every race, recruited from the later roster. */
export const presetWarbands: readonly PresetWarband[] = freeze(
  list.map(({ id, ...band }) => ({ id, list: bandSchema.parse(band) })),
)

export function warbandNamed(id: string): BandList | undefined {
  return presetWarbands.find((readyWarband) => readyWarband.id === id)?.list
}
