import type { Proofreader } from '@fray/bots'
import type { AnyGame } from '@fray/games'
import type { Reference } from '@fray/kernel'

/** What came up in many matches and what never did: rules that play cannot reach, words that nobody says. */
export interface Coverage {
  readonly matches: number
  /** How often each phrase was said and each rule cited, the rarest first. */
  readonly phrases: Readonly<Record<string, number>>
  readonly rules: Readonly<Record<string, number>>
  readonly phrasesNeverSaid: readonly string[]
  readonly rulesNeverCited: readonly string[]
}

export function coverageOf(game: AnyGame, reference: Reference, reader: Proofreader, matches: number): Coverage {
  return {
    matches,
    phrases: rarestFirst(reader.phrases),
    rules: rarestFirst(reader.rules),
    phrasesNeverSaid: Object.keys(game.phrases.en).filter((id) => !reader.phrases.has(id)),
    rulesNeverCited: Object.keys(reference).filter((id) => !reader.rules.has(id)),
  }
}

function rarestFirst(counts: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries([...counts].sort(([, a], [, b]) => a - b))
}
