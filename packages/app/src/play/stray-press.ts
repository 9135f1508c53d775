import { useEffect, useRef } from 'react'
import type { Snapshot } from '../match/protocol.ts'

/** Nobody has read what is asked next within so many milliseconds of the first click of several at one place. */
const UNREAD_MS = 400

/** Where answers are given. */
const ANSWERED = '.decision, .board, .aside-menu'

/** The first click of several at one place, and what was asked then. */
interface FirstClick {
  readonly asked: string
  readonly at: number
}

/** A click as browsers count them: `detail` is its place among those that follow each other at once at one place. */
type Click = Pick<MouseEvent, 'detail' | 'timeStamp'>

/** Tells clicks that were meant for what is asked from the second halves of double clicks, which hit the next question. */
export class StrayPresses {
  #first: FirstClick | undefined

  isStray({ detail, timeStamp }: Click, asked: string): boolean {
    if (detail <= 1 || !this.#first) {
      this.#first = { asked, at: timeStamp }
      return false
    }
    return asked !== this.#first.asked && timeStamp - this.#first.at < UNREAD_MS
  }
}

/** A key that is held goes on pressing what has the focus: what is asked next, too. */
function isHeld({ key, repeat }: KeyboardEvent): boolean {
  return repeat && (key === 'Enter' || key === ' ')
}

/** A double click or a key that is held answers one decision, never the next one as well. */
export function useStrayPresses({ eyes, sequence }: Snapshot): void {
  const asked = useRef('')
  asked.current = `${eyes} ${sequence}`
  useEffect(() => {
    const presses = new StrayPresses()
    const drop = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
    }
    const isAnswer = ({ target }: Event) => target instanceof Element && target.closest(ANSWERED) !== null
    const click = (event: MouseEvent) => {
      if (isAnswer(event) && presses.isStray(event, asked.current)) drop(event)
    }
    const hold = (event: KeyboardEvent) => {
      if (isAnswer(event) && isHeld(event)) drop(event)
    }
    addEventListener('click', click, true)
    addEventListener('keydown', hold, true)
    return () => {
      removeEventListener('click', click, true)
      removeEventListener('keydown', hold, true)
    }
  }, [])
}
