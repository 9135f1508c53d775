import { type Json, type Preset, text } from '@fray/kernel'

/** A wood on either flank, a ruin and rubble between them, a pond aside. */
const GLADE: Json = [
  { kind: 'wood', at: [48, 12], size: [14, 10] },
  { kind: 'wood', at: [74, 48], size: [12, 12] },
  { kind: 'ruin', at: [60, 32], size: [7, 5] },
  { kind: 'rubble', at: [60, 22], size: [8, 5] },
  { kind: 'water', at: [34, 50], size: [10, 7] },
]

/** Battles to begin with at once. */
export const presets: readonly Preset[] = [
  preset('lions-orcs-100', 'lions', 'orcs', 100),
  preset('griffins-acheron-200', 'griffins', 'acheron', 200),
  preset('wolfen-dirz-300', 'wolfen', 'dirz', 300),
]

function preset(id: string, first: string, second: string, points: number): Preset {
  const sides = { first: { text: text(`people.${first}`) }, second: { text: text(`people.${second}`) } }
  const size = { text: text('points', { points }) }
  return {
    id,
    text: text('preset', { ...sides, size }),
    setup: { armies: [`${first}-${points}`, `${second}-${points}`], scenery: GLADE },
  }
}
