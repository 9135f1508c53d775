import { Speaker } from '@fray/kernel'
import { expect, test } from 'vitest'
import reference from '../../data/reference.json' with { type: 'json' }
import options from './en/options.json' with { type: 'json' }
import { phrases } from './phrases.ts'

test('every phrase can be formatted', () => {
  const speaker = new Speaker(phrases)
  const names = { figure: () => 'Taem', seat: () => 'Alliance' }
  for (const [id, message] of Object.entries(phrases.en)) {
    const args = Object.fromEntries([...message.matchAll(/\{(\w+)/g)].map(([, name]) => [name!, 2]))
    expect(speaker.say({ id, args }, names), id).not.toBe('')
  }
})

test.each([
  [1, '1 superior troop exceeds the limit for this game size (0)'],
  [3, '3 superior troops exceed the limit for this game size (0)'],
])('%i of a rank too many is told as so many', (count, told) => {
  const words = { id: 'fault.troops', args: { count, rank: 'superior', most: 0 } }
  expect(new Speaker(phrases).say(words, { figure: String, seat: String })).toBe(told)
})

test('every phrase about an option or a rule belongs to an existing one', () => {
  const about = Object.keys(options).map((id) => id.replace(/\.note$/, ''))
  expect(about.filter((id) => !(id in phrases.en || id in reference))).toEqual([])
})
