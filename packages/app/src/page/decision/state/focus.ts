/** A new decision takes the focus only from nothing or from the previous decision. */
const FREE = '.decision, .board, .panel-tabbed, .lesson .tool'

/** Moves the focus to the decision, unless the reader is busy elsewhere: in a dialog, in the log. */
export function offerFocus(element: HTMLElement | SVGElement | null): void {
  const busy = document.activeElement
  if (busy && busy !== document.body && !busy.closest(FREE)) return
  if (!element) return
  element.dataset.offered = ''
  element.focus({ preventScroll: true })
  delete element.dataset.offered
}

/** Whether an element is just getting the focus automatically. */
export function isOffered(element: Element | undefined): boolean {
  return element?.hasAttribute('data-offered') ?? false
}
