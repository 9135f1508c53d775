import { z } from 'zod'

export const SIZES = ['scout', 'skirmish', 'sovereign', 'epic'] as const
export const DENSITIES = ['low', 'common', 'high'] as const
export const SCENARIOS = ['darlime', 'eastern-woods', 'volcanic', 'unuk', 'technocrat', 'roads'] as const

export const sizeSchema = z.enum(SIZES)
export const densitySchema = z.enum(DENSITIES)
export const scenarioSchema = z.enum(SCENARIOS)
/** SW-WEATHER-02: from high to low. */
export const weatherSchema = z.enum(['suffocating', 'sunny', 'clear', 'rainy', 'stormy'])

export type Weather = z.infer<typeof weatherSchema>

export type Size = z.infer<typeof sizeSchema>
export type DensityLevel = z.infer<typeof densitySchema>
export type ScenarioId = z.infer<typeof scenarioSchema>

const inch = z.number().min(0).max(120)
const place = { x: inch, y: inch }

/**
 * SW-MISSION-66: a piece the mission is about, at a place in inches on the mission's own table. A stone (dolmen, relic)
 * is an impassable disc; other pieces are of an ordinary type, agreed or rolled if several are named.
 */
const objectiveSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('stone'),
    name: z.enum(['dolmen', 'relic']),
    ...place,
    diameter: inch,
    height: z.number().int().min(0).max(5),
  }),
  z.strictObject({
    kind: z.literal('scenery'),
    types: z
      .array(z.enum(['wood', 'hill']))
      .min(1)
      .max(2),
    ...place,
  }),
])

/** SW-DEPLOY-01: zones and batches, or one option after the other all over the table. */
const deploymentSchema = z.discriminatedUnion('system', [
  z.strictObject({ system: z.literal('generic'), depth: inch, gap: inch }),
  z.strictObject({ system: z.literal('alternating'), apart: inch }),
])

/** Where mission points come from (SW-WIN-07). */
const pointsSchema = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('blood') }),
  z.strictObject({ from: z.literal('objectives'), within: inch }),
  z.strictObject({ from: z.literal('enemy-camp') }),
])

/** What earns one glory point beyond the chart (SW-WIN-05). */
const specialSchema = z.discriminatedUnion('for', [
  z.strictObject({ for: z.literal('leader') }),
  z.strictObject({ for: z.literal('control'), pieces: z.number().int().min(1), within: inch }),
  z.strictObject({ for: z.literal('relic'), within: inch }),
])

/**
 * SW-PREP-09: what a mission fixes, as plain data, so that players can write their own (SW-PREP-10) and scoring, zones and
 * the end of the game each read one part of it.
 */
export const missionSchema = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1).max(80),
  /** SW-PREP-03: the face that rolls it; none for a mission of the players' own. */
  die: z.number().int().min(1).max(6).optional(),
  /** SW-MISSION-52, -60: missions that suit beginners. */
  beginners: z.boolean().default(false),
  sizes: z
    .array(sizeSchema)
    .min(1)
    .max(SIZES.length)
    .default([...SIZES]),
  densities: z
    .array(densitySchema)
    .min(1)
    .max(DENSITIES.length)
    .default([...DENSITIES]),
  scenarios: z
    .array(scenarioSchema)
    .min(1)
    .max(SCENARIOS.length)
    .default([...SCENARIOS]),
  /** SW-PREP-08: the weather it dictates, if any. */
  weather: weatherSchema.optional(),
  /** SW-TURN-01; null plays on until a side is eliminated. */
  turns: z.number().int().min(1).nullable(),
  /** SW-MISSION-16, -57, -64: the game ends as soon as a side has nobody left on the table. */
  endsByElimination: z.boolean(),
  /** SW-PREP-12, in inches. */
  table: z.strictObject({ width: inch.min(12), depth: inch.min(12) }).default({ width: 40, depth: 40 }),
  deployment: deploymentSchema,
  objectives: z.array(objectiveSchema).max(20).default([]),
  /** SW-WIN-15: null for missions without points, which the survivor wins. */
  scoring: z.strictObject({ points: pointsSchema, special: specialSchema.nullable() }).nullable(),
})

type Written = z.infer<typeof missionSchema>
/** All lists are fixed once read: missions are frozen. */
export type Mission = { readonly [K in keyof Written]: Readonly<Written[K]> }
export type Objective = z.infer<typeof objectiveSchema>
type MissionDeployment = z.infer<typeof deploymentSchema>

/** SW-MISSION-14, -23, -33, -43, -54: the sizes of all missions but the Last Survivor. */
export const BATTLES: readonly Size[] = ['skirmish', 'sovereign', 'epic']

/** Every scenario but those named. */
export function scenariosExcept(...barred: readonly ScenarioId[]): ScenarioId[] {
  return SCENARIOS.filter((scenario) => !barred.includes(scenario))
}

/** SW-MISSION-08: strips across the whole width, so deep, so far apart. */
export function zones(depth: number, gap: number): MissionDeployment {
  return { system: 'generic', depth, gap }
}

/** SW-MISSION-20, -40: a stone two inches across, as high as a man. */
export function stone(name: 'dolmen' | 'relic', x: number, y: number): Objective {
  return { kind: 'stone', name, x, y, diameter: 2, height: 2 }
}

/** A book mission from what it does not share with the others. */
export function mission(given: z.input<typeof missionSchema>): Mission {
  return missionSchema.parse(given)
}
