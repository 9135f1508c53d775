import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { missum } from '../game.ts'

test('every icon used in a battle exists in the set', () => {
  const set = JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json')), 'utf8'),
  ) as { icons: Record<string, unknown> }
  const wanted = missum.content.presets.flatMap(({ setup }) => {
    const read = missum.rules.readSetup(setup)
    const { reserve = [] } = missum.view.show(missum.rules.begin(read), read, undefined)
    return reserve.map(({ icon }) => icon)
  })
  expect(new Set(wanted).size).toBeGreaterThan(15)
  expect(wanted.filter((icon) => !(icon in set.icons))).toEqual([])
})
