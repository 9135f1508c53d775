import type { Seat } from '@fray/kernel'
import { useMemo } from 'react'
import type { Snapshot } from '../match/protocol.ts'
import { perMatchStore } from '../store/per-match.ts'
import { type ArrangementDraft, startArrangement } from './arrangement-draft.ts'

/** What a person has arranged so far, for the decision of one snapshot: the panel and the table show the same. */
interface Begun {
  readonly seat: Seat | undefined
  readonly sequence: number
  readonly arranging: ArrangementDraft
}

const useBegun = perMatchStore<{ readonly begun: Begun | undefined }>({ begun: undefined })

/** What is arranged for the decision of a snapshot; before anybody has touched it, what the rules suggest. */
export function useArrangingIn({ decision, eyes, sequence }: Snapshot): ArrangementDraft | undefined {
  const touched = useBegun(({ begun }) => (begun?.sequence === sequence && begun.seat === eyes ? begun : undefined))
  const suggested = useMemo(
    () => (decision?.kind === 'arrange' ? startArrangement(decision, decision.suggested) : undefined),
    [decision],
  )
  return suggested && (touched?.arranging ?? suggested)
}

export function rearrange({ eyes, sequence }: Snapshot, arranging: ArrangementDraft): void {
  useBegun.setState({ begun: { seat: eyes, sequence, arranging } })
}
