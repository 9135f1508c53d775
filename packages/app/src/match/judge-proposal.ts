import type { PlaceDecision } from '@fray/kernel'
import {
  asJson,
  type ManoeuvreStep,
  type Placement,
  type Point,
  type Proposal,
  partOfStep,
  type Ring,
} from '@fray/tabletop'
import type { JudgedProposal, PlaceHints } from './protocol.ts'

/** Halvings of the way between an allowed and a refused place: 2⁻¹² of a table's width is a hair's breadth. */
const HALVINGS = 12

export function hintsOf(decision: PlaceDecision): PlaceHints {
  return {
    region: (decision.region?.() ?? []) as unknown as readonly Ring[],
    suggestions: decision.suggest() as unknown as readonly Placement[],
  }
}

/**
 * What the rules say of a proposal. If they refuse it, a way round is offered, or the last allowed one on the way to it: a
 * place on the straight line from `from` (a proposal they allow), or less of the last step of a formation.
 */
export function judgeProposal(
  decision: PlaceDecision,
  proposal: Placement,
  from: Placement | undefined,
): JudgedProposal {
  const json = asJson(proposal)
  const verdict = decision.check(json)
  const account = decision.costOf?.(json)
  if (verdict.ok) return { refusal: undefined, legal: proposal, account }
  const route = decision.route?.(json)
  if (route !== undefined && decision.check(route).ok) {
    return { refusal: verdict, legal: route as unknown as Placement, account }
  }
  return { refusal: verdict, legal: lastAllowed(decision, placementsTowards(proposal, from)), account }
}

/** A proposal for every share of the way to the one refused; undefined where there is no such share. */
type IntermediatePlacement = (share: number) => Placement | undefined

function placementsTowards(proposal: Placement, from: Placement | undefined): IntermediatePlacement {
  if (isSteps(proposal)) return shortenLastStep(proposal)
  return from && !isSteps(from) ? movesTowards(from, proposal) : () => undefined
}

function isSteps(placement: Placement): placement is readonly ManoeuvreStep[] {
  return Array.isArray(placement)
}

function movesTowards(from: Proposal, proposal: Proposal): IntermediatePlacement {
  const [start, end] = [from.path.at(-1), proposal.path.at(-1)]
  if (!start || !end) return () => undefined
  return (share) => ({ ...proposal, path: [...proposal.path.slice(0, -1), between(start, end, share)] })
}

function shortenLastStep(steps: readonly ManoeuvreStep[]): IntermediatePlacement {
  const [before, last] = [steps.slice(0, -1), steps.at(-1)]
  return (share) => {
    if (share === 0) return before
    const part = last && partOfStep(last, share)
    return part && [...before, part]
  }
}

function lastAllowed(decision: PlaceDecision, at: IntermediatePlacement): Placement | undefined {
  const allowed = (share: number): Placement | undefined => {
    const proposal = at(share)
    // A formation without orders stands where it stood: nothing to weigh, and always to be had.
    if (proposal && isSteps(proposal) && proposal.length === 0) return proposal
    return proposal && decision.check(asJson(proposal)).ok ? proposal : undefined
  }
  let best = allowed(0)
  if (!best) return undefined
  let [low, high] = [0, 1]
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2
    const proposal = allowed(middle)
    if (proposal) best = proposal
    if (proposal) low = middle
    else high = middle
  }
  return best
}

function between(a: Point, b: Point, share: number): Point {
  return { x: Math.round(a.x + (b.x - a.x) * share), y: Math.round(a.y + (b.y - a.y) * share) }
}
