import { Limits } from '@fray/hooks'
import type { State } from './state.ts'

/** What may be used only so often. */
export const limits = new Limits<State, 'round' | 'game'>({ round: ({ round }) => round, game: () => 0 })

/** Names under which something is counted that no ability, spell, miracle or thing bears. */
const ownNames = new Set<string>()
const kinds = new Set<string>()

/** A name of its own under which something is counted. */
export function countedAs(name: string): string {
  ownNames.add(name)
  return name
}

/** Names under which something is counted for something else: `cast:CF-SPELL-12`. */
export function countedFor(kind: string): (what: string | number) => string {
  kinds.add(kind)
  return (what) => `${kind}:${what}`
}

/** Whether something is counted under such a name. */
export function isCountingName(name: string): boolean {
  const [kind = '', ...what] = name.split(':')
  return what.length > 0 ? kinds.has(kind) : ownNames.has(name)
}
