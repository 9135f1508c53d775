import { type DecisionOption, type Interruption, text } from '@fray/kernel'
import { expect, test } from 'vitest'
import { Reactions, withoutSecretReactions } from './reactions.ts'

interface Asked {
  readonly moment: string
  /** A reaction and whether now is the time for it. */
  readonly uses: Readonly<Record<string, boolean>>
  readonly hostile?: boolean
}

/** Starts a match that asks seat 0 one thing after another, whatever it answers. */
function matchOf(questions: readonly (Asked | 'move' | 'routine')[]) {
  const answers: { seat: number; answer: unknown }[] = []
  return {
    answers,
    get pending() {
      const asked = questions[answers.length]
      if (!asked) return []
      const common = { seat: 0, prompt: text('ask'), rules: [], kind: 'pick' }
      if (asked === 'move') return [{ ...common, options: [{ key: 'go', text: text('go'), value: 0 }] }]
      if (asked === 'routine') {
        const options = ['keep', 'change'].map((key) => ({ key, text: text(key), value: 0 }))
        return [{ ...common, options, defaultAnswer: () => 'keep', isRoutine: true }]
      }
      const { moment, uses, hostile = true } = asked
      const interruption: Interruption = { moment: text(moment), key: moment, interrupted: 1, hostile, pass: 'no' }
      const options: DecisionOption[] = Object.entries(uses).map(([source, matters]) => ({
        key: source,
        text: text(source),
        value: 0,
        reaction: { source, matters: () => matters },
      }))
      return [{ ...common, interruption, options: [...options, { key: 'no', text: text('no'), value: 0 }] }]
    },
    answer: (seat: number, answer: unknown) => ({ ok: answers.push({ seat, answer }) > 0 }),
  }
}

/** Counts the questions passed before the person is asked. */
function countPassed(reactions: Reactions, questions: readonly (Asked | 'move' | 'routine')[]): number {
  const match = matchOf(questions)
  reactions.answerFor(match as never, [0])
  return match.answers.length
}

const idle: Asked = { moment: 'a', uses: { 'order:hold': false } }
const urgent: Asked = { moment: 'b', uses: { 'potion:might': true } }
const own: Asked = { moment: 'c', uses: { 'potion:might': true }, hostile: false }

test("only what matters during an enemy's action is asked; other questions are passed, decisions are not", () => {
  expect(countPassed(new Reactions(), [idle, own, urgent])).toBe(2)
  expect(countPassed(new Reactions(), [idle, 'move', urgent])).toBe(1)
})

test('a person who always wants to be asked is, unless there is nothing to choose', () => {
  const reactions = new Reactions()
  reactions.attend(0, 'always')
  expect(countPassed(reactions, [{ moment: 'x', uses: {} }, idle, urgent])).toBe(1)
})

test('a person who marked something is asked about it only, by kind or by name', () => {
  for (const mark of ['potion', 'potion:might']) {
    const reactions = new Reactions()
    reactions.attend(0, { only: [mark] })
    expect(countPassed(reactions, [idle, own, urgent])).toBe(1)
  }
})

test('what has been decided is not asked again, unless the person always wants to be asked', () => {
  const reactions = new Reactions()
  const match = matchOf(['routine', idle, 'routine', 'move'])
  reactions.answerFor(match as never, [0])
  expect(match.answers.map(({ answer }) => answer)).toEqual(['keep', 'no', 'keep'])
  // It is undone with the decision.
  expect([0, 2].map((at) => reactions.gave(at))).toEqual([true, true])
  reactions.attend(0, 'always')
  expect(countPassed(reactions, ['routine', 'move'])).toBe(0)
})

test('the same question about the same moment is not asked twice', () => {
  const reactions = new Reactions()
  const match = matchOf([urgent, urgent, { ...urgent, moment: 'later' }])
  reactions.answerFor(match as never, [0])
  expect(match.answers).toHaveLength(0)
  match.answer(0, 'no')
  reactions.answerFor(match as never, [0])
  expect(match.answers).toHaveLength(2)
})

