import { type Json, type Preset, text } from '@fray/kernel'
import { type ReadyWarband, readyWarbands } from './ready-bands.ts'
import type { ManuscriptInput } from './setup.ts'

/** A battle for every two ready warbands of the same cost. */
export const presets: readonly Preset[] = readyWarbands.flatMap((first, i) =>
  readyWarbands
    .slice(i)
    .filter(({ list }) => list.points === first.list.points)
    .map((second) => battle(first, second)),
)

function battle(first: ReadyWarband, second: ReadyWarband): Preset {
  const setup: ManuscriptInput = { warbands: [first.id, second.id] }
  const args = {
    first: { text: text(`race.${first.list.race}`) },
    second: { text: text(`race.${second.list.race}`) },
    size: { text: text('preset.points', { points: first.list.points }) },
  }
  return { id: `${first.id}-${second.id}`, text: text('preset.battle', args), setup: setup as Json }
}
