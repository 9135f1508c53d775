/** Which match this tab has on its table, for when it is loaded anew: another tab may have another one. */
const KEY = 'fray.table'

export function tableOfTab(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined
  } catch {
    // A browser that keeps nothing: then it is the match that was on any table last.
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
