import { describe, expect, test } from 'vitest'
import type { Decision } from '../decisions/decision.ts'
import type { GameEvent } from '../match/event.ts'
import { text } from './message.ts'
import { Proofreader } from './proofreader.ts'
import { Tally } from './tally.ts'

const reader = new Proofreader({ en: { struck: '{who} is struck', base: 'base', ask: 'Whom?', bob: '{name}' } })
const event = (more: Partial<GameEvent>): GameEvent =>
  ({ type: 'struck', args: { who: { figure: 1 } }, rules: ['R-1'], ...more }) as GameEvent
const matchWithEvents = (...events: GameEvent[]) => ({ events, pending: [] as Decision[] })
const asking = (option: ReturnType<typeof text>, rules = ['R-1']) => ({
  events: [] as GameEvent[],
  pending: [
    {
      kind: 'pick',
      seat: 0,
      prompt: text('ask'),
      rules,
      options: [{ key: 'bob', text: option, value: 1 }],
    } as unknown as Decision,
  ],
})

describe('Proofreader', () => {
  test('returns valid messages', () => {
    const match = matchWithEvents(event({}))
    expect(reader.checkMessages(match)).toBe(match)
    expect(reader.checkRules(match)).toBe(match)
  })

  test('finds events without a phrase or without an argument of it', () => {
    expect(() => reader.checkMessages(matchWithEvents(event({ type: 'hit' })))).toThrow()
    expect(() => reader.checkMessages(matchWithEvents(event({ args: {} })))).toThrow()
  })

  test('finds number terms without a phrase', () => {
    const numbers = (label: string) => [new Tally(text('base')).add(1, text(label), 'R-1').explain()]
    expect(() => reader.checkMessages(matchWithEvents(event({ numbers: numbers('base') })))).not.toThrow()
    expect(() => reader.checkMessages(matchWithEvents(event({ numbers: numbers('bonus') })))).toThrow()
  })

  test('finds options that lack an argument', () => {
    expect(() => reader.checkMessages(asking(text('bob', { name: 'Bob' })))).not.toThrow()
    expect(() => reader.checkMessages(asking(text('bob')))).toThrow()
  })

  test('finds events and questions that cite no rule', () => {
    expect(() => reader.checkRules(matchWithEvents(event({}), event({ rules: [] })))).toThrow('"struck" cites no rule')
    expect(() => reader.checkRules(asking(text('base'), []))).toThrow('"ask" cites no rule')
  })

  test('checks the events since a given one', () => {
    const match = matchWithEvents(event({ type: 'hit', rules: [] }), event({}))
    expect(reader.checkMessages(match, 1)).toBe(match)
    expect(reader.checkRules(match, 1)).toBe(match)
  })
})
