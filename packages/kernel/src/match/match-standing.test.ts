import { describe, expect, test } from 'vitest'
import { canContinue } from '../records/continuation.ts'
import type { MatchRecord } from '../records/record.ts'
import { askFor, giveAnswers, type Notes, type NotesPlay, notesGame, startNotes } from '../testing/play.ts'
import { text } from '../texts/message.ts'
import { Match } from './match.ts'

/** Asks once per call. */
function* asking(play: NotesPlay) {
  play.state.notes.push(yield* askFor(play, 0, 'on', 'off'))
}

describe('the last savepoint at rest', () => {
  const start = (isAtRest?: (state: Notes) => boolean) => {
    const notes = notesGame(asking, 9)
    const game = isAtRest ? { ...notes, rules: { ...notes.rules, isAtRest } } : notes
    const match = Match.start(game, { setup: null, state: { calls: 0, notes: [] } }, 'rest')
    giveAnswers(match, 'on', 'off', 'on', 'off')
    return match
  }
  const restsOf = (match: ReturnType<typeof start>) =>
    [0, 1, 2, 3, 4].map((answers) => match.savepointAtRestBefore(answers).answers)

  test('is the last savepoint of a game that is always at rest between calls', () => {
    expect(restsOf(start())).toEqual([0, 1, 2, 3, 4])
    expect(start().savepointAtRestBefore(2).state).toEqual({ calls: 2, notes: ['on', 'off'] })
  })

  test('is one where the game says it is at rest, or the oldest if there is none', () => {
    expect(restsOf(start(({ calls }) => calls % 2 === 1))).toEqual([0, 1, 1, 3, 3])
  })

  test('is a copy', () => {
    const match = start()
    match.savepointAtRestBefore(2).state.notes.push('scribble')
    expect(match.savepointAtRestBefore(2).state.notes).toEqual(['on', 'off'])
  })
})

test('isPreparing is what the game says, and false by default', () => {
  const game = {
    ...notesGame(asking, 9),
    rules: { ...notesGame(asking, 9).rules, isPreparing: ({ calls }: Notes) => calls < 2 },
  }
  const match = Match.start(game, { setup: null, state: { calls: 0, notes: [] } }, 'preparing')
  const seen = [match.isPreparing]
  for (let i = 0; i < 3; i++) {
    giveAnswers(match, 'on')
    seen.push(match.isPreparing)
  }
  expect(seen).toEqual([true, true, false, false])
  expect(startNotes(asking).isPreparing).toBe(false)
})

test('isChoosingInSecret is true during simultaneous choices', () => {
  const match = startNotes(function* (play) {
    yield* askFor(play, 0, 'on', 'off')
    const parts = [0, 1].map((seat) => ({ seat, procedure: askFor(play, seat, 'this', 'that') }))
    play.state.notes.push(...(yield* play.simultaneously(parts)))
    yield* askFor(play, 1, 'on', 'off')
  })
  const seen = [match.isChoosingInSecret]
  for (const answer of ['on', [1, 'this'], [0, 'that']] as const) {
    giveAnswers(match, answer as 'on')
    seen.push(match.isChoosingInSecret)
  }
  expect(seen).toEqual([false, true, true, false])
})

describe('imagined matches', () => {
  function* measuring(play: NotesPlay) {
    yield* askFor(play, 0, 'on', 'off')
    play.state.notes.push(play.measure(() => 'far', 'near'))
    yield* askFor(play, 0, 'on', 'off')
  }

  test('use measured distances by default, and report when they assume them', () => {
    const match = startNotes(measuring)
    const [measured, supposed] = [match.imagine(0), match.imagine(0, { assumeDistances: true })]
    for (const otherMatch of [measured, supposed]) {
      expect(otherMatch.assumesDistances).toBe(false)
      giveAnswers(otherMatch, 'on')
    }
    expect({ notes: measured.state.notes, assumesDistances: measured.assumesDistances }).toEqual({
      notes: ['far'],
      assumesDistances: false,
    })
    expect({ notes: supposed.state.notes, assumesDistances: supposed.assumesDistances }).toEqual({
      notes: ['near'],
      assumesDistances: true,
    })
  })

  test("have dice that depend on the seat's own number of answers only", () => {
    function* rolling(play: NotesPlay, others: number) {
      yield* askFor(play, 0, 'on', 'off')
      for (let i = 0; i < others; i++) yield* askFor(play, 1, 'on', 'off')
      yield* askFor(play, 0, 'on', 'off')
      const dice = yield* play.rollDice(text('roll'), ['N-1'], [{ seat: 0, count: 12, sides: 6 }])
      play.state.notes.push(String(dice))
      yield* askFor(play, 0, 'on', 'off')
    }
    const rollAfter = (others: number) => {
      const match = startNotes((play) => rolling(play, others))
      giveAnswers(match, ...new Array<string>(1 + others).fill('on'))
      const imagined = match.imagine(0)
      giveAnswers(imagined, 'on')
      return imagined.state.notes[0]
    }
    expect(rollAfter(2)).toBe(rollAfter(0))
    const early = startNotes((play) => rolling(play, 0)).imagine(0)
    giveAnswers(early, 'on', 'on')
    expect(early.state.notes[0]).not.toBe(rollAfter(0))
  })
})

test('canContinue needs a savepoint and a game that migrates', () => {
  const record = (version: string, savepoint: boolean) =>
    ({ version, ...(savepoint ? { savepoint: {} } : {}) }) as unknown as MatchRecord
  const silent = { version: '2', saves: {} }
  const knowing = { version: '2', saves: { migrate: () => undefined } }
  const answers = [silent, knowing].map((game) =>
    [record('2', false), record('2', true), record('1', false), record('1', true)].map((matchRecord) =>
      canContinue(game, matchRecord),
    ),
  )
  expect(answers).toEqual([
    [true, true, false, false],
    [true, true, false, true],
  ])
})

test('undoing zero answers leaves the match unchanged', () => {
  const match = startNotes(asking, { calls: 9 })
  giveAnswers(match, 'on')
  const before = match.pending[0]
  expect(match.undoLast(0)).toEqual({ ok: true })
  expect(match.pending[0]).toBe(before)
})
