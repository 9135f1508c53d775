import { describe, expect, test, vi } from 'vitest'
import type { Procedure } from '../match/procedure.ts'
import { giveRecordedAnswer } from '../records/replay.ts'
import { giveAnswers, type NotesPlay, startNotes } from '../testing/play.ts'
import { text } from '../texts/message.ts'
import { type Attention, isFormality, isWorthAsking, passAnswer, passValue, questionKey } from './attention.ts'
import { type DecisionOption, describeDecision as dataOf, type PickDecision } from './decision.ts'
import type { Interruption } from './interruption.ts'

const interruption: Interruption = {
  moment: text('about-to-shoot'),
  key: 'turn 2, shot of 7',
  interrupted: 0,
  acting: 7,
  hostile: true,
  pass: 'pass',
}

const pass = { key: 'pass', text: text('pass'), value: null }
const hold = reaction('hold', 'order:hold', true)
const potion = reaction('drink', 'consumable:potion', false)

function reaction(key: string, source: string, matters: boolean): DecisionOption {
  return { key, text: text(key), value: key, reaction: { source, matters: () => matters } }
}

function question(options: readonly DecisionOption[], marks: Partial<Interruption> = {}): PickDecision {
  return {
    kind: 'pick',
    seat: 1,
    prompt: text('speak-up'),
    rules: ['R-1'],
    interruption: { ...interruption, ...marks },
    options: [pass, ...options],
  }
}

describe('isWorthAsking', () => {
  const asks = (attention: Attention, options: readonly DecisionOption[], marks: Partial<Interruption> = {}) =>
    isWorthAsking(question(options, marks), attention)

  test('"always" asks whenever the seat can do more than pass', () => {
    expect(asks('always', [potion], { hostile: false })).toBe(true)
    expect(asks('always', [])).toBe(false)
  })

  test('"when it matters" asks if an enemy acts and an option can change the result', () => {
    expect(asks('when-it-matters', [potion, hold])).toBe(true)
    expect(asks('when-it-matters', [potion])).toBe(false)
    expect(asks('when-it-matters', [hold], { hostile: false })).toBe(false)
    expect(asks('when-it-matters', [])).toBe(false)
  })

  test('whether an option matters is computed only for seats that ask when it matters', () => {
    const counted = { source: 'order:hold', matters: vi.fn(() => true) }
    const decision = question([{ ...hold, reaction: counted }])
    for (const attention of ['always', { only: ['order'] }] as const)
      expect(isWorthAsking(decision, attention)).toBe(true)
    expect(counted.matters).not.toHaveBeenCalled()
    expect(isWorthAsking(decision, 'when-it-matters')).toBe(true)
    expect(isWorthAsking(dataOf(decision), 'when-it-matters')).toBe(true)
    expect(counted.matters).toHaveBeenCalledTimes(2)
  })

  test('"when it matters" treats options without a reaction as relevant', () => {
    expect(asks('when-it-matters', [{ key: 'duck', text: text('duck'), value: 0 }])).toBe(true)
  })

  test('a list of sources matches exact sources and whole kinds, not prefixes', () => {
    expect(asks({ only: ['consumable'] }, [potion])).toBe(true)
    expect(asks({ only: ['consumable:potion'] }, [hold, potion])).toBe(true)
    expect(asks({ only: ['consumable:scroll', 'order'] }, [potion])).toBe(false)
    expect(asks({ only: ['consum', 'consumable:pot'] }, [potion])).toBe(false)
    expect(asks({ only: [] }, [potion, hold])).toBe(false)
    expect(asks({ only: ['order'] }, [{ key: 'duck', text: text('duck'), value: 0 }])).toBe(false)
  })

  test('a repeated question about the same moment is asked only of seats that always want it', () => {
    const asked = new Set([questionKey(question([hold]))!])
    expect(isWorthAsking(question([hold]), 'when-it-matters', asked)).toBe(false)
    expect(isWorthAsking(question([hold]), { only: ['order'] }, asked)).toBe(false)
    expect(isWorthAsking(question([hold]), 'always', asked)).toBe(true)
    expect(isWorthAsking(question([hold, potion]), 'when-it-matters', asked)).toBe(true)
    expect(isWorthAsking(question([hold], { key: 'turn 2, blow of 7' }), 'when-it-matters', asked)).toBe(true)
    expect(isWorthAsking({ ...question([hold]), seat: 2 }, 'when-it-matters', asked)).toBe(true)
  })

  test('a decision that is not an interruption is always asked, even with one option', () => {
    const { interruption: _, ...decision } = question([])
    expect(isWorthAsking(decision, 'when-it-matters')).toBe(true)
    expect(isWorthAsking(decision, { only: [] })).toBe(true)
    expect(questionKey(decision)).toBeUndefined()
    expect(isFormality(decision)).toBe(false)
  })

  test('a decision and its data give the same result, and the data keeps the reactions', () => {
    const data = dataOf(question([hold, potion]))
    expect(data).toMatchObject({
      interruption,
      options: [{ key: 'pass' }, { reaction: { source: 'order:hold', matters: true } }, {}],
    })
    expect(JSON.parse(JSON.stringify(data))).toEqual(data)
    expect(questionKey(data)).toBe(questionKey(question([hold, potion])))
    expect(isWorthAsking(data, { only: ['consumable'] })).toBe(true)
    expect(isFormality(dataOf(question([])))).toBe(true)
  })
})

