import { expect, test } from 'vitest'
import { missum } from '../game.ts'
import { catalogueNames, PROPER_NAMES } from '../testing/catalogue-names.ts'

test('everyone in a ready battle has a personal name or one from the game', () => {
  const known = new Set([...catalogueNames, ...PROPER_NAMES])
  const called = missum.content.presets.flatMap(({ setup: preset }) => {
    const setup = missum.rules.readSetup(preset)
    return missum.view.show(missum.rules.begin(setup), setup, undefined).names
  })
  // Units with the same name in both armies are distinguished by their army.
  expect(called.filter((name) => !known.has(name.replace(/ \(.+\)$/, '').replace(/ \d+$/, '')))).toEqual([])
})
