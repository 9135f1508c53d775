import { type Message, optionsOf } from '@fray/kernel'
import { expect, test } from 'vitest'
import { attackMage, defenceMage, magic } from '../testing/magic.ts'
import { legion } from '../testing/scene.ts'

const units = [
  attackMage('Ama', 0, 1200, 900, { spells: [2, 3, 0] }),
  defenceMage('Dema', 0, 1100, 900),
  legion('Enemy', 1, 1200, 500, { files: 5 }),
]

/** Gets the note of each option, by key. */
function notes(...answers: readonly string[]): Record<string, Message | undefined> {
  const options = optionsOf(magic(units, { answers: [...answers] }).pending[0]!)
  return Object.fromEntries(options.map(({ key, note, group }) => [key, note?.() ?? group?.note]))
}

test('MI-CAST-01 MI-AREA-01 to -04 a spell option shows the number left and the area', () => {
  const { 'gaze-I': weak, 'gaze-II': strong } = notes('done')
  expect(weak).toEqual({ id: 'note.strength-one', args: { left: 2, saves: 1, across: 25, along: 25 } })
  expect(strong).toEqual({ id: 'note.strength', args: { left: 3, saves: 2, across: 25, along: 38 } })
})

test('MI-PLATFORM-03 MI-TRANSFER-01 platform work and transfers show their cost', () => {
  const offered = notes()
  expect(offered['1-build']).toEqual({ id: 'note.build', args: { turns: 3 } })
  expect(offered['0-gives-II']).toEqual({ id: 'note.spells-left', args: { left: 3 } })
  expect(offered.done).toEqual({ id: 'note.arranged' })
})
