import type { AnyGame } from '@fray/games'
import type { Reference } from '@fray/kernel'
import type { FuzzedMatch } from './fuzzed-match.ts'

/** Lists how often things came up in many matches, and what never did: rules that play cannot reach, phrases that are never used. */
interface CoverageReport {
  readonly matches: number
  /** Number of uses of each phrase and rule, rarest first. */
  readonly phrases: Readonly<Record<string, number>>
  readonly rules: Readonly<Record<string, number>>
  readonly phrasesNeverSaid: readonly string[]
  readonly rulesNeverCited: readonly string[]
}

/** Counts phrases and rules, match by match. */
export class Coverage {
  #matches = 0
  readonly #phrases = new Map<string, number>()
  readonly #rules = new Map<string, number>()

  add({ phrases, rules }: Pick<FuzzedMatch, 'phrases' | 'rules'>): void {
    this.#matches++
    addCounts(this.#phrases, phrases)
    addCounts(this.#rules, rules)
  }

  report(game: AnyGame, reference: Reference): CoverageReport {
    return {
      matches: this.#matches,
      phrases: rarestFirst(this.#phrases),
      rules: rarestFirst(this.#rules),
      phrasesNeverSaid: Object.keys(game.content.phrases.en).filter((id) => !this.#phrases.has(id)),
      rulesNeverCited: Object.keys(reference).filter((id) => !this.#rules.has(id)),
    }
  }
}

function addCounts(to: Map<string, number>, counts: ReadonlyMap<string, number>): void {
  for (const [id, count] of counts) to.set(id, (to.get(id) ?? 0) + count)
}

function rarestFirst(counts: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries([...counts].sort(([, a], [, b]) => a - b))
}
