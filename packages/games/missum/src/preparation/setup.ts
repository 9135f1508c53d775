import { InputError, type Problem, readInput } from '@fray/kernel'
import { z } from 'zod'
import { type Army, armySchema } from '../army/army.ts'
import { checkArmy } from '../army/check.ts'
import { MOST_PIECES, pieceSchema, piecesOf } from '../ground/piece-input.ts'
import { inputProblem } from '../input-problem.ts'
import { mm } from '../units.ts'
import type { Options, Setup } from './setup-data.ts'

export const optionsSchema = z.strictObject({
  turns: z.number().int().min(1).max(30).default(12),
  champions: z.boolean().default(true),
  dragonLords: z.boolean().default(false),
  zone: z.number().min(100).max(1200).default(300),
  objective: z
    .strictObject({ at: z.tuple([z.number(), z.number()]), radius: z.number().positive().max(1000) })
    .nullable()
    .default(null),
})

/** Converts options to hundredths of a millimetre. */
export function toHundredths({ zone, objective, ...rest }: z.infer<typeof optionsSchema>): Options {
  return {
    ...rest,
    zone: mm(zone),
    objective: objective && {
      at: { x: mm(objective.at[0]), y: mm(objective.at[1]) },
      radius: mm(objective.radius),
    },
  }
}

export const tableFields = {
  width: z.number().min(600).max(6000).default(2400),
  depth: z.number().min(600).max(4000).default(1200),
}

const setupSchema = z.strictObject({
  ...tableFields,
  armies: z.tuple([armySchema, armySchema]),
  terrain: z.array(pieceSchema).max(MOST_PIECES).nullable().default(null),
  options: optionsSchema.prefault({}),
})

/** Reads a setup in millimetres; the schemas document the fields. */
export function readSetup(json: unknown): Setup {
  const { width, depth, armies, terrain, options } = readInput('setup', setupSchema, json)
  const problems = armies.flatMap((army, seat) => armyProblems(army, options.dragonLords, `armies[${seat}]`))
  problems.push(...optionProblems(options, width, depth))
  if (problems.length > 0) throw new InputError('setup', problems)
  return {
    width: mm(width),
    depth: mm(depth),
    armies,
    terrain: terrain && piecesOf(terrain),
    options: toHundredths(options),
  }
}

/** Checks the options on this table: the armies deploy apart, and the objective lies on it. */
export function optionProblems(
  { zone, objective }: z.infer<typeof optionsSchema>,
  width: number,
  depth: number,
): Problem[] {
  const problems: Problem[] = []
  if (2 * zone > depth) problems.push(inputProblem('options.zone', 'fault.setup.zone', { most: depth / 2 }))
  const [x, y] = objective?.at ?? [0, 0]
  if (x < 0 || y < 0 || x > width || y > depth)
    problems.push(inputProblem('options.objective.at', 'fault.setup.objective'))
  return problems
}

function armyProblems(army: Army, dragonLords: boolean, at: string): Problem[] {
  return checkArmy(army, dragonLords).map(({ field, fault, rule }) =>
    inputProblem(`${at}.${field}`, 'fault.by-rule', { fault: { text: fault }, rule }),
  )
}
