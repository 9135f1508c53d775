import { expect, test } from 'vitest'
import { english } from '../../../locales/language-pack.ts'
import { createTranslator } from '../../../locales/translator.ts'
import { playerName, youIn } from './you.ts'

const talk = createTranslator(english)

test('the only person of a match is "you", wherever they sit', () => {
  expect(youIn({ players: ['person', 'veteran'] })).toBe(0)
  expect(youIn({ players: ['soldier', 'recruit', 'person'] })).toBe(2)
})

test('persons who share a screen are called by their sides, and nobody is "you" while bots play', () => {
  expect(youIn({ players: ['person', 'person'] })).toBeUndefined()
  expect(youIn({ players: ['recruit', 'veteran'] })).toBeUndefined()
  expect(playerName({ players: ['person', 'person'] }, 1, talk)).toBeUndefined()
})

test('opponents have names', () => {
  const match = { players: ['person', 'veteran'] } as const
  expect([0, 1].map((seat) => playerName(match, seat, talk))).toEqual(['You', 'Bot, veteran'])
})
