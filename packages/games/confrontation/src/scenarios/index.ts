import { bloodBath } from './blood-bath.ts'
import { conquest } from './conquest.ts'
import { execution } from './execution.ts'
import type { Scenario, ScenarioId } from './scenario.ts'

const scenarios: Readonly<Record<ScenarioId, Scenario>> = { 'blood-bath': bloodBath, conquest, execution }

export function scenarioNamed(id: ScenarioId): Scenario {
  return scenarios[id]
}
