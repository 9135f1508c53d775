import { type Json, type Preset, text } from '@fray/kernel'
import { type PresetWarband, presetWarbands } from './ready-bands.ts'
import type { ManuscriptInput } from './setup.ts'

/** A battle for every two ready warbands of the same cost. */
export const presets: readonly Preset[] = presetWarbands.flatMap((first, i) =>
  presetWarbands
    .slice(i)
    .filter(({ list }) => list.points === first.list.points)
    .map((second) => battle(first, second)),
)

function battle(first: PresetWarband, second: PresetWarband): Preset {
  const setup: ManuscriptInput = { warbands: [first.id, second.id] }
  const args = {
    first: { text: text(`race.${first.list.race}`) },
    second: { text: text(`race.${second.list.race}`) },
    size: { text: text('preset.points', { points: first.list.points }) },
  }
  return { id: `${first.id}-${second.id}`, text: text('preset.battle', args), setup: setup as Json }
}
