/** Where the focus may be when a new decision takes it: on nothing, or on what decided the last one. */
const FREE = '.decision, .board, .panel-tabbed, .lesson .tool'

/** Moves the focus to what must be decided, unless the reader is busy elsewhere: in a dialog, in the log. */
export function offerFocus(element: HTMLElement | SVGElement | null): void {
  const busy = document.activeElement
  if (busy && busy !== document.body && !busy.closest(FREE)) return
  if (!element) return
  element.dataset.offered = ''
  element.focus({ preventScroll: true })
  delete element.dataset.offered
}

/** Whether something gets the focus just now without anybody having asked for it. */
export function isOffered(element: Element | undefined): boolean {
  return element?.hasAttribute('data-offered') ?? false
}
