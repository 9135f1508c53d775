import type { Place } from '@fray/kernel'
import { asJson, type Point, type Proposal, type Ring } from '@fray/tabletop'
import type { PlaceHints, Weighed } from './protocol.ts'

/** Halvings of the way between an allowed and a refused place: 2⁻¹² of a table's width is a hair's breadth. */
const HALVINGS = 12

export function hintsOf(decision: Place): PlaceHints {
  return {
    region: (decision.region?.() ?? []) as unknown as readonly Ring[],
    suggestions: decision.suggest() as unknown as readonly Proposal[],
  }
}

/**
 * What the rules say of a proposal. If they refuse it, the last allowed place on the straight line from `from` (a
 * proposal they allow) is offered instead.
 */
export function weigh(decision: Place, proposal: Proposal, from: Proposal | undefined): Weighed {
  const verdict = decision.check(asJson(proposal))
  if (verdict.ok) return { refusal: undefined, legal: proposal }
  return { refusal: verdict, legal: from && lastAllowed(decision, from, proposal) }
}

function lastAllowed(decision: Place, from: Proposal, towards: Proposal): Proposal | undefined {
  const [start, end] = [from.path.at(-1), towards.path.at(-1)]
  if (!start || !end) return undefined
  const at = (share: number): Proposal => ({
    ...towards,
    path: [...towards.path.slice(0, -1), between(start, end, share)],
  })
  const allowed = (proposal: Proposal) => decision.check(asJson(proposal)).ok
  if (!allowed(at(0))) return undefined
  let [low, high] = [0, 1]
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2
    if (allowed(at(middle))) low = middle
    else high = middle
  }
  return at(low)
}

function between(a: Point, b: Point, share: number): Point {
  return { x: Math.round(a.x + (b.x - a.x) * share), y: Math.round(a.y + (b.y - a.y) * share) }
}
