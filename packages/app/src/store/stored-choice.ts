/** What a reader chose, kept in this browser. One that keeps nothing forgets it when the page is closed. */
export function readChoice(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function saveChoice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // It holds until the page is closed.
  }
}
