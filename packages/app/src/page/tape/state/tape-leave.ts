import type { Snapshot } from '@fray/session'
import type { PlaceForm } from '@fray/tabletop'
import { useMemo } from 'react'
import { permissionIn, type TapePermission } from '../model/tape.ts'

/** Gets what the person at the screen may measure now. */
export function useTapePermission({ view, decision }: Snapshot): TapePermission {
  return useMemo(() => {
    const form = decision?.kind === 'place' ? (decision.form as unknown as PlaceForm) : undefined
    return permissionIn(view, form)
  }, [view, decision])
}
