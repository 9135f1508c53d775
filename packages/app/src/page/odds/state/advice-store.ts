import type { Seat } from '@fray/kernel'
import type { Advice, Snapshot } from '@fray/session'
import type { Placement } from '@fray/tabletop'
import { adoptProposal } from '../../placing/state/placing-store.ts'
import { reportCrash } from '../../store/match-store.ts'
import { perMatchStore } from '../../store/per-match.ts'
import { service } from '../../store/service.ts'

/** The request for a decision, and the advice as far as it is known. */
export interface AdviceRequest {
  readonly sequence: number
  readonly seat: Seat
  readonly advice: Advice | 'thinking' | 'unknown'
}

const useStore = perMatchStore<{ readonly asked: AdviceRequest | undefined }>({ asked: undefined })

/** Gets the advice for the decision of a snapshot; undefined if it was for another decision or person. */
export function useAdvice({ sequence, decision }: Snapshot): AdviceRequest['advice'] | undefined {
  return useStore(({ asked }) =>
    asked?.sequence === sequence && asked.seat === decision?.seat ? asked.advice : undefined,
  )
}

/** Asks what a good player would do now. An advised place becomes the draft. */
export async function askAdvice({ sequence, decision }: Snapshot): Promise<void> {
  if (!decision) return
  const { seat, kind } = decision
  const known = useStore.getState().asked
  if (known?.sequence === sequence && known.seat === seat && known.advice !== 'unknown') return
  const asked: AdviceRequest = { sequence, seat, advice: 'thinking' }
  useStore.setState({ asked })
  const advice = await service.advise(seat).catch(reportCrash)
  if (useStore.getState().asked !== asked) return
  useStore.setState({ asked: { sequence, seat, advice: advice ?? 'unknown' } })
  if (advice && kind === 'place' && typeof advice.answer !== 'string')
    adoptProposal(advice.answer as unknown as Placement)
}
