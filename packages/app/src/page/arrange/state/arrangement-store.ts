import type { Seat } from '@fray/kernel'
import type { Snapshot } from '@fray/session'
import { useMemo } from 'react'
import { perMatchStore } from '../../store/per-match.ts'
import { type ArrangementDraft, startArrangement } from '../model/arrangement-draft.ts'

/** The arrangement for the current decision, shared by panel and table. */
interface Begun {
  readonly seat: Seat | undefined
  readonly sequence: number
  readonly arranging: ArrangementDraft
}

const useBegun = perMatchStore<{ readonly begun: Begun | undefined }>({ begun: undefined })

/** Gets the arrangement for the decision of a snapshot; initially the rules' suggestion. */
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