describe('formalities', () => {
  function* asking(play: NotesPlay, options: readonly DecisionOption[]): Procedure {
    const { kind: _, ...ask } = question(options)
    const use = yield* play.interrupt<unknown>({ ...ask, interruption })
    play.state.notes.push(use === null ? 'passed' : String(use))
    play.state.notes.push(yield* play.pick({ ...ask, options: [hold, potion] as DecisionOption<string>[] }))
  }

  test('the match passes a formality and does not record the answer', () => {
    const match = startNotes((play) => asking(play, []))
    expect(match.state.notes).toEqual(['passed'])
    expect(match.answers).toEqual([])
    expect(match.pending).toMatchObject([{ options: [{ key: 'hold' }, { key: 'drink' }] }])
  })

  test('a question with something to choose is not a formality', () => {
    const match = startNotes((play) => asking(play, [potion]))
    expect(match.state.notes).toEqual([])
    giveAnswers(match, 'drink')
    expect(match.state.notes).toEqual(['drink'])
  })
})

test('passing gives the value of the pass option wherever it is listed', () => {
  const options = [hold, { ...pass, value: 'on with it' }]
  expect(passValue({ ...question([]), options })).toBe('on with it')
})

test('questions about the same moment with other options have other keys', () => {
  expect(questionKey(question([hold]))).toBe(questionKey(question([hold])))
  expect(questionKey(question([hold]))).not.toBe(questionKey(question([potion])))
})

describe('questions with a silent option', () => {
  const secretly = (options: readonly DecisionOption[]): PickDecision => {
    const { interruption: _, ...decision } = question(options)
    return { ...decision, silentOption: 'pass' }
  }

  test('the silent option alone makes a formality; any other option makes it worth asking', () => {
    expect({ isFormality: isFormality(secretly([])), isWorthAsking: isWorthAsking(secretly([]), 'always') }).toEqual({
      isFormality: true,
      isWorthAsking: false,
    })
    expect({
      isFormality: isFormality(secretly([hold])),
      isWorthAsking: isWorthAsking(secretly([hold]), { only: [] }),
    }).toEqual({ isFormality: false, isWorthAsking: true })
    expect(isFormality(dataOf(secretly([])))).toBe(true)
    expect(passAnswer(dataOf(secretly([hold])))).toBe('pass')
    expect(passValue(secretly([hold]))).toBe(null)
  })

  function* asking(play: NotesPlay, options: readonly DecisionOption[]): Procedure {
    const { kind: _, ...ask } = secretly(options)
    const use = yield* play.pick<unknown>(ask, true)
    play.state.notes.push(use === null ? 'passed' : String(use))
    play.state.notes.push(yield* play.pick({ ...ask, options: [hold, potion] as DecisionOption<string>[] }))
  }

  test('the match passes it as a formality; a held one waits, is answered and stays out of the record', () => {
    const unseen = startNotes((play) => asking(play, []))
    expect({ notes: unseen.state.notes, answers: unseen.answers }).toEqual({ notes: ['passed'], answers: [] })
    const held = startNotes((play) => asking(play, []), { holdFormalities: true })
    expect(held.pending).toMatchObject([{ options: [{ key: 'pass' }] }])
    giveAnswers(held, 'pass')
    expect({ notes: held.state.notes, answers: held.answers }).toEqual({ notes: ['passed'], answers: [] })
    giveAnswers(held, 'hold')
    expect(held.undo(1)).toEqual({ ok: true })
    expect(held.pending).toMatchObject([{ options: [{ key: 'hold' }, { key: 'drink' }] }])
    expect(
      giveRecordedAnswer(
        startNotes((play) => asking(play, []), { holdFormalities: true }),
        1,
        'hold',
      ),
    ).toEqual({ ok: true })
  })
})
