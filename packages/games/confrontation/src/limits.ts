import { Limits } from '@fray/hooks'
import type { State } from './state.ts'

/** Counts uses that are limited per round or per game. */
export const limits = new Limits<State, 'round' | 'game'>({ round: ({ round }) => round, game: () => 0 })

/** Names of counters that are not an ability, spell, miracle or thing. */
const ownNames = new Set<string>()
const kinds = new Set<string>()

/** Registers a name to count uses under. */
export function registerCounter(name: string): string {
  ownNames.add(name)
  return name
}

/** Registers a kind of counter with one count per thing: `cast:CF-SPELL-12`. */
export function registerCounterKind(kind: string): (what: string | number) => string {
  kinds.add(kind)
  return (what) => `${kind}:${what}`
}

/** Whether uses are counted under this name. */
export function isCountingName(name: string): boolean {
  const [kind = '', ...what] = name.split(':')
  return what.length > 0 ? kinds.has(kind) : ownNames.has(name)
}
