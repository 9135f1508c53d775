import { existsSync, readdirSync } from 'node:fs'

/** Gets the package of a game; two editions share one. */
function folderOf(id: string): string {
  return id === 'spherewars-manuscript' ? 'spherewars' : id
}

export function goldenFolder(id: string): URL {
  return new URL(`../../games/${folderOf(id)}/golden/`, import.meta.url)
}

/** Lists the golden records of a game. */
export function goldenFiles(id: string): URL[] {
  const folder = goldenFolder(id)
  if (!existsSync(folder)) return []
  const own = new RegExp(`^${id}-\\d+\\.json$`)
  return readdirSync(folder)
    .filter((name) => own.test(name))
    .map((name) => new URL(name, folder))
}
