import type { ProposalCost } from '@fray/kernel'
import type { JudgedProposal, Orders, PlaceHints, Snapshot } from '@fray/session'
import { type PlaceForm, type Placement, type Point, type TableView, toJson } from '@fray/tabletop'
import { giveAnswer, useMatch } from '../../store/match-store.ts'
import { perMatchStore, sameMatch } from '../../store/per-match.ts'
import { service } from '../../store/service.ts'
import type { PathDraft } from '../model/placement-draft.ts'
import { followPlacement, isOrders, type ProposalDraft, placementOf, startProposal } from '../model/proposal-draft.ts'

/** The placement in progress. */
export interface Placing {
  readonly seat: number
  /** The snapshot that asked for it; another number means another decision. */
  readonly sequence: number
  readonly draft: ProposalDraft
  readonly hints: PlaceHints
  /** The index of the followed suggestion, if any. */
  readonly suggestion: number | undefined
  /** The verdict; undefined while it is being asked for. */
  readonly weighed: JudgedProposal | undefined
  /** The last allowed proposal. */
  readonly allowed: Placement | undefined
  /** The length and reach, according to the last verdict. */
  readonly account: ProposalCost | undefined
  /** The figures that the base may not touch, according to refused contacts. */
  readonly untouchable: readonly number[]
}

export const usePlacing = perMatchStore<{ readonly placing: Placing | undefined }>({ placing: undefined })

/** Gets the placing for the decision of a snapshot; an earlier one has ended. */
export function usePlacingIn({ sequence, eyes }: Snapshot): Placing | undefined {
  return usePlacing(({ placing }) => (placing?.sequence === sequence && placing.seat === eyes ? placing : undefined))
}

/** Starts, continues or ends the placing for a snapshot. */
export async function followDecision({ decision, eyes, sequence, view }: Snapshot): Promise<void> {
  const hasBegun = () => {
    const { placing } = usePlacing.getState()
    return placing?.sequence === sequence && placing.seat === eyes
  }
  if (decision?.kind !== 'place' || eyes === undefined) {
    usePlacing.setState({ placing: undefined })
    return
  }
  if (hasBegun()) return
  const isSame = sameMatch()
  const hints = await service.hints(eyes, sequence).catch(() => undefined)
  // The same decision may be shown again while hints are loading: the draft must stay.
  if (!hints || !isSame() || hasBegun()) return
  const [first] = hints.suggestions
  const draft = startProposal(decision.form as unknown as PlaceForm, first, middleOf(hints, view))
  const suggestion = first && !isOrders(draft) ? 0 : undefined
  usePlacing.setState({
    placing: {
      seat: eyes,
      sequence,
      draft,
      hints,
      suggestion,
      weighed: undefined,
      allowed: isOrders(draft) ? [] : first,
      account: undefined,
      untouchable: [],
    },
  })
  judge()
}

function middleOf({ region }: PlaceHints, { table }: TableView): Point {
  const points = region.flat()
  if (points.length === 0) return { x: table.width / 2, y: table.depth / 2 }
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
  return { x: Math.round(sum.x / points.length), y: Math.round(sum.y / points.length) }
}

/** Changes the draft of a place. */
export function changeDraft(change: (draft: PathDraft) => PathDraft): void {
  propose((proposing) => (isOrders(proposing) ? proposing : change(proposing)))
}

/** Changes the orders of a formation. */
export function changeOrders(change: (orders: Orders) => Orders): void {
  propose((proposing) => (isOrders(proposing) ? change(proposing) : proposing))
}

function propose(change: (proposing: ProposalDraft) => ProposalDraft): void {
  const { placing } = usePlacing.getState()
  if (!placing) return
  usePlacing.setState({
    placing: { ...placing, draft: change(placing.draft), suggestion: undefined, weighed: undefined },
  })
  judge()
}

/** Goes to the next or previous suggestion; false past the last or first. */
export function followSuggestion(by: 1 | -1): boolean {
  const { placing } = usePlacing.getState()
  const next = placing?.suggestion === undefined ? (by > 0 ? 0 : -1) : placing.suggestion + by
  const proposal = placing?.hints.suggestions[next]
  if (!placing || !proposal) return false
  const draft = followPlacement(placing.draft, proposal)
  usePlacing.setState({ placing: { ...placing, draft, suggestion: next, weighed: undefined } })
  judge()
  return true
}

/** Adopts another proposal as the draft. */
export function adoptProposal(proposal: Placement): void {
  propose((proposing) => followPlacement(proposing, proposal))
}

/** Restarts the draft. */
export function startOver(): void {
  const { placing } = usePlacing.getState()
  const [first] = placing?.hints.suggestions ?? []
  if (placing && first) propose((proposing) => followPlacement(proposing, first))
}

/** Drops the base: if it may not stand there, it goes to the nearest allowed place on the way. */
export async function settle(): Promise<void> {
  const isSame = sameMatch()
  await judging
  const { placing } = usePlacing.getState()
  const legal = isSame() && placing?.weighed?.refusal && placing.weighed.legal
  if (legal) propose((proposing) => followPlacement(proposing, legal))
}

export async function confirmPlacing(): Promise<void> {
  const isSame = sameMatch()
  await judging
  if (!isSame()) return
  const { placing } = usePlacing.getState()
  if (!placing?.weighed || placing.weighed.refusal || placing.sequence !== useMatch.getState().snapshot?.sequence)
    return
  await giveAnswer(placing.seat, toJson(placementOf(placing.draft)))
}

/** Leaves the base in place, by the answer the game names. */
export async function leaveInPlace(): Promise<void> {
  const { snapshot } = useMatch.getState()
  const decision = snapshot?.decision
  if (decision?.kind !== 'place' || usePlacing.getState().placing?.sequence !== snapshot?.sequence) return
  const done = decision.alternatives.find(({ gesture }) => gesture === 'move')
  if (done) await giveAnswer(decision.seat, done.key)
}

let judging: Promise<void> | undefined

/** Asks for the verdict on the draft. One request runs at a time; the newest draft is next. */
function judge(): void {
  judging ??= judgeLatest().finally(() => {
    judging = undefined
  })
}

async function judgeLatest(): Promise<void> {
  for (let asked = usePlacing.getState().placing; asked && !asked.weighed; ) {
    const proposal = placementOf(asked.draft)
    const weighed = await service.weigh(asked.seat, asked.sequence, proposal, asked.allowed).catch(() => undefined)
    const { placing } = usePlacing.getState()
    if (!weighed || !placing) return
    if (placing.draft === asked.draft) usePlacing.setState({ placing: withJudgement(placing, proposal, weighed) })
    asked = usePlacing.getState().placing
  }
}

/** Applies the verdict. A refused contact was not meant: the base returns to the pointer. */
function withJudgement(placing: Placing, proposal: Placement, weighed: JudgedProposal): Placing {
  const { draft, untouchable, allowed } = placing
  const { account } = weighed
  if (weighed.refusal && !isOrders(draft) && draft.touch) {
    const { figure, wished } = draft.touch
    const loose = { ...draft, at: wished, touch: undefined }
    return { ...placing, draft: loose, weighed: undefined, account, untouchable: [...untouchable, figure] }
  }
  return { ...placing, weighed, account, allowed: weighed.refusal ? (weighed.legal ?? allowed) : proposal }
}
