import cells from '../../data/wound-table.json' with { type: 'json' }

/** CF-WOUND-02: locations in the order of the die faces that name them. */
export const LOCATIONS = ['legs', 'arms', 'belly', 'chest', 'head'] as const
export type WoundLocation = (typeof LOCATIONS)[number]

/** CF-WOUND-04: results from harmless to worst. */
const WOUND_RESULTS = ['none', 'stunned', 'light', 'serious', 'critical', 'killed'] as const
export type WoundResult = (typeof WOUND_RESULTS)[number]

/** A cell of the table; `basis` says whether it comes from the book's text or a public transcription. */
interface WoundTableCell {
  readonly min: number | null
  readonly max: number | null
  readonly location: WoundLocation
  readonly result: WoundResult
  readonly basis: string
}

const table = cells as readonly WoundTableCell[]
/** CF-WOUND-03: upper ends of all lines but the last. */
const ENDS = [...new Set(table.flatMap(({ max }) => (max === null ? [] : [max])))].sort((a, b) => a - b)

/** CF-WOUND-03: the line on which a result is read; line 0 is below zero. */
export function lineOf(result: number): number {
  const line = ENDS.findIndex((end) => result <= end)
  return line < 0 ? ENDS.length : line
}

/** CF-WOUND-02: the location named by the lower die. A 6 names none, as it needs a second 6 (CF-WOUND-07). */
export function locationOf(lowerDie: number): WoundLocation | null {
  return LOCATIONS[lowerDie - 1] ?? null
}

/** CF-WOUND-04, CF-ABIL-08, -45: the cell `shift` lines lower than the result's own, within the table. */
export function woundAt(result: number, shift: number, location: WoundLocation): WoundResult {
  const line = Math.min(Math.max(lineOf(result) + shift, 0), ENDS.length)
  const end = ENDS[line] ?? null
  const cell = table.find((otherCell) => otherCell.max === end && otherCell.location === location)
  if (!cell) throw new Error(`the Wound Play has no line ${line} for ${location}`)
  return cell.result
}

/** The table line by line, with a result for each location. */
export function woundLines(): readonly { min: number | null; max: number | null; results: readonly WoundResult[] }[] {
  const lines = table.filter(({ location }) => location === LOCATIONS[0])
  return lines.map(({ min, max }) => ({
    min,
    max,
    results: LOCATIONS.map((location) => table.find((cell) => cell.max === max && cell.location === location)!.result),
  }))
}
