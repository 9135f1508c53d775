import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { build } from 'vite'

const APP = join(import.meta.dirname, '..')
const ROOT = join(APP, '../..')
/** Every build has a folder of its own here, called after what it was made of. */
const BUILDS = join(APP, 'dist')
/** Older builds are kept as long as somebody may still be serving them. */
const KEPT = 3

/** Files among the sources that are not part of the app. */
const NO_SOURCE = /(^|\/)(node_modules|dist|e2e|cli)(\/|$)|\.(test|fixture)\.tsx?$|\.md$/

/**
 * The folder of the production build of the sources as they are now: the one that people are served and that is tested in
 * browsers. Built only if nobody has built these sources yet.
 */
export async function builtApp(tell: (line: string) => void = () => {}): Promise<string> {
  const folder = join(BUILDS, await sourcesHash(ROOT))
  if (existsSync(folder)) return folder
  const started = Date.now()
  tell('Building the app (once for each version of the sources)…')
  // Built beside and renamed: a build that is broken off is never taken for a whole one.
  const unfinished = `${folder}.${process.pid}`
  await buildInto(unfinished)
  await rename(unfinished, folder).catch((error: unknown) => {
    if (!existsSync(folder)) throw error
    return rm(unfinished, { recursive: true, force: true })
  })
  await forgetOldBuilds(folder)
  tell(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
  return folder
}

async function buildInto(outDir: string): Promise<void> {
  // A test runner says 'test' here, and React would then be built for development: not what people get.
  process.env.NODE_ENV = 'production'
  await build({
    root: APP,
    configFile: join(APP, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, rolldownOptions: { checks: { pluginTimings: false } } },
  })
}

/** A name for the contents of all that the app is built of. */
export async function sourcesHash(root: string): Promise<string> {
  const packages = join(root, 'packages')
  const entries = await readdir(packages, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !NO_SOURCE.test(path))
  const hash = createHash('sha256')
  for (const path of [...paths, 'package-lock.json'].sort()) {
    const content = await readFile(join(root, path))
    hash.update(`${path}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex').slice(0, 16)
}

async function forgetOldBuilds(current: string): Promise<void> {
  const names = (await readdir(BUILDS)).filter((name) => /^[0-9a-f]{16}/.test(name))
  const folders = names.map((name) => join(BUILDS, name)).filter((folder) => folder !== current)
  const dated = await Promise.all(folders.map(async (folder) => ({ folder, built: (await stat(folder)).mtimeMs })))
  const old = dated.sort((a, b) => b.built - a.built).slice(KEPT)
  await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true, force: true })))
}
