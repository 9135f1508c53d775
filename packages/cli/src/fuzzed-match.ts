import { fuzz, GameReader } from '@fray/bots'
import type { AnyGame } from '@fray/games'
import { type Json, type MatchRecord, Random, type Reference } from '@fray/kernel'

/** What the matches of a batch have in common. */
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
  /** How often each phrase was said and each rule cited. */
  readonly phrases: ReadonlyMap<string, number>
  readonly rules: ReadonlyMap<string, number>
}

/** Plays any match of a batch by its number, which together with the plan decides everything about it. */
export function fuzzedMatches(game: AnyGame, plan: FuzzPlan, reference: Reference) {
  return (number: number): FuzzedMatch => {
    const seed = `${plan.seed}/${number}`
    // A reader of its own: one that has read other matches would not say again what it has said of them.
    const reader = new GameReader(game, reference)
    const options = { decisions: plan.decisions, auditOneIn: plan.audit, reader }
    const { faults, decisions, record } = fuzz(game, { setup: setupOf(game, plan, number) }, seed, options)
    const shown = faults.length > 0 ? record : undefined
    return { seed, decisions, faults, record: shown, phrases: reader.phrases, rules: reader.rules }
  }
}

function setupOf(game: AnyGame, { setup, setups, seed }: FuzzPlan, number: number): Json {
  if (setups === 'presets') return game.presets[number % game.presets.length]?.setup ?? setup
  if (setups === 'one' || !game.randomSetup) return setup
  return game.randomSetup(Random.seeded(`${seed}/${number}/setup`))
}
