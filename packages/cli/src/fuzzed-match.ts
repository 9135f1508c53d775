import { fuzz, GameReader } from '@fray/bots'
import type { AnyGame } from '@fray/games'
import { type Json, type MatchRecord, Random, type Reference } from '@fray/kernel'

/** The common settings of a batch of matches. */
export interface FuzzPlan {
  readonly game: string
  readonly setup: Json
  readonly setups: 'one' | 'presets' | 'random'
  readonly seed: string
  readonly decisions: number
  readonly audit: number
}

export interface FuzzedMatch {
  readonly seed: string
  readonly decisions: number
  readonly faults: readonly string[]
  /** The record of a faulty match. */
  readonly record: MatchRecord | undefined
  /** Number of uses of each phrase and rule. */
  readonly phrases: ReadonlyMap<string, number>
  readonly rules: ReadonlyMap<string, number>
}

/** Plays the match of a given number; number and plan determine everything about it. */
export function fuzzedMatches(game: AnyGame, plan: FuzzPlan, reference: Reference) {
  return (number: number): FuzzedMatch => {
    const seed = `${plan.seed}/${number}`
    // Each match needs a new reader: it reports every finding only once.
    const reader = new GameReader(game, reference)
    const options = { decisions: plan.decisions, auditOneIn: plan.audit, reader }
    const { faults, decisions, record } = fuzz(game, { setup: setupOf(game, plan, number) }, seed, options)
    const shown = faults.length > 0 ? record : undefined
    return { seed, decisions, faults, record: shown, phrases: reader.phrases, rules: reader.rules }
  }
}

function setupOf(game: AnyGame, { setup, setups, seed }: FuzzPlan, number: number): Json {
  if (setups === 'presets') return game.content.presets[number % game.content.presets.length]?.setup ?? setup
  if (setups === 'one' || !game.bots.randomSetup) return setup
  return game.bots.randomSetup(Random.fromSeed(`${seed}/${number}/setup`))
}
