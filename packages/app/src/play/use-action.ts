import type { Point } from '@fray/tabletop'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Snapshot } from '../match/protocol.ts'
import { useSettings } from '../store/settings.ts'
import { type Action, actionBetween, NO_ACTION, type Trail } from './action.ts'
import { followedIn, isAiming, isDeployingFigure } from './followed.ts'
import { useNarrow } from './narrow.ts'
import { type Placing, usePlacingIn } from './placing-store.ts'
import { isOrders } from './proposing.ts'

/** What happened last, and the trails of whoever walked last: they stay until somebody walks again. */
export interface Seen {
  readonly action: Action
  readonly trails: readonly Trail[]
}

export function useAction(snapshot: Snapshot): Seen {
  const seen = useRef<Snapshot>(undefined)
  const [trails, setTrails] = useState<readonly Trail[]>([])
  const action = useMemo(() => actionBetween(seen.current, snapshot), [snapshot])
  useEffect(() => {
    seen.current = snapshot
    if (action !== NO_ACTION && action.trails.length > 0) setTrails(action.trails)
  }, [snapshot, action])
  return { action, trails }
}

/** The place that is suggested first; where nothing is, the one that the mark begins at. */
function aimedAtFirst(placing: Placing | undefined): readonly Point[] | undefined {
  const [first] = placing?.hints.suggestions ?? []
  if (first) return 'path' in first ? first.path : undefined
  return placing && !isOrders(placing.draft) ? [placing.draft.at] : undefined
}

/** What the sight follows, for those who want it to. */
export function useFollowed(snapshot: Snapshot, places: readonly Point[]): readonly Point[] | undefined {
  const { view, decision } = snapshot
  const placing = usePlacingIn(snapshot)
  // Where it lay first, wherever it has been dragged since: the sight does not run after the hand.
  const hints = isAiming(decision) || isDeployingFigure(decision) ? placing?.hints : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is dragged has the hints it began with
  const aimed = useMemo(() => hints && aimedAtFirst(placing), [hints])
  const follows = useSettings(({ zoom }) => zoom === 'follow')
  const narrow = useNarrow()
  return useMemo(() => {
    return follows ? followedIn(view, decision, places, narrow, aimed) : undefined
  }, [follows, narrow, decision, places, view, aimed])
}
