import { beginningOf, Match, Speaker } from '@fray/kernel'
import { expect, test } from 'vitest'
import { confrontation } from './game.ts'

test('an army without a name of its own is called by its people, as every language writes them', () => {
  const { setup } = confrontation.presets[0]!
  const match = Match.start(confrontation, beginningOf(confrontation, { setup }), 'sides')
  const speaker = new Speaker(confrontation.phrases)
  const names = match.view(0).sides.map(({ name }) => speaker.say(name, { figure: String, seat: String }))
  expect(names).toEqual(['Lions of Alahan', 'Orcs of Bran-Ô-Kor'])
})
