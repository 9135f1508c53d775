import { type Lineup, text } from '@fray/kernel'
import type { BandList } from '../bands/band-list.ts'
import type { SetupInput } from '../preparation/setup.ts'

/** SW-MULTI-01, -02: two sides with the same number of bands; a player alone against two commands two. */
export const lineups: readonly Lineup[] = [
  lineup('duel', [0, 0], [1, 1]),
  lineup('two-bands-each', [0, 0], [1, 1], [0, 0], [1, 1]),
  lineup('two-against-one', [0, 0], [1, 1], [2, 0], [1, 1]),
  lineup('two-against-two', [0, 0], [1, 1], [2, 0], [3, 1]),
]

function lineup(id: string, ...forces: readonly (readonly [seat: number, side: number])[]): Lineup {
  return { id, text: text(`lineup.${id}`), forces: forces.map(([seat, side]) => ({ seat, side })) }
}

type SeatInput = SetupInput['seats'][number]

/** Assigns bands to the seats of a line-up; a seat without one keeps its band or gets its side's. */
export function seatsIn(
  id: string,
  bands: readonly (BandList | undefined)[],
  before: readonly SeatInput[],
): SeatInput[] {
  const { forces } = lineups.find((lineup) => lineup.id === id) ?? lineups[0]!
  const seats: SeatInput[] = []
  for (const [i, { seat, side }] of forces.entries()) {
    const had = (before[seat] ?? before[side])!.bands[0]!
    const joined = seats[seat]?.bands ?? []
    seats[seat] = { side: side as 0 | 1, bands: [...joined, bands[i] ?? had] }
  }
  return seats
}
