import { type Orders, ordersOf, stepsOf } from '@fray/session'
import type { ManoeuvreStep, PlaceForm, Placement, Point, Proposal } from '@fray/tabletop'
import { draftOf, followSuggestion, type PathDraft, proposalOf } from './placement-draft.ts'

/** The answer to a place decision in progress. */
export type ProposalDraft = PathDraft | Orders

export function isOrders(proposing: ProposalDraft): proposing is Orders {
  return proposing.form.kind === 'manoeuvre'
}

/** Starts with the first suggestion; a formation stands and waits for orders. */
export function startProposal(form: PlaceForm, suggestion: Placement | undefined, middle: Point): ProposalDraft {
  if (form.kind === 'manoeuvre') return ordersOf(form)
  return draftOf(form, suggestion as Proposal | undefined, middle)
}

export function placementOf(proposing: ProposalDraft): Placement {
  return isOrders(proposing) ? stepsOf(proposing) : proposalOf(proposing)
}

/** Makes the draft match a suggestion. */
export function followPlacement(proposing: ProposalDraft, suggestion: Placement): ProposalDraft {
  if (isOrders(proposing)) return ordersOf(proposing.form, suggestion as readonly ManoeuvreStep[])
  return followSuggestion(proposing, suggestion as Proposal)
}
