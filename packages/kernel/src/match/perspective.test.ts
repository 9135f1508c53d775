import { describe, expect, test } from 'vitest'
import { type DecisionOption, describeDecision as dataOf } from '../decisions/decision.ts'
import { digest } from '../records/record.ts'
import { giveRecordedAnswer } from '../records/replay.ts'
import { askFor, giveAnswers, type Notes, type NotesPlay, startNotes } from '../testing/play.ts'
import { text } from '../texts/message.ts'
import type { Match, MatchOptions } from './match.ts'
import { perspectiveOf } from './perspective.ts'
import { choice, type Procedure } from './procedure.ts'
import type { Seat } from './seat.ts'

type NotesMatch = Match<Notes, null, Notes>

/** Seat 0 acts three times; each time seat 1 may interrupt, with a potion if it has one. */
function* acting(play: NotesPlay, potions: number): Procedure {
  for (let act = 1; act <= 3; act++) {
    yield* askFor(play, 0, 'act', 'wait')
    if (yield* speakUp(play, `act ${act}`, potions)) play.log('drunk', {}, ['P-1'])
  }
}

/** Asks seat 1 to drink a potion, if it has one, or to pass. */
function speakUp(play: NotesPlay, key: string, potions: number): Procedure<string | null> {
  return play.interrupt<string | null>({
    seat: 1,
    prompt: text('speak-up'),
    rules: ['P-1'],
    interruption: { moment: text('acts'), key, interrupted: 0, hostile: true, pass: 'pass' },
    options: [
      { key: 'pass', text: text('pass'), value: null },
      ...(potions > 0 ? [choice('drink', text('drink'), { reaction: { source: 'potion', matters: () => true } })] : []),
    ] as DecisionOption<string | null>[],
  })
}

/** Seat 1 chooses in secret, in one step per thing; seat 0 in two steps. */
function* choosing(play: NotesPlay, things: number): Procedure {
  yield* askFor(play, 0, 'begin', 'wait')
  yield* play.simultaneously([
    { seat: 0, procedure: several(play, 0, 2) },
    { seat: 1, procedure: several(play, 1, things) },
  ])
}

function* several(play: NotesPlay, seat: Seat, times: number): Procedure {
  for (let i = 0; i < times; i++) yield* askFor(play, seat, 'this', 'that')
}

const start = (rules: (play: NotesPlay, secret: number) => Procedure, secret: number, options: MatchOptions = {}) =>
  startNotes((play) => rules(play, secret), { calls: 2, holdFormalities: true, ...options })

/** Gets the whole perspective of a seat as bytes. */
function perspectiveBytes(match: NotesMatch, seat: Seat | undefined): string {
  const { decision, ...rest } = perspectiveOf(match, seat)
  return JSON.stringify({ ...rest, decision: decision && dataOf(decision) })
}

describe('a held formality', () => {
  test('waits like any question and leaves no trace in the record when passed', () => {
    const match = start(acting, 0)
    giveAnswers(match, 'act')
    expect(match.pending).toMatchObject([{ seat: 1, options: [{ key: 'pass' }] }])
    expect(match.answer(1, 'drink').ok).toBe(false)
    giveAnswers(match, 'pass')
    expect(match.pending).toMatchObject([{ seat: 0 }])
    expect(match.answers).toEqual([{ seat: 0, answer: 'act' }])
  })

  test('hides from all others who has something to answer', () => {
    const [rich, poor] = [start(acting, 1), start(acting, 0)]
    for (const answer of ['act', 'pass', 'wait', 'pass', 'act', 'pass', 'act', 'pass']) {
      for (const seat of [0, undefined]) expect(perspectiveBytes(poor, seat)).toBe(perspectiveBytes(rich, seat))
      giveAnswers(rich, answer)
      giveAnswers(poor, answer)
    }
    expect(rich.answers).toHaveLength(8)
    expect(poor.answers).toHaveLength(4)
  })

  test('is passed during a replay, and a replay up to it stops there', () => {
    for (const potions of [0, 1]) {
      const match = start(acting, potions)
      giveAnswers(match, 'act', 'pass', 'wait', 'pass', 'act')
      const again = start(acting, potions)
      for (const { seat, answer } of match.answers)
        expect(giveRecordedAnswer(again, seat, answer)).toEqual({ ok: true })
      expect(perspectiveBytes(again, 0)).toBe(perspectiveBytes(match, 0))
      expect(again.pending).toMatchObject([{ seat: 1 }])
    }
    const secret = start(choosing, 0)
    giveAnswers(secret, 'begin')
    expect(secret.pending).toMatchObject([{ seat: 0 }, { seat: 1 }])
    for (const answer of ['this', 'that', 'begin']) expect(giveRecordedAnswer(secret, 0, answer)).toEqual({ ok: true })
  })

  test('does not change the digest of a record', () => {
    const [held, passed] = [start(acting, 0), start(acting, 0, { holdFormalities: false })]
    giveAnswers(held, 'act', 'pass', 'wait', 'pass', 'act')
    giveAnswers(passed, 'act', 'wait', 'act')
    expect(held.pending).toMatchObject([{ seat: 1 }])
    expect({ held: held.state.calls, passed: passed.state.calls }).toEqual({ held: 0, passed: 1 })
    expect(digest(held)).toBe(digest(passed))
  })

  test('is passed by forks, and passed again after undoing beyond it', () => {
    const match = start(acting, 0)
    giveAnswers(match, 'act', 'pass', 'wait')
    expect(match.fork().pending).toMatchObject([{ seat: 0 }])
    expect(match.undo().ok).toBe(true)
    expect(match.answers).toEqual([{ seat: 0, answer: 'act' }])
    expect(match.pending).toMatchObject([{ seat: 1 }])
    expect(match.fork({ holdFormalities: true }).pending).toMatchObject([{ seat: 1 }])
  })
})

