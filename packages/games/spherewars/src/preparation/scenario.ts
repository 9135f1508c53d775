import { z } from 'zod'
import { type SceneryTypeId, sceneryTypes } from '../ground/scenery-types.ts'
import { inputIssue } from '../input-problem.ts'
import { type ScenarioId, scenarioSchema } from './missions/mission.ts'

const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
const sum = z.number().int().min(2).max(12)
const TYPES = sceneryTypes.map(({ id }) => id) as [SceneryTypeId, ...SceneryTypeId[]]

/** SW-SCENARIO-08: a scenario of the players' own: what each sum of two dice puts on the table. */
const ownScenarioSchema = z
  .strictObject({
    name: z.string().min(1).max(60),
    rows: z
      .array(z.strictObject({ from: sum, to: sum, type: z.enum(TYPES) }))
      .min(1)
      .max(SUMS.length),
  })
  .superRefine(({ rows }, context) => {
    for (const total of SUMS) {
      const [first, second] = rows.flatMap(({ from, to }, i) => (from <= total && total <= to ? [i] : []))
      if (first === undefined) {
        context.addIssue({ code: 'custom', path: ['rows'], ...inputIssue('fault.scenario.no-row', { total }) })
      } else if (second !== undefined) {
        const told = inputIssue('fault.scenario.two-rows', { total, row: first })
        context.addIssue({ code: 'custom', path: ['rows', second], ...told })
      }
    }
  })

export type OwnScenario = z.infer<typeof ownScenarioSchema>

/** SW-SCENARIO-01 to -06, -08: one of the book's by its id, or one of the players' own as data. */
export type Scenario = ScenarioId | Readonly<OwnScenario>

export const anyScenarioSchema = z.union([scenarioSchema, ownScenarioSchema])
