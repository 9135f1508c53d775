import { watch } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Editors write a file in several steps: changes within this many milliseconds count as one. */
const SETTLED = 50

/** Yields at once, and then after every change of a situation or its expectations. Ends when aborted. */
export async function* watchFiles(paths: readonly string[], signal?: AbortSignal): AsyncGenerator<void> {
  let changed = Promise.withResolvers<void>()
  let timer: NodeJS.Timeout | undefined
  const notice = (_: string, name: string | null) => {
    if (name !== null && !/\.(json|expect)$/.test(name)) return
    clearTimeout(timer)
    timer = setTimeout(() => changed.resolve(), SETTLED)
  }
  const watchers = (await foldersOf(paths)).map((folder) => watch(folder, { recursive: true }, notice))
  signal?.addEventListener('abort', () => changed.resolve())
  try {
    while (!signal?.aborted) {
      yield
      await changed.promise
      changed = Promise.withResolvers<void>()
    }
  } finally {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}

/** Gets the folders to watch: editors replace a file with another one, so the file itself cannot be watched. */
async function foldersOf(paths: readonly string[]): Promise<string[]> {
  const folders = paths.map(async (path) => ((await stat(path)).isDirectory() ? path : dirname(path)))
  return [...new Set(await Promise.all(folders))]
}
