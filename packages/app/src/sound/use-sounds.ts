import { useEffect, useRef } from 'react'
import type { Snapshot } from '../match/protocol.ts'
import type { Action } from '../play/action.ts'
import { useMatch } from '../store/match-store.ts'
import { soundsOf } from './sounds-of.ts'
import { sound } from './synth.ts'

/** What is seen to happen is heard, too. */
export function useSounds({ view, outcome }: Snapshot, action: Action): void {
  const roll = useMatch((state) => state.roll?.event)
  useEffect(() => {
    if (roll) sound('dice')
  }, [roll])
  const turn = view.status.track?.at
  const over = outcome !== undefined
  const last = useRef({ turn, over })
  useEffect(() => {
    const isCall = turn !== last.current.turn || (over && !last.current.over)
    last.current = { turn, over }
    for (const each of soundsOf(action, isCall)) sound(each)
  }, [action, turn, over])
}
