import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PackageLocales } from './read-locales.ts'

/** Gets the English names in the data of a game, which other languages translate. Other packages have none. */
export async function catalogueNames({ folder }: PackageLocales): Promise<readonly string[]> {
  const file = join(folder, 'src/testing/catalogue-names.ts')
  if (!existsSync(file)) return []
  const { catalogueNames: names }: { catalogueNames: readonly string[] } = await import(pathToFileURL(file).href)
  return names
}
