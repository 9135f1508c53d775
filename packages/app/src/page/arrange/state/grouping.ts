import type { Snapshot } from '@fray/session'
import { useCallback, useMemo } from 'react'
import type { Drop } from '../../board/figure-drag.tsx'
import { dropInGroups, isGrouping, joinGroup, keyInGroups, movableIn, pressInGroups } from '../model/arranged-groups.ts'
import type { ArrangementDraft } from '../model/arrangement-draft.ts'
import { rearrange, useArrangingIn } from './arrangement-store.ts'

/** How figures on the table are divided into groups by pressing, dragging and keys. */
export interface GroupingState {
  readonly arranging: ArrangementDraft
  readonly movable: ReadonlySet<number>
  press(figure: number): void
  drop(figure: number, drop: Drop): void
  /** Whether the key did something. */
  key(figure: number, key: string): boolean
  join(figure: number, slot: string): void
}

/** Undefined unless figures are being divided. */
export function useGrouping(snapshot: Snapshot): GroupingState | undefined {
  const arranging = useArrangingIn(snapshot)
  const change = useCallback(
    (next: ArrangementDraft | undefined) => {
      if (next) rearrange(snapshot, next)
      return next !== undefined
    },
    [snapshot],
  )
  return useMemo(() => {
    if (!arranging || !isGrouping(arranging)) return undefined
    return {
      arranging,
      movable: movableIn(arranging),
      press: (figure) => void change(pressInGroups(arranging, figure)),
      drop: (figure, { onto }) => void change(dropInGroups(arranging, figure, onto)),
      key: (figure, key) => change(keyInGroups(arranging, figure, key)),
      join: (figure, slot) => void change(joinGroup(arranging, figure, slot)),
    }
  }, [arranging, change])
}
