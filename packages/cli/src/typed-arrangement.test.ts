import { type ArrangeDecision, accept, text } from '@fray/kernel'
import { expect, test } from 'vitest'
import { choicesOf } from './choices.ts'
import { Teller } from './teller.ts'
import { newMatch } from './testing/spheres.ts'
import { arrangementHint, describeArrangement, readTypedArrangement } from './typed-arrangement.ts'

const slots = [
  { id: 'attack', text: text('title') },
  { id: 'defence', text: text('summary'), ordered: true },
]

const decision: ArrangeDecision = {
  kind: 'arrange',
  seat: 0,
  prompt: text('title'),
  rules: [],
  things: [
    { id: 'dice', text: text('title'), amount: 5 },
    { id: 'shield', text: text('summary') },
  ],
  slots,
  check: accept,
  suggest: () => [{ slots: { attack: [['dice', 5]], defence: ['shield'] } }],
}

test('slots are separated by semicolons, things by commas, and a star gives a count', () => {
  expect(readTypedArrangement('attack: dice*3; defence: shield, dice * 2', decision)).toEqual({
    slots: { attack: [['dice', 3]], defence: ['shield', ['dice', 2]] },
  })
  expect(readTypedArrangement('attack:', decision)).toEqual({ slots: { attack: [] } })
})

test('the name of a single slot is optional; with several, each must be named once', () => {
  const pile = { slots: slots.slice(0, 1) }
  expect(readTypedArrangement('shield, dice', pile)).toEqual({ slots: { attack: ['shield', 'dice'] } })
  expect(readTypedArrangement('attack: shield', pile)).toEqual({ slots: { attack: ['shield'] } })
  expect(readTypedArrangement('shield, dice', decision)).toBeUndefined()
  expect(readTypedArrangement('attack: dice; attack: shield', decision)).toBeUndefined()
})

test('the hint is a valid answer once filled in', () => {
  expect(arrangementHint(decision)).toBe('"attack: dice*5, shield; defence: …" for an arrangement of your own')
})

test('suggestions are described by slot, and written in the notation of situations', () => {
  const match = newMatch()
  const teller = new Teller(match.game.content.phrases)
  const [title, summary] = [text('title'), text('summary')].map((words) => teller.say(words))
  const [choice] = choicesOf(decision, teller, match.view(0))
  expect(choice).toEqual({
    answer: decision.suggest()[0],
    written: decision.suggest()[0],
    words: `${title}: 5 × ${title}; ${summary}: ${summary}`,
  })
  expect(describeArrangement(decision, { slots: {} }, teller)).toBe('{"slots":{}}')
})