describe('a formality during secret choices', () => {
  /** Asks seat 1 between two choices whether it drinks; without potions it can only pass. */
  function* withFormality(play: NotesPlay, potions: number): Procedure {
    const parts = [
      { seat: 0, procedure: askFor(play, 0, 'this', 'that') },
      { seat: 1, procedure: choosingAndDrinking(play, potions) },
    ]
    play.state.notes.push(...(yield* play.simultaneously<string>(parts)))
  }

  function* choosingAndDrinking(play: NotesPlay, potions: number): Procedure<string> {
    const first = yield* askFor(play, 1, 'left', 'right')
    const use = yield* speakUp(play, 'chooses', potions)
    return `${first} ${use} ${yield* askFor(play, 1, 'near', 'far')}`
  }

  const notes = ['this', 'left null far']

  test('is passed by the match, and the part continues', () => {
    const match = start(withFormality, 0, { holdFormalities: false })
    giveAnswers(match, 'this', 'left')
    expect(match.decisionOf(1)).toMatchObject({ options: [{ key: 'near' }, { key: 'far' }] })
    giveAnswers(match, 'far')
    expect(match.state.notes).toEqual(notes)
  })

  test('waits if formalities are held, and the part continues with its pass', () => {
    const match = start(withFormality, 0)
    giveAnswers(match, 'this', 'left')
    expect(match.decisionOf(1)).toMatchObject({ options: [{ key: 'pass' }] })
    giveAnswers(match, 'pass')
    expect(match.decisionOf(1)).toMatchObject({ options: [{ key: 'near' }, { key: 'far' }] })
    expect(match.undoableFor(1)).toBe(1)
    giveAnswers(match, 'far')
    expect(match.state.notes).toEqual(notes)
    const again = start(withFormality, 0)
    for (const { seat, answer } of match.answers) expect(giveRecordedAnswer(again, seat, answer)).toEqual({ ok: true })
    expect(digest(again)).toBe(digest(match))
  })
})

test('nothing is imagined at a formality, since what follows may depend on secrets', () => {
  const match = start(acting, 0)
  giveAnswers(match, 'act')
  expect(() => match.imagine(1)).toThrow('seat 1 is asked a formality')
  expect(() => match.imagine(0)).toThrow('seat 0 cannot imagine what seat 1 is asked')
})

describe('the undoable answers of a seat', () => {
  test('are its own, whether others passed in between or had nothing to say', () => {
    for (const potions of [0, 1]) {
      const match = start(acting, potions)
      giveAnswers(match, 'act', 'pass', 'wait', 'pass')
      expect(match.undoableFor(0)).toBe(2)
      expect(match.undo(0).ok).toBe(true)
      expect(match.decisionOf(0)).toBeDefined()
      expect(match.undoableFor(0)).toBe(1)
      expect(match.answers.filter(({ seat }) => seat === 0)).toEqual([{ seat: 0, answer: 'act' }])
    }
  })

  test('end where another seat has acted', () => {
    const match = start(acting, 1)
    giveAnswers(match, 'act', 'drink', 'wait', 'pass')
    expect(match.undoableFor(0)).toBe(1)
    match.undo(0)
    expect(match.undoableFor(0)).toBe(0)
    expect(match.undo(0)).toMatchObject({ ok: false, reason: text('kernel.not-yours', { seat: { seat: 1 } }) })
    expect(match.undoableFor(1)).toBe(1)
  })

  test('of a secret choice belong to its own part, and the other parts keep theirs', () => {
    const match = start(choosing, 3)
    giveAnswers(match, 'begin', [0, 'this'], [1, 'that'], [0, 'that'], [1, 'this'])
    expect(match.undoableFor(0)).toBe(2)
    expect(match.undoableFor(1)).toBe(2)
    match.undo(0)
    expect(match.answers.slice(1)).toEqual([
      { seat: 0, answer: 'this' },
      { seat: 1, answer: 'that' },
      { seat: 1, answer: 'this' },
    ])
    match.undo(0)
    expect(match.undo(0)).toMatchObject({ ok: false, reason: text('kernel.nothing-to-undo') })
    expect(match.answers.map(({ seat }) => seat)).toEqual([0, 1, 1])
  })

  test('can be undone several at once, and none if not all of them may be', () => {
    const match = start(choosing, 3)
    giveAnswers(match, 'begin', [0, 'this'], [1, 'that'], [0, 'that'], [1, 'this'])
    expect(match.undo(0, 3).ok).toBe(false)
    expect(match.answers).toHaveLength(5)
    expect(match.undo(0, 2).ok).toBe(true)
    expect(match.answers.map(({ seat, answer }) => [seat, answer])).toEqual([
      [0, 'begin'],
      [1, 'that'],
      [1, 'this'],
    ])
  })
})

