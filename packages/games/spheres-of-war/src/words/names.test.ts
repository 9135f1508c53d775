import { kernelTranslations, nameFaults } from '@fray/kernel'
import { expect, test } from 'vitest'
import { spheresOfWar } from '../game.ts'

const setup = spheresOfWar.readSetup(spheresOfWar.presets[0]!.setup)
const names = spheresOfWar.view(spheresOfWar.begin(setup), setup, undefined).names

test.each(Object.keys(kernelTranslations))(
  'every name has a translation in %s, and nothing else has',
  async (language) => {
    expect(nameFaults(names, (await spheresOfWar.translations?.[language]?.()) ?? {})).toEqual([])
  },
)
