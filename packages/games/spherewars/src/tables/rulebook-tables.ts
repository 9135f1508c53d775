import { type Json, type SelectField, text } from '@fray/kernel'
import { leastPoints } from '../ground/field/field-tables.ts'
import { sceneryTypes, typeNamed } from '../ground/scenery-types.ts'
import { sceneryViews } from '../ground/scenery-view.ts'
import { DENSITIES, type DensityLevel, SCENARIOS, type ScenarioId } from '../preparation/missions/mission.ts'
import { chartedPieces } from './charted.ts'
import { chosenSize, SIZE_CHART } from './sizes.ts'
import { type TableGame, tablesOf } from './tables.ts'

const SCENARIO_CHART: SelectField = {
  kind: 'select',
  place: 'scenario',
  label: text('table.scenario'),
  value: 'roads',
  options: SCENARIOS.map((value) => ({ value, text: text(`scenario.${value}`) })),
}

const DENSITY_CHART: SelectField = {
  kind: 'select',
  place: 'density',
  label: text('table.density'),
  value: 'common',
  options: DENSITIES.map((value) => ({
    value,
    text: text(`table.density-level.${value}`, { points: leastPoints[value] }),
  })),
}

/** SW-FIELD-01 to -13, SW-TABLE-02: tables by the rulebook; the game is passed in because it loads this file itself. */
export const createTables = (game: TableGame) =>
  tablesOf({
    game,
    types: sceneryTypes,
    named: typeNamed,
    charts: [SCENARIO_CHART, DENSITY_CHART, SIZE_CHART],
    rule: 'SW-FIELD-04',
    views: sceneryViews,
    generate(seed, chosen) {
      const scenario = (chosen.scenario ?? 'roads') as ScenarioId
      const density = (chosen.density ?? 'common') as DensityLevel
      const table = chosenSize(chosen)
      // The mission without pieces of its own.
      const ground = { mission: 'last-survivor', battlefield: 'rolled', weather: 'off', scenario, density, table }
      const setup = { ...(game.content.presets[0]!.setup as Record<string, Json>), ...ground }
      return { name: '', ...table, pieces: chartedPieces(game, setup, seed) }
    },
    notes(_table, pieces) {
      const points = pieces.reduce((sum, { size }) => sum + size, 0)
      const reached = DENSITIES.filter((density) => points >= leastPoints[density]).at(-1)
      return [text('table.points', { points }), text(reached ? `table.reaches.${reached}` : 'table.reaches.none')]
    },
  })
