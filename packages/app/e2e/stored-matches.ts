import type { Page } from 'playwright-core'

/** A match as the browser stores it. */
export interface StoredMatch {
  readonly key: string
  readonly saved: { readonly answers: readonly unknown[]; readonly version: string; readonly seed: string }
  readonly revision: number
  readonly opened: number
}

/** Reads everything stored as a match, the last opened first. */
export function storedMatches(page: Page): Promise<StoredMatch[]> {
  return page.evaluate(readAll)
}

/** Counts the answers of a stored match (default: the last one opened); -1 if it is not stored. */
export async function countStoredAnswers(page: Page, commitment?: string): Promise<number> {
  const wanted = commitment === undefined ? 'true' : `saved.commitment === ${JSON.stringify(commitment)}`
  return page.evaluate(`(${readAll})().then((all) => all.find(({ saved }) => ${wanted})?.saved.answers.length ?? -1)`)
}

/** Runs in the page. */
function readAll(): Promise<StoredMatch[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('fray')
    opening.onerror = () => reject(opening.error)
    opening.onupgradeneeded = () => opening.result.createObjectStore('matches')
    opening.onsuccess = () => {
      const store = opening.result.transaction('matches').objectStore('matches')
      const [keys, values] = [store.getAllKeys(), store.getAll()]
      values.onsuccess = () => {
        opening.result.close()
        const kept = values.result.map((value, i) => ({ key: keys.result[i], ...value }))
        resolve(kept.sort((a, b) => b.opened - a.opened))
      }
    }
  })
}

/** Replaces a stored match. */
export function replaceStoredMatch(page: Page, key: string, value: unknown): Promise<void> {
  return page.evaluate(
    ([at, content]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('fray')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const putting = opening.result.transaction('matches', 'readwrite').objectStore('matches').put(content, at)
          putting.transaction?.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        }
      }),
    [key, value] as const,
  )
}
