import { Speaker } from '@fray/kernel'
import { expect, test } from 'vitest'
import { missum } from '../game.ts'
import { forces } from './forces.ts'

const speaker = new Speaker({ en: { ...missum.content.phrases.en, ...forces.phrases.en } })

const LEGION = { name: 'Guard', race: 'human', figures: 20, armour: 'heavy', weapons: ['longSword'] }

test.each([
  ['tsolyanu', 'Army of Tsolyánu'],
  ['other', 'Army of another nation'],
])('an unnamed army of %s is called "%s"', (nation, title) => {
  const view = forces.describe(forces.read({ nation }))
  expect(view.name).toBeUndefined()
  expect(speaker.say(view.title, { figure: String, seat: String })).toBe(title)
})

test('in a match an unnamed army is called after its nation, with numbers if there are two', () => {
  const namesOf = (...nations: string[]) => {
    const armies = nations.map((nation) => forces.read({ nation, legions: [LEGION], teams: [{ level: 6 }] }))
    const setup = missum.rules.readSetup(forces.setup(missum.content.presets[0]!.setup, armies))
    return setup.armies.map(({ name }) => name)
  }
  expect(namesOf('tsolyanu', 'ssu')).toEqual(['Tsolyánu', 'Ssú'])
  expect(namesOf('yanKor', 'yanKor')).toEqual(['Yán Kór 1', 'Yán Kór 2'])
  expect(namesOf('other', 'tsolyanu')).toEqual(['Army', 'Tsolyánu'])
})
