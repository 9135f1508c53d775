import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Locked = { resolved?: string; link?: boolean; optionalDependencies?: Record<string, string> }

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Locked>
}

/** Whether a package at this place of the tree finds the other one: beside its own packages, or beside those of a folder above. */
function finds(place: string, name: string): boolean {
  if (packages[`${place === '' ? '' : `${place}/`}node_modules/${name}`]) return true
  return place !== '' && finds(place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/'))), name)
}

// npm leaves out what it did not install itself, and then installs nothing on another system.
test('the lockfile names the packages of every system, not only of the one it was made on', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !finds(place, name)),
  )
  expect(missing).toEqual([])
})

test('the lockfile names no registry, so that each machine asks its own', () => {
  const hosts = Object.values(packages).filter(({ resolved, link }) => resolved !== undefined && !link)
  expect(hosts).toEqual([])
})
