/** Gets the match of this tab after a reload: other tabs may have other ones. */
const KEY = 'fray.table'

export function tableOfTab(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined
  } catch {
    // Without storage it is the last match on any table.
    return undefined
  }
}

export function noteTableOfTab(key: string | undefined): void {
  try {
    if (key === undefined) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, key)
  } catch {
    // As above.
  }
}
