import { Speaker } from '@fray/kernel'
import { expect, test } from 'vitest'
import { missum } from './game.ts'

/** The smallest battle before anybody is drawn up. */
function before() {
  const setup = missum.readSetup(missum.presets[0]!.setup)
  return missum.view(missum.begin(setup), setup, 0)
}

const speaker = new Speaker(missum.phrases, 'en')
const say = (words: Parameters<Speaker['say']>[0]) => speaker.say(words, { figure: String, seat: String })

test('legions and figures are counted before they come to the table', () => {
  const [side] = before().sides
  expect(side?.counters.map(({ text }) => text && say(text))).toEqual(['4 legions', '60 figures'])
})

test('a caption says what a unit is and carries, or what it commands', () => {
  const captions = before().reserve?.flatMap(({ caption }) => (caption ? [say(caption)] : [])) ?? []
  expect(captions).toContain('Men, line: heavy armour, long sword')
  expect(captions).toContain('commands the army')
  expect(captions.filter((words) => words.includes('{'))).toEqual([])
})
