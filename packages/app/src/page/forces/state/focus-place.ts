import type { ForcePlace } from '@fray/kernel'

/** The list of entries, which takes the focus when an entry is removed. */
export const LIST_ID = 'force-list'

/** Gets the id of the element for a place. */
export function idOfPlace(place: ForcePlace): string {
  return `at-${place.replaceAll(/[^\w-]+/g, '-')}`
}

export function focusList(): void {
  document.getElementById(LIST_ID)?.focus({ preventScroll: true })
}

/** Scrolls to a place, or what contains it, and focuses it; false if it is not shown. */
export function focusPlace(place: ForcePlace): boolean {
  for (let outer = place; outer !== ''; outer = outer.replace(/(\.[^.[]+|\[\d+\])$/, '')) {
    const element = document.getElementById(idOfPlace(outer))
    if (!element) continue
    element.scrollIntoView({ block: 'center' })
    element.focus({ preventScroll: true })
    return true
  }
  return false
}
