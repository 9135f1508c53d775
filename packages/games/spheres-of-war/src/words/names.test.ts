import { kernelTranslations, nameFaults } from '@fray/kernel'
import { expect, test } from 'vitest'
import { spheresOfWar } from '../game.ts'

const setup = spheresOfWar.rules.readSetup(spheresOfWar.content.presets[0]!.setup)
const names = spheresOfWar.view.show(spheresOfWar.rules.begin(setup), setup, undefined).names

test.each(Object.keys(kernelTranslations))('every name is translated into %s, without leftovers', async (language) => {
  expect(nameFaults(names, (await spheresOfWar.content.translations?.[language]?.()) ?? {})).toEqual([])
})
