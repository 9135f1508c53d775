import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** Duration of a long press, in milliseconds. */
const LONG = 450

interface Press {
  onPointerDown(event: PointerEvent): void
  onPointerUp(): void
  onPointerCancel(): void
  onContextMenu(event: MouseEvent): void
  onClick(): void
}

/** A long press shows details, and does not count as a press when it ends. */
export function usePressToLook(look: () => void, press: () => void): Press {
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const looked = useRef(false)
  const lift = () => clearTimeout(resting.current)
  useEffect(() => () => clearTimeout(resting.current), [])
  return {
    onPointerDown: ({ pointerType }) => {
      looked.current = false
      lift()
      if (pointerType !== 'touch') return
      resting.current = setTimeout(() => {
        looked.current = true
        look()
      }, LONG)
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onContextMenu: (event) => {
      if (looked.current) event.preventDefault()
    },
    onClick: () => {
      if (!looked.current) press()
      looked.current = false
    },
  }
}
