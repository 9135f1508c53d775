import type { Procedure } from '@fray/kernel'
import type { Play, PlayState, Result } from '../state.ts'

export const SCENARIOS = ['blood-bath', 'conquest', 'execution'] as const
export type ScenarioId = (typeof SCENARIOS)[number]

/** CF-SCENARIO-01: the goal of a battle. */
export interface Scenario {
  readonly id: ScenarioId
  readonly rule: string
  readonly icon: string
  /** Number of rounds. */
  readonly rounds: number
  /** CF-DEPLOY-07: settles what depends on the deployed fighters. */
  settle?(play: Play): Procedure
  /** Asks for the players' choices after the last round. */
  lastChoices?(play: Play): Procedure
  /** CF-SCENARIO-04, -05: logs how the result was counted, if anything is. */
  tell?(play: Play): void
  /** CF-SCENARIO-02: the result if the battle ends with this position. */
  result(play: PlayState): Result
}
