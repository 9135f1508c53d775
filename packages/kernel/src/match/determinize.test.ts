import { expect, test } from 'vitest'
import { Random, ScriptedDice } from '../dice/random.ts'
import { DiceError } from '../input/errors.ts'
import { askFor, giveAnswers, notesGame, startDuel } from '../testing/play.ts'
import { Match } from './match.ts'

const secretive = () =>
  notesGame(function* (play) {
    yield* askFor(play, 0, 'on')
  })

test('a determinized state agrees with what the seat knows, and the rest is random', () => {
  const game = {
    ...secretive(),
    view: {
      ...secretive().view,
      redact: (state: { notes: string[] }) => {
        state.notes = ['hidden']
      },
    },
  }
  const beginning = { setup: null, state: { calls: 0, notes: ['secret'] } }
  const plain = Match.start(game, beginning, 'seed')
  expect(plain.determinize(0, Random.fromSeed('a')).notes).toEqual(['hidden'])
  const guessing = {
    ...game,
    view: {
      ...game.view,
      determinize: (state: { notes: string[] }, seat: number, random: Random) => {
        state.notes.push(`seat ${seat} guesses ${random.between(1, 1)}`)
      },
    },
  }
  const match = Match.start(guessing, beginning, 'seed')
  expect(match.determinize(1, Random.fromSeed('a')).notes).toEqual(['hidden', 'seat 1 guesses 1'])
  expect(match.state.notes).toEqual(['secret'])
})

test('dice that run out report the events so far and leave the match unchanged', () => {
  const match = startDuel({ dice: new ScriptedDice([]) })
  giveAnswers(match, 'thrust')
  const [events, answers] = [match.events.length, match.answers.length]
  let error: unknown
  try {
    match.answer(1, 'parry')
  } catch (thrown) {
    error = thrown
  }
  if (!(error instanceof DiceError)) throw new Error('the dice did not run out')
  expect(error.state).toMatchObject({ fencers: expect.anything() })
  expect(error.events.slice(0, events)).toEqual(match.events)
  expect(match.events).toHaveLength(events)
  expect(match.answers).toHaveLength(answers)
})
