import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, sep } from 'node:path'
import { outlineOf } from '@fray/report'
import type { Plugin } from 'vite'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

const require = createRequire(import.meta.url)

const TESTS = ['**/*.test.ts', '**/*.fixture.ts']

/** Which drawings a module carries: those whose names stand as string literals in these sources. */
interface Bundle {
  /** The module whose `drawings` the build fills in. */
  readonly module: string
  readonly sources: string
}

/**
 * Bundles only the game-icons that sources name. Modules of the app export an empty `drawings`; at build their text is
 * replaced by the outlines of every icon whose name stands as a literal in the given sources.
 */
export function gameIcons(folder: string, bundles: readonly Bundle[]): Plugin {
  const { icons } = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as IconSet
  return {
    name: 'fray:game-icons',
    enforce: 'pre',
    load(id) {
      const path = id.split('?')[0]?.split(sep).join('/') ?? ''
      const bundle = bundles.find(({ module }) => path.endsWith(module))
      if (!bundle) return null
      const files = globSync(bundle.sources, { cwd: folder, exclude: TESTS }).map((file) => join(folder, file))
      for (const file of files) this.addWatchFile(file)
      const literals = files.flatMap((file) => namesIn(readFileSync(file, 'utf8')))
      const drawings = Object.fromEntries(
        [...new Set(literals)]
          .filter((name) => name in icons)
          .sort()
          .map((name) => [name, outlineOf(icons[name]?.body ?? '')]),
      )
      return `export const drawings = ${JSON.stringify(drawings)}`
    },
  }
}

/** All string literals of a source that could be the name of an icon. */
export function namesIn(source: string): string[] {
  return [...source.matchAll(/(["'])([a-z0-9]+(?:-[a-z0-9]+)*)\1/g)].map((match) => match[2] as string)
}
