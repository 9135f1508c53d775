import type { ReplayStep } from '@fray/session'
import { useCallback, useEffect, useState } from 'react'
import { clampStep, firstFightStep, lastStep, nextEvent, previousEvent } from '../model/timeline.ts'

/** How long a step is shown at normal speed. */
const STEP_TIME = 900
export const SPEEDS: readonly number[] = [1, 2, 4, 8]

/** The state of a replay and its controls. */
export interface Player {
  readonly at: number
  readonly playing: boolean
  readonly speed: number
  /** Pauses and goes there. */
  go(at: number): void
  /** Plays or pauses; at the end it restarts where the fighting begins. */
  toggle(): void
  setSpeed(speed: number): void
}

/** Plays from a step or, by default, from where the fighting begins. */
export function usePlayer(steps: readonly ReplayStep[], start: number | undefined, atOnce = false): Player {
  const [place, setAt] = useState(start)
  const [playing, setPlaying] = useState(atOnce)
  const [speed, setSpeed] = useState(1)
  const last = lastStep(steps)
  // A running match has fewer steps than answers: secret answers of others do not count.
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

/** Where keys mean something else: in fields, lists, dialogs and sliders. */
const BUSY = 'input, textarea, select, [role=dialog], [role=listbox]'

/** Gets the step a key leads to; undefined if none. With Shift, letters go backwards. */
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

/** The keys of a video player. */
export function usePlayerKeys(steps: readonly ReplayStep[], { at, go, toggle }: Player): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const on = event.target instanceof Element ? event.target : document.body
      const pressing = event.key === ' ' && on.closest('button, a')
      // A focused figure keeps its own keys.
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
