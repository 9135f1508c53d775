import { freeze, InputError, type Problem, readInput, text } from '@fray/kernel'
import { z } from 'zod'
import { checkBand } from '../bands/band-check.ts'
import { bandSchema } from '../bands/band-list.ts'
import { presetBand } from '../bands/preset-bands.ts'
import { sizeOf } from '../bands/sizes.ts'
import { rulebook } from '../editions/edition-rulebook.ts'
import { MOST_PIECES, pieceSchema, readPieces } from '../ground/scenery-input.ts'
import { inputProblem } from '../input-problem.ts'
import type { Side } from '../side.ts'
import { inches } from '../units.ts'
import { MISSION_IDS, type MissionId, missionNamed } from './missions/index.ts'
import { densitySchema, type Mission, missionSchema, weatherSchema } from './missions/mission.ts'
import { checkSides } from './multi.ts'
import { anyScenarioSchema } from './scenario.ts'
import type { BandSetup, Setup } from './setup-data.ts'

const seatSchema = z.strictObject({
  /** SW-MULTI-01: seats take sides in turn by default. */
  side: z.union([z.literal(0), z.literal(1)]).optional(),
  /** Ids of ready bands, or lists. */
  bands: z
    .array(z.union([z.string(), bandSchema]))
    .min(1)
    .max(4),
})

const setupSchema = z.strictObject({
  seats: z.array(seatSchema).min(2).max(4),
  /** SW-PREP-04; by default the greatest total of the bands. */
  points: z.number().int().min(1).optional(),
  mission: z.union([z.enum(MISSION_IDS), z.literal('random'), missionSchema]).default('crash'),
  density: z.union([densitySchema, z.literal('random')]).default('common'),
  scenario: z.union([anyScenarioSchema, z.literal('random')]).default('roads'),
  battlefield: z.union([z.literal('rolled'), z.array(pieceSchema).max(MOST_PIECES)]).default('rolled'),
  centralPiece: z.enum(['wood', 'hill', 'random']).default('random'),
  proposals: z.boolean().default(false),
  weather: z.union([weatherSchema, z.enum(['off', 'rolled'])]).default('off'),
  weatherChanges: z.boolean().default(true),
  /** SW-TABLE-02, in inches; by default the mission's own size. */
  table: z.strictObject({ width: z.number().min(24).max(120), depth: z.number().min(24).max(120) }).optional(),
  advanced: z.boolean().default(true),
  raceRules: z.boolean().default(true),
  premeasuring: z.boolean().default(false),
  turnCap: z.number().int().min(1).max(100).nullable().default(null),
})

export type SetupInput = z.input<typeof setupSchema>
type Given = z.infer<typeof setupSchema>

/** Checks a setup from outside; the error names every fault, those of the bands with rule and remedy. */
export function readSetup(json: unknown): Setup {
  const given = readInput('setup', setupSchema, json)
  const problems: Problem[] = []
  const sides = given.seats.map(({ side }, seat): Side => side ?? ((seat % 2) as Side))
  const bands = bandsOf(given, problems)
  const points = given.points ?? Math.max(0, ...bands.map(({ list }) => list.points))
  const mission = typeof given.mission === 'object' ? (freeze(given.mission) as Mission) : bookMission(given.mission)
  const { seats: _seats, table, battlefield, ...agreed } = given
  const { width, depth } = table ?? (mission === 'random' ? missionNamed('crash').table : mission.table)
  const setup: Setup = {
    ...agreed,
    edition: rulebook.id,
    pieceCount: null,
    width: inches(width),
    depth: inches(depth),
    sides,
    bands,
    points,
    size: sizeOf(points).id,
    mission,
    battlefield: battlefield === 'rolled' ? battlefield : readPieces(battlefield, 'battlefield', problems),
  }
  problems.push(...bandProblems(setup), ...checkSides(setup), ...missionProblems(setup))
  if (problems.length > 0) throw new InputError('setup', problems)
  return freeze(setup)
}

function bookMission(id: MissionId | 'random'): Mission | 'random' {
  return id === 'random' ? id : missionNamed(id)
}

function bandsOf({ seats }: Given, problems: Problem[]): BandSetup[] {
  return seats.flatMap(({ bands }, seat) =>
    bands.flatMap((band, i) => {
      if (typeof band !== 'string') return [{ seat, list: band }]
      const ready = presetBand(band)
      if (ready) return [{ seat, list: ready.list }]
      problems.push(inputProblem(`seats[${seat}].bands[${i}]`, 'fault.setup.no-band', { band }))
      return []
    }),
  )
}

/** SW-PREP-04: every band must be sound for the total agreed. */
function bandProblems({ bands, points, raceRules }: Setup): Problem[] {
  return bands.flatMap(({ seat, list }, i) => {
    const before = bands.slice(0, i).filter((band) => band.seat === seat).length
    return checkBand(list, { points, raceRules }).map(({ field, rules, fault, mend }) => {
      const at = [`seats[${seat}].bands[${before}]`, field].filter((part) => part !== '').join('.')
      const words = { fault: { text: fault }, mend: { text: mend }, rules: rules.join(', ') }
      return inputProblem(at, 'fault.and-mend', words)
    })
  })
}

/** SW-PREP-04 to -06: size, density and scenario must be among those the mission allows. */
function missionProblems({ mission, size, density, scenario, depth }: Setup): Problem[] {
  if (mission === 'random') return []
  const { name, sizes, densities, scenarios, deployment } = mission
  const problems: Problem[] = []
  const bar = (field: string, what: string, rule: string) =>
    problems.push(inputProblem(field, 'fault.setup.not-allowed', { mission: name, what: { text: text(what) }, rule }))
  if (!sizes.includes(size)) bar('points', `size.${size}`, 'SW-PREP-04')
  if (density !== 'random' && !densities.includes(density)) bar('density', `density-level.${density}`, 'SW-PREP-05')
  // SW-SCENARIO-08: no mission's list names a scenario of the players' own; they have agreed on it.
  if (typeof scenario === 'string' && scenario !== 'random' && !scenarios.includes(scenario)) {
    bar('scenario', `scenario.${scenario}`, 'SW-PREP-06')
  }
  if (deployment.system === 'generic' && inches(2 * deployment.depth + deployment.gap) > depth) {
    problems.push(inputProblem('table', 'fault.setup.small', { mission: name, rule: 'SW-MISSION-08' }))
  }
  return problems
}
