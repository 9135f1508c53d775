import { type SetupOption, text } from '@fray/kernel'
import { SCENARIOS } from '../scenarios/scenario.ts'

/** CF-SCENARIO-01: the goal of the battle. */
const scenario: SetupOption = {
  id: 'scenario',
  text: text('setup.scenario'),
  choices: SCENARIOS.map((id) => ({
    id,
    text: text(`scenario.${id}`),
    note: text(`scenario.${id}.goal`),
    changes: { scenario: id },
  })),
}

export const setupOptions: readonly SetupOption[] = [scenario]
