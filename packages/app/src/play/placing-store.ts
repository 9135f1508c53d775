import type { ProposalCost } from '@fray/kernel'
import { asJson, type PlaceForm, type Placement, type Point, type TableView } from '@fray/tabletop'
import type { Orders } from '../manoeuvre/orders.ts'
import type { JudgedProposal, PlaceHints, Snapshot } from '../match/protocol.ts'
import { giveAnswer, useMatch } from '../store/match-store.ts'
import { perMatchStore, sameMatch } from '../store/per-match.ts'
import { service } from '../store/service.ts'
import type { PathDraft } from './placement-draft.ts'
import { followPlacement, isOrders, type ProposalDraft, placementOf, startProposal } from './proposal-draft.ts'

/** What a person is placing now. */
export interface Placing {
  readonly seat: number
  /** The sequence number of the snapshot that asked for it; another number is another decision. */
  readonly sequence: number
  readonly draft: ProposalDraft
  readonly hints: PlaceHints
  /** Which suggestion the draft follows, if it follows one. */
  readonly suggestion: number | undefined
  /** What the rules say of it; undefined while they are being asked. */
  readonly weighed: JudgedProposal | undefined
  /** The last proposal the rules allowed. */
  readonly allowed: Placement | undefined
  /** How far it goes and may go, as the rules said last. */
  readonly account: ProposalCost | undefined
  /** Those whom the base may not touch, as the rules said when it was drawn into contact with them. */
  readonly untouchable: readonly number[]
}

export const usePlacing = perMatchStore<{ readonly placing: Placing | undefined }>({ placing: undefined })

/** What is being placed for the decision of a snapshot; what was placed for the one before is over. */
export function usePlacingIn({ sequence, eyes }: Snapshot): Placing | undefined {
  return usePlacing(({ placing }) => (placing?.sequence === sequence && placing.seat === eyes ? placing : undefined))
}

/** Begins, goes on with or ends the placing that a snapshot asks for. */
export async function followDecision({ decision, eyes, sequence, view }: Snapshot): Promise<void> {
  const begun = () => {
    const { placing } = usePlacing.getState()
    return placing?.sequence === sequence && placing.seat === eyes
  }
  if (decision?.kind !== 'place' || eyes === undefined) {
    usePlacing.setState({ placing: undefined })
    return
  }
  if (begun()) return
  const isSame = sameMatch()
  const hints = await service.hints(eyes, sequence).catch(() => undefined)
  // The same decision may be shown again while hints are fetched: what was drafted meanwhile must stay.
  if (!hints || !isSame() || begun()) return
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

/** Changes what is brought to a place. */
export function changeDraft(change: (draft: PathDraft) => PathDraft): void {
  propose((proposing) => (isOrders(proposing) ? proposing : change(proposing)))
}

/** Changes what a formation is ordered to do. */
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

/** Goes to the next or previous suggestion; false past the last or the first. */
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

/** Takes a proposal of somebody else's as the draft. */
export function adoptProposal(proposal: Placement): void {
  propose((proposing) => followPlacement(proposing, proposal))
}

/** Begins the draft anew. */
export function startOver(): void {
  const { placing } = usePlacing.getState()
  const [first] = placing?.hints.suggestions ?? []
  if (placing && first) propose((proposing) => followPlacement(proposing, first))
}

/** The base is let go: if it may not stand there, it goes to the nearest place on the way where it may. */
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
  await giveAnswer(placing.seat, asJson(placementOf(placing.draft)))
}

/** Leaves what is placed where it stands, where the game says by which answer. */
export async function leaveInPlace(): Promise<void> {
  const { snapshot } = useMatch.getState()
  const decision = snapshot?.decision
  if (decision?.kind !== 'place' || usePlacing.getState().placing?.sequence !== snapshot?.sequence) return
  const done = decision.alternatives.find(({ gesture }) => gesture === 'move')
  if (done) await giveAnswer(decision.seat, done.key)
}

let judging: Promise<void> | undefined

/** Asks the rules about the draft. One question is under way at a time; the newest draft is asked about next. */
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

/** What the rules said is known. A contact that they refuse was not meant: the base goes where the pointer had it. */
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
