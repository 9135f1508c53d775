import type { BandList } from '../bands/band-list.ts'
import type { Piece } from '../ground/scenery.ts'
import type { Side } from '../side.ts'
import type { DensityLevel, Mission, Size, Weather } from './missions/mission.ts'
import type { Scenario } from './scenario.ts'

/** The editions of the game: the rulebook (SW) and the earlier Manuscript (SM). */
export type EditionId = 'rulebook' | 'manuscript'

/** A band that somebody brings. */
export interface BandSetup {
  readonly seat: number
  readonly list: BandList
}

/** The agreement before play (SW-PREP-01 steps 1 to 4, SW-PREP-02); values of 'random' are rolled in play. */
export interface Setup {
  readonly edition: EditionId
  readonly width: number
  readonly depth: number
  /** SW-MULTI-01: the side of each seat. */
  readonly sides: readonly Side[]
  readonly bands: readonly BandSetup[]
  /** SW-SIZE-05: the agreed points decide the size of the game. */
  readonly points: number
  readonly size: Size
  readonly mission: Mission | 'random'
  readonly density: DensityLevel | 'random'
  readonly scenario: Scenario | 'random'
  /** SW-FIELD-05: pieces agreed upon, or none of them; otherwise they are rolled and placed in turn. */
  readonly battlefield: readonly Piece[] | 'rolled'
  /** SM-FIELD-03: how many pieces are rolled; null where their size counts (SW-DENSITY-01). */
  readonly pieceCount: number | null
  /** SW-MISSION-30: the piece between the camps. */
  readonly centralPiece: 'wood' | 'hill' | 'random'
  /** SW-PREP-13: the second side may call for the dice instead of any value proposed here. */
  readonly proposals: boolean
  /** SW-WEATHER-01: at the start rolled or agreed, or not used at all. */
  readonly weather: Weather | 'off' | 'rolled'
  /** SW-WEATHER-08, SW-TURN-13: whether it changes in the updating, as it does unless the players leave that out. */
  readonly weatherChanges: boolean
  /** SW-TURN-17: false in basic games. */
  readonly advanced: boolean
  /** SW-RGEN-01: the rules of the races may be left out. */
  readonly raceRules: boolean
  /** House option: distances may be measured at any time. Default off (SW-BASE-06). */
  readonly premeasuring: boolean
  /** SW-TURN-01, SW-MISSION-57: an agreed number of turns; null leaves it to the mission. */
  readonly turnCap: number | null
}
