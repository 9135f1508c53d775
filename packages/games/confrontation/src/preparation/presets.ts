import { type Json, type Preset, text } from '@fray/kernel'

/** A wood on each flank, a ruin and rubble between them, and a pond aside. */
const GLADE: Json = [
  { kind: 'wood', at: [48, 12], size: [14, 10] },
  { kind: 'wood', at: [74, 48], size: [12, 12] },
  { kind: 'ruin', at: [60, 32], size: [7, 5] },
  { kind: 'rubble', at: [60, 22], size: [8, 5] },
  { kind: 'water', at: [34, 50], size: [10, 7] },
]

/** The peoples with ready armies, in order of presentation. */
const PEOPLES = [
  ...['lions', 'griffins', 'wolfen', 'orcs', 'acheron', 'dirz', 'cynwall', 'sessairs'],
  ...['tirnabor', 'goblins', 'midnor', 'drune', 'devourers', 'daikinee', 'akkyshan', 'ophidian'],
]

/** From 300 A.P. on most armies have magicians, at 400 also faithful and machines if the people has them. */
const SIZES = [100, 200, 300, 400]

const FIRST = [preset('lions', 'orcs', 100), preset('griffins', 'acheron', 200), preset('wolfen', 'dirz', 300)]

const ALL = SIZES.flatMap((points) =>
  PEOPLES.flatMap((first, i) => PEOPLES.slice(i).map((second) => preset(first, second, points))),
)

/** Ready battles: three to choose from first, then every pair of peoples in every size. */
export const presets: readonly Preset[] = [
  ...FIRST,
  ...ALL.filter(({ id }) => FIRST.every((preset) => preset.id !== id)),
]

function preset(first: string, second: string, points: number): Preset {
  const sides = { first: { text: text(`people.${first}`) }, second: { text: text(`people.${second}`) } }
  const size = { text: text('points', { points }) }
  return {
    id: `${first}-${second}-${points}`,
    text: text('preset', { ...sides, size }),
    setup: { armies: [`${first}-${points}`, `${second}-${points}`], scenery: GLADE },
  }
}
