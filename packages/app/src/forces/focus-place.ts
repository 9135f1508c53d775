import type { ForcePlace } from '@fray/kernel'

/** The list of entries, where the eye goes when an entry is gone. */
export const LIST_ID = 'force-list'

/** The id of the element that shows a place. */
export function idOfPlace(place: ForcePlace): string {
  return `at-${place.replaceAll(/[^\w-]+/g, '-')}`
}

export function focusList(): void {
  document.getElementById(LIST_ID)?.focus({ preventScroll: true })
}

/** Brings what is at a place, or what it stands in, into sight and to the keyboard; false if nothing is shown of it. */
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
