import type { Snapshot } from '@fray/session'
import type { Point } from '@fray/tabletop'
import { useEffect, useMemo, useRef, useState } from 'react'
import { goalOf } from '../../lesson/model/lesson-goal.ts'
import { isOrders } from '../../placing/model/proposal-draft.ts'
import { type Placing, usePlacingIn } from '../../placing/state/placing-store.ts'
import { isAiming, isDeployingFigure, placesToFollow } from '../../play/model/camera-target.ts'
import { useSettings } from '../../store/settings.ts'
import { useNarrow } from '../../store/use-narrow.ts'
import { type Action, actionBetween, NO_ACTION, type Trail } from '../model/action.ts'

/** The last action, and the trails of the last walk: they stay until the next one. */
export interface SeenAction {
  readonly action: Action
  readonly trails: readonly Trail[]
  /** Recent blows, shots and deaths: a quick answer does not cut them short. */
  readonly effects: readonly Effect[]
}

export interface Effect {
  readonly sequence: number
  readonly action: Action
}

/** How many recent actions are drawn at once, at most. */
const AT_ONCE = 4

export function useAction(snapshot: Snapshot): SeenAction {
  const seen = useRef<Snapshot>(undefined)
  const [trails, setTrails] = useState<readonly Trail[]>([])
  const [effects, setEffects] = useState<readonly Effect[]>([])
  const action = useMemo(() => actionBetween(seen.current, snapshot), [snapshot])
  useEffect(() => {
    seen.current = snapshot
    if (action !== NO_ACTION && action.trails.length > 0) setTrails(action.trails)
    if (action.strikes.length + action.deaths.length > 0)
      setEffects((before) => [...before.slice(1 - AT_ONCE), { sequence: snapshot.sequence, action }])
  }, [snapshot, action])
  return { action, trails, effects }
}

/** Gets the first suggested place, or where the marker starts. */
function firstSuggestedPlace(placing: Placing | undefined): readonly Point[] | undefined {
  const [first] = placing?.hints.suggestions ?? []
  if (first) return 'path' in first ? first.path : undefined
  return placing && !isOrders(placing.draft) ? [placing.draft.at] : undefined
}

/** Gets the places the camera should follow, if the reader wants it to. */
export function useCameraTarget(snapshot: Snapshot, places: readonly Point[]): readonly Point[] | undefined {
  const { view, decision } = snapshot
  const placing = usePlacingIn(snapshot)
  // The camera stays at the first place and does not follow the drag.
  const hints = isAiming(decision) || isDeployingFigure(decision) ? placing?.hints : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is dragged has the hints it began with
  const aimed = useMemo(() => hints && firstSuggestedPlace(placing), [hints])
  const goal = useMemo(() => goalOf({ lesson: snapshot.lesson, decision })?.at, [snapshot.lesson, decision])
  const follows = useSettings(({ zoom }) => zoom === 'follow')
  const narrow = useNarrow()
  return useMemo(() => {
    const sought = goal ? [...(aimed ?? []), goal] : aimed
    return follows ? placesToFollow(view, decision, places, narrow, sought) : undefined
  }, [follows, narrow, decision, places, view, aimed, goal])
}
