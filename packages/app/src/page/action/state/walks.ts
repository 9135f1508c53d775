import type { Snapshot } from '@fray/session'
import type { Point } from '@fray/tabletop'
import { useEffect, useMemo, useRef } from 'react'
import { finishWalks } from '../../board/state/walk-animation.ts'
import { newEvents } from '../../store/model/stage.ts'
import { animationTempo } from '../../store/settings.ts'

/** The paths figures took, by figure. */
export type Walks = ReadonlyMap<number, readonly Point[]>

const NONE: Walks = new Map()

/** Gets the paths from one snapshot to the next. */
export function walksBetween(before: Snapshot | undefined, after: Snapshot): Walks {
  const walks = new Map<number, Point[]>()
  for (const { figure, points } of newEvents(before, after).flatMap(({ paths = [] }) => paths)) {
    const way = points.map(([x, y]) => ({ x, y }))
    walks.set(figure, [...(walks.get(figure) ?? []), ...way])
  }
  return walks
}

/** Gets the paths to the latest snapshot, unless the reader prefers reduced motion. */
export function useWalks(snapshot: Snapshot): Walks {
  const shown = useRef<Snapshot>(undefined)
  const walks = useMemo(() => (animationTempo() === 0 ? NONE : walksBetween(shown.current, snapshot)), [snapshot])
  useEffect(() => {
    shown.current = snapshot
  }, [snapshot])
  return walks
}

/** Answering before the figures have arrived skips the rest. */
export function useWalkSkipping(): void {
  useEffect(() => {
    addEventListener('pointerdown', finishWalks)
    addEventListener('keydown', finishWalks)
    return () => {
      removeEventListener('pointerdown', finishWalks)
      removeEventListener('keydown', finishWalks)
    }
  }, [])
}
