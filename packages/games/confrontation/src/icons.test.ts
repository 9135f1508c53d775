import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { abilities } from './ability.ts'
import { profiles } from './armies/cards/profiles.ts'
import './game.ts'

const { icons } = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json')), 'utf8'),
) as { icons: Record<string, unknown> }

/** Lists the icons that sources name. */
function namedInSources(): string[] {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const source = readFileSync(new URL(file, import.meta.url), 'utf8')
      return [...source.matchAll(/\b(?:icon|shownAs): '([a-z-]+)'/g)].map(([, name]) => name!)
    })
}

test('every icon of cards, effects and options is in the icon set', () => {
  const shown = abilities.all().flatMap(({ shownAs }) => shownAs ?? [])
  const named = [...shown, ...profiles.map(({ icon }) => icon), ...namedInSources()]
  expect(named.length).toBeGreaterThan(300)
  expect([...new Set(named)].filter((name) => !(name in icons))).toEqual([])
})
