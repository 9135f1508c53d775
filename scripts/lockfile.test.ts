import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Locked = { version?: string; resolved?: string; link?: boolean; optionalDependencies?: Record<string, string> }

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Locked>
}

/**
 * Whether a package at this place of the tree can resolve the other one, from its own node_modules or from a folder
 * above. An exact version must match.
 */
function finds(place: string, name: string, wanted: string): boolean {
  const found = packages[`${place === '' ? '' : `${place}/`}node_modules/${name}`]
  if (found) return !/^\d/.test(wanted) || found.version === wanted
  return place !== '' && finds(place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/'))), name, wanted)
}

// npm omits packages of other systems that it did not install itself, and then installs nothing there.
test('the lockfile has the packages of every system, not only of the one it was created on', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, wanted]) => (finds(place, name, wanted) ? [] : name)),
  )
  expect(missing).toEqual([])
})

test('the lockfile names no registry, so that each machine uses its own', () => {
  const hosts = Object.values(packages).filter(({ resolved, link }) => resolved !== undefined && !link)
  expect(hosts).toEqual([])
})
