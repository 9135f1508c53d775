import { freeze, InputError, type Problem, readInput, type Seat } from '@fray/kernel'
import { overlaps, type Table } from '@fray/tabletop'
import { z } from 'zod'
import rules from '../../data/tournament.json' with { type: 'json' }
import type { Army } from '../armies/army.ts'
import { buildArmy } from '../armies/army-builder.ts'
import { checkArmy } from '../armies/checks/check.ts'
import { type ArmyList, listSchema } from '../armies/list.ts'
import { readyArmy } from '../armies/ready-armies.ts'
import { contourOfPiece, type Piece } from '../ground/scenery.ts'
import { pieceSchema, readPiece } from '../ground/scenery-input.ts'
import { inputProblem } from '../input-problem.ts'
import { scenarioNamed } from '../scenarios/index.ts'
import { SCENARIOS, type ScenarioId } from '../scenarios/scenario.ts'
import { CENTIMETRE } from '../units.ts'
import { writtenWord } from '../written-word.ts'

/** What players agree on before play (CF-ROUND-01, -02). */
export interface Setup {
  readonly table: Table
  readonly armies: readonly Army[]
  /** CF-SCENARIO-01: the goal of the battle. */
  readonly scenario: ScenarioId
  /** CF-ROUND-02: the number of rounds. */
  readonly rounds: number
  /** CF-DEPLOY-06: the seat with the left half, if agreed. */
  readonly left: Seat | null
  readonly scenery: readonly Piece[]
}

export const tableSchema = z
  .strictObject({ width: z.number().min(60).max(300).default(120), depth: z.number().min(40).max(300).default(60) })
  .prefault({})

export const scenarioSchema = writtenWord(SCENARIOS).default('blood-bath')

/** The most pieces of scenery on a table. */
export const MOST_PIECES = 40

const setupSchema = z.strictObject({
  /** Ids of ready armies, or lists. */
  armies: z.tuple([z.union([z.string().max(60), listSchema]), z.union([z.string().max(60), listSchema])]),
  /** CF-DEPLOY-06: in cm. */
  table: tableSchema,
  scenario: scenarioSchema,
  /** CF-TOURN-08: a confrontation of a tournament; both armies follow its rules. */
  tournament: z.boolean().default(false),
  /** By default as many as the scenario lasts. */
  rounds: z.number().int().min(1).max(30).optional(),
  left: z
    .union([z.literal(0), z.literal(1)])
    .nullable()
    .default(null),
  scenery: z.array(pieceSchema).max(MOST_PIECES).default([]),
})

/** Checks a setup from outside; the error names every fault, those of the armies with rule and remedy. */
export function readSetup(json: unknown): Setup {
  const { armies, table, scenario, tournament, rounds, left, scenery } = readInput('setup', setupSchema, json)
  const problems: Problem[] = []
  const lists = armies.map((army, i) => listOf(army, `armies[${i}]`, tournament, problems))
  const pieces = scenery.map(readPiece)
  problems.push(...overlapping(pieces))
  if (tournament) problems.push(...tableFaults(table))
  if (problems.length > 0) throw new InputError('setup', problems)
  return freeze({
    table: { width: table.width * CENTIMETRE, depth: table.depth * CENTIMETRE },
    armies: lists.map((list) => buildArmy(list!, list!.name ?? list!.army)),
    scenario,
    rounds: rounds ?? scenarioNamed(scenario).rounds,
    left,
    scenery: pieces,
  })
}

/** CF-TOURN-06: all tables of a tournament have the same size. */
function tableFaults({ width, depth }: z.output<typeof tableSchema>): Problem[] {
  const { table } = rules
  if (width === table.width && depth === table.depth) return []
  return [inputProblem('table', 'fault.setup.tournament-table', table)]
}

function listOf(
  army: string | ArmyList,
  field: string,
  tournament: boolean,
  problems: Problem[],
): ArmyList | undefined {
  const found = typeof army === 'string' ? readyArmy(army)?.list : army
  const list = found && tournament ? { ...found, tournament } : found
  if (!list) problems.push(inputProblem(field, 'fault.setup.no-army', { army: String(army) }))
  for (const { field: where, fault, advice, rules } of list ? checkArmy(list) : []) {
    const words = { fault: { text: fault }, advice: { text: advice }, rules: rules.join(', ') }
    problems.push(inputProblem([field, where].filter((part) => part !== '').join('.'), 'fault.and-advice', words))
  }
  return list
}

/** CF-OBSTACLE-05: overlapping ground would count twice. */
export function overlapping(pieces: readonly Piece[]): Problem[] {
  return pieces.flatMap((piece, i) =>
    pieces.slice(0, i).some((other) => overlaps(contourOfPiece(piece), contourOfPiece(other)))
      ? [inputProblem(`scenery[${i}]`, 'fault.setup.overlap')]
      : [],
  )
}
