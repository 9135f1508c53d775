import type { Snapshot } from '@fray/session'
import { useEffect, useRef } from 'react'
import type { Action } from '../../action/model/action.ts'
import { soundsOf } from '../model/sounds-of.ts'
import { playSound } from './synth.ts'

/** Plays sounds for what happens; `roll` changes whenever dice are rolled. */
export function useSounds({ view, outcome }: Snapshot, action: Action, roll: object | number | undefined): void {
  useEffect(() => {
    if (roll !== undefined) playSound('dice')
  }, [roll])
  const turn = view.status.track?.at
  const over = outcome !== undefined
  const last = useRef({ turn, over })
  useEffect(() => {
    const isCall = turn !== last.current.turn || (over && !last.current.over)
    last.current = { turn, over }
    for (const other of soundsOf(action, isCall)) playSound(other)
  }, [action, turn, over])
}
