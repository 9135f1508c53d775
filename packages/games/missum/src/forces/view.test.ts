import { Speaker } from '@fray/kernel'
import { expect, test } from 'vitest'
import { missum } from '../game.ts'
import { forces } from './forces.ts'

const speaker = new Speaker({ en: { ...missum.phrases.en, ...forces.phrases.en } })

test.each([
  ['tsolyanu', 'Army of Tsolyánu'],
  ['other', 'Army of another nation'],
])('an army of %s that nobody has named is called "%s"', (nation, title) => {
  const view = forces.describe(forces.read({ nation }))
  expect(view.name).toBeUndefined()
  expect(speaker.say(view.title, { figure: String, seat: String })).toBe(title)
})
