import { type Phrases, Speaker } from '@fray/kernel'
import { expect, test } from 'vitest'
import { spherewarsManuscript } from './game.ts'

test('every phrase of the Manuscript can be formatted', () => {
  const {
    content: { phrases },
  } = spherewarsManuscript
  const speaker = new Speaker(phrases)
  const names = { figure: () => 'Tir’Abe', seat: () => 'Scions' }
  for (const [id, message] of Object.entries(phrases.en)) {
    const args = Object.fromEntries([...message.matchAll(/\{(\w+)/g)].map(([, name]) => [name!, 2]))
    expect(speaker.say({ id, args }, names), id).not.toBe('')
  }
})

test.each([
  ['English', async (): Promise<Phrases> => spherewarsManuscript.content.phrases.en],
  ['French', async (): Promise<Phrases> => (await spherewarsManuscript.content.translations?.fr?.()) ?? {}],
])('attributes and points are not abbreviated in Spanish where %s is spoken', async (_, words) => {
  const spanish = Object.entries(await words()).filter(([, message]) => /\b(DES|POT|POD|MAN|PE)\b/.test(message))
  expect(spanish).toEqual([])
})
