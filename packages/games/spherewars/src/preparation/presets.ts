import { type Json, type Preset, text } from '@fray/kernel'
import { presetBands } from '../bands/preset-bands.ts'
import type { Race } from '../bands/profile.ts'
import { SIZES, type Size } from './missions/mission.ts'
import type { SetupInput } from './setup.ts'

const RACES: readonly Race[] = ['alliance', 'urueh', 'scions', 'adepts']

/** Sizes as they are offered: the one to begin with first. */
const OFFERED: readonly Size[] = ['skirmish', ...SIZES.filter((size) => size !== 'skirmish')]

/** A quick battle for every two races and every size, with ready bands. */
export const presets: readonly Preset[] = OFFERED.flatMap((size) =>
  RACES.flatMap((first, i) => RACES.slice(i).map((second) => quickBattle(first, second, size))),
)

/** Two bands that meet on a road. */
function quickBattle(first: Race, second: Race, size: Size): Preset {
  const setup: SetupInput = {
    seats: [first, second].map((race) => ({ bands: [bandOf(race, size)] })),
    ...quickMission(size),
  }
  const args = {
    first: { text: text(`race.${first}`) },
    second: { text: text(`race.${second}`) },
    size: { text: text(`size.${size}`) },
  }
  return { id: `${size}-${first}-${second}`, text: text('preset.quick', args), setup: setup as Json }
}

/** Scouts have only one mission (SW-MISSION-62), which then needs an end. */
export function quickMission(size: Size): Pick<SetupInput, 'mission' | 'turnCap'> {
  if (size === 'scout') return { mission: 'last-survivor', turnCap: 10 }
  return { mission: 'death-of-the-enemy', turnCap: null }
}

function bandOf(race: Race, size: Size): string {
  return presetBands.find((readyBand) => readyBand.id === `${race}-${size}`)!.id
}
