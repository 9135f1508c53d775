import { freeze, type RollReader } from '@fray/kernel'
import tables from '../../../data/battlefield-tables.json' with { type: 'json' }
import type { DensityLevel, ScenarioId } from '../../preparation/missions/mission.ts'
import type { Scenario } from '../../preparation/scenario.ts'
import type { SceneryTypeId } from '../scenery-types.ts'

/** SW-DENSITY-02 to -04, SW-FIELD-03: the minimum size points of scenery for a density. */
export const leastPoints = freeze(
  Object.fromEntries(tables.densities.map(({ id, minPoints }) => [id, minPoints])),
) as Readonly<Record<DensityLevel, number>>

const LISTED: Readonly<Record<ScenarioId, string>> = {
  darlime: 'darlimeVillage',
  'eastern-woods': 'easternWoods',
  volcanic: 'volcanicEntrances',
  unuk: 'unukGlaciers',
  technocrat: 'technocratCity',
  roads: 'golotharRoads',
}

/** SW-DENSITY-05: gets the density for a D3. */
export function densityFor(d3: number): DensityLevel {
  return tables.densities.find((density) => density.d3 === d3)!.id as DensityLevel
}

/** SW-SCENARIO-07: gets the scenario for a die. */
export function scenarioFor(die: number): ScenarioId {
  const listed = tables.scenarios.find(({ d6 }) => d6 === die)!
  return (Object.keys(LISTED) as ScenarioId[]).find((id) => LISTED[id] === listed.id)!
}

interface Row {
  readonly from: number
  readonly to: number
  readonly type: SceneryTypeId
}

function rowsOf(scenario: Scenario): readonly Row[] {
  if (typeof scenario !== 'string') return scenario.rows
  return tables.rows
    .filter((row) => row.scenario === LISTED[scenario])
    .map(({ min, max, type }) => ({ from: min, to: max, type: type as SceneryTypeId }))
}

/** SW-FIELD-06 to -12: lists the types in a scenario's table, each once. */
export function typesIn(scenario: Scenario): readonly SceneryTypeId[] {
  return [...new Set(rowsOf(scenario).map(({ type }) => type))]
}

/** SW-FIELD-02, -06 to -12: reads the type of piece from two dice in a scenario. */
export function pieceReader(scenario: Scenario): RollReader<SceneryTypeId> {
  const rows = rowsOf(scenario)
  return {
    id: `piece-${rows.map(({ from, type }) => `${from}${type}`).join()}`,
    read: ([dice = []]) => {
      const sum = dice.reduce((total, die) => total + die, 0)
      return rows.find(({ from, to }) => sum >= from && sum <= to)!.type
    },
  }
}
