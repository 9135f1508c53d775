/** The setup of a battle as the rules read it. */
import type { Point } from '@fray/tabletop'
import type { Army } from '../army/army.ts'
import type { Piece } from '../ground/piece.ts'

/** MI-GEN-09: the options that the book leaves to the scenario. */
export interface Setup {
  /** Hundredths of a millimetre. */
  readonly width: number
  readonly depth: number
  readonly armies: readonly [Army, Army]
  /** null: from the charts (MI-TERRAINGEN). */
  readonly terrain: readonly Piece[] | null
  readonly options: Options
}

export interface Options {
  /** MI-VICTORY-02: the number of turns. */
  readonly turns: number
  /** MI-CHAMPION: the ten duels; without them no points are gained and a roll decides the first turn. */
  readonly champions: boolean
  /** MI-RACE-06: the age of the Dragon Lords, in which the sró may be fielded. */
  readonly dragonLords: boolean
  /** MI-DEPLOY-03: the depth of the deployment zones, in hundredths of a millimetre. */
  readonly zone: number
  /** MI-VICTORY-01: an agreed goal: the side whose line troops hold this place at the end wins. */
  readonly objective: { readonly at: Point; readonly radius: number } | null
}
