import { type Json, text } from '@fray/kernel'
import type { BandList } from '../bands/band-list.ts'
import { presetBands } from '../bands/preset-bands.ts'
import { rulebookRecruitment } from '../bands/recruitment.ts'
import { sizeOf } from '../bands/sizes.ts'
import shared from '../locales/en/forces.json' with { type: 'json' }
import form from '../locales/en/form.json' with { type: 'json' }
import { missionNamed } from '../preparation/missions/index.ts'
import type { Size } from '../preparation/missions/mission.ts'
import { quickMission } from '../preparation/presets.ts'
import type { SetupInput } from '../preparation/setup.ts'
import { bandForces } from './band-forces.ts'
import { lineups, seatsIn } from './lineups.ts'

/** The forces of SphereWars by the rulebook, with race rules. */
export const forces = bandForces({
  phrases: { en: { ...form, ...shared } },
  recruitment: rulebookRecruitment(),
  ready: presetBands.map(({ id, size, list }) => ({
    id,
    force: id.startsWith('book-') ? withPresetName(list, size) : list,
  })),
  naming: ({ points }) => {
    const { id } = sizeOf(points)
    return { summary: text('force.summary', { size: { text: text(`size.${id}`) } }), scale: id }
  },
  lineups,
  setup: (json, bands, lineup) => {
    const { points: _agreed, ...setup } = json as SetupInput
    if (lineup === undefined && bands.every((band) => band === undefined)) return json
    const points = Math.max(0, ...bands.map((band) => band?.points ?? 0))
    const seats =
      lineup === undefined
        ? setup.seats.map((seat, i) => (bands[i] ? { ...seat, bands: [bands[i]] } : seat))
        : seatsIn(lineup, bands, setup.seats)
    return { ...setup, ...missionFor(setup, points), seats } as Json
  },
  bandsIn: (setup) => (setup as SetupInput).seats.map(({ bands: [first] }) => first),
})

/** SW-RBAND-07 to -10: distinguishes the printed lists from ours by name. */
function withPresetName(list: BandList, size: Size): BandList {
  return { name: `The book's ${size} band`, ...list }
}

/** SW-PREP-04: keeps the mission if it allows the points; otherwise uses the default for them. */
function missionFor({ mission }: SetupInput, points: number): Partial<SetupInput> {
  const { id } = sizeOf(points)
  const allowed = typeof mission === 'string' && mission !== 'random' && missionNamed(mission).sizes.includes(id)
  return allowed ? {} : quickMission(id)
}
