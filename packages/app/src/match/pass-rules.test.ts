import { type Option, text } from '@fray/kernel'
import { expect, test } from 'vitest'
import { PassRules } from './pass-rules.ts'
import type { PassUnless } from './protocol.ts'

/** What a seat may be asked, and in which turn. */
interface Asked {
  readonly keys: readonly string[]
  readonly turn?: number
  readonly figure?: number
  readonly figures?: Readonly<Record<string, number>>
  readonly kind?: 'pick' | 'place'
}

/** A match in which seat 0 is asked one thing after the other, whatever it answers. */
function matchOf(questions: readonly Asked[]) {
  const answers: { seat: number; answer: unknown }[] = []
  const now = () => questions[answers.length]
  const options = ({ keys, figures = {} }: Asked): Option[] =>
    keys.map((key) => ({ key, text: text(key), value: key, ...(key in figures ? { figure: figures[key]! } : {}) }))
  return {
    answers,
    get pending() {
      const asked = now()
      if (!asked) return []
      const common = { seat: 0, prompt: text('window'), rules: [], figure: asked.figure }
      if (asked.kind === 'place') return [{ ...common, kind: 'place', instead: options(asked) }]
      return [{ ...common, kind: 'pick', options: options(asked) }]
    },
    view: () => ({ status: { track: { at: now()?.turn ?? 1 } } }),
    answer: (seat: number, answer: unknown) => answers.push({ seat, answer }),
  }
}

/** How many questions are passed before the person is asked one, with a rule that is made at the first. */
function passed(unless: PassUnless, questions: readonly Asked[], made = true): number {
  const rules = new PassRules()
  const rule = { seat: 0, prompt: text('window'), unless }
  rules.add(rule)
  const match = matchOf(questions)
  rules.answerFor(match as never, [0], made ? rule : undefined)
  return match.answers.length
}

const few = { keys: ['pass', 'order'] }
const more = { keys: ['pass', 'order', 'potion'] }

test('who never wants to be asked is not, whatever is offered, as long as passing is', () => {
  expect(passed({ kind: 'never' }, [few, more, { keys: ['roll'] }])).toBe(2)
})

test('places that may be passed are passed too', () => {
  expect(passed({ kind: 'never' }, [few, { keys: ['pass'], kind: 'place' }, { keys: [], kind: 'place' }])).toBe(2)
})

test('for one turn: in the next one the rule is gone', () => {
  expect(passed({ kind: 'turn', turn: 1 }, [few, more, { ...few, turn: 2 }])).toBe(2)
  const rules = new PassRules()
  rules.add({ seat: 0, prompt: text('window'), unless: { kind: 'turn', turn: 1 } })
  rules.answerFor(matchOf([{ ...few, turn: 2 }]) as never, [0])
  expect(rules.of(0)).toEqual([])
})

test('unless something else is offered: less is no reason to ask, more is', () => {
  expect(passed({ kind: 'offer', keys: ['order'] }, [few, { keys: ['pass'] }, few, more])).toBe(3)
})

test('unless it is about a figure: the one that acts, or one that could do something', () => {
  const about = (figure: number) => ({ ...few, figure })
  expect(passed({ kind: 'figure', figure: 7 }, [about(1), about(2), about(7)])).toBe(2)
  expect(passed({ kind: 'figure', figure: 7 }, [about(1), { ...about(2), figures: { order: 7 } }])).toBe(1)
})

test('what is being asked when the rule is made is passed by it, even if the rule would have it asked', () => {
  const about = { ...few, figure: 7 }
  expect(passed({ kind: 'figure', figure: 7 }, [about, few, about])).toBe(2)
  expect(passed({ kind: 'figure', figure: 7 }, [about, few, about], false)).toBe(0)
})

test('there is one rule about a question', () => {
  const rules = new PassRules()
  for (const unless of [{ kind: 'never' }, { kind: 'offer', keys: [] }] as const) {
    rules.add({ seat: 0, prompt: text('window'), unless })
  }
  expect(rules.of(0).map(({ unless }) => unless.kind)).toEqual(['offer'])
})