test('what was undone is asked again', () => {
  const reactions = new Reactions()
  const match = matchOf([urgent, 'move'])
  reactions.answerFor(match as never, [0])
  match.answer(0, 'no')
  reactions.answerFor(match as never, [0])
  match.answers.length = 0
  reactions.forgetFrom(0)
  reactions.answerFor(match as never, [0])
  expect(match.answers).toHaveLength(0)
})

test('a formality is not an answer and is not recorded', () => {
  const reactions = new Reactions()
  expect(countPassed(reactions, [{ moment: 'x', uses: {} }, 'move'])).toBe(1)
  expect(reactions.save().given).toEqual([])
  expect(reactions.passedFor(0, 1, 1)).toEqual([])
})

test('at an open table secrets that could have been used are not shown', () => {
  const [open, hidden] = [
    { source: 'order:hold', text: text('hold') },
    { source: 'potion:might', text: text('might'), secret: true },
  ]
  const moment = { moment: 0, prompt: text('ask'), reactions: [open, hidden], open: true }
  expect(withoutSecretReactions(moment)).toEqual({ ...moment, reactions: [open] })
})

test('passed questions are listed, the latest first, with whether they can be reconsidered', () => {
  const reactions = new Reactions()
  expect(countPassed(reactions, [idle, own, 'move'])).toBe(2)
  expect(reactions.passedFor(0, 2, 1).map(({ moment, open }) => [moment, open])).toEqual([
    [1, true],
    [0, false],
  ])
  expect(reactions.save().given).toEqual([0, 1])
  reactions.forgetFrom(1)
  expect(reactions.passedFor(0, 1, 1).map(({ moment }) => moment)).toEqual([0])
  expect(reactions.gave(0)).toBe(true)
  expect(reactions.gave(1)).toBe(false)
})

test('a person who waits for an opportunity is asked at the next one, once', () => {
  const reactions = new Reactions()
  reactions.arm(0, 'order:hold')
  const match = matchOf([own, idle, { ...idle, moment: 'd' }])
  reactions.answerFor(match as never, [0])
  expect(match.answers).toHaveLength(1)
  expect(reactions.armedOf(0)).toEqual([])
  match.answer(0, 'no')
  reactions.answerFor(match as never, [0])
  expect(match.answers).toHaveLength(3)
})

test('a public choice with one option is made for a single person, unless they always want to be asked', () => {
  const answers: unknown[] = []
  const matchWith = (options: readonly string[], secret?: false) => ({
    answers,
    pending: answers.length
      ? []
      : [
          {
            ...{ seat: 0, prompt: text('ask'), rules: [], kind: 'pick', secret },
            options: options.map((key) => ({ key, text: text(key), value: 0 })),
          },
        ],
    answer(seat: number, answer: unknown) {
      answers.push({ seat, answer })
      this.pending = []
      return { ok: true }
    },
  })
  const answersOf = (reactions: Reactions, match: ReturnType<typeof matchWith>, seats = [0]) => {
    reactions.answerFor(match as never, seats)
    return answers.splice(0)
  }
  const reactions = new Reactions()
  expect(answersOf(reactions, matchWith(['Ann'], false))).toEqual([{ seat: 0, answer: 'Ann' }])
  expect(reactions.gave(0)).toBe(true)
  expect(answersOf(new Reactions(), matchWith(['Ann', 'Abe'], false))).toEqual([])
  expect(answersOf(new Reactions(), matchWith(['Ann']))).toEqual([])
  expect(answersOf(new Reactions(), matchWith(['Ann'], false), [0, 1])).toEqual([])
  const asked = new Reactions()
  asked.attend(0, 'always')
  expect(answersOf(asked, matchWith(['Ann'], false))).toEqual([])
})
