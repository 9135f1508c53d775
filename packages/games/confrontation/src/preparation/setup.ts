import { freeze, InputError, type Problem, readInput } from '@fray/kernel'
import { overlaps, type Table } from '@fray/tabletop'
import { z } from 'zod'
import type { Army } from '../armies/army.ts'
import { checkArmy } from '../armies/check.ts'
import { type ArmyList, listSchema } from '../armies/list.ts'
import { muster } from '../armies/muster.ts'
import { readyArmy } from '../armies/ready-armies.ts'
import { contourOfPiece, type Piece } from '../ground/scenery.ts'
import { pieceSchema, readPiece } from '../ground/scenery-input.ts'
import { inputProblem } from '../input-problem.ts'
import { CENTIMETRE } from '../units.ts'

/** What is agreed before play (CF-ROUND-01, -02). */
export interface Setup {
  readonly table: Table
  readonly armies: readonly Army[]
  /** CF-ROUND-02. */
  readonly rounds: number
  readonly scenery: readonly Piece[]
}

export const tableSchema = z
  .strictObject({ width: z.number().min(60).max(300).default(120), depth: z.number().min(40).max(300).default(60) })
  .prefault({})

const setupSchema = z.strictObject({
  /** Ids of ready armies, or lists. */
  armies: z.tuple([z.union([z.string(), listSchema]), z.union([z.string(), listSchema])]),
  /** CF-DEPLOY-06: in cm. */
  table: tableSchema,
  rounds: z.number().int().min(1).max(30).default(6),
  scenery: z.array(pieceSchema).max(40).default([]),
})

/** Checks a setup from outside; the error names every fault, those of the armies with rule and remedy. */
export function readSetup(json: unknown): Setup {
  const { armies, table, rounds, scenery } = readInput('setup', setupSchema, json)
  const problems: Problem[] = []
  const lists = armies.map((army, i) => listOf(army, `armies[${i}]`, problems))
  const pieces = scenery.map(readPiece)
  problems.push(...overlapping(pieces))
  if (problems.length > 0) throw new InputError('setup', problems)
  return freeze({
    table: { width: table.width * CENTIMETRE, depth: table.depth * CENTIMETRE },
    armies: lists.map((list) => muster(list!, list!.name ?? list!.army)),
    rounds,
    scenery: pieces,
  })
}

function listOf(army: string | ArmyList, field: string, problems: Problem[]): ArmyList | undefined {
  const list = typeof army === 'string' ? readyArmy(army)?.list : army
  if (!list) problems.push(inputProblem(field, 'fault.setup.no-army', { army: String(army) }))
  for (const { field: where, fault, advice, rules } of list ? checkArmy(list) : []) {
    const words = { fault: { text: fault }, advice: { text: advice }, rules: rules.join(', ') }
    problems.push(inputProblem([field, where].filter((part) => part !== '').join('.'), 'fault.and-advice', words))
  }
  return list
}

/** CF-OBSTACLE-05: ground that lies on other ground would count twice over. */
export function overlapping(pieces: readonly Piece[]): Problem[] {
  return pieces.flatMap((piece, i) =>
    pieces.slice(0, i).some((other) => overlaps(contourOfPiece(piece), contourOfPiece(other)))
      ? [inputProblem(`scenery[${i}]`, 'fault.setup.overlap')]
      : [],
  )
}
