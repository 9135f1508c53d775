import type { Point } from '@fray/tabletop'
import { useEffect, useMemo, useRef } from 'react'
import { finishWalks } from '../board/walk-animation.ts'
import type { Snapshot } from '../match/protocol.ts'
import { animationTempo } from '../store/settings.ts'
import { newEvents } from '../store/stage.ts'

/** The ways figures went, by figure. */
export type Walks = ReadonlyMap<number, readonly Point[]>

const NONE: Walks = new Map()

/** How figures came from where one snapshot shows them to where the next one does. */
export function walksBetween(before: Snapshot | undefined, after: Snapshot): Walks {
  const walks = new Map<number, Point[]>()
  for (const { figure, points } of newEvents(before, after).flatMap(({ paths = [] }) => paths)) {
    const way = points.map(([x, y]) => ({ x, y }))
    walks.set(figure, [...(walks.get(figure) ?? []), ...way])
  }
  return walks
}

/** The ways to the latest snapshot from the one shown before, unless the reader wants less movement. */
export function useWalks(snapshot: Snapshot): Walks {
  const shown = useRef<Snapshot>(undefined)
  const walks = useMemo(() => (animationTempo() === 0 ? NONE : walksBetween(shown.current, snapshot)), [snapshot])
  useEffect(() => {
    shown.current = snapshot
  }, [snapshot])
  return walks
}

/** Whoever goes on before the figures have arrived has seen enough. */
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
