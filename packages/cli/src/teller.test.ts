import { type GameEvent, Tally, text } from '@fray/kernel'
import { expect, test } from 'vitest'
import { Teller } from './teller.ts'
import { contact, playScript, spheres } from './testing/spheres.ts'

const fight = { answers: ['move', 'toward', contact], dice: [5] }

test('an event is printed with its dice and rules, also for figures that are gone', () => {
  const { match, teller } = playScript(fight)
  expect(match.events.flatMap((event) => teller.describeEvent(event)).slice(4, 7)).toEqual([
    'Fox strikes at Hawk. [SO-1-36 SO-1-39]',
    'Hawk defends against Fox on 4 or less — Birds (Retaliator) 1d6: 5 [SO-1-2 SO-1-40]',
    'Fox defeats Hawk. [SO-1-40 SO-1-42]',
  ])
})

test('a number is printed with its terms', () => {
  const phrases = { en: { charge: 'The charge', strength: 'strength', base: 'base', tired: 'tired' } }
  const teller = new Teller(phrases)
  const terms = [
    { amount: 4, label: text('base') },
    { amount: 2, label: text('charge'), rule: 'X-1' },
    { amount: -1, label: text('tired') },
  ]
  const numbers = [{ name: text('strength'), total: 5, terms }]
  const event: GameEvent = { type: 'charge', args: {}, rules: [], numbers }
  expect(teller.describeEvent(event)).toEqual(['The charge', '    strength 5 = 4 base + 2 The charge [X-1] − 1 tired'])
})

test('a number that is more than a sum is printed with its operations', () => {
  const phrases = { en: { move: 'The march', base: 'base', mud: 'mud' } }
  const teller = new Teller(phrases)
  const tally = new Tally(text('move')).add(5, text('base')).halve('up', text('mud'), 'X-2')
  const event: GameEvent = { type: 'move', args: {}, rules: [], numbers: [tally.explain()] }
  expect(teller.describeEvent(event)[1]).toBe('    The march 3 = 5 base − 2 mud (halved, rounded up) [X-2]')
})

test('unknown figures and seats have numbers for names', () => {
  const teller = new Teller(spheres.content.phrases)
  expect({ figure: teller.figure(3), seat: teller.seat(1) }).toEqual({ figure: 'figure 3', seat: 'seat 1' })
})

test('an outcome is printed with winners, score, reason and rules', () => {
  const { match, teller } = playScript(fight)
  expect(match.outcome && teller.describeOutcome(match.outcome)).toBe(
    'Won by Beasts (Instigator) (1 to 0): no Birds (Retaliator) are left on the table. [SO-1-23]',
  )
  expect(teller.describeOutcome({ winners: [], reason: text('outcome.quiet'), rules: [] })).toMatch(
    /^A draw: ten turns/,
  )
})
