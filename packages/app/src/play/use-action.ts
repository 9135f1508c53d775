import type { Point } from '@fray/tabletop'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Snapshot } from '../match/protocol.ts'
import { useSettings } from '../store/settings.ts'
import { type Action, actionBetween, NO_ACTION, type Trail } from './action.ts'
import { concernedIn, dividedIn, everybodyIn } from './followed.ts'
import { useNarrow } from './narrow.ts'

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

/**
 * What the sight follows: those who are divided into groups; else what happened and, on a narrow screen, whoever acts now
 * or is to be chosen. Whoever decides on a wide one sees everybody again. Nothing where it shall stay.
 */
export function useFollowed({ view, decision }: Snapshot, places: readonly Point[]): readonly Point[] | undefined {
  const follows = useSettings(({ zoom }) => zoom === 'follow')
  const narrow = useNarrow()
  const deciding = decision !== undefined
  const concerned = useMemo(() => concernedIn(decision), [decision])
  const divided = useMemo(() => dividedIn(decision), [decision])
  return useMemo(() => {
    if (!follows) return undefined
    if (divided.length > 0) return view.figures.filter(({ id }) => divided.includes(id)).map(({ pose }) => pose)
    if (deciding && !narrow) return everybodyIn(view)
    if (places.length > 0) return places
    const seen = view.figures.filter(({ id }) => concerned.includes(id))
    return seen.length > 0 ? seen.flatMap(({ body, pose }) => body ?? [pose]) : undefined
  }, [follows, narrow, deciding, places, concerned, divided, view])
}
