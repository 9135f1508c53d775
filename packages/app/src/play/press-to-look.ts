import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

/** How long a finger rests on something before that is a look at it, in milliseconds. */
const LONG = 450

interface Press {
  onPointerDown(event: PointerEvent): void
  onPointerUp(): void
  onPointerCancel(): void
  onContextMenu(event: MouseEvent): void
  onClick(): void
}

/** A finger cannot point: where it rests on something it looks at it, and does not press it when it is lifted. */
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
