import { freeze } from '@fray/kernel'
import list from '../../data/ready-bands.json' with { type: 'json' }
import type { Size } from '../preparation/missions/mission.ts'
import { type BandList, bandSchema } from './band-list.ts'
import type { Race } from './profile.ts'

/** A preset band. */
interface PresetBand {
  readonly id: string
  readonly race: Race
  readonly size: Size
  readonly list: BandList
}

/** SW-RBAND-07 to -26: the four lists printed in the book, then one of ours for every race and size. */
export const presetBands: readonly PresetBand[] = freeze(
  list.map(({ id, size, ...band }) => ({
    id,
    race: band.race as Race,
    size: size as Size,
    list: bandSchema.parse(band),
  })),
)

export function presetBand(id: string): PresetBand | undefined {
  return presetBands.find((readyBand) => readyBand.id === id)
}
