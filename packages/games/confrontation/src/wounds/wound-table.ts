import cells from '../../data/wound-table.json' with { type: 'json' }

/** CF-WOUND-02, in the order of the die that names them. */
export const LOCATIONS = ['legs', 'arms', 'belly', 'chest', 'head'] as const
export type WoundLocation = (typeof LOCATIONS)[number]

/** CF-WOUND-04, from nothing to the worst. */
const WOUND_RESULTS = ['none', 'stunned', 'light', 'serious', 'critical', 'killed'] as const
export type WoundResult = (typeof WOUND_RESULTS)[number]

/** A cell of the table; `basis` says whether the book's text attests it or a public transcription. */
interface WoundTableCell {
  readonly min: number | null
  readonly max: number | null
  readonly location: WoundLocation
  readonly result: WoundResult
  readonly basis: string
}

const table = cells as readonly WoundTableCell[]
/** CF-WOUND-03: the upper ends of all lines but the last. */
const ENDS = [...new Set(table.flatMap(({ max }) => (max === null ? [] : [max])))].sort((a, b) => a - b)

/** CF-WOUND-03: the line a result is read on, from 0 for less than nothing. */
export function lineOf(result: number): number {
  const line = ENDS.findIndex((end) => result <= end)
  return line < 0 ? ENDS.length : line
}

/** CF-WOUND-02: the location that the lower die names; none for a 6, which falls only with another (CF-WOUND-07). */
export function locationOf(lowerDie: number): WoundLocation | null {
  return LOCATIONS[lowerDie - 1] ?? null
}

/** CF-WOUND-04, CF-ABIL-08, -45: the cell so many lines lower than the result's own, within the table. */
export function woundAt(result: number, shift: number, location: WoundLocation): WoundResult {
  const line = Math.min(Math.max(lineOf(result) + shift, 0), ENDS.length)
  const end = ENDS[line] ?? null
  const cell = table.find((otherCell) => otherCell.max === end && otherCell.location === location)
  if (!cell) throw new Error(`the Wound Play has no line ${line} for ${location}`)
  return cell.result
}

/** The table line by line, with what each place suffers, in the order of the places. */
export function woundLines(): readonly { min: number | null; max: number | null; results: readonly WoundResult[] }[] {
  const lines = table.filter(({ location }) => location === LOCATIONS[0])
  return lines.map(({ min, max }) => ({
    min,
    max,
    results: LOCATIONS.map((location) => table.find((cell) => cell.max === max && cell.location === location)!.result),
  }))
}
