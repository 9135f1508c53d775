import { type Preset, text } from '@fray/kernel'

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
    setup: { armies: [`${first}-${points}`, `${second}-${points}`] },
  }
}
