import type { Snapshot } from '@fray/session'
import { useEffect, useRef } from 'react'

/** Milliseconds after the first of several clicks at one place in which the next question cannot have been read. */
const UNREAD_MS = 400

/** Where answers are given. */
const ANSWERED = '.decision, .board, .aside-menu'

/** The first of several clicks at one place, and the decision at that time. */
interface FirstClick {
  readonly asked: string
  readonly at: number
}

/** A click as browsers count them: `detail` is its number in a quick series at one place. */
type Click = Pick<MouseEvent, 'detail' | 'timeStamp'>

/** Tells intended clicks from the second halves of double clicks, which would hit the next question. */
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

/** A held key would press the next question's focused option too. */
function isHeld({ key, repeat }: KeyboardEvent): boolean {
  return repeat && (key === 'Enter' || key === ' ')
}

/** Makes a double click or a held key answer one decision only. */
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
