import { existsSync } from 'node:fs'
import { InputError, readInput } from '@fray/kernel'
import { z } from 'zod'
import { readJsonFile, writeJsonFile } from '../files.ts'
import type { SimulationPlan } from '../simulated-match.ts'
import type { Pair } from './pair.ts'

/** The pairs of a ladder that were played so far, by the names of the two bots. */
export type PlayedPairs = Readonly<Record<string, readonly Pair[]>>

/** The terms of all pairs of a file: pairs on other terms cannot be added to them. */
export type LadderTerms = Pick<SimulationPlan, 'game' | 'setup' | 'seed'> & { readonly version: string }

const share = z.number().min(0).max(1)
const matches = z.number().int().min(0).max(2)
const effort = z.strictObject({
  decisions: z.number().min(0),
  futures: z.number().min(0),
  answers: z.number().min(0),
  ms: z.number().min(0),
})
const pair: z.ZodType<Pair> = z.strictObject({
  score: share,
  won: matches,
  lost: matches,
  margin: z.number().min(-1).max(1),
  wonBySeat: z.tuple([matches, matches]),
  efforts: z.tuple([effort, effort]),
})
const schema = z.strictObject({
  game: z.string(),
  version: z.string(),
  setup: z.json(),
  seed: z.string(),
  pairs: z.record(z.string(), z.array(pair)),
})

/** Reads the pairs of an earlier run; none if there is no such file. Throws if they were played on other terms. */
export async function readLadder(path: string, terms: LadderTerms): Promise<PlayedPairs> {
  if (!existsSync(path)) return {}
  const saved = readInput(`ladder ${path}`, schema, await readJsonFile('ladder', path))
  for (const field of ['game', 'version', 'setup', 'seed'] as const) {
    if (JSON.stringify(saved[field]) === JSON.stringify(terms[field])) continue
    throw new InputError(`ladder ${path}`, [{ field, message: 'differs from this run; use another file' }])
  }
  return saved.pairs
}

export async function writeLadder(path: string, terms: LadderTerms, pairs: PlayedPairs): Promise<void> {
  await writeJsonFile(path, { ...terms, pairs })
}
