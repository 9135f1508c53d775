/** Where the focus may be when a new decision takes it: on nothing, or on what decided the last one. */
const FREE = '.decision, .board, .panel-tabbed'

/** Moves the focus to what must be decided, unless the reader is busy elsewhere: in a dialog, in the log. */
export function offerFocus(element: HTMLElement | SVGElement | null): void {
  const busy = document.activeElement
  if (busy && busy !== document.body && !busy.closest(FREE)) return
  element?.focus({ preventScroll: true })
}
