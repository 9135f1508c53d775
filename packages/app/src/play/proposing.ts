import type { ManoeuvreStep, PlaceForm, Placement, Point, Proposal } from '@fray/tabletop'
import { type Orders, ordersOf, stepsOf } from '../manoeuvre/orders.ts'
import { draftOf, followed, type PathDraft, proposalOf } from './draft.ts'

/** Whatever answers a place decision, while a person is making it. */
export type Proposing = PathDraft | Orders

export function isOrders(proposing: Proposing): proposing is Orders {
  return proposing.form.kind === 'manoeuvre'
}

/** What a person begins with: the first suggestion, if there is one; a formation stands and waits for its orders. */
export function beginningWith(form: PlaceForm, suggestion: Placement | undefined, middle: Point): Proposing {
  if (form.kind === 'manoeuvre') return ordersOf(form)
  return draftOf(form, suggestion as Proposal | undefined, middle)
}

export function placementOf(proposing: Proposing): Placement {
  return isOrders(proposing) ? stepsOf(proposing) : proposalOf(proposing)
}

/** The same says what a suggestion says. */
export function following(proposing: Proposing, suggestion: Placement): Proposing {
  if (isOrders(proposing)) return ordersOf(proposing.form, suggestion as readonly ManoeuvreStep[])
  return followed(proposing, suggestion as Proposal)
}
