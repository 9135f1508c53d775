import type { Answer, Decision } from '@fray/kernel'
import {
  direction,
  footprint,
  inContact,
  type ManoeuvreStep,
  type PlaceForm,
  type Pose,
  readManoeuvres,
  readProposal,
  type TableView,
} from '@fray/tabletop'

/** Describes where a proposal ends and whom it touches there, or a formation's manoeuvres, in the game's unit. */
export function describePlacement(answer: Answer, view: TableView, decision: Decision): string {
  const { unit } = view
  const steps = readManoeuvres(answer)
  if (steps) return steps.length === 0 ? 'stay' : steps.map((step) => describeStep(step, view)).join(', ')
  const proposal = readProposal(answer)
  const place = proposal?.path.at(-1)
  if (!place) return proposal?.facing ? describeTurn(proposal.facing) : JSON.stringify(answer)
  const [x, y] = [place.x, place.y].map((value) => (value / unit.length).toFixed(2))
  const beside = figuresTouchedAt(
    { ...place, ...(proposal?.facing ? { facing: direction(proposal.facing.x, proposal.facing.y) } : {}) },
    view,
    decision,
  )
  return [`to ${x} ${y}`, ...(beside.length > 0 ? [`beside ${beside.join(' and ')}`] : [])].join(', ')
}

/** A proposal that goes nowhere and only turns. */
function describeTurn({ x, y }: { readonly x: number; readonly y: number }): string {
  const length = Math.hypot(x, y)
  return `turn on the spot to ${(x / length).toFixed(2)} ${(y / length).toFixed(2)}`
}

/** Gets the figures that a base would touch at a place. */
function figuresTouchedAt(pose: Pose, { figures }: TableView, decision: Decision): string[] {
  const form = decision.kind === 'place' ? (decision.form as unknown as PlaceForm) : undefined
  if (form?.kind !== 'move' && form?.kind !== 'slide' && form?.kind !== 'deploy') return []
  const moved = footprint(form.base, pose)
  return figures
    .filter(({ id, body }) => id !== decision.figure && !body)
    .filter((other) => inContact(moved, footprint(other.base, other.pose)))
    .map(({ name }) => name)
}

function describeStep(step: ManoeuvreStep, { unit }: TableView): string {
  const length = (value: number) => `${Math.round((value / unit.length) * 100) / 100}${unit.sign}`
  switch (step.do) {
    case 'advance':
      return `advance ${length(step.by)}`
    case 'drift':
      return `drift ${length(step.ahead)} ahead and ${length(Math.abs(step.aside))} to the ${step.aside < 0 ? 'left' : 'right'}`
    case 'wheel':
      return `wheel ${length(step.arc)} on the ${step.pivot} corner`
    case 'face':
      return `face ${step.to}`
    case 'turn':
      return `turn to ${step.facing.x.toFixed(2)} ${step.facing.y.toFixed(2)}`
    case 'files':
      return `form ${step.files} files`
  }
}
