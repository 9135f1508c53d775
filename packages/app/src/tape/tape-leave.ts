import type { PlaceForm } from '@fray/tabletop'
import { useMemo } from 'react'
import type { Snapshot } from '../match/protocol.ts'
import { leaveIn, type TapeLeave } from './tape.ts'

/** What the person at the screen may measure now. */
export function useTapeLeave({ view, decision }: Snapshot): TapeLeave {
  return useMemo(() => {
    const form = decision?.kind === 'place' ? (decision.form as unknown as PlaceForm) : undefined
    return leaveIn(view, form)
  }, [view, decision])
}
