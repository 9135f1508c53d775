import type { Procedure } from '@fray/kernel'
import type { Play, PlayState, Result } from '../state.ts'

export const SCENARIOS = ['blood-bath', 'conquest', 'execution'] as const
export type ScenarioId = (typeof SCENARIOS)[number]

/** CF-SCENARIO-01: what a battle is fought for. */
export interface Scenario {
  readonly id: ScenarioId
  readonly rule: string
  readonly icon: string
  /** How many rounds it lasts. */
  readonly rounds: number
  /** CF-DEPLOY-07: what is settled when everybody stands in place. */
  settle?(play: Play): Procedure
  /** What players still have to say when the last round is over. */
  lastChoices?(play: Play): Procedure
  /** CF-SCENARIO-04, -05: tells how it was counted, where anything is. */
  tell?(play: Play): void
  /** CF-SCENARIO-02: who has won, if the battle ends with this position. */
  result(play: PlayState): Result
}
