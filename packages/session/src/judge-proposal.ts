import type { PlaceDecision } from '@fray/kernel'
import {
  type ManoeuvreStep,
  type Placement,
  type Point,
  type Proposal,
  partOfStep,
  type Ring,
  toJson,
} from '@fray/tabletop'
import type { JudgedProposal, PlaceHints } from './screen-data.ts'

/** Bisection steps between an allowed and a refused place: 2⁻¹² of a table's width is negligible. */
const HALVINGS = 12

export function hintsOf(decision: PlaceDecision): PlaceHints {
  return {
    region: (decision.region?.() ?? []) as unknown as readonly Ring[],
    suggestions: decision.suggest() as unknown as readonly Placement[],
  }
}

/**
 * Judges a proposal by the rules. A refused one comes with a way around or the last allowed one on the way: a place on
 * the straight line from `from` (an allowed proposal), or less of a formation's last step.
 */
export function judgeProposal(
  decision: PlaceDecision,
  proposal: Placement,
  from: Placement | undefined,
): JudgedProposal {
  const json = toJson(proposal)
  const verdict = decision.check(json)
  const account = decision.costOf?.(json)
  if (verdict.ok) return { refusal: undefined, legal: proposal, account }
  const route = decision.route?.(json)
  if (route !== undefined && decision.check(route).ok) {
    return { refusal: verdict, legal: route as unknown as Placement, account }
  }
  return { refusal: verdict, legal: lastAllowed(decision, placementsTowards(proposal, from)), account }
}

/** Gets a proposal for each share of the way to the refused one; undefined where there is none. */
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
  const isAllowed = (share: number): Placement | undefined => {
    const proposal = at(share)
    // A formation without orders stays in place, which is always allowed.
    if (proposal && isSteps(proposal) && proposal.length === 0) return proposal
    return proposal && decision.check(toJson(proposal)).ok ? proposal : undefined
  }
  let best = isAllowed(0)
  if (!best) return undefined
  let [low, high] = [0, 1]
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2
    const proposal = isAllowed(middle)
    if (proposal) best = proposal
    if (proposal) low = middle
    else high = middle
  }
  return best
}

function between(a: Point, b: Point, share: number): Point {
  return { x: Math.round(a.x + (b.x - a.x) * share), y: Math.round(a.y + (b.y - a.y) * share) }
}
