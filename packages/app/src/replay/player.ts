import { useCallback, useEffect, useState } from 'react'
import type { ReplayStep } from '../match/protocol.ts'
import { clampStep, firstFightStep, lastStep, nextEvent, previousEvent } from './timeline.ts'

/** How long a step is shown at normal speed. */
const STEP_TIME = 900
export const SPEEDS: readonly number[] = [1, 2, 4, 8]

/** Where a replay stands and how it goes on. */
export interface Player {
  readonly at: number
  readonly playing: boolean
  readonly speed: number
  /** Stops and goes there. */
  go(at: number): void
  /** Plays or pauses; at the end it plays from where the fighting begins. */
  toggle(): void
  setSpeed(speed: number): void
}

/** A replay from a step on, or from where the fighting begins. */
export function usePlayer(steps: readonly ReplayStep[], start: number | undefined, atOnce = false): Player {
  const [place, setAt] = useState(start)
  const [playing, setPlaying] = useState(atOnce)
  const [speed, setSpeed] = useState(1)
  const last = lastStep(steps)
  // Of a match under way there are fewer steps than answers: those of others that nobody may count are none.
  const at = steps.length > 0 ? clampStep(steps, place ?? firstFightStep(steps)) : (place ?? 0)
  useEffect(() => {
    if (!playing || steps.length === 0) return
    if (at >= last) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => setAt(at + 1), STEP_TIME / speed)
    return () => clearTimeout(timer)
  }, [playing, at, last, speed, steps.length])
  const go = useCallback(
    (to: number) => {
      setPlaying(false)
      setAt(clampStep(steps, to))
    },
    [steps],
  )
  const toggle = useCallback(() => {
    if (!playing && at >= last) setAt(undefined)
    setPlaying(!playing)
  }, [playing, at, last])
  return { at, playing, speed, go, toggle, setSpeed }
}

/** Where keys mean something else: in fields, in lists and dialogs, on sliders. */
const BUSY = 'input, textarea, select, [role=dialog], [role=listbox]'

/** Where a key leads in a replay; undefined if nowhere. With Shift, letters lead to the moment before. */
export function stepForKey(key: string, steps: readonly ReplayStep[], at: number): number | undefined {
  switch (key) {
    case 'j':
      return at - 1
    case 'l':
      return at + 1
    case 'Home':
      return 0
    case 'End':
      return lastStep(steps)
    case 'r':
      return nextEvent(steps, at, 'roll')
    case 'R':
      return previousEvent(steps, at, 'roll')
    case 'x':
      return nextEvent(steps, at, 'loss')
    case 'X':
      return previousEvent(steps, at, 'loss')
    default:
      return undefined
  }
}

/** The keys of a player of films. */
export function usePlayerKeys(steps: readonly ReplayStep[], { at, go, toggle }: Player): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const on = event.target instanceof Element ? event.target : document.body
      const pressing = event.key === ' ' && on.closest('button, a')
      // A figure that has the focus keeps the keys it knows.
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || pressing || on.closest(BUSY))
        return
      const to = stepForKey(event.key, steps, at)
      if (to !== undefined) go(to)
      else if (event.key === ' ' || event.key === 'k') toggle()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [steps, at, go, toggle])
}
