import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Texts = Readonly<Record<string, string>>

/** The texts of a package: in each language its parts, by the name of their file. */
export interface PackageLocales {
  readonly name: string
  readonly folder: string
  readonly english: ReadonlyMap<string, Texts>
  readonly languages: ReadonlyMap<string, LanguageTexts>
}

export interface LanguageTexts {
  readonly parts: ReadonlyMap<string, Texts>
  /** Translated names by the English ones, which stand in the data of the game. */
  readonly names: Texts
}

/** Reads the texts of all packages that have any. */
export function readLocales(root: string): readonly PackageLocales[] {
  return globSync(['packages/*/src/locales/en', 'packages/games/*/src/locales/en'], { cwd: root })
    .sort()
    .map((english) => readPackage(root, english.slice(0, -'/src/locales/en'.length)))
}

function readPackage(root: string, folder: string): PackageLocales {
  const locales = join(root, folder, 'src/locales')
  const codes = readdirSync(locales, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== 'en',
  )
  return {
    name: folder.slice(folder.lastIndexOf('/') + 1),
    folder: join(root, folder),
    english: readParts(join(locales, 'en')),
    languages: new Map(codes.map(({ name }) => [name, readLanguage(join(locales, name))])),
  }
}

function readLanguage(folder: string): LanguageTexts {
  const all = [...readParts(folder)]
  const isNames = ([file]: readonly [string, Texts]) => /^names[./]/.test(file)
  return {
    parts: new Map(all.filter((part) => !isNames(part))),
    names: Object.assign({}, ...all.filter(isNames).map(([, names]) => names)),
  }
}

function readParts(folder: string): ReadonlyMap<string, Texts> {
  if (!existsSync(folder)) return new Map()
  const files = globSync('**/*.json', { cwd: folder }).sort()
  return new Map(files.map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8'))]))
}