describe('the steps of a match in progress', () => {
  test('are the same whether others passed or were not asked', () => {
    const [rich, poor] = [start(acting, 1), start(acting, 0)]
    for (const match of [rich, poor]) giveAnswers(match, 'act', 'pass', 'wait', 'pass')
    for (const seat of [0, undefined]) expect(rich.stepsFor(seat)).toHaveLength(poor.stepsFor(seat).length)
    expect({ rich: rich.stepsFor(0), poor: poor.stepsFor(0) }).toEqual({ rich: [0, 2, 4], poor: [0, 1, 2] })
    expect(rich.stepsFor(1)).toEqual([0, 1, 2, 3, 4])
  })

  test('do not show how many secret steps others took; open answers are steps', () => {
    const ends = [1, 3].map((things) => {
      const match = start(choosing, things)
      giveAnswers(match, 'begin', [0, 'this'])
      for (let i = 0; i < things; i++) giveAnswers(match, [1, 'that'])
      giveAnswers(match, [0, 'that'])
      return [0, undefined].map((seat) => match.stepsFor(seat))
    })
    expect(ends[0]).toEqual([
      [0, 1, 3, 4],
      [0, 4],
    ])
    expect(ends[1]).toEqual([
      [0, 1, 5, 6],
      [0, 6],
    ])
    const used = start(acting, 1)
    giveAnswers(used, 'act', 'drink')
    expect(used.stepsFor(0)).toEqual([0, 1, 2])
  })
})

/** Seat 1 is asked only if it secretly carries something. */
function* carrying(play: NotesPlay, things: number): Procedure {
  yield* askFor(play, 0, 'act', 'wait')
  if (things > 0) {
    const options = [choice('done', text('done')), choice('use', text('use'))]
    const used = yield* play.pick({ seat: 1, prompt: text('use'), rules: ['P-1'], silentOption: 'done', options })
    if (used === 'use') play.log('used', {}, ['P-1'])
  }
  yield* askFor(play, 1, 'act', 'wait')
  yield* askFor(play, 0, 'act', 'wait')
}

test('a secret question adds no step and does not limit undo unless it has an effect', () => {
  const [rich, poor] = [start(carrying, 1), start(carrying, 0)]
  giveAnswers(rich, 'act', 'done', 'act')
  giveAnswers(poor, 'act', 'act')
  for (const seat of [0, undefined]) expect(perspectiveBytes(rich, seat)).toBe(perspectiveBytes(poor, seat))
  expect({ 0: rich.stepsFor(0), 1: rich.stepsFor(1) }).toEqual({ 0: [0, 2, 3], 1: [0, 1, 2, 3] })
  const used = start(carrying, 1)
  giveAnswers(used, 'act', 'use', 'act')
  expect(used.stepsFor(0)).toEqual([0, 1, 2, 3])
})

describe('simultaneous secret choices', () => {
  test('hide who has chosen and in how many steps', () => {
    const matches = [1, 2, 3].map((things) => start(choosing, things))
    for (const match of matches) giveAnswers(match, 'begin', [0, 'this'])
    const before = matches.map((match) => perspectiveBytes(match, 0))
    for (const [things, match] of matches.entries()) for (let i = 0; i <= things; i++) giveAnswers(match, [1, 'that'])
    expect(new Set([...before, ...matches.map((match) => perspectiveBytes(match, 0))]).size).toBe(1)
    expect(perspectiveOf(matches[0]!, 0)).toMatchObject({ answered: 2, awaited: [1], undoable: 1 })
    expect(perspectiveOf(matches[2]!, 1)).toMatchObject({ answered: 3, awaited: [0], decision: undefined })
    expect(perspectiveOf(matches[2]!, undefined)).toMatchObject({ answered: 0, awaited: [0, 1], undoable: 0 })
  })
})
