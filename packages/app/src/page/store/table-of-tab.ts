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

/** The keys of matches on a server, which the page opens by their codes. */
const SERVER = 'server:'

export function serverTableKey(code: string): string {
  return `${SERVER}${code}`
}

/** Gets the code of the match on a server that this tab had on the table. */
export function serverCodeOfTab(): string | undefined {
  const key = tableOfTab()
  return key?.startsWith(SERVER) ? key.slice(SERVER.length) : undefined
}
