import { createInputReporter, freeze, InputError, type Problem, readInput } from '@fray/kernel'
import { z } from 'zod'
import { bandSchema } from '../../bands/band-list.ts'
import { sizeOf } from '../../bands/sizes.ts'
import { manuscript } from '../../editions/edition-manuscript.ts'
import { MOST_PIECES, pieceSchema, readPieces } from '../../ground/scenery-input.ts'
import { inputProblem } from '../../input-problem.ts'
import { manuscriptPhrases } from '../../locales/phrases.ts'
import { MISSION_IDS, missionNamed } from '../../preparation/missions/index.ts'
import { type Mission, missionSchema } from '../../preparation/missions/mission.ts'
import type { BandSetup, Setup } from '../../preparation/setup-data.ts'
import { inches } from '../../units.ts'
import { checkWarband } from './band.ts'
import { warbandNamed } from './ready-bands.ts'

/** SM-FIELD-03: the default number of pieces of terrain. */
export const PIECES = 6

const setupSchema = z.strictObject({
  /** SM-BASE-01: two players with one warband each: the id of a ready one, or a list. */
  warbands: z.tuple([z.union([z.string(), bandSchema]), z.union([z.string(), bandSchema])]),
  /** SM-BAND-07: by default the higher total of the two. */
  points: z.number().int().min(1).optional(),
  leaders: z.number().int().min(1).max(4).default(1),
  /** SM-MISSING-01, SM-FIELD-07: one of the rulebook's missions, by default the one with the usual zones. */
  mission: z.union([z.enum(MISSION_IDS), missionSchema]).default('death-of-the-enemy'),
  /** SM-FIELD-03: pieces placed, besides the mission's own. */
  pieces: z.number().int().min(0).max(20).default(PIECES),
  battlefield: z.union([z.literal('rolled'), z.array(pieceSchema).max(MOST_PIECES)]).default('rolled'),
  table: z.strictObject({ width: z.number().min(24).max(120), depth: z.number().min(24).max(120) }).optional(),
  premeasuring: z.boolean().default(false),
  turnCap: z.number().int().min(1).max(100).nullable().default(null),
})

export type ManuscriptInput = z.input<typeof setupSchema>
type Given = z.infer<typeof setupSchema>

/** Checks a setup from outside; the error names every fault. */
export function readSetup(json: unknown): Setup {
  const given = readInput('setup', setupSchema, json)
  const problems: Problem[] = []
  const bands = warbandsOf(given, problems)
  const points = given.points ?? Math.max(1, ...bands.map(({ list }) => list.points))
  const mission = typeof given.mission === 'string' ? missionNamed(given.mission) : (freeze(given.mission) as Mission)
  const { width, depth } = given.table ?? mission.table
  const { battlefield, premeasuring, turnCap } = given
  const setup: Setup = {
    ...UNUSED,
    edition: manuscript.id,
    width: inches(width),
    depth: inches(depth),
    sides: [0, 1],
    bands,
    points,
    size: sizeOf(points).id,
    mission,
    battlefield:
      battlefield === 'rolled' ? battlefield : readPieces(battlefield, 'battlefield', problems, manuscript.sceneryType),
    pieceCount: given.pieces,
    premeasuring,
    turnCap,
  }
  problems.push(...bandProblems(setup, given.leaders), ...zoneProblems(setup, mission))
  if (problems.length > 0) throw new InputError('setup', problems)
  return freeze(setup)
}

/** SM-MISSING-04: later rules that the Manuscript lacks. Criticals, support and race rules are always used. */
const UNUSED = {
  density: 'common',
  scenario: 'roads',
  centralPiece: 'random',
  proposals: false,
  weather: 'off',
  weatherChanges: false,
  advanced: true,
  raceRules: true,
} as const

function warbandsOf({ warbands }: Given, problems: Problem[]): BandSetup[] {
  return warbands.flatMap((band, seat) => {
    if (typeof band !== 'string') return [{ seat, list: band }]
    const list = warbandNamed(band)
    if (list) return [{ seat, list }]
    problems.push(inputProblem(`warbands[${seat}]`, 'fault.setup.no-warband', { band }))
    return []
  })
}

function bandProblems({ bands, points }: Setup, leaders: number): Problem[] {
  return bands.flatMap(({ seat, list }) =>
    checkWarband(list, { points, leaders }).map(({ field, rules, fault, mend }) => {
      const at = [`warbands[${seat}]`, field].filter((part) => part !== '').join('.')
      const words = { fault: { text: fault }, mend: { text: mend }, rules: rules.join(', ') }
      return bandTeller.inputProblem(at, 'fault.and-mend', words)
    }),
  )
}

const bandTeller = createInputReporter(manuscriptPhrases.en)

/** SM-FIELD-07: checks that the mission's four zones fit on the table. */
function zoneProblems({ depth }: Setup, { deployment, name }: Mission): Problem[] {
  if (deployment.system !== 'generic' || inches(2 * deployment.depth + deployment.gap) <= depth) return []
  return [inputProblem('table', 'fault.setup.small', { mission: name, rule: 'SM-FIELD-07' })]
}
